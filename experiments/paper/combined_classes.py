"""Combined MNIST sets of 2, 4, 11, 27 and 67 classes: perceptron, DLGN and CLGN by tau."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import Any

from paper_settings import (
    MARGIN,
    NUMBERS,
    about,
    clgn,
    dlgn,
    image_set,
    mlp,
    set_name,
    span,
    synthetic,
)

from gategrad.config import DataConfig, RunConfig
from gategrad.data.class_subsets import class_counts
from gategrad.results import (
    Claim,
    Outcome,
    Published,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)

TITLE = "Table 2: combined MNIST sets"
CLAIM = (
    "DLGNs keep up with a perceptron for up to 67 classes if tau suits their number: large for few "
    "classes, smaller for many. CLGNs depend on tau even more."
)
PLACE = 20.0
OBSERVE = ("speed",)
TAUS = (1.0, 3.0, 10.0, 30.0, 100.0)
MLP = "MLP (Medium)"

Columns = Mapping[str, Sequence[float]]
"""Accuracies in percent by the table's row, for each number of classes."""


def classes(scale: str) -> tuple[int, ...]:
    """The paper's five numbers, or as many to the stand-in's 66."""
    return {"paper": class_counts(67, 5), "small": class_counts(66, 5), "smoke": (2, 5)}[scale]


def data(scale: str, n_classes: int) -> DataConfig:
    """The first classes of the combined set."""
    if scale == "smoke":
        return synthetic(n_classes)
    return replace(image_set("combined-mnist", scale), n_classes=n_classes)


def models(scale: str, n_classes: int) -> dict[str, list[RunConfig]]:
    """The runs of each of the table's rows, by the paper's tau."""
    some = data(scale, n_classes)
    taus = TAUS if scale != "smoke" else TAUS[2:3]
    return {
        MLP: [mlp(some, scale)],
        **{f"DLGN (tau {tau:g})": [dlgn(some, scale, tau=tau)] for tau in taus},
        **{f"CLGN (tau {tau:g})": clgn(some, scale, tau=tau) for tau in taus},
    }


def runs(scale: str) -> Iterator[RunConfig]:
    """Perceptrons and dense networks first."""
    for kind in ("MLP", "DLGN", "CLGN"):
        for n in classes(scale):
            for name, configs in models(scale, n).items():
                if name.startswith(kind):
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
        beside = zip(numbers, NUMBERS["combined_classes"], strict=True)
        other = [(ours, theirs) for ours, theirs in beside if ours != theirs]
        if other:
            ours, theirs = (" and ".join(map(str, some)) for some in zip(*other, strict=True))
            note += f" The columns of {ours} classes have the paper's numbers for {theirs}."
    table = ResultTable(
        f"Test accuracy on {set_name('combined-mnist', scale)}, %",
        "model", [f"{n} classes" for n in numbers], lines, note,
    )  # fmt: skip
    return Section([table], [], _claims(rows), [about(scale)])


def _claims(rows: ResultRows) -> Iterator[Claim]:
    scale = rows.scale
    by_number = [models(scale, n) for n in classes(scale)]
    found: dict[str, list[float]] = {}
    measured = {}
    for name in by_number[0]:
        some = [rows.measured(by_name[name]) for by_name in by_number]
        measured[name] = some
        known = [each.mean for each in some if each is not None]
        if len(known) == len(by_number):
            found[name] = known
    ten = "DLGN (tau 10)"
    tests: dict[str, tuple[Any, ...]] = {
        **{
            f"Small tau suits many classes, large tau few ({kind}s on combined MNIST).": (
                partial(small_tau_suits_many, kind=kind), kind,
            )
            for kind in ("DLGN", "CLGN")
        },
        "With a good tau DLGNs keep up with a perceptron for up to 67 classes.": (
            keep_up, "DLGN", MLP,
        ),
        "With tau 10 alone DLGNs keep up with a perceptron for up to 67 classes.": (
            keep_up_with_10, ten, MLP,
        ),
        "CLGNs are more sensitive to tau than DLGNs (with the most classes, as the text says).": (
            more_sensitive_at_most, "DLGN", "CLGN",
        ),
        "CLGNs are more sensitive to tau than DLGNs (mean over the numbers of classes).": (
            more_sensitive, "DLGN", "CLGN",
        ),
    }  # fmt: skip
    for text, (test, *kinds) in tests.items():
        yield printed_claim(
            text, test, found if scale != "smoke" else None,
            printed=NUMBERS["combined"],
            measured=[
                each
                for name, some in measured.items() if name.startswith(tuple(kinds))
                for each in some
            ],
        )  # fmt: skip


def small_tau_suits_many(columns: Columns, kind: str) -> Outcome | None:
    """Of those within the margin of the best, the largest is smaller for the most classes (5.3)."""
    by_tau = _by_tau(columns, kind)
    if by_tau is None:
        return None
    few, many = (
        [
            tau
            for tau, some in by_tau.items()
            if some[i] >= max(s[i] for s in by_tau.values()) - MARGIN
        ]
        for i in (0, -1)
    )
    holds = max(few) > max(many) and min(few) >= min(many)
    reason = f"Within {MARGIN:g} points of the best: tau {_listed(few)} for the fewest classes, "
    return Outcome(holds, f"{reason}{_listed(many)} for the most.")


def keep_up(columns: Columns) -> Outcome | None:
    """Less than a point behind, at each number of classes (5.2, 5.3)."""
    by_tau = _by_tau(columns, "DLGN")
    if by_tau is None or MLP not in columns:
        return None
    tops = [max(some) for some in zip(*by_tau.values(), strict=True)]
    return _gaps("Best DLGN minus perceptron", tops, columns[MLP])


def keep_up_with_10(columns: Columns) -> Outcome | None:
    """The same of one tau, as the text of section 5.2 says."""
    if "DLGN (tau 10)" not in columns or MLP not in columns:
        return None
    return _gaps("DLGN with tau 10 minus perceptron", columns["DLGN (tau 10)"], columns[MLP])


def _gaps(what: str, ours: Sequence[float], theirs: Sequence[float]) -> Outcome:
    gaps = [a - b for a, b in zip(ours, theirs, strict=True)]
    text = ", ".join(f"{gap:+.2f}" for gap in gaps)
    return Outcome(min(gaps) > -1, f"{what}, from few to many classes: {text}.")


def more_sensitive_at_most(columns: Columns) -> Outcome | None:
    """Best minus worst tau, of the most classes (5.3)."""
    return _more_sensitive(columns, -1)


def more_sensitive(columns: Columns) -> Outcome | None:
    """The same, mean over the numbers of classes."""
    return _more_sensitive(columns, None)


def _more_sensitive(columns: Columns, column: int | None) -> Outcome | None:
    spans = {}
    for kind in ("DLGN", "CLGN"):
        by_tau = _by_tau(columns, kind)
        if by_tau is None:
            return None
        every = [span(some) for some in zip(*by_tau.values(), strict=True)]
        spans[kind] = fmean(every) if column is None else every[column]
    reason = (
        f"Best minus worst tau: {spans['CLGN']:.1f} points of CLGNs, {spans['DLGN']:.1f} of DLGNs."
    )
    return Outcome(spans["CLGN"] > spans["DLGN"], reason)


def _by_tau(columns: Columns, kind: str) -> dict[float, Sequence[float]] | None:
    found = {tau: columns[name] for tau in TAUS if (name := f"{kind} (tau {tau:g})") in columns}
    return found if len(found) == len(TAUS) else None


def _listed(taus: Sequence[float]) -> str:
    return ", ".join(f"{tau:g}" for tau in taus)
