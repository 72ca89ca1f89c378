"""Whether images need several thresholds: photographs do, strokes do not."""

from __future__ import annotations

from typing import Final

import numpy as np

from gategrad.data.raw_arrays import RawArrays

__all__ = ["has_gray_levels"]

_IMAGES: Final = 1_000
_NEITHER: Final = 1 / 8
_SHARE: Final = 1 / 5


def has_gray_levels(arrays: RawArrays) -> bool:
    """Whether a threshold at half the range loses what images show.

    It does where at least a fifth of the pixels are neither dark nor bright: between one and seven
    eighths of the range, in the first 1,000 images for training.
    """
    scaled = (np.asarray(arrays.X_train[:_IMAGES], np.float64) - arrays.low) / (
        arrays.high - arrays.low
    )
    between = (scaled > _NEITHER) & (scaled < 1 - _NEITHER)
    return bool(between.size and between.mean() >= _SHARE)
