"""Leaves of trees that training chooses, as kernels read them."""

from __future__ import annotations

from functools import lru_cache
from math import prod

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gategrad.nn.kernels.layer_wiring import numbered
from gategrad.nn.kernels.learned_wiring import Candidates
from gategrad.nn.kernels.tree_wiring import Geometry, TreeWiring

__all__ = ["LearnedTrees"]


class LearnedTrees(Candidates):
    """The candidates of a convolution's leaves.

    Args:
        candidates: ``(K * 2 ** depth, candidates)`` int32: the places that each leaf may read, one
            kernel's leaves after the other's. A place's number is ``channel * window + place in the
            window``, the latter in the order of memory.
        geometry: Where windows are.

    Raises:
        ValueError: A place that does not exist, or a channel of another group; or too many.
    """

    def __init__(self, candidates: NDArray[np.int32], geometry: Geometry) -> None:
        window = prod(geometry.kernel_size)
        n_leaves = geometry.out_channels * 2**geometry.depth
        if candidates.ndim != 2 or len(candidates) != n_leaves:
            raise ValueError(
                f"candidates must have a row for each of {n_leaves} leaves, got an array of shape "
                f"{candidates.shape}"
            )
        super().__init__(candidates, geometry.in_shape[0] * window)
        low, high = geometry.places_of_leaves()
        wrong = ((self.candidates < low) | (self.candidates >= high)).any(axis=1)
        if wrong.any():
            row = int(np.flatnonzero(wrong)[0])
            raise ValueError(
                f"kernel {row >> geometry.depth} may read channels outside of its group, which has "
                f"channels {int(low[row, 0]) // window} to {int(high[row, 0]) // window - 1}"
            )
        self.geometry = geometry
        self.n_inputs = geometry.in_features
        self.n_outputs = geometry.out_features
        self.n_gates = geometry.out_channels * (2**geometry.depth - 1)
        self.taps = geometry.taps()
        # Made at once: torch.compile cannot trace how a wiring is made.
        self.mixed = _mixed(geometry)
        self.number = numbered(self)

    def leaves(self, chosen: Tensor) -> Tensor:
        """``(K, 2 ** depth, 1 + axes)`` int32: channel and place of what each leaf reads.

        Args:
            chosen: Their places' numbers, in any shape.
        """
        left, parts = chosen.reshape(self.geometry.out_channels, -1), []
        for extent in reversed(self.geometry.kernel_size):
            parts.append(left % extent)
            left = torch.div(left, extent, rounding_mode="floor")
        return torch.stack([left, *reversed(parts)], dim=2)

    def _wiring(self, chosen: NDArray[np.int32]) -> TreeWiring:
        return TreeWiring(self.leaves(torch.from_numpy(chosen)).numpy(), self.geometry, self)

    def __reduce__(self) -> tuple[type[LearnedTrees], tuple[NDArray[np.int32], Geometry]]:
        return LearnedTrees, (self.candidates, self.geometry)


@lru_cache(maxsize=64)
def _mixed(geometry: Geometry) -> TreeWiring:
    """Trees over an image that has a channel for each leaf, and in it what the leaf reads."""
    kernels, leaves, axes = geometry.out_channels, 2**geometry.depth, len(geometry.kernel_size)
    ones = (1,) * axes
    pixels = Geometry(
        (kernels * leaves, *geometry.conv_extents),
        kernels,
        ones,
        ones,
        (0,) * axes,
        geometry.pool,
        geometry.depth,
        kernels,
    )
    read = np.zeros((kernels, leaves, 1 + axes), np.int64)
    read[:, :, 0] = np.arange(kernels * leaves).reshape(kernels, leaves)
    return TreeWiring(read, pixels)
