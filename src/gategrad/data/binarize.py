"""Where the thresholds are: fixed, by quantiles of the training values, or by a table's columns.

The order of bits is that of :class:`~gategrad.circuit.encoders.threshold_encoder.ThresholdEncoder`:
threshold by threshold, and within each feature by feature (channel, row, column of an image), on
which local wiring depends. A table's bits stand column by column instead, each column's together.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.columns import HIGH, MISSING, Column, told_apart
from gategrad.circuit.encoders.gate_encoder import GateEncoder
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.data.rows import Rows

__all__ = [
    "CATEGORIES",
    "HIGH",
    "MISSING",
    "Column",
    "column_thresholds",
    "equal_thresholds",
    "quantile_thresholds",
    "table_encoder",
]

_PRESENT: Final = MISSING / 2
_SAMPLE: Final = 100_000
_AND_NOT, _NOT, _XOR = 2, 12, 6
CATEGORIES: Final = ("one-hot", "gray", "thermometer")


def equal_thresholds(n: int) -> tuple[float, ...]:
    """``n`` thresholds at equal distances, for values scaled to [0, 1]: ``i / (n + 1)``.

    ``equal_thresholds(3)`` is the paper's 1/4, 2/4, 3/4.

    Raises:
        ValueError: ``n`` below 1.
    """
    if n < 1:
        raise ValueError(f"n_thresholds must be at least 1, got {n}")
    return tuple(i / (n + 1) for i in range(1, n + 1))


def quantile_thresholds(X: NDArray[Any] | Rows, n: int) -> NDArray[np.float64]:
    """The distributive thermometer: thresholds of each feature between equally many values.

    Threshold ``i`` of ``n`` is the value at place ``len * i // (n + 1)`` of the sorted ones, as in
    weightless networks (Bacellar et al., 2022). Where many values are equal, so are thresholds.

    Args:
        X: ``(samples, features)`` training rows, of which at most 100,000 at equal distances are
            looked at.
        n: Thresholds per feature.

    Returns:
        ``(n, features)``, in raw units, not decreasing along the first axis.

    Raises:
        ValueError: ``n`` below 1, or no samples.
    """
    if n < 1 or len(X) == 0:
        raise ValueError(f"quantiles need at least 1 threshold and 1 sample, got {n}, {len(X)}")
    step = -(-len(X) // _SAMPLE)
    rows = np.asarray(X[::step])
    places = [len(rows) * i // (n + 1) for i in range(1, n + 1)]
    parts = np.partition(rows, sorted(set(places)), axis=0)
    return parts[places].astype(np.float64)


def column_thresholds(values: NDArray[np.float64], n: int) -> NDArray[np.float64]:
    """Thresholds of one column of numbers: half way between values that differ.

    Between every two neighbours where there are at most ``n + 1`` different values; else at most
    ``n``, between which about equally many samples lie.
    """
    different = np.unique(values)
    if len(different) < 2:
        return np.zeros(0)
    between = different[:-1] + (different[1:] - different[:-1]) / 2
    # Between neighbouring floats there is nothing: x > smaller says the same.
    between = np.where(between < different[1:], between, different[:-1])
    if len(between) <= n:
        return between
    ordered = np.sort(values)
    chosen = ordered[[len(ordered) * i // (n + 1) for i in range(1, n + 1)]]
    chosen_between: NDArray[np.float64] = between[
        np.unique(np.maximum(np.searchsorted(different, chosen) - 1, 0))
    ]
    return chosen_between


def table_encoder(
    columns: Sequence[Column],
    X: NDArray[np.float64],
    *,
    n_thresholds: int = 15,
    categories: str = "one-hot",
) -> GateEncoder:
    """The encoder of a table's rows: numbers and codes of categories in, bits out.

    Bits stand column by column. A column of numbers gives a thermometer, the lowest threshold
    first; where numbers may be missing, its first bit says that one is there. One of ``c``
    categories gives, with ``one-hot``, a bit per category (one bit for two categories); with
    ``gray``, the bits of the code's reflected Gray code, the lowest first, ``ceil(log2(c))`` of
    them; with ``thermometer``, the ``c - 1`` bits ``code > k``. All of these are gates on
    thermometer bits of the code, and become part of the circuit.

    Args:
        columns: What the columns are.
        X: ``(samples, columns)`` training rows, missing numbers as :data:`MISSING`.
        n_thresholds: Thresholds of a column of numbers, at most.
        categories: One of :data:`CATEGORIES`.

    Raises:
        ValueError: An unknown code, or columns that hold one value each.
    """
    if categories not in CATEGORIES:
        raise ValueError(f"categories must be one of {', '.join(CATEGORIES)}, got {categories!r}")
    levels = [_levels(column, X[:, i], n_thresholds) for i, column in enumerate(columns)]
    F, T = len(columns), max(len(level) for level in levels)
    if T == 0:
        raise ValueError("every column holds one value only: there is nothing to learn from")
    first = ThresholdEncoder(
        F, _rectangle(levels, T), "float64", MISSING, HIGH,
        columns=tuple(columns) if told_apart(columns) else None,
    )  # fmt: skip
    gates = _Gates(first.n_bits)
    outputs: list[int] = []
    for i, (column, level) in enumerate(zip(columns, levels, strict=True)):
        bits = [2 + t * F + i for t in range(len(level))]
        if column.categories is None or categories == "thermometer":
            outputs += bits
        elif categories == "one-hot":
            outputs += gates.one_hot(bits)
        else:
            outputs += gates.gray(bits)
    return GateEncoder(first, gates.netlist(outputs))


def _levels(column: Column, values: NDArray[np.float64], n: int) -> NDArray[np.float64]:
    if column.categories is not None:
        return np.arange(len(column.categories) - 1, dtype=np.float64) + 0.5
    there = column_thresholds(values[values > _PRESENT], n)
    return np.array([_PRESENT, *there]) if column.missing else there


def _rectangle(levels: list[NDArray[np.float64]], T: int) -> NDArray[np.float64]:
    """A column with fewer thresholds repeats its last; those bits are read by no gate."""
    thresholds = np.zeros((T, len(levels)))
    for i, level in enumerate(levels):
        if len(level):
            thresholds[:, i] = np.pad(level, (0, T - len(level)), mode="edge")
    return thresholds


class _Gates:
    """Gates on thermometer bits, collected."""

    def __init__(self, n_inputs: int) -> None:
        self._n_inputs = n_inputs
        self._gates: list[tuple[int, int, int]] = []

    def one_hot(self, bits: list[int]) -> list[int]:
        """Category k: its thermometer bit, but not the next one's."""
        if len(bits) < 2:
            return bits
        inner = [self._gate(_AND_NOT, a, b) for a, b in pairwise(bits)]
        return [self._gate(_NOT, bits[0], bits[0]), *inner, bits[-1]]

    def gray(self, bits: list[int]) -> list[int]:
        """Bit j of the Gray code turns at codes 2**j, 3 * 2**j, 5 * 2**j, ..."""
        found = []
        for j in range(len(bits).bit_length()):
            turns = bits[(1 << j) - 1 :: 2 << j]
            while len(turns) > 1:  # pairwise, so that the depth stays small
                pairs = zip(turns[::2], turns[1::2], strict=False)
                odd = turns[-1:] if len(turns) % 2 else []
                turns = [self._gate(_XOR, a, b) for a, b in pairs] + odd
            found += turns
        return found

    def _gate(self, kind: int, a: int, b: int) -> int:
        self._gates.append((kind, a, b))
        return 2 + self._n_inputs + len(self._gates) - 1

    def netlist(self, outputs: list[int]) -> Netlist:
        gates = np.array(self._gates, dtype=np.int64).reshape(-1, 3)
        kind, a, b = gates[:, 0].astype(np.uint8), *gates[:, 1:].T.astype(np.int32)
        return Netlist(self._n_inputs, kind, a, b, np.array(outputs, dtype=np.int32))
