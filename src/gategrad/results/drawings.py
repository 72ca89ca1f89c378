"""Figures within a page: SVG in the page's letters, for wide and narrow screens, light and dark.

Matplotlib draws a figure once for each width, with letters of the same size. In both, colors are
CSS variables that fall back to what was drawn; a dark page sets them. Files of figures stay as they
are, since a figure is put back as it was.
"""

from __future__ import annotations

import io
import re
import textwrap
from colorsys import hls_to_rgb, rgb_to_hls
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree

from gategrad.system.figures import COLORS, DARK_COLORS

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["PageDrawing", "dark_color", "page_drawing"]

_WIDTHS: Final = {"on-wide": 6.8, "on-narrow": 3.6}  # inches, by the class of the SVG
_EACH: Final = 3.2  # inches that each of several axes side by side needs
_COLUMNS: Final = 4  # of a legend
_LETTERS: Final = 12  # of a legend's label, in an inch of the figure
_KEPT: Final = "kept"  # letters on an image, which has the same colors on each page
_DARK: Final = dict(zip(COLORS, DARK_COLORS, strict=True))
_GRAY: Final = 0.03  # what shares of red, green and blue may differ by
_LIGHT_ENOUGH: Final = 0.22  # luminance for a contrast of 4.5 with a page that has 0.01
_NUMBER: Final = re.compile(r"-?\d+\.\d+")
_PLACES: Final = ("d", "x", "y", "width", "height", "points", "transform", "viewBox")
_LEFT_OUT: Final = ("metadata", "style")


@dataclass(frozen=True)
class PageDrawing:
    """A figure in a page's own text.

    Attributes:
        svg: An element for wide screens and paper, and one for narrow screens.
        colors: What they are drawn in, as ``#rrggbb``.
    """

    svg: Sequence[str]
    colors: frozenset[str]


def page_drawing(figure: Figure, name: str, caption: str) -> PageDrawing:
    """A figure for a page: the same curves, bars and words in each width.

    Args:
        figure: Matplotlib's; it is as it was afterwards.
        name: Of the figure, which no other of the page has.
        caption: What it shows, for those who do not see it.
    """
    colors: set[str] = set()
    drawn = []
    for kind, width in _WIDTHS.items():
        with _laid_out(figure, width):
            root = ElementTree.fromstring(_drawn(figure, f"{name} {kind}"))
        _prepare(root, colors)
        attributes = {"class": kind, "role": "img", "aria-label": caption}
        root.attrib = {"viewBox": root.attrib["viewBox"], **attributes}
        drawn.append(ElementTree.tostring(root, encoding="unicode"))
    return PageDrawing(drawn, frozenset(colors))


def dark_color(color: str) -> str:
    """What stands for a color, ``#rrggbb``, on a dark page.

    Black becomes light, white dark, and grays change places; other colors get as light as they must
    be for a contrast of 4.5.
    """
    if color.upper() in _DARK:
        return _DARK[color.upper()]
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    hue, lightness, saturation = rgb_to_hls(*parts)
    if max(parts) - min(parts) < _GRAY:
        parts = [0.925 - 0.84 * part for part in parts]
    else:
        while _luminance(parts) < _LIGHT_ENOUGH and lightness < 1:
            lightness += 0.01
            parts = list(hls_to_rgb(hue, lightness, saturation))
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


def _luminance(color: Sequence[float]) -> float:
    """Relative to white, of shares of red, green and blue: WCAG 2."""
    red, green, blue = (
        part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in color
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _drawn(figure: Figure, name: str) -> str:
    """Ids are hashes of what they name and of ``name``."""
    from matplotlib import rc_context

    content = io.StringIO()
    with rc_context({"svg.hashsalt": name, "svg.fonttype": "none"}):
        figure.savefig(content, format="svg", dpi=120, facecolor="none")
    return content.getvalue()


@contextmanager
def _laid_out(figure: Figure, width: float) -> Iterator[None]:
    """A figure of another width in inches, until the end of the block.

    One whose axes someone placed by hand, without constrained layout, keeps its size.
    """
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    with ExitStack() as undo:
        for axis in figure.axes:
            if axis.images:
                for text in axis.texts:
                    undo.callback(text.set_gid, text.get_gid())
                    text.set_gid(_KEPT)
        if isinstance(figure.get_layout_engine(), ConstrainedLayoutEngine):
            undo.callback(figure.set_size_inches, *figure.get_size_inches())
            height = _stack(figure, width, undo) + _place_legends(figure, width, undo)
            figure.set_size_inches(width, height)
            _turn_crowded(figure, undo)
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
    """Legends below the axes again, in as many columns as there is room for; what height they add."""
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


def _turn_crowded(figure: Figure, undo: ExitStack) -> None:
    """Names on horizontal axes and letters on images upright, where they would overlap.

    Turned about where they belong, so that they end there in whatever letters a page has.
    """
    figure.draw_without_rendering()
    for axis in figure.axes:
        names = [text for text in axis.get_xticklabels() if text.get_text()]
        if _overlap(names) or any(text.get_rotation() == 90 for text in names):
            _turn(names, undo, horizontalalignment="right", verticalalignment="center")
        if axis.images and _overlap(axis.texts):
            _turn(axis.texts, undo)


def _turn(texts: Iterable[Any], undo: ExitStack, **placed: str) -> None:
    changed = {**placed, "rotation": 90, "rotation_mode": "anchor"}
    for text in texts:
        undo.callback(text.set, **{name: getattr(text, f"get_{name}")() for name in changed})
        text.set(**changed)


def _overlap(texts: Iterable[Any]) -> bool:
    boxes = [text.get_window_extent().padded(1) for text in texts]
    return any(one.overlaps(other) for one, other in pairwise(boxes))


def _prepare(element: ElementTree.Element, colors: set[str], kept: bool = False) -> None:
    """Matplotlib's SVG to what a page needs of it: no names of its own, fonts or needless digits."""
    element.tag = _local(element.tag)
    kept = kept or element.get("id") == _KEPT
    element.attrib = {
        _local(name): _attribute(_local(name), value, colors, kept)
        for name, value in element.attrib.items()
        if not (element.tag == "g" and name == "id") and not value.startswith("rotate(-0 ")
    }
    if element.tag == "text" and kept and "fill:" not in element.get("style", ""):
        element.set("style", f"{element.get('style', '')};fill:#000000")
    if element.tag not in ("text", "tspan"):
        element.text = None
    element.tail = None
    children = []
    for child in element:
        if _local(child.tag) not in _LEFT_OUT:
            _prepare(child, colors, kept)
            bare = child.tag == "g" and not child.attrib  # groups nothing that a page asks for
            children += list(child) if bare else [child]
    element[:] = children


def _local(name: str) -> str:
    return name.rpartition("}")[2]


def _attribute(name: str, value: str, colors: set[str], kept: bool) -> str:
    if name == "style":
        return _style(value, colors, kept)
    if name in _PLACES:
        value = _NUMBER.sub(lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."), value)
    if name == "d":
        return re.sub(r"\s+(?=[A-Za-z])", "", value.strip())
    return value


def _style(text: str, colors: set[str], kept: bool) -> str:
    parts = []
    for part in text.split(";"):
        name, _, value = (piece.strip() for piece in part.partition(":"))
        if name == "font":  # of matplotlib before 3.9: style, weight, size and families in one
            name, value = "font-size", re.sub(r".*?([\d.]+px).*", r"\1", value)
        if not name or name == "font-family":
            continue
        if value.startswith("#") and not kept:
            value = _variable(value, colors)
        parts.append(f"{name}:{value}")
    return ";".join(parts)


def _variable(color: str, colors: set[str]) -> str:
    if color == "#ffffff":
        return "var(--page)"
    colors.add(color)
    return f"var(--c{color[1:]},{color})"
