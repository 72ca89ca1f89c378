"""Accuracy of each MNIST digit by tau."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, pstdev

from paper_settings import about, of_tau

from gategrad.config import RunConfig
from gategrad.results import Figure, Outcome, ResultRows, Section, printed_claim
from gategrad.results.plots import bars

TITLE = "Appendix C: accuracy of each digit by tau"
CLAIM = "Classes differ much more with a small tau; easy digits such as 0 and 1 are fine with any."
PLACE = 41.0
OBSERVE = ("classes",)
TAUS = (0.1, 1.0, 5.0, 10.0, 20.0, 50.0)


def taus(scale: str) -> tuple[float, ...]:
    """Two for smoke."""
    return TAUS if scale != "smoke" else (1.0, 10.0)


def runs(scale: str) -> Iterator[RunConfig]:
    """One per tau."""
    for tau in taus(scale):
        yield of_tau(scale, tau)


def report(rows: ResultRows) -> Section:
    """Bars, and the claims."""
    found = {}
    for tau in taus(rows.scale):
        row = rows.get(of_tau(rows.scale, tau))
        each = None if row is None else row.observed.get("class_accuracy")
        if each:
            found[tau] = [100 * value for value in each]
    figures = []
    if found:
        low = min(min(heights) for heights in found.values())
        limits = (max(0, 10 * (low // 10)), 100)
        groups = {f"tau {tau:g}": heights for tau, heights in found.items()}
        digits = [str(k) for k in range(10)]
        drawing = bars(groups, digits, x="digit", y="validation accuracy, %", limits=limits)
        figures.append(Figure("class-accuracy", drawing, "Accuracy of each digit by tau."))
    ours = found if len(found) == len(TAUS) and rows.scale != "smoke" else None
    measured = [rows.measured([of_tau(rows.scale, tau)]) for tau in taus(rows.scale)]
    tests = {
        "Small tau makes the classes' accuracies differ more.": differ,
        "The digits 0 and 1 are good with every tau.": easy,
    }
    claims = [printed_claim(text, test, ours, measured=measured) for text, test in tests.items()]
    return Section([], figures, claims, [about(rows.scale)])


Accuracies = Mapping[float, Sequence[float]]
"""Of each digit, in percent, by tau."""


def differ(found: Accuracies) -> Outcome:
    """More with tau 0.1 and with 1 than with any larger one."""
    spreads = {tau: pstdev(found[tau]) for tau in TAUS}
    values = list(spreads.values())
    text = ", ".join(f"{value:.1f} points for tau {tau:g}" for tau, value in spreads.items())
    reason = f"Standard deviation over the digits: {text}."
    return Outcome(min(values[:2]) > max(values[2:]), reason)


def easy(found: Accuracies) -> Outcome:
    """Both above the mean of all digits, whatever tau."""
    lower = {tau: min(found[tau][:2]) - fmean(found[tau]) for tau in TAUS}
    text = ", ".join(f"{gap:+.1f} for tau {tau:g}" for tau, gap in lower.items())
    reason = f"The worse of the two minus the mean of all digits, in points: {text}."
    return Outcome(min(lower.values()) > 0, reason)
