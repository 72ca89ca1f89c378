"""Which classes are told apart, and what tau has to do with it (paper, section 5.4, appendix C)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.config import RunConfig
from gategrad.system.short_repr import short_repr

__all__ = ["AccuracyByTau", "ClassReport", "accuracy_by_tau", "class_report"]


@dataclass(frozen=True)
class ClassReport:
    """How often each class is taken for which.

    Attributes:
        class_names: One name per class, K.
        confusion: ``(K, K)`` int64: samples of each class (row) by predicted class (column).
    """

    class_names: tuple[str, ...]
    confusion: NDArray[np.int64]

    __repr__ = short_repr

    @property
    def samples(self) -> NDArray[np.int64]:
        """``(K,)`` int64: samples of each class."""
        total: NDArray[np.int64] = self.confusion.sum(axis=1)
        return total

    @property
    def accuracy(self) -> float:
        """Share of all samples whose class is predicted."""
        return float(np.trace(self.confusion) / self.confusion.sum())

    @property
    def class_accuracy(self) -> NDArray[np.float64]:
        """``(K,)`` share of each class's samples that are predicted right; NaN for no samples."""
        right = np.diagonal(self.confusion).astype(np.float64)
        samples = self.samples
        return np.where(samples > 0, right / np.maximum(samples, 1), np.nan)

    def confused(self, n: int = 10) -> list[tuple[str, str, int]]:
        """The pairs that are confused most: class, what it is taken for, how often."""
        wrong = self.confusion.copy()
        np.fill_diagonal(wrong, 0)
        order = np.argsort(-wrong, axis=None, kind="stable")[:n]
        pairs = zip(*np.unravel_index(order, wrong.shape), strict=True)
        return [
            (self.class_names[i], self.class_names[j], int(wrong[i, j]))
            for i, j in pairs
            if wrong[i, j]
        ]


def class_report(predicted: ArrayLike, y: ArrayLike, class_names: Sequence[str]) -> ClassReport:
    """Count predictions by class.

    Args:
        predicted: ``(B,)`` predicted classes.
        y: ``(B,)`` true classes.
        class_names: One name per class.

    Raises:
        ValueError: No samples, other lengths, or a class that is no integer or out of range.
    """
    found, true = np.asarray(predicted), np.asarray(y)
    if found.ndim != 1 or found.shape != true.shape or len(true) == 0:
        raise ValueError(
            f"need one predicted and one true class per sample, got {found.shape} and {true.shape}"
        )
    n = len(class_names)
    for name, classes in (("predicted", found), ("true", true)):
        if classes.dtype.kind not in "iub":
            raise ValueError(f"{name} classes must be integers, got {classes.dtype}")
        wrong = (classes < 0) | (classes >= n)
        if wrong.any():
            raise ValueError(f"{name} class {classes[wrong][0]} is not one of 0 to {n - 1}")
    counts = np.bincount(true.astype(np.int64) * n + found.astype(np.int64), minlength=n * n)
    return ClassReport(tuple(class_names), counts.reshape(n, n))


@dataclass(frozen=True)
class AccuracyByTau:
    """Test accuracy of runs that differ in tau and seed.

    Attributes:
        tau: ``(T,)`` float64, ascending.
        runs: ``(T,)`` int64: runs with each.
        mean: ``(T,)`` mean discrete test accuracy, a fraction.
        lowest: ``(T,)`` of the worst run.
        highest: ``(T,)`` of the best run.
    """

    tau: NDArray[np.float64]
    runs: NDArray[np.int64]
    mean: NDArray[np.float64]
    lowest: NDArray[np.float64]
    highest: NDArray[np.float64]

    __repr__ = short_repr


def accuracy_by_tau(results: Iterable[Mapping[str, Any]]) -> AccuracyByTau:
    """Gather results of runs by tau.

    Args:
        results: What runs report: the contents of ``result.json``, or lines of a study's results.

    Raises:
        ValueError: No results, runs that differ in more than tau and seed (names the field), or a
            tau that is no number.
    """
    found: dict[float, list[float]] = {}
    first: dict[str, Any] | None = None
    for result in results:
        # Fields that came after a result was recorded get what was true then: their defaults.
        config = RunConfig.from_json(json.dumps(result["config"]))
        tau = config.model.tau
        if not isinstance(tau, float):
            raise ValueError(f"runs to compare by tau must name it as a number, got {tau!r}")
        others = {**vars(config.data), **vars(config.model), **vars(config.train), "tau": None}
        first = others if first is None else first
        for name, value in others.items():
            if value != first[name]:
                raise ValueError(
                    f"runs to compare by tau may differ in tau and seed alone, but {name} is "
                    f"{first[name]!r} in one and {value!r} in another"
                )
        found.setdefault(tau, []).append(float(result["discrete_test_accuracy"]))
    if not found:
        raise ValueError("there are no results to compare by tau")
    taus = sorted(found)
    each = [np.array(found[tau]) for tau in taus]
    return AccuracyByTau(
        np.array(taus),
        np.array([len(values) for values in each]),
        np.array([values.mean() for values in each]),
        np.array([values.min() for values in each]),
        np.array([values.max() for values in each]),
    )
