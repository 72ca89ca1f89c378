"""Sixteen logits a gate."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import torch
from torch import Tensor

from gategrad.nn.kernels import native_gates
from gategrad.nn.kernels.device_kernels import Kernels
from gategrad.nn.kernels.softmax_op import softmax_gates
from gategrad.nn.parametrizations.parametrization import FusedStep, Parametrization

__all__ = ["Softmax", "mean_entropy"]

_RESIDUAL_LOGIT: Final = 5.0
_GATE_A: Final = 3


def mean_entropy(logits: Tensor) -> float:
    """Mean entropy of the softmaxes of ``(n, P)`` logits, in bits."""
    logs = torch.log_softmax(logits.detach().float(), dim=1)
    return float(-(logs.exp() * logs).sum(dim=1).mean()) / math.log(2)


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

    def noise(self, weight: Tensor) -> Tensor:
        """Gumbel noise (Jang et al. 2017)."""
        if native_gates.draws_noise(weight):
            return native_gates.noise(weight, logistic=False)
        return torch.empty_like(weight, requires_grad=False).exponential_().log_().neg_()

    def entropy(self, weight: Tensor) -> float:
        """Mean entropy of the softmaxes, in bits."""
        return mean_entropy(weight)

    def fused(self, kernels: Kernels) -> FusedStep:
        """All devices that have kernels have these."""
        return FusedStep(kernels.softmax_gates_backward, kernels.gradient_square, kernels.adam)
