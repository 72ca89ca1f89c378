from __future__ import annotations

import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gategrad as gg
from gategrad.circuit import GateEncoder, Netlist, ThresholdEncoder, simulate
from gategrad.circuit.encoders.derived_encoder import encoder_parts


def encoder() -> GateEncoder:
    first = ThresholdEncoder(2, [[0.5, 10], [1.5, 20]], "float64", -100, 100)
    # Bits: a > 0.5, b > 10, a > 1.5, b > 20; one-hot of a, then b > 20.
    gates = Netlist(4, [12, 2], [2, 2], [2, 4], [6, 7, 4, 5])
    return GateEncoder(first, gates)


def test_bits_are_what_the_gates_give() -> None:
    X = [[0, 0], [1, 15], [2, 30]]
    assert encoder().encode(X).tolist() == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 1]]
    assert (encoder().n_bits, encoder().n_features, encoder().n_thresholds) == (4, 2, 2)
    assert (encoder().dtype, encoder().low, encoder().high) == ("float64", -100, 100)
    with pytest.raises(ValueError, match="value 1000"):
        encoder().encode([[1000, 0]])
    with pytest.raises(ValueError, match="nothing to scale"):
        encoder().scale(X)


def test_parts_must_fit() -> None:
    first = encoder().first
    for gates in (Netlist(3, [], [], [], [2]), Netlist(4, [], [], [], [])):
        with pytest.raises(ValueError, match="the gates read"):
            GateEncoder(first, gates)


def test_equal_is_equal_by_content() -> None:
    one, two = encoder(), pickle.loads(pickle.dumps(encoder()))
    assert one == two
    other = GateEncoder(one.first, Netlist(4, [12, 1], [2, 2], [2, 4], [6, 7, 4, 5]))
    assert one != other
    assert one != one.first
    assert encoder_parts(one.first) == (one.first, ())


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_a_chain_computes_one_after_the_other(seed: int) -> None:
    rng = np.random.default_rng(seed)

    def random(n_inputs: int, n_outputs: int) -> Netlist:
        G = int(rng.integers(0, 12))
        nets = [rng.integers(0, 2 + n_inputs + g, 2) for g in range(G)]
        a, b = np.array(nets, dtype=int).reshape(-1, 2).T
        outputs = rng.integers(0, 2 + n_inputs + G, n_outputs)
        return Netlist(n_inputs, rng.integers(0, 16, G), a, b, outputs)

    one, two = random(5, 3), random(3, 4)
    bits = rng.integers(0, 2, (20, 5))
    np.testing.assert_array_equal(simulate(one.then(two), bits), simulate(two, simulate(one, bits)))


def test_a_chain_must_fit() -> None:
    with pytest.raises(ValueError, match="gives 1 bits, but the network reads 2"):
        Netlist(1, [], [], [], [2]).then(Netlist(2, [], [], [], [2]))


def test_the_circuit_of_a_network_starts_with_the_gates() -> None:
    torch = pytest.importorskip("torch")
    model = gg.nn.dlgn(4, layers=2, width=20, head=gg.nn.GroupSum(2), seed=1)
    circuit = gg.to_circuit(model, encoder())
    assert circuit.encoder == encoder().first
    X = np.random.default_rng(0).uniform(-3, 30, (200, 2))
    bits = torch.tensor(encoder().encode(X), dtype=torch.float32)
    expected = model.eval()(bits).argmax(1).numpy()
    for target in ("engine", "reference"):
        np.testing.assert_array_equal(gg.compile(circuit, target=target).predict(X), expected)
    smaller = gg.optimize(circuit)[0] if isinstance(gg.optimize(circuit), tuple) else circuit
    np.testing.assert_array_equal(gg.compile(smaller).predict(X), expected)
