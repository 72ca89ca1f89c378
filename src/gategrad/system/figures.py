"""How figures look, and their files. Needs matplotlib: the extra ``plot``."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gategrad.system.atomic import write_bytes

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["COLORS", "DARK_COLORS", "DASHES", "figure_files", "new_figure", "save_figure"]

# Okabe and Ito's, which can be told apart with any color vision; two are darker, for white paper.
COLORS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#B87A00", "#2C92D0", "#000000")
# The same on a dark page.
DARK_COLORS: Final = ("#3D9BE0", "#F4733A", "#2FC79A", "#E39AC4", "#E6B830", "#9AD4FA", "#F0F3F6")
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
    written = []
    for ending, content in figure_files(figure).items():
        path = Path(f"{os.fspath(stem)}{ending}")
        write_bytes(path, content)
        written.append(path)
    return written


def figure_files(figure: Figure) -> dict[str, bytes]:
    """What is in a figure's files, by their ending."""
    from matplotlib import rc_context

    found = {}
    for kind in ("png", "svg"):
        content = io.BytesIO()
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        with rc_context({"svg.hashsalt": "gategrad", "svg.fonttype": "none"}):
            figure.savefig(content, format=kind, dpi=120, metadata=metadata)
        found[f".{kind}"] = content.getvalue()
    return found
