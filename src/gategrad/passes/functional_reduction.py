"""Nets that are equal or opposite for every input, made one."""

from __future__ import annotations

import time
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Netlist
from gategrad.circuit.arrays import as_bits
from gategrad.gates import GATE_IDS, GATES
from gategrad.passes.sat_sweeping import SatSweeper
from gategrad.passes.simplify import simplify

__all__ = ["functional_reduction", "merged", "smaller_first"]

_BY_TABLE: Final = {gate.truth_table: gate.id for gate in GATES}
_A_INVERTED: Final = np.array(
    [_BY_TABLE[c, d, a, b] for a, b, c, d in (gate.truth_table for gate in GATES)], dtype=np.uint8
)
_B_INVERTED: Final = np.array(
    [_BY_TABLE[b, a, d, c] for a, b, c, d in (gate.truth_table for gate in GATES)], dtype=np.uint8
)
_NOT_A: Final = GATE_IDS["not_a"]


def functional_reduction(
    netlist: Netlist,
    *,
    rows: ArrayLike | None = None,
    seconds: float = 60.0,
    conflicts: int = 1_000,
    seed: int = 0,
) -> Netlist:
    """Simplify, and merge nets that are equal or opposite for every input, until none are left.

    Candidates are nets that no simulated input tells apart; a SAT solver proves them or finds an
    input that does, which is simulated in turn. Only what is proven is merged, into a net that is
    not deeper. Constant nets are candidates, too.

    Args:
        netlist: Any netlist.
        rows: ``(B, n_inputs)`` input bits to simulate besides random ones. Real data spare the
            solver many candidates; the result is exact either way.
        seconds: No proof is begun after so long.
        conflicts: Of the solver, after which it gives one candidate up.
        seed: Of the random inputs.

    Returns:
        A netlist with the same inputs and the same function of them at each output.

    Raises:
        ImportError: python-sat is not installed: gategrad's extra ``sat``.
        ValueError: A negative budget, or rows that are no bits of this netlist.
    """
    if not seconds >= 0 or conflicts < 0:
        raise ValueError(
            f"seconds and conflicts must not be negative, got {seconds} and {conflicts}"
        )
    bits = None if rows is None else as_bits(rows, netlist.n_inputs)
    deadline = time.perf_counter() + seconds
    netlist = simplify(netlist)
    while True:
        ordered = smaller_first(netlist)
        sweeper = SatSweeper(ordered, rows=bits, seed=seed)
        sweeper.run(deadline, conflicts)
        gates = sweeper.literal[ordered.first_gate_net :]
        merges = gates != 2 * np.arange(ordered.first_gate_net, ordered.n_nets)
        # Inverters before outputs are found each time: they stay.
        if not (merges & (ordered.gate != _NOT_A)).any():
            return netlist
        netlist = simplify(merged(ordered, sweeper.literal))


def merged(netlist: Netlist, literal: NDArray[np.int64]) -> Netlist:
    """A netlist whose gates and outputs read other nets.

    Args:
        netlist: Any netlist.
        literal: ``(n_nets,)`` what to read for each net: ``2 * net``, one more for its opposite.
            The net must not stand behind the one it replaces.

    Returns:
        A netlist of the same gates, and inverters behind them where outputs need them.
    """
    a, b, outputs = literal[netlist.a], literal[netlist.b], literal[netlist.outputs]
    gate = np.where(a & 1, _A_INVERTED[netlist.gate], netlist.gate)
    gate = np.where(b & 1, _B_INVERTED[gate], gate)
    inverted, place = np.unique(outputs[outputs & 1 == 1] >> 1, return_inverse=True)
    outputs = outputs >> 1
    outputs[literal[netlist.outputs] & 1 == 1] = netlist.n_nets + place
    nets = (np.concatenate([a >> 1, inverted]), np.concatenate([b >> 1, inverted]), outputs)
    return Netlist(
        netlist.n_inputs,
        np.concatenate([gate, np.full(len(inverted), _NOT_A, dtype=np.uint8)]),
        *(array.astype(np.int32) for array in nets),
    )


def smaller_first(netlist: Netlist) -> Netlist:
    """Order gates by level, and within a level by the gates of their trees.

    Nets are merged into earlier ones: these are then no deeper, and rather the smaller ones.
    """
    first = netlist.first_gate_net
    size = np.zeros(netlist.n_nets)
    for run in netlist.segments():
        size[first + run.start : first + run.stop] = 1 + size[netlist.a[run]] + size[netlist.b[run]]
    return netlist.reordered(np.lexsort((size[first:], netlist.levels()[first:])))
