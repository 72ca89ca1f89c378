"""The readable reference of what a layer of gates computes, in plain torch, for any float dtype.

The kernels in :mod:`gategrad.nn.kernels.device_kernels` are tested against these functions.
"""

from __future__ import annotations

import itertools
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import pad

from gategrad.gates import COEFFICIENTS
from gategrad.nn.kernels.leaf_mixtures import leaf_mixtures
from gategrad.nn.kernels.tree_wiring import Geometry

__all__ = [
    "gate_coefficients",
    "logic_convolution",
    "logic_layer",
    "max_pool",
    "not_bits",
    "softmax_coefficients",
]

_ROWS = COEFFICIENTS.tolist()  # to torch.compile, an array is not yet a number


def gate_coefficients(gate: Tensor, dtype: torch.dtype = torch.float32) -> Tensor:
    """``(N, 4)`` coefficients of ``(N,)`` gate ids: the discrete network (paper, equation 2)."""
    return _table(gate.device, dtype)[gate.long()]


def softmax_coefficients(weight: Tensor) -> Tensor:
    """``(N, 4)`` coefficients of ``(N, 16)`` logits: the relaxed network (paper, equation 1).

    The mixture ``sum_i softmax(w)_i f_i(a, b)`` of the 16 relaxed gates is again of the form
    ``c0 + c1*a + c2*b + c3*a*b``, with ``c`` the same mixture of the gates' coefficients.
    """
    return torch.softmax(weight, dim=-1) @ _table(weight.device, weight.dtype)


def logic_layer(
    x: Tensor,
    coefficients: Tensor,
    connections: Tensor,
    gates: Tensor | None = None,
    wires: Tensor | None = None,
    candidates: Tensor | None = None,
) -> Tensor:
    """One layer of gates.

    Args:
        x: ``(B, I)`` inputs.
        coefficients: ``(N, 4)``.
        connections: ``(2, N)`` integer: the two inputs of each gate.
        gates: ``(N,)`` gate ids: the outputs are then those of these gates, and the gradient is
            still that of the coefficients (a straight-through estimator).
        wires: ``(2N, K)``: the share of each candidate. An input is the mixture of its candidates;
            with ``gates`` it is the one in ``connections``, which alone passes a gradient on, and
            the gradient of the shares is still that of the mixture.
        candidates: ``(2N, K)`` integer: inputs that each input of a gate may read, those of all
            first inputs before those of all second ones; with ``wires``.

    Returns:
        ``(B, N)``: ``c0 + c1*a + c2*b + c3*a*b`` with ``a, b`` the gate's inputs.
    """
    if wires is None or candidates is None:
        read = x[:, connections.flatten().long()]
    elif gates is None:
        read = (x[:, candidates.long()] * wires).sum(dim=2)
    else:
        mixed = (x.detach()[:, candidates.long()] * wires).sum(dim=2)
        # In this order, so that the value has no rounding error.
        read = x[:, connections.flatten().long()] + (mixed - mixed.detach())
    a, b = read.chunk(2, dim=1)

    def mixture(coefficients: Tensor) -> Tensor:
        c0, c1, c2, c3 = coefficients.unbind(dim=1)
        return c0 + c1 * a + c2 * b + c3 * a * b

    out = mixture(coefficients)
    if gates is None:
        return out
    # In this order, so that the value has no rounding error.
    return mixture(gate_coefficients(gates, x.dtype)).detach() + (out - out.detach())


def logic_convolution(
    x: Tensor,
    coefficients: Tensor,
    leaves: Tensor,
    geometry: Geometry,
    gates: Tensor | None = None,
    wires: Tensor | None = None,
    candidates: Tensor | None = None,
) -> Tensor:
    """Trees of gates at every position of an image (Petersen et al. 2024, section 3).

    Args:
        x: ``(B, C * places)`` inputs, channel by channel.
        coefficients: ``(K * (2 ** depth - 1), 4)``: each tree's gates, level by level from the
            leaves. Gate i of a level reads gates, or leaves, 2i and 2i + 1 of the one before.
        leaves: ``(K, 2 ** depth, 1 + axes)`` integer: channel, and place in the window, of each.
        geometry: Where windows are, and how many are pooled.
        gates: Gate ids of all gates: each then evaluates its function of bits, and the gradient is
            still that of its coefficients (a straight-through estimator).
        wires: ``(K * 2 ** depth, candidates)``: the share of each candidate of a leaf. A leaf is
            the mixture of its candidates; with ``gates`` it reads the place in ``leaves``, which
            alone passes a gradient on, and the gradient of the shares is still that of the mixture.
        candidates: With ``wires``, the candidates; see
            :func:`~gategrad.nn.kernels.leaf_mixtures.leaf_mixtures`.

    Returns:
        ``(B, K * positions)``. Where ``geometry.pool`` is 2, the largest of each square of
        positions; its gradient goes to that one, the first of several.
    """
    axes, mixed = len(geometry.kernel_size), None
    if wires is not None and candidates is not None:
        read = x if gates is None else x.detach()
        mixed = leaf_mixtures(read, wires, candidates, geometry)
        mixed = mixed.view(len(x), *leaves.shape[:2], *geometry.conv_extents).movedim(0, 2)
    x = x.reshape(len(x), *geometry.in_shape)
    x = pad(x, [p for p in reversed(geometry.padding) for _ in range(2)])
    for axis, (k, stride) in enumerate(zip(geometry.kernel_size, geometry.stride, strict=True)):
        x = x.unfold(2 + axis, k, stride)  # (B, C, *positions, *window)
    channel, *place = leaves.long().unbind(dim=2)
    index: Any = (slice(None), channel, *[slice(None)] * axes, *place)
    values = x[index]  # (K, 2 ** depth, B, *positions)
    if mixed is not None:
        # In this order, so that the value has no rounding error.
        values = mixed if gates is None else values + (mixed - mixed.detach())
    c = coefficients.view(len(leaves), -1, 4)
    hard = None if gates is None else gate_coefficients(gates, x.dtype).view_as(c)
    first = 0
    while values.shape[1] > 1:
        level = slice(first, first + values.shape[1] // 2)
        a, b = values[:, 0::2], values[:, 1::2]
        values = _mixture(a, b, c[:, level])
        if hard is not None:
            # In this order, so that the value has no rounding error.
            values = _mixture(a, b, hard[:, level]).detach() + (values - values.detach())
        first = level.stop
    out = values.squeeze(1).transpose(0, 1)
    return (max_pool(out) if geometry.pool == 2 else out).flatten(1)


def max_pool(x: Tensor) -> Tensor:
    """The largest of each 2 x 2 square (line, cube) of ``(B, C, *extents)``.

    The gradient goes to it alone, the first of several. What does not fill a square is left out.
    Memory stays in the order it has.
    """
    axes = range(2, x.ndim)
    for axis in axes:
        x = x.narrow(axis, 0, x.shape[axis] // 2 * 2)
    starts = itertools.product(range(2), repeat=x.ndim - 2)
    squares: Any = [(..., *(slice(i, None, 2) for i in start)) for start in starts]
    largest, *others = (x[square] for square in squares)
    for other in others:
        largest = torch.where(other > largest, other, largest)
    return largest


def _mixture(a: Tensor, b: Tensor, coefficients: Tensor) -> Tensor:
    # (K, n, B, *positions) and (K, n, 4)
    wide = coefficients.reshape(*a.shape[:2], 4, *[1] * (a.ndim - 2))
    c0, c1, c2, c3 = wide.unbind(dim=2)
    return c0 + c1 * a + c2 * b + c3 * a * b


def not_bits(rows: Tensor) -> ValueError:
    """The error for ``(I, B)`` inputs of functions of bits, of which some value is not a bit."""
    feature, sample = (int(i) for i in ((rows != 0) & (rows != 1)).nonzero()[0])
    return ValueError(
        f"input value {float(rows[feature, sample])} (sample {sample}, feature {feature}) is "
        "not 0 or 1, as gates that are functions of bits need: binarize the data, and let no "
        "relaxed layer come before a hard one"
    )


def _table(device: torch.device, dtype: torch.dtype) -> Tensor:
    return torch.tensor(_ROWS, device=device, dtype=dtype)
