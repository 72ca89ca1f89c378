"""Gates of four weights each: the readable reference, and a ``torch.library`` op.

A kind says how weights become coefficients; see :mod:`gategrad.nn.parametrizations.four_weights`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import torch
from torch import Tensor

from gategrad.gates import COEFFICIENTS
from gategrad.nn.kernels.device_kernels import has_kernels, kernels_of
from gategrad.nn.kernels.gate_kinds import KINDS

__all__ = ["corner_logits", "four_weight_gates", "gate_closeness", "plain_gates"]

# Signs of (-1)^0, (-1)^b, (-1)^a and (-1)^(a + b) at the corners (0, 0), (0, 1), (1, 0), (1, 1).
_WALSH: Final = [[1, 1, 1, 1], [1, -1, 1, -1], [1, 1, -1, -1], [1, -1, -1, 1]]
_TABLE: Final = COEFFICIENTS.tolist()

Context = torch.autograd.function.FunctionCtx


def four_weight_gates(
    weight: Tensor,
    kind: str,
    *,
    temperature: float = 1.0,
    noise: Tensor | None = None,
    want_gates: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """The gates of ``(N, 4)`` weights, in one pass over memory.

    Args:
        weight: ``(N, 4)``.
        kind: One of :data:`KINDS`.
        temperature: Divides logits; of ``nearest``, squared distances.
        noise: ``(N, 4)``, added to the logits at the corners; takes no gradient. Not of
            ``nearest``.
        want_gates: Whether the discrete gates are asked for.

    Returns:
        ``(N, 4)`` coefficients, and where asked for, ``(N,)`` uint8 ids.
    """
    if kind not in KINDS:
        raise ValueError(f"kind must be one of {', '.join(KINDS)}, got {kind!r}")
    if kind == "nearest" and noise is not None:
        raise ValueError("the nearest gate has no noise: leave it out")
    if not has_kernels(weight) or weight.dtype != torch.float32:
        coefficients, gates = plain_gates(weight, kind, temperature, noise)
    else:
        coefficients, gates = _four_weight_gates(weight, noise, temperature, want_gates, kind)
    return coefficients, gates if want_gates else None


def plain_gates(
    weight: Tensor, kind: str, temperature: float, noise: Tensor | None
) -> tuple[Tensor, Tensor]:
    """The same in plain torch, for any float dtype and device."""
    if kind == "nearest":
        closeness = gate_closeness(weight)
        shares = torch.softmax(closeness / temperature, dim=1).unbind(dim=1)
        mixed = [_weighted(shares, [row[k] for row in _TABLE]) for k in range(4)]
        return torch.stack(mixed, dim=1), closeness.argmax(dim=1).to(torch.uint8)
    logits = corner_logits(weight, kind)
    logits = logits if noise is None else logits + noise
    p00, p01, p10, p11 = torch.sigmoid(logits / temperature).unbind(dim=1)
    coefficients = torch.stack([p00, p10 - p00, p01 - p00, p11 - p10 - (p01 - p00)], dim=1)
    bits = (logits > 0).to(torch.uint8).unbind(dim=1)
    return coefficients, bits[0] * 8 + bits[1] * 4 + bits[2] * 2 + bits[3]


def corner_logits(weight: Tensor, kind: str) -> Tensor:
    """``(N, 4)``: logits of the output for the inputs (0, 0), (0, 1), (1, 0), (1, 1)."""
    if kind == "light":
        return weight
    parts = weight.unbind(dim=1)
    return -torch.stack([_weighted(parts, signs) for signs in _WALSH], dim=1)


def gate_closeness(weight: Tensor) -> Tensor:
    """``(N, 16)``: minus the squared distances to all gates, up to the same number for all."""
    parts = weight.unbind(dim=1)
    rows = [2 * _weighted(parts, row) - sum(c * c for c in row) for row in _TABLE]
    return torch.stack(rows, dim=1)


def _weighted(parts: Sequence[Tensor], by: Sequence[float]) -> Tensor:
    """A sum of columns: no product of matrices, whose precision others may lower for speed."""
    total = torch.zeros_like(parts[0])
    for part, factor in zip(parts, by, strict=True):
        if factor:
            total = total + factor * part
    return total


@torch.library.custom_op("gategrad::four_weight_gates", mutates_args=())
def _four_weight_gates(
    weight: Tensor, noise: Tensor | None, temperature: float, want_gates: bool, kind: str
) -> tuple[Tensor, Tensor]:
    noise = None if noise is None else noise.contiguous()
    return kernels_of(weight).softmax_gates(
        weight.contiguous(), noise, temperature, want_gates, kind=kind
    )


@_four_weight_gates.register_fake
def _(
    weight: Tensor, noise: Tensor | None, temperature: float, want_gates: bool, kind: str
) -> tuple[Tensor, Tensor]:
    n = weight.shape[0]
    return weight.new_empty(n, 4), weight.new_empty(n if want_gates else 0, dtype=torch.uint8)


@torch.library.custom_op("gategrad::four_weight_gates_backward", mutates_args=())
def _four_weight_gates_backward(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float, kind: str
) -> Tensor:
    noise = None if noise is None else noise.contiguous()
    return kernels_of(weight).softmax_gates_backward(
        grad.contiguous(), weight.contiguous(), noise, temperature, kind=kind
    )


@_four_weight_gates_backward.register_fake
def _(grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float, kind: str) -> Tensor:
    return torch.empty_like(weight, memory_format=torch.contiguous_format)


def _save_weight(
    ctx: Context,
    inputs: tuple[Tensor, Tensor | None, float, bool, str],
    output: tuple[Tensor, Tensor],
) -> None:
    weight, noise, ctx.temperature, _, ctx.kind = inputs  # type: ignore[attr-defined]
    ctx.save_for_backward(weight, *([] if noise is None else [noise]))


def _gradient(
    ctx: Context, grad: Tensor, _: Tensor | None
) -> tuple[Tensor, None, None, None, None]:
    weight, *noise = ctx.saved_tensors  # type: ignore[attr-defined]
    temperature: float = ctx.temperature  # type: ignore[attr-defined]
    kind: str = ctx.kind  # type: ignore[attr-defined]
    found = _four_weight_gates_backward(
        grad, weight, noise[0] if noise else None, temperature, kind
    )
    return found, None, None, None, None


_four_weight_gates.register_autograd(_gradient, setup_context=_save_weight)
