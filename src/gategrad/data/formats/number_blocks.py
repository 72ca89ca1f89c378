"""Rows of delimited text as numbers: read natively, but for what needs a closer look.

The native reader takes rows of which it is certain what :class:`DelimitedTable` and its reader of
rows make of them, and leaves single cells open. Where it stops, that reader takes a row or more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gategrad.data.formats.delimited import BLOCK, DelimitedTable
from gategrad.data.formats.text_lines import ByteLines

__all__ = ["NumberBlock", "NumberColumn", "OpenCells", "number_blocks"]

_ALONE: Final = 4
"""Rows that must be read natively at a time, or the other reader takes more at its next turn."""
_MOST_ALONE: Final = 1 << 12


class NumberColumn(NamedTuple):
    """A column that is looked at.

    Attributes:
        place: Which of a row's cells it is, from 0.
        numbers: Whether cells that are finite numbers stand for themselves.
        known: What other cells stand for; texts without spaces around them.
    """

    place: int
    numbers: bool
    known: Mapping[str, float]


class OpenCells(NamedTuple):
    """Cells of a column that are not read yet.

    Attributes:
        rows: Their rows in the block, ascending.
        texts: What they hold, without spaces around it.
    """

    rows: list[int]
    texts: list[str]


class NumberBlock(NamedTuple):
    """Some rows.

    Attributes:
        X: ``(rows, columns)`` numbers; of open cells anything.
        open: Of each column the cells that are not read yet.
        lines: The line of its file that each row begins in, from 1.
    """

    X: NDArray[np.float64]
    open: Sequence[OpenCells]
    lines: NDArray[np.int64]

    def place(self, column: int, cell: int) -> str:
        """Where an open cell of a column is found."""
        return f"line {self.lines[self.open[column].rows[cell]]}"


def number_blocks(
    table: DelimitedTable,
    columns: Sequence[NumberColumn],
    threads: int = 1,
    n_rows: int = BLOCK,
) -> Iterator[NumberBlock] | None:
    """The rows of a table in order, so many at a time.

    Args:
        table: The table, of which no row was read.
        columns: Those that are looked at.
        threads: How many read.
        n_rows: Rows of a block.

    Returns:
        The blocks, which raise what :meth:`DelimitedTable.blocks` does; None for a table that is
        written so that only the table itself can read it.
    """
    form, delimiter = table.form, table.delimiter
    plain = form.decimal == "." and not form.missing
    plain &= delimiter.isascii() and (delimiter == "\t" or delimiter > " ")
    if not plain or not table.names or not isinstance(table.lines.text, ByteLines):
        return None
    return _Reader(table, table.lines.text, columns, threads, n_rows).blocks()


class _Reader:
    """Reads blocks by turns, natively and not."""

    def __init__(
        self,
        table: DelimitedTable,
        text: ByteLines,
        columns: Sequence[NumberColumn],
        threads: int,
        n_rows: int,
    ) -> None:
        from gategrad._native import RowReader

        self._table, self._text, self._columns = table, text, columns
        self._threads, self._n_rows = threads, n_rows
        self._native = RowReader(
            ord(table.delimiter),
            len(table.names),
            [column.place for column in columns],
            [column.numbers for column in columns],
            [[text.encode() for text in column.known] for column in columns],
            [list(column.known.values()) for column in columns],
        )
        # How many rows the native reader and the other one take at the next turn.
        self._asked, self._alone = self._n_rows, 1

    def blocks(self) -> Iterator[NumberBlock]:
        while len((block := self._block()).X):
            yield block

    def _block(self) -> NumberBlock:
        block = NumberBlock(
            np.empty((self._n_rows, len(self._columns))),
            [OpenCells([], []) for _ in self._columns],
            np.empty(self._n_rows, np.int64),
        )
        rows: list[tuple[int, list[str]]] = []  # that were not read natively
        n = 0
        while n < self._n_rows:
            asked = min(self._asked, self._n_rows - n)
            read, ended = self._take_natively(block, n, asked)
            n += read
            if ended or read == asked:
                self._asked = min(2 * self._asked, self._n_rows)
                continue
            self._alone = 1 if read >= _ALONE else min(2 * self._alone, _MOST_ALONE)
            self._asked = max(read, 4 * _ALONE)
            others = list(islice(self._table.rows, min(self._alone, self._n_rows - n)))
            if not others:
                break
            rows += others
            self._take(others, block, n)
            n += len(others)
        self._table.check_lengths(rows)
        return NumberBlock(block.X[:n], block.open, block.lines[:n])

    def _take_natively(self, block: NumberBlock, n: int, asked: int) -> tuple[int, bool]:
        """Read rows into a block's from ``n`` on, at most so many.

        Returns:
            How many were read, and whether there were no more ahead.
        """
        text, start = self._text.ahead()
        if start == len(text):
            return 0, False
        read, end, cells = self._native.read(text, start, block.X[n : n + asked], self._threads)
        for row, column, begin, stop in cells.reshape(-1, 4).tolist():
            block.open[column].rows.append(n + row)
            block.open[column].texts.append(_unquoted(text[begin:stop].decode()))
        first = self._table.lines.line + 1
        block.lines[n : n + read] = np.arange(first, first + read)
        self._table.lines.skip_rows(read, end)
        return read, end == len(text)

    def _take(self, rows: Sequence[tuple[int, list[str]]], block: NumberBlock, n: int) -> None:
        """Rows of texts as a block's rows from ``n`` on."""
        end = n + len(rows)
        block.lines[n:end] = [line for line, _ in rows]
        cells_of = [cells for _, cells in rows]
        if any(len(cells) != len(self._table.names) for cells in cells_of):
            return  # which is an error as soon as the block is read
        texts = list(zip(*cells_of, strict=True))
        for column, open_cells in zip(self._columns, block.open, strict=True):
            open_cells.rows.extend(range(n, end))
            open_cells.texts.extend(texts[column.place])


def _unquoted(cell: str) -> str:
    if cell.startswith('"'):
        cell = cell[1:-1].replace('""', '"')
    return cell.strip()
