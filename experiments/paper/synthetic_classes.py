"""The synthetic set by its number of classes: Small and Big, tau 1 and 10, and a perceptron."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paper_settings import MARGIN, about, gates, unique
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
    "although the outputs stay as many."
)
PLACE = 3.0
OBSERVE = ("speed",)
# Two ways to 64,000 outputs behind 256,000 gates; see synthetic_nets.net.
READINGS = {"halving": "layers that halve the width", "last": "a narrow last of six layers"}
MLP = "MLP (medium)"

Curves = Mapping[str, Mapping[int, float]]
"""Accuracies in percent by the name of a curve and the number of classes."""


def resized(scale: str) -> tuple[int, ...]:
    """Where Big is also run with a last layer that leaves half of the one before unread."""
    numbers = classes(scale)
    return numbers if scale == "paper" else tuple(n for n in numbers if 20 <= n <= 100)


def runs(scale: str) -> Iterator[RunConfig]:
    """Cheap ones first."""
    numbers = classes(scale)
    for tau in TAUS:
        yield from (net(scale, n, SMALL, tau) for n in numbers)
    yield from (perceptron(scale, n) for n in numbers)
    for tau in TAUS[::-1]:
        yield from unique(net(scale, n, BIG, tau) for n in numbers)
    for tau in TAUS:
        yield from (net(scale, n, BIG, tau, taper="last") for n in resized(scale))


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
            [
                rows.measured([net(scale, n, BIG, tau, taper="last")])
                if n in resized(scale) else None for n in numbers
            ],
        )
        for tau in TAUS
    ]  # fmt: skip
    table = ResultTable("Test accuracy, %", "model", [f"{n:,} classes" for n in numbers], lines)
    return Section(
        [table], [Figure("synthetic-classes", drawing, caption)], _claims(rows), [about(scale)]
    )


def _claims(rows: ResultRows) -> Iterator[Claim]:
    scale = rows.scale
    by_name = configs(scale)
    means = {
        name: {n: mean for n, c in some.items() if (mean := rows.mean([c])) is not None}
        for name, some in by_name.items()
    }
    ours = means if scale != "smoke" else None
    measured = {name: [rows.measured([c]) for c in some.values()] for name, some in by_name.items()}
    small = [f"{SMALL}, tau {tau:g}" for tau in TAUS]

    def of_small(found: Curves) -> Outcome | None:
        return small_tau_suits_many(found, classes(scale))

    behind = [some for name in small for some in measured[name]]
    text = "Small tau suits many classes, large tau few (synthetic)."
    yield printed_claim(text, of_small, ours, None, behind)

    for reading, what in READINGS.items():
        numbers = classes(scale) if reading == "halving" else resized(scale)
        many = [n for n in numbers if n >= 20]
        gains: dict[int, float | None] = {}
        for n in many:
            tops = best_tau(rows, n, BIG, taper=reading), best_tau(rows, n, SMALL)
            gains[n] = None if tops[0] is None or tops[1] is None else tops[0][1] - tops[1][1]
        behind = [
            rows.measured([net(scale, n, size, tau, **fields)])
            for n in many for tau in TAUS
            for size, fields in ((SMALL, {}), (BIG, {"taper": reading}))
        ]  # fmt: skip
        text = f"Big beats Small with equally many outputs (Big with {what})."
        found = gains if scale != "smoke" else None
        yield printed_claim(text, big_is_better, found, None, behind)

    def of_big(found: Curves) -> Outcome | None:
        return big_is_first(found, classes(scale), gates(64_000, scale) / 64_000)

    behind = [some for name in measured for some in measured[name]]
    text = (
        "Big with tau 10 is above all other models up to 300 classes (213 outputs each), and above "
        "the perceptron up to 2,000 (32 each)."
    )
    yield printed_claim(text, of_big, ours, None, behind)

    def of_mlp(found: Curves) -> Outcome | None:
        return perceptron_is_good(found, classes(scale))

    yield printed_claim("The perceptron stays above 86 % up to 100 synthetic classes.",
                        of_mlp, ours, None, measured[MLP])  # fmt: skip
    text = "The perceptron falls to about 50 % at 1,000 to 2,000 synthetic classes."
    missing = "" if scale == "paper" else "The largest number of classes here is 250."
    yield printed_claim(text, perceptron_falls, ours, None, measured[MLP], missing=missing)


def small_tau_suits_many(found: Curves, numbers: tuple[int, ...]) -> Outcome | None:
    """From some number on, what tau 10 gains over tau 1 falls from a gain to a loss (5.1)."""
    one, ten = (found[f"{SMALL}, tau {tau:g}"] for tau in TAUS)
    if len(one) < len(numbers) or len(ten) < len(numbers):
        return None
    gaps = {n: ten[n] - one[n] for n in numbers}
    falling = list(gaps.values())
    falling = falling[falling.index(max(falling)) :]
    holds = falling[0] > MARGIN and falling[-1] < -MARGIN and falling == sorted(falling)[::-1]
    text = ", ".join(f"{gap:+.1f} at {n:,}" for n, gap in gaps.items())
    return Outcome(holds, f"Tau 10 minus tau 1, Small: {text} classes.")


def big_is_better(gains: Mapping[int, float | None]) -> Outcome | None:
    """From 20 classes on: with fewer both are near the best possible."""
    known = {n: gain for n, gain in gains.items() if gain is not None}
    if len(known) < len(gains) or not gains:
        return None
    text = ", ".join(f"{gain:+.1f} at {n:,} classes" for n, gain in known.items())
    holds = all(gain > MARGIN for gain in known.values())
    return Outcome(holds, f"Big minus Small, each with its better tau: {text}.")


def big_is_first(found: Curves, numbers: tuple[int, ...], share: float) -> Outcome | None:
    """Up to 300 classes, or as many as have 213 outputs each; ties within the margin count (5.1).

    Above the perceptron at every number.
    """
    if any(len(some) < len(numbers) for some in found.values()):
        return None
    big = found[f"{BIG}, tau 10"]
    others = {name: some for name, some in found.items() if some is not big}
    gaps = {
        n: big[n] - max(some[n] for some in others.values()) for n in numbers if n <= 300 * share
    }
    over = {n: big[n] - found[MLP][n] for n in numbers}
    holds = min(gaps.values()) > -MARGIN and min(over.values()) > -MARGIN
    text = ", ".join(f"{gap:+.1f} at {n:,}" for n, gap in gaps.items())
    more = ", ".join(f"{gap:+.1f} at {n:,}" for n, gap in over.items())
    return Outcome(holds, f"Minus the best of the others: {text}; minus the perceptron: {more}.")


def perceptron_is_good(found: Curves, numbers: tuple[int, ...]) -> Outcome | None:
    """Above 86 % (5.1)."""
    few = {n: found[MLP][n] for n in numbers if n <= 100 and n in found[MLP]}
    if len(few) < sum(n <= 100 for n in numbers):
        return None
    text = ", ".join(f"{mean:.1f} % at {n:,}" for n, mean in few.items())
    return Outcome(min(few.values()) > 86, f"{text} classes.")


def perceptron_falls(found: Curves) -> Outcome | None:
    """To between 40 and 60 % (5.1)."""
    many = {n: mean for n, mean in found[MLP].items() if n >= 1000}
    if not many:
        return None
    text = ", ".join(f"{mean:.1f} % at {n:,}" for n, mean in many.items())
    return Outcome(all(40 < mean < 60 for mean in many.values()), f"{text} classes.")
