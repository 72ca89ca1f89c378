"""Training rows as a set of different ones with weights: order and repetition say nothing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gategrad.system.short_repr import short_repr

__all__ = ["Samples", "distinct", "held_out"]


@dataclass(frozen=True)
class Samples:
    """Rows that differ from one another in values or class.

    Attributes:
        X: ``(n, columns)`` numbers.
        y: ``(n,)`` int64 class of each row.
        weight: ``(n,)`` positive.
    """

    X: NDArray[np.float64]
    y: NDArray[np.int64]
    weight: NDArray[np.float64]

    __repr__ = short_repr

    def __len__(self) -> int:
        return len(self.y)


def distinct(X: NDArray[np.float64], y: NDArray[np.int64], weight: NDArray[np.float64]) -> Samples:
    """Equal rows of one class as one row, whose weight is the sum of theirs.

    So a row of weight two is the same as the row twice, one of weight zero the same as none, and
    the order of rows makes no difference: the result is sorted.

    Args:
        X: ``(n, columns)`` finite numbers.
        y: ``(n,)`` int64.
        weight: ``(n,)`` positive.
    """
    # Plus zero makes 0.0 of -0.0: what follows compares bytes.
    whole = np.ascontiguousarray(np.column_stack([y.astype(np.float64), X + 0.0]))
    as_bytes = whole.view(np.dtype((np.void, whole.shape[1] * whole.itemsize))).ravel()
    _, first, inverse = np.unique(as_bytes, return_index=True, return_inverse=True)
    total = np.bincount(inverse.ravel(), weights=weight).astype(np.float64)
    return Samples(X[first], y[first], total)


def held_out(y: NDArray[np.int64], fraction: float, rng: np.random.Generator) -> NDArray[np.bool_]:
    """Rows to set aside for validation: of each class a share, but never its last row.

    Args:
        y: ``(n,)`` class of each row.
        fraction: The share, between 0 and 1.
        rng: Which ones.

    Raises:
        ValueError: Too few rows to set any aside.
    """
    aside = np.zeros(len(y), dtype=np.bool_)
    for k in np.unique(y):
        rows = rng.permutation(np.flatnonzero(y == k))
        aside[rows[: min(round(fraction * len(rows)), len(rows) - 1)]] = True
    if not aside.any():
        raise ValueError(
            f"validation_fraction={fraction} of {len(y)} different rows leaves none for "
            "validation: use early_stopping=False, or a larger share"
        )
    return aside
