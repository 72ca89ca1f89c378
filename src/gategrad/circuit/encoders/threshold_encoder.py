"""From raw values to input bits: thresholds in the units of the raw data."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import Frozen, as_rows, freeze_float, freeze_int
from gategrad.circuit.encoders.table_columns import Column, check_columns, listed
from gategrad.circuit.encoders.table_rows import encode_frame
from gategrad.circuit.encoders.table_values import is_frame
from gategrad.config.near_names import must_be_one_of
from gategrad.system.kinds import next_step

__all__ = ["ThresholdEncoder"]

_DTYPES: Final = ("bool", "uint8", "int64", "float32", "float64")


@dataclass(frozen=True, eq=False)
class ThresholdEncoder(Frozen):
    """Thermometer bits ``x > t`` for every threshold ``t``, strictly greater.

    Units are never guessed: thresholds stand in the raw data's units, beside the raw data's type
    and range. ``x / 255 > 1/4`` on uint8 pixels is ``ThresholdEncoder(784, [63.75], "uint8", 0,
    255)``, which is true from 64 on.

    The bits of a sample are ordered threshold by threshold, as in the paper's section 3.2
    (``concat(x > 1/4, x > 2/4, x > 3/4)``): bit ``t * n_features + f`` is
    ``x[f] > thresholds[t, f]``. Where nothing reads some bits of this grid, ``used`` names the
    others, and only they are given, in the same order.

    Args:
        n_features: Raw values per sample.
        thresholds: ``(T,)``, the same for every feature, or ``(T, n_features)``.
        dtype: Type of the raw values: bool, uint8, int64, float32 or float64.
        low: Smallest raw value that the data may hold.
        high: Largest raw value that the data may hold.
        used: ``(n_bits,)`` ascending bits of the grid, at least one; None stands for all.
        columns: What a table's features are, one per feature. They change no bit, and two encoders
            that differ in nothing else are equal; rows in a data frame are found by their names.
    """

    n_features: int
    thresholds: NDArray[np.float64]
    dtype: str
    low: float
    high: float
    used: NDArray[np.int32] | None = None
    columns: tuple[Column, ...] | None = None

    def __repr__(self) -> str:
        return f"ThresholdEncoder({self.n_features:,} {self.dtype} values to {self.n_bits:,} bits)"

    def __post_init__(self) -> None:
        if self.n_features < 1:
            raise ValueError(f"n_features must be at least 1, got {self.n_features}")
        if self.dtype not in _DTYPES:
            raise ValueError(must_be_one_of("dtype", self.dtype, _DTYPES))
        if not (np.isfinite(self.low) and np.isfinite(self.high) and self.low < self.high):
            raise ValueError(f"need finite low < high, got low={self.low}, high={self.high}")
        given = self.thresholds
        if isinstance(given, np.ndarray) and given.shape[1:] == (self.n_features,):
            given = given[:, 0] if given.strides[1] == 0 else given  # no copy for each feature
        thresholds = freeze_float("thresholds", given)
        if thresholds.ndim == 1:
            thresholds = np.broadcast_to(thresholds[:, None], (len(thresholds), self.n_features))
        if thresholds.ndim != 2 or thresholds.shape[1] != self.n_features or len(thresholds) == 0:
            raise ValueError(
                f"thresholds must have shape (T,) or (T, {self.n_features}) with T >= 1, "
                f"got {np.shape(self.thresholds)}"
            )
        object.__setattr__(self, "thresholds", thresholds)
        object.__setattr__(self, "low", float(self.low))
        object.__setattr__(self, "high", float(self.high))
        if self.used is not None:
            object.__setattr__(self, "used", self._checked_selection(self.used))
        if self.columns is not None:
            object.__setattr__(self, "columns", tuple(self.columns))
            check_columns(self.columns, self.n_features)

    def _checked_selection(self, used: ArrayLike) -> NDArray[np.int32] | None:
        bits = freeze_int("used", used, np.int32)
        grid = self.thresholds.size
        if len(bits) == 0 or bits[0] < 0 or bits[-1] >= grid or (bits[1:] <= bits[:-1]).any():
            raise ValueError(
                f"used must hold at least one of the grid's bits 0 to {grid - 1}, ascending, "
                f"got {np.array2string(bits, threshold=8)}"
            )
        return bits if len(bits) < grid else None

    @classmethod
    def scaled(
        cls,
        n_features: int,
        thresholds: ArrayLike,
        dtype: str,
        low: float,
        high: float,
    ) -> ThresholdEncoder:
        """Thresholds given for data scaled to [0, 1], turned into raw units.

        ``scaled(784, [1/4, 1/2, 3/4], "uint8", 0, 255)`` keeps 63.75, 127.5 and 191.25.
        """
        raw = low + np.asarray(thresholds, dtype=np.float64) * (high - low)
        return cls(n_features, raw, dtype, low, high)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ThresholdEncoder):
            return NotImplemented
        mine, theirs = (
            (e.n_features, e.n_thresholds, e.dtype, e.low, e.high, e.used is None)
            for e in (self, other)
        )
        if mine != theirs:
            return False
        # Thresholds that all features share are compared once.
        a, b = (t[:, :1] if t.strides[1] == 0 else t for t in (self.thresholds, other.thresholds))
        return bool((a == b).all()) and (
            self.used is None or np.array_equal(self.used, other.grid_bits)
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def n_thresholds(self) -> int:
        """Thresholds per feature."""
        return len(self.thresholds)

    @property
    def n_bits(self) -> int:
        """Bits per sample: thresholds times features, or as many as are used."""
        return self.thresholds.size if self.used is None else len(self.used)

    @property
    def grid_bits(self) -> NDArray[np.int32]:
        """``(n_bits,)`` which bit of the grid each one is."""
        return np.arange(self.n_bits, dtype=np.int32) if self.used is None else self.used

    def grid_numbers(self, bits: NDArray[np.int64]) -> NDArray[np.int64]:
        """``(n,)`` which bits of the grid some of this encoder's bits are."""
        return bits if self.used is None else self.used[bits].astype(np.int64)

    @property
    def bit_features(self) -> NDArray[np.int32]:
        """``(n_bits,)`` which feature each bit is of."""
        features: NDArray[np.int32] = self.grid_bits % np.int32(self.n_features)
        return features

    @property
    def bit_thresholds(self) -> NDArray[np.float64]:
        """``(n_bits,)`` what each bit's feature is compared with."""
        row, column = np.divmod(self.grid_bits, self.n_features)
        chosen: NDArray[np.float64] = self.thresholds[row, column]
        return chosen

    def check(self, X: ArrayLike) -> NDArray[Any]:
        """Return raw rows as an array, or raise.

        Args:
            X: ``(B, n_features)``, or ``(B, ...)`` whose trailing axes hold ``n_features`` values.
                Any real dtype and memory order: what counts is that the values lie in the
                declared range. With ``columns`` also a data frame, whose columns are found by name,
                in any order, and hold numbers and texts.

        Raises:
            ValueError: Wrong width, NaN, or a value outside ``[low, high]``; names the value. A
                data frame without one of the columns; names it.
        """
        if self.columns is not None and is_frame(X):
            return encode_frame(X, self.columns)
        array = as_rows(X)
        if array.ndim > 2:
            array = array.reshape(len(array), math.prod(array.shape[1:]))
        if array.ndim != 2 or array.shape[1] != self.n_features:
            raise ValueError(
                f"expected rows of {self.n_features} features{self._names()}, got shape "
                f"{array.shape}{next_step(X, np.ndarray)}"
            )
        if array.dtype.kind not in "biuf":
            raise ValueError(f"expected numbers, got dtype {array.dtype}")
        if array.dtype == np.bool_ and self.dtype in ("uint8", "int64") and self.high > 1:
            raise ValueError(
                f"got bool rows, but the raw data are {self.dtype} from {self.low:g} to "
                f"{self.high:g}: give raw values, or bits to the methods that take encoded rows"
            )
        exact = array.dtype == np.uint8 and self.low <= 0 and self.high >= 255
        if exact or array.size == 0:
            return array
        if array.dtype == np.bool_:
            array = array.astype(np.uint8)
        elif array.dtype.itemsize > 8:
            array = array.astype(np.float64)
        # Limits as the data's type can hold them: float32 data reach float32(0.1), not 0.1.
        low, high = self.low, self.high
        if array.dtype.kind == "f":
            low, high = float(array.dtype.type(low)), float(array.dtype.type(high))
        smallest, largest = float(array.min()), float(array.max())
        if np.isnan(smallest) or np.isnan(largest):
            row, column = (int(i) for i in np.argwhere(np.isnan(array))[0])
            raise ValueError(
                f"NaN in row {row}, feature {column}: replace missing values before encoding"
            )
        if smallest < low or largest > high:
            value = smallest if smallest < low else largest
            raise ValueError(
                f"value {value:g} lies outside [{self.low:g}, {self.high:g}], the declared range "
                f"of the raw data ({self.dtype}): is it scaled or in other units?"
            )
        if array.dtype.kind == "f" and self.dtype in ("bool", "uint8", "int64"):
            self._check_whole(array)
        return array

    def rows(self, X: ArrayLike) -> NDArray[Any]:
        """Rows of numbers as generated code reads them, such as those of a data frame.

        ``encoder.rows(frame).tofile("rows.bin")`` writes what the example program of the target
        ``c`` reads.

        Args:
            X: ``(B, n_features)`` raw values, or a data frame; see :meth:`check`.

        Returns:
            ``(B, n_features)`` of type :attr:`dtype`, row by row in memory: numbers as they are
            (rounded to that type), of a table's columns categories by their code, and what is
            missing as the column has it.

        Raises:
            ValueError: As :meth:`check`.
        """
        return np.ascontiguousarray(self.check(X), dtype=self.dtype)

    def _names(self) -> str:
        if self.columns is None:
            return ""
        return f" ({listed([column.name for column in self.columns])})"

    def _check_whole(self, array: NDArray[Any]) -> None:
        fraction = array != np.floor(array)
        if fraction.any():
            row, column = (int(i) for i in np.argwhere(fraction)[0])
            raise ValueError(
                f"value {array[row, column]:g} in row {row}, feature {column}: the raw data are "
                f"whole numbers ({self.dtype}, {self.low:g} to {self.high:g}): is it scaled?"
            )

    def encode(self, X: ArrayLike) -> NDArray[np.uint8]:
        """Encode raw rows.

        Args:
            X: ``(B, n_features)`` raw values; see :meth:`check`.

        Returns:
            ``(B, n_bits)`` uint8 of 0 and 1.
        """
        array = self.check(X)
        if self.used is not None:
            compared: NDArray[np.bool_] = array[:, self.bit_features] > self.bit_thresholds
            return compared.view(np.uint8)
        bits = np.empty((len(array), self.n_bits), dtype=np.uint8)
        for t, row in enumerate(self.thresholds):
            bits[:, t * self.n_features : (t + 1) * self.n_features] = array > row
        return bits

    def scale(self, X: ArrayLike) -> NDArray[np.float32]:
        """Scale raw rows to [0, 1] by the declared range: ``(B, n_features)`` float32."""
        array = self.check(X).astype(np.float64)
        return ((array - self.low) / (self.high - self.low)).astype(np.float32)
