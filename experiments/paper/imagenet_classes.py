"""ImageNet-32 by its number of classes: Big with three taus, twice as big, convolutional, MLP.

ImageNet-32 has no stand-in: without its files these runs fail and say where to get them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from paper_settings import (
    MARGIN,
    about,
    clgn,
    clgn_outputs,
    counts,
    dlgn,
    image_set,
    mlp,
    needs,
    synthetic,
)

from gategrad.config import DataConfig, RunConfig
from gategrad.results import (
    Claim,
    Figure,
    Measured,
    Outcome,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)
from gategrad.results.plots import curves

TITLE = "Figure 4: ImageNet-32 classes"
CLAIM = (
    "On natural images tau 100 keeps up with a perceptron for up to 100 classes, and no tau "
    "does beyond that; doubling the gates does not help."
)
PLACE = 4.0
TAUS = (1.0, 10.0, 100.0)
MLP = "MLP (medium)"
BIGGER = "twice the gates, tau 10"
# The backbone and the sums of a convolutional network, each with as many of the other (5.3).
CLGNS = {
    "CLGN": ("clgn-cifar10-b", "clgn-cifar10-b"),
    "CLGN, larger backbone": ("clgn-cifar10-l", "clgn-cifar10-b"),
    "CLGN, larger Group-Sum": ("clgn-cifar10-b", "clgn-cifar10-l"),
}

Curves = Mapping[str, Mapping[int, float]]
"""Accuracies in percent by the name of a curve and the number of classes."""


def classes(scale: str) -> tuple[int, ...]:
    """Numbers of classes; the first of an order that the data seed decides."""
    return counts(scale, (1000, 7), (250, 4))


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


def convolutional(scale: str, n_classes: int) -> dict[str, list[RunConfig]]:
    """The paper's convolutional network, and the two ways to enlarge one; at its own scale."""
    if scale != "paper":
        return {}
    some = data(scale, n_classes)
    found = {"CLGN, tau 10": clgn(some, scale, "imagenet", tau=10.0)}
    for name, (backbone, outputs) in CLGNS.items():
        fields = {"network": backbone, "outputs": clgn_outputs(outputs), "tau": 10.0}
        found[name] = clgn(some, scale, "imagenet", **fields)
    return found


def curves_of(scale: str, n_classes: int) -> dict[str, list[RunConfig]]:
    """The runs of each curve at a number of classes."""
    return {
        MLP: [mlp(data(scale, n_classes), scale)],
        **{f"Big, tau {tau:g}": [big(scale, n_classes, tau)]
           for tau in (TAUS if scale != "smoke" else TAUS[:1])},
        BIGGER: [bigger(scale, n_classes)],
        **convolutional(scale, n_classes),
    }  # fmt: skip


def runs(scale: str) -> Iterator[RunConfig]:
    """All runs."""
    for n in classes(scale):
        for configs in curves_of(scale, n).values():
            yield from configs


def report(rows: ResultRows) -> Section:
    """Curves, table and the claims."""
    scale, numbers = rows.scale, classes(rows.scale)
    by_number = {n: curves_of(scale, n) for n in numbers}
    found = {
        name: {n: rows.measured(by_number[n][name]) for n in numbers}
        for name in by_number[numbers[0]]
    }
    means = {
        name: {n: some.mean for n, some in curve.items() if some is not None}
        for name, curve in found.items()
    }
    series = {name: list(curve.items()) for name, curve in means.items()}
    lines = [TableLine(name, list(curve.values())) for name, curve in found.items()]
    tables, figures = [], []
    if any(series.values()):
        drawing = curves(series, x="classes", limits=(0, 103))
        figures = [Figure("imagenet-classes", drawing, "Test accuracy by the number of classes.")]
        columns = [f"{n:,} classes" for n in numbers]
        tables = [ResultTable("Test accuracy, %", "model", columns, lines)]
    return Section(tables, figures, _claims(rows.scale, found), [about(scale)])


def _claims(scale: str, found: Mapping[str, Mapping[int, Measured | None]]) -> Iterator[Claim]:
    whole = {
        name: {n: some.mean for n, some in curve.items() if some is not None}
        for name, curve in found.items() if None not in curve.values()
    }  # fmt: skip
    big = tuple(f"Big, tau {tau:g}" for tau in TAUS)
    tests: dict[str, tuple[Any, ...]] = {
        "On ImageNet-32 large tau suits few classes, tau 10 many.": (ten_suits_many, *big),
        "On ImageNet-32 tau 100 comes near the perceptron up to 100 classes.": (
            near_up_to_100, big[-1], MLP,
        ),
        "On ImageNet-32 DLGNs lose to the perceptron beyond 100 classes.": (
            lose_beyond_100, *big, BIGGER, MLP,
        ),
        "Twice as many gates hardly help on ImageNet-32.": (hardly_help, big[1], BIGGER),
        "On ImageNet-32 a CLGN (B of Petersen et al.) gains from L's backbone, hardly from L's "
        "Group-Sum.": (backbone_helps, *CLGNS),
    }  # fmt: skip
    for text, (test, *names) in tests.items():
        there = scale != "smoke" and all(name in whole for name in names)
        behind = [some for name in names for some in found.get(name, {}).values()]
        yield printed_claim(
            text, test, whole if there else None, measured=behind, missing=needs("imagenet32")
        )


def ten_suits_many(found: Curves) -> Outcome:
    """The best tau at the fewest classes is 100, at the most it is 10 (5.2)."""
    numbers = found[f"Big, tau {TAUS[0]:g}"]
    tops = {n: max(TAUS, key=lambda tau: found[f"Big, tau {tau:g}"][n]) for n in numbers}
    text = ", ".join(f"{tau:g} at {n:,}" for n, tau in tops.items())
    few, *_, many = tops.values()
    return Outcome(few == 100 and many == 10, f"Best tau: {text} classes.")


def near_up_to_100(found: Curves) -> Outcome:
    """At most 5 points behind (5.2)."""
    gaps = {n: found["Big, tau 100"][n] - mean for n, mean in found[MLP].items() if n <= 100}
    return Outcome(min(gaps.values()) > -5, f"Tau 100 minus perceptron: {_listed(gaps)}.")


def lose_beyond_100(found: Curves) -> Outcome | None:
    """Every one, the larger ones included (5.2)."""
    names = [*(f"Big, tau {tau:g}" for tau in TAUS), BIGGER]
    gaps = {
        n: max(found[name][n] for name in names) - mean
        for n, mean in found[MLP].items() if n > 100
    }  # fmt: skip
    if not gaps:
        return None
    return Outcome(max(gaps.values()) < -MARGIN, f"Best minus perceptron: {_listed(gaps)}.")


def hardly_help(found: Curves) -> Outcome:
    """Less than 2 points at any number of classes (5.2)."""
    gains = {n: mean - found["Big, tau 10"][n] for n, mean in found[BIGGER].items()}
    return Outcome(max(gains.values()) < 2, f"Twice the gates minus Big: {_listed(gains)}.")


def backbone_helps(found: Curves) -> Outcome | None:
    """The backbone by more than 2 points, on average over the classes, Group-Sum by less (5.3)."""
    if any(name not in found for name in CLGNS):
        return None
    small, backbone, sums = (found[name] for name in CLGNS)
    gains = [sum(some[n] - small[n] for n in small) / len(small) for some in (backbone, sums)]
    reason = f"Mean gain: {gains[0]:+.2f} from the backbone, {gains[1]:+.2f} from Group-Sum."
    return Outcome(gains[0] > 2 > gains[1], reason)


def _listed(gaps: Mapping[int, float]) -> str:
    return ", ".join(f"{gap:+.1f} at {n:,} classes" for n, gap in gaps.items())
