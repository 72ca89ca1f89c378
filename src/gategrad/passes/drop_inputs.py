"""Input bits that nothing reads, left out of the encoder."""

from __future__ import annotations

import numpy as np

from gategrad.circuit import Circuit
from gategrad.circuit.input_selection import select_inputs
from gategrad.passes.drop_channels import drop_channels

__all__ = ["drop_inputs"]


def drop_inputs(circuit: Circuit) -> Circuit:
    """Leave only input bits that a gate or an output reads.

    Raw rows keep their shape; the encoder's ``used`` says which bits of its grid are left. One
    is, at least: hardware modules need an input. Dead gates, which read inputs too, are
    :func:`~gategrad.passes.simplify`'s to remove before.

    Args:
        circuit: Any circuit. One without encoder keeps its inputs, which are its interface; one
            with convolutions does too, and loses channels between them instead: see
            :func:`~gategrad.passes.drop_channels`.

    Returns:
        A circuit with the same class sums for every raw row.
    """
    if circuit.stages:
        return drop_channels(circuit)
    if circuit.encoder is None:
        return circuit
    kept = circuit.netlist.read_inputs()
    if len(kept) == circuit.netlist.n_inputs:
        return circuit
    used = circuit.encoder.grid_numbers(kept if len(kept) else np.zeros(1, np.int64))
    return select_inputs(circuit, used.astype(np.int32))
