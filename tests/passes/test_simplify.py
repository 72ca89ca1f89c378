import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import GATE_ID, all_bits, assert_same_outputs
from strategies import random_netlist

from gategrad.circuit import Netlist
from gategrad.gates import GATES
from gategrad.passes import simplify

NOT = GATE_ID["not_a"]
AND, XOR, XNOR, OR, NAND = (GATE_ID[name] for name in ("and", "xor", "xnor", "or", "nand"))


def assert_simple(netlist):
    """Everything that the pass promises of its result."""
    outputs = set(netlist.outputs.tolist())
    first = netlist.first_gate_net
    tables, leaves = set(), {}
    for g, (kind, a, b) in enumerate(zip(netlist.gate, netlist.a, netlist.b, strict=True)):
        gate, net = GATES[kind], first + g
        if a == b:
            assert gate.id == NOT
            assert net in outputs
            continue
        assert a > 1
        assert b > 1
        assert any(gate(0, v) != gate(1, v) for v in (0, 1))
        assert any(gate(v, 0) != gate(v, 1) for v in (0, 1))
        # The same gate or its opposite, with inputs in one order.
        ordered = sorted([(int(a), 0), (int(b), 1)])
        values = [gate(*(u, v) if ordered[0][1] == 0 else (v, u)) for u in (0, 1) for v in (0, 1)]
        key = tuple(n for n, _ in ordered), tuple(value ^ values[0] for value in values)
        assert key not in tables
        tables.add(key)
        leaves[net] = {int(a), int(b)}
        of_a, of_b = leaves.get(a), leaves.get(b)
        assert of_b is None or a not in of_b
        assert of_a is None or b not in of_a
        assert of_a is None or of_a != of_b
    read = {*netlist.a.tolist(), *netlist.b.tolist(), *outputs}
    assert set(range(first, netlist.n_nets)) <= read


@settings(max_examples=300, deadline=None)
@given(
    st.integers(0, 2**32), st.integers(0, 7), st.integers(0, 120), st.integers(0, 20)
)  # fmt: skip
def test_random_netlists_compute_the_same(seed, n_inputs, n_gates, n_outputs):
    netlist = random_netlist(np.random.default_rng(seed), n_inputs, n_gates, n_outputs)
    smaller = simplify(netlist)
    assert_same_outputs(netlist, smaller, all_bits(n_inputs))
    assert_simple(smaller)
    assert smaller.n_gates <= n_gates + n_outputs
    assert simplify(smaller) == smaller


def test_wide_random_netlists_compute_the_same():
    rng = np.random.default_rng(0)
    for n_inputs, n_gates in ((70, 4000), (1000, 20_000)):
        netlist = random_netlist(rng, n_inputs, n_gates, 300)
        smaller = simplify(netlist)
        assert_same_outputs(netlist, smaller, rng.integers(0, 2, (500, n_inputs), dtype=np.uint8))
        assert_simple(smaller)


@pytest.mark.parametrize("a", range(4))
@pytest.mark.parametrize("b", range(4))
@pytest.mark.parametrize("kind", range(16))
def test_every_gate_of_every_pair(kind, a, b):
    """Constants, the same net twice, and two different ones."""
    netlist = Netlist(2, [kind], [a], [b], [4])
    smaller = simplify(netlist)
    assert_same_outputs(netlist, smaller, all_bits(2))
    reads_both = {a, b} == {2, 3} and kind not in (0, 3, 5, 10, 12, 15)
    assert smaller.n_gates <= 1
    if reads_both:
        assert smaller.gate[0] not in (0, 3, 5, 10, 12, 15)


def test_wires_and_inverters_go_into_their_readers():
    # ~x, ~y, ~(~x & ~y): one or.
    assert simplify(Netlist(2, [NOT, NOT, NAND], [2, 3, 4], [2, 3, 5], [6])) == Netlist(
        2, [OR], [2], [3], [4]
    )


def test_an_output_wanted_only_inverted_takes_no_inverter():
    smaller = simplify(Netlist(2, [XOR, NOT], [2, 4], [3, 4], [5, 5]))
    assert smaller == Netlist(2, [XNOR], [2], [3], [4, 4])
    both = simplify(Netlist(2, [XOR, NOT, NOT], [2, 4, 4], [3, 4, 4], [4, 5, 6]))
    assert both == Netlist(2, [XOR, NOT], [2, 4], [3, 4], [4, 5, 5])


def test_opposite_and_swapped_gates_are_one():
    netlist = Netlist(2, [AND, AND, NAND, XOR], [2, 3, 2, 4], [3, 2, 3, 6], [4, 5, 7])
    # AND ^ NAND is constant.
    assert simplify(netlist) == Netlist(2, [AND], [2], [3], [4, 4, 1])


def test_functions_of_the_same_two_nets_are_one_gate():
    # (x & y) | (x ^ y) is x | y; x & (x & y) is x & y.
    netlist = Netlist(2, [AND, XOR, OR, AND], [2, 2, 4, 2], [3, 3, 5, 4], [6, 7])
    assert simplify(netlist) == Netlist(2, [AND, OR], [2, 2], [3, 3], [5, 4])


def test_dead_gates_go():
    assert simplify(Netlist(3, [AND, OR], [2, 3], [3, 4], [5])).n_gates == 1
    assert simplify(Netlist(3, [AND, OR], [2, 3], [3, 4], [])).n_gates == 0
