"""The operations of training as ``torch.library`` ops, and the choice of kernel.

On a CPU in float32 or float64 they run in the native extension; elsewhere in plain torch. A layer's
op works on *feature-major* tensors, ``(features, batch)`` contiguous, so that a gate reads two
contiguous rows and writes one; :func:`logic_layer` takes and returns the usual ``(batch,
features)`` and only changes strides.
"""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gategrad import _native
from gategrad.nn import functional

__all__ = ["group_sums", "logic_layer", "processing_order", "softmax_coefficients"]

_NATIVE_DTYPES = (torch.float32, torch.float64)


def processing_order(connections: NDArray[np.int32]) -> NDArray[np.int32]:
    """A layer's gates in the order in which kernels visit them.

    Sorting by the first input lets consecutive gates share a row of memory. No result depends on
    the order but through the rounding of sums.

    Args:
        connections: ``(2, N)`` int32.

    Returns:
        ``(3, N)`` int32: gate, first input, second input.
    """
    order = np.argsort(connections[0], kind="stable").astype(np.int32)
    return np.stack([order, connections[0][order], connections[1][order]])


def softmax_coefficients(weight: Tensor) -> Tensor:
    """``(N, 4)`` coefficients of ``(N, 16)`` logits.

    The same as :func:`gategrad.nn.functional.softmax_coefficients`, in one pass over memory.
    """
    coefficients: Tensor = _softmax_coefficients(weight)
    return coefficients


def logic_layer(x: Tensor, coefficients: Tensor, wiring: Tensor) -> Tensor:
    """One layer of gates; the same as :func:`gategrad.nn.functional.logic_layer`.

    Args:
        x: ``(B, I)`` inputs. No copy is made where their memory is feature by feature.
        coefficients: ``(N, 4)``, of x's dtype.
        wiring: ``(3, N)`` int32 from :func:`processing_order`.

    Returns:
        ``(B, N)``, in memory feature by feature.
    """
    out: Tensor = _logic_layer(x.t().contiguous(), coefficients.contiguous(), wiring)
    return out.t()


def group_sums(x: Tensor, n_groups: int) -> Tensor:
    """Sums of consecutive groups of features.

    Groups are dealt out as by :func:`gategrad.circuit.readout.balanced_groups`.

    Args:
        x: ``(B, O)``.
        n_groups: Number of groups, K; at most O.

    Returns:
        ``(B, K)``.
    """
    sums: Tensor = _group_sums(x.t(), n_groups)
    return sums.t()


def _is_native(tensor: Tensor) -> bool:
    return tensor.device.type == "cpu" and tensor.dtype in _NATIVE_DTYPES


def _empty_rows(n: int, like: Tensor) -> Tensor:
    # ``(n, batch)`` for the native kernels, from memory that is used again at the next step.
    empty = (
        _native.empty_rows_float32 if like.dtype == torch.float32 else _native.empty_rows_float64
    )
    return empty(n, like.shape[1])


@torch.library.custom_op("gategrad::softmax_coefficients", mutates_args=())
def _softmax_coefficients(weight: Tensor) -> Tensor:
    weight = weight.detach().contiguous()
    if not _is_native(weight):
        return functional.softmax_coefficients(weight)
    out = weight.new_empty(len(weight), 4)
    _native.softmax_coefficients(weight, out, torch.get_num_threads())
    return out


@_softmax_coefficients.register_fake
def _(weight: Tensor) -> Tensor:
    return weight.new_empty(weight.shape[0], 4)


@torch.library.custom_op("gategrad::softmax_coefficients_backward", mutates_args=())
def _softmax_coefficients_backward(grad: Tensor, weight: Tensor) -> Tensor:
    grad, weight = grad.detach().contiguous(), weight.detach().contiguous()
    if not _is_native(weight):
        p = torch.softmax(weight, dim=-1)
        table = functional.gate_coefficients(torch.arange(16, device=weight.device), weight.dtype)
        grad_p = grad @ table.t()
        return p * (grad_p - (p * grad_p).sum(dim=-1, keepdim=True))
    out = torch.empty_like(weight)
    _native.softmax_coefficients_backward(grad, weight, out, torch.get_num_threads())
    return out


@_softmax_coefficients_backward.register_fake
def _(grad: Tensor, weight: Tensor) -> Tensor:
    return torch.empty_like(weight, memory_format=torch.contiguous_format)


def _save_weight(
    ctx: torch.autograd.function.FunctionCtx, inputs: tuple[Tensor], output: Tensor
) -> None:
    ctx.save_for_backward(*inputs)


def _softmax_gradient(ctx: torch.autograd.function.FunctionCtx, grad: Tensor) -> Tensor:
    (weight,) = ctx.saved_tensors  # type: ignore[attr-defined]
    grad_weight: Tensor = _softmax_coefficients_backward(grad, weight)
    return grad_weight


_softmax_coefficients.register_autograd(_softmax_gradient, setup_context=_save_weight)


@torch.library.custom_op("gategrad::logic_layer", mutates_args=())
def _logic_layer(x: Tensor, coefficients: Tensor, wiring: Tensor) -> Tensor:
    x, coefficients = x.detach(), coefficients.detach()
    if not _is_native(x):
        gate, a, b = wiring.long()
        out = x.new_empty(wiring.shape[1], x.shape[1])
        c0, c1, c2, c3 = coefficients[gate].unsqueeze(2).unbind(dim=1)
        out[gate] = c0 + c1 * x[a] + c2 * x[b] + c3 * x[a] * x[b]
        return out
    out = _empty_rows(wiring.shape[1], x)
    _native.logic_layer(x, coefficients, wiring, out, torch.get_num_threads())
    return out


@_logic_layer.register_fake
def _(x: Tensor, coefficients: Tensor, wiring: Tensor) -> Tensor:
    return x.new_empty(wiring.shape[1], x.shape[1])


@torch.library.custom_op("gategrad::logic_layer_backward", mutates_args=())
def _logic_layer_backward(
    grad: Tensor, x: Tensor, coefficients: Tensor, wiring: Tensor, need_x: bool
) -> tuple[Tensor, Tensor]:
    grad, x, coefficients = grad.detach(), x.detach(), coefficients.detach()
    grad_coefficients = torch.empty_like(coefficients)
    if not _is_native(x):
        grad_x = torch.zeros_like(x) if need_x else x.new_empty(0, 0)
        gate, a, b = wiring.long()
        g = grad[gate]
        c1, c2, c3 = coefficients[gate].unsqueeze(2).unbind(dim=1)[1:]
        sums = [(g * factor).sum(dim=1) for factor in (1, x[a], x[b], x[a] * x[b])]
        grad_coefficients[gate] = torch.stack(sums, dim=1)
        if need_x:
            grad_x.index_add_(0, a, g * (c1 + c3 * x[b]))
            grad_x.index_add_(0, b, g * (c2 + c3 * x[a]))
        return grad_x, grad_coefficients
    if not grad.is_contiguous():
        grad = _empty_rows(len(grad), x).copy_(grad)
    # An input that asks for no gradient (the data, as a rule) saves the larger half of the work.
    grad_x = _empty_rows(len(x), x) if need_x else x.new_empty(0, 0)
    _native.logic_layer_backward(
        grad, x, coefficients, wiring, grad_x, grad_coefficients, torch.get_num_threads()
    )
    return grad_x, grad_coefficients


@_logic_layer_backward.register_fake
def _(
    grad: Tensor, x: Tensor, coefficients: Tensor, wiring: Tensor, need_x: bool
) -> tuple[Tensor, Tensor]:
    return torch.empty_like(x) if need_x else x.new_empty(0, 0), torch.empty_like(coefficients)


def _save_layer(
    ctx: torch.autograd.function.FunctionCtx, inputs: tuple[Tensor, Tensor, Tensor], output: Tensor
) -> None:
    ctx.save_for_backward(*inputs)


def _layer_gradient(
    ctx: torch.autograd.function.FunctionCtx, grad: Tensor
) -> tuple[Tensor | None, Tensor, None]:
    x, coefficients, wiring = ctx.saved_tensors  # type: ignore[attr-defined]
    need_x: bool = ctx.needs_input_grad[0]  # type: ignore[attr-defined]
    grad_x, grad_coefficients = _logic_layer_backward(grad, x, coefficients, wiring, need_x)
    return grad_x if need_x else None, grad_coefficients, None


_logic_layer.register_autograd(_layer_gradient, setup_context=_save_layer)


def _split_groups(rows: Tensor, n_groups: int) -> tuple[Tensor, Tensor]:
    # The first groups are longer by one where they do not divide the rows: two views,
    # (groups, rows of a group, batch).
    n_rows, batch = rows.shape
    q, r = divmod(n_rows, n_groups)
    longer = rows.narrow(0, 0, r * (q + 1)).view(r, q + 1, batch)
    return longer, rows.narrow(0, r * (q + 1), n_rows - r * (q + 1)).view(n_groups - r, q, batch)


@torch.library.custom_op("gategrad::group_sums", mutates_args=())
def _group_sums(rows: Tensor, n_groups: int) -> Tensor:
    return torch.cat([part.sum(dim=1) for part in _split_groups(rows.contiguous(), n_groups)])


@_group_sums.register_fake
def _(rows: Tensor, n_groups: int) -> Tensor:
    return rows.new_empty(n_groups, rows.shape[1])


@torch.library.custom_op("gategrad::group_sums_backward", mutates_args=())
def _group_sums_backward(grad: Tensor, n_rows: int) -> Tensor:
    grad = grad.detach()
    rows = _empty_rows(n_rows, grad) if _is_native(grad) else grad.new_empty(n_rows, grad.shape[1])
    done = 0
    for part in _split_groups(rows, len(grad)):
        part.copy_(grad[done : done + len(part)].unsqueeze(1))
        done += len(part)
    return rows


@_group_sums_backward.register_fake
def _(grad: Tensor, n_rows: int) -> Tensor:
    return grad.new_empty(n_rows, grad.shape[1])


def _save_height(
    ctx: torch.autograd.function.FunctionCtx, inputs: tuple[Tensor, int], output: Tensor
) -> None:
    ctx.n_rows = len(inputs[0])  # type: ignore[attr-defined]


def _group_gradient(ctx: torch.autograd.function.FunctionCtx, grad: Tensor) -> tuple[Tensor, None]:
    return _group_sums_backward(grad, ctx.n_rows), None  # type: ignore[attr-defined]


_group_sums.register_autograd(_group_gradient, setup_context=_save_height)
