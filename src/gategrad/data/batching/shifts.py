"""Images moved a little, differently each time that they are seen."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

__all__ = ["Shifts"]


class Shifts:
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
        self._moves = torch.from_numpy(_moves(channels, height, width, most))

    def __call__(self, X: Tensor, words: NDArray[np.uint64]) -> Tensor:
        """Move each sample as its random word says.

        Args:
            X: ``(n, features)``.
            words: ``(n,)``.

        Returns:
            ``(n, features)``, a copy.
        """
        self._moves = self._moves.to(X.device)
        move = torch.from_numpy((words % np.uint64(len(self._moves))).astype(np.int64))
        outside = X.new_zeros(len(X), 1)
        return torch.cat([X, outside], dim=1).gather(1, self._moves[move.to(X.device)])


def _moves(channels: int, height: int, width: int, most: int) -> NDArray[np.int64]:
    """``(moves, features)``: the feature that each comes from; the number of them: from outside."""
    n = channels * height * width
    feature = np.arange(n).reshape(channels, height, width)
    padded = np.pad(feature, ((0, 0), (most, most), (most, most)), constant_values=n)
    sides = range(2 * most + 1)
    return np.stack(
        [padded[:, r : r + height, c : c + width].reshape(-1) for r in sides for c in sides]
    )
