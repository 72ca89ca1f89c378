"""Layers of gates on a GPU: :mod:`.triton_layer_kernels` on tensors.

Bits are held 32 samples to a word. In bfloat16, numbers are stored in 16 bits and computed with in
32.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch
import triton
from torch import Tensor

from gategrad.nn.kernels import triton_layer_kernels as kernels
from gategrad.nn.kernels import triton_trees
from gategrad.nn.kernels.anchors import (
    with_anchors,
    with_gradient_of_anchors,
    without_anchors,
)
from gategrad.nn.kernels.layer_wiring import AnyWiring, Wiring
from gategrad.nn.kernels.learned_wiring import LearnedWiring
from gategrad.nn.kernels.tree_wiring import TreeWiring
from gategrad.nn.kernels.triton_launch import gate_table, on_its_device

__all__ = ["kept_like", "layers", "layers_backward"]

# Words of a program that works on bits.
_WORDS_BLOCK = 256
# Numbers in a tile, which four warps share, and samples at most.
_TILE = 1024
_SAMPLES = 256
# Samples at a time, of all candidates of an input.
_CANDIDATE_SAMPLES = 64
# Gates whose outputs one program adds up.
_PART = 256


@on_its_device
def layers(
    x: Tensor,
    coefficients: Sequence[Tensor],
    gates: Sequence[Tensor],
    wirings: Sequence[AnyWiring],
    n_groups: int,
    half: bool,
    keep: bool,
) -> list[Tensor]:
    """Layers of gates, one after the other."""
    batch, hard = x.shape[1], bool(gates)
    rows = _packed(x) if hard else x.to(torch.bfloat16) if half else x
    kept = [rows if rows is not x else x.new_empty(0)] if keep else []
    last, inputs = len(wirings) - 1, rows
    for i, wiring in enumerate(wirings):
        if i:
            rows = with_anchors(rows, inputs, wiring)
            if keep:
                kept.append(rows)
        evaluated = gates[i] if hard else coefficients[i]
        if i == last and n_groups:
            assert isinstance(wiring, Wiring)
            return [_sums(rows, evaluated, wiring, n_groups, batch, hard), *kept]
        if isinstance(wiring, TreeWiring):
            rows = triton_trees.forward(wiring, rows, evaluated, hard)
        else:
            assert isinstance(wiring, Wiring)
            rows = _outputs(rows, evaluated, wiring, hard)
    if hard:
        rows = _unpacked(rows, batch, torch.bfloat16 if half else torch.float32)
    return [rows, *kept]


def kept_like(
    x: Tensor, widths: Sequence[int], hard: bool, half: bool
) -> list[tuple[tuple[int, ...], torch.dtype]]:
    """Shape and type of the rows that :func:`layers` keeps."""
    batch = x.shape[1]
    if hard:
        return [((width, -(-batch // 32)), torch.int32) for width in widths]
    dtype = torch.bfloat16 if half else x.dtype
    kept: list[tuple[tuple[int, ...], torch.dtype]] = [((width, batch), dtype) for width in widths]
    if dtype == x.dtype:
        kept[0] = ((0,), dtype)
    return kept


@on_its_device
def layers_backward(
    grad: Tensor,
    kept: Sequence[Tensor],
    coefficients: Sequence[Tensor],
    wirings: Sequence[AnyWiring],
    gates: Sequence[Tensor],
    n_groups: int,
    half: bool,
    need_x: bool,
    need_wires: bool,
) -> list[Tensor]:
    """Gradients of the coefficients, of candidates, and of the input, where they need one."""
    grads: list[Tensor] = []
    wires: list[Tensor] = []
    anchors: list[Tensor] = []
    rows = grad.contiguous()
    dtype = torch.bfloat16 if half else torch.float32
    for i in reversed(range(len(wirings))):
        groups = n_groups if i == len(wirings) - 1 else 0
        needed = dtype if i > 0 or need_x else None
        wiring, values = wirings[i], (kept[i], coefficients[i])
        if isinstance(wiring, TreeWiring):
            evaluated = gate_table(rows.device)[gates[i].long()] if gates else None
            grad_c, grad_x = triton_trees.backward(wiring, rows, *values, evaluated, needed)
            if need_wires and wiring.learned is not None:
                assert evaluated is not None
                learned = wiring.learned
                wires.append(triton_trees.candidate_sums(wiring, learned, rows, *values, evaluated))
        else:
            assert isinstance(wiring, Wiring)
            grad_c, grad_x = _layer_backward(rows, *values, wiring, groups, bool(gates), needed)
            if need_wires and wiring.learned is not None:
                wires.append(_candidate_sums(rows, *values, wiring, wiring.learned, groups))
        grads.append(grad_c)
        if grad_x is not None:
            rows = without_anchors(grad_x, wiring, anchors) if i else grad_x
    grads = [*reversed(grads), *reversed(wires)]
    return [*grads, with_gradient_of_anchors(rows, anchors)] if need_x else grads


def _tile(batch: int) -> tuple[int, int]:
    """Gates and samples of a tile."""
    samples = min(max(triton.next_power_of_2(batch), 16), _SAMPLES)
    return _TILE // samples, samples


def _outputs(rows: Tensor, evaluated: Tensor, wiring: Wiring, hard: bool) -> Tensor:
    n, columns = wiring.n_gates, rows.shape[1]
    wires = wiring.on(rows.device)
    out = rows.new_empty(n, columns)
    if hard:
        grid: tuple[int, ...] = (triton.cdiv(n * columns, _WORDS_BLOCK),)
        kernels.hard_forward[grid](
            rows, wires.first, wires.second, evaluated, out, n, columns, BLOCK=_WORDS_BLOCK
        )
        return out
    block_g, block_b = _tile(columns)
    kernels.forward[triton.cdiv(n, block_g), triton.cdiv(columns, block_b)](
        rows,
        wires.first,
        wires.second,
        evaluated,
        out,
        n,
        columns,
        BLOCK_G=block_g,
        BLOCK_B=block_b,
    )
    return out


def _sums(
    rows: Tensor, evaluated: Tensor, wiring: Wiring, n_groups: int, batch: int, hard: bool
) -> Tensor:
    wires = wiring.on(rows.device)
    block_g, block_b = _tile(batch)
    parts = triton.cdiv(triton.cdiv(wiring.n_gates, n_groups), _PART)
    partial = rows.new_empty(parts, n_groups, batch, dtype=torch.float32)
    kernels.forward_sums[n_groups, parts, triton.cdiv(batch, block_b)](
        rows,
        wires.first,
        wires.second,
        evaluated,
        partial,
        wiring.n_gates,
        n_groups,
        batch,
        _PART,
        HARD=hard,
        BLOCK_G=block_g,
        BLOCK_B=block_b,
    )
    return partial[0] if parts == 1 else partial.sum(dim=0)


def _candidate_sums(
    grad: Tensor,
    rows: Tensor,
    coefficients: Tensor,
    wiring: Wiring,
    learned: LearnedWiring,
    n_groups: int,
) -> Tensor:
    """``(2N, K)``: see :meth:`gategrad.nn.kernels.device_kernels.Kernels.layers_backward`."""
    n, count = wiring.n_gates, learned.candidates.shape[1]
    wires = wiring.on(grad.device)
    sums = grad.new_empty(2 * n, count, dtype=torch.float32)
    kernels.candidate_sums[2 * n,](
        grad,
        rows,
        wires.first,
        wires.second,
        coefficients,
        learned.on(grad.device),
        sums,
        n,
        n_groups,
        grad.shape[1],
        count,
        GROUPED=n_groups > 0,
        BLOCK_K=triton.next_power_of_2(count),
        BLOCK_B=min(max(triton.next_power_of_2(grad.shape[1]), 32), _CANDIDATE_SAMPLES),
    )
    return sums


def _packed(x: Tensor) -> Tensor:
    n_rows, batch = x.shape
    out = x.new_empty(n_rows, -(-batch // 32), dtype=torch.int32)
    block = 32
    kernels.pack[(triton.cdiv(out.numel(), block),)](x, out, n_rows, batch, BLOCK=block)
    return out


def _unpacked(words: Tensor, batch: int, dtype: torch.dtype) -> Tensor:
    out = words.new_empty(len(words), batch, dtype=dtype)
    block_g, block_b = _tile(batch)
    grid = triton.cdiv(len(words), block_g), triton.cdiv(batch, block_b)
    kernels.unpack[grid](words, out, len(words), batch, BLOCK_G=block_g, BLOCK_B=block_b)
    return out


def _layer_backward(
    grad: Tensor,
    rows: Tensor,
    coefficients: Tensor,
    wiring: Wiring,
    n_groups: int,
    hard: bool,
    dtype: torch.dtype | None,
) -> tuple[Tensor, Tensor | None]:
    """The gradient of the coefficients, and in ``dtype`` that of the inputs unless it is None."""
    batch, n = grad.shape[1], wiring.n_gates
    wires = wiring.on(grad.device)
    block_g, block_b = _tile(batch)
    blocks = triton.cdiv(batch, block_b)
    grad_c = coefficients.new_empty(blocks, n, 4)
    if dtype is None:
        grad_x = None
        kernels.backward_coefficients[triton.cdiv(n, block_g), blocks](
            grad,
            rows,
            wires.first,
            wires.second,
            grad_c,
            n,
            n_groups,
            batch,
            GROUPED=n_groups > 0,
            HARD=hard,
            BLOCK_G=block_g,
            BLOCK_B=block_b,
        )
    else:
        grad_x = grad.new_empty(wiring.n_inputs, batch, dtype=dtype)
        kernels.backward[triton.cdiv(wiring.n_inputs, block_g), blocks](
            grad,
            rows,
            *wires.readers,
            coefficients,
            grad_x,
            grad_c,
            wiring.n_inputs,
            n,
            n_groups,
            batch,
            GROUPED=n_groups > 0,
            HARD=hard,
            BLOCK_I=block_g,
            BLOCK_B=block_b,
        )
    return grad_c[0] if blocks == 1 else grad_c.sum(dim=0), grad_x
