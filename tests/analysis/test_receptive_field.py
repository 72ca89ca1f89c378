from itertools import pairwise

import numpy as np
import pytest
from strategies import random_netlist

from gategrad.analysis import receptive_field
from gategrad.circuit import Netlist
from gategrad.gates import GATES
from gategrad.nn.connections import connect

IGNORES_A, IGNORES_B = {"false", "true", "b", "not_b"}, {"false", "true", "a", "not_a"}


def by_sets(netlist, gates):
    seen = [set(), set(), *({i} for i in range(netlist.n_inputs))]
    for gate, a, b in zip(netlist.gate, netlist.a, netlist.b, strict=True):
        name = GATES[gate].name
        of_a = set() if gates and name in IGNORES_A else seen[a]
        of_b = set() if gates and name in IGNORES_B else seen[b]
        seen.append(of_a | of_b)
    return seen


@pytest.mark.parametrize("gates", [False, True])
@pytest.mark.parametrize("n_inputs", [0, 1, 63, 64, 65, 200])
def test_it_is_the_union_of_what_a_gates_inputs_see(n_inputs, gates, monkeypatch):
    rng = np.random.default_rng(n_inputs)
    netlist = random_netlist(rng, n_inputs, 150, 40)
    seen = by_sets(netlist, gates)
    for some in (1 << 26, 1):  # all inputs at once, then a word at a time
        monkeypatch.setitem(receptive_field.__globals__, "_BYTES", some)
        found = receptive_field(netlist, gates=gates)
        assert found.n_inputs == n_inputs
        assert found.outputs.tolist() == [len(seen[net]) for net in netlist.outputs]
        by = [sum(i in seen[net] for net in netlist.outputs) for i in range(n_inputs)]
        assert found.seen_by.tolist() == by
        levels = netlist.levels()
        for level, counts in enumerate(found.layers, start=1):
            nets = np.flatnonzero(levels == level)
            nets = nets[nets >= netlist.first_gate_net]
            assert counts.tolist() == [len(seen[net]) for net in nets]


@pytest.mark.parametrize(("n_inputs", "seen"), [(784, 61.5), (9216, 63.8)])
def test_the_papers_network_sees_64_of_its_inputs(n_inputs, seen):
    """6 layers of balanced random wiring: nearly every output sees 64 different inputs."""
    rng = np.random.default_rng(0)
    widths = [n_inputs, *[64_000] * 6]
    start, firsts, seconds = 2, [], []
    for before, width in pairwise(widths):
        pairs = connect("random", before, width, rng).astype(np.int64) + start
        firsts.append(pairs[0])
        seconds.append(pairs[1])
        start += before
    gate = np.full(sum(widths[1:]), 6)
    outputs = np.arange(start, start + widths[-1])
    netlist = Netlist(n_inputs, gate, np.concatenate(firsts), np.concatenate(seconds), outputs)
    found = receptive_field(netlist)
    assert found.outputs.max() == 64
    assert round(found.outputs.mean(), 1) == seen
    assert [int(layer.max()) for layer in found.layers] == [2, 4, 8, 16, 32, 64]
