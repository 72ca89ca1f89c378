"""What is counted of a convolution at all of its positions, without unrolling it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.netlist import Netlist
from gategrad.circuit.stages.convolution import ConvolutionStage

__all__ = ["StageUse", "plane_levels", "stage_use"]

_CELLS: Final = 1 << 22  # nets times positions that are looked at together
_ONES: Final = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1).sum(axis=1)


class StageUse(NamedTuple):
    """How a stage is used by what comes after it.

    Attributes:
        used: ``(n_inputs,)`` bool: whether an output can be reached from each bit that comes in.
        reads: ``(n_inputs,)`` int64: how many gates and outputs read each.
        used_gates: Gates of all positions from which an output can be reached.
        gate_reads: Gates of all positions by how many gates and outputs read them.
    """

    used: NDArray[np.bool_]
    reads: NDArray[np.int64]
    used_gates: int
    gate_reads: NDArray[np.int64]


class _Window:
    """A stage's netlist by level; its nets that matter, numbered anew as rows of a table."""

    def __init__(self, stage: ConvolutionStage) -> None:
        n, inputs = stage.netlist.by_level().without_spare_inputs()
        self.netlist: Netlist = n
        read = n.read_inputs()
        self.first_gate = 2 + len(read)
        self.n_rows = self.first_gate + n.n_gates
        row = np.zeros(n.n_nets, dtype=np.int64)
        row[:2] = 0, 1
        row[2 + read] = 2 + np.arange(len(read))
        row[n.first_gate_net :] = self.first_gate + np.arange(n.n_gates)
        self.a, self.b, self.outputs = row[n.a], row[n.b], row[n.outputs]
        # (inputs, positions) net of the planes that come in; 0 in the padding.
        self.places = stage.window_nets(inputs[read])
        self._step = max(8, _CELLS // self.n_rows)

    def parts(self) -> Iterator[slice]:
        """Positions, some at a time."""
        n = self.places.shape[1]
        for start in range(0, n, self._step):
            yield slice(start, min(start + self._step, n))

    def gates(self, run: slice) -> slice:
        """The rows of a run of gates."""
        return slice(self.first_gate + run.start, self.first_gate + run.stop)


def plane_levels(stage: ConvolutionStage, levels: NDArray[np.int32]) -> NDArray[np.int32]:
    """``(n_outputs,)`` gates on the longest path to each bit, from ``(n_inputs,)`` of those in."""
    window, before = _Window(stage), np.concatenate([np.zeros(2, dtype=np.int32), levels])
    found = np.empty((stage.netlist.n_outputs, stage.n_positions), dtype=np.int32)
    runs = list(window.netlist.segments())
    for part in window.parts():
        level = np.zeros((window.n_rows, part.stop - part.start), dtype=np.int32)
        level[2 : window.first_gate] = before[window.places[:, part]]
        for run in runs:
            deepest = np.maximum(level[window.a[run]], level[window.b[run]])
            level[window.gates(run)] = deepest + 1
        found[:, part] = level[window.outputs]
    return found.reshape(-1)


def stage_use(
    stage: ConvolutionStage, used: NDArray[np.bool_], reads: NDArray[np.int64]
) -> StageUse:
    """How a stage is used, given how the bits that come out are.

    Args:
        stage: The stage.
        used: ``(n_outputs,)`` bool.
        reads: ``(n_outputs,)`` int64.
    """
    window = _Window(stage)
    wanted, counts = (array.reshape(-1, stage.n_positions) for array in (used, reads))
    rows = np.concatenate([window.a, window.b])
    within = np.bincount(rows, minlength=window.n_rows)  # reads by the window's own gates
    in_used = np.zeros(2 + stage.n_inputs, dtype=np.bool_)
    in_reads = np.zeros(2 + stage.n_inputs, dtype=np.int64)
    used_gates, runs = 0, list(window.netlist.segments())[::-1]
    # Rows that come out are read by others, too, position by position.
    shown, back = np.unique(window.outputs, return_inverse=True)
    inner = np.ones(window.n_rows, dtype=np.bool_)
    inner[shown] = False
    inner[: window.first_gate] = False
    gate_reads = np.bincount(within[inner]) * stage.n_positions
    for part in window.parts():
        size = part.stop - part.start
        live = np.zeros((window.n_rows, -(-size // 8)), dtype=np.uint8)
        np.bitwise_or.at(live, window.outputs, np.packbits(wanted[:, part], axis=1))
        for run in runs:
            here = live[window.gates(run)]
            for nets in (window.a[run], window.b[run]):
                order = np.argsort(nets, kind="stable")
                read, first = np.unique(nets[order], return_index=True)
                live[read] |= np.bitwise_or.reduceat(here[order], first, axis=0)
        used_gates += int(_ONES[live[window.first_gate :]].sum())
        places = window.places[:, part]
        bits = np.unpackbits(live[2 : window.first_gate], axis=1, count=size).astype(np.bool_)
        in_used[places[bits]] = True
        total = np.zeros((len(shown), size), dtype=np.int64)
        np.add.at(total, back, counts[:, part])
        total += within[shown][:, None]
        is_gate = shown >= window.first_gate
        gate_reads = _add(gate_reads, np.bincount(total[is_gate].reshape(-1)))
        weights = np.repeat(within[2 : window.first_gate][:, None], size, axis=1)
        through = ~is_gate & (shown >= 2)
        weights[shown[through] - 2] = total[through]
        in_reads += np.bincount(
            places.reshape(-1), weights.reshape(-1), minlength=len(in_reads)
        ).astype(np.int64)
    return StageUse(in_used[2:], in_reads[2:], used_gates, gate_reads)


def _add(a: NDArray[np.int64], b: NDArray[np.int64]) -> NDArray[np.int64]:
    total = np.zeros(max(len(a), len(b)), dtype=np.int64)
    total[: len(a)] += a
    total[: len(b)] += b
    return total
