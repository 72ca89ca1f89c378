"""Torch, oracle and engine agree for every head, whatever the number of classes; ties included."""

import numpy as np
import pytest

import gategrad as gg
from gategrad.circuit import simulate
from gategrad.config import ModelConfig
from gategrad.targets import engine

torch = pytest.importorskip("torch")
nn = pytest.importorskip("gategrad.nn")
kinds = pytest.importorskip("gategrad.nn.heads.head_kinds")

OPTIONS = {
    "group-sum-codebook": {"code_size": 30, "tau": 0.3},
    "codebook": {"tau": 0.3},
    "dense": {"hidden": (12,)},
    "tree-full": {"tree_levels": 1},
}


@pytest.mark.parametrize("n_classes", [2, 3, 10, 67, 2000])
@pytest.mark.parametrize("head", kinds.HEADS)
def test_every_head(head, n_classes, monkeypatch):
    # Few outputs: class sums are small, so that many are equal.
    width = {"codebook": 60, "group-sum-codebook": 60, "dense": 400, "tree-full": 60}.get(
        head, 4 * max(n_classes, 50)
    )
    config = ModelConfig(layers=2, width=width, head=head, **OPTIONS.get(head, {}))
    model = nn.build(config, 12, n_classes, seed=n_classes).eval()
    x = torch.from_numpy(np.random.default_rng(0).integers(0, 2, (200, 12))).float()
    bits = x.numpy().astype(np.uint8)
    with torch.no_grad():
        scores = model(x).double().numpy()
    circuit = gg.to_circuit(model)
    sums = circuit.readout.class_sums(simulate(circuit.netlist, bits))
    small = gg.optimize(circuit, ["simplify", "fold_outputs"])[0]
    networks = [gg.compile(circuit), gg.compile(small)]
    monkeypatch.setattr(engine, "_COUNTED", 0)  # as for large codebooks
    networks.append(gg.compile(circuit))
    expected = circuit.readout.predict(sums)
    # Two codes that differ in an odd number of bits never tie.
    if circuit.readout.is_integer and (head, n_classes) != ("codebook", 2):
        ties = (sums == sums.max(axis=1, keepdims=True)).sum(axis=1) > 1
        assert ties.any()
    np.testing.assert_array_equal(expected, np.argmax(scores, axis=1))
    for network in networks:
        found = network.class_sums(bits)
        if sums.dtype == np.int64:
            np.testing.assert_array_equal(found, sums)
        else:
            np.testing.assert_allclose(found, sums, rtol=1e-9, atol=1e-9)
        np.testing.assert_array_equal(network.predict(bits), expected)
        np.testing.assert_allclose(network.scores(bits), scores, rtol=1e-5)
