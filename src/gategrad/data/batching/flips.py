"""Images mirrored left to right, half of them, anew each time that they are seen."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

__all__ = ["Flips"]


class Flips:
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
        both = np.stack([feature, mirrored[:, :, ::-1]]).reshape(2, n)
        self._sources = torch.from_numpy(both)

    def __call__(self, X: Tensor, words: NDArray[np.uint64]) -> Tensor:
        """Mirror each sample whose random word's highest bit is set.

        Args:
            X: ``(n, features)``.
            words: ``(n,)``.

        Returns:
            ``(n, features)``, a copy.
        """
        self._sources = self._sources.to(X.device)
        mirrored = torch.from_numpy((words >> np.uint64(63)).astype(np.int64))
        return X.gather(1, self._sources[mirrored.to(X.device)])
