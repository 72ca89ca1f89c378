"""Some classes of a set, in an order drawn once: fewer classes are the first of more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.data.lazy_rows import LazyRows
from gategrad.data.random_order import random_order
from gategrad.data.raw_arrays import RawArrays

__all__ = ["class_counts", "first_classes"]

_CLASSES: Final = int.from_bytes(b"classes", "big")


def class_counts(last: int, n: int, first: int = 2) -> tuple[int, ...]:
    """Numbers of classes that grow by one factor: the integer parts of a geometric progression.

    ``class_counts(67, 5)`` is the paper's 2, 4, 11, 27, 67.

    Args:
        last: The largest.
        n: How many numbers, at least 2; equal ones count once.
        first: The smallest.

    Raises:
        ValueError: Fewer than two numbers, or ``first`` not below ``last``.
    """
    if n < 2 or not 2 <= first < last:
        raise ValueError(
            f"class_counts needs at least 2 numbers and 2 <= first < last, got n={n}, "
            f"first={first}, last={last}"
        )
    inner = [int(first * (last / first) ** (i / (n - 1)) + 1e-9) for i in range(1, n - 1)]
    return tuple(dict.fromkeys([first, *inner, last]))


def first_classes(arrays: RawArrays, n_classes: int | None, data_seed: int, name: str) -> RawArrays:
    """The first classes of an order that the seed decides, numbered in that order.

    The order is :func:`~gategrad.data.random_order.random_order` of the classes with the key
    ``classes``. Samples keep their order. With all classes, or None, the set is as it was: no class
    moves.

    Raises:
        ValueError: Fewer than two classes, or more than there are.
    """
    K = len(arrays.class_names)
    if n_classes is None or n_classes == K:
        return arrays
    if not 2 <= n_classes <= K:
        raise ValueError(f"{name} has {K} classes: n_classes must be 2 to {K}, got {n_classes}")
    chosen = random_order(K, data_seed, _CLASSES)[:n_classes]
    number = np.full(K, -1, np.int64)
    number[chosen] = np.arange(n_classes)
    X, y = _chosen(arrays.X_train, number[arrays.y_train])
    X_test, y_test = _chosen(arrays.X_test, number[arrays.y_test])
    return replace(
        arrays,
        X_train=X,
        y_train=y,
        X_test=X_test,
        y_test=y_test,
        class_names=tuple(arrays.class_names[label] for label in chosen),
    )


def _chosen(
    X: NDArray[Any] | LazyRows, y: NDArray[np.int64]
) -> tuple[NDArray[Any] | LazyRows, NDArray[np.int64]]:
    rows = y >= 0
    return X.subset(rows) if isinstance(X, LazyRows) else X[rows], y[rows]
