"""The kernels of a CPU for trees of gates, on rows as :mod:`native_gates` has them."""

from __future__ import annotations

from typing import Any, Final

import torch
from numpy.typing import NDArray
from torch import Tensor

import gategrad._native as _native
from gategrad.nn.kernels.leaf_mixtures import share_gradient
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.tree_wiring import TreeWiring

__all__ = ["backward", "candidate_sums", "forward"]

Array = NDArray[Any]

# Bytes that the gradients of learned leaves may take: where a batch needs more, it goes in parts.
_SCRATCH: Final = 1 << 26


def forward(wiring: TreeWiring, rows: Array, evaluated: Array, out: Array, hard: bool) -> None:
    """Outputs of trees.

    Args:
        wiring: What they read.
        rows: ``(inputs, batch)``, or words of bits.
        evaluated: ``(N, 4)`` coefficients, or ``(N,)`` gates.
        out: ``(outputs, batch)`` like ``rows``, filled.
        hard: Whether rows are bits.
    """
    run = _native.hard_tree_forward if hard else _native.tree_forward
    run(wiring.native, rows, evaluated, out, torch.get_num_threads())


def backward(
    wiring: TreeWiring,
    grad: Array,
    rows: Array,
    coefficients: Array,
    gates: Array | None,
    grad_x: Array | None,
    grad_coefficients: Array,
) -> None:
    """Gradients of trees.

    Args:
        wiring: What they read.
        grad: ``(outputs, batch)``: the outputs' gradient.
        rows: What was read, words of bits where there are gates.
        coefficients: ``(N, 4)``.
        gates: ``(N,)`` that were evaluated on bits.
        grad_x: The inputs' gradient, filled, where it is asked for.
        grad_coefficients: ``(N, 4)``, filled.
    """
    threads = torch.get_num_threads()
    if gates is None:
        _native.tree_backward(
            wiring.native, grad, rows, coefficients, grad_x, grad_coefficients, threads
        )
    else:
        _native.hard_tree_backward(
            wiring.native, grad, rows, coefficients, gates, grad_x, grad_coefficients, threads
        )


def candidate_sums(
    wiring: TreeWiring,
    learned: LearnedTrees,
    grad: Tensor,
    rows: Tensor,
    coefficients: Tensor,
    gates: Tensor,
) -> Tensor:
    """The gradient of each leaf times the bit of each of its candidates, summed.

    Args:
        wiring: What leaves read.
        learned: What they may read.
        grad: ``(outputs, batch)``: the outputs' gradient, of bfloat16 its bits.
        rows: Words of the inputs' bits.
        coefficients: ``(N, 4)``.
        gates: ``(N,)`` that were evaluated on bits.

    Returns:
        ``(K * 2 ** depth, candidates)``.
    """
    geometry, of_leaves = learned.geometry, learned.mixed.native
    read, unused = wiring.leaf_rows(), torch.empty_like(coefficients)
    sums = coefficients.new_zeros(learned.candidates.shape)
    words = max(1, _SCRATCH // (128 * len(read)))
    for first in range(0, rows.shape[1], words):
        bits = rows[:, first : first + words].contiguous()
        part = grad[:, 32 * first : 32 * (first + words)].contiguous()
        # Zeros are what leaves outside of the image read.
        leaves = torch.cat([bits, bits.new_zeros(1, bits.shape[1])])[read]
        leaf_grad = part.new_empty(len(leaves), part.shape[1])
        _native.hard_tree_backward(
            of_leaves, part.numpy(), leaves.numpy(), coefficients.detach().numpy(), gates.numpy(),
            leaf_grad.numpy(), unused.numpy(), torch.get_num_threads(),
        )  # fmt: skip
        if leaf_grad.dtype == torch.int16:
            leaf_grad = leaf_grad.view(torch.bfloat16).float()
        x = torch.empty(len(bits), part.shape[1])
        _native.unpack(bits.numpy(), x.numpy(), torch.get_num_threads())
        candidates = learned.on(rows.device)
        sums += share_gradient(leaf_grad.t(), x.t(), candidates, geometry)
    return sums
