"""Tables of a user's own: CSV and Parquet, with columns of numbers and of categories."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, Final

import numpy as np

from gategrad.circuit.encoders.columns import (
    HIGH,
    MISSING,
    Column,
    columns_from_json,
    columns_to_json,
    encode_rows,
    is_missing,
    is_number,
)
from gategrad.data.arrays import RawArrays
from gategrad.data.formats.idx import read_bytes
from gategrad.data.random_order import random_order

__all__ = [
    "Table",
    "as_text",
    "columns_from_json",
    "columns_to_json",
    "encode_rows",
    "parse_table",
    "read_table",
    "table_arrays",
]

_NO_VALUE: Final = "missing"
_TEST: Final = int.from_bytes(b"test", "big")
_MOST_CATEGORIES: Final = 1000

Table = dict[str, list[str]]
"""Columns of text by name, all of one length."""


def read_table(path: str | os.PathLike[str], *, names: Sequence[str] | None = None) -> Table:
    """Read a table's columns as text.

    Args:
        path: ``.csv``, ``.tsv`` or ``.txt`` with a line of names (with commas, semicolons or tabs
            between), plain or compressed by gzip or xz; or ``.parquet``.
        names: The columns' names, of a file that does not start with them.

    Raises:
        ValueError: Rows of different lengths, names that repeat, or no rows; names the file.
        ImportError: A Parquet file, and pyarrow is not installed.
        OSError: The file cannot be read.
    """
    source = str(path)
    if Path(path).suffix == ".parquet":
        return _read_parquet(source)
    with Path(path).open("rb") as file:
        content = read_bytes(file, source)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{source} is no text in UTF-8: {error}") from error
    return parse_table(text, source, names=names)


def parse_table(
    text: str, source: str, *, names: Sequence[str] | None = None, delimiter: str | None = None
) -> Table:
    """The columns of a table in text; see :func:`read_table`."""
    first = text.lstrip("\n").partition("\n")[0]
    if delimiter is None:
        delimiter = max("\t;,", key=first.count)
    try:
        reader = csv.reader(io.StringIO(text), delimiter=delimiter, skipinitialspace=True)
        rows = [[cell.strip() for cell in row] for row in reader if any(map(str.strip, row))]
    except csv.Error as error:
        raise ValueError(f"{source} is no table: {error}") from error
    if names is None:
        if not rows:
            raise ValueError(f"{source} holds no rows")
        names, rows = rows[0], rows[1:]
    if not rows:
        raise ValueError(f"{source} holds no rows but the line that names the columns")
    if len(set(names)) < len(names) or not all(names):
        raise ValueError(
            f"{source}: columns need different names, got {list(names)[:20]} in the first line"
        )
    for number, row in enumerate(rows, 1):
        if len(row) != len(names):
            raise ValueError(
                f"{source}: row {number} has {len(row)} values, but there are {len(names)} columns"
            )
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def table_arrays(
    table: Table,
    label: str | None,
    *,
    source: str,
    test: Table | None = None,
    test_fraction: float = 0.2,
    data_seed: int = 0,
    category_columns: Sequence[str] = (),
) -> RawArrays:
    """Numbers of a table: a column of text becomes the codes of its categories.

    A column is one of numbers where every value that is there can be read as one. What counts as
    missing: nothing, ``?``, ``NA``, ``N/A``, ``NaN``, ``null`` and ``None``. A missing number gets
    a bit of its own (see :func:`~gategrad.data.binarize.table_encoder`), a missing category is a
    category. Categories and classes are numbered in alphabetical order, numbers by value. Where all
    labels are numbers, those that are equal, such as ``1`` and ``1.0``, are one class, which the
    shortest of them names.

    Args:
        table: The columns, that of the label among them.
        label: Its name; the column ``target``, ``label``, ``class`` or ``y`` by default.
        source: What error messages call it.
        test: The same columns, for testing. Without it a share of the rows is set aside.
        test_fraction: That share, drawn at random.
        data_seed: Decides which rows.
        category_columns: Columns whose numbers only name categories.

    Raises:
        ValueError: No such column, a label that is missing, a single class, or other columns in
            ``test``.
    """
    label = _label_of(table, label, source)
    if test is not None and list(test) != list(table):
        raise ValueError(
            f"{source}: the test rows have columns {list(test)}, training rows {list(table)}"
        )
    whole = table if test is None else {name: table[name] + test[name] for name in table}
    n, n_all = len(table[label]), len(whole[label])
    labels = whole[label]
    for number, value in enumerate(labels, 1):
        if is_missing(value):
            raise ValueError(f"{source}: row {number} has no value in the label column {label!r}")
    class_of = _classes(labels)
    classes = _ordered(class_of.values())
    if len(classes) < 2:
        raise ValueError(f"{source}: the label column {label!r} holds one class, {classes[0]!r}")
    if len(classes) > max(20, n // 2):
        raise ValueError(
            f"{source}: the label column {label!r} holds {len(classes)} different values in "
            f"{n_all} rows: is it a number to predict? Only classes can be"
        )
    for name in category_columns:
        if name not in table:
            raise ValueError(f"{source} has no column {name!r}, but {', '.join(list(table)[:20])}")
    columns = tuple(
        _column(name, whole[name], source, category=name in category_columns)
        for name in table
        if name != label
    )
    if not columns:
        raise ValueError(f"{source} has no column but the label, {label!r}")
    X = encode_rows(whole, columns, source)
    class_number = {name: i for i, name in enumerate(classes)}
    y = np.array([class_number[class_of[value]] for value in labels], dtype=np.int64)
    if test is None:
        aside = np.zeros(n, dtype=np.bool_)
        aside[random_order(n, data_seed, _TEST)[: max(1, round(n * test_fraction))]] = True
    else:
        aside = np.arange(n_all) >= n
    return RawArrays(
        X[~aside], y[~aside], X[aside], y[aside], MISSING, HIGH, tuple(classes), (len(columns),),
        verified=False, columns=columns,
    )  # fmt: skip


def _label_of(table: Mapping[str, Any], label: str | None, source: str) -> str:
    if label is not None:
        if label not in table:
            raise ValueError(f"{source} has no column {label!r}, but {', '.join(list(table)[:20])}")
        return label
    for name in ("target", "label", "class", "y"):
        if name in table:
            return name
    raise ValueError(
        f"which column of {source} is the label? Give label (--label), one of "
        f"{', '.join(list(table)[:20])}"
    )


def _column(name: str, values: list[str], source: str, *, category: bool) -> Column:
    different = set(values)
    there = [value for value in different if not is_missing(value)]
    missing = len(there) < len(different)
    if there and not category and all(is_number(value) for value in there):
        return Column(name, None, missing)
    found = _ordered(there)
    if len(found) > _MOST_CATEGORIES:
        raise ValueError(
            f"{source}: column {name!r} holds {len(found)} different texts, such as "
            f"{found[0]!r}: leave it out, or make categories or numbers of it"
        )
    return Column(name, (*found, *([_NO_VALUE] if missing and _NO_VALUE not in found else [])))


def _classes(labels: Iterable[str]) -> dict[str, str]:
    """The class that each label names."""
    different = sorted(set(labels), key=lambda label: (len(label), label))
    if not all(is_number(label) for label in different):
        return {label: label for label in different}
    name: dict[Decimal | float, str] = {}
    return {label: name.setdefault(_exact(label), label) for label in different}


def _exact(number: str) -> Decimal | float:
    # As floats, long numbers that name something may be equal and differ in their last digits.
    try:
        return Decimal(number)
    except InvalidOperation:
        return float(number)  # 0 or as good as that, by its exponent


def _ordered(values: Iterable[str]) -> list[str]:
    different = sorted(set(values))
    if all(is_number(value) for value in different):
        return sorted(different, key=float)
    return different


def _read_parquet(source: str) -> Table:
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise ImportError("Parquet files need pyarrow: pip install gategrad[tables]") from error
    try:
        table = pyarrow.parquet.read_table(source)
    except (pyarrow.ArrowException, OSError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise ValueError(f"{source} is no Parquet file: {error}") from error
    return as_text(
        {name: table.column(i).to_pylist() for i, name in enumerate(table.column_names)}, source
    )


def as_text(columns: Mapping[str, Sequence[Any]], source: str) -> Table:
    """Columns of numbers, texts, booleans and None as text."""
    table: Table = {}
    for name, values in columns.items():
        for value in values:
            if value is not None and not isinstance(value, str | bool | int | float | np.generic):
                raise ValueError(
                    f"{source}: column {name!r} holds a {type(value).__name__}, where numbers and "
                    "texts can be read"
                )
        table[str(name)] = ["" if value is None else str(value).strip() for value in values]
    if not table or not next(iter(table.values())):
        raise ValueError(f"{source} holds no rows")
    return table
