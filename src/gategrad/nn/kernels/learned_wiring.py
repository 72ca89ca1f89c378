"""Wiring that training chooses, as kernels read it: candidates, and the wiring of a choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import gategrad._native as _native
from gategrad.nn.kernels.layer_wiring import AnyWiring, Wiring, numbered

__all__ = ["Candidates", "LearnedWiring"]


class Candidates(ABC):
    """What each input of gates may read, checked. They never change; choices among them do.

    Ops know them by their number, like a :class:`~gategrad.nn.kernels.layer_wiring.Wiring`.

    Args:
        candidates: ``(2N, K)`` int32, below ``n_places``.
        n_places: How many there are to read.

    Raises:
        ValueError: A candidate that does not exist, or too many of them.
    """

    number: int
    n_inputs: int
    n_gates: int
    n_outputs: int
    n_anchors: int = 0

    def __init__(self, candidates: NDArray[np.int32], n_places: int) -> None:
        self.candidates = np.array(candidates, order="C")  # nobody else's: it never changes
        self.native = _native.Candidates(self.candidates, n_places)
        self._last: tuple[NDArray[np.int32], Any] | None = None
        self._last_on_device: tuple[tuple[int, int], Tensor, AnyWiring] | None = None
        self._on_device: dict[torch.device, Tensor] = {}

    @abstractmethod
    def _wiring(self, chosen: NDArray[np.int32]) -> Any:
        """The wiring of a choice, which is the caller's no more."""

    def _device_wiring(self, chosen: Tensor) -> AnyWiring | None:
        """The wiring of a choice, made on its device; None where that can only be done here."""
        return None

    def at(self, chosen: Tensor, *, native: bool) -> AnyWiring:
        """The wiring of a choice.

        Args:
            chosen: ``(2, N)`` int32: what each input reads.
            native: Whether it is for native kernels. For others, nothing waits for a device.
        """
        if not native:
            # Those of inference have no version. Others are kept: no tensor else has the address.
            same = None if chosen.is_inference() else (chosen.data_ptr(), chosen._version)
            if self._last_on_device is not None and self._last_on_device[0] == same:
                return self._last_on_device[2]
            made = self._device_wiring(chosen)
            if made is not None:
                if same is not None:
                    self._last_on_device = same, chosen, made
                return made
        wanted = chosen.cpu().numpy()
        if self._last is None or not np.array_equal(self._last[0], wanted):
            wanted = wanted.copy()
            self._last = wanted, self._wiring(wanted)
        found: AnyWiring = self._last[1]
        return found

    def on(self, device: torch.device) -> Tensor:
        """The candidates on a device, where they keep being used."""
        if device not in self._on_device:
            self._on_device[device] = torch.from_numpy(self.candidates).to(device)
        return self._on_device[device]

    def __deepcopy__(self, memo: dict[int, Any]) -> Candidates:
        return self


class LearnedWiring(Candidates):
    """The candidates of a layer's inputs.

    Args:
        candidates: ``(2N, K)`` int32: inputs of the layer that each input of a gate may read, those
            of all first inputs before those of all second ones.
        in_features: Number of inputs, I.
        n_anchors: See :class:`~gategrad.nn.kernels.layer_wiring.Wiring`.

    Raises:
        ValueError: A candidate that does not exist, or too many of them.
    """

    def __init__(self, candidates: NDArray[np.int32], in_features: int, n_anchors: int = 0) -> None:
        super().__init__(candidates, in_features)
        self.n_anchors = n_anchors
        self.n_inputs = in_features
        self.n_gates = self.n_outputs = len(candidates) // 2
        # Made at once: torch.compile cannot trace how a wiring is made.
        self.pairs = Wiring(
            np.arange(2 * self.n_gates, dtype=np.int32).reshape(2, -1), 2 * self.n_gates
        )
        self.number = numbered(self)

    def _wiring(self, chosen: NDArray[np.int32]) -> Wiring:
        return Wiring(chosen, self.n_inputs, self, self.n_anchors)

    def _device_wiring(self, chosen: Tensor) -> Wiring:
        return Wiring(chosen, self.n_inputs, self, self.n_anchors)

    def __reduce__(self) -> tuple[type[LearnedWiring], tuple[NDArray[np.int32], int, int]]:
        return LearnedWiring, (self.candidates, self.n_inputs, self.n_anchors)
