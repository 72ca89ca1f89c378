"""What the columns of a table are, and how its rows become numbers.

A column is understood once, from the rows that there are to train on (:func:`read_column`); later
rows become numbers by it (:func:`encode_rows`, :func:`encode_frame`), and what it does not know is
refused. What single values mean is in :mod:`gategrad.circuit.encoders.table_values`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.table_values import (
    MISSING,
    NO_VALUE,
    check_categories,
    frame_series,
    in_order,
    is_missing,
    is_nothing,
    is_number,
    placed_numbers,
)
from gategrad.system.short_repr import short_repr

__all__ = [
    "Column",
    "check_columns",
    "columns_from_json",
    "columns_of",
    "columns_to_json",
    "encode_frame",
    "encode_rows",
    "listed",
    "read_column",
    "told_apart",
]

_SHOWN: Final = 20


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes:
        name: Its name.
        categories: What it can hold, in the order of their codes 0, 1, ...; None for numbers.
        missing: Whether numbers may be missing.
    """

    name: str
    categories: tuple[str, ...] | None = None
    missing: bool = False

    __repr__ = short_repr


def check_columns(columns: Sequence[Column], n_features: int) -> None:
    """Raise ``ValueError`` where rows of so many values cannot have these columns."""
    if len(columns) != n_features:
        raise ValueError(f"{len(columns)} columns for rows of {n_features} values")
    if not told_apart(columns):
        raise ValueError(
            "columns need different names, and each of them different categories, got "
            f"{listed([column.name for column in columns])}"
        )


def told_apart(columns: Sequence[Column]) -> bool:
    """Whether texts tell the columns, and the categories of each, from one another."""
    lists = [[column.name for column in columns]]
    lists += [list(column.categories) for column in columns if column.categories is not None]
    return all(len(set(names)) == len(names) for names in lists)


def read_column(name: str, values: Sequence[str], source: str, *, category: bool = False) -> Column:
    """What a column of text is: one of numbers where all values that are there are numbers.

    A missing category is a category, the last. Categories stand in the order of
    :func:`~gategrad.circuit.encoders.table_values.in_order`.

    Args:
        name: Its name.
        values: Its texts, without spaces around them.
        source: What error messages call the table.
        category: Its numbers only name categories.

    Raises:
        ValueError: Too many categories.
    """
    different = set(values)
    there = [value for value in different if not is_missing(value)]
    missing = len(there) < len(different)
    if there and not category and all(is_number(value) for value in there):
        return Column(name, None, missing)
    found = in_order(there)
    check_categories(found, f"{source}: column {name!r}", "different texts")
    return Column(name, (*found, *([NO_VALUE] if missing and NO_VALUE not in found else [])))


def encode_rows(
    table: Mapping[str, Sequence[str]], columns: Sequence[Column], source: str
) -> NDArray[np.float64]:
    """Rows of numbers, as a circuit that was trained on a table reads them.

    Args:
        table: Columns of text, in any order; others than ``columns`` are left out.
        columns: What the columns are.
        source: What error messages call it.

    Returns:
        ``(rows, columns)``: numbers as they are, a missing one as :data:`MISSING`; categories by
        number.

    Raises:
        ValueError: A column that is not there, or a value that it cannot hold; names it.
    """
    _check_names(list(table), columns, source)
    X = np.empty((len(next(iter(table.values()))), len(columns)))
    for i, column in enumerate(columns):
        X[:, i] = _encoded(table[column.name], column, source)
    return X


def encode_frame(frame: Any, columns: Sequence[Column]) -> NDArray[np.float64]:
    """The same of a data frame of pandas or polars; its columns are found by name, in any order.

    Raises:
        ValueError: As :func:`encode_rows`.
        TypeError: Values that are neither numbers nor texts.
    """
    names = [str(name) for name in frame.columns]
    _check_names(names, columns, "the data frame")
    X = np.empty((frame.shape[0], len(columns)))
    for i, column in enumerate(columns):
        place = names.index(column.name)
        if names.count(column.name) > 1:
            raise ValueError(f"the data frame has more than one column {column.name!r}")
        values = frame_series(frame, place).to_list()
        if column.categories is None and not any(isinstance(value, str) for value in values):
            numbers = np.array([math.nan if is_nothing(v) else v for v in values], np.float64)
            X[:, i] = _placed(numbers, column, "the data frame")
        else:
            texts = [None if is_nothing(value) else _text(value) for value in values]
            X[:, i] = _encoded(texts, column, "the data frame")
    return X


def _check_names(names: Sequence[str], columns: Sequence[Column], source: str) -> None:
    """Raise ``ValueError`` where a table lacks columns; names them."""
    lacking = [column.name for column in columns if column.name not in names]
    if not lacking:
        return
    if all(is_number(name) for name in names):
        raise ValueError(
            f"{source} begins with numbers, where the names of columns are needed, such as "
            f"{listed([column.name for column in columns])}"
        )
    plural = "" if len(lacking) == 1 else "s"
    raise ValueError(
        f"{source} has no column{plural} {', '.join(map(repr, lacking[:_SHOWN]))}; it has "
        f"{listed(names)}"
    )


def columns_to_json(columns: Sequence[Column]) -> str:
    """What the columns are, as text."""
    return json.dumps([asdict(column) for column in columns], indent=2) + "\n"


def columns_from_json(text: str, source: str) -> tuple[Column, ...]:
    """The inverse of :func:`columns_to_json`; ``ValueError`` for anything else."""
    try:
        return columns_of(json.loads(text))
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{source} does not describe a table's columns: {error}") from error


def columns_of(entries: Any) -> tuple[Column, ...]:
    """Columns of what JSON holds: a list of objects with the fields of :class:`Column`."""
    if not isinstance(entries, list):
        raise ValueError("columns must be a list")
    return tuple(
        Column(
            str(entry["name"]),
            None if entry["categories"] is None else tuple(map(str, entry["categories"])),
            bool(entry["missing"]),
        )
        for entry in entries
    )


def listed(names: Sequence[str]) -> str:
    """Names with commas between, the first of many."""
    return ", ".join(names[:_SHOWN]) + (", ..." if len(names) > _SHOWN else "")


def _encoded(values: Sequence[str | None], column: Column, source: str) -> list[float]:
    code = _codes if column.categories is not None else _numbers
    found = code(values, column, source)
    return [found[value] for value in values]


def _text(value: Any) -> str:
    # A whole number stands as 3 in tables, and as 3.0 in a column that lacks some.
    if isinstance(value, float | np.floating) and float(value).is_integer():
        return str(int(value))
    return str(value)


def _codes(values: Sequence[str | None], column: Column, source: str) -> dict[str | None, float]:
    categories = column.categories or ()
    number = {name: float(k) for k, name in enumerate(categories)}
    found: dict[str | None, float] = {}
    for value in dict.fromkeys(values):  # each different text once: columns hold few
        name = next((name for name in _meant(value, categories) if name in number), None)
        if name is None:
            none = value is None or is_missing(value.strip())
            holds = "has no value, which no training row lacked" if none else f"holds {value!r}"
            raise ValueError(
                f"{source}: column {column.name!r} {holds} (row {values.index(value) + 1}); known "
                f"are {listed(categories)}"
            )
        found[value] = number[name]
    return found


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


def _numbers(values: Sequence[str | None], column: Column, source: str) -> dict[str | None, float]:
    found: dict[str | None, float] = {}
    for value in dict.fromkeys(values):
        if value is None or is_missing(value.strip()):
            found[value] = math.nan
        elif not is_number(value):
            raise ValueError(
                f"{source}: column {column.name!r} holds {value!r}, not a number (row "
                f"{values.index(value) + 1})"
            )
        else:
            found[value] = float(value)
    placed = _placed(np.array(list(found.values())), column, source)
    return dict(zip(found, placed.tolist(), strict=True))


def _placed(numbers: NDArray[np.float64], column: Column, source: str) -> NDArray[np.float64]:
    if not column.missing and np.isnan(numbers).any():
        raise ValueError(
            f"{source}: column {column.name!r} lacks a number, which none of the training rows "
            "does: fill it in"
        )
    return placed_numbers(numbers, MISSING, f"{source}: column {column.name!r}")
