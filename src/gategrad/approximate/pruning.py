"""Leaving outputs out, with every gate that only they needed (paper, appendix D).

A pruned circuit computes another function than before. Each class loses the same number of outputs,
so that class sums stay comparable; where rates are given, offsets make up for what the outputs
that went used to add, so that a class does not gain from keeping outputs that are mostly 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Circuit, Netlist, Readout
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.net_values import output_words, unpacked
from gategrad.circuit.stats import used_nets
from gategrad.system.short_repr import short_repr

__all__ = [
    "NotPrunable",
    "PruningCurve",
    "checked_classes",
    "prunable_outputs",
    "prune_outputs",
    "pruning_curve",
]

_GROUP_SUM_FIELDS: Final = {"group", "weight", "offset", "scale"}


class NotPrunable(ValueError):
    """A readout that outputs cannot be left out of."""


@dataclass(frozen=True)
class PruningCurve:
    """What is left as outputs go, S steps.

    Attributes:
        removed: ``(S,)`` int64: outputs removed from each class.
        outputs: ``(S,)`` int64: outputs left.
        gates: ``(S,)`` int64: gates left from which an output can be reached.
        gates_removed: ``(S,)`` share of the gates that were needed before and are not any more.
        accuracy: ``(S,)`` on the given samples; NaN where there are none.
    """

    removed: NDArray[np.int64]
    outputs: NDArray[np.int64]
    gates: NDArray[np.int64]
    gates_removed: NDArray[np.float64]
    accuracy: NDArray[np.float64]

    __repr__ = short_repr


def _check_prunable(readout: Readout) -> None:
    """Raise :class:`NotPrunable` for a readout that is more than sums of groups of outputs."""
    for field in fields(readout):
        value = getattr(readout, field.name)
        if field.name not in _GROUP_SUM_FIELDS and value is not None and np.size(value):
            raise NotPrunable(
                f"outputs can be left out of Group-Sum readouts (heads group-sum, tree and "
                f"tree-full), but this readout has more than class sums ({field.name}): every "
                "class reads every output"
            )


def checked_classes(y: ArrayLike, n_rows: int, n_classes: int) -> NDArray[np.int64]:
    """``(B,)`` classes; ``ValueError`` unless there is one for each row, of those there are."""
    classes = np.asarray(y)
    if n_rows == 0 or classes.shape != (n_rows,):
        raise ValueError(
            f"need one class per row, and at least one row, got {classes.shape} classes for "
            f"{n_rows} rows"
        )
    if classes.dtype.kind not in "iu" or classes.min() < 0 or classes.max() >= n_classes:
        raise ValueError(
            f"classes must be integers from 0 to {n_classes - 1}, got {classes.dtype} from "
            f"{classes.min()} to {classes.max()}"
        )
    return classes.astype(np.int64)


def _checked_rates(readout: Readout, rates: ArrayLike) -> NDArray[np.float64]:
    found = np.asarray(rates, dtype=np.float64)
    # As a negation, so that it catches NaN as well.
    if found.shape != (readout.n_outputs,) or not ((found >= 0) & (found <= 1)).all():
        raise ValueError(
            f"rates must be ({readout.n_outputs},) shares from 0 to 1, how often each output is 1, "
            f"got shape {found.shape}"
        )
    return found


def prunable_outputs(circuit: Circuit) -> list[NDArray[np.int64]]:
    """The outputs of each class, in their order.

    Raises:
        ValueError: A readout that is more than class sums, or a class without outputs.
    """
    _check_prunable(circuit.readout)
    members = circuit.readout.members()
    for name, outputs in zip(circuit.class_names, members, strict=True):
        if not len(outputs):
            raise ValueError(f"class {name} has no outputs to choose from")
    return members


def prune_outputs(
    circuit: Circuit, removed: ArrayLike, *, rates: NDArray[np.float64] | None = None
) -> Circuit:
    """Leave outputs out, and every gate that no other output needs.

    Args:
        circuit: A circuit whose readout is a Group-Sum, weighted or not; convolutions are unrolled.
        removed: Numbers of the outputs to leave out.
        rates: ``(O,)`` how often each output is 1. With them, each class's offset becomes what
            keeps its mean sum the same share of what it was, that of the outputs that are left, up
            to rounding and a constant for all classes. Without, offsets stay.

    Returns:
        A circuit that computes something else, with ``O - len(removed)`` outputs.

    Raises:
        ValueError: Another readout, an output that does not exist or is named twice, or rates that
            are none.
    """
    circuit = circuit.unrolled()
    readout, netlist = circuit.readout, circuit.netlist
    _check_prunable(readout)
    rates = None if rates is None else _checked_rates(readout, rates)
    gone = np.asarray(removed).reshape(-1)
    if len(gone) and gone.dtype.kind not in "iu":
        raise ValueError(f"outputs to remove must be integers, got {gone.dtype}")
    gone = gone.astype(np.int64)
    wrong = (gone < 0) | (gone >= readout.n_outputs)
    if wrong.any():
        raise ValueError(f"no output {gone[wrong][0]}: outputs are 0 to {readout.n_outputs - 1}")
    keep = np.ones(readout.n_outputs, dtype=bool)
    keep[gone] = False
    if len(gone) != readout.n_outputs - keep.sum():
        raise ValueError("an output is named twice among those to remove")
    offset = readout.offset if rates is None else _offsets(readout, rates, keep)
    return replace(
        circuit,
        dense=_without_dead_gates(replace(netlist, outputs=netlist.outputs[keep])),
        readout=replace(
            readout, group=readout.group[keep], weight=readout.weight[keep], offset=offset
        ),
    )


def _offsets(
    readout: Readout, rates: NDArray[np.float64], keep: NDArray[np.bool_]
) -> NDArray[np.int64]:
    added = readout.weight * rates
    before = readout.offset + np.bincount(readout.group, added, readout.n_classes)
    left = np.bincount(readout.group[keep], added[keep], readout.n_classes)
    offset = np.rint(before * keep.mean() - left).astype(np.int64)
    # What all classes have in common decides nothing, where they have one scale.
    return np.asarray(offset - offset.min()) if readout.is_integer else offset


def _without_dead_gates(netlist: Netlist) -> Netlist:
    used = used_nets(netlist)
    used[: netlist.first_gate_net] = True
    number = np.cumsum(used) - 1
    kept = used[netlist.first_gate_net :]
    return Netlist(
        netlist.n_inputs,
        netlist.gate[kept],
        number[netlist.a[kept]],
        number[netlist.b[kept]],
        number[netlist.outputs],
    )


def _needed_until(netlist: Netlist, until: NDArray[np.int64]) -> NDArray[np.int64]:
    """When each net is not needed any more, as outputs go.

    Args:
        netlist: Any netlist.
        until: ``(O,)`` when each output goes, at least 1.

    Returns:
        ``(n_nets,)`` the last time of any output that each net leads to; 0 where it leads to none.
    """
    last = np.zeros(netlist.n_nets, dtype=np.int64)
    np.maximum.at(last, netlist.outputs, until)
    for run in reversed(list(netlist.segments())):
        own = last[netlist.first_gate_net :][run]
        np.maximum.at(last, netlist.a[run], own)
        np.maximum.at(last, netlist.b[run], own)
    return last


def pruning_curve(
    circuit: Circuit,
    order: NDArray[np.int64],
    bits: ArrayLike | None = None,
    y: ArrayLike | None = None,
    *,
    removed: Sequence[int] | NDArray[np.int64] | None = None,
    rates: NDArray[np.float64] | None = None,
) -> PruningCurve:
    """Gates and accuracy that are left as outputs go in a given order.

    Args:
        circuit: A circuit whose readout is a Group-Sum, weighted or not.
        order: ``(M, K)``: row ``m`` holds the output of each class that goes at step ``m``; see
            :mod:`gategrad.approximate.pruning_orders`.
        bits: ``(B, n_inputs)`` input bits to measure the accuracy on, or None for gates alone.
        y: ``(B,)`` their classes; both or neither.
        removed: How many outputs have gone from each class, for each point; every number from 0 to
            M by default.
        rates: Offsets are corrected, see :func:`prune_outputs`.

    Raises:
        ValueError: Another readout, an order that does not take each class's own outputs once
            each, numbers out of range, or rows and classes that do not fit together.
    """
    if (bits is None) != (y is None):
        raise ValueError("accuracy needs input bits and their classes: give both, or neither")
    circuit = circuit.unrolled()
    readout = circuit.readout
    _check_prunable(readout)
    order = _checked_order(readout, order)
    rates = None if rates is None else _checked_rates(readout, rates)
    steps = np.arange(len(order) + 1) if removed is None else np.unique(np.asarray(removed))
    if not len(steps) or steps.dtype.kind not in "iu" or steps[0] < 0 or steps[-1] > len(order):
        raise ValueError(f"removed must be numbers from 0 to {len(order)}, got {removed!r}")
    until = np.full(readout.n_outputs, len(order) + 1)
    until[order] = np.arange(1, len(order) + 1)[:, None]
    last = _needed_until(circuit.netlist, until)[circuit.netlist.first_gate_net :]
    needed = np.bincount(last, minlength=len(order) + 2)
    left = needed[1:].sum() - np.concatenate([[0], np.cumsum(needed[1:-1])])
    accuracy = np.full(len(steps), np.nan)
    if bits is not None and y is not None:
        rows = as_bits(bits, circuit.netlist.n_inputs)
        classes = checked_classes(y, len(rows), readout.n_classes)
        accuracy = _accuracies(circuit, order, rows, classes, steps, rates)
    gates = left[steps]
    return PruningCurve(
        steps,
        readout.n_outputs - steps * readout.n_classes,
        gates,
        1 - gates / max(1, int(left[0])),
        accuracy,
    )


def _checked_order(readout: Readout, order: NDArray[np.int64]) -> NDArray[np.int64]:
    order = np.asarray(order)
    classes = np.arange(readout.n_classes)
    if order.ndim != 2 or order.shape[1] != readout.n_classes or order.dtype.kind not in "iu":
        raise ValueError(
            f"order must be integers of shape (steps, {readout.n_classes}), got {order.dtype} "
            f"{order.shape}"
        )
    flat = order.reshape(-1)
    if ((flat < 0) | (flat >= readout.n_outputs)).any() or len(np.unique(flat)) != len(flat):
        raise ValueError(f"order must name outputs 0 to {readout.n_outputs - 1}, each once")
    if (readout.group[order] != classes).any():
        raise ValueError("column k of order must name outputs of class k alone")
    return order.astype(np.int64)


def _accuracies(
    circuit: Circuit,
    order: NDArray[np.int64],
    bits: NDArray[np.uint8],
    y: NDArray[np.int64],
    steps: NDArray[np.int64],
    rates: NDArray[np.float64] | None,
) -> NDArray[np.float64]:
    """Class sums of all samples, from which each step takes one output of each class."""
    readout, words = circuit.readout, output_words(circuit.netlist, bits)
    sums = np.zeros((readout.n_classes, len(y)), dtype=np.int64)
    for k, outputs in enumerate(readout.members()):
        for start in range(0, len(outputs), 1024):
            some = outputs[start : start + 1024]
            sums[k] += readout.weight[some].astype(np.int64) @ unpacked(words[some], len(y))
    keep = np.ones(readout.n_outputs, dtype=bool)
    accuracy, gone = [], 0
    for step in steps.tolist():
        for outputs in order[gone:step]:
            bit = unpacked(words[outputs], len(y))
            sums -= readout.weight[outputs].astype(np.int64)[:, None] * bit
            keep[outputs] = False
        gone = step
        corrected = rates is not None and step
        offset = (
            _offsets(readout, rates, keep) if corrected and rates is not None else readout.offset
        )
        predicted = readout.predict(np.ascontiguousarray((sums + offset[:, None]).T))
        accuracy.append(np.mean(predicted == y))
    return np.array(accuracy)
