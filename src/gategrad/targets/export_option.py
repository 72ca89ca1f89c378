"""What a keyword argument of an export says to make an option of ``gategrad compile``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

__all__ = ["ExportOption", "Name"]


@dataclass(frozen=True)
class ExportOption:
    """``Annotated[int, ExportOption("samples.")]``: an option of that type, and its help."""

    help: str


Name: TypeAlias = Annotated[str, ExportOption("Name of files and modules.")]
