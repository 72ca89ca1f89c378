"""Circuits whose inputs are other bits of the same encoder's grid."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.netlist import Netlist

__all__ = ["input_bits", "read_inputs", "select_inputs"]


def input_bits(circuit: Circuit, bits: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """``(B, n_inputs)`` a circuit's inputs, of rows of all bits of its encoder's grid."""
    encoder = circuit.encoder
    if encoder is None or encoder.used is None:
        return bits
    return np.ascontiguousarray(bits[:, encoder.used])


def read_inputs(netlist: Netlist) -> NDArray[np.bool_]:
    """``(n_inputs,)`` bool: whether a gate or an output reads each input."""
    read = np.zeros(netlist.n_nets, dtype=np.bool_)
    for nets in (netlist.a, netlist.b, netlist.outputs):
        read[nets] = True
    return read[2 : netlist.first_gate_net]


def select_inputs(circuit: Circuit, used: NDArray[np.int32]) -> Circuit:
    """The same function of raw rows, its inputs being these bits of the encoder's grid.

    Args:
        circuit: One with an encoder.
        used: ``(n_bits,)`` ascending bits of the grid, all that are read among them.

    Raises:
        ValueError: A circuit without encoder, or bits that are read and not among those.
    """
    encoder, netlist = circuit.encoder, circuit.netlist
    if encoder is None:
        raise ValueError("a circuit without encoder has no other inputs to choose from")
    place = np.searchsorted(used, encoder.grid_bits)
    lost = ~np.isin(encoder.grid_bits, used) & read_inputs(netlist)
    if lost.any():
        raise ValueError(f"bit {encoder.grid_bits[lost][0]} of the grid is read, but not used")
    moved = np.arange(netlist.n_nets) + len(used) - netlist.n_inputs
    moved[:2] = 0, 1
    moved[2 : netlist.first_gate_net] = 2 + place
    a, b, outputs = (
        moved[nets].astype(np.int32) for nets in (netlist.a, netlist.b, netlist.outputs)
    )
    smaller = Netlist(len(used), netlist.gate, a, b, outputs)
    return replace(circuit, encoder=replace(encoder, used=used), dense=smaller)
