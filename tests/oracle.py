"""What the oracle says of netlists and circuits, and all the inputs to ask it about."""

import itertools

import numpy as np

from gategrad.circuit import simulate
from gategrad.gates import GATES

__all__ = ["GATE_ID", "all_bits", "assert_same_outputs", "class_sums", "depth"]

GATE_ID = {gate.name: gate.id for gate in GATES}


def all_bits(n):
    """(2**n, n) bits: every input of n bits."""
    return np.array(list(itertools.product((0, 1), repeat=n)), dtype=np.uint8).reshape(2**n, n)


def assert_same_outputs(before, after, bits):
    """Two netlists compute the same of these rows."""
    assert after.n_inputs == before.n_inputs
    np.testing.assert_array_equal(simulate(before, bits), simulate(after, bits))


def class_sums(circuit, bits):
    return circuit.readout.class_sums(simulate(circuit.netlist, bits))


def depth(netlist):
    """Gates on the longest way to an output."""
    return int(netlist.levels()[netlist.outputs].max(initial=0))
