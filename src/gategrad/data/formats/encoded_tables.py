"""Tables in files as rows of numbers, part by part: what circuits read.

Text is read natively where that is certain to give the same, see
:mod:`gategrad.data.formats.number_blocks`. What it leaves open is read here, as is all of what it
cannot read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.plain_texts import plain_texts
from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_rows import ColumnReader, encode_rows
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.config.table_format import TableFormat
from gategrad.data.formats.delimited import BLOCK, DelimitedTable
from gategrad.data.formats.number_blocks import (
    NumberBlock,
    NumberColumn,
    OpenCells,
    number_blocks,
)
from gategrad.data.formats.parquet_tables import ParquetTable
from gategrad.data.formats.tables import (
    NO_HEADER,
    check_names,
    is_parquet,
    open_text,
    parquet_blocks,
)

__all__ = ["EncodedBlock", "LabelColumn", "TableReader", "stream_numbers"]

_NUMBERS: Final = TableFormat(",", header=False)


@dataclass(frozen=True)
class LabelColumn:
    """A column of labels beside rows.

    Attributes:
        names: What it may be called, the likeliest first.
        class_names: One name per class.
        class_of: The class of a label, a number from 0; -1 without.
    """

    names: Sequence[str]
    class_names: Sequence[str]
    class_of: Callable[[str], int]


class EncodedBlock(NamedTuple):
    """Some rows.

    Attributes:
        X: ``(rows, features)`` raw values.
        labels: ``(rows,)`` their classes, -1 for none, where the table has a column of labels.
        label: The name of that column.
    """

    X: NDArray[Any]
    labels: NDArray[np.int64] | None = None
    label: str | None = None


@dataclass(frozen=True)
class TableReader:
    """Reads rows of a table as a circuit reads them.

    Attributes:
        columns: What the columns are, found by name, in any order.
        form: How a text is written.
        label: A column of labels, if there is one.
        unknown: Decides about values that no training row had, and counts them.
        threads: How many read.
        n_rows: Rows of a part.
    """

    columns: Sequence[Column]
    form: TableFormat | None = None
    label: LabelColumn | None = None
    unknown: UnknownValues = field(default_factory=UnknownValues)
    threads: int = 1
    n_rows: int = BLOCK

    def blocks(self, file: BinaryIO | Path, source: str) -> Iterator[EncodedBlock]:
        """The rows in order: at least one part, which may have no rows.

        Args:
            file: A text that is open for reading; or a file's path.
            source: What error messages call it.

        Raises:
            ValueError: As :func:`gategrad.data.formats.tables.read_table` and :func:`encode_rows`.
        """
        features = [column.name for column in self.columns]
        labels = [name for name in (self.label.names if self.label else ()) if name not in features]
        encode = partial(self._encoded, labels=labels, source=source)
        if isinstance(file, Path) and is_parquet(file):
            yield from map(encode, parquet_blocks(ParquetTable(file), source, [*features, *labels]))
            return
        with open_text(file, source) as text:
            table = DelimitedTable(text, source, self.form)
            wanted = [name for name in table.names if name in [*features, *labels]]
            check_names(wanted, source, NO_HEADER)
            block = None
            for block in self._natively(table, labels) or map(encode, table.blocks(self.n_rows)):
                yield block
            if block is None:  # whose columns can be looked at
                yield encode(TextTable({name: [] for name in table.names}, []))

    def _encoded(self, table: TextTable, labels: Sequence[str], source: str) -> EncodedBlock:
        X = encode_rows(table, self.columns, source, self.unknown)
        label = next((name for name in labels if name in table), None)
        return EncodedBlock(X, None if label is None else self._classes(table[label]), label)

    def _classes(self, labels: Sequence[str]) -> NDArray[np.int64]:
        assert self.label is not None
        return np.array([self.label.class_of(text) for text in labels], dtype=np.int64)

    def _natively(
        self, table: DelimitedTable, labels: Sequence[str]
    ) -> Iterator[EncodedBlock] | None:
        names = table.names
        if any(column.name not in names for column in self.columns):
            return None  # as an error says that reads what there is
        columns = [
            NumberColumn(names.index(column.name), column.categories is None, plain_texts(column))
            for column in self.columns
        ]
        label = next((name for name in labels if name in names), None)
        if self.label is not None and label is not None:
            known = {text: self.label.class_of(text) for text in self.label.class_names}
            known = {text: number for text, number in known.items() if text == text.strip()}
            columns.append(NumberColumn(names.index(label), False, known))
        blocks = number_blocks(table, columns, self.threads, self.n_rows)
        if blocks is None:
            return None
        return (self._closed(block, table.source, label) for block in blocks)

    def _closed(self, block: NumberBlock, source: str, label: str | None) -> EncodedBlock:
        """A block whose open cells are read."""
        K = len(self.columns)
        for i, (column, cells) in enumerate(zip(self.columns, block.open[:K], strict=True)):
            if cells.rows:
                reader = ColumnReader(column, source, self.unknown, partial(block.place, i))
                block.X[cells.rows, i] = reader.texts(cells.texts)
        if len(block.open) == K:
            return EncodedBlock(block.X)
        labels = block.X[:, K]
        labels[block.open[K].rows] = self._classes(block.open[K].texts)
        return EncodedBlock(np.ascontiguousarray(block.X[:, :K]), labels.astype(np.int64), label)


def stream_numbers(
    file: BinaryIO | Path, source: str, threads: int = 1
) -> Iterator[NDArray[np.float64]]:
    """Rows of numbers with commas between them and without a header, part by part.

    Args:
        file: A text that is open for reading; or a file's path.
        source: What error messages call it.
        threads: How many read.

    Raises:
        ValueError: A value that is no number, rows of different lengths, or no rows.
    """
    with open_text(file, source) as text:
        table = DelimitedTable(text, source, _NUMBERS)
        if not table.names:
            raise ValueError(f"cannot read rows from {source}: it holds no rows")
        columns = [NumberColumn(i, True, {}) for i in range(len(table.names))]
        blocks = number_blocks(table, columns, threads)
        if blocks is None:
            blocks = map(_all_open, table.blocks())
        for block in blocks:
            for i, (name, cells) in enumerate(zip(table.names, block.open, strict=True)):
                if cells.rows:
                    place = partial(block.place, i)
                    block.X[cells.rows, i] = _floats(cells.texts, name, source, place)
            yield block.X


def _all_open(table: TextTable) -> NumberBlock:
    rows = list(range(table.n_rows))
    return NumberBlock(
        np.empty((len(rows), len(table))),
        [OpenCells(rows, texts) for texts in table.values()],
        np.array(table.lines),
    )


def _floats(
    cells: Sequence[str], name: str, source: str, place: Callable[[int], str]
) -> NDArray[np.float64]:
    try:
        return np.array(cells, dtype=np.float64)
    except ValueError as error:
        row = next(row for row, cell in enumerate(cells) if not _is_float(cell))
        raise ValueError(
            f"cannot read rows from {source}: value {name} of {place(row)} is "
            f"{cells[row]!r}, no number (rows are numbers with commas, without a header)"
        ) from error


def _is_float(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True
