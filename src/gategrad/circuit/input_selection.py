"""Circuits whose inputs are other bits of the same encoder's grid."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.circuit import Circuit

__all__ = ["input_bits", "select_inputs"]


def input_bits(circuit: Circuit, bits: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """``(B, n_inputs)`` a circuit's inputs, of rows of all bits of its encoder's grid."""
    encoder = circuit.encoder
    if encoder is None or encoder.used is None:
        return bits
    return np.ascontiguousarray(bits[:, encoder.used])


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
    read = encoder.grid_numbers(netlist.read_inputs())
    lost = ~np.isin(read, used)
    if lost.any():
        raise ValueError(f"bit {read[lost][0]} of the grid is read, but not used")
    smaller = netlist.on_inputs(
        len(used), lambda inputs: np.searchsorted(used, encoder.grid_numbers(inputs))
    )
    return replace(circuit, encoder=replace(encoder, used=used), dense=smaller)
