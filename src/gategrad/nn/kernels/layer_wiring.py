"""A layer's wiring as kernels read it: checked once, in the form that each device wants."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol
from weakref import WeakValueDictionary

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import gategrad._native as _native

if TYPE_CHECKING:
    from gategrad.nn.kernels.learned_wiring import LearnedWiring

__all__ = ["AnyWiring", "DeviceWiring", "Wiring", "numbered", "wiring_of"]


@dataclass(frozen=True)
class DeviceWiring:
    """Wiring on a GPU, by gate and by input.

    Attributes:
        first: ``(N,)`` int32: the first input of each gate.
        second: ``(N,)`` int32: the second.
        starts: ``(I + 1,)`` int32: where each input's readers begin in the next two.
        readers: ``(2N,)`` int32: twice the gate that reads the input, plus 1 if as its second.
        partners: ``(2N,)`` int32: the other input of that gate.
    """

    first: Tensor
    second: Tensor
    starts: Tensor
    readers: Tensor
    partners: Tensor


class Wiring:
    """A layer's wiring, checked, and sorted for the native kernels. Never changes.

    Ops take tensors and numbers only, so they know a wiring by its number.

    Args:
        connections: ``(2, N)`` int32: the two inputs of each gate.
        in_features: Number of inputs, I.
        learned: What they were chosen from, where training chooses.

    Raises:
        ValueError: A gate reads an input that does not exist.
    """

    def __init__(
        self,
        connections: NDArray[np.int32],
        in_features: int,
        learned: LearnedWiring | None = None,
    ) -> None:
        self.learned = learned
        self.native = _native.Wiring(np.ascontiguousarray(connections), in_features)
        self.n_inputs = in_features
        self.n_gates = self.n_outputs = connections.shape[1]
        self._connections = connections
        self._on_device: dict[torch.device, DeviceWiring] = {}
        self.number = numbered(self)

    def on(self, device: torch.device) -> DeviceWiring:
        """The wiring as tensors on a device, which keep being used."""
        if device not in self._on_device:
            self._on_device[device] = self._place(device)
        return self._on_device[device]

    def _place(self, device: torch.device) -> DeviceWiring:
        n = self.n_gates
        read = self._connections.ravel()
        order = np.argsort(read, kind="stable")
        starts = np.concatenate([[0], np.cumsum(np.bincount(read, minlength=self.n_inputs))])
        side, gate = np.divmod(order, n)
        arrays = (
            *self._connections,
            starts,
            2 * gate + side,
            self._connections[1 - side, gate],
        )
        return DeviceWiring(
            *(torch.from_numpy(np.array(a, dtype=np.int32)).to(device) for a in arrays)
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Wiring:
        return self

    def __reduce__(self) -> tuple[type[Wiring], tuple[NDArray[np.int32], int]]:
        return Wiring, (self._connections, self.n_inputs)


class AnyWiring(Protocol):
    """What a layer of gates reads, of whatever kind.

    Attributes:
        native: The same for native kernels.
        number: The one that ops know it by.
        n_inputs: Rows that it reads.
        n_gates: Gates, each with its own coefficients.
        n_outputs: Rows that it writes.
    """

    native: Any
    number: int
    n_inputs: int
    n_gates: int
    n_outputs: int


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
