"""What a parametrization is: from trainable weights to the four coefficients of each gate."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

import numpy as np
from torch import Tensor

from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.device_kernels import Kernels

__all__ = ["FusedStep", "Parametrization"]


_Moments: TypeAlias = tuple[Tensor, Tensor]
_Ahead: TypeAlias = tuple[Tensor, Tensor | None]


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
    adam: Callable[[Tensor, Tensor, _Moments, Tensor | None, float, _Ahead | None, AdamStep], None]


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

    @property
    def draws_gates(self) -> bool:
        """Whether it has :meth:`noise`, which ``forward="gumbel"`` needs."""
        return type(self).noise is not Parametrization.noise

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

        For ``forward="gumbel"``, from torch's generator.

        Raises:
            ValueError: The parametrization has none, as is the case where this is not overridden.
        """
        raise ValueError(
            f"the parametrization {type(self).__name__} draws no gates: use forward='soft' or "
            "'hard'"
        )

    def entropy(self, weight: Tensor) -> float | None:
        """Mean entropy of ``(n, P)`` gates' mixtures in bits: 0 decided, 4 all 16 gates alike.

        None where there is no distribution over gates.
        """
        return None

    def fused(self, kernels: Kernels) -> FusedStep | None:
        """A device's kernels for this parametrization; None: autograd and torch's Adam."""
        return None
