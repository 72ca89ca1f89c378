"""A layer's wiring as kernels read it: checked once, in the form that each device wants."""

from __future__ import annotations

import itertools
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol
from weakref import WeakValueDictionary

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import gategrad._native as _native

if TYPE_CHECKING:
    from gategrad.nn.kernels.learned_wiring import LearnedWiring

__all__ = ["AnyWiring", "DeviceWiring", "Wiring", "numbered", "wiring_of"]


class Readers(NamedTuple):
    """What reads each input of a layer.

    Attributes:
        starts: ``(I + 1,)`` int32: where each input's readers begin in the next two.
        gates: ``(2N,)`` int32: twice the gate that reads the input, plus 1 if as its second.
        partners: ``(2N,)`` int32: the other input of that gate.
    """

    starts: Tensor
    gates: Tensor
    partners: Tensor


class DeviceWiring:
    """Wiring on a GPU, by gate and by input.

    Args:
        connections: ``(2, N)`` int32: the two inputs of each gate.
        n_inputs: Number of inputs, I.

    Attributes:
        first: ``(N,)`` int32: the first input of each gate.
        second: ``(N,)`` int32: the second.
    """

    def __init__(self, connections: Tensor, n_inputs: int) -> None:
        self._connections = connections.contiguous()
        self._n_inputs = n_inputs
        self.first, self.second = self._connections

    @cached_property
    def readers(self) -> Readers:
        """Sorted where it is, so that a wiring that changes with each step waits for nothing."""
        read, n = self._connections.view(-1), self._connections.shape[1]
        ordered, order = torch.sort(read, stable=True)
        inputs = torch.arange(self._n_inputs + 1, dtype=read.dtype, device=read.device)
        starts = torch.searchsorted(ordered, inputs, out_int32=True)
        side, gate = order >= n, order % n
        other = torch.where(side, gate, gate + n)
        return Readers(starts, (2 * gate + side).int(), read[other])


class Wiring:
    """A layer's wiring, checked, and sorted for the native kernels. Never changes.

    Ops take tensors and numbers only, so they know a wiring by its number.

    Args:
        connections: ``(2, N)`` int32: the two inputs of each gate. A tensor stays on its device,
            and unchecked until native kernels ask for it: what training chose among candidates.
        in_features: Number of inputs, I.
        learned: What they were chosen from, where training chooses.
        n_anchors: How many of the inputs, the last ones, are not what the layer before gives, but
            the last inputs of the first layer.

    Raises:
        ValueError: A gate reads an input that does not exist.
    """

    def __init__(
        self,
        connections: NDArray[np.int32] | Tensor,
        in_features: int,
        learned: LearnedWiring | None = None,
        n_anchors: int = 0,
    ) -> None:
        self.learned = learned
        self.n_anchors = n_anchors
        self.n_inputs = in_features
        self.n_gates = self.n_outputs = connections.shape[1]
        self._on_device: dict[torch.device, DeviceWiring] = {}
        self._native: Any = None
        if isinstance(connections, Tensor):
            self._connections = connections
        else:
            self._connections = torch.from_numpy(connections)
            self._native = _native.Wiring(self._array(), in_features)
        self.number = numbered(self)

    @property
    def native(self) -> Any:
        """The same for native kernels."""
        if self._native is None:
            self._native = _native.Wiring(self._array(), self.n_inputs)
        return self._native

    def on(self, device: torch.device) -> DeviceWiring:
        """The wiring as tensors on a device, which keep being used."""
        if device not in self._on_device:
            self._on_device[device] = DeviceWiring(self._connections.to(device), self.n_inputs)
        return self._on_device[device]

    def _array(self) -> NDArray[np.int32]:
        return np.ascontiguousarray(self._connections.cpu().numpy())

    def __deepcopy__(self, memo: dict[int, Any]) -> Wiring:
        return self

    def __reduce__(self) -> tuple[type[Wiring], tuple[NDArray[np.int32], int, None, int]]:
        return Wiring, (self._array(), self.n_inputs, None, self.n_anchors)


class AnyWiring(Protocol):
    """What a layer of gates reads, of whatever kind.

    Attributes:
        number: The one that ops know it by.
        n_inputs: Rows that it reads.
        n_gates: Gates, each with its own coefficients.
        n_outputs: Rows that it writes.
        n_anchors: How many of the rows that it reads, the last ones, are the last ones that the
            first of several layers reads.
    """

    number: int
    n_inputs: int
    n_gates: int
    n_outputs: int
    n_anchors: int

    @property
    def native(self) -> Any:
        """The same for native kernels."""


def numbered(wiring: AnyWiring) -> int:
    """A number for a new wiring: ops take tensors and numbers only."""
    number = next(_numbers)
    _wirings[number] = wiring
    return number


def wiring_of(number: int) -> AnyWiring:
    """The wiring that has this number."""
    return _wirings[int(number)]  # to torch.compile it may be a symbol


_numbers = itertools.count()
_wirings: Final[WeakValueDictionary[int, AnyWiring]] = WeakValueDictionary()
