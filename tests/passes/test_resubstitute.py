import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import GATE_ID, all_bits, assert_same_outputs, depth
from strategies import random_netlist

from gategrad.circuit import Netlist
from gategrad.passes import resubstitute, rewrite, simplify


@settings(max_examples=200, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    n_inputs=st.integers(0, 9),
    n_gates=st.integers(0, 250),
    n_outputs=st.integers(0, 20),
    deeper=st.booleans(),
)
def test_random_netlists_compute_the_same(seed, n_inputs, n_gates, n_outputs, deeper):
    netlist = random_netlist(np.random.default_rng(seed), n_inputs, n_gates, n_outputs)
    smaller = resubstitute(netlist, deeper=deeper)
    assert_same_outputs(netlist, smaller, all_bits(n_inputs))
    simple = simplify(netlist)
    assert smaller.n_gates <= simple.n_gates
    if not deeper:
        assert depth(smaller) <= depth(simple) + int((smaller.a == smaller.b).any())
    assert resubstitute(smaller, deeper=deeper) == smaller


def test_wide_random_netlists_compute_the_same():
    rng = np.random.default_rng(0)
    for n_inputs, n_gates in ((70, 4000), (1000, 20_000)):
        netlist = random_netlist(rng, n_inputs, n_gates, 300)
        smaller = resubstitute(netlist)
        assert_same_outputs(netlist, smaller, rng.integers(0, 2, (500, n_inputs), dtype=np.uint8))
        assert smaller.n_gates <= simplify(netlist).n_gates


def test_time_grows_with_the_number_of_gates():
    n = 150_000
    rng = np.random.default_rng(0)
    kinds = rng.choice([1, 2, 4, 6, 7, 8, 9, 11, 13, 14], n)
    own = 3 + n + np.arange(n)  # the net of each gate, one input more than gates
    chain = Netlist(n + 1, kinds, np.r_[2, own[:-1]], 3 + np.arange(n), own[-1:])
    star = Netlist(n + 1, kinds, np.full(n, 2), 3 + np.arange(n), own)
    start = time.process_time()
    for netlist in (chain, star):
        for a_pass in (rewrite, resubstitute):
            assert a_pass(netlist).n_gates == n
    assert time.process_time() - start < 30  # some 2 s; minutes if it grew with the square


def test_what_cannot_be_seen_may_change():
    # x & (x ^ (y | z)): where x is 1 the inner gate is ~(y | z), and nobody sees it elsewhere.
    netlist = Netlist(3, [GATE_ID["or"], GATE_ID["xor"], GATE_ID["and"]], [3, 2, 2], [4, 5, 6], [7])
    expected = Netlist(3, [GATE_ID["or"], GATE_ID["a_and_not_b"]], [3, 2], [4, 5], [6])
    assert simplify(netlist) == expected  # one level: simplify sees that, too
    # With a gate between, it does not: x & ((x ^ (y | z)) | w), x ^ .. becomes one that is there.
    gates = [("or", 3, 4), ("xor", 2, 6), ("or", 7, 5), ("and", 2, 8), ("nor", 6, 5)]
    names, a, b = zip(*gates, strict=True)
    between = Netlist(4, [GATE_ID[name] for name in names], a, b, [9, 10])
    smaller = resubstitute(between)
    assert_same_outputs(between, smaller, all_bits(4))
    assert (simplify(between).n_gates, smaller.n_gates) == (5, 4)


def test_what_cannot_arise_may_change():
    # p = x & y, q = x | y: p ^ q is then q & ~p, and x ^ y: two gates fewer where p goes, too.
    names, a, b = ("and", "or", "and", "or", "xor"), (2, 2, 5, 6, 7), (3, 3, 4, 4, 8)
    netlist = Netlist(3, [GATE_ID[name] for name in names], a, b, [9, 6])
    smaller = resubstitute(rewrite(netlist))
    assert_same_outputs(netlist, smaller, all_bits(3))
    assert smaller.n_gates <= 4


GOLDEN = [  # seed, inputs, gates, outputs; two-input gates after simplify, rewrite, resubstitute
    ((0, 8, 400, 12), (10, 6, 6)),
    ((2, 40, 20_000, 300), (539, 527, 522)),
    ((3, 6, 300, 30), (30, 25, 25)),
    ((4, 200, 5_000, 900), (647, 645, 644)),
]


@pytest.mark.parametrize(("case", "most"), GOLDEN)
def test_random_netlists_become_as_small_as_before(case, most):
    """Fewer gates are better: lower the numbers then."""
    seed, *sizes = case
    netlist = simplify(random_netlist(np.random.default_rng(seed), *sizes))
    rewritten = rewrite(netlist)
    smallest = resubstitute(rewritten)
    gates = tuple(int((n.a != n.b).sum()) for n in (netlist, rewritten, smallest))
    assert gates[0] <= most[0]
    assert gates[1] <= most[1]
    assert gates[2] <= most[2]
