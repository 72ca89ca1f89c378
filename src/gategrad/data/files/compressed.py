"""The content of a file, decompressed where it is gzip or xz."""

from __future__ import annotations

import gzip
import lzma
import zlib
from collections.abc import Iterator
from typing import BinaryIO, Final, cast

__all__ = ["read_bytes", "read_chunks"]

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


def read_chunks(file: BinaryIO, source: str, limit: int = _MAX_BYTES) -> Iterator[bytes]:
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
