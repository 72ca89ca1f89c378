import itertools

import numpy as np
import pytest
from hypothesis import given
from strategies import circuits

from gategrad.circuit import Netlist, simulate
from gategrad.gates import GATES


@pytest.mark.parametrize("gate", GATES, ids=lambda gate: gate.name)
def test_one_gate(gate):
    netlist = Netlist(2, [gate.id], [2], [3], [4])
    corners = list(itertools.product((0, 1), repeat=2))
    assert simulate(netlist, corners)[:, 0].tolist() == [gate(a, b) for a, b in corners]


def test_full_adder():
    # Inputs a, b, c are nets 2, 3, 4.
    netlist = Netlist(3, [6, 6, 1, 1, 7], [2, 5, 2, 5, 7], [3, 4, 3, 4, 8], [6, 9])
    for row in itertools.product((0, 1), repeat=3):
        total = sum(row)
        assert simulate(netlist, [row]).tolist() == [[total & 1, total >> 1]]


def test_outputs_may_be_constants_and_inputs():
    netlist = Netlist(1, [], [], [], [0, 1, 2, 2])
    assert simulate(netlist, [[1], [0]]).tolist() == [[0, 1, 1, 1], [0, 1, 0, 0]]


@given(circuits())
def test_agrees_with_gate_by_gate_evaluation(pair):
    circuit, rows = pair
    netlist = circuit.netlist
    for row, outputs in zip(rows[:3], simulate(netlist, rows[:3]), strict=True):
        nets = [0, 1, *row]
        for kind, a, b in zip(netlist.gate, netlist.a, netlist.b, strict=True):
            nets.append(GATES[kind](int(nets[a]), int(nets[b])))
        assert [nets[o] for o in netlist.outputs] == outputs.tolist()


@pytest.mark.parametrize(
    ("bits", "message"),
    [
        ([[0, 1, 0]], "circuit has 2 input bits"),
        ([[0, 2]], "got 2 in row 0, column 1"),
        (np.array([[0, 255]], np.uint8), "got 255"),
        ([[0.0, float("nan")]], "got nan"),
        ([[0.5, 1.0]], "got 0.5"),
        ([0, 1], "expected bits of shape"),
    ],
)
def test_bad_bits(bits, message):
    with pytest.raises(ValueError, match=message):
        simulate(Netlist(2, [6], [2], [3], [4]), bits)
