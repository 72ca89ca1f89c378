"""A figure in another width: its axes, legends and letters placed again, for a while."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["KEPT", "laid_out"]

KEPT: Final = "kept"
"""Name of letters on an image, which has the same colors on each page."""
_EACH: Final = 3.2  # inches that each of several axes side by side needs
_COLUMNS: Final = 4  # of a legend
_LETTERS: Final = 12  # of a legend's label, in an inch of the figure


@contextmanager
def laid_out(figure: Figure, width: float) -> Iterator[None]:
    """A figure of another width in inches, until the end of the block.

    One whose axes someone placed by hand, without constrained layout, keeps its size.
    """
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    with ExitStack() as undo:
        for axis in figure.axes:
            if axis.images:
                for text in axis.texts:
                    undo.callback(text.set_gid, text.get_gid())
                    text.set_gid(KEPT)
        if isinstance(figure.get_layout_engine(), ConstrainedLayoutEngine):
            undo.callback(figure.set_size_inches, *figure.get_size_inches())
            height = _stack(figure, width, undo) + _place_legends(figure, width, undo)
            figure.set_size_inches(width, height)
            figure.set_size_inches(width, height + _turn_crowded(figure, undo))
        yield


def _stack(figure: Figure, width: float, undo: ExitStack) -> float:
    """As many of the axes side by side as there is room for, the others below; their height."""
    from matplotlib.gridspec import GridSpec

    height = float(figure.get_size_inches()[1])
    places = {axis: spec for axis in figure.axes if (spec := axis.get_subplotspec()) is not None}
    side_by_side = len(places)
    shapes = {spec.get_geometry() for spec in places.values()}
    if side_by_side < 2 or shapes != {(1, side_by_side, i, i) for i in range(side_by_side)}:
        return height
    columns = min(side_by_side, max(1, int(width / _EACH)))
    rows = -(-side_by_side // columns)
    grid = GridSpec(rows, columns, figure=figure)
    for axis, spec in places.items():
        undo.callback(axis.set_subplotspec, spec)
        axis.set_subplotspec(grid[spec.num1])
    return rows * min(height, width / columns)


def _place_legends(figure: Figure, width: float, undo: ExitStack) -> float:
    """Legends again, below the axes, in as many columns as there is room for; the height added."""
    old = [legend for legend in figure.legends if legend.get_texts()]
    undo.callback(setattr, figure, "legends", figure.legends)
    figure.legends = []
    for legend in old:
        names = len(legend.get_texts())
        for columns in range(_COLUMNS, 0, -1):
            rows = -(-names // columns)
            new = _placed(figure, legend, -(-names // rows), round(_LETTERS * width))
            if columns == 1 or new.get_window_extent().width <= width * figure.dpi:
                break
            figure.legends.pop()
    before, after = (
        sum(legend.get_window_extent().height for legend in some) for some in (old, figure.legends)
    )
    return float(after - before) / figure.dpi


def _placed(figure: Figure, legend: Any, columns: int, letters: int) -> Any:
    """The figure's last legend: another one again, its labels in lines of so many letters."""
    texts = legend.get_texts()
    return figure.legend(
        legend.legend_handles,
        [_wrapped(text.get_text(), letters) for text in texts],
        loc="outside lower center",
        ncols=columns,
        frameon=False,
        fontsize=texts[0].get_fontsize(),
    )


def _wrapped(label: str, letters: int) -> str:
    if max(map(len, label.splitlines()), default=0) <= letters:
        return label
    return textwrap.fill(label, letters, break_long_words=False)


def _turn_crowded(figure: Figure, undo: ExitStack) -> float:
    """Names on horizontal axes and letters on images upright, where they would overlap.

    Turned about where they belong, so that they end there in whatever letters a page has. Returns
    what height upright names need.
    """
    figure.draw_without_rendering()
    longest = 0.0
    for axis in figure.axes:
        names = [text for text in axis.get_xticklabels() if text.get_text()]
        if _overlap(names) or any(text.get_rotation() == 90 for text in names):
            boxes = [text.get_window_extent() for text in names]
            longest = max(longest, *(max(box.width, box.height) for box in boxes))
            _turn(names, undo, horizontalalignment="right", verticalalignment="center")
        if axis.images and _overlap(axis.texts):
            _turn(axis.texts, undo)
    return longest / figure.dpi


def _turn(texts: Iterable[Any], undo: ExitStack, **placed: str) -> None:
    changed = {**placed, "rotation": 90, "rotation_mode": "anchor"}
    for text in texts:
        undo.callback(text.set, **{name: getattr(text, f"get_{name}")() for name in changed})
        text.set(**changed)


def _overlap(texts: Iterable[Any]) -> bool:
    boxes = [text.get_window_extent().padded(1) for text in texts]
    return any(one.overlaps(other) for one, other in pairwise(boxes))
