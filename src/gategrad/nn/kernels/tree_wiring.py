"""Which inputs the trees of a convolution read: checked once, in the form that kernels want."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import gategrad._native as _native
from gategrad.nn.kernels.layer_wiring import numbered

if TYPE_CHECKING:
    from gategrad.nn.kernels.learned_trees import LearnedTrees

__all__ = ["Geometry", "TreeWiring", "draw_leaves"]

MAX_DEPTH = 4


@dataclass(frozen=True)
class Geometry:
    """Where the windows of a convolution are, over any number of axes of an image.

    Attributes:
        in_shape: ``(C, *extents)`` of the input.
        out_channels: Trees, K.
        kernel_size: Extent of the window along each axis.
        stride: Distance of windows along each axis.
        padding: Places outside of the image, which read 0, on both ends of each axis.
        pool: Extent, along each axis, of the windows' positions of whose trees an output is the
            largest; 1 or 2. Positions that do not fill such a square are left out.
        depth: Levels of gates of each tree.
        groups: Runs of trees, and of channels, without connections between them.
    """

    in_shape: tuple[int, ...]
    out_channels: int
    kernel_size: tuple[int, ...]
    stride: tuple[int, ...]
    padding: tuple[int, ...]
    pool: int
    depth: int
    groups: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "in_shape", tuple(index(n) for n in self.in_shape))
        for name in ("out_channels", "pool", "depth", "groups"):
            object.__setattr__(self, name, index(getattr(self, name)))
        axes = len(self.in_shape) - 1
        if not 1 <= axes <= 3 or min(self.in_shape) < 1:
            raise ValueError(
                f"in_size must be 1 to 3 positive extents, and channels positive, got "
                f"{self.in_shape}"
            )
        for name, least in (("kernel_size", 1), ("stride", 1), ("padding", 0)):
            value = getattr(self, name)
            if len(value) != axes or min(value) < least:
                raise ValueError(f"{name} must be {axes} numbers of at least {least}, got {value}")
        if self.pool not in (1, 2):
            raise ValueError(f"pool must be 1 (none) or 2, got {self.pool}")
        if self.pool == 2 and axes != 2:
            raise ValueError(f"pool=2 is of images with two axes, not {axes}")
        if not 1 <= self.depth <= MAX_DEPTH:
            raise ValueError(f"depth must be 1 to {MAX_DEPTH}, got {self.depth}")
        if self.out_channels < 1:
            raise ValueError(f"out_channels must be at least 1, got {self.out_channels}")
        if not 1 <= self.groups <= min(self.in_shape[0], self.out_channels):
            raise ValueError(
                f"groups must be 1 to {min(self.in_shape[0], self.out_channels)}, the number of "
                f"channels, got {self.groups}"
            )
        if min(self.out_shape[1:]) < 1:
            raise ValueError(
                f"a window of {self.kernel_size} does not fit into {self.in_shape[1:]} with "
                f"padding {self.padding} and pool {self.pool}"
            )

        # Before any memory is taken for them.
        read = prod(self.out_shape[1:]) * self.pool**axes * prod(self.kernel_size)
        if max(self.in_features, self.out_features, read) >= 2**31:
            raise ValueError(
                f"{self.in_features:,} inputs, {self.out_features:,} outputs and {read:,} places "
                "of all windows are more than 32-bit numbers can name: use smaller sizes"
            )

    @property
    def conv_extents(self) -> tuple[int, ...]:
        """Positions of the window along each axis."""
        return tuple(
            (extent + 2 * p - k) // s + 1
            for extent, k, s, p in zip(
                self.in_shape[1:], self.kernel_size, self.stride, self.padding, strict=True
            )
        )

    @property
    def out_shape(self) -> tuple[int, ...]:
        """``(K, *extents)`` of the output."""
        return self.out_channels, *(extent // self.pool for extent in self.conv_extents)

    @property
    def in_features(self) -> int:
        """Values per sample."""
        return prod(self.in_shape)

    @property
    def out_features(self) -> int:
        """Outputs per sample."""
        return prod(self.out_shape)

    def taps(self) -> NDArray[np.int32]:
        """Which row of its channel each place of each window is.

        Returns:
            ``(outputs of a channel, pool ** axes, places of a window)``, in the order of memory;
            the number of rows stands for places outside of the image.
        """
        row: Any = np.zeros((1, 1, 1), dtype=np.int64)
        outside: Any = np.zeros((1, 1, 1), dtype=bool)
        axes = zip(
            self.in_shape[1:],
            self.out_shape[1:],
            self.kernel_size,
            self.stride,
            self.padding,
            strict=True,
        )
        for extent, outputs, k, s, p in axes:
            position = np.arange(outputs)[:, None] * self.pool + np.arange(self.pool)
            place = position[:, :, None] * s - p + np.arange(k)
            # Each axis makes (outputs, positions, places) finer by its own.
            wide = row[:, None, :, None, :, None] * extent
            shape = tuple(a * b for a, b in zip(row.shape, place.shape, strict=True))
            place = place[None, :, None, :, None, :]
            row = (wide + place).reshape(shape)
            out = (place < 0) | (place >= extent)
            outside = (outside[:, None, :, None, :, None] | out).reshape(shape)
        return np.where(outside, prod(self.in_shape[1:]), row).astype(np.int32)

    def places_of_leaves(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Which places of windows the leaves of each kernel can read: those of its group.

        Returns:
            ``(K * 2 ** depth, 1)`` each: the number of the first, and of the last plus one. A
            place's number is its channel times the places of a window, plus its own in the window.
        """
        groups, window = np.arange(self.groups + 1), prod(self.kernel_size)
        kernels = np.diff(self.out_channels * groups // self.groups)
        channels = self.in_shape[0] * groups // self.groups
        low, high = (
            np.repeat(ends * window, kernels * 2**self.depth)[:, None]
            for ends in (channels[:-1], channels[1:])
        )
        return low, high


def draw_leaves(
    geometry: Geometry,
    channels_per_kernel: int,
    rng: np.random.Generator,
    *,
    butterfly: bool = False,
) -> NDArray[np.int64]:
    """Draw what each tree reads (Petersen et al. 2024, section 3.1).

    Each kernel reads ``channels_per_kernel`` channels of its group, or as many as there are; all
    channels of a group are read by about equally many kernels. No kernel reads a place twice, but
    where it has more leaves than there are places.

    Args:
        geometry: Where windows are.
        channels_per_kernel: See above.
        rng: Source of randomness.
        butterfly: Let gates of the first level read neighbors in one channel, the gates behind them
            as far as can be the same channel; and a kernel channels that are 1, 2, 4, ... apart.

    Returns:
        ``(K, 2 ** depth, 1 + axes)``: channel, and place in the window, of each leaf.
    """
    n_channels, n_kernels, groups = geometry.in_shape[0], geometry.out_channels, geometry.groups
    window, n_leaves = prod(geometry.kernel_size), 2**geometry.depth
    leaves = np.empty((n_kernels, n_leaves, len(geometry.in_shape)), dtype=np.int64)
    for group in range(groups):
        kernels = slice(n_kernels * group // groups, n_kernels * (group + 1) // groups)
        first, last = n_channels * group // groups, n_channels * (group + 1) // groups
        n = kernels.stop - kernels.start
        if butterfly:
            # A channel has a pair of leaves at least, unless a pair has to read two channels.
            most = n_leaves // 2 if window > 1 else n_leaves
            each = min(channels_per_kernel, max(1, most))
            channels = first + _deal_at_distances(last - first, n, each, rng)
        else:
            channels = first + _deal(last - first, n, channels_per_kernel, rng)
        read = channels.shape[1]
        if butterfly and window > 1:
            places = _pairs_by_channel(geometry, n, read, rng)
        else:
            places = _distinct(n, read * window, n_leaves, rng)
        leaves[kernels, :, 0] = np.take_along_axis(channels, places // window, axis=1)
        inside = np.unravel_index(places % window, geometry.kernel_size)
        leaves[kernels, :, 1:] = np.stack(inside, axis=2)
    return leaves


def _deal(n_channels: int, n_kernels: int, each: int, rng: np.random.Generator) -> NDArray[Any]:
    """``(n_kernels, each)`` different channels: hands of one shuffled deck after the other."""
    each = min(each, n_channels)
    hands = n_channels // each
    decks = -(-n_kernels // hands)
    shuffled = rng.permuted(np.tile(np.arange(n_channels), (decks, 1)), axis=1)
    dealt = shuffled[:, : hands * each].reshape(-1, each)[:n_kernels]
    return _with_all_channels(dealt, n_channels)


def _deal_at_distances(
    n_channels: int, n_kernels: int, each: int, rng: np.random.Generator
) -> NDArray[Any]:
    """``(n_kernels, each)`` channels 1 apart, then 2, 4 and so on, and then from the beginning.

    Around the end. A hand begins with a channel that was dealt as rarely as any, and goes on to
    that side where channels were dealt more rarely.
    """
    each = min(each, n_channels)
    dealt = np.empty((n_kernels, each), np.int64)
    counts, chance = np.zeros(n_channels), rng.random((n_kernels, n_channels))
    distances = _distances(n_channels, each)
    for kernel in range(n_kernels):
        distance = distances[kernel // (n_channels // each) % len(distances)]
        first = int(np.argmin(counts + chance[kernel]))
        sides = [(first + side * distance * np.arange(each)) % n_channels for side in (1, -1)]
        dealt[kernel] = min(sides, key=lambda hand: counts[hand].sum())
        counts[dealt[kernel]] += 1
    return _with_all_channels(rng.permuted(dealt, axis=1), n_channels)


def _distances(n_channels: int, each: int) -> list[int]:
    """1, 2, 4, ...: as far as so many channels fit."""
    found = [1]
    while 2 * found[-1] * (each - 1) < n_channels and each > 1:
        found.append(2 * found[-1])
    return found


def _pairs_by_channel(
    geometry: Geometry, rows: int, channels: int, rng: np.random.Generator
) -> NDArray[Any]:
    """``(rows, leaves)`` places of as many channels' windows, pair by pair of neighbors.

    As many pairs of each channel as of others, to within one, those of a channel in a row. Where
    no two neighbors are left, a pair is of any two places; where too few places are, all are there
    again.
    """
    window, n_pairs = prod(geometry.kernel_size), 2 ** (geometry.depth - 1)
    near = _neighbors(geometry.kernel_size)
    found = np.empty((rows, n_pairs, 2), np.int64)
    free, channel = np.ones((rows, window), bool), -1
    for pair in range(n_pairs):
        if pair * channels // n_pairs != channel:
            channel = pair * channels // n_pairs
            free[:] = True
        free[free.sum(axis=1) < 2] = True
        chances = np.where(free, rng.random((rows, window)), -1.0)
        found[:, pair] = np.argsort(-chances, axis=1)[:, :2]
        fits = np.all(free[:, near], axis=2)
        best = np.where(fits, rng.random((rows, len(near))), -1.0).argmax(axis=1)
        some = np.any(fits, axis=1)
        found[some, pair] = near[best[some]]
        np.put_along_axis(free, found[:, pair], False, axis=1)
        found[:, pair] += channel * window
    return found.reshape(rows, -1)


def _neighbors(kernel_size: tuple[int, ...]) -> NDArray[np.int64]:
    """``(pairs, 2)`` places of a window that touch, at a side or a corner."""
    at = np.stack(np.unravel_index(np.arange(prod(kernel_size)), kernel_size), axis=1)
    apart = np.abs(at[:, None] - at[None]).max(axis=2)
    return np.argwhere(np.triu(apart == 1))


def _with_all_channels(dealt: NDArray[Any], n_channels: int) -> NDArray[Any]:
    """Those that no hand holds in place of some that several hold, the last ones first."""
    counts = np.bincount(dealt.ravel(), minlength=n_channels)
    for channel in np.flatnonzero(counts == 0):
        often = np.argwhere(counts[dealt] > 1)
        if not len(often):
            break
        kernel, place = often[-1]
        counts[dealt[kernel, place]] -= 1
        counts[channel] += 1
        dealt[kernel, place] = channel
    return dealt


def _distinct(rows: int, available: int, wanted: int, rng: np.random.Generator) -> NDArray[Any]:
    """``(rows, wanted)`` numbers below ``available``, none more often than need be."""
    rounds = -(-wanted // available)
    decks = [rng.permuted(np.tile(np.arange(available), (rows, 1)), axis=1) for _ in range(rounds)]
    return np.concatenate(decks, axis=1)[:, :wanted]


@dataclass(frozen=True)
class DeviceTrees:
    """What trees read, on a GPU, by leaf and by channel.

    Attributes:
        channel: ``(K * 2 ** depth,)`` int32: the channel that each leaf reads.
        place: Likewise, its place in the window.
        taps: See :meth:`Geometry.taps`.
        starts: ``(C + 1,)`` int32: where each channel's leaves begin in the next.
        readers: ``(K * 2 ** depth,)`` int32: leaves by channel.
        positions: ``(places of a window, rows of a channel)`` int32: of which output (times those
            pooled, plus which of them) the window has the row at the place; -1 where none has.
    """

    channel: Tensor
    place: Tensor
    taps: Tensor
    starts: Tensor
    readers: Tensor
    positions: Tensor


class TreeWiring:
    """What the trees of a convolution read, checked, for the kernels. Never changes.

    Ops know it by its number, like a :class:`~gategrad.nn.kernels.layer_wiring.Wiring`.

    Args:
        leaves: ``(K, 2 ** depth, 1 + axes)``: channel and place of each leaf.
        geometry: Where windows are.
        learned: What leaves were chosen from, where training chooses.

    Raises:
        ValueError: A leaf reads what does not exist, or a channel of another group.
    """

    n_anchors = 0

    def __init__(
        self,
        leaves: NDArray[np.integer[Any]],
        geometry: Geometry,
        learned: LearnedTrees | None = None,
    ) -> None:
        shape = (geometry.out_channels, 2**geometry.depth, len(geometry.in_shape))
        if leaves.shape != shape:
            raise ValueError(f"leaves must have shape {shape}, got {leaves.shape}")
        if leaves.dtype.kind not in "iu":
            raise ValueError(f"leaves must be integers, got {leaves.dtype}")
        places = np.moveaxis(leaves[:, :, 1:], 2, 0)
        for axis, (place, extent) in enumerate(zip(places, geometry.kernel_size, strict=True)):
            if place.min() < 0 or place.max() >= extent:
                raise ValueError(
                    f"leaves read places {place.min()} to {place.max()} along axis {axis} of a "
                    f"window of {extent}"
                )
        place = np.ravel_multi_index(tuple(places), geometry.kernel_size)
        self.native = _native.TreeWiring(
            np.ascontiguousarray(np.stack([leaves[:, :, 0], place]), dtype=np.int32),
            geometry.taps() if learned is None else learned.taps,
            geometry.in_shape[0],
            prod(geometry.in_shape[1:]),
            geometry.groups,
        )
        self.geometry = geometry
        self.learned = learned
        self.n_inputs = geometry.in_features
        self.n_outputs = geometry.out_features
        self.n_gates = geometry.out_channels * (2**geometry.depth - 1)
        self.plane = prod(geometry.in_shape[1:])
        self._leaves = leaves
        self._on_device: dict[torch.device, DeviceTrees] = {}
        self.number = numbered(self)

    def leaves(self) -> Tensor:
        """``(K, 2 ** depth, 1 + axes)`` int64."""
        return torch.from_numpy(np.array(self._leaves, dtype=np.int64))

    def leaf_rows(self) -> Tensor:
        """Which row of the inputs each leaf reads at each position, those that are pooled too.

        Returns:
            ``(K * 2 ** depth * positions,)`` int64; the number of rows where that is outside of the
            image.
        """
        leaves = self._leaves.reshape(-1, self._leaves.shape[2])
        place = np.ravel_multi_index(tuple(leaves[:, 1:].T), self.geometry.kernel_size)
        inside = replace(self.geometry, pool=1).taps()[:, 0, place].T.astype(np.int64)
        row = np.where(inside < self.plane, leaves[:, :1] * self.plane + inside, self.n_inputs)
        return torch.from_numpy(row.reshape(-1))

    def on(self, device: torch.device) -> DeviceTrees:
        """The wiring as tensors on a device, which keep being used."""
        if device not in self._on_device:
            self._on_device[device] = self._place(device)
        return self._on_device[device]

    def _place(self, device: torch.device) -> DeviceTrees:
        channel = self._leaves[:, :, 0].ravel()
        places = np.moveaxis(self._leaves[:, :, 1:].reshape(len(channel), -1), 1, 0)
        taps = self.geometry.taps()
        counts = np.bincount(channel, minlength=self.geometry.in_shape[0])
        # A row is at a place of one window at most.
        positions = np.full((taps.shape[2], self.plane), -1)
        output, pooled, place = np.nonzero(taps < self.plane)
        positions[place, taps[output, pooled, place]] = output * taps.shape[1] + pooled
        arrays = (
            channel,
            np.ravel_multi_index(tuple(places), self.geometry.kernel_size),
            taps,
            np.concatenate([[0], np.cumsum(counts)]),
            np.argsort(channel, kind="stable"),
            positions,
        )
        return DeviceTrees(
            *(torch.from_numpy(np.array(a, dtype=np.int32)).to(device) for a in arrays)
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> TreeWiring:
        return self

    def __reduce__(self) -> tuple[type[TreeWiring], tuple[NDArray[Any], Geometry]]:
        return TreeWiring, (self._leaves, self.geometry)
