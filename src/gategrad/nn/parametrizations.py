"""From a layer's trainable weights to the four coefficients of each gate.

To add a parametrisation, write a class like :class:`Softmax` and list it in
:data:`PARAMETRIZATIONS`.
"""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import torch
from torch import Tensor

from gategrad.nn.kernels import ops

__all__ = ["PARAMETRIZATIONS", "Parametrization", "Softmax"]

_RESIDUAL_LOGIT: Final = 5.0
_GATE_A: Final = 3


class Parametrization(Protocol):
    """What a layer asks of a parametrisation. Implementations hold no state.

    Attributes:
        has_logits: Whether the weights are the 16 logits of a softmax, as in :class:`Softmax`.
    """

    has_logits: bool

    def initial(self, n: int, init: str, rng: np.random.Generator) -> Tensor:
        """``(n, P)`` float32 initial weights; ``ValueError`` for an unknown ``init``."""

    def gates(self, weight: Tensor) -> Tensor:
        """``(n,)`` uint8 ids of the discrete gates."""

    def relaxed(
        self, weight: Tensor, temperature: float, noise: Tensor | None, want_gates: bool
    ) -> tuple[Tensor, Tensor | None]:
        """The gates of a training step.

        Args:
            weight: ``(n, P)``.
            temperature: Divides logits.
            noise: ``(n, P)``, added to the logits.
            want_gates: Whether discrete gates are asked for.

        Returns:
            ``(n, 4)`` relaxed coefficients, differentiable, and where asked for, ``(n,)`` uint8 ids
            of the most likely gates, noise included.
        """


class Softmax:
    """A softmax over the 16 gates (paper, equation 1); the discrete gate has the largest weight."""

    has_logits = True

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

    def gates(self, weight: Tensor) -> Tensor:
        """``(n,)`` uint8: the gate with the largest logit, the first of several."""
        return weight.detach().argmax(dim=1).to(torch.uint8)

    def relaxed(
        self, weight: Tensor, temperature: float, noise: Tensor | None, want_gates: bool
    ) -> tuple[Tensor, Tensor | None]:
        """See :func:`gategrad.nn.kernels.ops.softmax_gates`."""
        return ops.softmax_gates(
            weight, temperature=temperature, noise=noise, want_gates=want_gates
        )


PARAMETRIZATIONS: Final[dict[str, Parametrization]] = {"softmax": Softmax()}
"""Parametrisations by name."""
