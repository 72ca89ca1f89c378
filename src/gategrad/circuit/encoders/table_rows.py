"""How rows of a table become numbers, by what its columns were in training.

What single values mean is in :mod:`gategrad.circuit.encoders.table_values`, what becomes of those
that no training row had in :mod:`gategrad.circuit.encoders.unknown_values`.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.table_columns import Column, listed
from gategrad.circuit.encoders.table_values import (
    LARGEST,
    MISSING,
    NO_VALUE,
    frame_series,
    is_gap,
    is_missing,
    is_nothing,
    is_number,
    placed_numbers,
    plain_numbers,
    shown,
)
from gategrad.circuit.encoders.text_table import place_of
from gategrad.circuit.encoders.unknown_values import UnknownValues

__all__ = ["ColumnReader", "check_names", "encode_frame", "encode_rows"]


def encode_rows(
    table: Mapping[str, Sequence[str]],
    columns: Sequence[Column],
    source: str,
    unknown: UnknownValues | None = None,
) -> NDArray[np.float64]:
    """Rows of numbers, as a circuit that was trained on a table reads them.

    Args:
        table: Columns of text, in any order; others than ``columns`` are left out.
        columns: What the columns are.
        source: What error messages call it.
        unknown: Decides about values that no training row had, and counts them; by default they are
            read as missing.

    Returns:
        ``(rows, columns)``: numbers as they are, a missing one as :data:`MISSING`; categories by
        number.

    Raises:
        ValueError: A column that is not there, or a value that it cannot hold; names it.
    """
    check_names(list(table), columns, source)
    unknown = UnknownValues() if unknown is None else unknown
    X = np.empty((len(next(iter(table.values()))), len(columns)))
    for i, column in enumerate(columns):
        reader = ColumnReader(column, source, unknown, lambda row: place_of(table, row))
        X[:, i] = reader.texts(table[column.name])
    return X


def encode_frame(
    frame: Any, columns: Sequence[Column], unknown: UnknownValues | None = None
) -> NDArray[np.float64]:
    """The same of a data frame of pandas or polars; its columns are found by name, in any order.

    Without ``unknown``, values that no training row had are read as missing, with a warning.

    Raises:
        ValueError: As :func:`encode_rows`.
        TypeError: Values that are neither numbers nor texts.
    """
    source = "the data frame"
    # Files have names without spaces around them, which what else reads them may leave there.
    known = {column.name for column in columns}
    names = [n if (n := str(name)) in known else n.strip() for name in frame.columns]
    check_names(names, columns, source)
    counted = UnknownValues() if unknown is None else unknown
    X = np.empty((frame.shape[0], len(columns)))
    for i, column in enumerate(columns):
        place = names.index(column.name)
        if names.count(column.name) > 1:
            raise ValueError(f"the data frame has more than one column {column.name!r}")
        values = frame_series(frame, place).to_list()
        reader = ColumnReader(column, source, counted, _row)
        if column.categories is None and not any(isinstance(value, str) for value in values):
            numbers = np.array([math.nan if is_nothing(v) else v for v in values], np.float64)
            X[:, i] = reader.numbers(numbers)
        else:
            X[:, i] = reader.texts([None if is_nothing(v) else _text(v) for v in values])
    if unknown is None:
        for line in counted.lines():
            warnings.warn(line, UserWarning, stacklevel=2)
    return X


@dataclass(frozen=True)
class ColumnReader:
    """Reads the values of one column.

    Attributes:
        column: What the column is.
        source: What error messages call the table.
        unknown: Decides about values that no training row had.
        place: Where a row is found, in words.
    """

    column: Column
    source: str
    unknown: UnknownValues
    place: Callable[[int], str]

    def texts(self, values: Sequence[str | None]) -> NDArray[np.float64]:
        """``(rows,)`` numbers of texts, of which those that are missing may be None."""
        plain = plain_numbers(values) if self.column.categories is None else None
        if plain is not None and not (np.abs(plain) > LARGEST).any():
            return plain
        found: dict[str | None, float] = {}
        read = self._number if self.column.categories is None else self._code
        for value in dict.fromkeys(values):  # each different text once: columns hold few
            found[value] = read(value, values)
        numbers = np.array([found[value] for value in values], np.float64)
        return np.where(np.isnan(numbers), MISSING, numbers)

    def numbers(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """``(rows,)`` the same of numbers, NaN where there is none."""
        gaps = np.isnan(values)
        if not gaps.any():
            return placed_numbers(values, MISSING, str(self))
        gap = self._gap(None, [None if gap else 0 for gap in gaps.tolist()])
        return placed_numbers(values, MISSING if math.isnan(gap) else gap, str(self))

    @cached_property
    def _codes(self) -> dict[str, float]:
        return {name: float(k) for k, name in enumerate(self.column.categories or ())}

    def __str__(self) -> str:
        return f"{self.source}: column {self.column.name!r}"

    def _number(self, value: str | None, values: Sequence[str | None]) -> float:
        if value is None or is_gap(value.strip()):
            return self._gap(value, values)
        if not is_number(value):
            remedy = "; --missing names texts that stand for a missing one"
            comma = "; --decimal ',' says that fractions have a comma" if "," in value else remedy
            raise ValueError(
                f"{self} holds {shown(value)}, not a number{self._at(value, values)}{comma}"
            )
        if abs(float(value)) > LARGEST:
            raise ValueError(
                f"{self} holds {value}{self._at(value, values)}, which is too large: numbers go up "
                f"to {LARGEST:.3g}"
            )
        return float(value)

    def _gap(self, value: str | None, values: Sequence[Any]) -> float:
        """What stands for a number that is missing: NaN where training rows lacked some, too."""
        if self.column.missing:
            return math.nan
        usual = self.column.usual
        if usual is None or self.unknown.refuses:
            raise ValueError(
                f"{self} lacks a number{self._at(value, values)}, which none of the training rows "
                "does: fill it in"
            )
        rows, where = values.count(value), self.place(values.index(value))
        self.unknown.add(self.column.name, None, rows, where, f"{usual:.6g}, the median")
        return usual

    def _code(self, value: str | None, values: Sequence[str | None]) -> float:
        categories, number = self.column.categories or (), self._codes
        name = next((name for name in _meant(value, categories) if name in number), None)
        if name is not None:
            return number[name]
        nothing = value is None or is_missing(value.strip())
        stand_in = number.get(NO_VALUE, self.column.usual)
        if stand_in is None or self.unknown.refuses:
            lacks = "has no value, which no training row lacked"
            what = lacks if value is None or nothing else f"holds {shown(value)}"
            raise ValueError(
                f"{self} {what}{self._at(value, values)}; known are {listed(categories)}"
            )
        name = categories[int(stand_in)]
        read_as = "missing" if name == NO_VALUE else f"{shown(name)}, the most frequent"
        rows, where = values.count(value), self.place(values.index(value))
        self.unknown.add(self.column.name, None if nothing else value, rows, where, read_as)
        return stand_in

    def _at(self, value: str | None, values: Sequence[Any]) -> str:
        """Where a value first stands, in brackets, if that is known."""
        place = self.place(values.index(value))
        return f" ({place})" if place else ""


def _text(value: Any) -> str:
    # A whole number stands as 3 in tables, and as 3.0 in a column that lacks some.
    if isinstance(value, float | np.floating) and float(value).is_integer():
        return str(int(value))
    return str(value)


def _row(row: int) -> str:
    return f"row {row + 1}"


def _meant(value: str | None, categories: Sequence[str]) -> Iterator[str]:
    """The categories that a value can mean, the likeliest first: "NA" may be one."""
    if value is not None:
        yield value
        yield value.strip()
        if is_number(value):  # 3.0 for 3, where that is the only category that is equal
            equal = [name for name in categories if is_number(name) and float(name) == float(value)]
            yield from equal if len(equal) == 1 else ()
    if value is None or is_missing(value.strip()):
        yield NO_VALUE


def check_names(names: Sequence[str], columns: Sequence[Column], source: str) -> None:
    """Raise ``ValueError`` where a table lacks columns; names them."""
    lacking = [column.name for column in columns if column.name not in names]
    if not lacking:
        return
    if not names:
        raise ValueError(f"{source} is empty, where a line that names the columns is needed")
    if all(is_number(name) for name in names):
        in_order = list(names) == [str(i + 1) for i in range(len(names))]
        unread = ", or its line of names is not read (--no-header)" if in_order else ""
        raise ValueError(
            f"{source} begins with numbers, where the names of columns are needed, such as "
            f"{listed([column.name for column in columns])}{unread}"
        )
    plural = "" if len(lacking) == 1 else "s"
    raise ValueError(
        f"{source} has no column{plural} {', '.join(map(repr, lacking[:20]))}; it has "
        f"{listed(names)}"
    )
