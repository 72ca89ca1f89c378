"""Figures within a page: SVG in the page's letters, for wide and narrow screens, light and dark.

Matplotlib draws a figure once for each width, with letters of the same size. In both, colors are
CSS variables that fall back to what was drawn; a dark page sets them. Files of figures stay as they
are, since a figure is put back as it was.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from colorsys import hls_to_rgb, rgb_to_hls
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

from gategrad.results.drawing_layout import KEPT, laid_out
from gategrad.system.figures import COLORS, DARK_COLORS

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["PageDrawing", "dark_color", "page_drawing"]

_WIDTHS: Final = {"on-wide": 6.8, "on-narrow": 3.6}  # inches, by the class of the SVG
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
        with laid_out(figure, width):
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


def _prepare(element: ElementTree.Element, colors: set[str], kept: bool = False) -> None:
    """Matplotlib's SVG to what a page needs: no names of groups, fonts or needless digits."""
    element.tag = _local(element.tag)
    kept = kept or element.get("id") == KEPT
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
