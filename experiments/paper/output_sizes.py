"""Output layers of 16,000, 64,000 and 256,000 gates behind the same backbone of 64,000.

The paper does not say how 64,000 become 16,000. A layer reads two inputs with each gate, so one of
16,000 behind 64,000 leaves half of them unread, which the implementations that the paper may have
used refuse. Both ways are here: layers that halve the width on top of the six, and a last of six.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import synthetic_nets
from paper_settings import about, best, counts

from gategrad.config import RunConfig, with_fields
from gategrad.results import (
    Claim,
    Figure,
    Outcome,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)
from gategrad.results.plots import curves

TITLE = "Appendix D.1: size of the output layer"
CLAIM = "With the backbone fixed, the size of the output layer hardly matters."
PLACE = 50.0
OUTPUTS = (16_000, 64_000, 256_000)
TAUS = (1.0, 10.0, 100.0)
READINGS = {
    "halving": "on top of six layers; narrower ones behind layers that halve the width",
    "last": "the last of six layers, resized",
}
WIDTHS = {"paper": 64_000, "small": 4_000, "smoke": 64}


def classes(scale: str) -> tuple[int, ...]:
    """Numbers of classes; of the most each has twice the outputs of the paper's at ``small``."""
    return counts(scale, (2000, 7), (62, 4))


def size(scale: str, outputs: int) -> int:
    """Outputs at a scale."""
    return outputs * WIDTHS[scale] // 64_000


def net(scale: str, n_classes: int, outputs: int, tau: float, reading: str) -> RunConfig:
    """One run; with 64,000 outputs it is Small, whatever the reading."""
    config = synthetic_nets.net(scale, n_classes, synthetic_nets.SMALL, tau)
    fields = {"model.width": WIDTHS[scale]}
    if outputs != 64_000:
        fields |= {"model.outputs": size(scale, outputs), "model.taper": reading}
    return with_fields(config, fields)


def runs(scale: str) -> Iterator[RunConfig]:
    """All runs."""
    seen: dict[RunConfig, None] = {}
    for tau in TAUS if scale != "smoke" else TAUS[:1]:
        for reading in READINGS:
            for outputs in OUTPUTS:
                for n in classes(scale):
                    seen[net(scale, n, outputs, tau, reading)] = None
    yield from seen


def report(rows: ResultRows) -> Section:
    """For each size and reading its best tau; and all of them in a table."""
    scale, numbers = rows.scale, classes(rows.scale)
    figures, lines = [], []
    claims: list[Claim] = []
    for reading, what in READINGS.items():
        series = {}
        tops: dict[int, dict[int, float]] = {n: {} for n in numbers}
        lines.append(TableLine(f"Output layer: {what}"))
        for outputs in OUTPUTS:
            name = f"{size(scale, outputs):,} outputs"
            for n in numbers:
                top = best(rows, {tau: [net(scale, n, outputs, tau, reading)] for tau in TAUS})
                if top is not None:
                    tops[n][outputs] = top[1]
            series[name] = [(float(n), tops[n][outputs]) for n in numbers if outputs in tops[n]]
            for tau in TAUS:
                values = [rows.measured([net(scale, n, outputs, tau, reading)]) for n in numbers]
                lines.append(TableLine(f"{name}, tau {tau:g}", values))
        if any(series.values()):
            drawing = curves(series, x="classes", limits=(0, 103))
            caption = f"Test accuracy, for each size its best tau; the output layer: {what}."
            figures.append(Figure(f"output-sizes-{reading}", drawing, caption))
        means = {
            tau: {
                n: {o: mean for o in OUTPUTS
                    if (mean := rows.mean([net(scale, n, o, tau, reading)])) is not None}
                for n in numbers
            }
            for tau in TAUS
        }  # fmt: skip
        for text, test in {"each with its best tau": best_of, "with each tau": with_each}.items():
            claims.append(
                printed_claim(
                    f"The size of the output layer hardly matters, {text} ({what}).", test,
                    means if scale != "smoke" else None,
                    measured=[
                        rows.measured([net(scale, n, outputs, tau, reading)])
                        for n in numbers for outputs in OUTPUTS for tau in TAUS
                    ],
                )
            )  # fmt: skip
    table = ResultTable(
        "Test accuracy, %", "output layer", [f"{n:,} classes" for n in numbers], lines
    )
    return Section([table], figures, claims, [about(scale)])


Means = Mapping[float, Mapping[int, Mapping[int, float]]]
"""Accuracies in percent by tau, number of classes and outputs."""


def best_of(means: Means) -> Outcome | None:
    """Less than 2 points between best and worst size, at every number of classes."""
    if not _whole(means):
        return None
    numbers = next(iter(means.values()))
    tops = {n: [max(some[n][o] for some in means.values()) for o in OUTPUTS] for n in numbers}
    return _hardly({f"{n:,} classes": max(some) - min(some) for n, some in tops.items()})


def with_each(means: Means) -> Outcome | None:
    """The same, at the number of classes where it is most."""
    if not _whole(means):
        return None
    spans = {
        f"tau {tau:g}": max(max(some.values()) - min(some.values()) for some in by_number.values())
        for tau, by_number in means.items()
    }
    return _hardly(spans)


def _hardly(spans: Mapping[str, float]) -> Outcome:
    text = ", ".join(f"{span:.1f} points at {what}" for what, span in spans.items())
    return Outcome(max(spans.values()) < 2, f"Best minus worst size: {text}.")


def _whole(means: Means) -> bool:
    return all(len(some) == len(OUTPUTS) for by in means.values() for some in by.values())
