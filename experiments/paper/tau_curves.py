"""Validation accuracy over 200 epochs for six values of tau, on MNIST and four other sets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean

import numpy as np
from paper_settings import MARGIN, about, dlgn, image_set, set_name

from gategrad.config import RunConfig, with_fields
from gategrad.results import Figure, Outcome, ResultRows, Section, printed_claim
from gategrad.results.plots import curves

TITLE = "Section 5.4 and appendix C: accuracy over epochs by tau"
CLAIM = (
    "Larger tau gives smoother curves and converges faster, but 200 is too large on MNIST and 1 "
    "does not converge; 20 is best."
)
PLACE = 40.0
OBSERVE = ("history",)
SETS = ("mnist", "cifar10", "cifar100", "fashion-mnist", "emnist-letters")
TAUS = (1.0, 5.0, 10.0, 20.0, 50.0, 200.0)
EPOCHS = {"paper": 200, "small": 20}


def sets(scale: str) -> tuple[str, ...]:
    """Those whose files can be expected."""
    return {"paper": SETS, "small": ("mnist", "fashion-mnist"), "smoke": ("mnist",)}[scale]


def run(scale: str, name: str, tau: float) -> RunConfig:
    """One curve."""
    config = dlgn(image_set(name, scale), scale, tau=tau)
    train = {"train.epochs": EPOCHS.get(scale, 2), "train.steps": 4 if scale == "smoke" else None}
    return with_fields(config, train)


def runs(scale: str) -> Iterator[RunConfig]:
    """Set by set."""
    for name in sets(scale):
        for tau in TAUS if scale != "smoke" else TAUS[2:4]:
            yield run(scale, name, tau)


def report(rows: ResultRows) -> Section:
    """A figure for each set, and the claims on MNIST, tau by tau as the paper names them."""
    figures, found = [], {}
    for name in sets(rows.scale):
        series = {}
        for tau in TAUS:
            row = rows.get(run(rows.scale, name, tau))
            history = [] if row is None else row.observed.get("valid_discrete_accuracy", [])
            if history:
                found[name, tau] = [100 * value for value in history]
                series[f"tau {tau:g}"] = list(enumerate(found[name, tau], start=1))
        if series:
            drawing = curves(series, x="epoch", y="validation accuracy, %", log=False,
                             markers=False, columns=3)  # fmt: skip
            caption = f"{set_name(name, rows.scale)}: discrete accuracy on validation samples."
            figures.append(Figure(f"tau-curves-{name}", drawing, caption))
    claims = []
    for name in sets(rows.scale):
        ours = {tau: found[of, tau] for of, tau in found if of == name}
        tests: dict[str, Test] = {"Tau 1 is too small and 200 too large": between}
        if name == "mnist":
            tests |= {
                "Tau 20 is the best of six": partial(best_is, wanted=20.0),
                "The larger the tau, the smoother the learning curve": smoother,
                "The larger the tau, the sooner training converges": sooner,
            }
        claims += [
            printed_claim(
                f"{text} ({set_name(name, rows.scale)}).", test,
                ours if len(ours) == len(TAUS) and rows.scale != "smoke" else None,
                measured=[rows.measured([run(rows.scale, name, tau)]) for tau in TAUS],
            )
            for text, test in tests.items()
        ]  # fmt: skip
    return Section([], figures, claims, [about(rows.scale)])


Histories = Mapping[float, Sequence[float]]
"""Validation accuracies in percent of each epoch, by the paper's tau."""
Test = Callable[[Histories], Outcome]


def between(found: Histories) -> Outcome:
    """Both end more than the margin below the best."""
    ends = _ends(found)
    top = max(ends.values())
    return Outcome(max(ends[1.0], ends[200.0]) < top - MARGIN, _in_words(ends))


def best_is(found: Histories, wanted: float) -> Outcome:
    """Of the last tenth of the epochs."""
    ends = _ends(found)
    return Outcome(max(ends, key=ends.__getitem__) == wanted, _in_words(ends))


def smoother(found: Histories) -> Outcome:
    """Mean second difference after the first quarter of the epochs: less with each larger tau."""
    rough = {}
    for tau in TAUS:
        later = found[tau][len(found[tau]) // 4 :]
        rough[tau] = float(np.abs(np.diff(later, 2)).mean())
    values = list(rough.values())
    text = ", ".join(f"{value:.2f} points for tau {tau:g}" for tau, value in rough.items())
    return Outcome(values == sorted(values, reverse=True), f"Mean second difference: {text}.")


def sooner(found: Histories) -> Outcome:
    """Epochs until a curve is within a point of its end: fewer for each larger tau, or as many."""
    ends = _ends(found)
    epochs = {
        tau: next(i for i, value in enumerate(found[tau], start=1) if value > ends[tau] - 1)
        for tau in TAUS
    }
    values = list(epochs.values())
    text = ", ".join(f"{value} for tau {tau:g}" for tau, value in epochs.items())
    reason = f"First epoch within a point of the last tenth's mean: {text}."
    return Outcome(values == sorted(values, reverse=True) and values[0] > values[-1], reason)


def _ends(found: Histories) -> dict[float, float]:
    """Mean of the last tenth of the epochs."""
    return {tau: fmean(found[tau][-max(1, len(found[tau]) // 10) :]) for tau in TAUS}


def _in_words(ends: Mapping[float, float]) -> str:
    text = ", ".join(f"{value:.2f} % for tau {tau:g}" for tau, value in ends.items())
    return f"Mean of the last tenth of the epochs: {text}."
