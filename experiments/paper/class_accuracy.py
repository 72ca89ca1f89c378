"""Accuracy of each MNIST digit by tau."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import pstdev

from paper_settings import about, of_tau

from gategrad.config import RunConfig
from gategrad.results import Figure, ResultRows, Section, judged
from gategrad.results.plots import bars

TITLE = "Appendix C: accuracy of each digit by tau"
CLAIM = "Classes differ much more with a small tau; easy digits such as 0 and 1 are fine with any."
PLACE = 41.0
OBSERVE = ("classes",)
TAUS = {"paper": (0.1, 1.0, 5.0, 10.0, 20.0, 50.0), "small": (0.1, 1.0, 5.0, 10.0, 20.0, 50.0),
        "smoke": (1.0, 10.0)}  # fmt: skip


def runs(scale: str) -> Iterator[RunConfig]:
    """One per tau."""
    for tau in TAUS[scale]:
        yield of_tau(scale, tau)


def report(rows: ResultRows) -> Section:
    """Bars, and the claim."""
    groups = {}
    for tau in TAUS[rows.scale]:
        row = rows.get(of_tau(rows.scale, tau))
        each = None if row is None else row.observed.get("class_accuracy")
        if each:
            groups[f"tau {tau:g}"] = [100 * value for value in each]
    figures = []
    if groups:
        low = min(min(heights) for heights in groups.values())
        limits = (max(0, 10 * (low // 10)), 100)
        digits = [str(k) for k in range(10)]
        drawing = bars(groups, digits, x="digit", y="validation accuracy, %", limits=limits)
        figures.append(Figure("class-accuracy", drawing, "Accuracy of each digit by tau."))
    holds, reason = None, ""
    if len(groups) == len(TAUS[rows.scale]) and rows.scale != "smoke":
        spreads = {name: pstdev(heights) for name, heights in groups.items()}
        values = list(spreads.values())
        holds = min(values[:2]) > max(values[2:])  # tau 0.1 and 1, and the larger ones
        reason = "Standard deviation over the digits: " + ", ".join(
            f"{value:.1f} points for {name}" for name, value in spreads.items()
        ) + "."  # fmt: skip
    measured = [rows.measured([of_tau(rows.scale, tau)]) for tau in TAUS[rows.scale]]
    text = "Small tau makes the classes' accuracies differ more."
    return Section([], figures, [judged(text, holds, reason, measured)], [about(rows.scale)])
