import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import random_netlist

from gategrad.circuit import Netlist, simulate


def xor_and_or() -> Netlist:
    # Inputs are nets 2 and 3; net 4 = xor, net 5 = and(xor, b).
    return Netlist(2, [6, 1], [2, 4], [3, 3], [4, 5])


def test_sizes():
    netlist = xor_and_or()
    assert (netlist.n_gates, netlist.n_outputs, netlist.n_nets) == (2, 2, 6)
    assert netlist.first_gate_net == 4


def test_arrays_are_frozen_copies():
    gate = np.array([6, 1], dtype=np.uint8)
    netlist = Netlist(2, gate, [2, 4], [3, 3], [4, 5])
    gate[0] = 0
    assert netlist.gate[0] == 6
    with pytest.raises(ValueError, match="read-only"):
        netlist.a[0] = 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"gate": [16, 1]}, "gate 0 has id 16"),
        ({"gate": [-1, 1]}, r"outside \[0, 255\]"),
        ({"gate": [6]}, "one length"),
        ({"a": [4, 4]}, r"input a of gate 0 \(net 4\) is net 4"),
        ({"a": [2, 5]}, r"input a of gate 1 \(net 5\) is net 5"),
        ({"b": [5, 3]}, r"input b of gate 0 \(net 4\) is net 5"),
        ({"b": [3, -1]}, "is net -1"),
        ({"outputs": [6]}, "output 0 is net 6, but nets are 0 to 5"),
        ({"outputs": [-1]}, "is net -1"),
        ({"a": [2.0, 4.0]}, "must hold integers"),
        ({"a": [[2, 4]]}, "1-D"),
        ({"b": [3, 2**40]}, "outside"),
        ({"n_inputs": -1}, "must not be negative"),
        ({"n_inputs": 2.7}, "must be an integer, got 2.7"),
        ({"n_inputs": 2**31}, "32-bit"),
    ],
)
def test_rules(change, message):
    fields = {"n_inputs": 2, "gate": [6, 1], "a": [2, 4], "b": [3, 3], "outputs": [4, 5]} | change
    with pytest.raises(ValueError, match=message):
        Netlist(**fields)


def test_equality():
    assert xor_and_or() == xor_and_or()
    assert xor_and_or() != Netlist(2, [6, 1], [2, 4], [3, 3], [4, 4])
    assert xor_and_or() != "netlist"


def test_levels():
    assert xor_and_or().levels().tolist() == [0, 0, 0, 0, 1, 2]
    chain = Netlist(1, [12] * 5, [2, 3, 4, 5, 6], [2] * 5, [7])
    assert chain.levels().tolist() == [0, 0, 0, 1, 2, 3, 4, 5]


@given(st.integers(0, 2**32), st.integers(0, 20), st.integers(0, 200))
def test_segments_cover_all_gates_and_read_only_earlier_ones(seed, n_inputs, n_gates):
    netlist = random_netlist(np.random.default_rng(seed), n_inputs, n_gates, 3)
    position = 0
    for run in netlist.segments():
        assert run.start == position < run.stop
        assert max(netlist.a[run].max(), netlist.b[run].max()) < netlist.first_gate_net + run.start
        position = run.stop
    assert position == n_gates


@given(st.integers(0, 2**32), st.integers(1, 20), st.integers(0, 200))
def test_by_level_keeps_the_function(seed, n_inputs, n_gates):
    rng = np.random.default_rng(seed)
    netlist = random_netlist(rng, n_inputs, n_gates, 5)
    ordered = netlist.by_level()
    level = ordered.levels()[ordered.first_gate_net :]
    assert (np.diff(level) >= 0).all()
    X = rng.integers(0, 2, (64, n_inputs), dtype=np.uint8)
    assert np.array_equal(simulate(ordered, X), simulate(netlist, X))
    assert ordered.by_level() is ordered


def test_an_order_must_have_each_gate_once():
    netlist = xor_and_or()
    for order in ([0], [0, 0], [0, 1, 1], [-1, 0], [0, 2], []):
        with pytest.raises(ValueError, match="each of the 2 gates once"):
            netlist.reordered(order)
    with pytest.raises(ValueError, match="a gate may read only nets before its own"):
        netlist.reordered([1, 0])
    with pytest.raises(ValueError, match="must hold integers"):
        netlist.reordered([0.0, 1.0])
