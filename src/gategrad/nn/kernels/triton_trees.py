"""Convolutions with trees of gates on a GPU: :mod:`.triton_tree_kernels` on tensors."""

from __future__ import annotations

import torch
import triton
from torch import Tensor

from gategrad.nn.kernels import triton_tree_kernels as kernels
from gategrad.nn.kernels.leaf_mixtures import share_gradient
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.tree_wiring import TreeWiring

__all__ = ["backward", "candidate_sums", "forward"]

# Samples of a program at most, and positions of its tree.
_SAMPLES = 128
_PART = 32
# Words of a program that works on bits.
_WORDS = 256
# Numbers in the tile of a program that gathers.
_TILE = 1024
# Bytes that the gradients of leaves may take: where a batch needs more, it goes in parts.
_SCRATCH = 1 << 28


def forward(wiring: TreeWiring, rows: Tensor, evaluated: Tensor, hard: bool) -> Tensor:
    """Outputs of trees.

    Args:
        wiring: What they read.
        rows: ``(inputs, batch)``, or words of bits.
        evaluated: ``(N, 4)`` coefficients, or ``(N,)`` gates.
        hard: Whether rows are bits.

    Returns:
        ``(outputs, batch)``, like ``rows``.
    """
    geometry, wires, columns = wiring.geometry, wiring.on(rows.device), rows.shape[1]
    outputs, pool, window = wires.taps.shape
    out = rows.new_empty(wiring.n_outputs, columns)
    tensors = rows, wires.channel, wires.place, wires.taps, evaluated, out
    sizes = outputs, wiring.plane, window, columns
    tree = {"LEAVES": 2**geometry.depth, "POOL": pool}
    if hard:
        grid: tuple[int, ...] = (triton.cdiv(out.numel(), _WORDS),)
        kernels.hard_tree_forward[grid](
            *tensors, geometry.out_channels, *sizes, **tree, BLOCK=_WORDS
        )
        return out
    block = _block(columns)
    grid = geometry.out_channels, triton.cdiv(outputs, _PART), triton.cdiv(columns, block)
    kernels.tree_forward[grid](*tensors, *sizes, _PART, **tree, BLOCK=block, num_warps=1)
    return out


def backward(
    wiring: TreeWiring,
    grad: Tensor,
    rows: Tensor,
    coefficients: Tensor,
    evaluated: Tensor | None,
    dtype: torch.dtype | None,
) -> tuple[Tensor, Tensor | None]:
    """Gradients of trees.

    Args:
        wiring: What they read.
        grad: ``(outputs, batch)``: the outputs' gradient.
        rows: What was read, words of bits where there is something evaluated on them.
        coefficients: ``(N, 4)``, whose gradient it is.
        evaluated: ``(N, 4)`` coefficients of the gates that were evaluated on bits.
        dtype: Of the inputs' gradient; None where it is not asked for.

    Returns:
        The gradient of the coefficients, and in ``dtype`` that of the inputs unless it is None.
    """
    geometry, wires, batch = wiring.geometry, wiring.on(grad.device), grad.shape[1]
    outputs, pool, window = wires.taps.shape
    leaves = 2**geometry.depth
    block = _block(batch)
    parts = triton.cdiv(outputs, _PART)
    grad_c = coefficients.new_empty(triton.cdiv(batch, block), parts, wiring.n_gates, 4)
    grad_x = leaf_grad = chosen = None
    together = batch
    if dtype is not None:
        grad_x = grad.new_empty(wiring.n_inputs, batch, dtype=dtype)
        of_sample = wiring.n_outputs * leaves * dtype.itemsize
        together = min(batch, max(1, _SCRATCH // (of_sample * block)) * block)
        leaf_grad = grad.new_empty(wiring.n_outputs * leaves * together, dtype=dtype)
        if pool > 1:
            chosen = grad.new_empty(wiring.n_outputs * together, dtype=torch.int8)
    for first in range(0, batch, together or 1):
        last = min(first + together, batch)
        blocks = triton.cdiv(last - first, block)
        kernels.tree_backward[geometry.out_channels, parts, blocks](
            grad,
            rows,
            wires.channel,
            wires.place,
            wires.taps,
            evaluated,
            coefficients,
            leaf_grad,
            chosen,
            grad_c[first // block :],
            geometry.out_channels,
            outputs,
            wiring.plane,
            window,
            batch,
            first,
            last,
            _PART,
            LEAVES=leaves,
            POOL=pool,
            NEED_X=grad_x is not None,
            HARD=evaluated is not None,
            BLOCK=block,
            num_warps=_warps(block),
        )
        if grad_x is None:
            continue
        block_p = _TILE // block
        grid = geometry.in_shape[0], triton.cdiv(wiring.plane, block_p), blocks
        kernels.gather_leaves[grid](
            leaf_grad,
            chosen,
            wires.starts,
            wires.readers,
            wires.place,
            wires.positions,
            grad_x,
            outputs,
            wiring.plane,
            batch,
            first,
            last,
            LEAVES=leaves,
            POOL=pool,
            BLOCK_P=block_p,
            BLOCK_B=block,
        )
    return grad_c.flatten(0, 1).sum(dim=0), grad_x


def candidate_sums(
    wiring: TreeWiring,
    learned: LearnedTrees,
    grad: Tensor,
    rows: Tensor,
    coefficients: Tensor,
    evaluated: Tensor,
) -> Tensor:
    """The gradient of each leaf times the bit of each of its candidates, summed.

    The leaves' gradients are those of trees over an image that has what each leaf reads.

    Args:
        wiring: What leaves read.
        learned: What they may read.
        grad: ``(outputs, batch)``: the outputs' gradient.
        rows: Words of the inputs' bits.
        coefficients: ``(N, 4)``.
        evaluated: ``(N, 4)`` coefficients of the gates that were evaluated on bits.

    Returns:
        ``(K * 2 ** depth, candidates)``.
    """
    sums = grad.new_zeros(learned.candidates.shape, dtype=torch.float32)
    read = wiring.leaf_rows().to(rows.device)
    words = max(1, _SCRATCH // (128 * len(read)))
    shifts = torch.arange(32, dtype=torch.int32, device=rows.device)
    for first in range(0, rows.shape[1], words):
        bits = rows[:, first : first + words].contiguous()
        part = grad[:, 32 * first : 32 * (first + words)].contiguous()
        # Zeros are what leaves outside of the image read.
        leaves = torch.cat([bits, bits.new_zeros(1, bits.shape[1])])[read]
        _, leaf_grad = backward(learned.mixed, part, leaves, coefficients, evaluated, torch.float32)
        assert leaf_grad is not None
        x = (bits[:, :, None] >> shifts & 1).flatten(1)[:, : part.shape[1]].float()
        candidates = learned.on(rows.device)
        sums += share_gradient(leaf_grad.t(), x.t(), candidates, learned.geometry)
    return sums


def _block(batch: int) -> int:
    least: int = triton.next_power_of_2(batch)
    return min(max(least, 32), _SAMPLES)


def _warps(block: int) -> int:
    """Such that a thread has one sample: it holds a tree's nodes, and four sums of each gate."""
    return block // 32
