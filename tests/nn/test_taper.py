"""Layers that halve the width down to the outputs."""

from __future__ import annotations

import itertools
import warnings
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import gategrad as gg
from gategrad.circuit import simulate
from gategrad.config import ModelConfig
from gategrad.nn import GroupSum, LogicLayer, build, dlgn
from gategrad.nn.networks.dense import last_widths
from gategrad.nn.networks.network_kinds import layer_widths

HALVING: dict[str, Any] = {"layers": 2, "width": 100, "outputs": 30, "taper": "halving"}


def tapered(**options: Any) -> gg.nn.DLGN:
    return dlgn(60, **{**HALVING, "head": GroupSum(3, tau=2.0), "seed": 4, **options})


def layers_of(model: gg.nn.DLGN) -> list[LogicLayer]:
    return [module for module in model if isinstance(module, LogicLayer)]


@pytest.mark.parametrize(
    ("width", "outputs", "expected"),
    [
        (64_000, 16_000, [64_000, 32_000, 16_000]),
        (64_000, 32_000, [64_000, 32_000]),
        (64_000, 40_000, [64_000, 40_000]),
        (64_000, 64_000, [64_000]),
        (64_000, 256_000, [64_000, 256_000]),
        (100, 30, [100, 50, 30]),
        (101, 26, [101, 51, 26]),
        (101, 25, [101, 51, 26, 25]),
        (5, 1, [5, 3, 2, 1]),
    ],
)
def test_widths(width: int, outputs: int, expected: list[int]) -> None:
    assert last_widths(width, outputs, "halving") == expected
    assert last_widths(width, outputs, "last") == [outputs]


@given(st.integers(1, 10**6), st.integers(1, 10**6))
def test_no_layer_is_below_half_of_the_one_before_and_none_could_go(
    width: int, outputs: int
) -> None:
    found = last_widths(width, outputs, "halving")
    assert (found[0], found[-1]) == (width, outputs)
    assert all(2 * after >= before for before, after in itertools.pairwise(found))
    # One layer less, each at half of the one before, would not come down to the outputs.
    assert len(found) <= 2 or outputs * 2 ** (len(found) - 2) < width


def test_a_network_keeps_its_layers_and_reads_every_gate() -> None:
    model, plain = tapered(), dlgn(60, layers=2, width=100, head=GroupSum(2), seed=4)
    layers = layers_of(model)
    assert [(m.in_features, m.out_features) for m in layers] == [
        (60, 100), (100, 100), (100, 50), (50, 30)
    ]  # fmt: skip
    for layer in layers:
        assert len(layer.connections.unique()) == layer.in_features
    assert torch.equal(layers[0].connections, layers_of(plain)[0].connections)
    assert torch.equal(layers[0].weight, layers_of(plain)[0].weight)
    assert all(
        torch.equal(p, q) for p, q in zip(model.parameters(), tapered().parameters(), strict=True)
    )


@pytest.mark.parametrize("outputs", [100, None])
def test_nothing_to_narrow_is_the_same_network(outputs: int | None) -> None:
    options = {"outputs": 100, "head": GroupSum(5)}
    model, plain = tapered(**options), tapered(**{**options, "outputs": outputs, "taper": "last"})
    state, expected = model.state_dict(), plain.state_dict()
    assert state.keys() == expected.keys()
    assert all(torch.equal(state[name], expected[name]) for name in state)


@pytest.mark.parametrize(
    ("hidden", "expected"),
    [
        ("near", ["unique", "near", "random", "random"]),
        ("unique", ["unique"] * 4),
        ("random", ["unique", "random", "random", "random"]),
    ],
)
def test_wiring(hidden: str, expected: list[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # no input is left unread
        model = tapered(connections="unique", hidden_connections=hidden)
    for layer, kind in zip(layers_of(model), expected, strict=True):
        assert f"connections={kind!r}" in repr(layer)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [100, 100, 50, 30]),
        ({"outputs": 300}, [100, 100, 300]),
        ({"head": "tree", "tree_levels": 2}, [100, 100, 50, 30, 15, 7]),
        ({"head": "tree-full", "tree_levels": 1}, [100, 100, 50, 30, 45]),
        ({"taper": "last"}, [100, 30]),
    ],
)
def test_a_configurations_network_and_circuit(options: dict[str, Any], expected: list[int]) -> None:
    config = ModelConfig(**{**HALVING, "tau": 2.0, **options})
    assert layer_widths(config, 3) == expected
    model = build(config, 20, 3, seed=1).eval()
    assert [layer.out_features for layer in layers_of(model)] == expected
    circuit = gg.to_circuit(model)
    assert circuit.netlist.n_gates == sum(expected)
    bits = np.random.default_rng(2).integers(0, 2, (40, 20), dtype=np.uint8)
    with torch.no_grad():
        outputs = model[:-1](torch.from_numpy(bits).float())
    np.testing.assert_array_equal(simulate(circuit.netlist, bits), outputs.numpy())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"outputs": None}, "taper='halving' narrows the network down to its outputs: give outp"),
        ({"outputs": 0}, "outputs must be at least 1, got 0"),
        ({"taper": "half"}, "taper must be one of last, halving, got 'half'"),
        ({"width": 10**12}, r"37 layers with [\d,]+ gates need"),
        ({"layers": 1, "hidden_connections": "local"}, "hidden_connections must not be local"),
    ],
)
def test_networks_that_cannot_be(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tapered(**options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"outputs": None}, r"give outputs \(--outputs\), at least 1, got None"),
        ({"outputs": 0}, "at least 1, got 0"),
        ({"taper": "half"}, "taper must be one of last, halving, got 'half'"),
        ({"network": "clgn-mnist-s"}, "clgn-mnist-s has sizes and wiring of its own"),
        ({"network": "mlp", "outputs": None}, "the network mlp has no taper"),
    ],
)
def test_configurations_that_cannot_be(options: dict[str, Any], message: str) -> None:
    sizes = {} if "network" in options else {"layers": 2, "width": 100}
    with pytest.raises(ValueError, match=message):
        ModelConfig(**{"outputs": 30, "taper": "halving", **sizes, **options})
