"""Numbers in words, the same on pages and on a terminal: means, differences, times, costs."""

from __future__ import annotations

from collections.abc import Iterable

from gategrad.class_results import percent
from gategrad.results.result_rows import Measured, ResultRow

__all__ = ["cost_of", "duration", "number", "percent", "signed", "spread"]


def number(measured: Measured) -> str:
    """A mean, in percent, without its sign."""
    return f"{measured.mean:.2f}"


def spread(value: float | None) -> str:
    """What stands behind a mean."""
    return "" if value is None else f" ± {value:.2f}"


def signed(value: float) -> str:
    """A difference, with a real minus."""
    return f"{value:+.2f}".replace("-", "\u2212")


def duration(seconds: float | None) -> str:
    """A time in few characters."""
    if seconds is None:
        return "-"
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"


def cost_of(rows: Iterable[ResultRow]) -> str:
    """What inference costs in words, from the least to the most of several runs."""
    found: dict[str, list[float]] = {}
    for row in rows:
        for unit, value in row.costs.items():
            found.setdefault(unit, []).append(value)
    parts = []
    for unit, values in found.items():
        text = " to ".join(dict.fromkeys(map(_short, (min(values), max(values)))))
        parts.append(f"{text}B" if unit == "B" and text[-1].isalpha() else f"{text} {unit}")
    return ", ".join(parts)


def _short(value: float) -> str:
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"
