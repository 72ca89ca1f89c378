"""The figure of the introduction: a logic gate network against a perceptron on 2 to 2,000 classes.

The paper does not say which network it drew. Here it is the better tau of two of Big.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paper_settings import about, better, unique
from synthetic_nets import (
    BIG,
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
    "Logic gate networks consistently outperform perceptrons on a synthetic set of up to 2,000 "
    "classes."
)
PLACE = 1.0
OBSERVE = ("speed",)


def runs(scale: str) -> Iterator[RunConfig]:
    """Cheap ones first."""
    numbers = classes(scale)
    yield from (perceptron(scale, n) for n in numbers)
    yield from unique(net(scale, n, BIG, tau) for n in numbers for tau in TAUS)


def report(rows: ResultRows) -> Section:
    """Curves, table, and the claim."""
    scale, numbers = rows.scale, classes(rows.scale)
    mlps = {n: perceptron(scale, n) for n in numbers}
    tops = {n: best_tau(rows, n, BIG) for n in numbers}
    dlgn = "DLGN (Big, better of tau 1 and 10)"
    series = {
        dlgn: [(float(n), top[1]) for n, top in tops.items() if top is not None],
        "MLP (medium)": points(rows, mlps),
    }
    values = [
        None if top is None else rows.measured([net(scale, n, BIG, top[0])])
        for n, top in tops.items()
    ]
    lines = [
        TableLine(dlgn, values),
        TableLine("MLP (medium)", [rows.measured([mlps[n]]) for n in numbers]),
    ]
    if ceiling := ceilings(rows, numbers):
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
    pairs = {
        n: (top[1], other)
        for n, top in tops.items()
        if top is not None and (other := rows.mean([mlps[n]])) is not None
    }
    measured = [rows.measured([mlps[n]]) for n in numbers]
    measured += [rows.measured([net(scale, n, BIG, tau)]) for n in numbers for tau in TAUS]
    claim = printed_claim(
        "DLGNs consistently beat the perceptron on synthetic classes.",
        outperforms,
        pairs if len(pairs) == len(numbers) and scale != "smoke" else None,
        measured=measured,
    )
    return Section([table], [figure], [claim], [about(scale)])


def outperforms(pairs: Mapping[int, tuple[float, float]]) -> Outcome:
    """At each number of classes, where the perceptron leaves anything to gain (figure 1)."""
    holds = all(better(ours, other) for ours, other in pairs.values())
    text = "; ".join(f"{n:,} classes: {a:.1f} % against {b:.1f} %" for n, (a, b) in pairs.items())
    return Outcome(holds, f"{text}.")
