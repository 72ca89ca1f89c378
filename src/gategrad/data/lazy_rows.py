"""Rows that are not in memory as arrays: mapped from a file, or packed to bits."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = ["IN_MEMORY", "LazyRows", "rows_of"]

# What takes more bytes than this stays where it is.
IN_MEMORY: Final = 512 << 20
_BLOCK: Final = 8192


class LazyRows:
    """Read-only rows of one type and width; indexing gives arrays.

    What is asked for is read and unpacked then, so that a set larger than memory can be used batch
    by batch. ``np.asarray`` reads all of it.

    Args:
        stored: ``(m, features)`` values; or, with ``bits``, ``(m, ceil(bits / 8))`` bytes as
            :func:`numpy.packbits` gives them, of uint8 values 0 and 1.
        index: Which of these rows, in this order; all of them by default.
        bits: Width of rows that are packed.

    Raises:
        ValueError: Arrays that do not fit together.

    Attributes:
        shape: Rows and features.
        dtype: Type of the values.
        low: Smallest value that the type can hold.
        high: Largest value that the type can hold.
    """

    def __init__(
        self,
        stored: NDArray[Any],
        index: NDArray[np.int64] | None = None,
        bits: int | None = None,
    ) -> None:
        if stored.ndim != 2 or (
            bits is not None and (stored.dtype != np.uint8 or stored.shape[1] != -(-bits // 8))
        ):
            raise ValueError(
                f"rows of {bits} packed bits cannot be {stored.dtype} {stored.shape}"
                if bits is not None
                else f"rows must have two axes, got shape {stored.shape}"
            )
        if index is not None and len(index) and not 0 <= index.min() <= index.max() < len(stored):
            raise ValueError(f"row {index.max()} of {len(stored)}")
        self._stored, self._index, self._bits = stored, index, bits
        width = stored.shape[1] if bits is None else bits
        self.shape = (len(stored) if index is None else len(index), width)
        self.dtype = stored.dtype
        self.ndim = 2
        self.low, self.high = (0.0, 1.0) if bits is not None else _limits(stored.dtype)

    def __repr__(self) -> str:
        how = "values" if self._bits is None else "packed bits"
        return f"LazyRows({self.shape[0]} rows of {self.shape[1]} {self.dtype} {how})"

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, key: Any) -> NDArray[Any]:
        """Rows by slice, number, mask or array of numbers; with a second axis as arrays have."""
        if isinstance(key, tuple):
            rows, *rest = key
            one = isinstance(rows, int | np.integer)
            part: NDArray[Any] = self[rows][tuple(rest) if one else (slice(None), *rest)]
            return part
        if self._index is not None:
            key = self._index[key]
        stored = self._stored[key]
        if self._bits is not None:
            return np.unpackbits(stored, axis=-1, count=self._bits)
        return np.array(stored)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("these rows are not an array: reading them makes a copy")
        result = np.empty(self.shape, self.dtype)
        for start in range(0, len(self), _BLOCK):
            result[start : start + _BLOCK] = self[start : start + _BLOCK]
        return result if dtype is None else result.astype(dtype, copy=False)

    def tobytes(self) -> bytes:
        """All values, as :meth:`numpy.ndarray.tobytes` gives them."""
        return np.asarray(self).tobytes()

    def subset(self, rows: ArrayLike) -> LazyRows:
        """Some of these rows, without reading them.

        Args:
            rows: Numbers of rows, or a mask of all of them.
        """
        chosen = np.asarray(rows)
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        index = chosen if self._index is None else self._index[chosen]
        return LazyRows(self._stored, np.asarray(index, dtype=np.int64), self._bits)


def _limits(dtype: np.dtype[Any]) -> tuple[float, float]:
    if dtype.kind in "iu":
        return float(np.iinfo(dtype).min), float(np.iinfo(dtype).max)
    return (0.0, 1.0) if dtype.kind == "b" else (-np.inf, np.inf)


def rows_of(X: NDArray[Any] | LazyRows) -> NDArray[Any] | LazyRows:
    """Rows in memory where they are few enough, else as they are."""
    if isinstance(X, LazyRows) and X.shape[0] * X.shape[1] * X.dtype.itemsize <= IN_MEMORY:
        return np.asarray(X)
    return X
