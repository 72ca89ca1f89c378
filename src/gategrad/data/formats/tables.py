"""Tables in files, CSV and Parquet, as columns of text."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from gategrad.data.files.compressed import read_bytes, read_chunks
from gategrad.system.file_names import file_kind

__all__ = ["TextTable", "as_text", "count_cells", "parse_table", "read_table"]

TextTable: TypeAlias = dict[str, list[str]]
"""Columns of text by name, all of one length."""


def read_table(path: str | os.PathLike[str]) -> TextTable:
    """Read a table's columns as text.

    Args:
        path: A text such as ``.csv`` with a line of names (with commas, semicolons or tabs
            between), plain or compressed by gzip or xz; or ``.parquet``.

    Raises:
        ValueError: Rows of different lengths, names that repeat, or no rows; names the file.
        ImportError: A Parquet file, and pyarrow is not installed.
        OSError: The file cannot be read.
    """
    source = str(path)
    if file_kind(path) == ".parquet":
        return _read_parquet(source)
    with Path(path).open("rb") as file:
        content = read_bytes(file, source)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{source} is no text in UTF-8: {error}") from error
    return parse_table(text, source)


def parse_table(
    text: str, source: str, *, names: Sequence[str] | None = None, delimiter: str | None = None
) -> TextTable:
    """The columns of a table in text; see :func:`read_table`.

    Args:
        text: The table.
        source: What error messages call it.
        names: The columns' names, where the text does not start with them.
        delimiter: What stands between values; by default as the first line says.
    """
    if delimiter is None:
        delimiter = _delimiter(text)
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


def _delimiter(text: str) -> str:
    first = text.lstrip("\n").partition("\n")[0]
    return max("\t;,", key=first.count)


def count_cells(path: str | os.PathLike[str]) -> tuple[int, int]:
    """About how many rows and columns a table has, by its lines alone; see :func:`read_table`."""
    if file_kind(path) == ".parquet":
        about = _pyarrow().parquet.read_metadata(path)
        return about.num_rows, about.num_columns
    n_lines, line, whole = 0, bytearray(), False
    with Path(path).open("rb") as file:
        for chunk in read_chunks(file, str(path)):
            n_lines += chunk.count(b"\n")
            if not whole:  # the first line that is not empty
                more, end, _ = (chunk if line else chunk.lstrip(b"\r\n")).partition(b"\n")
                line, whole = line + more, bool(end)
    names = line.decode("utf-8", "replace")
    return n_lines, names.count(_delimiter(names)) + 1


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise ImportError("Parquet files need pyarrow: pip install gategrad[tables]") from error
    return pyarrow


def _read_parquet(source: str) -> TextTable:
    pyarrow = _pyarrow()
    try:
        table = pyarrow.parquet.read_table(source)
    except (pyarrow.ArrowException, OSError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise ValueError(f"{source} is no Parquet file: {error}") from error
    return as_text(
        {name: table.column(i).to_pylist() for i, name in enumerate(table.column_names)}, source
    )


def as_text(columns: Mapping[str, Sequence[Any]], source: str) -> TextTable:
    """Columns of numbers, texts, booleans and None as text."""
    table: TextTable = {}
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
