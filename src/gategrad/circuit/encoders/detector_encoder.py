"""Fixed detectors of edges and curvature, as gates on an image's thermometer bits.

Petersen et al. 2024 put such detectors before their larger networks, without publishing the
kernels. These are the plainest: first and second differences along four lines, and the Laplacian.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arithmetic import add, at_least_signed, binary, subtract
from gategrad.circuit.encoders.derived_encoder import DerivedEncoder
from gategrad.circuit.netlist_builder import NetlistBuilder
from gategrad.circuit.stages.convolution import ConvolutionStage, Shape
from gategrad.system.short_repr import short_repr

__all__ = ["DETECTORS", "DetectorEncoder"]

DETECTORS: Final[dict[str, tuple[tuple[int, int, int], ...]]] = {
    "edge across": ((0, 0, 0), (-1, 0, 1), (0, 0, 0)),
    "edge down": ((0, -1, 0), (0, 0, 0), (0, 1, 0)),
    "edge down right": ((-1, 0, 0), (0, 0, 0), (0, 0, 1)),
    "edge down left": ((0, 0, -1), (0, 0, 0), (1, 0, 0)),
    "curvature across": ((0, 0, 0), (-1, 2, -1), (0, 0, 0)),
    "curvature down": ((0, -1, 0), (0, 2, 0), (0, -1, 0)),
    "curvature down right": ((-1, 0, 0), (0, 2, 0), (0, 0, -1)),
    "curvature down left": ((0, 0, -1), (0, 2, 0), (-1, 0, 0)),
    "laplacian": ((0, -1, 0), (-1, 4, -1), (0, -1, 0)),
}
"""What each detector weights the pixels of a 3 x 3 window with, row by row."""

_WEIGHTS: Final = np.array(list(DETECTORS.values()))
_MOST: Final = np.maximum(_WEIGHTS, 0).sum(axis=(1, 2))
_PIXELS: Final = 1 << 22  # converted at a time


@dataclass(frozen=True, eq=False)
class DetectorEncoder(DerivedEncoder):
    """Thermometer bits of an image, then bits of detectors, in planes of the image's size.

    A pixel's level is the number of its thresholds that it exceeds: with 31 thresholds a 5-bit
    number, with 255 on bytes the pixel itself. Around the image lies level 0. A detector's response
    is an integer, the weighted sum of levels; each of ``shares`` gives two bits, ``response > t``
    and ``-response > t``, with t that share of the largest response, rounded down.

    Planes come in the order of the thresholds' bits (threshold, channel), then share by share,
    detector by detector (see :data:`DETECTORS`), positive bit before negative one, each
    channel by channel.

    The detectors are gates, and become the first convolutions of a circuit: see :meth:`parts`.

    Args:
        first: From raw values to thermometer bits, the same increasing thresholds for all values.
        shape: ``(channels, height, width)`` of an image.
        shares: Increasing numbers from 0 on, below 1.

    Raises:
        ValueError: Parts that do not fit together.
    """

    shape: Shape
    shares: tuple[float, ...]

    __repr__ = short_repr

    def __post_init__(self) -> None:
        object.__setattr__(self, "shape", tuple(int(extent) for extent in self.shape))
        object.__setattr__(self, "shares", tuple(float(share) for share in self.shares))
        if len(self.shape) != 3 or math.prod(self.shape) != self.first.n_features:
            raise ValueError(
                "detectors need images (channels, height, width) of "
                f"{self.first.n_features} values, got the shape {self.shape}"
            )
        levels = self.first.thresholds
        if self.first.used is not None or (levels != levels[:, :1]).any():
            raise ValueError(
                "detectors compare pixels with one another: all need the same thresholds, without "
                "a selection (used)"
            )
        if (np.diff(levels[:, 0]) <= 0).any():
            raise ValueError("detectors need thresholds that increase")
        if (
            not self.shares
            or min(self.shares) < 0
            or not max(self.shares) < 1
            or (np.diff(self.shares) <= 0).any()
        ):
            raise ValueError(
                "detectors must be increasing shares of the largest response, from 0 on and below "
                f"1, such as 0.125, got {self.shares}"
            )

    @property
    def out_shape(self) -> Shape:
        """Planes, height and width of the bits."""
        channels, height, width = self.shape
        planes = self.n_thresholds + 2 * len(self.shares) * len(DETECTORS)
        return planes * channels, height, width

    @property
    def n_bits(self) -> int:
        """Bits per sample."""
        return math.prod(self.out_shape)

    @cached_property
    def bounds(self) -> NDArray[np.int64]:
        """``(shares, detectors)``: what a response must exceed."""
        largest = self.n_thresholds * _MOST
        # A share such as 0.1 is a little more than it says: 10 of 100 must not become 9.
        return np.floor(np.outer(self.shares, largest) + 1e-9).astype(np.int64)

    @property
    def mirrored_planes(self) -> NDArray[np.int64]:
        """``(planes,)`` which plane, mirrored, each becomes when the image is mirrored."""
        mirrored = _WEIGHTS[:, :, ::-1]
        C, n, found = self.shape[0], len(DETECTORS), list[int]()
        for kernel in mirrored:
            for sign in (1, -1):
                same = [(s * sign * kernel == _WEIGHTS).all(axis=(1, 2)) for s in (1, -1)]
                s = 0 if same[0].any() else 1
                found.append(2 * int(same[s].argmax()) + s)
        detectors = np.arange(len(self.shares))[:, None] * 2 * n + np.array(found)
        planes = self.n_thresholds + detectors.reshape(-1)
        planes = np.concatenate([np.arange(self.n_thresholds), planes])
        return (planes[:, None] * C + np.arange(C)).reshape(-1)

    def scale(self, X: ArrayLike) -> NDArray[np.float32]:
        """Scale raw rows to [0, 1] by the declared range: ``(B, n_features)`` float32."""
        return self.first.scale(X)

    def encode(self, X: ArrayLike) -> NDArray[np.uint8]:
        """Encode raw rows: ``(B, n_bits)`` uint8 of 0 and 1."""
        rows = self.check(X)
        bits = np.empty((len(rows), *self.out_shape), dtype=np.uint8)
        step = max(1, _PIXELS // self.n_features)
        for at in range(0, len(rows), step):
            self._encode(rows[at : at + step], bits[at : at + step])
        return bits.reshape(len(rows), -1)

    def _encode(self, rows: NDArray[Any], bits: NDArray[np.uint8]) -> None:
        C, T = self.shape[0], self.n_thresholds
        bits[:, : T * C] = self.first.encode(rows).reshape(-1, T * C, *self.shape[1:])
        planes = bits[:, : T * C].reshape(-1, T, *self.shape)
        level = np.pad(planes.sum(axis=1, dtype=np.int16), ((0, 0), (0, 0), (1, 1), (1, 1)))
        height, width = self.shape[1:]
        for k, kernel in enumerate(_WEIGHTS):
            response: Any = sum(
                weight * level[:, :, i : i + height, j : j + width]
                for (i, j), weight in np.ndenumerate(kernel.astype(np.int16))
                if weight
            )
            for share, bound in enumerate(self.bounds[:, k]):
                at = (T + 2 * (share * len(DETECTORS) + k)) * C
                bits[:, at : at + C] = response > bound
                bits[:, at + C : at + 2 * C] = -response > bound

    def parts(self) -> tuple[ConvolutionStage, ...]:
        """The gates, from the thresholds' bits to all: levels in binary, then detectors."""
        C, T = self.shape[0], self.n_thresholds
        wires = [2 + plane for plane in range(T * C)]
        width, made = T.bit_length(), list[ConvolutionStage]()
        shape = (T * C, *self.shape[1:])
        builder = NetlistBuilder(T * C)
        levels = [binary(builder, wires[c::C]) for c in range(C)]
        if T > 1:  # else a bit is its own number
            outputs = wires + [levels[c][i] for i in range(width) for c in range(C)]
            made.append(ConvolutionStage(builder.netlist(outputs), shape, (1, 1), (1, 1)))
            shape = made[0].out_shape
        builder = NetlistBuilder(9 * shape[0])
        first = shape[0] - width * C
        found = [
            self._detectors(
                builder,
                [[2 + (first + i * C + c) * 9 + place for i in range(width)] for place in range(9)],
            )
            for c in range(C)
        ]
        outputs = [2 + plane * 9 + 4 for plane in range(T * C)]
        outputs += [of_channel[i] for i in range(len(found[0])) for of_channel in found]
        netlist = builder.netlist(outputs)
        return (*made, ConvolutionStage(netlist, shape, (3, 3), (1, 1), (1, 1)))

    def _detectors(self, builder: NetlistBuilder, pixels: list[list[int]]) -> list[int]:
        # Sums of opposite neighbors serve the line and the Laplacian.
        opposite = [(3, 5), (1, 7), (0, 8), (2, 6)]  # across, down, down right, down left
        sums = [add(builder, pixels[a], pixels[b]) for a, b in opposite]
        center = pixels[4]
        responses = [subtract(builder, pixels[b], pixels[a]) for a, b in opposite]
        responses += [subtract(builder, [0, *center], total) for total in sums]
        around = add(builder, sums[0], sums[1])
        responses.append(subtract(builder, [0, 0, *center], around))
        return [
            net
            for bounds in self.bounds.tolist()
            for response, bound in zip(responses, bounds, strict=True)
            for net in (
                at_least_signed(builder, response, bound + 1),
                ~at_least_signed(builder, response, -bound),
            )
        ]
