"""The kernels of a CPU for trees of gates, on rows as :mod:`native_gates` has them."""

from __future__ import annotations

from typing import Any

import torch
from numpy.typing import NDArray

import gategrad._native as _native
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.tree_wiring import TreeWiring

__all__ = ["backward", "candidate_sums", "forward"]

Array = NDArray[Any]


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
    grad: Array,
    rows: Array,
    coefficients: Array,
    gates: Array,
    out: Array,
) -> None:
    """The gradient of each leaf times the bit of each of its candidates, summed.

    Args:
        wiring: What leaves read.
        learned: What they may read.
        grad: ``(outputs, batch)``: the outputs' gradient.
        rows: Words of the inputs' bits.
        coefficients: ``(N, 4)``.
        gates: ``(N,)`` that were evaluated on bits.
        out: ``(K * 2 ** depth, candidates)``, filled.
    """
    _native.leaf_sums(
        wiring.native, learned.native, grad, rows, coefficients, gates, out, torch.get_num_threads()
    )
