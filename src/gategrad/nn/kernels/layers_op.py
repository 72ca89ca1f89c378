"""Layers of gates for autograd and ``torch.compile``, on feature-major tensors.

One ``torch.library`` op, and the same as eager autograd calls it, at a fraction of an op's time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from gategrad.nn.kernels import native_gates, reference
from gategrad.nn.kernels.device_kernels import kernels_of
from gategrad.nn.kernels.layer_wiring import wiring_of
from gategrad.nn.kernels.value_checks import within

__all__ = ["eager_layers", "layers_op"]

Context = torch.autograd.function.FunctionCtx


def _run_layers(
    x: Tensor,
    coefficients: list[Tensor],
    gates: list[Tensor],
    wirings: list[int],
    n_groups: int,
    half: bool,
    keep: bool,
) -> list[Tensor]:
    """See :meth:`~gategrad.nn.kernels.device_kernels.Kernels.layers`."""
    used, kernels, x = [wiring_of(number) for number in wirings], kernels_of(x), x.detach()
    # On a CPU, packing into bits looks at each value itself.
    if gates and kernels is not native_gates and not within(x.t(), 0.0, 1.0, ends=True):
        raise reference.not_bits(x)
    return kernels.layers(x, coefficients, gates, used, n_groups, half, keep)


layers_op = torch.library.custom_op("gategrad::logic_layers", _run_layers, mutates_args=())


@layers_op.register_fake
def _(
    x: Tensor,
    coefficients: list[Tensor],
    gates: list[Tensor],
    wirings: list[int],
    n_groups: int,
    half: bool,
    keep: bool,
) -> list[Tensor]:
    batch = x.shape[1]
    if n_groups:
        out = x.new_empty(n_groups, batch, dtype=coefficients[0].dtype)
    else:
        dtype = torch.bfloat16 if half else x.dtype
        out = x.new_empty(wiring_of(wirings[-1]).n_outputs, batch, dtype=dtype)
    if not keep:
        return [out]
    widths = [wiring_of(number).n_inputs for number in wirings]
    rows = kernels_of(x).kept_like(x, widths, bool(gates), half)
    kept = [x.new_empty(shape, dtype=dtype) for shape, dtype in rows]
    return [out, *kept]


def _run_layers_backward(
    grad: Tensor,
    kept: list[Tensor],
    coefficients: list[Tensor],
    wirings: list[int],
    gates: list[Tensor],
    n_groups: int,
    half: bool,
    need_x: bool,
) -> list[Tensor]:
    """See :meth:`~gategrad.nn.kernels.device_kernels.Kernels.layers_backward`."""
    used = [wiring_of(number) for number in wirings]
    return kernels_of(grad).layers_backward(
        grad.detach(), kept, coefficients, used, gates, n_groups, half, need_x
    )


_layers_backward_op = torch.library.custom_op(
    "gategrad::logic_layers_backward", _run_layers_backward, mutates_args=()
)


@_layers_backward_op.register_fake
def _(
    grad: Tensor,
    kept: list[Tensor],
    coefficients: list[Tensor],
    wirings: list[int],
    gates: list[Tensor],
    n_groups: int,
    half: bool,
    need_x: bool,
) -> list[Tensor]:
    grads = [torch.empty_like(c) for c in coefficients]
    if need_x:
        dtype = torch.bfloat16 if half else grad.dtype
        grads.append(grad.new_empty(kept[0].shape[0], grad.shape[1], dtype=dtype))
    return grads


def _keep_layers(
    ctx: Context,
    kept: Sequence[Tensor],
    coefficients: Sequence[Tensor],
    gates: Sequence[Tensor],
    wirings: Sequence[int],
    options: tuple[Any, ...],
) -> None:
    # Else autograd would fill a gradient of zeros for every output that was only kept.
    ctx.set_materialize_grads(False)
    ctx.save_for_backward(*kept, *coefficients, *gates)
    # The module may be gone before the gradient is asked for: the wirings must not.
    # int: to torch.compile they are symbols once a second network is compiled.
    ctx.wirings = [wiring_of(n) for n in wirings]  # type: ignore[attr-defined]
    ctx.layers = (wirings, *options)  # type: ignore[attr-defined]


def _gradients(ctx: Context, run: Any, grad: Tensor, need_x: bool) -> list[Tensor]:
    wirings, n_groups, half, dtype = ctx.layers  # type: ignore[attr-defined]
    n = len(wirings)
    saved: list[Tensor] = list(ctx.saved_tensors)  # type: ignore[attr-defined]
    kept, coefficients, gates = saved[:n], saved[n : 2 * n], saved[2 * n :]
    grads: list[Tensor] = run(grad, kept, coefficients, wirings, gates, n_groups, half, need_x)
    if need_x:
        grads[n] = grads[n].to(dtype)
    return grads


class _NoSecondDerivative(torch.autograd.Function):
    """A gradient, which refuses to be differentiated in its turn."""

    @staticmethod
    def forward(ctx: Context, grad: Tensor, anchor: Tensor) -> Tensor:
        return grad.view_as(grad)

    @staticmethod
    def backward(ctx: Context, _: Tensor) -> tuple[None, None]:
        raise RuntimeError(
            "logic layers have no second derivative: leave the gradient of their gradient out of "
            "the loss, or compute it with gategrad.nn.kernels.reference in plain torch"
        )


class _EagerLayers(torch.autograd.Function):
    """The op as eager autograd calls it, in a fraction of the time that a library's op takes."""

    @staticmethod
    def forward(
        ctx: Context,
        x: Tensor,
        n_groups: int,
        half: bool,
        keep: bool,
        wirings: list[int],
        gates: list[Tensor],
        *coefficients: Tensor,
    ) -> Tensor:
        out, *kept = _run_layers(x, list(coefficients), gates, wirings, n_groups, half, keep)
        if keep:
            kept[0] = kept[0] if kept[0].ndim == 2 else x
            _keep_layers(ctx, kept, coefficients, gates, wirings, (n_groups, half, x.dtype))
        return out

    @staticmethod
    def backward(ctx: Any, grad: Tensor | None) -> tuple[Any, ...]:
        need_x, n = bool(ctx.needs_input_grad[0]), len(ctx.wirings)
        if grad is None:
            return (None,) * (6 + n)
        grads = _gradients(ctx, _run_layers_backward, grad, need_x)
        if torch.is_grad_enabled():  # create_graph: they would look like constants
            anchor = grad.new_zeros(0, requires_grad=True)
            grads = [_NoSecondDerivative.apply(g, anchor) for g in grads]  # type: ignore[no-untyped-call]
        return grads[n] if need_x else None, None, None, None, None, None, *grads[:n]


def eager_layers(
    x: Tensor,
    coefficients: list[Tensor],
    gates: list[Tensor],
    wirings: list[int],
    n_groups: int,
    half: bool,
    keep: bool,
) -> Tensor:
    """The result of :data:`layers_op`, for tensors whose gradient eager autograd computes."""
    out: Tensor = _EagerLayers.apply(  # type: ignore[no-untyped-call]
        x, n_groups, half, keep, wirings, gates, *coefficients
    )
    return out


def _save_layers(ctx: Context, inputs: tuple[Any, ...], output: list[Tensor]) -> None:
    x, coefficients, gates, wirings, n_groups, half, _ = inputs
    _, first, *kept = output
    kept = [x if first.ndim == 1 else first, *kept]
    _keep_layers(ctx, kept, coefficients, gates, wirings, (n_groups, half, x.dtype))


def _layers_gradient(ctx: Context, grads: list[Tensor | None]) -> tuple[Any, ...]:
    n = len(ctx.wirings)  # type: ignore[attr-defined]
    nothing = [None] * (len(ctx.saved_tensors) - 2 * n)  # type: ignore[attr-defined]
    if grads[0] is None:
        return None, [None] * n, nothing, None, None, None, None
    need_x: bool = ctx.needs_input_grad[0]  # type: ignore[attr-defined]
    found = _gradients(ctx, _layers_backward_op, grads[0], need_x)
    return found[n] if need_x else None, found[:n], nothing, None, None, None, None


layers_op.register_autograd(_layers_gradient, setup_context=_save_layers)
