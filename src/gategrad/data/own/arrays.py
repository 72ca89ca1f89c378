"""The caller's own arrays as a data set: types and ranges declared, never measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.data.build_dataset import build_dataset
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.splits import Dataset

__all__ = ["from_arrays"]

_RANGES: Final = {"bool": (0.0, 1.0), "uint8": (0.0, 255.0)}


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
