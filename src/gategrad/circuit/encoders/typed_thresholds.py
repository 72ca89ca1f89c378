"""Thresholds in the type of the raw values, without changing any comparison."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["byte_bounds", "float_bounds"]


def byte_bounds(thresholds: NDArray[np.float64]) -> NDArray[np.int64]:
    """On whole numbers from 0 to 255, ``x > t`` is ``x >= bound``; 256 stands for never."""
    bounds: NDArray[np.int64] = np.clip(np.floor(thresholds) + 1, 0, 256).astype(np.int64)
    return bounds


def float_bounds(thresholds: NDArray[np.float64]) -> NDArray[np.float32]:
    """A float32 is above ``t`` where it is above the largest float32 that is not.

    Raises:
        ValueError: A threshold below every float32, which no finite number can stand for.
    """
    lowest = np.finfo(np.float32).min
    if (thresholds < lowest).any():
        raise ValueError(
            f"threshold {thresholds.min()} lies below every float32: use one of at least {lowest}"
        )
    with np.errstate(over="ignore"):
        near = thresholds.astype(np.float32)
    bounds: NDArray[Any] = np.where(
        near > thresholds, np.nextafter(near, np.float32(-np.inf)), near
    )
    return bounds
