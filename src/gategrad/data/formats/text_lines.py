"""Lines of text in files, which can be put back, and what counts as a line between rows."""

from __future__ import annotations

import codecs
import io
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import BinaryIO, Final, Protocol, cast

from gategrad.data.files.compressed import looked_at

__all__ = ["ByteLines", "RowLines", "TextLines", "text_lines"]

_CHUNK: Final = 1 << 20
"""Bytes that are read at a time."""
_LONGEST: Final = 16 << 20
"""Bytes or letters of a line."""
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
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


class TextLines(Protocol):
    """Lines with what ends them, a line feed, a carriage return or both, from first to last."""

    def __iter__(self) -> Iterator[str]: ...

    def __next__(self) -> str:
        """The next line; ``ValueError`` for what is no text, with its source and line."""

    def put_back(self, lines: Sequence[str]) -> None:
        """Lines to be given again before the others: those that were given last."""


def text_lines(file: BinaryIO, source: str) -> TextLines:
    """The lines of a file in UTF-8, or in UTF-16 where it begins with that mark.

    Args:
        file: Open for reading, at its start.
        source: What error messages call it.

    Raises:
        ValueError: It is a file of another kind.
    """
    beginning, buffered = looked_at(file, 8)
    for mark, what in _NO_TEXTS:
        if beginning.startswith(mark):
            raise ValueError(f"{source} is {what}")
    mark, encoding = next(
        ((mark, encoding) for mark, encoding in _MARKS if beginning.startswith(mark)), (b"", "")
    )
    if encoding == "utf-16":
        return _WideLines(buffered, source)
    buffered.read(len(mark))
    return ByteLines(buffered, source)


class ByteLines:
    """Lines in UTF-8, of which many can be taken as bytes at once.

    Args:
        file: Open for reading.
        source: What error messages call it.
    """

    def __init__(self, file: io.BufferedReader, source: str) -> None:
        self._file, self._source = file, source
        self._bytes, self._at, self._line = b"", 0, 0
        # Where the next line feed is, as far as that is known; and bytes behind whole lines.
        self._feed, self._rest = -1, b""

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        text, start = self.ahead()
        if start == len(text):
            raise StopIteration
        end = self._line_end()
        try:
            line = text[start:end].decode()
        except UnicodeDecodeError as error:
            byte, before = error.object[error.start], error.object[: error.start].decode()
            raise ValueError(
                f"{self._source}, line {self._line + 1}: the byte 0x{byte:02x} after "
                f"{before[-20:]!r} is no text in UTF-8: save it as UTF-8, for example by iconv -f "
                "WINDOWS-1252 -t UTF-8"
            ) from error
        self.skip(end, 1)
        return line

    def put_back(self, lines: Sequence[str]) -> None:
        """Lines to be given again before the others: those that were given last."""
        self._bytes = "".join(lines).encode() + self._bytes[self._at :]
        self._at, self._feed = 0, -1
        self._line -= len(lines)

    def ahead(self) -> tuple[bytes, int]:
        """Bytes, and where in them the next line begins; whole lines follow, or nothing does."""
        if self._at == len(self._bytes):
            self._bytes, self._at, self._feed = self._whole_lines(), 0, -1
        return self._bytes, self._at

    def skip(self, end: int, lines: int) -> None:
        """Go on behind so many lines, which end there in the bytes ahead."""
        self._at = end
        self._line += lines

    def _line_end(self) -> int:
        if self._feed < self._at:
            found = self._bytes.find(b"\n", self._at)
            self._feed = len(self._bytes) if found < 0 else found
        # A carriage return alone ends a line, too.
        found = self._bytes.find(b"\r", self._at, self._feed)
        if 0 <= found < self._feed - 1 or (found >= 0 and self._feed == len(self._bytes)):
            return found + 1
        return min(self._feed + 1, len(self._bytes))

    def _whole_lines(self) -> bytes:
        """What the file has next, up to the end of a line; what is behind that is kept."""
        parts, size = [self._rest], len(self._rest)
        while chunk := self._file.read(_CHUNK):
            # Of a carriage return that is the last byte it is not known whether it ends a line.
            end = chunk.rfind(b"\n") + 1 or chunk.rfind(b"\r", 0, -1) + 1
            if end:
                self._rest = chunk[end:]
                return b"".join([*parts, chunk[:end]])
            parts.append(chunk)
            size += len(chunk)
            if size > _LONGEST:
                raise _too_long(self._source)
        self._rest = b""
        return b"".join(parts)


class _WideLines:
    """Lines in UTF-16."""

    def __init__(self, file: io.BufferedReader, source: str) -> None:
        self._source, self._line = source, 0
        # Line ends within quotes stay as they are.
        text = io.TextIOWrapper(file, "utf-16", newline="")
        self._lines: Iterator[str] = iter(lambda: text.readline(_LONGEST), "")

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        try:
            line = next(self._lines)
        except UnicodeDecodeError as error:
            raise ValueError(
                f"{self._source}, about line {self._line + 1}: it is no text ({error}): save it as "
                "UTF-8"
            ) from error
        if len(line) >= _LONGEST:
            raise _too_long(self._source)
        self._line += 1
        return line

    def put_back(self, lines: Sequence[str]) -> None:
        self._lines = chain(lines, self._lines)
        self._line -= len(lines)


def _too_long(source: str) -> ValueError:
    return ValueError(
        f"{source} has a line of more than {_LONGEST >> 20} MiB: is it a table in text, with a "
        "line for each row?"
    )


class RowLines:
    """Lines without those between rows that hold nothing; knows where the last row begins.

    Attributes:
        text: What is read from.
        line: Lines so far.
        start: The line in which the last row begins, from 1.
        at_start: Whether a row begins with the next line.
    """

    def __init__(self, text: TextLines, source: str) -> None:
        self.text, self.line, self.start, self.at_start = text, 0, 0, True
        self._source = source
        self._row: list[str] = []

    def __iter__(self) -> Iterator[str]:
        for line in self.text:
            self.line += 1
            if "\0" in line:
                raise ValueError(
                    f"{self._source}, line {self.line}: a character of code 0 is no text: is it a "
                    "table in text? Save it as UTF-8"
                )
            if self.at_start:
                if not line.strip(" \r\n"):
                    continue
                self.start, self.at_start = self.line, False
                self._row.clear()
            self._row.append(line)
            yield line

    def put_back_row(self) -> None:
        """Have the last row read again."""
        self.text.put_back(self._row)
        self.line -= len(self._row)
        self.at_start = True

    def skip_rows(self, n: int, end: int) -> None:
        """Go on behind so many rows of one line each, whose bytes end there in those ahead."""
        cast(ByteLines, self.text).skip(end, n)
        self.line += n
