"""Plots of results: curves, bars, histograms, maps. Needs matplotlib: the extra ``plot``."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from gategrad.system.figures import COLORS, DASHES, new_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["bars", "curves", "heat_map", "histogram"]

_MARKERS: Final = "os^Dv<>p"
_WIDTH: Final = 4.6  # inches: letters stay readable on a phone
_LETTERS: Final = 65  # of a legend's line


def _figure(height: float = 3.2) -> tuple[Figure, Any]:
    figure, (axis,) = new_figure(_WIDTH, height)
    return figure, axis


def _legend(figure: Figure, axis: Any, columns: int = 2) -> None:
    """Below the axes, where it covers no curve."""
    handles, labels = axis.get_legend_handles_labels()
    if handles:
        columns = min(len(labels), _legend_columns(labels, columns))
        figure.legend(
            handles, labels, loc="outside lower center", ncols=columns, frameon=False, fontsize=9
        )


def _legend_columns(labels: Collection[str], most: int) -> int:
    """As many columns as the widest label leaves room for."""
    widest = max((len(line) for label in labels for line in label.splitlines()), default=0)
    return max(1, min(most, _LETTERS // (widest + 5)))


def _legend_height(labels: Collection[str], most: int) -> float:
    """Of a legend's lines of text."""
    lines = sum(label.count("\n") + 1 for label in labels)
    return 0.18 * -(-lines // _legend_columns(labels, most))


def curves(
    series: Mapping[str, Sequence[tuple[float, float]]],
    *,
    x: str,
    y: str = "test accuracy, %",
    log: bool = True,
    limits: tuple[float, float] | None = None,
    styles: Mapping[str, Mapping[str, Any]] | None = None,
    markers: bool = True,
    columns: int = 2,
) -> Figure:
    """Lines through points.

    Args:
        series: Points by the line's name.
        x: Name of the horizontal axis.
        y: Name of the vertical axis.
        log: Whether the horizontal axis is logarithmic.
        limits: Ends of the vertical axis.
        styles: Matplotlib's options of single lines.
        markers: Whether points are marked.
        columns: Of the legend.
    """
    figure, axis = _figure(3.1 + _legend_height(series, columns))
    ticks: set[float] = set()
    for i, (name, points) in enumerate(series.items()):
        if not points:
            continue
        ordered = sorted(points)
        style: dict[str, Any] = {
            "color": COLORS[i % len(COLORS)],
            "linestyle": DASHES[i // len(COLORS) % len(DASHES)],
            "marker": _MARKERS[i % len(_MARKERS)] if markers else None,
            "markersize": 4.5,
            "linewidth": 1.5,
            **((styles or {}).get(name, {})),
        }
        axis.plot(*zip(*ordered, strict=True), label=name, **style)
        ticks |= {point[0] for point in ordered}
    if log:
        axis.set_xscale("log")
        axis.xaxis.set_major_formatter("{x:g}")
        if 1 < len(ticks) <= 8:
            axis.set_xticks(sorted(ticks), [f"{tick:g}" for tick in sorted(ticks)])
            axis.minorticks_off()
    elif all(tick == int(tick) for tick in ticks):
        axis.xaxis.get_major_locator().set_params(integer=True)
    axis.set(xlabel=x, ylabel=y)
    if limits is not None:
        axis.set_ylim(*limits)
    axis.grid(alpha=0.3)
    _legend(figure, axis, columns)
    return figure


def bars(
    groups: Mapping[str, Sequence[float | None]],
    names: Sequence[str],
    *,
    x: str,
    y: str = "accuracy, %",
    limits: tuple[float, float] | None = None,
) -> Figure:
    """Bars side by side.

    Args:
        groups: Heights by the group's name; None leaves a bar out.
        names: What each place on the horizontal axis is.
        x: Name of the horizontal axis.
        y: Name of the vertical axis.
        limits: Ends of the vertical axis.
    """
    figure, axis = _figure(3.1 + _legend_height(groups, 3))
    places = np.arange(len(names))
    width = 0.84 / max(1, len(groups))
    for i, (name, heights) in enumerate(groups.items()):
        shift = (i - (len(groups) - 1) / 2) * width
        known = [(p, h) for p, h in zip(places, heights, strict=False) if h is not None]
        if known:
            at, tall = zip(*known, strict=True)
            color = COLORS[i % len(COLORS)]
            axis.bar(np.array(at) + shift, tall, width, color=color, label=name)
    axis.set(xlabel=x, ylabel=y, xticks=places)
    axis.set_xticklabels(names, rotation=90 if sum(map(len, names)) > 40 else 0)
    if limits is not None:
        axis.set_ylim(*limits)
    axis.grid(alpha=0.3, axis="y")
    _legend(figure, axis, 3)
    return figure


def histogram(
    shares: Mapping[str, Sequence[float]], *, x: str, y: str, most: float | None = None
) -> Figure:
    """Histograms over [0, 1], drawn over each other; bars higher than ``most`` are cut."""
    figure, axis = _figure()
    for i, (name, heights) in enumerate(shares.items()):
        edges = np.linspace(0, 1, len(heights) + 1)
        values = 100 * np.asarray(heights)
        label = name
        if most is not None and values.max(initial=0) > most:
            label += f" (up to {values.max():.0f} %)"
        axis.stairs(values, edges, color=COLORS[i], linewidth=1.4, label=label)
        axis.stairs(values, edges, color=COLORS[i], fill=True, alpha=0.2)
    axis.set(xlabel=x, ylabel=y, xlim=(0, 1))
    if most is not None:
        axis.set_ylim(0, most)
    _legend(figure, axis)
    return figure


def heat_map(
    values: Sequence[Sequence[float | None]],
    rows: Sequence[str],
    columns: Sequence[str],
    *,
    x: str,
    y: str,
    bar: str = "test accuracy, %",
    texts: Sequence[Sequence[str]] | None = None,
) -> Figure:
    """A map of numbers, each written into its place.

    Args:
        values: One list per row; None leaves a place empty.
        rows: Names of the rows.
        columns: Names of the columns.
        x: Name of the horizontal axis.
        y: Name of the vertical axis.
        bar: Name of the colors.
        texts: What to write in place of the numbers.
    """
    figure, axis = _figure(1.4 + 0.42 * len(rows))
    numbers = np.array([[np.nan if v is None else v for v in row] for row in values], dtype=float)
    image = axis.imshow(numbers, cmap="cividis", aspect="auto")
    figure.colorbar(image, ax=axis, label=bar)
    low, high = np.nanmin(numbers), np.nanmax(numbers)
    for (i, j), value in np.ndenumerate(numbers):
        if np.isfinite(value):
            dark = value < low + 0.5 * (high - low)
            text = f"{value:.1f}" if texts is None else texts[i][j]
            color = "white" if dark else "black"
            axis.text(j, i, text, ha="center", va="center", fontsize=8, color=color)
    axis.set_xticks(range(len(columns)), columns)
    axis.set_yticks(range(len(rows)), rows)
    axis.set(xlabel=x, ylabel=y)
    return figure
