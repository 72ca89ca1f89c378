import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import GATE_ID, all_bits, assert_same_outputs, depth
from strategies import random_netlist

import gategrad._native as _native
from gategrad.circuit import Netlist, simulate
from gategrad.passes import rewrite, simplify

NOT = GATE_ID["not_a"]


def built(n_inputs, gates, outputs):
    """A netlist from (name, a, b) per gate."""
    names, a, b = zip(*gates, strict=True)
    return Netlist(n_inputs, [GATE_ID[name] for name in names], a, b, outputs)


class Builder:
    """Nets by function calls, for circuits that are clumsy on purpose."""

    def __init__(self, n_inputs):
        self.n_inputs, self.gates = n_inputs, []

    def __call__(self, name, a, b):
        self.gates.append((name, a, b))
        return 1 + self.n_inputs + len(self.gates)

    def mux(self, select, x, y):
        return self("or", self("a_and_not_b", x, select), self("and", y, select))

    def nand(self, a, b):
        return self("nand", a, b)

    def xor_of_nands(self, a, b):
        m = self.nand(a, b)
        return self.nand(self.nand(a, m), self.nand(b, m))

    def netlist(self, *outputs):
        return built(self.n_inputs, self.gates, outputs)


@settings(max_examples=200, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    n_inputs=st.integers(0, 9),
    n_gates=st.integers(0, 250),
    n_outputs=st.integers(0, 20),
    deeper=st.booleans(),
    perturbations=st.integers(0, 2),
)
def test_random_netlists_compute_the_same(
    seed, n_inputs, n_gates, n_outputs, deeper, perturbations
):
    netlist = random_netlist(np.random.default_rng(seed), n_inputs, n_gates, n_outputs)
    smaller = rewrite(netlist, deeper=deeper, perturbations=perturbations)
    assert_same_outputs(netlist, smaller, all_bits(n_inputs))
    assert smaller.n_gates <= netlist.n_gates
    simple = simplify(netlist)
    again = rewrite(simple, deeper=deeper, perturbations=perturbations)
    assert_same_outputs(netlist, again, all_bits(n_inputs))
    assert again.n_gates <= simple.n_gates
    if not deeper:
        inverters = int(np.isin(again.gate, (GATE_ID["not_a"], GATE_ID["not_b"])).any())
        assert depth(again) <= depth(simple) + inverters
    if not perturbations:
        assert rewrite(again, deeper=deeper) == again


def test_wide_random_netlists_compute_the_same():
    rng = np.random.default_rng(0)
    for n_inputs, n_gates in ((70, 4000), (1000, 20_000)):
        netlist = random_netlist(rng, n_inputs, n_gates, 300)
        for smaller in (rewrite(netlist), rewrite(netlist, deeper=True, perturbations=2)):
            assert_same_outputs(
                netlist, smaller, rng.integers(0, 2, (500, n_inputs), dtype=np.uint8)
            )
            assert smaller.n_gates <= simplify(netlist).n_gates


def shannon(table, n=4):
    """A multiplexer tree for a table of 2**n values, the first input the lowest bit of its rows."""
    build = Builder(n)
    nets = [table >> row & 1 for row in range(2**n)]
    for i in range(n):
        nets = [build.mux(2 + i, *nets[k : k + 2]) for k in range(0, len(nets), 2)]
    return build.netlist(nets[0])


def test_fewest_gates_are_those_that_are_known():
    # Knuth, The Art of Computer Programming 4A, section 7.1.2, table 1: how many functions of four
    # variables need so many gates. 7 is not searched for, and 0 is no circuit.
    gates, functions = np.unique(_native.fewest_gates(), return_counts=True)
    assert dict(zip(gates.tolist(), functions.tolist(), strict=True)) == {
        1: 60, 2: 456, 3: 2474, 4: 10624, 5: 24184, 6: 25008, 255: 10 + 2720,
    }  # fmt: skip


def test_every_function_of_four_inputs():
    fewest = _native.fewest_gates()
    rng = np.random.default_rng(0)
    bits = all_bits(4)[:, ::-1]  # row r holds the bits of r, lowest first
    for table in rng.choice(2**16, 600, replace=False).tolist():
        smaller = rewrite(simplify(shannon(table)))
        values = simulate(smaller, bits)[:, 0]
        assert values.tolist() == [table >> row & 1 for row in range(16)]
        if fewest[table] < 255:
            assert smaller.n_gates == fewest[table]


def full_adder(build, a, b, c):
    return build.xor_of_nands(build.xor_of_nands(a, b), c), build(
        "or", build("or", build("and", a, b), build("and", a, c)), build("and", b, c)
    )


def test_golden_circuits():
    build = Builder(2)
    assert rewrite(build.netlist(build.xor_of_nands(2, 3))) == Netlist(2, [6], [2], [3], [4])

    build = Builder(3)
    adder = build.netlist(*full_adder(build, 2, 3, 4))
    assert rewrite(adder).n_gates == 5

    build = Builder(3)
    majority = build.netlist(full_adder(build, 2, 3, 4)[1])
    assert rewrite(majority).n_gates == 4

    build = Builder(3)  # sum of products with all four rows
    rows = [
        build("and", build("and", 2 + (1 - s), 2 + (1 - s)), 2 + 2)
        if s
        else build("a_and_not_b", build("and", 3, 3), 4)
        for s in (0, 1)
    ]
    assert rewrite(build.netlist(build("or", *rows))).n_gates == 3

    build = Builder(8)  # a tree of multiplexers whose selects agree: one multiplexer
    build = Builder(3)
    twice = build.mux(4, build.mux(4, 2, 3), build.mux(4, 3, 3))
    assert rewrite(build.netlist(twice)).n_gates == 3

    build = Builder(4)  # a & b & (c | ~c & d) and the like: distribution
    left = build("and", 2, 3)
    both = build("or", build("and", left, 4), build("and", left, build("a_and_not_b", 5, 4)))
    assert rewrite(build.netlist(both)).n_gates == 3


def test_golden_adder():
    """Eight bits, every sum by NAND gates: 2 gates for the first bits, 5 for each of the others."""
    build = Builder(16)
    carry, sums = 0, []
    for i in range(8):
        total, carry = full_adder(build, 2 + i, 10 + i, carry)
        sums.append(total)
    ripple = build.netlist(*sums, carry)
    smaller = rewrite(ripple)
    bits = np.random.default_rng(0).integers(0, 2, (2000, 16), dtype=np.uint8)
    assert_same_outputs(ripple, smaller, bits)
    assert smaller.n_gates == 2 + 7 * 5
    assert depth(smaller) <= depth(ripple)
