"""Four weights a gate: as many as a function of two bits has values.

A softmax over 16 gates has sixteen weights, of which a gate's four coefficients follow in four
directions only. These have a quarter of the weights, of the optimizer's memory, and of the bytes
that a step moves.
"""

from __future__ import annotations

import math
from functools import partial

import numpy as np
import torch
from torch import Tensor

from gategrad.gates import COEFFICIENTS
from gategrad.nn.kernels import native_gates
from gategrad.nn.kernels.device_kernels import Kernels
from gategrad.nn.kernels.four_weights import corner_logits, four_weight_gates
from gategrad.nn.parametrizations.parametrization import FusedStep, Parametrization

__all__ = ["FourWeights", "Light", "Nearest", "Walsh"]

_GATE_A = 3
# Of a residual beginning: the logit of what gate a says at each corner, and the noise around it
# (Ruettgers et al. 2025).
_RESIDUAL_LOGIT, _RESIDUAL_NOISE = 3.0, 0.25


class FourWeights(Parametrization):
    """What the kinds have in common.

    Attributes:
        kind: Its name to the kernels.
    """

    n_weights = 4
    kind: str

    def gates(self, weight: Tensor) -> Tensor:
        """``(n,)`` uint8: the discrete gates."""
        gates = four_weight_gates(weight.detach(), self.kind, want_gates=True)[1]
        assert gates is not None
        return gates

    def relaxed(
        self, weight: Tensor, temperature: float, noise: Tensor | None, want_gates: bool
    ) -> tuple[Tensor, Tensor | None]:
        """See :func:`gategrad.nn.kernels.four_weights.four_weight_gates`."""
        return four_weight_gates(
            weight, self.kind, temperature=temperature, noise=noise, want_gates=want_gates
        )

    def fused(self, kernels: Kernels) -> FusedStep:
        """All devices that have kernels have these."""
        return FusedStep(
            partial(kernels.softmax_gates_backward, kind=self.kind),
            partial(kernels.gradient_square, kind=self.kind),
            partial(kernels.adam, kind=self.kind),
        )


class _OfCorners(FourWeights):
    """Kinds that give a logit to the gate's output at each corner of its inputs.

    The relaxed gate is 1 there with the sigmoid's probability and in between the mean of the
    corners, as independent inputs meet them; the discrete gate has the logits' signs.
    """

    def noise(self, weight: Tensor) -> Tensor:
        """Logistic noise: each corner is then 1 with its probability."""
        if native_gates.draws_noise(weight):
            return native_gates.noise(weight, logistic=True)
        return torch.rand_like(weight, requires_grad=False).clamp_(1e-7, 1 - 1e-7).logit_()

    def entropy(self, weight: Tensor) -> float:
        """Mean entropy of the four outputs together, in bits."""
        logits = corner_logits(weight.detach().double(), self.kind)
        p, log_p, log_not = logits.sigmoid(), *map(_log_sigmoid, (logits, -logits))
        return float(-(p * log_p + (1 - p) * log_not).sum(dim=1).mean()) / math.log(2)


_log_sigmoid = torch.nn.functional.logsigmoid


class Light(_OfCorners):
    """Weights are the logits of the truth table (Ruettgers et al. 2025, input-wise)."""

    kind = "light"

    def initial(self, n: int, init: str, rng: np.random.Generator) -> Tensor:
        """Initial logits.

        Args:
            n: Number of gates.
            init: ``normal``, standard normal; or ``residual``: 3 where gate ``a`` is 1, else -3,
                with noise of 0.25, so that each is a with probability 0.82.
            rng: Source of randomness.
        """
        return _initial(n, init, rng, _RESIDUAL_LOGIT * np.array([-1.0, -1.0, 1.0, 1.0]))


class Walsh(_OfCorners):
    """Weights are coefficients on 1, (-1)^b, (-1)^a and (-1)^(a + b) (WARP, Gerlach et al. 2025).

    The corner's logit is minus their sum. WARP interpolates before the sigmoid; this one after it,
    so that one gate is four coefficients.
    """

    kind = "walsh"

    def initial(self, n: int, init: str, rng: np.random.Generator) -> Tensor:
        """Initial weights.

        Args:
            n: Number of gates.
            init: ``normal``: normal, of half the usual deviation, so that logits are standard
                normal; or ``residual``: 3 on (-1)^a, with noise of 0.125.
            rng: Source of randomness.
        """
        return _initial(n, init, rng, np.array([0, 0, _RESIDUAL_LOGIT, 0]), 0.5)


class Nearest(FourWeights):
    """Weights are coefficients themselves; the gate is the nearest of the 16 (Kim 2026, CovJac).

    Relaxed coefficients are the mean of the gates' by a softmax of minus the squared distances over
    the temperature: their derivative is the covariance of the gates' under that softmax. At
    temperature 1 they are a mixture even where the weights are exactly a gate's, so that there is
    no entropy that would say how decided a gate is; training lets weights move beyond.
    """

    kind = "nearest"

    def initial(self, n: int, init: str, rng: np.random.Generator) -> Tensor:
        """Initial coefficients.

        Args:
            n: Number of gates.
            init: ``normal``: values at the corners are normal around 1/2 with deviation 1/2; or
                ``residual``: those of gate ``a``, with noise of 0.1.
            rng: Source of randomness.
        """
        if init == "normal":
            corners = 0.5 + 0.5 * rng.standard_normal((n, 4), dtype=np.float32)
            p00, p01, p10, p11 = corners.T
            stacked = np.stack([p00, p10 - p00, p01 - p00, p11 - p10 - p01 + p00], axis=1)
            return torch.from_numpy(stacked)
        center = COEFFICIENTS[_GATE_A].astype(np.float64)
        return _initial(n, init, rng, center, 1.0, 0.1)


def _initial(
    n: int,
    init: str,
    rng: np.random.Generator,
    residual: np.ndarray[tuple[int], np.dtype[np.float64]],
    deviation: float = 1.0,
    noise: float = _RESIDUAL_NOISE,
) -> Tensor:
    drawn = rng.standard_normal((n, 4), dtype=np.float32) * np.float32(deviation)
    if init == "normal":
        return torch.from_numpy(drawn)
    if init == "residual":
        return torch.from_numpy(residual.astype(np.float32) + np.float32(noise) * drawn)
    raise ValueError(f"init must be 'normal' or 'residual', got {init!r}")
