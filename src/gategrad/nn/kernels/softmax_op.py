"""Gates of logits for autograd and ``torch.compile``, as a ``torch.library`` op."""

from __future__ import annotations

import torch
from torch import Tensor

from gategrad.nn.kernels import reference
from gategrad.nn.kernels.device_kernels import has_kernels, kernels_of

__all__ = ["softmax_gates"]

Context = torch.autograd.function.FunctionCtx


def softmax_gates(
    weight: Tensor,
    *,
    temperature: float = 1.0,
    noise: Tensor | None = None,
    want_gates: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """The gates of ``(N, 16)`` logits, in one pass over memory.

    Args:
        weight: ``(N, 16)``.
        temperature: Divides the logits.
        noise: ``(N, 16)``, added to the logits; takes no gradient.
        want_gates: Whether the most likely gates are asked for.

    Returns:
        ``(N, 4)`` coefficients, as of :func:`gategrad.nn.kernels.reference.softmax_coefficients`,
        and, where asked for, ``(N,)`` uint8 ids of the gates with the largest logit, the first of
        several.
    """
    if not has_kernels(weight) or weight.dtype == torch.bfloat16:
        logits = weight if noise is None else weight + noise
        coefficients = reference.softmax_coefficients(logits / temperature)
        return coefficients, logits.argmax(dim=1).to(torch.uint8) if want_gates else None
    coefficients, gates = _softmax_gates(weight, noise, temperature, want_gates)
    return coefficients, gates if want_gates else None


@torch.library.custom_op("gategrad::softmax_gates", mutates_args=())
def _softmax_gates(
    weight: Tensor, noise: Tensor | None, temperature: float, want_gates: bool
) -> tuple[Tensor, Tensor]:
    noise = None if noise is None else noise.contiguous()
    return kernels_of(weight).softmax_gates(weight.contiguous(), noise, temperature, want_gates)


@_softmax_gates.register_fake
def _(
    weight: Tensor, noise: Tensor | None, temperature: float, want_gates: bool
) -> tuple[Tensor, Tensor]:
    n = weight.shape[0]
    return weight.new_empty(n, 4), weight.new_empty(n if want_gates else 0, dtype=torch.uint8)


@torch.library.custom_op("gategrad::softmax_gates_backward", mutates_args=())
def _softmax_gates_backward(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float
) -> Tensor:
    noise = None if noise is None else noise.contiguous()
    return kernels_of(weight).softmax_gates_backward(
        grad.contiguous(), weight.contiguous(), noise, temperature
    )


@_softmax_gates_backward.register_fake
def _(grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float) -> Tensor:
    return torch.empty_like(weight, memory_format=torch.contiguous_format)


def _save_weight(
    ctx: Context,
    inputs: tuple[Tensor, Tensor | None, float, bool],
    output: tuple[Tensor, Tensor],
) -> None:
    weight, noise, ctx.temperature, _ = inputs  # type: ignore[attr-defined]
    ctx.save_for_backward(weight, *([] if noise is None else [noise]))


def _softmax_gradient(
    ctx: Context, grad: Tensor, _: Tensor | None
) -> tuple[Tensor, None, None, None]:
    weight, *noise = ctx.saved_tensors  # type: ignore[attr-defined]
    temperature: float = ctx.temperature  # type: ignore[attr-defined]
    grad_weight = _softmax_gates_backward(grad, weight, noise[0] if noise else None, temperature)
    return grad_weight, None, None, None


_softmax_gates.register_autograd(_softmax_gradient, setup_context=_save_weight)
