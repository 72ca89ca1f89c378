"""Accuracy as random outputs of each class go, by tau, and the gates that go with them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from paper_settings import NUMBERS, about, of_tau

from gategrad.config import RunConfig
from gategrad.results import Figure, ResultRow, ResultRows, Section, judged
from gategrad.results.plots import curves

TITLE = "Appendix D: pruning by tau"
CLAIM = (
    "The larger tau, the smoother the accuracy falls as random outputs are removed; the gates that "
    "go with them follow from the wiring."
)
PLACE = 42.0
OBSERVE = ("pruning",)
TAUS = {
    "paper": (0.05, 0.5, 3.0, 20.0, 200.0),
    "small": (0.05, 0.5, 3.0, 20.0, 200.0),
    "smoke": (3.0,),
}


def runs(scale: str) -> Iterator[RunConfig]:
    """One per tau."""
    for tau in TAUS[scale]:
        yield of_tau(scale, tau)


def roughness(curve: list[float]) -> float:
    """Mean jump beyond a curve's smooth course, in points."""
    return float(np.abs(np.diff(100 * np.array(curve), 2)).mean())


def curve_of(row: ResultRow, name: str) -> list[tuple[float, float]]:
    """Percent by the percentage of outputs that are removed; every hundredth in older lines."""
    values = row.observed[name]
    places = row.observed.get("pruned_percent", range(len(values)))
    return [(float(x), 100 * value) for x, value in zip(places, values, strict=True)]


def report(rows: ResultRows) -> Section:
    """The curves, ours and the paper's share of gates, and the claims."""
    taus = TAUS[rows.scale]
    found = {tau: row for tau in taus if (row := rows.get(of_tau(rows.scale, tau))) is not None
             and "pruning_accuracy" in row.observed}  # fmt: skip
    series = {f"tau {tau:g}": curve_of(row, "pruning_accuracy") for tau, row in found.items()}
    figures, gap = [], None
    if found:
        gone = dict(series.setdefault("gates removed", curve_of(next(iter(found.values())),
                                                                "gates_removed")))  # fmt: skip
        printed = list(
            zip(NUMBERS["pruned_outputs_percent"], NUMBERS["pruned_gates_percent"], strict=True)
        )
        series["gates removed, paper"] = printed
        gap = max((abs(gone[x] - y) for x, y in printed if x in gone), default=None)
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
    tested = rows.scale != "smoke"
    rough = {tau: roughness(row.observed["pruning_accuracy"]) for tau, row in found.items()}
    holds, reason = None, ""
    if tested and len(rough) == len(taus):
        values = list(rough.values())  # two small taus, then larger ones
        holds = min(values[:2]) > 2 * max(values[2:])
        reason = "Mean second difference: " + ", ".join(
            f"{value:.2f} points for tau {tau:g}" for tau, value in rough.items()
        ) + "."  # fmt: skip
    measured = [rows.measured([of_tau(rows.scale, tau)]) for tau in taus]
    claims = [judged("Low tau gives rough pruning curves, large tau smooth ones.", holds, reason,
                     measured)]  # fmt: skip
    holds = None if gap is None or not tested else gap < 1
    reason = "" if gap is None else f"At most {gap:.2f} points from the paper's printed points."
    claims.append(judged("The share of gates that can go is that of the dashed curve.", holds,
                         reason, measured))  # fmt: skip
    return Section([], figures, claims, [about(rows.scale)])
