"""What a keyword argument of an export says to make an option of ``gategrad compile``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

__all__ = ["Flag", "Name"]


@dataclass(frozen=True)
class Flag:
    """``Annotated[int, Flag("samples at a time.")]``: an option of that type, and its help."""

    help: str


Name: TypeAlias = Annotated[str, Flag("Name of files and modules.")]
