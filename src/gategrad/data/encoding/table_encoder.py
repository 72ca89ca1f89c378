"""The encoder of a table's rows: thermometers of numbers, codes of categories.

The order of bits of other data is that of
:class:`~gategrad.circuit.encoders.threshold_encoder.ThresholdEncoder`: threshold by threshold, and
within each feature by feature (channel, row, column of an image), on which local wiring depends. A
table's bits stand column by column instead, each column's together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.arithmetic import gray_code
from gategrad.circuit.encoders.gate_encoder import GateEncoder
from gategrad.circuit.encoders.table_columns import Column, told_apart
from gategrad.circuit.encoders.table_values import HIGH, MISSING, PRESENT
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.config.data_config import CATEGORY_CODES
from gategrad.config.near_names import must_be_one_of
from gategrad.data.encoding.thresholds import column_thresholds

__all__ = ["table_encoder", "value_counts"]

_AND_NOT, _NOT = 2, 12


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
        categories: One of :data:`~gategrad.config.data_config.CATEGORY_CODES`.

    Raises:
        ValueError: An unknown code, or columns that hold one value each.
    """
    if categories not in CATEGORY_CODES:
        raise ValueError(must_be_one_of("categories", categories, CATEGORY_CODES))
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


def value_counts(columns: Sequence[Column], X: NDArray[np.float64]) -> Iterator[int]:
    """How many different values each column of numbers has, missing ones left out.

    Args:
        columns: What the columns are; those of categories are passed over.
        X: ``(samples, columns)`` rows, missing numbers as :data:`MISSING`.
    """
    for column, values in zip(columns, X.T, strict=True):
        if column.categories is None:
            yield int(np.count_nonzero(np.unique(values) != MISSING))


def _levels(column: Column, values: NDArray[np.float64], n: int) -> NDArray[np.float64]:
    if column.categories is not None:
        return np.arange(len(column.categories) - 1, dtype=np.float64) + 0.5
    there = column_thresholds(values[values > PRESENT], n)
    return np.array([PRESENT, *there]) if column.missing else there


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
        return gray_code(self._gate, bits)

    def _gate(self, kind: int, a: int, b: int) -> int:
        self._gates.append((kind, a, b))
        return 2 + self._n_inputs + len(self._gates) - 1

    def netlist(self, outputs: list[int]) -> Netlist:
        gates = np.array(self._gates, dtype=np.int64).reshape(-1, 3)
        kind, a, b = gates[:, 0].astype(np.uint8), *gates[:, 1:].T.astype(np.int32)
        return Netlist(self._n_inputs, kind, a, b, np.array(outputs, dtype=np.int32))
