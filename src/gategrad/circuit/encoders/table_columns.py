"""What the columns of a table are.

A column is understood once, from the rows that there are to train on; later rows become numbers by
it, see :mod:`gategrad.circuit.encoders.table_rows`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from gategrad.system.short_repr import short_repr

__all__ = [
    "Column",
    "check_columns",
    "columns_from_json",
    "columns_of",
    "columns_to_json",
    "listed",
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
        usual: What stands for a missing value where no training row lacked one: the median of the
            numbers, or the code of the most frequent category. None: such rows are refused, as
            columns of earlier versions have it.
    """

    name: str
    categories: tuple[str, ...] | None = None
    missing: bool = False
    usual: float | None = None

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
    return tuple(map(_column_of, entries))


def _column_of(entry: Any) -> Column:
    categories, usual = entry["categories"], entry.get("usual")
    if usual is not None and not (isinstance(usual, int | float) and math.isfinite(usual)):
        raise ValueError(f"what is usual in a column must be a number, got {usual!r}")
    if usual is not None and categories is not None and usual not in range(len(categories)):
        raise ValueError(f"of {len(categories)} categories none has the code {usual!r}")
    return Column(
        str(entry["name"]),
        None if categories is None else tuple(map(str, categories)),
        bool(entry["missing"]),
        None if usual is None else float(usual),
    )


def listed(names: Sequence[str]) -> str:
    """Names with commas between, the first of many."""
    return ", ".join(names[:_SHOWN]) + (", ..." if len(names) > _SHOWN else "")
