"""Convolutions whose kernels are trees of gates, as convolutional networks train them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import as_sizes
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.stages.convolution import ConvolutionStage
from gategrad.gates import GATE_IDS

__all__ = ["tree_stage"]

_OR: Final = GATE_IDS["or"]


def tree_stage(
    leaves: ArrayLike,
    gates: ArrayLike,
    in_shape: Sequence[int],
    *,
    kernel_size: Sequence[int],
    stride: Sequence[int] | None = None,
    padding: Sequence[int] | None = None,
    pool: int = 1,
) -> ConvolutionStage:
    """A convolution whose kernels are complete binary trees of gates (CLGN, section 3.1).

    Args:
        leaves: ``(O, 2**depth, 1 + axes)`` channel and place in the window of what each leaf reads.
        gates: ``(O, 2**depth - 1)`` gate ids from the leaves to the root. Gate ``i`` of the first
            level reads leaves ``2i`` and ``2i + 1``; those of later levels read the gates of the
            level before likewise.
        in_shape: Channels and 1 to 3 extents that come in.
        kernel_size: Extent of the window along each axis.
        stride: Distance of windows along each axis; 1 by default.
        padding: False values at both ends of each axis; none by default.
        pool: Positions along each axis that a disjunction behind the trees takes together.

    Returns:
        One stage for trees and pooling. An only axis is that of columns. The first of three becomes
        part of the channels, with gates for each position along it: the order of bits is the same.

    Raises:
        ValueError: Arrays of other shapes, or a leaf outside of the window.
    """
    leaf, kind = np.asarray(leaves), np.asarray(gates)
    channels, *extents = as_sizes("in_shape", in_shape, len(in_shape), 1)
    axes = len(extents)
    if not 1 <= axes <= 3:
        raise ValueError(f"in_shape must be channels and 1 to 3 extents, got {in_shape}")
    kernel = as_sizes("kernel_size", kernel_size, axes, 1)
    steps = as_sizes("stride", [1] * axes if stride is None else stride, axes, 1)
    border = as_sizes("padding", [0] * axes if padding is None else padding, axes, 0)
    n_leaves = leaf.shape[1] if leaf.ndim == 3 else 0
    if n_leaves < 2 or n_leaves & (n_leaves - 1) or leaf.shape[2] != 1 + axes:
        raise ValueError(f"leaves must have shape (O, 2**depth, {1 + axes}), got {leaf.shape}")
    if leaf.dtype.kind not in "iu":
        raise ValueError(f"leaves must be integers, got {leaf.dtype}")
    leaf = leaf.astype(np.int64)
    if kind.shape != (len(leaf), n_leaves - 1):
        raise ValueError(f"gates must have shape {(len(leaf), n_leaves - 1)}, got {kind.shape}")
    if pool < 1:
        raise ValueError(f"pool must be at least 1, got {pool}")
    wrong = (leaf < 0) | (leaf >= [channels, *kernel])
    if wrong.any():
        o, i = (int(n) for n in np.argwhere(wrong.any(axis=2))[0])
        raise ValueError(
            f"leaf {i} of kernel {o} is {leaf[o, i].tolist()}: channels are 0 to {channels - 1}, "
            f"the window {' x '.join(map(str, kernel))}"
        )
    pools = (pool,) * axes
    if axes == 1:
        leaf = np.insert(leaf, 1, 0, axis=2)
        extents, kernel, steps = [1, *extents], (1, *kernel), (1, *steps)
        border, pools = (0, *border), (1, *pools)
    # What each leaf reads, a channel (-1: false), row and column, of each position that is pooled.
    channel, row, column = leaf[..., 0], leaf[..., -2], leaf[..., -1]
    layers = [channel]
    if axes == 3:
        layers = _layers(channel, leaf[..., 1], extents[0], kernel[0], steps[0], border[0], pool)
        n = len(layers[0]) // len(leaf)
        row, column, kind = (np.repeat(array, n, axis=0) for array in (row, column, kind))
        channels *= extents[0]
    rows, columns = (
        width + (count - 1) * step
        for width, count, step in zip(kernel[-2:], pools[-2:], steps[-2:], strict=True)
    )
    nets = np.stack(
        [
            np.where(
                layer < 0,
                0,
                2 + (layer * rows + row + i * steps[-2]) * columns + column + j * steps[-1],
            )
            for layer in layers
            for i in range(pools[-2])
            for j in range(pools[-1])
        ]
    )
    return ConvolutionStage(
        _trees(kind, nets, channels * rows * columns),
        (channels, extents[-2], extents[-1]),
        (rows, columns),
        (steps[-2] * pools[-2], steps[-1] * pools[-1]),
        (border[-2], border[-1]),
    )


def _layers(
    channel: NDArray[Any],
    place: NDArray[Any],
    extent: int,
    kernel: int,
    stride: int,
    padding: int,
    pool: int,
) -> list[NDArray[Any]]:
    # Channels that stand for a channel and a place along an axis, of each kernel at each position.
    outputs = ((extent + 2 * padding - kernel) // stride + 1) // pool
    if outputs < 1:
        raise ValueError(f"a window of {kernel} does not fit into {extent} + 2 * {padding}")
    layers = []
    for k in range(pool):
        position = (np.arange(outputs) * pool + k) * stride - padding
        at = place[:, None, :] + position[:, None]
        made = np.where((at >= 0) & (at < extent), channel[:, None, :] * extent + at, -1)
        layers.append(made.reshape(-1, channel.shape[1]))
    return layers


def _trees(kind: NDArray[Any], nets: NDArray[Any], n_inputs: int) -> Netlist:
    # Of leaves' nets (copies, kernels, leaves): a disjunction of each kernel's copies.
    end = 2 + n_inputs
    levels: list[tuple[NDArray[Any], NDArray[Any], NDArray[Any]]] = []
    column = 0
    while nets.shape[2] > 1:
        width = nets.shape[2] // 2
        made = np.broadcast_to(kind[:, column : column + width], (*nets.shape[:2], width))
        levels.append((made, nets[..., ::2], nets[..., 1::2]))
        nets = np.arange(end, end + made.size).reshape(made.shape)
        end, column = end + made.size, column + width
    while len(nets) > 1:
        half = len(nets) // 2
        a, b = nets[:half], nets[half : 2 * half]
        levels.append((np.full(a.shape, _OR), a, b))
        joined = np.arange(end, end + a.size).reshape(a.shape)
        end, nets = end + a.size, np.concatenate([joined, nets[2 * half :]])
    gate, a, b = (np.concatenate([part[i].reshape(-1) for part in levels]) for i in range(3))
    return Netlist(n_inputs, gate, a, b, nets.reshape(-1))
