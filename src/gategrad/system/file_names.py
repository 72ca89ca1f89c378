"""What the name of a file says of its content."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

__all__ = ["file_kind"]

_COMPRESSED: Final = (".gz", ".xz")


def file_kind(path: str | os.PathLike[str]) -> str:
    """The ending that says what a file holds, in small letters: ``.csv`` for ``DATA.CSV.gz``.

    Args:
        path: A file, whose name may have an ending of gzip or xz behind its own.

    Returns:
        With the point; empty for a name that has no ending.
    """
    endings = [suffix.lower() for suffix in Path(path).suffixes]
    while endings and endings[-1] in _COMPRESSED:
        endings.pop()
    return endings[-1] if endings else ""
