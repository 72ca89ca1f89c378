"""Convolutions that keep what they share: one netlist for all positions of a window."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import MOST_NETS, FrozenValue, as_bits, as_sizes
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.simulate import simulate
from gategrad.system.memory import check_memory
from gategrad.system.short_repr import short_repr

__all__ = ["ConvolutionStage", "Shape"]

Shape: TypeAlias = tuple[int, int, int]

_BITS: Final = 1 << 24  # of windows that are simulated at a time


@dataclass(frozen=True, eq=False)
class ConvolutionStage(FrozenValue):
    """A netlist applied at every position of a window that moves over planes of bits.

    Planes are bits in the order (channel, row, column), as are those that come out. Around them lie
    ``padding`` rows and columns of false. A convolution with a pooling layer behind it is one
    stage: its window is that of all positions that are pooled, and pooling is gates.

    Args:
        netlist: From the bits of one window, in the order (channel, row, column), to one bit of
            each output channel.
        in_shape: Channels, rows and columns that come in.
        window: Rows and columns of the window.
        stride: Rows and columns by which it moves.
        padding: Rows and columns of false on each side.

    Raises:
        ValueError: Sizes that do not fit together; says which.
    """

    netlist: Netlist
    in_shape: Shape
    window: tuple[int, int]
    stride: tuple[int, int]
    padding: tuple[int, int] = (0, 0)

    __repr__ = short_repr

    def __post_init__(self) -> None:
        for name, length, least in (
            ("in_shape", 3, 1),
            ("window", 2, 1),
            ("stride", 2, 1),
            ("padding", 2, 0),
        ):
            object.__setattr__(self, name, as_sizes(name, getattr(self, name), length, least))
        for axis, pad, width, size in zip(
            ("rows", "columns"), self.padding, self.window, self.in_shape[1:], strict=True
        ):
            if width > size + 2 * pad:
                raise ValueError(f"a window of {width} {axis} does not fit into {size} + 2 * {pad}")
        if self.netlist.n_inputs != self.in_shape[0] * math.prod(self.window):
            raise ValueError(
                f"the window has {self.in_shape[0] * math.prod(self.window)} bits, but the netlist "
                f"{self.netlist.n_inputs} inputs"
            )
        if self.netlist.n_outputs == 0:
            raise ValueError("a stage needs at least one output channel")
        padded = (s + 2 * p for s, p in zip(self.in_shape[1:], self.padding, strict=True))
        largest = max(self.in_shape[0] * math.prod(padded), self.n_outputs)
        if largest > MOST_NETS:
            raise ValueError(f"{largest} bits are more than 32-bit net numbers can name")

    @property
    def out_shape(self) -> Shape:
        """Channels, rows and columns that come out."""
        rows, columns = (
            (size + 2 * pad - width) // stride + 1
            for size, pad, width, stride in zip(
                self.in_shape[1:], self.padding, self.window, self.stride, strict=True
            )
        )
        return self.netlist.n_outputs, rows, columns

    @property
    def n_positions(self) -> int:
        """Positions of the window, P."""
        return math.prod(self.out_shape[1:])

    @property
    def n_inputs(self) -> int:
        """Bits that come in."""
        return math.prod(self.in_shape)

    @property
    def n_outputs(self) -> int:
        """Bits that come out."""
        return math.prod(self.out_shape)

    @property
    def n_gates(self) -> int:
        """Gates of all positions together."""
        return self.n_positions * self.netlist.n_gates

    def simulate(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """The oracle: ``(B, n_outputs)`` uint8 bits of ``(B, n_inputs)`` bits."""
        rows = as_bits(bits, self.n_inputs)
        step = max(1, _BITS // (self.n_positions * self.netlist.n_inputs))
        parts = [self._simulate(rows[at : at + step]) for at in range(0, len(rows), step)]
        return np.concatenate(parts) if parts else np.zeros((0, self.n_outputs), dtype=np.uint8)

    def _simulate(self, rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
        border = [(0, 0), (0, 0), *((pad, pad) for pad in self.padding)]
        planes = np.pad(rows.reshape(-1, *self.in_shape), border)
        windows = sliding_window_view(planes, self.window, axis=(2, 3))
        windows = windows[:, :, :: self.stride[0], :: self.stride[1]]
        channels, *positions = self.out_shape
        flat = windows.transpose(0, 2, 3, 1, 4, 5).reshape(-1, self.netlist.n_inputs)
        bits = simulate(self.netlist, flat).reshape(-1, *positions, channels)
        return np.ascontiguousarray(bits.transpose(0, 3, 1, 2)).reshape(len(rows), -1)

    def unrolled(self) -> Netlist:
        """The stage as a netlist with gates of its own for each position.

        Returns:
            A netlist from ``n_inputs`` to ``n_outputs`` bits. Padding is net 0: passes can make
            gates at the borders simpler.

        Raises:
            ValueError: More nets than a netlist can have, or more memory than there is.
        """
        first, positions = 2 + self.n_inputs, self.n_positions
        if first + self.n_gates > MOST_NETS:
            raise ValueError(
                f"{self.n_gates} gates at {positions} positions are more than 32-bit net numbers "
                "can name"
            )
        shared, inputs = self.netlist.by_level().without_spare_inputs()
        read = shared.read_inputs()
        rows = 2 + len(read) + shared.n_gates
        # The table of nets, what is made on the way to it, and the netlist.
        needed = positions * (4 * rows + 32 * len(read) + 26 * shared.n_gates)
        check_memory(
            needed,
            f"to be unrolled, {self.n_gates} gates at {positions} positions",
            "keep the convolutions as they are",
        )
        # Which net each of the shared netlist's is at each position, but for inputs that nothing
        # reads. Gates of a level stay together: all that one net becomes is consecutive.
        net = np.empty((rows, positions), dtype=np.int32)
        net[:2] = [[0], [1]]
        net[2 : 2 + len(read)] = self.window_nets(inputs[read])
        gates = np.arange(first, first + self.n_gates, dtype=np.int32)
        net[2 + len(read) :] = gates.reshape(-1, positions)
        row = np.zeros(shared.n_nets, dtype=np.int64)
        row[:2] = [0, 1]
        row[2 + read] = 2 + np.arange(len(read))
        row[shared.first_gate_net :] = 2 + len(read) + np.arange(shared.n_gates)
        return Netlist(
            self.n_inputs,
            np.repeat(shared.gate, positions),
            net[row[shared.a]].reshape(-1),
            net[row[shared.b]].reshape(-1),
            net[row[shared.outputs]].reshape(-1),
        )

    def window_nets(self, read: NDArray[Any]) -> NDArray[np.int32]:
        """``(len(read), P)``: of inputs of the window, the net at each position; 0 in padding."""
        axes = []
        for size, pad, width, stride, count in zip(
            self.in_shape[1:],
            self.padding,
            self.window,
            self.stride,
            self.out_shape[1:],
            strict=True,
        ):
            place = np.arange(width)[:, None] + stride * np.arange(count) - pad
            axes.append(np.where((place >= 0) & (place < size), place, -1))
        channels, rows, columns = self.in_shape
        channel, at_row, at_column = np.unravel_index(read, (channels, *self.window))
        row, column = axes[0][at_row][:, :, None], axes[1][at_column][:, None, :]
        place = 2 + (channel[:, None, None] * rows + row) * columns + column
        nets: NDArray[np.int32] = np.where((row >= 0) & (column >= 0), place, 0).astype(np.int32)
        return nets.reshape(len(read), self.n_positions)
