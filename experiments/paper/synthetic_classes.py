"""The synthetic set by its number of classes: Small and Big, tau 1 and 10, and a perceptron."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from paper_settings import MARGIN, about, better, gates, unique
from synthetic_nets import BIG, SMALL, TAUS, best_tau, ceilings, classes, net, perceptron, points

from gategrad.config import RunConfig
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

TITLE = "Figure 3: synthetic classes by size and tau"
CLAIM = (
    "With many classes a small tau is better, with few a large one; a larger backbone helps "
    "although the number of outputs stays the same."
)
PLACE = 3.0
OBSERVE = ("speed",)
# Two ways to 64,000 outputs behind 256,000 gates; see synthetic_nets.net.
READINGS = {"halving": "layers that halve the width", "last": "a narrow last of six layers"}
MLP = "MLP (medium)"

Curves = Mapping[str, Mapping[int, float]]
"""Accuracies in percent by the name of a curve and the number of classes."""


def runs(scale: str) -> Iterator[RunConfig]:
    """Cheap ones first."""
    numbers = classes(scale)
    for tau in TAUS:
        yield from (net(scale, n, SMALL, tau) for n in numbers)
    yield from (perceptron(scale, n) for n in numbers)
    for tau in TAUS[::-1]:
        yield from unique(net(scale, n, BIG, tau) for n in numbers)
    for tau in TAUS:
        yield from (net(scale, n, BIG, tau, taper="last") for n in numbers)


def configs(scale: str) -> dict[str, dict[int, RunConfig]]:
    """The figure's curves."""
    numbers = classes(scale)
    found = {
        f"{size}, tau {tau:g}": {n: net(scale, n, size, tau) for n in numbers}
        for size in (SMALL, BIG)
        for tau in TAUS
    }
    return {**found, MLP: {n: perceptron(scale, n) for n in numbers}}


def report(rows: ResultRows) -> Section:
    """Curves, table and claims."""
    scale, numbers = rows.scale, classes(rows.scale)
    by_name = configs(scale)
    series = {name: points(rows, some) for name, some in by_name.items()}
    colors = ("#CC79A7", "#7B2D6B", "#56B4E9", "#0072B2", "black")
    styles = {
        name: {"color": color, "marker": marker, "linestyle": dash}
        for name, color, marker, dash in zip(
            by_name, colors, "osos^", ("--", "-", "--", "-", "-"), strict=True
        )
    }
    if ceiling := ceilings(rows, numbers):
        series["best possible"] = ceiling
        styles["best possible"] = {"color": "0.5", "linestyle": ":", "marker": None}
    drawing = curves(series, x="classes", limits=(0, 103), styles=styles)
    caption = "Test accuracy by the number of synthetic classes; dotted, the best possible."
    lines = [
        TableLine(name, [rows.measured([c]) for c in some.values()])
        for name, some in by_name.items()
    ]
    lines += [
        TableLine(
            f"Big, tau {tau:g}, {READINGS['last']}",
            [rows.measured([net(scale, n, BIG, tau, taper="last")]) for n in numbers],
        )
        for tau in TAUS
    ]
    table = ResultTable("Test accuracy, %", "model", [f"{n:,} classes" for n in numbers], lines)
    return Section(
        [table], [Figure("synthetic-classes", drawing, caption)], _claims(rows), [about(scale)]
    )


def _claims(rows: ResultRows) -> Iterator[Claim]:
    scale, numbers = rows.scale, classes(rows.scale)
    by_name = configs(scale)
    measured = {name: [rows.measured([c]) for c in some.values()] for name, some in by_name.items()}
    means = {
        name: {n: some.mean for n, some in zip(numbers, found, strict=True) if some is not None}
        for name, found in measured.items()
    }
    small = tuple(f"{SMALL}, tau {tau:g}" for tau in TAUS)
    big = tuple(f"{BIG}, tau {tau:g}" for tau in TAUS)
    share = gates(64_000, scale) / 64_000
    largest = "" if scale == "paper" else f"The largest number of classes is {numbers[-1]} here."
    tests: dict[str, tuple[Any, ...]] = {
        "Small tau suits many classes, large tau few (synthetic).": (small_tau_suits_many, *small),
        "Big with tau 10 is above all others up to 300 classes, and above the perceptron beyond.": (
            partial(big_is_first, up_to=300), *small, *big, MLP,
        ),
        "Big with tau 10 is above all others where each class has 213 outputs or more, as it has "
        "in the paper up to 300 classes, and above the perceptron beyond.": (
            partial(big_is_first, up_to=300 * share), *small, *big, MLP,
        ),
        "DLGNs are good up to 300 classes, or as many as have 213 outputs each, and drop sharply "
        "beyond (caption of figure 3).": (partial(drops, up_to=300 * share), *small, *big),
        "The perceptron stays above 86 % up to 100 synthetic classes.": (perceptron_is_good, MLP),
        "The perceptron falls to about 50 % at 1,000 to 2,000 synthetic classes.": (
            perceptron_falls, MLP,
        ),
    }  # fmt: skip
    for text, (test, *names) in tests.items():
        whole = all(len(means[name]) == len(numbers) for name in names)
        yield printed_claim(
            text, test, means if whole and scale != "smoke" else None,
            measured=[some for name in names for some in measured[name]],
            missing=largest if test is perceptron_falls else "",
        )  # fmt: skip

    for reading, what in READINGS.items():
        pairs = {
            n: (one[1], two[1])
            for n in numbers
            if (one := best_tau(rows, n, BIG, taper=reading)) is not None
            and (two := best_tau(rows, n, SMALL)) is not None
        }
        yield printed_claim(
            f"Big beats Small with the same number of outputs (Big with {what}).", big_is_better,
            pairs if len(pairs) == len(numbers) and scale != "smoke" else None,
            measured=[
                rows.measured([net(scale, n, size, tau, **fields)])
                for n in numbers for tau in TAUS
                for size, fields in ((SMALL, {}), (BIG, {"taper": reading}))
            ],
        )  # fmt: skip


def small_tau_suits_many(found: Curves) -> Outcome:
    """What tau 10 gains over tau 1 falls, from no loss to a loss (5.1)."""
    one, ten = (found[f"{SMALL}, tau {tau:g}"] for tau in TAUS)
    gaps = {n: ten[n] - one[n] for n in one}
    values = list(gaps.values())
    top = values.index(max(values))
    falling = values[top:]
    holds = (
        min(values[: top + 1]) > -MARGIN
        and values[top] > MARGIN
        and falling[-1] < -MARGIN
        and falling == sorted(falling, reverse=True)
    )
    return Outcome(holds, f"Tau 10 minus tau 1, Small: {_listed(gaps)} classes.")


def big_is_better(pairs: Mapping[int, tuple[float, float]]) -> Outcome:
    """At each number of classes, where Small leaves anything to gain (5.1: consistently)."""
    gains = {n: big - small for n, (big, small) in pairs.items()}
    holds = all(better(big, small) for big, small in pairs.values())
    return Outcome(holds, f"Big minus Small, each with its better tau: {_listed(gains)} classes.")


def big_is_first(found: Curves, up_to: float) -> Outcome:
    """Above all others up to so many classes, above the perceptron at every number (5.1)."""
    big, mlp = found[f"{BIG}, tau 10"], found[MLP]
    others = {n: max(some[n] for some in found.values() if some is not big) for n in big}
    few = {n: big[n] - others[n] for n in big if n <= up_to}
    over = {n: big[n] - mlp[n] for n in big}
    holds = all(better(big[n], others[n]) for n in few)
    holds = holds and all(better(big[n], mlp[n]) for n in over)
    text = f"Minus the best of the others: {_listed(few)}; minus the perceptron: {_listed(over)}."
    return Outcome(holds, text)


def drops(found: Curves, up_to: float) -> Outcome:
    """Each DLGN: above 80 % up to there, and 10 points or more below that at the most classes."""
    good, last = {}, {}
    for name, some in found.items():
        if name != MLP:
            few = [mean for n, mean in some.items() if n <= up_to]
            good[name], last[name] = min(few), list(some.values())[-1]
    holds = all(good[name] > 80 and last[name] < good[name] - 10 for name in good)
    text = "; ".join(f"{name} {good[name]:.1f} %, then {last[name]:.1f} %" for name in good)
    return Outcome(holds, f"{text}.")


def perceptron_is_good(found: Curves) -> Outcome:
    """Above 86 % (5.1)."""
    few = {n: mean for n, mean in found[MLP].items() if n <= 100}
    text = ", ".join(f"{mean:.1f} % at {n:,}" for n, mean in few.items())
    return Outcome(min(few.values()) > 86, f"{text} classes.")


def perceptron_falls(found: Curves) -> Outcome | None:
    """To between 40 and 60 % (5.1); the grid has 928 and 2,000."""
    many = {n: mean for n, mean in found[MLP].items() if n >= 900}
    if not many:
        return None
    text = ", ".join(f"{mean:.1f} % at {n:,}" for n, mean in many.items())
    return Outcome(all(40 < mean < 60 for mean in many.values()), f"{text} classes.")


def _listed(gaps: Mapping[int, float]) -> str:
    return ", ".join(f"{gap:+.1f} at {n:,}" for n, gap in gaps.items())
