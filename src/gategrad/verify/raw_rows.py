"""Raw rows from encoders: random ones, and those that have given bits."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import ThresholdEncoder

__all__ = ["random_rows", "row_of", "same_grid"]


def random_rows(encoder: ThresholdEncoder, rng: np.random.Generator, count: int) -> NDArray[Any]:
    """``(count, n_features)`` uniform raw values in the encoder's range and dtype."""
    shape = count, encoder.n_features
    if _whole(encoder):
        low, high = int(np.ceil(encoder.low)), int(np.floor(encoder.high))
        whole: NDArray[Any] = rng.integers(low, high, shape, endpoint=True).astype(encoder.dtype)
        return whole
    values = encoder.low + rng.random(shape) * (encoder.high - encoder.low)
    return np.asarray(np.clip(values.astype(encoder.dtype), encoder.low, encoder.high))


def row_of(encoder: ThresholdEncoder, bits: NDArray[np.uint8]) -> NDArray[Any] | None:
    """A raw row with these bits: ``(n_features,)`` in the encoder's dtype, or None."""
    # Of the grid; bits of it that are not used set no limit.
    wanted, unwanted = np.zeros((2, *encoder.thresholds.shape), dtype=np.bool_)
    wanted.reshape(-1)[encoder.grid_bits] = bits == 1
    unwanted.reshape(-1)[encoder.grid_bits] = bits == 0
    above = np.where(wanted, encoder.thresholds, -np.inf).max(axis=0)  # x must be greater
    upto = np.where(unwanted, encoder.thresholds, np.inf).min(axis=0)
    low, high = np.maximum(above, encoder.low), np.minimum(upto, encoder.high)
    if _whole(encoder):
        smallest = np.where(above >= encoder.low, np.floor(above) + 1, np.ceil(encoder.low))
        choices = [smallest]
    else:
        dtype = np.dtype(encoder.dtype)
        choices = [low + (high - low) / 2, high, low, np.nextafter(low.astype(dtype), np.inf)]
    row = np.full(encoder.n_features, np.nan)
    for choice in choices:
        x = np.clip(choice, encoder.low, encoder.high).astype(encoder.dtype)
        fits = np.where(x > encoder.thresholds, ~unwanted, ~wanted).all(axis=0)
        row = np.where(np.isnan(row) & fits, x, row)
    if np.isnan(row).any():
        return None
    raw: NDArray[Any] = row.astype(encoder.dtype)
    return raw if np.array_equal(encoder.encode(raw[None])[0], bits) else None


def same_grid(a: ThresholdEncoder, b: ThresholdEncoder) -> bool:
    """Whether bits of one number, of their whole grids, are the same for every raw row."""
    if (a.n_features, a.n_thresholds, a.dtype, a.low, a.high) != (
        b.n_features, b.n_thresholds, b.dtype, b.low, b.high,
    ):  # fmt: skip
        return False
    if np.array_equal(a.thresholds, b.thresholds):
        return True
    # A whole number is greater than 63.75 where it is greater than 63.
    return _whole(a) and np.array_equal(np.floor(a.thresholds), np.floor(b.thresholds))


def _whole(encoder: ThresholdEncoder) -> bool:
    return encoder.dtype in ("bool", "uint8", "int64")
