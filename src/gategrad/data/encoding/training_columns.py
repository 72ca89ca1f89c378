"""What a table's columns are by its training rows alone, and all rows by that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_rows import ColumnReader
from gategrad.circuit.encoders.table_values import MISSING, NO_VALUE, PRESENT, check_categories
from gategrad.circuit.encoders.unknown_values import UnknownValues

__all__ = ["recoded", "training_columns"]


def training_columns(
    columns: Sequence[Column], X: NDArray[np.float64], source: str
) -> tuple[Column, ...]:
    """The columns with what training rows have: their categories, and what is usual in them.

    What only other rows have is unknown to the network, which is what its accuracy on them must
    show.

    Args:
        columns: With the categories of all rows.
        X: ``(rows, columns)`` training rows by these.
        source: What error messages call the table.

    Raises:
        ValueError: Too many categories.
    """
    return tuple(_in_training(column, X[:, i], source) for i, column in enumerate(columns))


def _in_training(column: Column, values: NDArray[np.float64], source: str) -> Column:
    if column.categories is None:
        there = values[values > PRESENT]
        usual = float(np.median(there)) if len(there) else None
        return Column(column.name, None, len(there) < len(values), usual)
    counts = np.bincount(values.astype(np.int64), minlength=len(column.categories))
    used = np.flatnonzero(counts)
    categories = tuple(column.categories[k] for k in used)
    check_categories(
        [name for name in categories if name != NO_VALUE],
        f"{source}: column {column.name!r}",
        "different texts",
    )
    return Column(column.name, categories, usual=float(np.argmax(counts[used])))


def recoded(
    X: NDArray[np.float64],
    before: Sequence[Column],
    after: Sequence[Column],
    source: str,
    unknown: UnknownValues,
) -> NDArray[np.float64]:
    """Rows by other columns, which are found by name.

    Args:
        X: ``(rows, len(before))`` rows.
        before: What their columns are.
        after: What they are to be.
        source: What error messages call the rows.
        unknown: Decides about values that ``after`` does not have, and counts them.

    Returns:
        ``(rows, len(after))``.

    Raises:
        ValueError: A column that is not there, or a value that it cannot hold; names it.
    """
    place = {column.name: i for i, column in enumerate(before)}
    lacking = [column.name for column in after if column.name not in place]
    if lacking:
        raise ValueError(
            f"{source} has no column {', '.join(map(repr, lacking))}, which it had in training; it "
            f"has {', '.join(place)}"
        )
    result = np.empty((len(X), len(after)))
    for i, column in enumerate(after):
        old = before[place[column.name]]
        reader = ColumnReader(column, source, unknown, lambda _: "")
        values = X[:, place[column.name]]
        if old.categories is None and column.categories is None:
            result[:, i] = reader.numbers(np.where(values > PRESENT, values, np.nan))
        else:
            result[:, i] = reader.texts(_texts(values, old))
    return result


def _texts(values: NDArray[np.float64], column: Column) -> list[str | None]:
    if column.categories is None:
        return [None if value == MISSING else f"{value:.17g}" for value in values.tolist()]
    texts: list[Any] = [None if name == NO_VALUE else name for name in column.categories]
    return [texts[int(value)] for value in values]
