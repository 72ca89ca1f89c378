"""From a layer's trainable weights to the four coefficients of each gate.

A parametrization says all that others need to know of its weights: how many a gate has, how they
begin, what gates they are, how decided these are, and which kernels step them. To add one, write a
class like :class:`Softmax` and list it in :data:`PARAMETRIZATIONS`.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

import numpy as np
import torch
from torch import Tensor

from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.device_kernels import Kernels
from gategrad.nn.kernels.softmax_op import softmax_gates

__all__ = [
    "PARAMETRIZATIONS",
    "FusedStep",
    "Parametrization",
    "Softmax",
    "parametrization_named",
]

_RESIDUAL_LOGIT: Final = 5.0
_GATE_A: Final = 3


class _Adam(Protocol):
    def __call__(
        self,
        grad: Tensor,
        weight: Tensor,
        moments: tuple[Tensor, Tensor],
        noise: Tensor | None,
        temperature: float,
        ahead: tuple[Tensor, Tensor | None] | None,
        step: AdamStep,
        /,
    ) -> None: ...


@dataclass(frozen=True)
class FusedStep:
    """A device's kernels that take a step without storing the weights' gradient.

    They compute it, ``(N, P)``, from the ``(N, 4)`` gradient of the coefficients. It must be linear
    in that, so that gradients can be added up over batches before. ``grad, weight, noise,
    temperature`` are as in :meth:`Parametrization.relaxed`, contiguous, in float32.

    Attributes:
        weight_gradient: From ``grad, weight, noise, temperature`` to the gradient itself.
        gradient_square: From the same to the sum of its squares, in float64.
        adam: Adam's step, in place, and the new coefficients and gates; its arguments are those of
            :meth:`gategrad.nn.kernels.device_kernels.Kernels.adam`.
    """

    weight_gradient: Callable[[Tensor, Tensor, Tensor | None, float], Tensor]
    gradient_square: Callable[[Tensor, Tensor, Tensor | None, float], Tensor]
    adam: _Adam


class Parametrization(ABC):
    """What a layer, its training and its statistics ask. Implementations hold no state.

    Attributes:
        n_weights: Trainable weights of a gate, P.
    """

    n_weights: ClassVar[int]

    @property
    def n_bytes(self) -> int:
        """Bytes of a gate's weights, in float32."""
        return 4 * self.n_weights

    @abstractmethod
    def initial(self, n: int, init: str, rng: np.random.Generator) -> Tensor:
        """``(n, P)`` float32 initial weights; ``ValueError`` for an unknown ``init``."""

    @abstractmethod
    def gates(self, weight: Tensor) -> Tensor:
        """``(n,)`` uint8 ids of the discrete gates."""

    @abstractmethod
    def relaxed(
        self, weight: Tensor, temperature: float, noise: Tensor | None, want_gates: bool
    ) -> tuple[Tensor, Tensor | None]:
        """The gates of a training step.

        Args:
            weight: ``(n, P)``.
            temperature: Divides logits.
            noise: What :meth:`noise` gave, added to the logits.
            want_gates: Whether discrete gates are asked for.

        Returns:
            ``(n, 4)`` relaxed coefficients, differentiable, and where asked for, ``(n,)`` uint8 ids
            of the most likely gates, noise included.
        """

    def noise(self, weight: Tensor) -> Tensor:
        """``(n, P)``: what makes the most likely gate a draw from the mixture, when it is added.

        From torch's generator. Of logits of a softmax, Gumbel noise.
        """
        return torch.empty_like(weight, requires_grad=False).exponential_().log_().neg_()

    def entropy(self, weight: Tensor) -> float | None:
        """Mean entropy of ``(n, P)`` gates' mixtures in bits: 0 decided, 4 all 16 gates alike.

        None where there is no distribution over gates.
        """
        return None

    def fused(self, kernels: Kernels) -> FusedStep | None:
        """A device's kernels for this parametrization; None: autograd and torch's Adam."""
        return None


class Softmax(Parametrization):
    """A softmax over the 16 gates (paper, equation 1); the discrete gate has the largest weight."""

    n_weights = 16

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
        """See :func:`gategrad.nn.kernels.softmax_op.softmax_gates`."""
        return softmax_gates(weight, temperature=temperature, noise=noise, want_gates=want_gates)

    def entropy(self, weight: Tensor) -> float:
        """Mean entropy of the softmaxes, in bits."""
        logs = torch.log_softmax(weight.detach().float(), dim=1)
        return float(-(logs.exp() * logs).sum(dim=1).mean()) / math.log(2)

    def fused(self, kernels: Kernels) -> FusedStep:
        """All devices that have kernels have these."""
        return FusedStep(kernels.softmax_gates_backward, kernels.gradient_square, kernels.adam)


PARAMETRIZATIONS: Final[dict[str, Parametrization]] = {"softmax": Softmax()}
"""Parametrizations by the name that layers and configurations use."""


def parametrization_named(name: str) -> Parametrization:
    """The parametrization of that name.

    Raises:
        ValueError: There is none.
    """
    if name not in PARAMETRIZATIONS:
        raise ValueError(
            f"parametrization must be one of {', '.join(PARAMETRIZATIONS)}, got {name!r}"
        )
    return PARAMETRIZATIONS[name]
