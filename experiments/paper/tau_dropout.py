"""Tau and dropout of the outputs together, on 2,000 synthetic classes."""

from __future__ import annotations

from collections.abc import Iterator

from paper_settings import MARGIN, about
from synthetic_nets import SMALL, net

from gategrad.config import RunConfig, with_fields
from gategrad.results import Figure, ResultRows, ResultTable, Section, TableLine, judged
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
    taus, shares = TAUS[scale], SHARES[scale]
    means = {(tau, p): rows.mean([run(scale, tau, p)]) for tau in taus for p in shares}
    figures = []
    if any(value is not None for value in means.values()):
        drawing = heat_map(
            [[means[tau, p] for p in shares] for tau in taus],
            [f"{tau:g}" for tau in taus], [f"{p:g}" for p in shares], x="dropout", y="tau",
        )  # fmt: skip
        caption = f"Test accuracy in % on {CLASSES[scale]:,} synthetic classes."
        figures.append(Figure("tau-dropout", drawing, caption))
    lines = [
        TableLine(f"tau {tau:g}", [rows.measured([run(scale, tau, p)]) for p in shares])
        for tau in taus
    ]
    gains = {}
    for tau in taus:
        without, with_it = means[tau, 0.0], means[tau, 0.1]
        if without is not None and with_it is not None:
            gains[tau] = with_it - without
    holds, reason = None, ""
    if scale != "smoke" and len(gains) == len(taus):
        tops = [max(means[tau, p] or 0.0 for tau in taus) for p in shares[:2]]
        better = sum(gain > MARGIN for gain in gains.values())
        holds = better >= len(taus) - 1 and tops[1] > tops[0] + MARGIN
        reason = "Gain of 0.1 over none: " + ", ".join(
            f"{gain:+.2f} for tau {tau:g}" for tau, gain in gains.items()
        )  # fmt: skip
        reason += f"; {tops[1] - tops[0]:+.2f} with the best tau of each."
    measured = [rows.measured([run(scale, tau, p)]) for tau in taus for p in shares[:2]]
    claim = judged(
        f"Dropout of 0.1 helps with many classes ({CLASSES[scale]:,}).", holds, reason, measured
    )
    table = ResultTable("Test accuracy, %", "", [f"dropout {p:g}" for p in shares], lines)
    return Section([table], figures, [claim], [about(scale)])
