"""Combined MNIST sets of 2, 4, 11, 27 and 67 classes: perceptron, DLGN and CLGN by tau."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paper_settings import (
    MARGIN,
    NUMBERS,
    about,
    best,
    clgn,
    dlgn,
    good,
    image_set,
    mlp,
    set_name,
    synthetic,
)

from gategrad.config import DataConfig, RunConfig
from gategrad.data.class_subsets import class_counts
from gategrad.results import Claim, Published, ResultRows, ResultTable, Section, TableLine, judged

TITLE = "Table 2: combined MNIST sets"
CLAIM = (
    "DLGNs keep up with a perceptron for up to 67 classes if tau suits their number: large for few "
    "classes, smaller for many. CLGNs depend on tau even more."
)
PLACE = 20.0
OBSERVE = ("speed",)
TAUS = (1.0, 3.0, 10.0, 30.0, 100.0)


def classes(scale: str) -> tuple[int, ...]:
    """The paper's five numbers, or as many to the stand-in's 66."""
    return {"paper": class_counts(67, 5), "small": class_counts(66, 5), "smoke": (2, 5)}[scale]


def data(scale: str, n_classes: int) -> DataConfig:
    """The first classes of the combined set."""
    if scale == "smoke":
        return synthetic(n_classes)
    return replace(image_set("combined-mnist", scale), n_classes=n_classes)


def models(scale: str, n_classes: int) -> dict[str, list[RunConfig]]:
    """The runs of each of the table's rows."""
    some = data(scale, n_classes)
    taus = TAUS if scale != "smoke" else TAUS[2:3]
    return {
        "MLP (Medium)": [mlp(some, scale)],
        **{f"DLGN (tau {tau:g})": [dlgn(some, scale, tau=tau)] for tau in taus},
        **{f"CLGN (tau {tau:g})": clgn(some, scale, tau=tau) for tau in taus},
    }


def runs(scale: str) -> Iterator[RunConfig]:
    """All runs."""
    for n in classes(scale):
        for configs in models(scale, n).values():
            yield from configs


def report(rows: ResultRows) -> Section:
    """The table; the paper's numbers stand in the column that comes next to ours."""
    scale, numbers = rows.scale, classes(rows.scale)
    by_number = {n: models(scale, n) for n in numbers}
    printed = NUMBERS["combined"]
    lines = []
    for name in by_number[numbers[0]]:
        values = [rows.measured(by_number[n][name]) for n in numbers]
        paper = [Published(mean) for mean in printed[name][: len(numbers)]]
        lines.append(TableLine(name, values, paper if scale != "smoke" else ()))
    note = (
        "The paper's percentages are of validation samples for perceptrons and DLGNs (only those "
        "numbers of samples give them); ours are of test samples."
    )
    if scale == "small":
        note += " Columns of 10, 27 and 66 classes stand beside the paper's 11, 27 and 67."
    table = ResultTable(
        f"Test accuracy on {set_name('combined-mnist', scale)}, %",
        "model", [f"{n} classes" for n in numbers], lines, note,
    )  # fmt: skip
    return Section([table], [], _claims(rows), [about(scale)])


def _claims(rows: ResultRows) -> Iterator[Claim]:
    scale, numbers = rows.scale, classes(rows.scale)
    tested = scale != "smoke"

    def nets(n: int, kind: str) -> dict[float, list[RunConfig]]:
        some = data(scale, n)
        make = (lambda tau: [dlgn(some, scale, tau=tau)]) if kind == "DLGN" else (
            lambda tau: clgn(some, scale, tau=tau)
        )  # fmt: skip
        return {tau: make(tau) for tau in TAUS}

    def measured(kind: str) -> list:
        return [rows.measured(c) for n in numbers for c in nets(n, kind).values()]

    few, many = (good(rows, nets(n, "DLGN")) for n in (numbers[0], numbers[-1]))
    holds, reason = None, ""
    if tested and few and many:
        holds = max(few) > max(many) and min(few) >= min(many)
        reason = f"Within {MARGIN:g} points of the best: tau {_listed(few)} for {numbers[0]} "
        reason += f"classes, {_listed(many)} for {numbers[-1]}."
    text = "Small tau suits many classes, large tau few (combined MNIST)."
    yield judged(text, holds, reason, measured("DLGN"))

    holds, reason = None, ""
    gaps = {}
    for n in numbers:
        top, other = best(rows, nets(n, "DLGN")), rows.mean([mlp(data(scale, n), scale)])
        if top is not None and other is not None:
            gaps[n] = top[1] - other
    if tested and len(gaps) == len(numbers):
        holds = min(gaps.values()) > -1
        reason = "Best DLGN minus perceptron: " + ", ".join(
            f"{gap:+.2f} at {n} classes" for n, gap in gaps.items()
        ) + "."  # fmt: skip
    yield judged("With a good tau DLGNs keep up with a perceptron for up to 67 classes.",
                 holds, reason, measured("DLGN"))  # fmt: skip

    holds, reason = None, ""
    spans = {}
    for kind in ("DLGN", "CLGN"):
        found = [[rows.mean(c) for c in nets(n, kind).values()] for n in numbers]
        known = [[v for v in some if v is not None] for some in found]
        if all(len(some) == len(TAUS) for some in known):
            spans[kind] = sum(max(some) - min(some) for some in known) / len(known)
    if tested and len(spans) == 2:
        holds = spans["CLGN"] > spans["DLGN"]
        reason = f"Best minus worst tau, mean: {spans['CLGN']:.1f} and {spans['DLGN']:.1f} points."
    yield judged("CLGNs are more sensitive to tau than DLGNs.", holds, reason,
                 [*measured("DLGN"), *measured("CLGN")])  # fmt: skip


def _listed(taus: list[float]) -> str:
    return ", ".join(f"{tau:g}" for tau in taus)
