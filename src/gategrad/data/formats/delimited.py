"""Tables in text files, part by part: cells between delimiters, by the rules of RFC 4180.

What a cell is, which lines count and what a row is called is decided here, for all that read
tables. A line that holds nothing but spaces is no row; one of delimiters alone, or of ``""``, is a
row without values.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import BinaryIO, Final, TypeAlias

from gategrad.circuit.encoders.table_values import is_number
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.config.table_format import TableFormat
from gategrad.data.formats.text_lines import RowLines, text_lines
from gategrad.system.counted import counted

__all__ = ["BLOCK", "DelimitedTable"]

BLOCK: Final = 1 << 14
"""Rows that are read at a time."""
_DELIMITERS: Final = "\t;,|"
_LOOKED_AT: Final = 20
"""Lines that decide about the delimiter."""
_LONGEST: Final = csv.field_size_limit()
_THOUSANDS: Final = re.compile(r"[+-]?[1-9]\d{0,2}(?:[.' \u00a0\u202f]\d{3})+(?:,\d+)?")
_FRACTION: Final = re.compile(r"[+-]?\d*,\d+(?:[eE][+-]?\d+)?")
_BETWEEN: Final = str.maketrans(dict.fromkeys(".' \xa0\u202f", "") | {",": "."})

_Rows: TypeAlias = Iterator[tuple[int, list[str]]]


class DelimitedTable:
    """A table in a text file, read once from the first row to the last.

    Args:
        file: Open for reading, at its start.
        source: What error messages call it.
        form: How it is written.
        names: The columns' names, where the text does not start with them.

    Attributes:
        names: The columns' names, ``()`` where the file has no line. One without a name is called
            by its place, such as ``column 3``.
        unnamed: Those without a name.
        rows: What is left to read: each row's cells, with the line that it begins in.
        lines: What they are read from, between rows, too.

    Raises:
        ValueError: A first line that cannot name columns.
    """

    def __init__(
        self,
        file: BinaryIO,
        source: str,
        form: TableFormat | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.source, self.form = source, form or TableFormat()
        self.lines, self._first = RowLines(text_lines(file, source), source), 0
        first = list(islice(self.lines.text, _LOOKED_AT))
        self.lines.text.put_back(first)
        self.delimiter = self.form.delimiter or _delimiter(first, self.form.decimal)
        self.rows = self._rows()
        if names is None and (top := next(self.rows, None)) is not None:
            self._first, names = top
            if not self.form.header:
                names = [str(i + 1) for i in range(len(names))]
                self.lines.put_back_row()
            elif _is_row(names):
                raise ValueError(
                    f"{source} begins with numbers, {', '.join(names[:5])}, where its first line "
                    "must name the columns: add such a line, or say that there is none "
                    "(--no-header), and columns are called 1, 2 and so on"
                )
        names = tuple(names or ())
        self.names = tuple(name or f"column {i}" for i, name in enumerate(names, 1))
        self.unnamed = tuple(
            shown for name, shown in zip(names, self.names, strict=True) if not name
        )

    def blocks(self, n_rows: int = BLOCK) -> Iterator[TextTable]:
        """The rows in order, so many at a time.

        Raises:
            ValueError: A row with more or fewer values than there are columns, or text that is
                none; names the line.
        """
        while block := list(islice(self.rows, n_rows)):
            self.check_lengths(block)
            cells = [row for _, row in block]
            columns, lines = zip(*cells, strict=True), _as_range([line for line, _ in block])
            yield TextTable(
                {
                    name: self._plain(column, lines)
                    for name, column in zip(self.names, columns, strict=True)
                },
                lines,
            )

    def _rows(self) -> _Rows:
        """Rows with the lines that they begin in."""
        lines = self.lines
        reader = csv.reader(lines, delimiter=self.delimiter, skipinitialspace=True, strict=True)
        try:
            for row in reader:
                yield lines.start, [cell.strip() for cell in row]
                lines.at_start = True
        except csv.Error as error:
            raise ValueError(f"{self.source}, line {lines.start}: {_explained(error)}") from error

    def _plain(self, column: Sequence[str], lines: Sequence[int]) -> list[str]:
        """Cells with numbers and gaps written as they are everywhere else."""
        form = self.form
        if form.missing:
            column = ["" if cell in form.missing else cell for cell in column]
        if form.decimal == ",":
            column = [self._with_point(cell, i, lines) for i, cell in enumerate(column)]
        if numbers := {float(text) for text in form.missing if is_number(text)}:
            column = ["" if is_number(cell) and float(cell) in numbers else cell for cell in column]
        return list(column)

    def _with_point(self, cell: str, row: int, lines: Sequence[int]) -> str:
        """A number with a full stop before its fraction; any other text as it is."""
        if _FRACTION.fullmatch(cell) or _THOUSANDS.fullmatch(cell):
            return cell.translate(_BETWEEN)
        if "." in cell and is_number(cell):
            raise ValueError(
                f"{self.source}: line {lines[row]} holds {cell!r}, with a full stop where "
                "--decimal ',' says that a comma stands: which of the two is it?"
            )
        return cell

    def check_lengths(self, block: Iterable[tuple[int, list[str]]]) -> None:
        """Raise ``ValueError`` for the first row with more or fewer cells than columns."""
        for line, row in block:
            if len(row) != len(self.names):
                first = f"line {self._first} has" if self._first else "there are"
                names = f", {self.names[0]!r}" if len(self.names) == 1 else ""
                raise ValueError(
                    f"{self.source}: line {line} has {counted(len(row), 'value')}, but {first} "
                    f"{counted(len(self.names), 'column')}{names}, with {_shown(self.delimiter)} "
                    "between them (--delimiter): mend the line, or delete what is no part of the "
                    "table"
                )


def _delimiter(lines: Sequence[str], decimal: str) -> str:
    """The mark that gives the first lines the same number of cells.

    Of several a tab, which texts seldom hold; else that which gives the most cells.
    """
    filled = [line for line in lines if line.strip(" \r\n")]

    def cells(delimiter: str) -> tuple[bool, bool, int]:
        try:
            rows = csv.reader(filled, delimiter=delimiter, skipinitialspace=True)
            lengths = [len(row) for row in rows]
        except csv.Error:
            return False, False, 0
        # A row of several lines may not end within those that are looked at.
        lengths = lengths[: max(1, len(lengths) - 1)]
        width = lengths[0] if lengths else 0
        same = width > 1 and len(set(lengths)) == 1
        return same, same and delimiter == "\t", width

    candidates = _DELIMITERS.replace(decimal, "")
    found = max(candidates, key=cells)
    return found if cells(found)[-1] > 1 else "," if decimal != "," else ";"


def _is_row(cells: Sequence[str]) -> bool:
    """Whether the first line is a row like others: whole numbers name columns only in order."""
    if all(cell.isdecimal() for cell in cells):
        numbers = list(map(int, cells))
        return any(a >= b for a, b in pairwise(numbers))
    return any(is_number(cell) and not cell.isdecimal() for cell in cells)


def _as_range(lines: list[int]) -> Sequence[int]:
    """The same numbers, in less memory where they follow one another."""
    whole = range(lines[0], lines[0] + len(lines))
    return whole if lines[-1] == whole[-1] else lines


def _explained(error: csv.Error) -> str:
    if "end of data" in str(error):
        return "a quote begins here that does not end: double quotes within quotes"
    if "expected after" in str(error):
        return "after a closing quote, the value must end: double quotes within quotes"
    if "field limit" in str(error):
        return (
            f"a value of more than {_LONGEST:,} characters: does a quote begin here that ends late?"
        )
    return str(error)


def _shown(delimiter: str) -> str:
    return {"\t": "tabs", " ": "spaces"}.get(delimiter, repr(delimiter))
