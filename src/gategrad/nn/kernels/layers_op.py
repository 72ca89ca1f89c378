"""Layers of gates for autograd and ``torch.compile``, on feature-major tensors.

One ``torch.library`` op, and the same as eager autograd calls it, at a fraction of an op's time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from gategrad.nn.kernels import native_gates, reference
from gategrad.nn.kernels.device_kernels import Kernels, kernels_of
from gategrad.nn.kernels.layer_wiring import AnyWiring, wiring_of
from gategrad.nn.kernels.learned_wiring import Candidates
from gategrad.nn.kernels.value_checks import within

__all__ = ["eager_layers", "layers_op"]

Context = torch.autograd.function.FunctionCtx


def _wirings(numbers: Sequence[int], chosen: Sequence[Tensor], kernels: Kernels) -> list[AnyWiring]:
    """The wirings of a call: of a learned one that of its choice, which an op must be given."""
    choices, native = iter(chosen), kernels is native_gates
    found = [wiring_of(number) for number in numbers]
    return [w.at(next(choices), native=native) if isinstance(w, Candidates) else w for w in found]


def _run_layers(
    x: Tensor,
    coefficients: list[Tensor],
    wires: list[Tensor],
    gates: list[Tensor],
    chosen: list[Tensor],
    wirings: list[int],
    n_groups: int,
    half: bool,
    keep: bool,
) -> list[Tensor]:
    """See :meth:`~gategrad.nn.kernels.device_kernels.Kernels.layers`.

    ``chosen`` is ``(2, N)`` int32 of each learned wiring, and ``wires`` its ``(2N, K)`` shares,
    whose gradient is wanted; or none, where nobody wants it.
    """
    kernels, x = kernels_of(x), x.detach()
    used = _wirings(wirings, chosen, kernels)
    # On a CPU, packing into bits looks at each value itself.
    if gates and kernels is not native_gates and not within(x.t(), 0.0, 1.0, ends=True):
        raise reference.not_bits(x)
    return kernels.layers(x, coefficients, gates, used, n_groups, half, keep)


layers_op = torch.library.custom_op("gategrad::logic_layers", _run_layers, mutates_args=())


@layers_op.register_fake
def _(
    x: Tensor,
    coefficients: list[Tensor],
    wires: list[Tensor],
    gates: list[Tensor],
    chosen: list[Tensor],
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
    chosen: list[Tensor],
    n_groups: int,
    half: bool,
    need_x: bool,
    need_wires: bool,
) -> list[Tensor]:
    """See :meth:`~gategrad.nn.kernels.device_kernels.Kernels.layers_backward`."""
    kernels = kernels_of(grad)
    used = _wirings(wirings, chosen, kernels)
    return kernels.layers_backward(
        grad.detach(), kept, coefficients, used, gates, n_groups, half, need_x, need_wires
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
    chosen: list[Tensor],
    n_groups: int,
    half: bool,
    need_x: bool,
    need_wires: bool,
) -> list[Tensor]:
    grads = [torch.empty_like(c) for c in coefficients]
    if need_wires:
        learned = [w for w in map(wiring_of, wirings) if isinstance(w, Candidates)]
        grads += [grad.new_empty(w.candidates.shape, dtype=torch.float32) for w in learned]
    if need_x:
        dtype = torch.bfloat16 if half else grad.dtype
        grads.append(grad.new_empty(kept[0].shape[0], grad.shape[1], dtype=dtype))
    return grads


@dataclass(frozen=True)
class _Call:
    """What the backward pass of a call must know besides tensors.

    The module may be gone before the gradient is asked for: its wirings must not.
    """

    numbers: Sequence[int]
    used: list[AnyWiring]
    n_chosen: int
    n_groups: int
    half: bool
    dtype: torch.dtype


def _keep_layers(
    ctx: Context,
    kept: Sequence[Tensor],
    coefficients: Sequence[Tensor],
    gates: Sequence[Tensor],
    chosen: Sequence[Tensor],
    numbers: Sequence[int],
    options: tuple[int, bool, torch.dtype],
) -> None:
    # Else autograd would fill a gradient of zeros for every output that was only kept.
    ctx.set_materialize_grads(False)
    ctx.save_for_backward(*kept, *coefficients, *chosen, *gates)
    used = [wiring_of(n) for n in numbers]
    ctx.call = _Call(numbers, used, len(chosen), *options)  # type: ignore[attr-defined]


def _gradients(
    ctx: Context, run: Any, grad: Tensor, need_x: bool, need_wires: bool
) -> list[Tensor | None]:
    """Of coefficients, then of wires where they are needed, then of the input where it is.

    None for the coefficients of the first layers, where nothing up to them needs a gradient.
    """
    call: _Call = ctx.call  # type: ignore[attr-defined]
    n = len(call.numbers)
    saved: list[Tensor] = list(ctx.saved_tensors)  # type: ignore[attr-defined]
    kept, coefficients, rest = saved[:n], saved[n : 2 * n], saved[2 * n :]
    chosen, gates = rest[: call.n_chosen], rest[call.n_chosen :]
    learned = [i for i, wiring in enumerate(call.used) if isinstance(wiring, Candidates)]
    trained = [i for i, c in enumerate(coefficients) if c.requires_grad]
    start = 0 if need_x else min(trained + learned * need_wires, default=0)
    grads: list[Tensor] = run(
        grad, kept[start:], coefficients[start:], call.numbers[start:], gates[start:],
        chosen[sum(i < start for i in learned) :], call.n_groups, call.half, need_x, need_wires,
    )  # fmt: skip
    if need_x:
        grads[-1] = grads[-1].to(call.dtype)
    return [None] * start + grads


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
        chosen: list[Tensor],
        *trained: Tensor,
    ) -> Tensor:
        coefficients, wires = list(trained[: len(wirings)]), list(trained[len(wirings) :])
        out, *kept = _run_layers(
            x, coefficients, wires, gates, chosen, wirings, n_groups, half, keep
        )
        if keep:
            kept[0] = kept[0] if kept[0].ndim == 2 else x
            options = n_groups, half, x.dtype
            _keep_layers(ctx, kept, coefficients, gates, chosen, wirings, options)
        return out

    @staticmethod
    def backward(ctx: Any, grad: Tensor | None) -> tuple[Any, ...]:
        need_x, n = bool(ctx.needs_input_grad[0]), len(ctx.call.numbers)
        n_wires = len(ctx.needs_input_grad) - 7 - n
        if grad is None:
            return (None,) * (7 + n + n_wires)
        need_wires = any(ctx.needs_input_grad[7 + n :])
        grads = _gradients(ctx, _run_layers_backward, grad, need_x, need_wires)
        if torch.is_grad_enabled():  # create_graph: they would look like constants
            anchor = grad.new_zeros(0, requires_grad=True)
            grads = [g if g is None else _NoSecondDerivative.apply(g, anchor) for g in grads]  # type: ignore[no-untyped-call]
        of_wires = grads[n : n + n_wires] if need_wires else [None] * n_wires
        of_x = grads[-1] if need_x else None
        return of_x, None, None, None, None, None, None, *grads[:n], *of_wires


def eager_layers(
    x: Tensor,
    coefficients: list[Tensor],
    wires: list[Tensor],
    gates: list[Tensor],
    chosen: list[Tensor],
    wirings: list[int],
    n_groups: int,
    half: bool,
    keep: bool,
) -> Tensor:
    """The result of :data:`layers_op`, for tensors whose gradient eager autograd computes."""
    out: Tensor = _EagerLayers.apply(  # type: ignore[no-untyped-call]
        x, n_groups, half, keep, wirings, gates, chosen, *coefficients, *wires
    )
    return out


def _save_layers(ctx: Context, inputs: tuple[Any, ...], output: list[Tensor]) -> None:
    x, coefficients, wires, gates, chosen, wirings, n_groups, half, _ = inputs
    _, first, *kept = output
    kept = [x if first.ndim == 1 else first, *kept]
    _keep_layers(ctx, kept, coefficients, gates, chosen, wirings, (n_groups, half, x.dtype))
    ctx.n_wires = len(wires)  # type: ignore[attr-defined]


def _layers_gradient(ctx: Context, grads: list[Tensor | None]) -> tuple[Any, ...]:
    call: _Call = ctx.call  # type: ignore[attr-defined]
    n, n_wires = len(call.numbers), ctx.n_wires  # type: ignore[attr-defined]
    n_gates = len(ctx.saved_tensors) - 2 * n - call.n_chosen  # type: ignore[attr-defined]
    nothing = [None] * n_gates, [None] * call.n_chosen, None, None, None, None
    if grads[0] is None:
        return None, [None] * n, [None] * n_wires, *nothing
    need_x: bool = ctx.needs_input_grad[0]  # type: ignore[attr-defined]
    found = _gradients(ctx, _layers_backward_op, grads[0], need_x, n_wires > 0)
    of_wires = found[n : n + n_wires]
    return found[-1] if need_x else None, found[:n], of_wires, *nothing


layers_op.register_autograd(_layers_gradient, setup_context=_save_layers)
