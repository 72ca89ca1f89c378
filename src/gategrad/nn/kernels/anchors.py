"""Rows of a layer that also reads what the first of several layers reads: its anchors."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from gategrad.nn.kernels.layer_wiring import AnyWiring

__all__ = ["with_anchors", "with_gradient_of_anchors", "without_anchors"]


def with_anchors(rows: Tensor, inputs: Tensor, wiring: AnyWiring) -> Tensor:
    """What a layer behind others reads.

    Args:
        rows: ``(N, ...)``: what the layer before gives.
        inputs: ``(I, ...)``: what the first layer reads.
        wiring: Of the layer.
    """
    n = wiring.n_anchors
    return torch.cat([rows, inputs[len(inputs) - n :]]) if n else rows


def without_anchors(grad: Tensor, wiring: AnyWiring, anchors: list[Tensor]) -> Tensor:
    """The gradient of what the layer before gives; that of anchors goes to the list."""
    n = wiring.n_anchors
    if not n:
        return grad
    anchors.append(grad[len(grad) - n :])
    return grad[: len(grad) - n]


def with_gradient_of_anchors(grad: Tensor, anchors: Sequence[Tensor]) -> Tensor:
    """The gradient of what the first layer reads, with that of all layers' anchors."""
    for part in anchors:
        grad[len(grad) - len(part) :] += part
    return grad
