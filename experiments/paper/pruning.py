"""Accuracy as random outputs of each class go, by tau, and the gates that go with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from paper_settings import NUMBERS, about, of_tau

from gategrad.config import RunConfig
from gategrad.results import Figure, Outcome, ResultRow, ResultRows, Section, printed_claim
from gategrad.results.plots import curves

TITLE = "Appendix D: pruning by tau"
CLAIM = (
    "The larger the tau, the more smoothly accuracy falls as random outputs are removed; how many "
    "gates go with them follows from the wiring."
)
PLACE = 42.0
OBSERVE = ("pruning",)
TAUS = (0.05, 0.5, 3.0, 20.0, 200.0)

Curve = Sequence[tuple[float, float]]
"""Percentages of outputs that are removed, each with what is left or goes, in percent."""


def taus(scale: str) -> tuple[float, ...]:
    """One for smoke."""
    return TAUS if scale != "smoke" else (3.0,)


def runs(scale: str) -> Iterator[RunConfig]:
    """One per tau."""
    for tau in taus(scale):
        yield of_tau(scale, tau)


def curve_of(row: ResultRow, name: str) -> list[tuple[float, float]]:
    """Percent by the percentage of outputs that are removed; every hundredth in older lines."""
    values = row.observed[name]
    places = row.observed.get("pruned_percent", range(len(values)))
    return [(float(x), 100 * value) for x, value in zip(places, values, strict=True)]


def report(rows: ResultRows) -> Section:
    """The curves, ours and the paper's share of gates, and the claims."""
    found = {tau: row for tau in taus(rows.scale)
             if (row := rows.get(of_tau(rows.scale, tau))) is not None
             and "pruning_accuracy" in row.observed}  # fmt: skip
    accuracy = {tau: curve_of(row, "pruning_accuracy") for tau, row in found.items()}
    gates = {tau: curve_of(row, "gates_removed") for tau, row in found.items()}
    printed = list(
        zip(NUMBERS["pruned_outputs_percent"], NUMBERS["pruned_gates_percent"], strict=True)
    )
    figures = []
    if found:
        series = {f"tau {tau:g}": curve for tau, curve in accuracy.items()}
        series["gates removed"] = next(iter(gates.values()))
        series["gates removed, paper"] = printed
        drawing = curves(
            series, x="outputs removed of each class, %", y="%", log=False, limits=(0, 102),
            markers=False, styles={
                "gates removed": {"color": "black", "linestyle": "--"},
                "gates removed, paper": {"color": "0.35", "linestyle": "", "marker": "x"},
            },
        )  # fmt: skip
        caption = (
            "Validation accuracy as random outputs of each class go; dashed, the share of all "
            "gates that go with them, with the paper's printed points."
        )
        figures.append(Figure("pruning", drawing, caption))
    meant = len(found) == len(TAUS) and rows.scale != "smoke"
    measured = [rows.measured([of_tau(rows.scale, tau)]) for tau in taus(rows.scale)]
    claims = [
        printed_claim("The larger the tau, the more smoothly accuracy falls.", smoother,
                      accuracy if meant else None, measured=measured),
        printed_claim("The larger the tau, the more outputs can be removed without much loss.",
                      more_can_go,
                      accuracy if meant else None, measured=measured),
        printed_claim("How many gates go with removed outputs follows from the wiring alone "
                      "(our claim; the paper shows the curve).", by_wiring,
                      list(gates.values()) if meant else None,
                      printed=[printed], measured=measured),
    ]  # fmt: skip
    return Section([], figures, claims, [about(rows.scale)])


def smoother(found: Mapping[float, Curve]) -> Outcome:
    """Mean second difference: less with each larger tau."""
    rough = {tau: float(np.abs(np.diff([y for _, y in found[tau]], 2)).mean()) for tau in TAUS}
    values = list(rough.values())
    text = ", ".join(f"{value:.2f} points for tau {tau:g}" for tau, value in rough.items())
    return Outcome(values == sorted(values, reverse=True), f"Mean second difference: {text}.")


def more_can_go(found: Mapping[float, Curve]) -> Outcome:
    """Before two points of accuracy are lost: never fewer than with the next smaller tau."""
    share = {}
    for tau in TAUS:
        whole = found[tau][0][1]
        lost = next((x for x, y in found[tau] if y < whole - 2), 100.0)
        share[tau] = max((x for x, _ in found[tau] if x < lost), default=0.0)
    values = list(share.values())
    text = ", ".join(f"{value:.0f} % for tau {tau:g}" for tau, value in share.items())
    holds = values == sorted(values) and values[0] < values[-1]
    return Outcome(holds, f"Outputs that can be removed for a loss of two points: {text}.")


def by_wiring(found: Sequence[Curve]) -> Outcome:
    """Each layer's share is that of the outputs to the power 2 ** layers from the end, +-1 point.

    Of six layers as wide as the outputs; see ``docs/analysis.md``.
    """
    apart = max(
        abs(y - 100 * sum((x / 100) ** 2**layer for layer in range(6)) / 6)
        for curve in found
        for x, y in curve
    )
    return Outcome(apart < 1, f"At most {apart:.2f} points from what the wiring predicts.")
