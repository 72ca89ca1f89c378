"""Leaves of trees that are mixtures of their candidates, and the gradient of the shares.

A mixture of places of a window is a convolution in the ordinary sense, whose kernel has the shares
at these places. So no memory is taken for each candidate's values.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import conv1d, conv2d, conv3d
from torch.nn.grad import conv1d_weight, conv2d_weight, conv3d_weight

from gategrad.nn.kernels.tree_wiring import Geometry

__all__ = ["leaf_mixtures", "share_gradient"]

_CONVOLVE: Final = {1: conv1d, 2: conv2d, 3: conv3d}
_KERNEL_GRADIENT: Final = {1: conv1d_weight, 2: conv2d_weight, 3: conv3d_weight}


def leaf_mixtures(x: Tensor, wires: Tensor, candidates: Tensor, geometry: Geometry) -> Tensor:
    """What leaves read, each a mixture of its candidates by their shares.

    Args:
        x: ``(B, C * places)`` inputs, channel by channel.
        wires: ``(K * 2 ** depth, candidates)`` shares.
        candidates: Of each leaf, numbered ``channel * window + place in the window``.
        geometry: Where windows are.

    Returns:
        ``(B, K * 2 ** depth * positions)``, of all positions before any pooling.
    """
    image, convolve = _image(x, geometry), _CONVOLVE[len(geometry.kernel_size)]
    parts = []
    for rows, channels in _groups(geometry):
        shares, places = wires[rows], _places(candidates[rows], channels, geometry)
        kernel = shares.new_zeros(len(shares), prod(_kernel_shape(channels, geometry)))
        kernel = kernel.scatter_add(1, places, shares)
        kernel = kernel.view(len(shares), *_kernel_shape(channels, geometry))
        read = image[:, channels]
        parts.append(convolve(read, kernel, None, geometry.stride, geometry.padding))
    return torch.cat(parts, dim=1).flatten(1)


def share_gradient(grad: Tensor, x: Tensor, candidates: Tensor, geometry: Geometry) -> Tensor:
    """The gradient of the shares, from that of :func:`leaf_mixtures`.

    Args:
        grad: ``(B, K * 2 ** depth * positions)``.
        x: As before.
        candidates: As before.
        geometry: As before.

    Returns:
        ``(K * 2 ** depth, candidates)``: each leaf's gradient times each of its candidates' values,
        summed over positions and the batch.
    """
    image, gradient = _image(x, geometry), _KERNEL_GRADIENT[len(geometry.kernel_size)]
    grad = grad.reshape(len(x), len(candidates), *geometry.conv_extents)
    parts = []
    for rows, channels in _groups(geometry):
        places = _places(candidates[rows], channels, geometry)
        shape = len(places), *_kernel_shape(channels, geometry)
        read, of_leaves = image[:, channels].contiguous(), grad[:, rows].contiguous()
        kernel: Tensor = gradient(  # type: ignore[no-untyped-call]
            read, shape, of_leaves, geometry.stride, geometry.padding
        )
        parts.append(kernel.flatten(1).gather(1, places))
    return torch.cat(parts)


def _image(x: Tensor, geometry: Geometry) -> Tensor:
    return x.reshape(len(x), *geometry.in_shape)


def _groups(geometry: Geometry) -> Iterator[tuple[slice, slice]]:
    """The leaves of each group, and its channels."""
    n, kernels, channels = geometry.groups, geometry.out_channels, geometry.in_shape[0]
    for g in range(n):
        leaves = (kernels * end // n << geometry.depth for end in (g, g + 1))
        yield slice(*leaves), slice(channels * g // n, channels * (g + 1) // n)


def _kernel_shape(channels: slice, geometry: Geometry) -> tuple[int, ...]:
    return channels.stop - channels.start, *geometry.kernel_size


def _places(candidates: Tensor, channels: slice, geometry: Geometry) -> Tensor:
    """Candidates by their number in the group."""
    before: int = channels.start * prod(geometry.kernel_size)
    return candidates.long() - before
