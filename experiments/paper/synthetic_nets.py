"""Networks of the synthetic experiments, which share their runs."""

from __future__ import annotations

from typing import Any

from paper_settings import best, dlgn, mlp, synthetic

from gategrad.config import RunConfig
from gategrad.data.class_subsets import class_counts
from gategrad.data.published.synthetic import synthetic_ceiling
from gategrad.results import ResultRows

SMALL, BIG = "Small", "Big"
TAUS = (1.0, 10.0)


def classes(scale: str) -> tuple[int, ...]:
    """Numbers of classes: 2 to 2,000 in ten steps; 250 at ``small``, as many outputs for each."""
    return {"paper": class_counts(2000, 10), "small": (2, 7, 31, 250), "smoke": (2, 5)}[scale]


def net(scale: str, n_classes: int, size: str, tau: float, **fields: Any) -> RunConfig:
    """Small: 64,000 gates a layer. Big: 256,000, then down to 64,000 outputs in halving layers.

    With ``taper="last"`` the last of Big's six layers has 64,000, and half of the fifth is unread.
    """
    sizes = {"width": 64_000}
    if size == BIG:
        fields = {"taper": "halving", **fields}
        sizes = {"width": 256_000, "outputs": 64_000}
    return dlgn(synthetic(n_classes), scale, tau=tau, **{**sizes, **fields})


def perceptron(scale: str, n_classes: int) -> RunConfig:
    """Medium: three layers of 512."""
    return mlp(synthetic(n_classes), scale)


def ceilings(rows: ResultRows, numbers: tuple[int, ...]) -> list[tuple[float, float]]:
    """What the best possible classifier reaches on the test samples, by number of classes."""
    if rows.scale == "smoke" or not len(rows):
        return []
    return [(n, 100 * synthetic_ceiling(n)) for n in numbers]


def best_tau(
    rows: ResultRows, n_classes: int, size: str, **fields: Any
) -> tuple[float, float] | None:
    """The better tau of two, and its accuracy."""
    return best(rows, {tau: [net(rows.scale, n_classes, size, tau, **fields)] for tau in TAUS})


def points(rows: ResultRows, configs: dict[int, RunConfig]) -> list[tuple[float, float]]:
    """Numbers of classes and accuracies of the runs that there are."""
    found = [(n, rows.mean([config])) for n, config in configs.items()]
    return [(float(n), mean) for n, mean in found if mean is not None]
