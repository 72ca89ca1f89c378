"""Validation accuracy over 200 epochs for six values of tau, on MNIST and four other sets."""

from __future__ import annotations

from collections.abc import Iterator

from paper_settings import about, dlgn, image_set, set_name

from gategrad.config import RunConfig, with_fields
from gategrad.results import Figure, ResultRows, Section, judged
from gategrad.results.plots import curves

TITLE = "Section 5.4 and appendix C: accuracy over epochs by tau"
CLAIM = (
    "Larger tau gives smoother curves and converges faster, but 200 is too large on MNIST and 1 "
    "does not converge; the best tau differs from set to set."
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
    """A figure for each set, and the claims on MNIST."""
    figures, means = [], {}
    for name in sets(rows.scale):
        series = {}
        for tau in TAUS:
            row = rows.get(run(rows.scale, name, tau))
            history = [] if row is None else row.observed.get("valid_discrete_accuracy", [])
            if history:
                points = [(i, 100 * v) for i, v in enumerate(history, start=1)]
                series[f"tau {tau:g}"] = points
                tail = points[-max(1, len(points) // 10) :]
                means[name, tau] = sum(value for _, value in tail) / len(tail)
        if series:
            drawing = curves(series, x="epoch", y="validation accuracy, %", log=False,
                             markers=False, columns=3)  # fmt: skip
            caption = f"{set_name(name, rows.scale)}: discrete accuracy on validation samples."
            figures.append(Figure(f"tau-curves-{name}", drawing, caption))
    ends = {tau: means[name, tau] for name, tau in means if name == "mnist"}
    holds, reason = None, ""
    if len(ends) == len(TAUS) and rows.scale != "smoke":
        top = max(ends, key=ends.__getitem__)
        holds = top not in (1.0, 200.0) and min(ends, key=ends.__getitem__) in (1.0, 200.0)
        reason = "Mean of the last tenth of the epochs: " + ", ".join(
            f"{value:.2f} % for tau {tau:g}" for tau, value in ends.items()
        ) + "."  # fmt: skip
    measured = [rows.measured([run(rows.scale, "mnist", tau)]) for tau in TAUS]
    text = "On MNIST the best tau lies between 1, which is too small, and 200, which is too large."
    claims = [judged(text, holds, reason, measured)]
    return Section([], figures, claims, [about(rows.scale)])
