"""Group-Sum and codebook together on the combined MNIST sets: one setting for any number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from combined_classes import TAUS, classes, data
from paper_settings import MARGIN, about, clgn, dlgn, set_name

from gategrad.config import RunConfig
from gategrad.results import (
    Figure,
    Outcome,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)
from gategrad.results.plots import curves

TITLE = "Appendix E: codebook on the combined MNIST sets"
CLAIM = (
    "With 1,600 or 6,400 sums and a codebook one setting competes with the best Group-Sum for any "
    "number of classes."
)
PLACE = 55.0
HEADS: dict[str, dict[str, Any]] = {
    "o = 1,600": {"head": "group-sum-codebook", "code_size": 1600, "tau": 0.1},
    "o = 6,400": {"head": "group-sum-codebook", "code_size": 6400, "tau": 0.1},
    **{f"Group-Sum, tau {tau:g}": {"tau": tau} for tau in TAUS},
}
# Those that the figure has; the text speaks of the best one.
SHOWN = ("o = 1,600", "o = 6,400", "Group-Sum, tau 30", "Group-Sum, tau 100")


def nets(scale: str, n_classes: int, name: str, kind: str) -> list[RunConfig]:
    """The paper's convolutional network; ours also a dense one, with an eighth of the outputs."""
    fields = dict(HEADS[name])
    if scale == "smoke" and "code_size" in fields:
        fields["code_size"] = fields["code_size"] // 100
    some = data(scale, n_classes)
    return clgn(some, scale, **fields) if kind == "CLGN" else [dlgn(some, scale, **fields)]


def kinds(scale: str) -> tuple[str, ...]:
    """Dense networks are ours."""
    return ("CLGN",) if scale == "paper" else ("CLGN", "DLGN")


def runs(scale: str) -> Iterator[RunConfig]:
    """All runs; the paper's scale has those of the table of networks, or one of dense ones."""
    for kind in available(scale):
        for n in classes(scale):
            for name in HEADS:
                yield from nets(scale, n, name, kind)


def available(scale: str) -> tuple[str, ...]:
    """Kinds that there are; where there are no convolutional networks, dense ones."""
    some = tuple(kind for kind in kinds(scale) if nets(scale, 2, "o = 1,600", kind))
    return some or ("DLGN",)


def report(rows: ResultRows) -> Section:
    """A figure for each kind of network, a table, and the claim."""
    scale, numbers = rows.scale, classes(rows.scale)
    figures, lines, claims = [], [], []
    for kind in available(scale):
        series = {}
        lines.append(TableLine(kind))
        means: dict[str, dict[int, float]] = {}
        for name in HEADS:
            found = {n: rows.measured(nets(scale, n, name, kind)) for n in numbers}
            means[name] = {n: m.mean for n, m in found.items() if m is not None}
            if name in SHOWN:
                series[name] = [(float(n), mean) for n, mean in means[name].items()]
            lines.append(TableLine(name, list(found.values())))
        if any(series.values()):
            drawing = curves(series, x="classes")
            caption = f"{kind} on {set_name('combined-mnist', scale)}, by the number of classes."
            figures.append(Figure(f"combined-codebook-{kind.lower()}", drawing, caption))
        whole = all(len(some) == len(numbers) for some in means.values())
        measured = [rows.measured(nets(scale, n, name, kind)) for n in numbers for name in HEADS]
        claims += [
            printed_claim(
                f"A codebook of {name} competes with the best Group-Sum for all numbers of classes "
                f"({kind}).",
                partial(competes, name=name),
                means if whole and scale != "smoke" else None,
                measured=measured,
            )
            for name in SHOWN[:2]
        ]
    table = ResultTable(
        "Test accuracy, %", "output layer", [f"{n} classes" for n in numbers], lines
    )
    return Section([table], figures, claims, [about(scale)])


def competes(means: Mapping[str, Mapping[int, float]], name: str) -> Outcome:
    """At most half a point behind the best tau, at each number (appendix E)."""
    sums = [some for other, some in means.items() if other.startswith("Group-Sum")]
    gaps = {n: mean - max(some[n] for some in sums) for n, mean in means[name].items()}
    text = ", ".join(f"{gap:+.2f} at {n}" for n, gap in gaps.items())
    reason = f"Codebook minus the best Group-Sum: {text} classes."
    return Outcome(min(gaps.values()) > -MARGIN, reason)
