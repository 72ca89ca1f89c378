"""From a layer's trainable weights to the four coefficients of each gate.

To add a parametrisation, write a class like :class:`Softmax` and list it in
:data:`PARAMETRIZATIONS`.
"""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import torch
from torch import Tensor

from gategrad.nn import ops

__all__ = ["PARAMETRIZATIONS", "Parametrization", "Softmax"]

_RESIDUAL_LOGIT: Final = 5.0
_GATE_A: Final = 3


class Parametrization(Protocol):
    """What a layer asks of a parametrisation. Implementations hold no state."""

    def initial(self, n: int, init: str, rng: np.random.Generator) -> Tensor:
        """``(n, P)`` float32 initial weights; ``ValueError`` for an unknown ``init``."""

    def coefficients(self, weight: Tensor) -> Tensor:
        """``(n, 4)`` relaxed coefficients, differentiable."""

    def gates(self, weight: Tensor) -> Tensor:
        """``(n,)`` uint8 ids of the discrete gates."""


class Softmax:
    """A softmax over the 16 gates (paper, equation 1); the discrete gate has the largest weight."""

    def initial(self, n: int, init: str, rng: np.random.Generator) -> Tensor:
        """Initial logits.

        Args:
            n: Number of gates.
            init: ``normal``, standard normal as in the paper; or ``residual``, 5 on gate ``a`` and
                0 elsewhere, so that each gate passes its first input on with probability 0.91
                (Petersen et al. 2024, section 3.4).
            rng: Source of randomness.
        """
        if init == "normal":
            return torch.from_numpy(rng.standard_normal((n, 16), dtype=np.float32))
        if init == "residual":
            weight = torch.zeros(n, 16)
            weight[:, _GATE_A] = _RESIDUAL_LOGIT
            return weight
        raise ValueError(f"init must be 'normal' or 'residual', got {init!r}")

    def coefficients(self, weight: Tensor) -> Tensor:
        """``(n, 4)`` coefficients of ``(n, 16)`` logits."""
        return ops.softmax_coefficients(weight)

    def gates(self, weight: Tensor) -> Tensor:
        """``(n,)`` uint8: the gate with the largest logit, the first of several."""
        return weight.detach().argmax(dim=1).to(torch.uint8)


PARAMETRIZATIONS: Final[dict[str, Parametrization]] = {"softmax": Softmax()}
"""Parametrisations by name."""
