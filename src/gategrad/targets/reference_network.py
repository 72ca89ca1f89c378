"""The oracle as a target: slow, simple, and what every other target must agree with."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.targets.compiled import CompiledNetwork

__all__ = ["ReferenceNetwork"]


class ReferenceNetwork(CompiledNetwork):
    """Runs a circuit with :func:`gategrad.circuit.simulate`, convolutions window by window."""

    def bits_encoded(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of ``(B, n_inputs)`` input bits."""
        return self.circuit.simulate(bits)
