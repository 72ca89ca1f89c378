"""The kernels of a GPU: :mod:`.triton_softmax_kernels` on tensors, and :mod:`.triton_layers`.

See :class:`gategrad.nn.kernels.device_kernels.Kernels` for what each function does.
"""

from __future__ import annotations

import math
from typing import Any

import torch
import triton
from torch import Tensor

from gategrad.nn.kernels import triton_softmax_kernels as kernels
from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.triton_launch import gate_table, on_its_device
from gategrad.nn.kernels.triton_layers import kept_like, layers, layers_backward

__all__ = [
    "adam",
    "empty",
    "gradient_square",
    "kept_like",
    "layers",
    "layers_backward",
    "softmax_gates",
    "softmax_gates_backward",
]

# Gates of a program that reads sixteen logits of each.
_LOGITS_BLOCK = 64


@on_its_device
def softmax_gates(
    weight: Tensor, noise: Tensor | None, temperature: float, want_gates: bool
) -> tuple[Tensor, Tensor]:
    """Coefficients, and gates where wanted, of logits."""
    n = len(weight)
    out = weight.new_empty(n, 4)
    gates = weight.new_empty(n if want_gates else 0, dtype=torch.uint8)
    kernels.softmax_gates[_programs(n)](
        weight,
        noise,
        gate_table(weight.device),
        out,
        gates,
        n,
        1 / temperature,
        NOISE=noise is not None,
        GATES=want_gates,
        BLOCK=_LOGITS_BLOCK,
    )
    return out, gates


@on_its_device
def softmax_gates_backward(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float
) -> Tensor:
    """Gradient of the logits, from that of the coefficients."""
    out = torch.empty_like(weight)
    _launch(kernels.softmax_gates_backward, grad, weight, noise, temperature, out)
    return out


@on_its_device
def gradient_square(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float
) -> Tensor:
    """The sum of squares of that gradient."""
    out = weight.new_empty(_programs(len(weight)))
    _launch(kernels.gradient_square, grad, weight, noise, temperature, out)
    return out.double().sum()


@on_its_device
def adam(
    grad: Tensor,
    weight: Tensor,
    moments: tuple[Tensor, Tensor],
    noise: Tensor | None,
    temperature: float,
    ahead: tuple[Tensor, Tensor | None] | None,
    step: AdamStep,
) -> None:
    """One step of logits, in place, from the gradient of their coefficients."""
    coefficients, gates = (None, None) if ahead is None else ahead
    (beta1, beta2), scale, stop = step.betas, step.scale, step.stop
    if isinstance(scale, float) and scale != 1.0:
        scale = weight.new_tensor(scale)
    kernels.adam[_programs(len(weight))](
        grad,
        weight,
        *moments,
        noise,
        gate_table(weight.device),
        coefficients,
        gates,
        scale if isinstance(scale, Tensor) else None,
        stop,
        len(weight),
        1 / temperature,
        step.lr,
        beta1,
        1 - beta1,
        beta2,
        1 - beta2,
        1 - beta1**step.count,
        math.sqrt(1 - beta2**step.count),
        step.eps,
        step.weight_decay,
        NOISE=noise is not None,
        AHEAD=ahead is not None,
        GATES=gates is not None,
        DECOUPLED=step.decoupled,
        SCALED=isinstance(scale, Tensor),
        STOPPABLE=stop is not None,
        BLOCK=_LOGITS_BLOCK,
    )


def empty(rows: int, columns: int, like: Tensor) -> Tensor:
    """Rows to fill, in the type and on the device of ``like``."""
    return like.new_empty(rows, columns)


def _launch(
    kernel: Any, grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float, out: Tensor
) -> None:
    """A kernel that reads the coefficients' gradient, on all gates."""
    kernel[_programs(len(weight))](
        grad,
        weight,
        noise,
        gate_table(weight.device),
        out,
        len(weight),
        1 / temperature,
        NOISE=noise is not None,
        BLOCK=_LOGITS_BLOCK,
    )


def _programs(n_gates: int) -> tuple[int]:
    return (triton.cdiv(n_gates, _LOGITS_BLOCK),)
