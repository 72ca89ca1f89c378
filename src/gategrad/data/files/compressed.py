"""The content of a file, decompressed where it is gzip or xz."""

from __future__ import annotations

import gzip
import io
import lzma
import zlib
from collections.abc import Iterator
from itertools import chain
from typing import Any, BinaryIO, Final, cast

__all__ = ["decompressed", "looked_at", "read_bytes", "read_chunks"]

_GZIP_MAGIC: Final = b"\x1f\x8b"
_XZ_MAGIC: Final = b"\xfd7zXZ\x00"
_CHUNK: Final = 1 << 20


def read_bytes(file: BinaryIO, source: str, limit: int) -> bytearray:
    """The content of an open file, decompressed where it is gzip or xz; its name does not matter.

    Args:
        file: Open for reading, at its start; may be a pipe.
        source: What error messages call it.
        limit: The most bytes to accept: a small gzip file can claim to hold anything.

    Raises:
        ValueError: Damaged compressed data, or more than ``limit`` bytes.
    """
    content = bytearray()
    for chunk in read_chunks(file, source, limit):
        content += chunk
    return content


def read_chunks(file: BinaryIO, source: str, limit: float = float("inf")) -> Iterator[bytes]:
    """That content in parts, for what need not hold all of it; see :func:`read_bytes`."""
    magic, whole = looked_at(file, len(_XZ_MAGIC))
    stream, kind = whole, ""
    if magic.startswith(_GZIP_MAGIC):
        stream, kind = cast(io.BufferedReader, gzip.GzipFile(fileobj=whole)), "gzip"
    elif magic == _XZ_MAGIC:
        stream, kind = cast(io.BufferedReader, lzma.open(whole)), "xz"  # noqa: SIM115
    size = 0
    try:
        while chunk := stream.read(_CHUNK):
            size += len(chunk)
            if size > limit:
                raise ValueError(f"{source} holds more than the expected {limit} bytes")
            yield chunk
    except (gzip.BadGzipFile, EOFError, zlib.error, lzma.LZMAError) as error:
        raise ValueError(f"{source} is damaged {kind} data ({error}): get it again") from error


def decompressed(file: BinaryIO, source: str) -> io.BufferedReader:
    """An open file, decompressed where it is gzip or xz, to be read in parts of any size.

    Args:
        file: Open for reading, at its start; may be a pipe.
        source: What error messages call it.
    """
    return io.BufferedReader(_Chunks(read_chunks(file, source)), _CHUNK)


def looked_at(file: BinaryIO, n: int) -> tuple[bytes, io.BufferedReader]:
    """A file's first bytes, ``n`` but for a shorter one, and the file with these still to be read.

    Other than ``peek``, it waits for them: a pipe may bring them one by one.
    """
    first = b""
    while len(first) < n and (more := file.read(n - len(first))):
        first += more
    rest = iter(lambda: file.read(_CHUNK), b"")
    return first, io.BufferedReader(_Chunks(chain([first], rest)), _CHUNK)


class _Chunks(io.RawIOBase):
    """Parts of bytes as a file."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks, self._rest = chunks, memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._rest:
            self._rest = memoryview(next(self._chunks, b""))
        n = min(len(buffer), len(self._rest))
        buffer[:n], self._rest = self._rest[:n], self._rest[n:]
        return n
