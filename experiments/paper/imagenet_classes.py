"""ImageNet-32 by its number of classes: Big with three taus, twice as big, convolutional, MLP.

ImageNet-32 has no stand-in: without its files these runs fail and say where to get them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paper_settings import MARGIN, about, best, clgn, counts, dlgn, image_set, mlp, synthetic

from gategrad.config import DataConfig, RunConfig
from gategrad.results import Figure, ResultRows, ResultTable, Section, TableLine, judged
from gategrad.results.plots import curves

TITLE = "Figure 4: ImageNet-32 classes"
CLAIM = (
    "On natural images tau 100 keeps up with a perceptron for up to 100 classes, and nothing "
    "beyond; doubling the gates does not help."
)
PLACE = 4.0
TAUS = (1.0, 10.0, 100.0)


def classes(scale: str) -> tuple[int, ...]:
    """Numbers of classes; the first of an order that the data seed decides."""
    return counts(scale, (1000, 7), (100, 3))


def data(scale: str, n_classes: int) -> DataConfig:
    """The first classes of ImageNet-32."""
    if scale == "smoke":
        return synthetic(n_classes)
    return replace(image_set("imagenet32", scale), n_classes=n_classes)


def big(scale: str, n_classes: int, tau: float) -> RunConfig:
    """256,000 gates a layer."""
    return dlgn(data(scale, n_classes), scale, width=256_000, tau=tau)


def bigger(scale: str, n_classes: int) -> RunConfig:
    """512,000 gates a layer, the last included."""
    return dlgn(data(scale, n_classes), scale, width=512_000, tau=10.0)


def convolutional(scale: str, n_classes: int) -> list[RunConfig]:
    """The larger convolutional network, where there is one."""
    return clgn(data(scale, n_classes), scale, "imagenet", tau=10.0)


def runs(scale: str) -> Iterator[RunConfig]:
    """All runs."""
    for n in classes(scale):
        yield mlp(data(scale, n), scale)
        for tau in TAUS if scale != "smoke" else TAUS[:1]:
            yield big(scale, n, tau)
        yield bigger(scale, n)
        if scale == "paper":
            yield from convolutional(scale, n)


def report(rows: ResultRows) -> Section:
    """Curves, table and the claims."""
    scale, numbers = rows.scale, classes(rows.scale)
    width = big(scale, 2, 1.0).model.width
    names = {f"Big ({width:,}), tau {tau:g}": [[big(scale, n, tau)] for n in numbers]
             for tau in TAUS}  # fmt: skip
    names[f"{2 * width:,} gates, tau 10"] = [[bigger(scale, n)] for n in numbers]
    names["CLGN, tau 10"] = [convolutional(scale, n) for n in numbers]
    names["MLP (medium)"] = [[mlp(data(scale, n), scale)] for n in numbers]
    series, lines = {}, []
    for name, configs in names.items():
        found = [rows.measured(some) for some in configs]
        series[name] = [(n, m.mean) for n, m in zip(numbers, found, strict=True) if m is not None]
        if any(m is not None for m in found):
            lines.append(TableLine(name, list(found)))
    drawing = curves(series, x="classes", limits=(0, 103))
    figures = [Figure("imagenet-classes", drawing, "Test accuracy by the number of classes.")]
    table = ResultTable("Test accuracy, %", "model", [f"{n:,} classes" for n in numbers], lines)
    tested = scale != "smoke"
    beyond = {}
    for n in numbers:
        top = best(rows, {tau: [big(scale, n, tau)] for tau in TAUS})
        other = rows.mean([mlp(data(scale, n), scale)])
        if n > 100 and top is not None and other is not None:
            beyond[n] = (top[1], other)
    holds, reason = None, ""
    if tested and beyond and len(beyond) == sum(n > 100 for n in numbers):
        holds = all(ours < other - MARGIN for ours, other in beyond.values())
        reason = "; ".join(f"{n:,}: {a:.1f} % against {b:.1f} %" for n, (a, b) in beyond.items())
    measured = [rows.measured([big(scale, n, tau)]) for n in beyond for tau in TAUS]
    claims = [judged("On ImageNet-32 DLGNs lose against the perceptron beyond 100 classes.",
                     holds, reason, measured)]  # fmt: skip
    gains = {}
    for n in numbers:
        one, two = rows.mean([big(scale, n, 10.0)]), rows.mean([bigger(scale, n)])
        if one is not None and two is not None:
            gains[n] = two - one
    holds, reason = None, ""
    if tested and len(gains) == len(numbers):
        holds = max(gains.values()) < 2
        reason = ", ".join(f"{gain:+.1f} points at {n:,} classes" for n, gain in gains.items())
    measured = [rows.measured([bigger(scale, n)]) for n in gains]
    claims.append(
        judged("Twice as many gates hardly help on ImageNet-32.", holds, reason, measured)
    )
    return Section([table] if lines else [], figures if lines else [], claims, [about(scale)])
