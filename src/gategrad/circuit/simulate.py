"""The oracle: what a netlist computes, written to be read rather than to be fast.

Every target is tested against this function.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import as_bits
from gategrad.circuit.netlist import Netlist
from gategrad.gates import TRUTH_TABLES

__all__ = ["simulate"]

_CHUNK = 256


def simulate(netlist: Netlist, bits: ArrayLike) -> NDArray[np.uint8]:
    """Evaluate a netlist by looking every gate up in its truth table.

    Args:
        netlist: The netlist.
        bits: ``(B, n_inputs)`` input bits.

    Returns:
        ``(B, O)`` uint8 output bits.

    Raises:
        ValueError: Rows of another width or values other than 0 and 1.
    """
    rows = as_bits(bits, netlist.n_inputs)
    chunks = [
        _simulate_chunk(netlist, rows[start : start + _CHUNK])
        for start in range(0, len(rows), _CHUNK)
    ]
    if not chunks:
        return np.zeros((0, netlist.n_outputs), dtype=np.uint8)
    return np.concatenate(chunks)


def _simulate_chunk(netlist: Netlist, rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
    value = np.empty((netlist.n_nets, len(rows)), dtype=np.uint8)
    value[0] = 0
    value[1] = 1
    value[2 : netlist.first_gate_net] = rows.T
    for run in netlist.segments():
        a, b = value[netlist.a[run]], value[netlist.b[run]]
        nets = slice(netlist.first_gate_net + run.start, netlist.first_gate_net + run.stop)
        value[nets] = TRUTH_TABLES[netlist.gate[run, None], 2 * a + b]
    return np.ascontiguousarray(value[netlist.outputs].T)
