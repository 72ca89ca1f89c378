"""The figure of the introduction: a logic gate network against a perceptron on 2 to 2,000 classes.

The paper does not say which network it drew. Here it is the better tau of two of Big; at ``small``
also of Small, which is cheap.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paper_settings import MARGIN, about, unique
from synthetic_nets import (
    BIG,
    SMALL,
    TAUS,
    best_tau,
    ceilings,
    classes,
    net,
    perceptron,
    points,
)

from gategrad.config import RunConfig
from gategrad.results import (
    Figure,
    Outcome,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)
from gategrad.results.plots import curves

TITLE = "Figure 1: 2 to 2,000 synthetic classes"
CLAIM = (
    "Logic gate networks outperform perceptrons of similar training on a synthetic set of up to "
    "2,000 classes."
)
PLACE = 1.0
OBSERVE = ("speed",)


def sizes(scale: str) -> tuple[str, ...]:
    """Which networks are drawn."""
    return (SMALL, BIG) if scale == "small" else (BIG,)


def runs(scale: str) -> Iterator[RunConfig]:
    """Cheap ones first."""
    numbers = classes(scale)
    for size in sizes(scale):
        if size == BIG:
            yield from (perceptron(scale, n) for n in numbers)
        yield from unique(net(scale, n, size, tau) for n in numbers for tau in TAUS)


def report(rows: ResultRows) -> Section:
    """Curves, table, and the claim at hundreds of classes and more."""
    scale, numbers = rows.scale, classes(rows.scale)
    mlps = {n: perceptron(scale, n) for n in numbers}
    series = {}
    lines = []
    for size in sizes(scale):
        name = f"DLGN ({size}, better of tau 1 and 10)"
        found = {n: best_tau(rows, n, size) for n in numbers}
        series[name] = [(float(n), top[1]) for n, top in found.items() if top is not None]
        values = []
        for n, top in found.items():
            configs = [] if top is None else [net(scale, n, size, top[0])]
            values.append(rows.measured(configs))
        lines.append(TableLine(name, values))
    series["MLP (medium)"] = points(rows, mlps)
    lines.append(TableLine("MLP (medium)", [rows.measured([mlps[n]]) for n in numbers]))
    ceiling = ceilings(rows, numbers)
    if ceiling:
        series["best possible"] = ceiling
    drawing = curves(
        series,
        x="classes",
        limits=(0, 103),
        styles={"best possible": {"color": "0.5", "linestyle": ":", "marker": None},
                "MLP (medium)": {"color": "#000000", "marker": "^"}},
        columns=1,
    )  # fmt: skip
    figure = Figure(
        "intro", drawing, "Test accuracy by the number of synthetic classes; dotted, the best "
        "possible: some classes fix so few bits that samples of others match them by chance."
    )  # fmt: skip
    table = ResultTable("Test accuracy, %", "model", [f"{n:,} classes" for n in numbers], lines)
    measured = [rows.measured([mlps[n]]) for n in numbers if n >= 100]
    measured += [
        rows.measured([net(scale, n, size, tau)])
        for n in numbers if n >= 100 for size in sizes(scale) for tau in TAUS
    ]  # fmt: skip
    text = "DLGNs beat the perceptron at hundreds to thousands of synthetic classes."
    claim = printed_claim(text, beats, _pairs(rows, mlps), None, measured)
    return Section([table], [figure], [claim], [about(scale)])


def _pairs(
    rows: ResultRows, mlps: Mapping[int, RunConfig]
) -> dict[int, tuple[float, float] | None] | None:
    """The best network's accuracy and the perceptron's, from 100 classes on."""
    if rows.scale == "smoke":
        return None
    pairs: dict[int, tuple[float, float] | None] = {}
    for n in classes(rows.scale):
        if n < 100:
            continue
        tops = [top for size in sizes(rows.scale) if (top := best_tau(rows, n, size)) is not None]
        other = rows.mean([mlps[n]])
        # A size that has not been run can only raise the best.
        enough = len(tops) == len(sizes(rows.scale)) or any(
            top[1] > (other or 100.0) for top in tops
        )
        there = enough and other is not None
        pairs[n] = (max(top[1] for top in tops), other or 0.0) if there else None
    return pairs


def beats(pairs: Mapping[int, tuple[float, float] | None]) -> Outcome | None:
    """At each number of classes (figure 1, section 5.1)."""
    known = {n: pair for n, pair in pairs.items() if pair is not None}
    if len(known) < len(pairs):
        return None
    holds = all(ours > other + MARGIN for ours, other in known.values())
    text = "; ".join(f"{n:,} classes: {a:.1f} % against {b:.1f} %" for n, (a, b) in known.items())
    return Outcome(holds, f"{text}.")
