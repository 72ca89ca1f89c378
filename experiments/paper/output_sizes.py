"""Output layers of 16,000, 64,000 and 256,000 gates behind the same backbone of 64,000.

The paper does not say whether an output layer is the last of six or comes on top: here it is the
last of six.
"""

from __future__ import annotations

from collections.abc import Iterator

import synthetic_nets
from paper_settings import about, best, counts, gates

from gategrad.config import RunConfig
from gategrad.results import Figure, ResultRows, ResultTable, Section, TableLine, judged
from gategrad.results.plots import curves

TITLE = "Appendix D.1: size of the output layer"
CLAIM = "With the backbone fixed, the size of the output layer hardly matters."
PLACE = 50.0
OUTPUTS = (16_000, 64_000, 256_000)
TAUS = (1.0, 10.0, 100.0)


def classes(scale: str) -> tuple[int, ...]:
    """Numbers of classes."""
    return counts(scale, (2000, 7), (125, 3))


def net(scale: str, n_classes: int, outputs: int, tau: float) -> RunConfig:
    """One run; with 64,000 outputs it is Small."""
    fields = {} if outputs == 64_000 else {"outputs": outputs}
    return synthetic_nets.net(scale, n_classes, synthetic_nets.SMALL, tau, **fields)


def runs(scale: str) -> Iterator[RunConfig]:
    """All runs."""
    for tau in TAUS if scale != "smoke" else TAUS[:1]:
        for outputs in OUTPUTS:
            for n in classes(scale):
                yield net(scale, n, outputs, tau)


def report(rows: ResultRows) -> Section:
    """For each size its best tau; and all of them in a table."""
    scale, numbers = rows.scale, classes(rows.scale)
    series, lines = {}, []
    tops = {}
    for outputs in OUTPUTS:
        name = f"{gates(outputs, scale):,} outputs"
        points = []
        for n in numbers:
            top = best(rows, {tau: [net(scale, n, outputs, tau)] for tau in TAUS})
            if top is not None:
                tops[outputs, n] = top[1]
                points.append((float(n), top[1]))
        series[name] = points
        lines.append(TableLine(name))
        for tau in TAUS:
            values = [rows.measured([net(scale, n, outputs, tau)]) for n in numbers]
            lines.append(TableLine(f"tau {tau:g}", values))
    drawing = curves(series, x="classes", limits=(0, 103))
    caption = "Test accuracy by the number of synthetic classes, for each size its best tau."
    table = ResultTable(
        "Test accuracy, %", "output layer", [f"{n:,} classes" for n in numbers], lines
    )
    holds, reason = None, ""
    full = [n for n in numbers if all((outputs, n) in tops for outputs in OUTPUTS)]
    if len(full) == len(numbers) and scale != "smoke":
        spans = {n: _span([tops[outputs, n] for outputs in OUTPUTS]) for n in full}
        holds = max(spans.values()) < 5
        reason = "Best minus worst size, each with its best tau: " + ", ".join(
            f"{span:.1f} points at {n:,} classes" for n, span in spans.items()
        ) + ". Less than 5 counts as hardly."  # fmt: skip
    measured = [
        rows.measured([net(scale, n, outputs, tau)])
        for n in full for outputs in OUTPUTS for tau in TAUS
    ]  # fmt: skip
    claim = judged("The width of the output layer hardly matters.", holds, reason, measured)
    figures = [Figure("output-sizes", drawing, caption)] if any(series.values()) else []
    return Section([table], figures, [claim], [about(scale)])


def _span(values: list[float]) -> float:
    return max(values) - min(values)
