"""The kernels of a GPU: those of gates on tensors, and :mod:`.triton_layers`.

Gates' own are in :mod:`.triton_softmax_kernels` and :mod:`.triton_four_kernels`. See
:class:`gategrad.nn.kernels.device_kernels.Kernels` for what each function does.
"""

from __future__ import annotations

import math
from typing import Any

import torch
import triton
from torch import Tensor

from gategrad.nn.kernels import triton_four_kernels as of_four
from gategrad.nn.kernels import triton_softmax_kernels as of_softmax
from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.gate_kinds import KINDS
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

# Gates of a program that reads the weights of each.
_LOGITS_BLOCK = 64


@on_its_device
def softmax_gates(
    weight: Tensor,
    noise: Tensor | None,
    temperature: float,
    want_gates: bool,
    kind: str = "softmax",
) -> tuple[Tensor, Tensor]:
    """Coefficients, and gates where wanted, of logits; or of four weights of a kind."""
    n = len(weight)
    out = weight.new_empty(n, 4)
    gates = weight.new_empty(n if want_gates else 0, dtype=torch.uint8)
    kernel = of_softmax.softmax_gates if kind == "softmax" else of_four.four_gates
    kernel[_programs(n)](
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
        **_kind(kind),
    )
    return out, gates


@on_its_device
def softmax_gates_backward(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float, kind: str = "softmax"
) -> Tensor:
    """Gradient of the weights, from that of the coefficients."""
    out = torch.empty_like(weight)
    is_softmax = kind == "softmax"
    kernel = of_softmax.softmax_gates_backward if is_softmax else of_four.four_gates_backward
    _launch(kernel, grad, weight, noise, temperature, out, kind)
    return out


@on_its_device
def gradient_square(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float, kind: str = "softmax"
) -> Tensor:
    """The sum of squares of that gradient."""
    out = weight.new_empty(_programs(len(weight)))
    is_softmax = kind == "softmax"
    kernel = of_softmax.gradient_square if is_softmax else of_four.four_gradient_square
    _launch(kernel, grad, weight, noise, temperature, out, kind)
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
    kind: str = "softmax",
) -> None:
    """One step of the weights, in place, from the gradient of their coefficients."""
    coefficients, gates = (None, None) if ahead is None else ahead
    (beta1, beta2), scale, stop = step.betas, step.scale, step.stop
    if isinstance(scale, float) and scale != 1.0:
        scale = weight.new_tensor(scale)
    kernel = of_softmax.adam if kind == "softmax" else of_four.four_adam
    kernel[_programs(len(weight))](
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
        **_kind(kind),
    )


def empty(rows: int, columns: int, like: Tensor) -> Tensor:
    """Rows to fill, in the type and on the device of ``like``."""
    return like.new_empty(rows, columns)


def _kind(kind: str) -> dict[str, int]:
    """The kind of gates with four weights, as their kernels know it; nothing of softmaxes."""
    return {} if kind == "softmax" else {"KIND": KINDS.index(kind)}


def _launch(
    kernel: Any,
    grad: Tensor,
    weight: Tensor,
    noise: Tensor | None,
    temperature: float,
    out: Tensor,
    kind: str,
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
        **_kind(kind),
    )


def _programs(n_gates: int) -> tuple[int]:
    return (triton.cdiv(n_gates, _LOGITS_BLOCK),)
