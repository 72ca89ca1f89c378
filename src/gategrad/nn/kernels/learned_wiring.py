"""Wiring that training chooses, as kernels read it: candidates, and the wiring of a choice."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import gategrad._native as _native
from gategrad.nn.kernels.layer_wiring import Wiring, numbered

__all__ = ["LearnedWiring"]


class LearnedWiring:
    """The candidates of a layer's inputs, checked. They never change; choices among them do.

    Ops know it by its number, like a :class:`~gategrad.nn.kernels.layer_wiring.Wiring`.

    Args:
        candidates: ``(2N, K)`` int32: inputs of the layer that each input of a gate may read, those
            of all first inputs before those of all second ones.
        in_features: Number of inputs, I.

    Raises:
        ValueError: A candidate that does not exist, or too many of them.
    """

    def __init__(self, candidates: NDArray[np.int32], in_features: int) -> None:
        self.candidates = np.array(candidates, order="C")  # nobody else's: it never changes
        self.native = _native.Candidates(self.candidates, in_features)
        self.n_inputs = in_features
        self.n_gates = self.n_outputs = len(candidates) // 2
        self._last: tuple[NDArray[np.int32], Wiring] | None = None
        self._on_device: dict[torch.device, Tensor] = {}
        # Made at once: torch.compile cannot trace how a wiring is made.
        self.pairs = Wiring(
            np.arange(2 * self.n_gates, dtype=np.int32).reshape(2, -1), 2 * self.n_gates
        )
        self.number = numbered(self)

    def at(self, chosen: Tensor) -> Wiring:
        """The wiring of a choice.

        Args:
            chosen: ``(2, N)`` int32: what each input of a gate reads.
        """
        wanted = chosen.cpu().numpy()
        if self._last is None or not np.array_equal(self._last[0], wanted):
            wanted = wanted.copy()
            self._last = wanted, Wiring(wanted, self.n_inputs, self)
        return self._last[1]

    def on(self, device: torch.device) -> Tensor:
        """The candidates on a device, where they keep being used."""
        if device not in self._on_device:
            self._on_device[device] = torch.from_numpy(self.candidates).to(device)
        return self._on_device[device]

    def __deepcopy__(self, memo: dict[int, Any]) -> LearnedWiring:
        return self

    def __reduce__(self) -> tuple[type[LearnedWiring], tuple[NDArray[np.int32], int]]:
        return LearnedWiring, (self.candidates, self.n_inputs)
