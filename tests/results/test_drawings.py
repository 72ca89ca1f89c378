"""Figures within a page: colors of a light and a dark page, layouts for wide and narrow screens."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import combinations
from xml.etree import ElementTree

import pytest

pytest.importorskip("matplotlib")

from gategrad.results.drawings import dark_color, page_drawing
from gategrad.results.plots import bars, curves, heat_map
from gategrad.system.figures import COLORS, new_figure

LIGHT_PAGE, DARK_PAGE = (255, 255, 255), (0x14, 0x17, 0x1B)


def rgb(color: str) -> tuple[int, ...]:
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """WCAG 2's."""

    def luminance(color: tuple[int, ...]) -> float:
        shares = [part / 255 for part in color]
        linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def nearest(colors: Iterable[str]) -> int:
    """How much the two most alike differ by."""
    pairs = combinations(map(rgb, colors), 2)
    return min(sum(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in pairs)


def sizes(svg: Sequence[str]) -> list[tuple[float, float]]:
    boxes = [ElementTree.fromstring(some).attrib["viewBox"].split() for some in svg]
    return [(float(box[2]), float(box[3])) for box in boxes]


def words(svg: str) -> list[str]:
    found = ElementTree.fromstring(svg).iter("text")
    return sorted("".join(text.itertext()).strip() for text in found)


def test_contrast_is_the_standards() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((0x77,) * 3, (255,) * 3) == pytest.approx(4.48, abs=0.005)  # of WCAG's papers


def test_lines_can_be_read_on_both_pages_and_told_apart() -> None:
    dark = [dark_color(color.lower()) for color in COLORS]
    assert all(contrast(rgb(color), LIGHT_PAGE) >= 3 for color in COLORS)
    assert all(contrast(rgb(color), DARK_PAGE) >= 4.5 for color in dark)
    assert nearest(dark) > nearest(COLORS)
    assert contrast(rgb(dark[COLORS.index("#000000")]), DARK_PAGE) > 15, "black becomes light"


@pytest.mark.parametrize("color", ["#0000ff", "#440000", "#1f77b4", "#8c564b", "#595959"])
def test_other_colors_get_light_enough(color: str) -> None:
    assert contrast(rgb(dark_color(color)), DARK_PAGE) >= 4.5


def test_grays_change_places_and_light_colors_stay() -> None:
    grays = [rgb(dark_color(gray))[0] for gray in ("#202020", "#808080", "#b0b0b0", "#e0e0e0")]
    assert grays == sorted(grays, reverse=True)
    assert dark_color("#ffcc00") == "#ffcc00"


def test_a_drawing_for_each_page_and_width() -> None:
    figure = curves(
        {"perceptron & <others>": [(1, 2.0), (10, 3.0)], "dlgn": [(1, 4.0), (10, 5.0)]},
        x="classes", styles={"dlgn": {"color": "black"}},
    )  # fmt: skip
    found = page_drawing(figure, "name", 'A "caption" & <more>')
    wide, narrow = found.svg
    assert sizes([wide, narrow])[0][0] == pytest.approx(72 * 6.8)
    assert sizes([wide, narrow])[1][0] == pytest.approx(72 * 3.6)
    assert words(wide) == words(narrow)
    assert {"classes", "test accuracy, %", "perceptron & <others>", "dlgn"} < set(words(wide))
    assert {"#000000", "#0072b2", "#b0b0b0"} <= found.colors
    for svg, kind in zip(found.svg, ("on-wide", "on-narrow"), strict=True):
        root = ElementTree.fromstring(svg)
        assert (root.get("class"), root.get("role")) == (kind, "img")
        assert root.get("aria-label") == 'A "caption" & <more>'
        assert "stroke:var(--c000000,#000000)" in svg
        drawn = set(re.findall('#[0-9a-f]{6}(?=[;)"])', svg))
        assert drawn == found.colors, "each color has a variable"
        assert not re.search("http|font-family|<style|<metadata|#ffffff", svg)


def test_names_within_a_page_are_each_drawings_own() -> None:
    figure = curves({"a": [(1, 2.0), (10, 3.0)]}, x="x")
    svg = [*page_drawing(figure, "one", "").svg, *page_drawing(figure, "two", "").svg]
    names = [set(re.findall('id="([^"]+)"', some)) for some in svg]
    assert all(names)
    assert sum(map(len, names)) == len(set().union(*names))
    for some, own in zip(svg, names, strict=True):
        used = re.findall(r'(?:url\(|href=")#([^")]+)', some)
        assert used
        assert set(used) <= own


def test_a_figure_is_as_it_was_afterwards() -> None:
    figure = bars(
        {f"a group with a long name {i}": [1.0] * 5 for i in range(3)},
        [f"names {i}" for i in range(5)], x="x",
    )  # fmt: skip
    (axis,), (legend,) = figure.axes, figure.legends
    size, ticks = list(figure.get_size_inches()), axis.get_xticklabels()
    turned = [text.get_rotation() for text in ticks]
    found = page_drawing(figure, "name", "")
    assert list(figure.get_size_inches()) == size
    assert figure.legends == [legend]
    assert [text.get_rotation() for text in axis.get_xticklabels()] == turned
    assert page_drawing(figure, "name", "") == found


def test_a_legend_has_as_many_columns_as_there_is_room_for() -> None:
    def legend_of(svg: str, labels: list[str]) -> tuple[int, int]:
        places = {
            "".join(text.itertext()): (text.get("x"), text.get("y"))
            for text in ElementTree.fromstring(svg).iter("text")
        }
        found = [places[label] for label in labels]
        return len({x for x, _ in found}), len({y for _, y in found})

    labels = [f"tau {i} and more" for i in range(6)]
    wide, narrow = page_drawing(
        curves({k: [(1, 1.0), (2, 2.0)] for k in labels}, x="x"), "a", ""
    ).svg
    assert legend_of(wide, labels) == (3, 2), "no more columns than its lines need"
    assert legend_of(narrow, labels) == (2, 3)
    long = " ".join(["word"] * 12)
    wide, narrow = page_drawing(curves({long: [(1, 1.0), (2, 2.0)]}, x="x"), "a", "").svg
    assert long in words(wide)
    assert long not in words(narrow), "in two lines"
    assert sum("word" in text for text in words(narrow)) == 2


def test_axes_side_by_side_stand_below_each_other_on_a_narrow_screen() -> None:
    figure, axes = new_figure(4, 3, 3)
    for i, axis in enumerate(axes):
        axis.plot([0, 1], [0, i])
        axis.set_title(f"title {i}")
    places = [axis.get_subplotspec() for axis in axes]
    wide, narrow = page_drawing(figure, "name", "").svg
    assert sizes([wide, narrow]) == [
        pytest.approx((72 * 6.8, 72 * 6.0)), pytest.approx((72 * 3.6, 72 * 9.0)),
    ]  # fmt: skip
    x = [
        {
            text.get("x")
            for text in ElementTree.fromstring(svg).iter("text")
            if text.text[:5] == "title"
        }
        for svg in (wide, narrow)
    ]
    assert [len(some) for some in x] == [2, 1]
    assert [axis.get_subplotspec() for axis in axes] == places


def test_axes_placed_by_hand_stay() -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 2))
    figure.add_axes((0.1, 0.2, 0.8, 0.7)).plot([0, 1])
    assert sizes(page_drawing(figure, "name", "").svg) == [pytest.approx((360, 144))] * 2


def test_letters_on_a_map_keep_their_colors_and_stand_where_there_is_room() -> None:
    values = [[float(i + j) for j in range(12)] for i in range(2)]
    names = [f"column {i}" for i in range(12)]
    figure = heat_map(values, list("ab"), names, x="x", y="y", texts=[["99.99"] * 12] * 2)
    drawn = page_drawing(figure, "name", "").svg
    for svg, upright in zip(drawn, (False, True), strict=True):
        texts = [*ElementTree.fromstring(svg).iter("text")]
        on_map = [text for text in texts if text.text == "99.99"]
        styles = [text.get("style", "").split(";") for text in on_map]
        assert {style[-1] for style in styles} == {"fill:#000000", "fill:#ffffff"}
        assert all("text-anchor:middle" in style for style in styles)
        assert {"rotate(-90" in text.get("transform", "") for text in on_map} == {upright}
        below = [text for text in texts if text.text in names]
        assert len(below) == 12
        assert all("rotate(-90" in text.get("transform", "") for text in below)
        assert all("text-anchor:end" in text.get("style", "") for text in below)
    height = figure.get_size_inches()[1]
    assert all(72 * (height + 0.5) < tall < 72 * (height + 1) for _, tall in sizes(drawn))
