import itertools
import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import GATE_ID, all_bits
from strategies import random_netlist

import gategrad._native as _native
from gategrad.circuit import Netlist, simulate
from gategrad.circuit.net_values import pack_patterns
from gategrad.gates import GATES
from gategrad.passes import functional_reduction, simplify
from gategrad.passes.candidates import Candidates, random_patterns
from gategrad.passes.functional_reduction import merged

AND, XOR, OR, NOT = (GATE_ID[name] for name in ("and", "xor", "or", "not_a"))


def all_nets(netlist, bits):
    """(n_nets, B) values of every net, by the oracle."""
    nets = np.arange(netlist.n_nets)
    return simulate(
        Netlist(netlist.n_inputs, netlist.gate, netlist.a, netlist.b, nets), bits
    ).T  # fmt: skip


def gates_of(netlist):
    return netlist.n_inputs, netlist.gate, netlist.a, netlist.b


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 7), st.integers(0, 120), st.integers(0, 20))
def test_no_two_nets_are_equal_or_opposite_afterwards(seed, n_inputs, n_gates, n_outputs):
    pytest.importorskip("pysat")
    netlist = random_netlist(np.random.default_rng(seed), n_inputs, n_gates, n_outputs)
    smaller = functional_reduction(netlist)
    bits = all_bits(n_inputs)
    np.testing.assert_array_equal(simulate(netlist, bits), simulate(smaller, bits))
    assert smaller.n_gates <= simplify(netlist).n_gates
    values = all_nets(smaller, bits)
    values ^= values[:, :1]  # 0 for the first input: opposite nets become equal
    different = len(np.unique(values, axis=0))
    # Net 1 is net 0's opposite; inverters stand before outputs only.
    assert different == smaller.n_nets - 1 - np.count_nonzero(smaller.gate == NOT)
    assert functional_reduction(smaller) == smaller


def test_what_no_local_look_finds():
    """(x & y) | (x & z) is x & (y | z), three levels apart; x & y & ~x is constant."""
    pytest.importorskip("pysat")
    and_not = GATE_ID["b_and_not_a"]
    netlist = Netlist(
        3,
        [AND, AND, OR, OR, AND, AND, and_not, XOR],
        [2, 2, 5, 3, 2, 3, 2, 7],
        [3, 4, 6, 4, 8, 4, 5, 9],
        [7, 9, 11, 12],
    )
    assert functional_reduction(netlist).n_gates == 2  # the or, the and
    both = functional_reduction(Netlist(3, netlist.gate, netlist.a, netlist.b, [7, 12]))
    assert both.outputs.tolist() == [both.n_nets - 1, 0]


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 6), st.integers(0, 60), st.integers(0, 12))
def test_merged_reads_literals(seed, n_inputs, n_gates, n_outputs):
    """Equal and opposite nets of the oracle, merged by hand."""
    netlist = random_netlist(np.random.default_rng(seed), n_inputs, n_gates, n_outputs)
    bits = all_bits(n_inputs)
    first, literal = {}, []
    for net, row in enumerate(all_nets(netlist, bits)):
        key = (row ^ row[0]).tobytes()
        of, sign = first.setdefault(key, (net, row[0]))
        literal.append(2 * of + (row[0] != sign))
    after = merged(netlist, np.array(literal))
    np.testing.assert_array_equal(simulate(netlist, bits), simulate(after, bits))


def test_budgets():
    pytest.importorskip("pysat")
    netlist = random_netlist(np.random.default_rng(0), 8, 400, 50)
    assert functional_reduction(netlist, seconds=0) == simplify(netlist)
    bits = np.random.default_rng(1).integers(0, 2, (100, 8), dtype=np.uint8)
    full = functional_reduction(netlist, rows=bits)
    assert full.n_gates <= functional_reduction(netlist, conflicts=0).n_gates
    for wrong in ({"seconds": -1}, {"seconds": float("nan")}, {"conflicts": -1}):
        with pytest.raises(ValueError, match="must not be negative"):
            functional_reduction(netlist, **wrong)
    with pytest.raises(ValueError, match="8 input bits"):
        functional_reduction(netlist, rows=bits[:, :7])


def multipliers(n):
    """The middle digits of x * y, and of y * x: equal, and hard for a SAT solver."""
    gate, a, b = [], [], []

    def add(kind, x, y):
        gate.append(kind), a.append(x), b.append(y)
        return 2 + 2 * n + len(gate) - 1

    def product(x, y):
        total = [0] * (2 * n)
        for i in range(n):
            carry = 0
            for j in range(n):
                bit, at = add(AND, x[i], y[j]), total[i + j]
                half, both = add(XOR, bit, at), add(AND, bit, at)
                total[i + j] = add(XOR, half, carry)
                carry = add(OR, both, add(AND, half, carry))
            total[i + n] = carry
        return total

    x, y = list(range(2, 2 + n)), list(range(2 + n, 2 + 2 * n))
    outputs = product(x, y) + product(y, x)
    return Netlist(2 * n, gate, a, b, outputs)


def test_a_hard_netlist_ends_in_time():
    pytest.importorskip("pysat")
    netlist = multipliers(12)
    began = time.process_time()  # whatever else the machine does
    smaller = functional_reduction(netlist, seconds=1, conflicts=10**9)
    assert time.process_time() - began < 10
    bits = np.random.default_rng(0).integers(0, 2, (500, 24), dtype=np.uint8)
    np.testing.assert_array_equal(simulate(netlist, bits), simulate(smaller, bits))


def test_without_python_sat_the_pass_names_the_extra(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pysat.solvers", None)
    with pytest.raises(ImportError, match=r"gategrad\[sat\]"):
        functional_reduction(Netlist(1, [], [], [], [2]))


@pytest.mark.parametrize("n_words", [1, 3, 8, 19])
def test_simulated_nets_agree_with_the_oracle(n_words):
    rng = np.random.default_rng(n_words)
    netlist = random_netlist(rng, 30, 500, 0)
    patterns = random_patterns(rng, 30, n_words)
    bits = np.unpackbits(patterns.view(np.uint8), axis=1, bitorder="little").T
    np.testing.assert_array_equal(pack_patterns(np.ascontiguousarray(bits)), patterns)
    values = np.empty((netlist.n_nets, n_words), dtype=np.uint64)
    _native.simulate_nets(*gates_of(netlist), patterns, values)
    expected = all_nets(netlist, bits)
    np.testing.assert_array_equal(
        np.unpackbits(values.view(np.uint8), axis=1, bitorder="little"), expected
    )
    # Candidates are those nets that the oracle finds equal or opposite.
    nets, literals = Candidates(netlist, patterns).pairs()
    first = {}
    for net, row in enumerate(expected):
        of, sign = first.setdefault((row ^ row[0]).tobytes(), (net, row[0]))
        if net >= netlist.first_gate_net and of != net:
            (at,) = np.flatnonzero(nets == net)
            assert literals[at] == 2 * of + (row[0] != sign)
        else:
            assert net not in nets


def test_patterns_of_no_multiple_of_64_rows():
    bits = np.random.default_rng(0).integers(0, 2, (70, 3), dtype=np.uint8)
    words = pack_patterns(bits)
    assert words.shape == (3, 2)
    unpacked = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little").T
    np.testing.assert_array_equal(unpacked[:70], bits)
    assert (unpacked[70:] == bits[-1]).all()


def clauses_hold(clauses, values):
    return all(any(values[abs(x)] == (x > 0) for x in clause) for clause in clauses)


@pytest.mark.parametrize("kind", range(16))
@pytest.mark.parametrize("inverted", [0, 1])
def test_clauses_of_every_gate(kind, inverted):
    """Net 4 stands for net 2 or its opposite; the gate reads 4 and 3."""
    cones = _native.Cones(2, *(np.array(x, t) for x, t in (([XOR, kind], np.uint8), ([2, 4], np.int32), ([3, 3], np.int32))))  # fmt: skip  # noqa: E501
    cones.merge(4, 4 + inverted)
    clauses = cones.load(5)
    x, y, z = (cones.literal(net) for net in (4, 3, 5))
    assert cones.n_variables == 4
    for u, v, w in itertools.product((False, True), repeat=3):
        values = {1: True, abs(x): u == (x > 0), abs(y): v == (y > 0), abs(z): w == (z > 0)}
        assert clauses_hold(clauses, values) == (w == GATES[kind](u, v))


def test_cones_load_what_is_needed_once():
    gate, a, b = (np.array(x, t) for x, t in (([AND] * 3, np.uint8), ([2, 3, 5], np.int32), ([3, 4, 6], np.int32)))  # fmt: skip  # noqa: E501
    cones = _native.Cones(3, gate, a, b)
    assert cones.literal(5) == 0
    assert cones.load(5)[0] == [1]
    assert cones.n_variables == 4
    assert cones.load(5) == []
    assert cones.literal(6) == 0
    assert len(cones.load(7)) == 6  # two more gates
    inputs, variables = cones.loaded_inputs()
    assert sorted(inputs.tolist()) == [0, 1, 2]
    assert [cones.literal(2 + i) for i in inputs.tolist()] == variables.tolist()
    assert (cones.literal(0), cones.literal(1)) == (-1, 1)
    cones.clear()
    assert (cones.n_variables, cones.literal(7)) == (0, 0)


def test_the_native_functions_check_their_arguments():
    gates = 2, np.array([1], np.uint8), np.array([2], np.int32), np.array([3], np.int32)
    bad = 2, np.array([1], np.uint8), np.array([4], np.int32), np.array([3], np.int32)
    words, values = np.zeros((2, 1), np.uint64), np.zeros((5, 1), np.uint64)
    phase, signatures = np.zeros(5, np.uint8), np.zeros(5, np.uint64)
    _native.simulate_nets(*gates, words, values)
    _native.mix_signatures(*gates, words, phase, signatures)
    for wrong in (
        lambda: _native.simulate_nets(*bad, words, values),
        lambda: _native.simulate_nets(*gates, words[:1], values),
        lambda: _native.simulate_nets(*gates, words, values[:4]),
        lambda: _native.simulate_nets(*gates, words, np.zeros((5, 2), np.uint64)),
        lambda: _native.mix_signatures(*bad, words, phase, signatures),
        lambda: _native.mix_signatures(*gates, words, phase[:4], signatures),
        lambda: _native.mix_signatures(*gates, words, phase, signatures[:4]),
        lambda: _native.mix_signatures(*gates, words[:1], phase, signatures),
        lambda: _native.Cones(*bad),
        lambda: _native.Cones(-1, *gates[1:]),
        lambda: _native.Cones(2**31, *gates[1:]),
        lambda: _native.Cones(2, gates[1][:0], *gates[2:]),
    ):
        with pytest.raises(ValueError, match=r"reads net|one row|as many|one entry|negative|nets|one length"):  # fmt: skip  # noqa: E501
            wrong()
    cones = _native.Cones(*gates)
    for net, literal in ((4, 8), (4, -1), (5, 0), (-1, 0), (1, 0), (3, 4)):
        with pytest.raises(ValueError, match="cannot stand for net"):
            cones.merge(net, literal)
    for net in (-1, 5):
        with pytest.raises(ValueError, match="does not exist"):
            cones.load(net)
        assert cones.literal(net) == 0
