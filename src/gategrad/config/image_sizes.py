"""Networks and trainings that suit a set of images: a rule, for who names no sizes."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from gategrad.config.number_lists import for_layers
from gategrad.config.wiring_names import LEARNED

__all__ = ["LR", "ImageSizes", "image_sizes", "most_epochs", "shade_thresholds"]

LR: Final = 0.05
"""Adam's learning rate at the start, which falls to zero along a cosine, with drawn wiring."""

# With fewer images, or shades, drawn wiring is as good in less time; more classes want more gates;
# more learned layers were worse in the literature; soft ones are slow. Of fewer images other drawn
# wiring and gates of four weights made no difference, and of strokes in many classes a worse one.
_MANY_IMAGES: Final = 8_000
_MOST_LEARNED_CLASSES: Final = 10
_MOST_LEARNED_LAYERS: Final = 3
_LEARNED_LR: Final = 0.02
_CANDIDATES: Final = (32, 16)
_BEND: Final = 0.02  # of the shorter side
_LEAST_EPOCHS: Final = 5
# More than these buy nothing.
_MOST_EPOCHS: Final = 30
_MOST_LEARNED_EPOCHS: Final = 100
# Gates evaluated in training, all images and epochs together: two minutes on two cores. A bit of an
# image, which must be made and moved, takes as long as five gates, ten candidates as one.
_GATES_TRAINED: Final = 100_000_000_000
_GATES_OF_A_BIT: Final = 5
_CANDIDATES_OF_A_GATE: Final = 10
_FEW_PIXELS: Final = 256


class _Shape(NamedTuple):
    """Layers, how wide each is, and gates of it for each pixel."""

    layers: int
    widths: tuple[int, int]
    gates_of_a_pixel: int


_OF_DRAWN: Final = _Shape(3, (4_000, 64_000), 64)
_OF_LEARNED: Final = _Shape(2, (4_000, 16_000), 10)


@dataclass(frozen=True)
class ImageSizes:
    """Sizes of a network and of its training, and how the network is wired.

    Attributes:
        layers: Logic layers.
        width: Gates of each.
        epochs: Passes over the images.
        batch_size: Images of a step.
        connections: Wiring of the first layer; ``learned`` and ``butterfly``, of all.
        parametrization: Weights of a gate.
        candidates: Of learned wiring, among how many an input is chosen, by layer.
        lr: Adam's learning rate at the start.
        bend: How far a grid's points move when images are bent.
    """

    layers: int
    width: int
    epochs: int
    batch_size: int
    connections: str
    parametrization: str
    candidates: tuple[int, ...]
    lr: float
    bend: float


def image_sizes(
    n_images: int,
    shape: tuple[int, ...],
    n_thresholds: int,
    n_classes: int,
    asked: Mapping[str, Any] = MappingProxyType({}),
) -> ImageSizes:
    """Sizes by rule.

    Wiring is learned, of images that are bent, for many gray images with one threshold, as strokes
    have, and up to ten classes, where neither other wiring, nor soft gates, nor more than three
    layers were asked for; see ``docs/recipes.md``.

    Args:
        n_images: Images to train on.
        shape: ``(channels, height, width)`` of an image.
        n_thresholds: Thresholds of a value; :func:`shade_thresholds` has a rule for them, too.
        n_classes: Classes.
        asked: Fields of the network that someone names: those that are not None decide.
    """
    channels, *extents = shape
    n_pixels = math.prod(extents)
    strokes = channels == 1 and n_thresholds == 1
    many = n_images >= _MANY_IMAGES
    learned = _learns(strokes and many and n_classes <= _MOST_LEARNED_CLASSES, asked)
    rule = _OF_LEARNED if learned else _OF_DRAWN
    layers, width = asked.get("layers") or rule.layers, asked.get("width")
    if width is None:
        width = _within(*rule.widths, round(rule.gates_of_a_pixel * n_pixels, -3))
    candidates = (asked.get("candidates") or _CANDIDATES[:layers]) if learned else ()
    # Twice as many drawn layers take twice as long, and are what someone wanted.
    of_layers = for_layers(candidates, layers) if learned else [0] * rule.layers
    gates = sum(width * (1 + n / _CANDIDATES_OF_A_GATE) for n in of_layers)
    cost = gates + _GATES_OF_A_BIT * channels * n_pixels * n_thresholds
    many_shades = many and not strokes
    connections = LEARNED if learned else "butterfly" if many_shades else "local"
    # Soft and drawn gates were not tried.
    four_weights = many_shades and not learned and asked.get("forward") in (None, "hard")
    epochs = round(_GATES_TRAINED / (max(1, n_images) * cost))
    return ImageSizes(
        layers,
        width,
        _within(_LEAST_EPOCHS, most_epochs(connections), epochs),
        batch_size=32 if n_images < 2_000 else 64 if n_images < 8_000 else 128,
        connections=connections,
        parametrization="walsh" if four_weights else "softmax",
        candidates=candidates,
        lr=_LEARNED_LR if learned else LR,
        bend=round(_BEND * min(extents), 2) if learned and n_thresholds == 1 else 0.0,
    )


def most_epochs(connections: str) -> int:
    """Passes over images, more than which buy nothing, by the wiring of the first layer."""
    return _MOST_LEARNED_EPOCHS if connections == LEARNED else _MOST_EPOCHS


def _learns(is_known_to_pay: bool, asked: Mapping[str, Any]) -> bool:
    wiring = asked.get("connections")
    if wiring is not None:
        return bool(wiring == LEARNED)
    few_layers = (asked.get("layers") or 1) <= _MOST_LEARNED_LAYERS
    return is_known_to_pay and few_layers and asked.get("forward") != "soft"


def shade_thresholds(shape: tuple[int, ...]) -> int:
    """Thresholds of a value that has shades, in images of ``(channels, height, width)``."""
    if shape[0] > 1:
        return 3
    return 7 if math.prod(shape) <= _FEW_PIXELS else 15


def _within(least: int, most: int, value: int) -> int:
    return min(most, max(least, value))
