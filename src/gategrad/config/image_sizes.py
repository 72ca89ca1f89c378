"""Networks and trainings that suit a set of images: a rule, for who names no sizes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

__all__ = ["LR", "MOST_EPOCHS", "ImageSizes", "gray_thresholds", "image_sizes"]

LR: Final = 0.05
"""Adam's learning rate at the start, which falls to zero along a cosine."""

MOST_EPOCHS: Final = 30
"""Passes over few images, more than which buy nothing."""

_LAYERS: Final = 3
_GATES_OF_A_PIXEL: Final = 64  # in each layer
_WIDTHS: Final = (4_000, 64_000)
_LEAST_EPOCHS: Final = 5
# Gates evaluated in training, all images and epochs together: two minutes on two cores. A bit of an
# image, which must be made and moved, takes as long as five gates.
_GATES_TRAINED: Final = 100_000_000_000
_GATES_OF_A_BIT: Final = 5
_FEW_PIXELS: Final = 256


@dataclass(frozen=True)
class ImageSizes:
    """Sizes of a network and of its training.

    Attributes:
        layers: Logic layers.
        width: Gates of each.
        epochs: Passes over the images.
        batch_size: Images of a step.
    """

    layers: int
    width: int
    epochs: int
    batch_size: int


def image_sizes(
    n_images: int, shape: tuple[int, ...], n_thresholds: int, width: int | None = None
) -> ImageSizes:
    """Sizes by rule.

    Args:
        n_images: Images to train on.
        shape: ``(channels, height, width)`` of an image.
        n_thresholds: Thresholds of a value; :func:`gray_thresholds` has a rule for them, too.
        width: Gates of each layer, where someone names them.
    """
    channels, *extents = shape
    n_pixels = math.prod(extents)
    if width is None:
        width = _within(*_WIDTHS, round(_GATES_OF_A_PIXEL * n_pixels, -3))
    cost = _LAYERS * width + _GATES_OF_A_BIT * channels * n_pixels * n_thresholds
    epochs = round(_GATES_TRAINED / (max(1, n_images) * cost))
    return ImageSizes(
        _LAYERS,
        width,
        _within(_LEAST_EPOCHS, MOST_EPOCHS, epochs),
        batch_size=32 if n_images < 2_000 else 64 if n_images < 8_000 else 128,
    )


def gray_thresholds(shape: tuple[int, ...]) -> int:
    """Thresholds of a pixel that has shades of gray, in images of ``(channels, height, width)``."""
    return 7 if math.prod(shape) <= _FEW_PIXELS else 15


def _within(least: int, most: int, value: int) -> int:
    return min(most, max(least, value))
