"""Tau and dropout of the outputs together, on 2,000 synthetic classes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from paper_settings import MARGIN, about
from synthetic_nets import SMALL, net

from gategrad.config import RunConfig, with_fields
from gategrad.results import (
    Figure,
    Outcome,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)
from gategrad.results.plots import heat_map

TITLE = "Appendix E: tau and dropout at 2,000 classes"
CLAIM = "Dropout of 0.1 improves almost every tau and widens the range of good ones."
PLACE = 56.0
TAUS = (0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
SHARES = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9)
EACH = 32
CLASSES = {"paper": 2_000, "small": 62, "smoke": 2}


def taus(scale: str) -> tuple[float, ...]:
    """One for smoke."""
    return TAUS if scale != "smoke" else TAUS[2:3]


def shares(scale: str) -> tuple[float, ...]:
    """Two for smoke."""
    return SHARES if scale != "smoke" else SHARES[:2]


def run(scale: str, tau: float, dropout: float) -> RunConfig:
    """One place of the map: 32 outputs per class, and layers as wide as that at each scale."""
    n_classes = CLASSES[scale]
    config = net(scale, n_classes, SMALL, tau, dropout=dropout)
    return with_fields(config, {"model.width": EACH * n_classes})


def runs(scale: str) -> Iterator[RunConfig]:
    """The claim's columns first."""
    for dropout in shares(scale):
        for tau in taus(scale):
            yield run(scale, tau, dropout)


def report(rows: ResultRows) -> Section:
    """The map, and whether 0.1 helps."""
    scale = rows.scale
    means = {
        (tau, p): mean
        for tau in taus(scale) for p in shares(scale)
        if (mean := rows.mean([run(scale, tau, p)])) is not None
    }  # fmt: skip
    figures = []
    if means:
        drawing = heat_map(
            [[means.get((tau, p)) for p in shares(scale)] for tau in taus(scale)],
            [f"{tau:g}" for tau in taus(scale)], [f"{p:g}" for p in shares(scale)],
            x="dropout", y="tau",
        )  # fmt: skip
        caption = f"Test accuracy in % on {CLASSES[scale]:,} synthetic classes."
        figures.append(Figure("tau-dropout", drawing, caption))
    lines = [
        TableLine(f"tau {tau:g}", [rows.measured([run(scale, tau, p)]) for p in shares(scale)])
        for tau in taus(scale)
    ]
    measured = [rows.measured([run(scale, tau, p)]) for tau in taus(scale) for p in SHARES[:2]]
    ours = means if scale != "smoke" else None
    classes = f"{CLASSES[scale]:,} classes"
    claims = [
        printed_claim(f"Dropout of 0.1 improves almost every tau ({classes}).", helps, ours,
                      measured=measured),
        printed_claim(f"Dropout of 0.1 makes the choice of tau matter less ({classes}).", widens,
                      ours, measured=measured),
        printed_claim(f"Some dropout improves accuracy considerably ({classes}).",
                      partial(considerably, whole=len(taus(scale)) * len(shares(scale))), ours,
                      measured=[rows.measured([run(scale, tau, p)])
                                for tau in taus(scale) for p in shares(scale)]),
    ]  # fmt: skip
    table = ResultTable("Test accuracy, %", "", [f"dropout {p:g}" for p in shares(scale)], lines)
    return Section([table], figures, claims, [about(scale)])


Map = Mapping[tuple[float, float], float]
"""Accuracies in percent by tau and dropout."""


def helps(means: Map) -> Outcome | None:
    """All taus but one are better with it (appendix E)."""
    columns = _columns(means)
    if columns is None:
        return None
    gains = {tau: with_it - without for tau, (without, with_it) in columns.items()}
    text = ", ".join(f"{gain:+.2f} for tau {tau:g}" for tau, gain in gains.items())
    better = sum(gain > MARGIN for gain in gains.values())
    return Outcome(better >= len(gains) - 1, f"Gain of 0.1 over none: {text}.")


def widens(means: Map) -> Outcome | None:
    """More taus come within 5 points of the best (appendix E: larger regions of high accuracy)."""
    columns = _columns(means)
    if columns is None:
        return None
    near, tops = [], []
    for some in zip(*columns.values(), strict=True):
        tops.append(max(some))
        near.append(sum(mean > max(some) - 5 for mean in some))
    text = (
        f"Taus within 5 points of the best: {near[0]} without dropout, {near[1]} with 0.1; best: "
    )
    return Outcome(near[1] > near[0], f"{text}{tops[0]:.2f} and {tops[1]:.2f} %.")


def considerably(means: Map, whole: int) -> Outcome | None:
    """With the best tau of each by more than 5 points."""
    if len(means) < whole:
        return None
    tops: dict[float, float] = {}
    for (_, p), mean in means.items():
        tops[p] = max(mean, tops.get(p, 0.0))
    text = ", ".join(f"{top:.2f} % with {p:g}" for p, top in tops.items())
    gain = max(tops.values()) - tops[0.0]
    return Outcome(gain > 5, f"With the best tau of each: {text}.")


def _columns(means: Map) -> dict[float, tuple[float, float]] | None:
    """Accuracies without dropout and with 0.1; None unless all are there."""
    found = {
        tau: (means[tau, 0.0], means[tau, 0.1])
        for tau in TAUS if (tau, 0.0) in means and (tau, 0.1) in means
    }  # fmt: skip
    return found if len(found) == len(TAUS) else None
