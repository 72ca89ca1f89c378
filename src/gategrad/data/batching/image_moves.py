"""Images mirrored, moved or bent a little, differently each time that they are seen."""

from __future__ import annotations

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

__all__ = ["Bends", "Flips", "Shifts"]

# Ways that images are bent in, and points along each side of the grid that moves.
_BENDS: Final = 512
_GRID: Final = 4


class _Moves:
    """Rearranges images in one of several ways.

    Args:
        sources: ``(ways, size)``: the feature that each comes from; ``size``: from outside, where
            all is 0.
        parts: In how many parts of that size the features are, all rearranged alike.
    """

    def __init__(self, sources: NDArray[np.int64], parts: int = 1) -> None:
        self._sources = torch.from_numpy(sources)
        self._parts = parts
        self._reads_outside = bool(sources.max() == sources.shape[1])

    def __call__(self, X: Tensor, words: NDArray[np.uint64]) -> Tensor:
        """Rearrange each sample as its random word says.

        Args:
            X: ``(n, features)``.
            words: ``(n,)``.

        Returns:
            ``(n, features)``, a copy.
        """
        self._sources = self._sources.to(X.device)
        way = torch.from_numpy(self._ways(words).astype(np.int64)).to(X.device)
        parts = X.reshape(len(X), self._parts, self._sources.shape[1])
        if self._reads_outside:
            parts = torch.cat([parts, parts.new_zeros(len(X), self._parts, 1)], dim=2)
        source = self._sources[way][:, None].expand(-1, self._parts, -1)
        return parts.gather(2, source).reshape(X.shape)

    def _ways(self, words: NDArray[np.uint64]) -> NDArray[np.uint64]:
        """``(n,)`` numbers of the ways that words say."""
        return words % np.uint64(len(self._sources))


class Flips(_Moves):
    """Mirrors images about their vertical axis; each with a chance of one half.

    Args:
        input_shape: ``(channels, height, width)`` of a sample's features.
        planes: ``(channels,)`` which channel, mirrored, each becomes; itself by default.

    Raises:
        ValueError: Samples that are not images.
    """

    def __init__(
        self,
        input_shape: tuple[int, int, int] | None,
        planes: NDArray[np.int64] | None = None,
    ) -> None:
        if input_shape is None:
            raise ValueError("flip mirrors images, but these samples are not: leave flip out")
        n = int(np.prod(input_shape))
        feature = np.arange(n).reshape(input_shape)
        mirrored = feature if planes is None else feature[planes]
        super().__init__(np.stack([feature, mirrored[:, :, ::-1]]).reshape(2, n))

    def _ways(self, words: NDArray[np.uint64]) -> NDArray[np.uint64]:
        return words >> np.uint64(63)


class Shifts(_Moves):
    """Moves images up to ``most`` pixels up or down and as many left or right.

    All ``(2 * most + 1) ** 2`` moves are equally likely. What comes in at the border is 0.

    Args:
        input_shape: ``(channels, height, width)`` of a sample's features.
        most: At least 1, and less than height and width.

    Raises:
        ValueError: Samples that are not images, or ``most`` out of range.
    """

    def __init__(self, input_shape: tuple[int, int, int] | None, most: int) -> None:
        if input_shape is None:
            raise ValueError(f"shift={most} moves images, but these samples are not: use shift=0")
        channels, height, width = input_shape
        if not 1 <= most < min(height, width):
            raise ValueError(
                f"shift must be from 0 to {min(height, width) - 1} for images of {height} x "
                f"{width}, got {most}"
            )
        n = channels * height * width
        feature = np.arange(n).reshape(input_shape)
        padded = np.pad(feature, ((0, 0), (most, most), (most, most)), constant_values=n)
        sides = range(2 * most + 1)
        super().__init__(
            np.stack(
                [padded[:, r : r + height, c : c + width].reshape(-1) for r in sides for c in sides]
            )
        )


class Bends(_Moves):
    """Bends images: points of a 4 x 4 grid move at random, and what lies between moves with them.

    So images are moved, turned, stretched, slanted and warped, all a little (elastic distortions:
    Simard, Steinkraus and Platt 2003). Each pixel takes the value of the nearest one, so that bits
    stay bits; what comes from outside is 0.

    Args:
        input_shape: ``(channels, height, width)`` of a sample's features.
        pixels: How far a point moves along each axis: the standard deviation. Less than height and
            width, of which little would be left.
        seed: Decides which 512 ways of bending there are.

    Raises:
        ValueError: Samples that are not images, or ``pixels`` out of range.
    """

    def __init__(
        self, input_shape: tuple[int, int, int] | None, pixels: float, seed: int = 0
    ) -> None:
        if input_shape is None:
            raise ValueError(f"bend={pixels} bends images, but these samples are not: use bend=0")
        channels, height, width = input_shape
        if not 0 < pixels < min(height, width):
            raise ValueError(
                f"bend must be from 0 to less than {min(height, width)} for images of {height} x "
                f"{width}, got {pixels}"
            )
        rng = np.random.default_rng(seed)
        moves = pixels * rng.standard_normal((_BENDS, 2, _GRID, _GRID), dtype=np.float32)
        fields = nn.functional.interpolate(
            torch.from_numpy(moves), (height, width), mode="bicubic", align_corners=True
        ).numpy()
        row = np.rint(fields[:, 0] + np.arange(height)[:, None])
        column = np.rint(fields[:, 1] + np.arange(width))
        inside = (row >= 0) & (row < height) & (column >= 0) & (column < width)
        source = np.where(inside, row * width + column, height * width)
        super().__init__(source.reshape(_BENDS, -1).astype(np.int64), channels)
