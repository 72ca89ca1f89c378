"""The synthetic set by its number of classes: Small and Big, tau 1 and 10, and a perceptron."""

from __future__ import annotations

from collections.abc import Iterator

from paper_settings import MARGIN, about, unique
from synthetic_nets import BIG, SMALL, TAUS, best_tau, ceilings, classes, net, perceptron, points

from gategrad.config import RunConfig
from gategrad.results import Claim, Figure, ResultRows, ResultTable, Section, TableLine, judged
from gategrad.results.plots import curves

TITLE = "Figure 3: synthetic classes by size and tau"
CLAIM = (
    "With many classes a small tau is better, with few a large one; a larger backbone helps "
    "although the outputs stay as many."
)
PLACE = 3.0
OBSERVE = ("speed",)


def runs(scale: str) -> Iterator[RunConfig]:
    """Cheap ones first."""
    numbers = classes(scale)
    for tau in TAUS:
        yield from (net(scale, n, SMALL, tau) for n in numbers)
    yield from (perceptron(scale, n) for n in numbers)
    for tau in TAUS[::-1]:
        yield from unique(net(scale, n, BIG, tau) for n in numbers)


def report(rows: ResultRows) -> Section:
    """Curves, table and claims."""
    scale, numbers = rows.scale, classes(rows.scale)
    series, lines, styles = {}, [], {}
    for size, colors in ((SMALL, ("#CC79A7", "#7B2D6B")), (BIG, ("#56B4E9", "#0072B2"))):
        for tau, color, marker in zip(TAUS, colors, "os", strict=True):
            name = f"{size}, tau {tau:g}"
            configs = {n: net(scale, n, size, tau) for n in numbers}
            series[name] = points(rows, configs)
            dash = "--" if marker == "o" else "-"
            styles[name] = {"color": color, "marker": marker, "linestyle": dash}
            lines.append(TableLine(name, [rows.measured([c]) for c in configs.values()]))
    mlps = {n: perceptron(scale, n) for n in numbers}
    series["MLP (medium)"] = points(rows, mlps)
    styles["MLP (medium)"] = {"color": "black", "marker": "^", "linestyle": "-"}
    lines.append(TableLine("MLP (medium)", [rows.measured([c]) for c in mlps.values()]))
    if ceiling := ceilings(rows, numbers):
        series["best possible"] = ceiling
        styles["best possible"] = {"color": "0.5", "linestyle": ":", "marker": None}
    drawing = curves(series, x="classes", limits=(0, 103), styles=styles)
    caption = "Test accuracy by the number of synthetic classes; dotted, the best possible."
    table = ResultTable("Test accuracy, %", "model", [f"{n:,} classes" for n in numbers], lines)
    return Section(
        [table], [Figure("synthetic-classes", drawing, caption)], _claims(rows), [about(scale)]
    )


def _claims(rows: ResultRows) -> Iterator[Claim]:
    scale, numbers = rows.scale, classes(rows.scale)
    tested = scale != "smoke"
    tops = {n: best_tau(rows, n, SMALL) for n in numbers}
    known = {n: top for n, top in tops.items() if top is not None}
    holds, reason = None, ""
    if tested and len(known) == len(numbers):
        gaps = {
            n: (rows.mean([net(scale, n, SMALL, 10.0)]) or 0.0)
            - (rows.mean([net(scale, n, SMALL, 1.0)]) or 0.0)
            for n in known
        }
        # From some number of classes on, what tau 10 gains over tau 1 falls from a gain to a loss.
        falling = list(gaps.values())
        falling = falling[falling.index(max(falling)) :]
        holds = falling[0] > MARGIN and falling[-1] < -MARGIN and falling == sorted(falling)[::-1]
        reason = "Tau 10 minus tau 1, Small: " + ", ".join(
            f"{gap:+.1f} at {n:,}" for n, gap in gaps.items()
        ) + " classes."  # fmt: skip
    measured = [rows.measured([net(scale, n, SMALL, tau)]) for n in numbers for tau in TAUS]
    text = "Small tau suits many classes, large tau few (synthetic)."
    yield judged(text, holds, reason, measured)

    holds, reason = None, ""
    gains = {}
    for n in numbers:
        big, small = best_tau(rows, n, BIG), tops[n]
        if n >= 20 and big is not None and small is not None:
            gains[n] = big[1] - small[1]
    if tested and len(gains) == sum(n >= 20 for n in numbers):
        holds = all(gain > MARGIN for gain in gains.values())
        reason = "Big minus Small, each with its better tau: " + ", ".join(
            f"{gain:+.1f} at {n:,} classes" for n, gain in gains.items()
        ) + "."  # fmt: skip
    measured = [
        rows.measured([net(scale, n, size, tau)])
        for n in gains for size in (SMALL, BIG) for tau in TAUS
    ]  # fmt: skip
    yield judged("Big beats Small with equally many outputs.", holds, reason, measured)
