"""From arrays to a data set: types declared, a validation split set aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.encoders.columns import Column
from gategrad.circuit.encoders.derived_encoder import Encoder
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.data.random_order import random_order
from gategrad.data.rows import Rows, rows_of
from gategrad.data.splits import Dataset, Split, check_rows

__all__ = ["MakeEncoder", "RawArrays", "build_dataset", "from_arrays"]

_RANGES: Final = {"bool": (0.0, 1.0), "uint8": (0.0, 255.0)}
# The split has a stream of its own: wiring and batches are drawn from the same seed.
_SPLIT: Final = int.from_bytes(b"split", "big")
_ROWS: Final = 8192

MakeEncoder: TypeAlias = Callable[[NDArray[Any] | Rows], Encoder]


@dataclass(frozen=True, eq=False)
class RawArrays:
    """A data set as its source gives it, before validation samples are set aside.

    Attributes:
        X_train: ``(n, features)`` raw values of a type that encoders know.
        y_train: ``(n,)`` int64.
        X_test: As ``X_train``.
        y_test: As ``y_train``.
        low: Smallest value that the raw data may hold.
        high: Largest value that the raw data may hold.
        class_names: One name per class.
        shape: ``(channels, height, width)`` or ``(features,)``.
        paths: The files that it was read from.
        verified: Whether these are known to be the published ones.
        columns: What the columns of a table are.
    """

    X_train: NDArray[Any] | Rows
    y_train: NDArray[np.int64]
    X_test: NDArray[Any] | Rows
    y_test: NDArray[np.int64]
    low: float
    high: float
    class_names: tuple[str, ...]
    shape: tuple[int, ...]
    paths: tuple[Path, ...] = ()
    verified: bool = True
    columns: tuple[Column, ...] = ()


def build_dataset(
    name: str,
    arrays: RawArrays,
    *,
    thresholds: Sequence[float],
    valid_fraction: float,
    seed: int,
    encoder: Encoder | MakeEncoder | None = None,
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

    Raises:
        ValueError: Values outside the declared range, thresholds outside [0, 1), a fraction that
            leaves a split without samples, or whatever :class:`Dataset` refuses.
    """
    X, X_test = rows_of(arrays.X_train), rows_of(arrays.X_test)
    if encoder is None:
        encoder = _encoder(arrays, thresholds)
    if not callable(encoder):  # before rows move, so that errors give their place
        _check(name, encoder, X, X_test)
    n = len(arrays.y_train)
    n_valid = _n_valid(n, valid_fraction)
    aside = np.zeros(n, dtype=np.bool_)
    aside[random_order(n, seed, _SPLIT)[:n_valid]] = True
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
    )


def from_arrays(
    X_train: ArrayLike,
    y_train: ArrayLike,
    X_test: ArrayLike,
    y_test: ArrayLike,
    *,
    low: float | None = None,
    high: float | None = None,
    thresholds: Sequence[float] = (0.5,),
    encoder: ThresholdEncoder | None = None,
    valid_fraction: float = 0.2,
    seed: int = 0,
    shape: Sequence[int] | None = None,
    class_names: Sequence[str] | None = None,
    name: str = "arrays",
) -> Dataset:
    """A data set of the caller's own arrays, which are copied.

    The range of the values is declared, never measured: the largest value of a training set says
    nothing about the next sample, and thresholds that depend on it move when data are added.

    Args:
        X_train: ``(n, features)`` or ``(n, channels, height, width)``: bool, integers or floats.
        y_train: ``(n,)`` integers 0 to K - 1.
        X_test: As ``X_train``.
        y_test: As ``y_train``.
        low: Smallest value that a feature can take. Must be given, but for bool and uint8.
        high: Largest value that a feature can take. Must be given, but for bool and uint8.
        thresholds: For values scaled to [0, 1], that is, as fractions of the way from ``low`` to
            ``high``; each gives one bit per value.
        encoder: In place of ``low``, ``high`` and ``thresholds``: thresholds in raw units, with one
            row for each feature if wanted, as features in different units need.
        valid_fraction: Share of the training samples set aside for validation.
        seed: Decides which samples are set aside.
        shape: ``(channels, height, width)`` of a flattened image.
        class_names: One name per class; without them, the numbers.
        name: What results call the data set.

    Raises:
        ValueError: No range, NaN or a value out of range, labels that are not 0 to K - 1, a class
            without training samples, or shapes that do not fit together.
    """
    rows, test_rows = _rows("X_train", X_train), _rows("X_test", X_test)
    if rows.shape[1:] != test_rows.shape[1:]:
        raise ValueError(f"X_train has shape {rows.shape}, but X_test has {test_rows.shape}")
    if shape is None:
        shape = rows.shape[1:]
    dtype = _declared_dtype(rows, test_rows)
    default_low, default_high = _RANGES.get(dtype, (None, None))
    if encoder is not None:
        if low is not None or high is not None:
            raise ValueError("the encoder declares the range: leave low and high out")
        low, high = encoder.low, encoder.high
    low, high = default_low if low is None else low, default_high if high is None else high
    if low is None or high is None:
        raise ValueError(
            f"the range of {dtype} values is not known: pass low and high, the smallest and the "
            "largest value that any feature can take, or an encoder with thresholds in raw units"
        )
    y, y_other = _labels("y_train", y_train, len(rows)), _labels("y_test", y_test, len(test_rows))
    if class_names is None:
        class_names = _numbered(y, y_other)
    return build_dataset(
        name,
        RawArrays(
            _copy(rows, dtype),
            y,
            _copy(test_rows, dtype),
            y_other,
            low,
            high,
            tuple(str(class_name) for class_name in class_names),
            tuple(int(side) for side in shape),
        ),
        thresholds=thresholds,
        valid_fraction=valid_fraction,
        seed=seed,
        encoder=encoder,
    )


def _check(
    name: str, encoder: Encoder, X: NDArray[Any] | Rows, X_test: NDArray[Any] | Rows
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
    X: NDArray[Any] | Rows, aside: NDArray[np.bool_]
) -> tuple[NDArray[Any] | Rows, NDArray[Any] | Rows]:
    if isinstance(X, Rows):
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


def _rows(name: str, X: ArrayLike) -> NDArray[Any]:
    array = np.asarray(X)
    if array.ndim not in (2, 4) or array.size == 0:
        raise ValueError(
            f"{name} must have shape (n, features) or (n, channels, height, width) and hold "
            f"something, got {array.shape}"
        )
    if array.dtype.kind not in "biuf" or array.dtype.itemsize > 8:
        raise ValueError(f"{name} must hold bool, integers or floats, got dtype {array.dtype}")
    return array


def _declared_dtype(*arrays: NDArray[Any]) -> str:
    dtype = np.result_type(*arrays)
    if dtype.kind == "f":
        return "float32" if dtype.itemsize <= 4 else "float64"
    if dtype in (np.bool_, np.uint8):
        return str(dtype)
    for array in arrays:
        if array.dtype == np.uint64 and int(array.max()) > np.iinfo(np.int64).max:
            raise ValueError(f"value {array.max()} does not fit int64: convert to float64")
    return "int64"


def _copy(array: NDArray[Any], dtype: str) -> NDArray[Any]:
    return np.array(array, dtype=dtype, order="C").reshape(len(array), -1)


def _labels(name: str, y: ArrayLike, n: int) -> NDArray[np.int64]:
    array = np.asarray(y)
    if array.shape != (n,) or array.dtype.kind not in "biu":
        raise ValueError(
            f"{name} must hold {n} integers, one per row, got {array.dtype} {array.shape}: "
            "np.unique(y, return_inverse=True) numbers labels of another type"
        )
    wrong = array[array > np.iinfo(np.int64).max] if array.dtype == np.uint64 else array[array < 0]
    if wrong.size:
        raise ValueError(f"{name} holds label {wrong[0]}: labels must be 0 to K - 1")
    return array.astype(np.int64)


def _numbered(y: NDArray[np.int64], y_test: NDArray[np.int64]) -> list[str]:
    largest = int(max(y.max(), y_test.max()))
    # Before a name is made for each class: a label may be a year or an identifier.
    if largest >= len(y):
        raise ValueError(
            f"label {largest} means {largest + 1} classes, but there are {len(y)} training "
            "samples: number the classes 0 to K - 1, as np.unique(y, return_inverse=True) does"
        )
    return [str(number) for number in range(max(largest + 1, 2))]
