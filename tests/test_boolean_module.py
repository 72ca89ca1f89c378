"""Circuits as torch modules of logic operations: the same bits as the oracle's."""

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

import gategrad as gg
from gategrad.circuit import Circuit, Netlist, Readout, simulate
from gategrad.circuit.hardware.adders import SumFormat


def circuit_of(seed, n_inputs=5, n_gates=60, n_outputs=12, n_classes=3):
    rng = np.random.default_rng(seed)
    first = 2 + n_inputs
    a, b = (rng.integers(0, first + np.arange(n_gates)) for _ in range(2))
    outputs = rng.integers(0, first + n_gates, n_outputs)
    netlist = Netlist(n_inputs, rng.integers(0, 16, n_gates), a, b, outputs)
    readout = Readout.group_sum(n_outputs, n_classes, 1.0)
    return Circuit(None, netlist, readout, tuple(map(str, range(n_classes))))


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 6), st.integers(0, 80))
def test_all_gates_on_all_inputs(seed, n_inputs, n_gates):
    circuit = circuit_of(seed, n_inputs, n_gates)
    rows = np.arange(2**n_inputs)[:, None] >> np.arange(n_inputs) & 1
    expected = simulate(circuit.netlist, rows.astype(np.uint8))
    found = gg.to_torch(circuit)(torch.from_numpy(rows.astype(bool)))
    assert found.dtype == torch.bool
    np.testing.assert_array_equal(found.numpy(), expected)


def test_sums_and_classes():
    circuit = circuit_of(1)
    rows = np.arange(32)[:, None] >> np.arange(5) & 1
    sums = circuit.readout.class_sums(simulate(circuit.netlist, rows.astype(np.uint8)))
    bits = torch.from_numpy(rows.astype(bool))
    width = SumFormat.of(circuit.readout).width
    found = gg.to_torch(circuit, adders=True)(bits).numpy().reshape(32, 3, width)
    np.testing.assert_array_equal(found @ (1 << np.arange(width)), sums)
    number = gg.to_torch(circuit, argmax=True)(bits).numpy()
    np.testing.assert_array_equal(number @ (1 << np.arange(2)), sums.argmax(axis=1))


def test_it_can_be_traced_and_has_logic_alone():
    module = gg.to_torch(circuit_of(2))
    traced = torch.fx.symbolic_trace(module)
    used = {node.target for node in traced.graph.nodes if node.op.startswith("call")}
    assert {getattr(target, "__name__", target) for target in used} <= {
        "cat", "getitem", "index_select", "logical_and", "logical_not", "logical_or", "logical_xor"
    }  # fmt: skip
    bits = torch.rand(40, 5) < 0.5
    assert torch.equal(traced(bits), module(bits))
    assert not list(module.parameters())


def test_what_it_refuses():
    none = Circuit(None, Netlist(0, [], [], [], [0, 1]), Readout.group_sum(2, 2, 1.0), "ab")
    with pytest.raises(ValueError, match="needs inputs"):
        gg.to_torch(none)
    with pytest.raises(TypeError, match="circuit"):
        gg.to_torch("circuit.npz")
    netlist = circuit_of(3).netlist
    scaled = Circuit(None, netlist, Readout([0, 1] * 6, [1] * 12, [0, 0], [1.0, 0.5]), "ab")
    with pytest.raises(ValueError, match="scales differ"):
        gg.to_torch(scaled, argmax=True)
