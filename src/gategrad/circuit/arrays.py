"""What circuits are made of: checked, frozen copies of arrays and sizes, in frozen dataclasses."""

from __future__ import annotations

from dataclasses import fields
from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.system.kinds import next_step

__all__ = [
    "MOST_NETS",
    "Frozen",
    "FrozenValue",
    "as_bits",
    "as_rows",
    "as_sizes",
    "freeze_float",
    "freeze_int",
]

MOST_NETS: Final = np.iinfo(np.int32).max - 2
"""Nets beside the two constants that 32-bit numbers can name."""


class Frozen:
    """A frozen dataclass, which is pickled as its fields: they are checked again."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), _values(self)


class FrozenValue(Frozen):
    """One that equals another whose fields are the same, arrays among them."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return _same(_values(self), _values(other))

    __hash__ = None  # type: ignore[assignment]


def _values(frozen: Any) -> tuple[Any, ...]:
    return tuple(getattr(frozen, field.name) for field in fields(frozen))


def _same(a: Any, b: Any) -> bool:
    if isinstance(a, tuple | list):  # a sequence of arrays differs from its arrays stacked
        return len(a) == len(b) and all(map(_same, a, b))
    return np.array_equal(a, b) if isinstance(a, np.ndarray) else bool(a == b)


def freeze_int(name: str, values: ArrayLike, dtype: type[np.integer[Any]]) -> NDArray[Any]:
    """A read-only 1-D copy of whole numbers in ``dtype``; ``ValueError`` where one does not fit."""
    array = np.asarray(values)
    if array.ndim != 1:
        raise ValueError(f"{name} must be a 1-D array, got shape {array.shape}")
    if array.size and array.dtype.kind not in "iub":
        raise ValueError(f"{name} must hold integers, got dtype {array.dtype}")
    info = np.iinfo(dtype)
    if array.size and (int(array.min()) < info.min or int(array.max()) > info.max):
        raise ValueError(f"{name} holds a value outside [{info.min}, {info.max}]")
    frozen = array.astype(dtype, copy=True)
    frozen.setflags(write=False)
    return frozen


def freeze_float(name: str, values: ArrayLike) -> NDArray[np.float64]:
    """A read-only float64 copy; ``ValueError`` where a value is not finite."""
    array = np.array(values, dtype=np.float64, copy=True)
    if not np.isfinite(array).all():
        raise ValueError(f"{name} must be finite, got {array[~np.isfinite(array)][0]}")
    array.setflags(write=False)
    return array


def as_rows(X: ArrayLike) -> NDArray[Any]:
    """Rows as an array; ``ValueError`` where they differ in length, as rows and labels do."""
    try:
        return np.asarray(X)
    except ValueError as error:
        raise ValueError(
            f"expected rows of one length, got a {type(X).__name__} of parts that differ in shape"
            f"{next_step(X, np.ndarray)}"
        ) from error


def as_bits(bits: ArrayLike, n_inputs: int) -> NDArray[np.uint8]:
    """Check rows that are bits already, shape ``(B, n_inputs)``, and return them as uint8.

    Raises:
        ValueError: Wrong shape, or a value other than 0 and 1 (NaN included); names the value.
    """
    array = as_rows(bits)
    if array.ndim != 2 or array.shape[1] != n_inputs:
        raise ValueError(
            f"expected bits of shape (samples, {n_inputs}), got {array.shape}: "
            f"the circuit has {n_inputs} input bits{next_step(bits, np.ndarray)}"
        )
    if array.dtype.kind not in "biuf":
        raise ValueError(f"expected bits as bool, integers or floats, got dtype {array.dtype}")
    if array.dtype == np.bool_:
        return array.view(np.uint8)
    if array.dtype == np.uint8 and array.max(initial=0) <= 1:  # one pass, for the usual case
        return array
    wrong = (array != 0) & (array != 1)
    if wrong.any():
        row, column = (int(i) for i in np.argwhere(wrong)[0])
        raise ValueError(
            f"expected bits, got {array[row, column]} in row {row}, column {column}: "
            "raw values go through the circuit's encoder (predict, not predict_encoded)"
        )
    return array.astype(np.uint8)


def as_sizes(name: str, values: Any, length: int, least: int) -> tuple[int, ...]:
    """So many sizes as integers; ``ValueError`` for another length or one out of range."""
    try:
        sizes = tuple(index(value) for value in values)
    except TypeError as error:
        raise ValueError(f"{name} must be {length} integers, got {values!r}") from error
    if not sizes or len(sizes) != length or not least <= min(sizes) <= max(sizes) <= MOST_NETS:
        raise ValueError(
            f"{name} must be {length} integers from {least} to {MOST_NETS}, got {values!r}"
        )
    return sizes
