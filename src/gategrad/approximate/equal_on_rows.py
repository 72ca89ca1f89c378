"""Nets merged that are equal on given rows: NOT exact, it may differ on inputs unlike the data.

Everything in :mod:`gategrad.passes` keeps every class sum of every input. This does not, so it
stands apart, and says how often its result agrees on rows that it was not made with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Circuit
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.net_values import pack_patterns
from gategrad.passes import optimize
from gategrad.passes.candidates import Candidates
from gategrad.passes.functional_reduction import merged, smaller_first
from gategrad.targets import EngineNetwork

__all__ = ["Agreement", "merge_on_rows"]

_CHUNK = 4096  # rows at once


@dataclass(frozen=True)
class Agreement:
    """How often a smaller circuit gave the same on rows that it was not made with.

    Attributes:
        rows: How many rows.
        same_class: Share of them with the same predicted class, NaN for no rows.
        same_sums: Share with the same class sums.
        gates_before: Gates of the circuit after exact passes alone.
        gates: Gates of the smaller circuit.
    """

    rows: int
    same_class: float
    same_sums: float
    gates_before: int
    gates: int


def merge_on_rows(
    circuit: Circuit, rows: ArrayLike, *, held_out: ArrayLike | None = None
) -> tuple[Circuit, Agreement]:
    """Merge nets that are equal, or opposite, on given rows: a circuit that is NOT equal.

    Inputs that no row is like are taken as never to come. Every class sum of the rows stays as it
    is; for others there is no promise.

    Args:
        circuit: Any circuit; convolutions are unrolled.
        rows: ``(B, n_features)`` raw rows, such as the training data, or bits where the circuit
            has no encoder. The more, the better the result keeps to the circuit.
        held_out: Rows to measure the agreement on. By default every fifth of ``rows``, which is
            then not used for merging.

    Returns:
        The smaller circuit, after the default exact passes, and its agreement.

    Raises:
        ValueError: No rows to merge on, or rows that do not fit the circuit.
    """
    circuit = circuit.unrolled()
    raw = _checked(circuit, rows)
    if held_out is None:
        apart = np.arange(len(raw)) % 5 == 4
        raw, others = raw[~apart], raw[apart]
    else:
        others = _checked(circuit, held_out)
    if not len(raw):
        raise ValueError("merging needs at least one row")
    before, _ = optimize(circuit)
    bits = raw if before.encoder is None else before.encoder.encode(raw)
    ordered = smaller_first(before.netlist)
    candidates = Candidates(ordered, pack_patterns(bits[:_CHUNK]))
    for at in range(_CHUNK, len(bits), _CHUNK):
        candidates.refine(pack_patterns(bits[at : at + _CHUNK]))
    literal = 2 * np.arange(ordered.n_nets)
    nets, literals = candidates.pairs()
    literal[nets] = literals
    smaller, _ = optimize(replace(before, dense=merged(ordered, literal)))
    return smaller, _agreement(before, smaller, others)


def _agreement(before: Circuit, after: Circuit, rows: NDArray[Any]) -> Agreement:
    networks = EngineNetwork(before), EngineNetwork(after)
    same_class = same_sums = 0
    for at in range(0, len(rows), _CHUNK):
        a, b = (network.class_sums(rows[at : at + _CHUNK]) for network in networks)
        same_sums += int((a == b).all(axis=1).sum())
        predicted = before.readout.predict(a) == after.readout.predict(b)
        same_class += int(predicted.sum())
    count = len(rows)
    share = 1 / count if count else float("nan")
    return Agreement(
        count,
        same_class * share,
        same_sums * share,
        before.netlist.n_gates,
        after.netlist.n_gates,
    )


def _checked(circuit: Circuit, rows: ArrayLike) -> NDArray[Any]:
    if circuit.encoder is None:
        return as_bits(rows, circuit.netlist.n_inputs)
    return circuit.encoder.check(rows)
