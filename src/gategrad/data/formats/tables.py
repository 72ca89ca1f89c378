"""Tables in files, delimited text and Parquet, as columns of text."""

from __future__ import annotations

import io
import os
import shlex
import warnings
from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from decimal import Decimal
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np

from gategrad.circuit.encoders.table_values import frame_series, is_missing, is_nothing
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.config.table_format import TableFormat
from gategrad.data.files.compressed import decompressed, read_chunks
from gategrad.data.files.decoded_bytes import DecodedBytes
from gategrad.data.formats.delimited import DelimitedTable
from gategrad.data.formats.parquet_tables import ParquetTable
from gategrad.system.file_names import file_kind

__all__ = [
    "ALL_NAMES",
    "NO_HEADER",
    "as_text",
    "check_names",
    "count_cells",
    "frame_columns",
    "is_parquet",
    "open_text",
    "parquet_blocks",
    "parse_table",
    "read_table",
]

_DATES: Final = ("date", "datetime", "time", "Timestamp")
NO_HEADER: Final = " (or say --no-header, where the first line is a row)"
"""What may be done about names that repeat in a text."""
_BEGINNING: Final = 1 << 16
_CELL: Final = 57
"""Bytes that a text takes in a column besides its letters."""
_VALUES: Final = (str, bool, int, float, Decimal, np.generic)


class _AllNames(Container[str]):
    def __contains__(self, _: object) -> bool:
        return True


ALL_NAMES: Final = _AllNames()
"""Holds every name: of columns that may be anything, or of which all are wanted."""


@contextmanager
def open_text(file: BinaryIO | Path, source: str) -> Iterator[BinaryIO]:
    """A table's text, decompressed: of a file, or of what is open already."""
    if not isinstance(file, Path):
        yield decompressed(file, source)
        return
    with file.open("rb") as opened:
        yield decompressed(opened, source)


def read_table(
    path: str | os.PathLike[str],
    form: TableFormat | None = None,
    *,
    keep: Collection[str] = (),
    leave_out: Container[str] = (),
) -> TextTable:
    """Read a table's columns as text.

    A first column without a name is taken for a row index and left out, with a warning, as is what
    pandas stored as its index in a Parquet file, and columns that have neither names nor values.

    Args:
        path: A text with a line of names, plain or compressed by gzip or xz; or ``.parquet``.
        form: How a text is written.
        keep: Columns that are kept though they are pandas' index.
        leave_out: Columns that may hold anything, since nobody will look at them.

    Raises:
        ValueError: Rows of different lengths, names that are lacking or repeat, no rows, or more
            than :class:`~gategrad.data.files.decoded_bytes.DecodedBytes` allows; names the file.
        ImportError: A Parquet file, and pyarrow is not installed.
        OSError: The file cannot be read.
    """
    source, path = str(path), Path(path)
    if is_parquet(path):
        parquet = ParquetTable(path)
        kept = [name for name in parquet.index if name in keep]
        left = [repr(name) for name in parquet.index if name not in kept and name not in leave_out]
        if left:
            warnings.warn(
                f"{source}: {', '.join(left)} is left out, which pandas stored as its index of "
                "rows: name it in --columns to keep it, or reset the index",
                UserWarning,
                stacklevel=2,
            )
        names = [*parquet.names, *kept]
        # Before they are read: of equal rows, a hundred million take no place in the file.
        DecodedBytes(source).add(_CELL * parquet.n_rows * (len(names) + 1))
        return _whole(parquet_blocks(parquet, source, names, leave_out), names, source)
    with path.open("rb") as file:
        return _read_text(decompressed(file, source), source, form, leave_out)


def parse_table(
    text: str, source: str, *, names: Sequence[str] | None = None, delimiter: str | None = None
) -> TextTable:
    """The columns of a table in text; see :func:`read_table`.

    Args:
        text: The table.
        source: What error messages call it.
        names: The columns' names, where the text does not start with them.
        delimiter: What stands between values; by default as the first lines say.
    """
    content = io.BufferedReader(io.BytesIO(text.encode()))
    return _read_text(content, source, TableFormat(delimiter), (), names)


def _read_text(
    file: BinaryIO,
    source: str,
    form: TableFormat | None,
    leave_out: Container[str],
    names: Sequence[str] | None = None,
) -> TextTable:
    table = DelimitedTable(file, source, form, names)
    if not table.names:
        raise ValueError(f"{source} holds no rows")
    check_names(table.names, source, NO_HEADER)
    whole = _whole(table.blocks(), table.names, source)
    return whole.only(
        name
        for name in table.names
        if name in leave_out or not _is_index(name, whole, table, source)
    )


def _is_index(name: str, whole: TextTable, table: DelimitedTable, source: str) -> bool:
    """Whether a column without a name is to be left out; one with values must be the first."""
    if name not in table.unnamed:
        return False
    if all(map(is_missing, whole[name])):
        return True
    if name != table.names[0]:
        raise ValueError(
            f"{source}: {name} has no name: name it in the first line, or leave it out "
            f"(--drop '{name}')"
        )
    warnings.warn(
        f"{source}: the first column has no name and is left out, as an index of rows: name it to "
        "keep it",
        UserWarning,
        stacklevel=2,
    )
    return True


def _whole(blocks: Iterable[TextTable], names: Sequence[str], source: str) -> TextTable:
    columns: dict[str, list[str]] = {name: [] for name in names}
    lines: list[Sequence[int]] = []
    unit, decoded = "line", DecodedBytes(source)
    for block in blocks:
        decoded.add(_CELL * block.n_rows * (len(columns) + 1))
        for name, column in columns.items():
            decoded.add(sum(map(len, block[name])))
            column += block[name]
        lines.append(block.lines or range(0))
        unit = block.unit
    if not any(lines):
        raise ValueError(f"{source} holds no rows but the line that names the columns")
    return TextTable(columns, list(chain.from_iterable(lines)), unit)


def check_names(names: Sequence[str], source: str, remedy: str = "") -> None:
    """Raise ``ValueError`` for names that repeat; ``remedy`` is what may be done besides."""
    repeated = [name for name, n in Counter(names).items() if n > 1]
    if repeated:
        raise ValueError(
            f"{source} has more than one column {', '.join(map(repr, repeated[:20]))}: give "
            f"columns different names{remedy}"
        )


def parquet_blocks(
    table: ParquetTable, source: str, wanted: Container[str], leave_out: Container[str] = ()
) -> Iterator[TextTable]:
    """A Parquet file's rows in parts, in order: at least one part, which may have no rows.

    Args:
        table: The file.
        source: What error messages call it.
        wanted: The columns that are looked at; the others may be anything.
        leave_out: Those of them that may be anything, too.

    Raises:
        ValueError: Names that repeat, or values that are neither numbers nor texts.
    """
    names = [name for name in (*table.names, *table.index) if name in wanted]
    check_names(names, source)
    start = 1
    for block in table.blocks(names):
        texts = as_text(block, source, leave_out)
        n_rows = len(next(iter(block.values()), []))
        yield TextTable(texts, range(start, start + n_rows), "row")
        start += n_rows
    if start == 1:
        yield TextTable({name: [] for name in (*table.names, *table.index)}, [], "row")


def as_text(
    columns: Mapping[str, Sequence[Any]], source: str, leave_out: Container[str] = ()
) -> TextTable:
    """Columns of numbers, texts, booleans, dates and what says that there is none, as text.

    Args:
        columns: By name.
        source: What error messages call them.
        leave_out: Columns that may hold anything.

    Raises:
        ValueError: A value of another kind; names the column.
    """
    table: TextTable = TextTable({})
    for name, values in columns.items():
        for value in () if name in leave_out else values:
            known = isinstance(value, _VALUES) or is_nothing(value)
            if not known and type(value).__name__ not in _DATES:
                raise ValueError(
                    f"{source}: column {name!r} holds a {type(value).__name__}, where numbers and "
                    f"texts can be read: leave it out (--drop {shlex.quote(name)})"
                )
        table[str(name)] = ["" if is_nothing(value) else str(value).strip() for value in values]
    return table


def frame_columns(frame: Any, source: str) -> dict[str, list[Any]]:
    """The columns of a data frame of pandas or polars; its index is none of them.

    Raises:
        ValueError: Names that repeat.
    """
    names = [str(name) for name in frame.columns]
    check_names(names, source)
    return {name: frame_series(frame, i).to_list() for i, name in enumerate(names)}


def count_cells(path: str | os.PathLike[str]) -> tuple[int, int]:
    """About how many rows and columns a table has, by its lines alone; see :func:`read_table`."""
    if is_parquet(Path(path)):
        parquet = ParquetTable(Path(path))
        return parquet.n_rows, len(parquet.names)
    n_lines, beginning = 0, bytearray()
    with Path(path).open("rb") as file:
        for chunk in read_chunks(file, str(path)):
            n_lines += chunk.count(b"\n")
            if len(beginning) < _BEGINNING:
                beginning += chunk[: _BEGINNING - len(beginning)]
    table = DelimitedTable(io.BufferedReader(io.BytesIO(beginning)), str(path))
    return n_lines, max(1, len(table.names))


def is_parquet(path: Path) -> bool:
    """Whether a file is Parquet, by its name."""
    return file_kind(path) == ".parquet"
