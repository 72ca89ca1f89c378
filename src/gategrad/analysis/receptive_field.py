"""How many inputs each net can see, from the wiring (paper, section 5.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

import gategrad._native as _native
from gategrad.circuit import Netlist
from gategrad.circuit.net_values import layers_of, n_ones, unpacked
from gategrad.gates import TRUTH_TABLES
from gategrad.system.short_repr import short_repr

__all__ = ["ReceptiveField", "receptive_field"]

_FALSE, _A, _B, _OR = 0, 3, 5, 7
_BYTES: Final = 1 << 26  # of the table of who sees what, a part of the inputs at a time
_OUTPUTS: Final = 4096  # unpacked at once


@dataclass(frozen=True)
class ReceptiveField:
    """What can be seen of the inputs.

    Attributes:
        n_inputs: Inputs, I.
        outputs: ``(O,)`` int64: how many inputs each output can see.
        layers: The same of the gates of each level, level 1 first. A gate of level ``l`` can see
            at most ``2 ** l``.
        seen_by: ``(I,)`` int64: how many outputs can see each input.
    """

    n_inputs: int
    outputs: NDArray[np.int64]
    layers: tuple[NDArray[np.int64], ...]
    seen_by: NDArray[np.int64]

    __repr__ = short_repr


def receptive_field(netlist: Netlist, *, gates: bool = False) -> ReceptiveField:
    """Count the inputs from which a path leads to each net.

    Each net has one bit per input, the union of what its gate's inputs have: what a simulation
    computes where every gate is an OR.

    Args:
        netlist: Any netlist.
        gates: Heed what gates do: a gate that passes its first input on does not see the second,
            and a constant sees nothing. By default the wiring alone counts, as in the paper.

    Raises:
        MemoryError: A netlist too large for a table of 8 bytes a net.
    """
    kinds = _support(netlist.gate) if gates else np.full(netlist.n_gates, _OR, dtype=np.uint8)
    # A simulation has ones on net 1, but a constant sees no input.
    a, b = (np.where(nets == 1, 0, nets).astype(np.int32) for nets in (netlist.a, netlist.b))
    n_words = max(1, min(_BYTES // (8 * netlist.n_nets), -(-netlist.n_inputs // 64)))
    seen = np.zeros(netlist.n_nets, dtype=np.int64)
    seen_by = np.zeros(netlist.n_inputs, dtype=np.int64)
    values = np.empty((netlist.n_nets, n_words), dtype=np.uint64)
    for start in range(0, netlist.n_inputs, 64 * n_words):
        some = np.arange(start, min(start + 64 * n_words, netlist.n_inputs))
        own = np.zeros((netlist.n_inputs, n_words), dtype=np.uint64)
        own[some, (some - start) // 64] = np.uint64(1) << (some % 64).astype(np.uint64)
        _native.simulate_nets(netlist.n_inputs, kinds, a, b, own, values)
        values[1] = 0
        seen += n_ones(values)
        for first in range(0, netlist.n_outputs, _OUTPUTS):
            outputs = netlist.outputs[first : first + _OUTPUTS]
            seen_by[some] += unpacked(values[outputs], len(some)).sum(axis=0, dtype=np.int64)
    layers = tuple(seen[nets] for nets in layers_of(netlist))
    return ReceptiveField(netlist.n_inputs, seen[netlist.outputs], layers, seen_by)


def _support(gate: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The gate that sees what each gate depends on: constant, wire or OR."""
    table = TRUTH_TABLES.reshape(16, 2, 2)
    on_a = (table[:, 0] != table[:, 1]).any(axis=1)
    on_b = (table[:, :, 0] != table[:, :, 1]).any(axis=1)
    kinds = np.select([on_a & on_b, on_a, on_b], [_OR, _A, _B], _FALSE).astype(np.uint8)
    return kinds[gate]
