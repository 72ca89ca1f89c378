"""How figures look, and their files. Needs matplotlib: the extra ``plot``."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gategrad.system.atomic import write_atomic

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["COLORS", "DASHES", "new_figure", "save_figure"]

# Okabe and Ito's, which can be told apart with any color vision; two are darker, for white paper.
COLORS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#B87A00", "#2C92D0", "#000000")
DASHES: Final = ("-", "--", "-.", ":")


def new_figure(width: float, height: float, columns: int = 1) -> tuple[Figure, list[Any]]:
    """A figure with axes side by side, which have no frame at the top and on the right.

    Args:
        width: For each of them, in inches.
        height: In inches.
        columns: How many axes.

    Raises:
        ImportError: matplotlib is not installed; names the extra.
    """
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        raise ImportError("figures need matplotlib: pip install 'gategrad[plot]'") from error
    figure = Figure(figsize=(width * columns, height), layout="constrained")
    axes = [figure.add_subplot(1, columns, i + 1) for i in range(columns)]
    for axis in axes:
        axis.spines[["top", "right"]].set_visible(False)
    return figure, axes


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
