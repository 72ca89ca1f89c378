"""The content of a file, decompressed where it is gzip or xz."""

from __future__ import annotations

import gzip
import io
import lzma
import zlib
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, cast

__all__ = ["decompressed", "joined", "read_bytes", "read_chunks"]

_GZIP_MAGIC: Final = b"\x1f\x8b"
_XZ_MAGIC: Final = b"\xfd7zXZ\x00"
_MAX_BYTES: Final = 4 << 30
_CHUNK: Final = 1 << 20


def read_bytes(file: BinaryIO, source: str, limit: int = _MAX_BYTES) -> bytearray:
    """The content of an open file, decompressed where it is gzip or xz; its name does not matter.

    Args:
        file: Open for reading, at its start; must be seekable.
        source: What error messages call it.
        limit: The most bytes to accept: a small gzip file can claim to hold anything.

    Raises:
        ValueError: Damaged compressed data, or more than ``limit`` bytes.
    """
    content = bytearray()
    for chunk in read_chunks(file, source, limit):
        content += chunk
    return content


def read_chunks(file: BinaryIO, source: str, limit: float = _MAX_BYTES) -> Iterator[bytes]:
    """That content in parts, for what need not hold all of it; see :func:`read_bytes`."""
    magic = file.read(len(_XZ_MAGIC))
    file.seek(0)
    stream, kind = file, ""
    if magic.startswith(_GZIP_MAGIC):
        stream, kind = cast(BinaryIO, gzip.GzipFile(fileobj=file)), "gzip"
    elif magic == _XZ_MAGIC:
        stream, kind = cast(BinaryIO, lzma.open(file)), "xz"  # noqa: SIM115
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
        file: Open for reading; must be seekable where it is compressed.
        source: What error messages call it.
    """
    if not file.seekable():
        return io.BufferedReader(cast(Any, file))
    return joined(read_chunks(file, source, float("inf")))


def joined(chunks: Iterator[bytes]) -> io.BufferedReader:
    """Parts of bytes, none of them empty but the last, as a file."""
    return io.BufferedReader(_Chunks(chunks), _CHUNK)


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
