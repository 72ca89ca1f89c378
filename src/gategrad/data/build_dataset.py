"""From raw arrays to a data set: a validation split set aside, an encoder attached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.derived_encoder import Encoder
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.data.lazy_rows import LazyRows, rows_of
from gategrad.data.random_order import random_order, with_each_class
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.splits import Dataset, Split, check_rows

__all__ = ["MakeEncoder", "build_dataset", "validation_rows"]

# The split has a stream of its own: wiring and batches are drawn from the same seed.
_SPLIT: Final = int.from_bytes(b"split", "big")
_ROWS: Final = 8192

MakeEncoder: TypeAlias = Callable[[NDArray[Any] | LazyRows], Encoder]


def build_dataset(
    name: str,
    arrays: RawArrays,
    *,
    thresholds: Sequence[float],
    valid_fraction: float,
    seed: int,
    encoder: Encoder | MakeEncoder | None = None,
    aside: NDArray[np.bool_] | None = None,
) -> Dataset:
    """Set aside a validation split and attach an encoder.

    Takes over the arrays: ``arrays.X_train`` is reordered in place, so that a large set is held
    once; one that is mapped from a file stays there. Training samples keep their order, and so do
    validation samples.

    Args:
        name: What results call the data set.
        arrays: The source's arrays.
        thresholds: For values scaled to [0, 1].
        valid_fraction: Share of the training samples to set aside, sampled at random without
            regard to class, as in the paper's section 3.2. With 0 the validation split is empty.
        seed: Decides which samples are set aside.
        encoder: In place of ``thresholds``; or what makes one of the rows that are left for
            training.
        aside: What :func:`validation_rows` gave, where it has been asked already.

    Raises:
        ValueError: Values outside the declared range, thresholds outside [0, 1), a fraction that
            leaves a split without samples, or whatever :class:`Dataset` refuses.
    """
    X, X_test = rows_of(arrays.X_train), rows_of(arrays.X_test)
    if encoder is None:
        encoder = _encoder(arrays, thresholds)
    if not callable(encoder):  # before rows move, so that errors give their place
        _check(name, encoder, X, X_test)
    if aside is None:
        aside = validation_rows(arrays, valid_fraction, seed)
    X_train, X_valid = _parted(X, aside)
    if callable(encoder):
        encoder = encoder(X_train)
        _check(name, encoder, X_train, X_test)
    return Dataset(
        name=name,
        train=Split(X_train, arrays.y_train[~aside], encoder),
        valid=Split(X_valid, arrays.y_train[aside], encoder),
        test=Split(X_test, arrays.y_test, encoder),
        encoder=encoder,
        n_classes=len(arrays.class_names),
        class_names=arrays.class_names,
        shape=arrays.shape,
        columns=arrays.columns,
        train_rows=np.flatnonzero(~aside),
        weight=arrays.weight,
    )


def validation_rows(arrays: RawArrays, fraction: float, seed: int) -> NDArray[np.bool_]:
    """``(n,)`` which training samples are set aside, without regard to class.

    But for one of each class that would lose all of its samples: it stays for training.

    Args:
        arrays: The source's arrays.
        fraction: The share.
        seed: Decides which.

    Raises:
        ValueError: A share that leaves nothing for training or for validation.
    """
    n = len(arrays.y_train)
    aside = np.zeros(n, dtype=np.bool_)
    aside[random_order(n, seed, _SPLIT)[: _n_valid(n, fraction)]] = True
    return with_each_class(aside, arrays.y_train, arrays.class_names, "validation")


def _check(
    name: str, encoder: Encoder, X: NDArray[Any] | LazyRows, X_test: NDArray[Any] | LazyRows
) -> None:
    for where, rows in (("X_train", X), ("X_test", X_test)):
        try:
            check_rows(encoder, rows)
        except ValueError as error:
            raise ValueError(f"{name}, {where}: {error}") from error


def _encoder(arrays: RawArrays, thresholds: Sequence[float]) -> ThresholdEncoder:
    levels = np.asarray(thresholds, dtype=np.float64)
    if levels.ndim != 1 or levels.size == 0 or not ((levels >= 0) & (levels < 1)).all():
        raise ValueError(
            f"thresholds must be a list of numbers in [0, 1), got {np.ravel(thresholds)[:9]}: they "
            "are for values scaled to [0, 1], and another gives a bit that never changes; "
            "thresholds in raw units go into a ThresholdEncoder"
        )
    if (np.diff(levels) <= 0).any():
        raise ValueError(f"thresholds must increase, each different, got {levels[:9]}")
    X = arrays.X_train
    return ThresholdEncoder.scaled(X.shape[1], levels, str(X.dtype), arrays.low, arrays.high)


def _n_valid(n: int, fraction: float) -> int:
    if not 0 <= fraction < 1:
        raise ValueError(f"valid_fraction must be in [0, 1), got {fraction}: 0.2 is the paper's")
    n_valid = round(n * fraction)
    if n_valid == n or (n_valid == 0 and fraction > 0):
        raise ValueError(
            f"valid_fraction {fraction} of {n} training samples sets {n_valid} aside: each of "
            "training and validation needs at least one (0 is for no validation)"
        )
    return n_valid


def _parted(
    X: NDArray[Any] | LazyRows, aside: NDArray[np.bool_]
) -> tuple[NDArray[Any] | LazyRows, NDArray[Any] | LazyRows]:
    if isinstance(X, LazyRows):
        return X.subset(~aside), X.subset(aside)
    X = _move_to_end(X, aside)
    n_train = len(X) - int(aside.sum())
    return X[:n_train], X[n_train:]


def _move_to_end(X: NDArray[Any], aside: NDArray[np.bool_]) -> NDArray[Any]:
    """Move the marked rows behind the others, in place; the order is kept otherwise."""
    if not X.flags.writeable:
        X = X.copy()
    marked = X[aside]
    kept = np.flatnonzero(~aside)
    # A kept row only ever moves towards the front, so no row is overwritten before it has moved.
    for start in range(0, len(kept), _ROWS):
        rows = kept[start : start + _ROWS]
        X[start : start + len(rows)] = X[rows]
    X[len(kept) :] = marked
    return X
