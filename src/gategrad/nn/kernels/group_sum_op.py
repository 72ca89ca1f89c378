"""Sums of groups of features, as a ``torch.library`` op on feature-major tensors."""

from __future__ import annotations

import torch
from torch import Tensor

from gategrad.nn.kernels.device_kernels import kernels_for

__all__ = ["countable", "group_sums"]

Context = torch.autograd.function.FunctionCtx


def countable(x: Tensor) -> Tensor:
    """``x``, in float32 where its type cannot count: half precision, integers and bits.

    Sums in bfloat16 are exact up to 256 and in float16 up to 2,048.
    """
    return x if x.dtype in (torch.float32, torch.float64) else x.float()


def group_sums(x: Tensor, n_groups: int) -> Tensor:
    """Sums of consecutive groups of features.

    Groups are dealt out as by :func:`gategrad.circuit.readout.balanced_groups`.

    Args:
        x: ``(B, O)``.
        n_groups: Number of groups, K; at most O.

    Returns:
        ``(B, K)``, float32 unless x is float64.
    """
    sums: Tensor = _group_sums(countable(x).t(), n_groups)
    return sums.t()


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
    batch = grad.shape[1]
    kernels = kernels_for(grad)
    rows = grad.new_empty(n_rows, batch) if kernels is None else kernels.empty(n_rows, batch, grad)
    done = 0
    for part in _split_groups(rows, len(grad)):
        part.copy_(grad[done : done + len(part)].unsqueeze(1))
        done += len(part)
    return rows


@_group_sums_backward.register_fake
def _(grad: Tensor, n_rows: int) -> Tensor:
    return grad.new_empty(n_rows, grad.shape[1])


def _save_height(ctx: Context, inputs: tuple[Tensor, int], output: Tensor) -> None:
    ctx.n_rows = len(inputs[0])  # type: ignore[attr-defined]


def _group_gradient(ctx: Context, grad: Tensor) -> tuple[Tensor, None]:
    return _group_sums_backward(grad, ctx.n_rows), None  # type: ignore[attr-defined]


_group_sums.register_autograd(_group_gradient, setup_context=_save_height)
