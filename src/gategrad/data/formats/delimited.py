"""Tables in text files, part by part: cells between delimiters, by the rules of RFC 4180.

What a cell is, which lines count and what a row is called is decided here, for all that read
tables. A line that holds nothing but spaces is no row; one of delimiters alone, or of ``""``, is a
row without values.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import BinaryIO, Final, TypeAlias

from gategrad.circuit.encoders.table_values import is_number
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.config.table_format import TableFormat

__all__ = ["DelimitedTable"]

_BLOCK: Final = 1 << 14
"""Rows that are read at a time."""
_DELIMITERS: Final = "\t;,|"
_LOOKED_AT: Final = 20
"""Lines that decide about the delimiter."""
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_NO_TEXTS: Final = (
    (b"PK\x03\x04", "a zip archive, as .xlsx and .ods are: save the table as CSV"),
    (b"\xd0\xcf\x11\xe0", "an old Excel file: save the table as CSV"),
    (b"PAR1", "a Parquet file: let its name end in .parquet"),
    (b"\x93NUMPY", "a NumPy array: let its name end in .npy"),
)
"""How files begin that are often named as if they were tables in text."""
_AS_UTF8: Final = "save it as UTF-8, for example by iconv -f WINDOWS-1252 -t UTF-8"
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
        self._source, self._form = source, form or TableFormat()
        self._lines, self._first = _Lines(_decoded(file, source), source), 0
        first = list(islice(self._lines.text, _LOOKED_AT))
        self._lines.text = chain(first, self._lines.text)
        self.delimiter = self._form.delimiter or _delimiter(first, self._form.decimal)
        rows = self._rows()
        if names is None and (top := next(rows, None)) is not None:
            line, cells = top
            names, self._first = cells, line
            if not self._form.header:
                names = [str(i + 1) for i in range(len(cells))]
                rows = chain([(line, cells)], rows)
            elif _is_row(cells):
                raise ValueError(
                    f"{source} begins with numbers, {', '.join(cells[:5])}, where its first line "
                    "must name the columns: add such a line, or say that there is none "
                    "(--no-header), and columns are called 1, 2 and so on"
                )
        names = tuple(names or ())
        self.names = tuple(name or f"column {i}" for i, name in enumerate(names, 1))
        self.unnamed = tuple(
            shown for name, shown in zip(names, self.names, strict=True) if not name
        )
        self._remaining = rows

    def blocks(self, n_rows: int = _BLOCK) -> Iterator[TextTable]:
        """The rows in order, so many at a time.

        Raises:
            ValueError: A row with more or fewer values than there are columns, or text that is
                none; names the line.
        """
        while block := list(islice(self._remaining, n_rows)):
            cells = [row for _, row in block]
            if any(len(row) != len(self.names) for row in cells):
                self._refuse_lengths(block)
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
        lines = self._lines
        reader = csv.reader(lines, delimiter=self.delimiter, skipinitialspace=True, strict=True)
        try:
            for row in reader:
                yield lines.start, [cell.strip() for cell in row]
                lines.at_start = True
        except csv.Error as error:
            raise ValueError(f"{self._source}, line {lines.start}: {_explained(error)}") from error

    def _plain(self, column: Sequence[str], lines: Sequence[int]) -> list[str]:
        """Cells with numbers and gaps written as they are everywhere else."""
        form = self._form
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
                f"{self._source}: line {lines[row]} holds {cell!r}, with a full stop where "
                "--decimal ',' says that a comma stands: which of the two is it?"
            )
        return cell

    def _refuse_lengths(self, block: Iterable[tuple[int, list[str]]]) -> None:
        for line, row in block:
            if len(row) != len(self.names):
                first = f"line {self._first} has" if self._first else "there are"
                names = f", {self.names[0]!r}" if len(self.names) == 1 else ""
                raise ValueError(
                    f"{self._source}: line {line} has {_counted(len(row), 'value')}, but {first} "
                    f"{_counted(len(self.names), 'column')}{names}, with {_shown(self.delimiter)} "
                    "between them (--delimiter): mend the line, or delete what is no part of the "
                    "table"
                )


class _Lines:
    """Lines without those between rows that hold nothing; knows where the last row begins.

    Attributes:
        text: What is read from.
        start: The line in which the last row begins, from 1.
        at_start: Whether a row begins with the next line.
    """

    def __init__(self, text: Iterator[str], source: str) -> None:
        self.text, self.start, self.at_start = text, 0, True
        self._source, self._line = source, 0

    def __iter__(self) -> Iterator[str]:
        for line in self.text:
            self._line += 1
            if "\0" in line:
                raise ValueError(
                    f"{self._source}, line {self._line}: a character of code 0 is no text: is it a "
                    "table in text? Save it as UTF-8"
                )
            if self.at_start:
                if not line.strip(" \r\n"):
                    continue
                self.start, self.at_start = self._line, False
            yield line


def _decoded(file: BinaryIO, source: str) -> Iterator[str]:
    buffered = file if isinstance(file, io.BufferedReader) else io.BufferedReader(file)  # type: ignore[type-var]
    beginning = buffered.peek(8)[:8]
    for mark, what in _NO_TEXTS:
        if beginning.startswith(mark):
            raise ValueError(f"{source} is {what}")
    encoding = next((name for mark, name in _MARKS if beginning.startswith(mark)), "utf-8")
    n = 0
    try:
        # Bytes that are no text are let through, so that their line can be named; line ends within
        # quotes stay as they are.
        text = io.TextIOWrapper(buffered, encoding, "surrogateescape", newline="")
        for n, line in enumerate(text, 1):
            if not line.isascii():
                _check_text(line, n, source)
            yield line
    except UnicodeDecodeError as error:  # of UTF-16
        raise ValueError(
            f"{source}, about line {n + 1}: it is no text ({error}): save it as UTF-8"
        ) from error


def _check_text(line: str, n: int, source: str) -> None:
    try:
        line.encode()
    except UnicodeEncodeError as error:
        byte = ord(line[error.start]) & 0xFF
        raise ValueError(
            f"{source}, line {n}: the byte 0x{byte:02x} after {line[: error.start][-20:]!r} is no "
            f"text in UTF-8: {_AS_UTF8}"
        ) from error
    except UnicodeError as error:
        raise ValueError(f"{source} is no text in UTF-8 or UTF-16: {error}") from error


def _delimiter(lines: Sequence[str], decimal: str) -> str:
    """The mark that gives the first lines the same number of cells.

    Of several a tab, which texts seldom hold; else that which gives the most cells.
    """
    filled = [line for line in lines if line.strip(" \r\n")]

    def cells(delimiter: str) -> tuple[bool, bool, int]:
        try:
            # A row of several lines may not end within those that are looked at.
            rows = list(csv.reader(filled, delimiter=delimiter, skipinitialspace=True))
        except csv.Error:
            return False, False, 0
        lengths = [len(row) for row in rows[: max(1, len(rows) - 1)]]
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


def _counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _shown(delimiter: str) -> str:
    return {"\t": "tabs", " ": "spaces"}.get(delimiter, repr(delimiter))
