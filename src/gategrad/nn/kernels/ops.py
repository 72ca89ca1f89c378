"""Gates and layers of gates for autograd and ``torch.compile``, and the choice of kernel.

They run in the kernels of the tensor's device (see :mod:`gategrad.nn.kernels.device_kernels`), or
where there are none, in the plain torch of :mod:`gategrad.nn.kernels.reference`. Kernels work on
*feature-major* tensors, ``(features, batch)`` contiguous; :func:`logic_layers` takes and returns
the usual ``(batch, features)`` and only changes strides.

All are ``torch.library`` ops; :func:`logic_layers` calls its own directly, except where it is being
compiled or given a subclass of ``Tensor``. Transforms of :mod:`torch.func` do not go through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from gategrad.nn.kernels import native_gates, reference
from gategrad.nn.kernels.device_kernels import (
    Kernels,
    has_kernels,
    kernels_for,
    warn_of_plain_torch,
)
from gategrad.nn.kernels.group_sum_op import group_sums
from gategrad.nn.kernels.layer_wiring import Wiring, wiring_of
from gategrad.nn.kernels.tree_wiring import TreeWiring
from gategrad.nn.kernels.value_checks import within

__all__ = [
    "LayerGates",
    "logic_layers",
    "softmax_gates",
]

Context = torch.autograd.function.FunctionCtx


@dataclass(frozen=True)
class LayerGates:
    """The gates of one layer, in one step.

    Attributes:
        coefficients: ``(N, 4)``: what the gradient goes through.
        gates: ``(N,)`` uint8 ids of the functions that are evaluated on bits; None evaluates the
            coefficients.
        connections: ``(2, N)`` int32; for trees, ``(K, 2 ** depth, 1 + axes)``: their leaves.
        wiring: The same for kernels.
    """

    coefficients: Tensor
    gates: Tensor | None
    connections: Tensor
    wiring: Wiring | TreeWiring


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


def logic_layers(
    x: Tensor, layers: Sequence[LayerGates], *, n_groups: int | None = None, half: bool = False
) -> Tensor:
    """Several layers of gates, one after the other, as :func:`reference.logic_layer` has it.

    Where a layer's gates are functions of bits, so must be those of all: outputs are then exact,
    and the gradient is that of the coefficients, at these bits (a straight-through estimator).

    Args:
        x: ``(B, I)`` inputs. No copy is made where their memory is feature by feature.
        layers: At least one.
        n_groups: K; the result is then the sums of so many groups of consecutive outputs, as by
            :func:`group_sums`, and the outputs are never stored.
        half: Keep activations and gradients between layers in bfloat16. What is computed with is
            float32.

    Returns:
        ``(B, N)`` outputs of the last layer, in memory feature by feature, or ``(B, K)`` sums.

    Raises:
        ValueError: Inputs of functions of bits that are neither 0 nor 1.
    """
    hard = layers[0].gates is not None
    assert all((layer.gates is not None) == hard for layer in layers)
    half = half or x.dtype == torch.bfloat16
    if not has_kernels(x) or (x.dtype == torch.float64 and (hard or half)):
        if not torch.compiler.is_compiling():
            warn_of_plain_torch(x.device.type, x.dtype)
        return _plain_layers(x, layers, n_groups, half)
    trees = [isinstance(layer.wiring, TreeWiring) for layer in layers]
    if n_groups is not None and trees[-1]:
        return group_sums(logic_layers(x, layers, half=half), n_groups)
    if any(trees) and x.dtype == torch.float64:
        return _plain_trees(x, layers, trees, n_groups, half)
    coefficients = [layer.coefficients.contiguous() for layer in layers]
    differentiable = x.requires_grad or any(c.requires_grad for c in coefficients)
    keep = differentiable and torch.is_grad_enabled()
    gates = [layer.gates for layer in layers if layer.gates is not None]
    rows, wirings = x.t().contiguous(), [layer.wiring.number for layer in layers]
    if torch.compiler.is_compiling() or type(rows) is not Tensor:
        out, *_ = _logic_layers(rows, coefficients, gates, wirings, n_groups or 0, half, keep)
    else:
        out = _LogicLayers.apply(  # type: ignore[no-untyped-call]
            rows, n_groups or 0, half, keep, wirings, gates, *coefficients
        )
    result: Tensor = out.t()
    return result


def _plain_layers(
    x: Tensor, layers: Sequence[LayerGates], n_groups: int | None, half: bool
) -> Tensor:
    x = x.bfloat16() if half else x
    for layer in layers:
        coefficients = layer.coefficients.to(x.dtype)
        if isinstance(layer.wiring, TreeWiring):
            x = reference.logic_convolution(
                x, coefficients, layer.connections, layer.wiring.geometry, gates=layer.gates
            )
        else:
            x = reference.logic_layer(x, coefficients, layer.connections, gates=layer.gates)
    return x if n_groups is None else group_sums(x, n_groups)


def _plain_trees(
    x: Tensor, layers: Sequence[LayerGates], trees: list[bool], n_groups: int | None, half: bool
) -> Tensor:
    """Trees in plain torch, the layers between and after them in kernels."""
    start = 0
    while start < len(layers):
        end = start + 1
        while end < len(layers) and trees[end] == trees[start]:
            end += 1
        groups = n_groups if end == len(layers) else None
        run = _plain_layers if trees[start] else _kernel_layers
        x = run(x, layers[start:end], groups, half)
        start = end
    return x


def _kernel_layers(
    x: Tensor, layers: Sequence[LayerGates], n_groups: int | None, half: bool
) -> Tensor:
    return logic_layers(x, layers, n_groups=n_groups, half=half)


def _kernels(tensor: Tensor) -> Kernels:
    kernels = kernels_for(tensor)
    assert kernels is not None
    return kernels


@torch.library.custom_op("gategrad::softmax_gates", mutates_args=())
def _softmax_gates(
    weight: Tensor, noise: Tensor | None, temperature: float, want_gates: bool
) -> tuple[Tensor, Tensor]:
    noise = None if noise is None else noise.contiguous()
    return _kernels(weight).softmax_gates(weight.contiguous(), noise, temperature, want_gates)


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
    return _kernels(weight).softmax_gates_backward(
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


def _run_layers(
    x: Tensor,
    coefficients: list[Tensor],
    gates: list[Tensor],
    wirings: list[int],
    n_groups: int,
    half: bool,
    keep: bool,
) -> list[Tensor]:
    """See :meth:`Kernels.layers`."""
    used, kernels, x = [wiring_of(number) for number in wirings], _kernels(x), x.detach()
    # On a CPU, packing into bits looks at each value itself.
    if gates and kernels is not native_gates and not within(x.t(), 0.0, 1.0, ends=True):
        raise reference.not_bits(x)
    return kernels.layers(x, coefficients, gates, used, n_groups, half, keep)


_logic_layers = torch.library.custom_op("gategrad::logic_layers", _run_layers, mutates_args=())


@_logic_layers.register_fake
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
    rows = _kernels(x).kept_like(x, widths, bool(gates), half)
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
    """See :meth:`Kernels.layers_backward`."""
    used = [wiring_of(number) for number in wirings]
    return _kernels(grad).layers_backward(
        grad.detach(), kept, coefficients, used, gates, n_groups, half, need_x
    )


_logic_layers_backward = torch.library.custom_op(
    "gategrad::logic_layers_backward", _run_layers_backward, mutates_args=()
)


@_logic_layers_backward.register_fake
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


class _LogicLayers(torch.autograd.Function):
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
    found = _gradients(ctx, _logic_layers_backward, grads[0], need_x)
    return found[n] if need_x else None, found[:n], nothing, None, None, None, None


_logic_layers.register_autograd(_layers_gradient, setup_context=_save_layers)
