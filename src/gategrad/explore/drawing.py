"""How a drawing becomes an image like those that a network was trained on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["Drawing", "drawing_of"]

_MNIST_SIDE: Final = 28


@dataclass(frozen=True)
class Drawing:
    """What is done to strokes, in pixels of the image.

    Attributes:
        box: The longer side of the drawing after scaling.
        pen: Width of the stroke after scaling.
        center: ``mass``: the center of mass comes to the image's center; ``box``: that of the
            drawing's bounding box.
    """

    box: float
    pen: float
    center: str


# MNIST: "size normalized to fit in a 20x20 pixel box while preserving their aspect ratio", then
# "translating the image so as to position [the center of mass of the pixels] at the center of the
# 28x28 field" (LeCun, Cortes, Burges). The pen's width is that of its digits; see
# docs/howto/explore.md.
_MNIST: Final = Drawing(20, 2.8, "mass")

_DRAWINGS: Final = {
    "mnist": _MNIST,
    "qmnist": _MNIST,
    # Cohen et al., 2017: centered in a square frame with a margin of 2 pixels.
    "emnist-balanced": Drawing(24, 3.0, "box"),
    "emnist-letters": Drawing(24, 3.0, "box"),
    # 28 pixels and a margin of 2 on each side.
    "devanagari": Drawing(28, 2.6, "box"),
    # Normalized to 32 x 32, then counted in blocks of 4 x 4.
    "digits": Drawing(8, 1.6, "box"),
}


def drawing_of(name: str | None, shape: Sequence[int]) -> Drawing | None:
    """How the images of a set were made, as far as it is known.

    Args:
        name: The data set's name; None where it is not known, which is treated as MNIST.
        shape: ``(channels, height, width)``.

    Returns:
        None for images that nobody draws with a pen: colored ones, or a set without an entry here.
    """
    if len(shape) != 3 or shape[0] != 1:
        return None
    if name in _DRAWINGS:
        return _DRAWINGS[name]
    if name is None or name == "kmnist":
        unit = min(shape[1:]) / _MNIST_SIDE
        return Drawing(_MNIST.box * unit, max(1.0, _MNIST.pen * unit), "mass")
    return None
