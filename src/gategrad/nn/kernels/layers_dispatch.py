"""Layers of gates one after the other, and the choice of what computes them.

They run in the kernels of the tensor's device (see :mod:`gategrad.nn.kernels.device_kernels`), or
where there are none, in the plain torch of :mod:`gategrad.nn.kernels.reference`. Kernels work on
*feature-major* tensors, ``(features, batch)`` contiguous; :func:`logic_layers` takes and returns
the usual ``(batch, features)`` and only changes strides. Transforms of :mod:`torch.func` do not go
through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from gategrad.nn.kernels import native_gates, reference
from gategrad.nn.kernels.anchors import with_anchors
from gategrad.nn.kernels.device_kernels import has_kernels, kernels_for, warn_of_plain_torch
from gategrad.nn.kernels.group_sum_op import group_sums
from gategrad.nn.kernels.layer_wiring import Wiring
from gategrad.nn.kernels.layers_op import eager_layers, layers_op
from gategrad.nn.kernels.leaf_mixtures import leaf_mixtures
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.learned_wiring import Candidates, LearnedWiring
from gategrad.nn.kernels.tree_wiring import TreeWiring

__all__ = ["LayerGates", "logic_layers"]


@dataclass(frozen=True)
class LayerGates:
    """The gates of one layer, in one step.

    Attributes:
        coefficients: ``(N, 4)``: what the gradient goes through.
        gates: ``(N,)`` uint8 ids of the functions that are evaluated on bits; None evaluates the
            coefficients.
        connections: ``(2, N)`` int32; for trees, ``(K, 2 ** depth, 1 + axes)``: their leaves.
        wiring: The same for kernels; or candidates, of which ``connections`` are those chosen, for
            trees, too, ``(2, N)`` int32.
        wires: ``(2N, K)``: the share of each candidate, whose gradient is wanted. Where gates are
            functions of bits, inputs are those chosen, and the gradient is that of the mixture of
            candidates by their shares (a straight-through estimator); else they are the mixture.
    """

    coefficients: Tensor
    gates: Tensor | None
    connections: Tensor
    wiring: Wiring | TreeWiring | LearnedWiring | LearnedTrees
    wires: Tensor | None = None


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
        RuntimeError: Under ``torch.jit.trace``, which cannot record kernels.
    """
    hard = layers[0].gates is not None
    assert all((layer.gates is not None) == hard for layer in layers)
    learned = [layer for layer in layers if isinstance(layer.wiring, Candidates)]
    assert len({layer.wires is None for layer in learned}) < 2
    half = half or x.dtype == torch.bfloat16
    if not has_kernels(x) or (x.dtype == torch.float64 and (hard or half)):
        if not torch.compiler.is_compiling():
            warn_of_plain_torch(x.device.type, x.dtype)
        return _plain_layers(x, layers, n_groups, half)
    if torch.jit.is_tracing():  # type: ignore[attr-defined,no-untyped-call]
        raise RuntimeError(
            "torch.jit.trace, and the exporter to ONNX that uses it (dynamo=False), cannot record "
            "gates: torch.export.export(model, (x,)) gives a program for torch, "
            'gategrad.emit(gategrad.to_circuit(model, encoder), "onnx", folder) an ONNX file'
        )
    trees = [isinstance(layer.wiring, TreeWiring | LearnedTrees) for layer in layers]
    mixed = not hard and any(layer.wires is not None for layer in layers)
    plain_trees = any(trees) and x.dtype == torch.float64
    if (mixed or plain_trees) and any(layer.wiring.n_anchors for layer in layers[1:]):
        return _one_by_one(x, layers, n_groups, half)
    if mixed:
        return _mixed_inputs(x, layers, n_groups, half)
    if n_groups is not None and trees[-1]:
        return group_sums(logic_layers(x, layers, half=half), n_groups)
    if plain_trees:
        return _plain_trees(x, layers, trees, n_groups, half)
    coefficients = [layer.coefficients.contiguous() for layer in layers]
    wires = [layer.wires for layer in layers if layer.wires is not None]
    differentiable = any(tensor.requires_grad for tensor in (x, *coefficients, *wires))
    keep = differentiable and torch.is_grad_enabled()
    gates = [layer.gates for layer in layers if layer.gates is not None]
    chosen = [layer.connections for layer in learned]
    # Native kernels pack samples as they come.
    packs = hard and not torch.compiler.is_compiling() and kernels_for(x) is native_gates
    rows = x.t() if packs and x.is_contiguous() else x.t().contiguous()
    wirings = [layer.wiring.number for layer in layers]
    arguments = rows, coefficients, wires, gates, chosen, wirings, n_groups or 0, half, keep
    out: Tensor
    if torch.compiler.is_compiling() or type(rows) is not Tensor:
        out, *_ = layers_op(*arguments)
    else:
        out = eager_layers(*arguments)
    return out.t()


def _plain_layers(
    x: Tensor, layers: Sequence[LayerGates], n_groups: int | None, half: bool
) -> Tensor:
    x = inputs = x.bfloat16() if half else x
    for i, layer in enumerate(layers):
        coefficients, wiring, read = layer.coefficients.to(x.dtype), layer.wiring, layer.connections
        x = with_anchors(x.t(), inputs.t(), wiring).t() if i else x
        wires = None if layer.wires is None else layer.wires.to(x.dtype)
        candidates = wiring.on(x.device) if isinstance(wiring, Candidates) else None
        if isinstance(wiring, TreeWiring | LearnedTrees):
            leaves = wiring.leaves(read) if isinstance(wiring, LearnedTrees) else read
            x = reference.logic_convolution(
                x, coefficients, leaves, wiring.geometry, layer.gates, wires, candidates
            )
        else:
            x = reference.logic_layer(x, coefficients, read, layer.gates, wires, candidates)
    return x if n_groups is None else group_sums(x, n_groups)


def _one_by_one(
    x: Tensor, layers: Sequence[LayerGates], n_groups: int | None, half: bool
) -> Tensor:
    """Layers with anchors, where they are not all computed in the same way."""
    inputs, last = x, len(layers) - 1
    for i, layer in enumerate(layers):
        x = with_anchors(x.t(), inputs.t(), layer.wiring).t() if i else x
        x = logic_layers(x, [layer], n_groups=n_groups if i == last else None, half=half)
    return x


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


def _mixed_inputs(
    x: Tensor, layers: Sequence[LayerGates], n_groups: int | None, half: bool
) -> Tensor:
    """Layers of which some read mixtures of candidates: the first such, between the others."""
    at = next(i for i, layer in enumerate(layers) if layer.wires is not None)
    layer = layers[at]
    wires, wiring = layer.wires, layer.wiring
    assert wires is not None
    assert isinstance(wiring, LearnedWiring | LearnedTrees)
    if at:
        x = logic_layers(x, layers[:at], half=half)
    x = _mixtures(x, wires, wiring, half)
    if isinstance(wiring, LearnedTrees):
        leaves = wiring.mixed.leaves().to(x.device)
        plain = replace(layer, connections=leaves, wiring=wiring.mixed, wires=None)
    else:
        pairs = torch.arange(x.shape[1], dtype=torch.int32, device=x.device).view(2, -1)
        plain = replace(layer, connections=pairs, wiring=wiring.pairs, wires=None)
    return logic_layers(x, [plain, *layers[at + 1 :]], n_groups=n_groups, half=half)


def _mixtures(x: Tensor, wires: Tensor, wiring: LearnedWiring | LearnedTrees, half: bool) -> Tensor:
    """``(B, 2N)``: of each input of a gate, the mixture of its candidates by their shares.

    Of leaves, those at all positions, leaf by leaf.
    """
    rows, candidates = x.float() if x.dtype == torch.bfloat16 else x, wiring.on(x.device)
    if isinstance(wiring, LearnedTrees):
        mixed = leaf_mixtures(rows, wires.to(rows.dtype), candidates, wiring.geometry)
        return mixed.bfloat16() if half else mixed
    mixed = torch.nn.functional.embedding_bag(
        candidates, rows.t().contiguous(), per_sample_weights=wires.to(rows.dtype), mode="sum"
    ).t()
    return mixed.bfloat16() if half else mixed
