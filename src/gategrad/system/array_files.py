"""Files of NumPy arrays, read without trusting them."""

from __future__ import annotations

import zipfile
import zlib
from tokenize import TokenError
from typing import Final

__all__ = ["DAMAGED_ARRAYS", "check_sums"]

DAMAGED_ARRAYS: Final[tuple[type[Exception], ...]] = (
    ValueError, LookupError, TypeError, AttributeError, EOFError, OSError, MemoryError,
    OverflowError, RuntimeError, SyntaxError, TokenError, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
"""What reading a damaged ``.npy`` or ``.npz`` may raise. NumPy parses headers as Python: of a
changed bracket or letter it makes a ``TokenError`` or ``SyntaxError``."""


def check_sums(archive: zipfile.ZipFile) -> None:
    """Raise ``ValueError`` where an entry's bytes have not the checksum that was written."""
    damaged = archive.testzip()
    if damaged is not None:
        raise ValueError(f"its entry {damaged} is damaged: the checksum differs")
