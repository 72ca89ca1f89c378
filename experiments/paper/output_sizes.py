"""Output layers of 16,000, 64,000 and 256,000 gates behind the same backbone of 64,000.

The paper does not say how 64,000 become 16,000. A layer reads two inputs with each gate, so one of
16,000 behind 64,000 leaves half of them unread, which the implementations that the paper may have
used refuse. Both ways are here: layers that halve the width on top of the six, and a last of six.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import synthetic_nets
from paper_settings import about, counts, span, unique

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
    "halving": "on top of six layers; smaller ones behind further layers that halve the width",
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
    yield from unique(
        net(scale, n, outputs, tau, reading)
        for tau in (TAUS if scale != "smoke" else TAUS[:1])
        for reading in READINGS
        for outputs in OUTPUTS
        for n in classes(scale)
    )


def report(rows: ResultRows) -> Section:
    """For each size and reading its best tau; and all of them in a table."""
    scale, numbers = rows.scale, classes(rows.scale)
    figures, lines = [], []
    claims: list[Claim] = []
    for reading, what in READINGS.items():
        found = {
            (tau, n, outputs): rows.measured([net(scale, n, outputs, tau, reading)])
            for tau in TAUS for n in numbers for outputs in OUTPUTS
        }  # fmt: skip
        means = {place: some.mean for place, some in found.items() if some is not None}
        series = {}
        lines.append(TableLine(f"Output layer: {what}"))
        for outputs in OUTPUTS:
            name = f"{size(scale, outputs):,} outputs"
            places = {n: [(tau, n, outputs) for tau in TAUS] for n in numbers}
            series[name] = [
                (float(n), max(means[place] for place in some))
                for n, some in places.items() if all(place in means for place in some)
            ]  # fmt: skip
            for tau in TAUS:
                values = [found[tau, n, outputs] for n in numbers]
                lines.append(TableLine(f"{name}, tau {tau:g}", values))
        if any(series.values()):
            drawing = curves(series, x="classes", limits=(0, 103))
            caption = f"Test accuracy, for each size its best tau; the output layer: {what}."
            figures.append(Figure(f"output-sizes-{reading}", drawing, caption))
        whole = len(means) == len(found) and scale != "smoke"
        for text, test in {"each with its best tau": best_of, "with each tau": with_each}.items():
            claims.append(
                printed_claim(
                    f"The size of the output layer hardly matters, {text} ({what}).", test,
                    means if whole else None, measured=found.values(),
                )
            )  # fmt: skip
    table = ResultTable(
        "Test accuracy, %", "output layer", [f"{n:,} classes" for n in numbers], lines
    )
    return Section([table], figures, claims, [about(scale)])


Means = Mapping[tuple[float, int, int], float]
"""Accuracies in percent by tau, number of classes and outputs."""


def best_of(means: Means) -> Outcome:
    """Less than 2 points between best and worst size, at every number of classes."""
    tops: dict[int, dict[int, float]] = {}
    for (_, n, outputs), mean in means.items():
        by_size = tops.setdefault(n, {})
        by_size[outputs] = max(mean, by_size.get(outputs, mean))
    return _hardly({f"{n:,} classes": span(some.values()) for n, some in tops.items()})


def with_each(means: Means) -> Outcome:
    """The same, at the number of classes where it is most."""
    places: dict[float, dict[int, list[float]]] = {}
    for (tau, n, _), mean in means.items():
        places.setdefault(tau, {}).setdefault(n, []).append(mean)
    return _hardly({f"tau {tau:g}": max(map(span, some.values())) for tau, some in places.items()})


def _hardly(spans: Mapping[str, float]) -> Outcome:
    text = ", ".join(f"{points:.1f} points at {what}" for what, points in spans.items())
    return Outcome(max(spans.values()) < 2, f"Best minus worst size: {text}.")
