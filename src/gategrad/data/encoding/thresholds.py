"""Where thresholds are: at equal distances, or by quantiles of the training values."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.data.lazy_rows import LazyRows

__all__ = ["column_thresholds", "equal_thresholds", "quantile_thresholds"]

_SAMPLE: Final = 100_000


def equal_thresholds(n: int) -> tuple[float, ...]:
    """``n`` thresholds at equal distances, for values scaled to [0, 1]: ``i / (n + 1)``.

    ``equal_thresholds(3)`` is the paper's 1/4, 2/4, 3/4.

    Raises:
        ValueError: ``n`` below 1.
    """
    if n < 1:
        raise ValueError(f"n_thresholds must be at least 1, got {n}")
    return tuple(i / (n + 1) for i in range(1, n + 1))


def quantile_thresholds(X: NDArray[Any] | LazyRows, n: int) -> NDArray[np.float64]:
    """The distributive thermometer: thresholds of each feature between equally many values.

    Threshold ``i`` of ``n`` is the value at place ``len * i // (n + 1)`` of the sorted ones, as in
    weightless networks (Bacellar et al., 2022). Where many values are equal, so are thresholds.

    Args:
        X: ``(samples, features)`` training rows, of which at most 100,000 at equal distances are
            looked at.
        n: Thresholds per feature.

    Returns:
        ``(n, features)``, in raw units, not decreasing along the first axis.

    Raises:
        ValueError: ``n`` below 1, or no samples.
    """
    if n < 1 or len(X) == 0:
        raise ValueError(f"quantiles need at least 1 threshold and 1 sample, got {n}, {len(X)}")
    step = -(-len(X) // _SAMPLE)
    rows = np.asarray(X[::step])
    places = [len(rows) * i // (n + 1) for i in range(1, n + 1)]
    parts = np.partition(rows, sorted(set(places)), axis=0)
    return parts[places].astype(np.float64)


def column_thresholds(values: NDArray[np.float64], n: int) -> NDArray[np.float64]:
    """Thresholds of one column of numbers: half way between values that differ.

    Between every two neighbors where there are at most ``n + 1`` different values; else at most
    ``n``, between which about equally many samples lie.
    """
    different = np.unique(values)
    if len(different) < 2:
        return np.zeros(0)
    between = different[:-1] + (different[1:] - different[:-1]) / 2
    # Between neighboring floats there is nothing: x > smaller says the same.
    between = np.where(between < different[1:], between, different[:-1])
    if len(between) <= n:
        return between
    ordered = np.sort(values)
    chosen = ordered[[len(ordered) * i // (n + 1) for i in range(1, n + 1)]]
    chosen_between: NDArray[np.float64] = between[
        np.unique(np.maximum(np.searchsorted(different, chosen) - 1, 0))
    ]
    return chosen_between
