"""A figure's files, each written whole or not at all. Needs matplotlib: the extra ``plot``."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING

from gategrad.system.atomic import write_atomic

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["save_figure"]


def save_figure(figure: Figure, stem: str | os.PathLike[str]) -> list[Path]:
    """Write a figure as ``stem.png`` and ``stem.svg``, each atomically.

    The same figure gives the same bytes, as far as matplotlib's version is the same.
    """
    from matplotlib import rc_context

    written = []
    for kind in ("png", "svg"):
        content = io.BytesIO()
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        with rc_context({"svg.hashsalt": "gategrad", "svg.fonttype": "none"}):
            figure.savefig(content, format=kind, dpi=120, metadata=metadata)
        path = Path(f"{os.fspath(stem)}.{kind}")
        _write(path, content.getvalue())
        written.append(path)
    return written


def _write(path: Path, content: bytes) -> None:
    write_atomic(path, lambda file: file.write(content))
