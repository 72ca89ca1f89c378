"""The kernels of a CPU for trees of gates, on rows as :mod:`native_gates` has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Final
from weakref import WeakKeyDictionary

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import gategrad._native as _native
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.tree_wiring import TreeWiring

__all__ = ["backward", "candidate_sums", "forward"]

Array = NDArray[Any]

# Bytes that the gradients of learned leaves may take: where a batch needs more, it goes in parts.
_SCRATCH: Final = 1 << 26
# Candidates of learned leaves at all positions that are taken together.
_MOST_PLACES: Final = 1 << 22
_kept: Final[WeakKeyDictionary[LearnedTrees, list[_Leaves]]] = WeakKeyDictionary()


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

    The leaves' gradients are those of trees over an image that has what each leaf reads. A leaf at
    a position is then to the kernels of layers a gate that passes its gradient on to both inputs,
    of which either has half of the candidates.

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
    read, unused = wiring.leaf_rows(), torch.empty_like(coefficients).numpy()
    sums = np.zeros(learned.candidates.shape, np.float32)
    threads, words = torch.get_num_threads(), max(1, _SCRATCH // (128 * len(read)))
    for first in range(0, rows.shape[1], words):
        # Zeros are what lies outside of the image.
        bits = torch.nn.functional.pad(rows[:, first : first + words], (0, 0, 0, 1))
        part = grad[:, 32 * first : 32 * (first + words)].contiguous()
        leaf_grad = part.new_empty(len(read), part.shape[1]).numpy()
        _native.hard_tree_backward(
            learned.mixed.native, part.numpy(), bits[read].numpy(), _array(coefficients),
            _array(gates), leaf_grad, unused, threads,
        )  # fmt: skip
        for some in _leaves_by_position(learned):
            found = np.empty((2 * len(some.passing), some.count), np.float32)
            _native.candidate_sums(
                some.wiring, some.candidates, leaf_grad[some.rows], bits.numpy(), some.passing,
                False, found, threads,
            )  # fmt: skip
            leaves = sums[some.leaves]
            halves = found.reshape(2, len(leaves), -1, some.count).sum(axis=2)
            leaves += np.concatenate(list(halves), axis=1)[:, : leaves.shape[1]]
    return torch.from_numpy(sums)


@dataclass(frozen=True)
class _Leaves:
    """Some leaves at all positions, as the gates of a layer.

    Attributes:
        leaves: Which.
        rows: The same, by leaf and position.
        wiring: Of the layer.
        candidates: Those of a leaf, half of them for either input of its gates.
        count: How many these are.
        passing: ``(gates, 4)``: coefficients of ``a + b``.
    """

    leaves: slice
    rows: slice
    wiring: _native.Wiring
    candidates: _native.Candidates
    count: int
    passing: NDArray[np.float32]


def _leaves_by_position(learned: LearnedTrees) -> Iterable[_Leaves]:
    """All leaves in parts of bounded size; kept where they are one."""
    kept = _kept.get(learned)
    if kept is not None:
        return kept
    found = _parts_of_leaves(learned)
    positions = prod(learned.geometry.conv_extents)
    if learned.candidates.size * positions > _MOST_PLACES:
        return found
    _kept[learned] = list(found)
    return _kept[learned]


def _parts_of_leaves(learned: LearnedTrees) -> Iterator[_Leaves]:
    geometry = learned.geometry
    plane, window = prod(geometry.in_shape[1:]), prod(geometry.kernel_size)
    taps = replace(geometry, pool=1).taps()[:, 0]
    positions, (n_leaves, count) = len(taps), learned.candidates.shape
    half = -(-count // 2)
    together = max(1, _MOST_PLACES // (positions * count))
    for first in range(0, n_leaves, together):
        some = learned.candidates[first : first + together]
        some = np.pad(some, ((0, 0), (0, 2 * half - count)), mode="edge")
        inside = np.moveaxis(taps[:, some % window], 0, 1)  # (leaves, positions, candidates)
        row = (some // window * plane)[:, None] + inside
        row = np.where(inside < plane, row, learned.n_inputs).astype(np.int32)
        by_side = row.reshape(-1, 2, half).swapaxes(0, 1).reshape(-1, half)
        n = len(some) * positions
        yield _Leaves(
            slice(first, first + len(some)),
            slice(first * positions, first * positions + n),
            _native.Wiring(np.zeros((2, n), np.int32), learned.n_inputs + 1),
            _native.Candidates(np.ascontiguousarray(by_side), learned.n_inputs + 1),
            half,
            np.tile(np.array([0, 1, 1, 0], np.float32), (n, 1)),
        )


def _array(tensor: Tensor) -> Array:
    return tensor.detach().numpy()
