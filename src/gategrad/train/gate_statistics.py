"""What a network in training is made of: chosen gates, how decided they are, what rounding costs.

The one analysis that needs torch, since a circuit has no mixtures any more.
"""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.checkpoint.history import LayerRecord
from gategrad.evaluate import preserved_mode
from gategrad.nn import LogicLayer, discrete, relaxed
from gategrad.nn.gate_module import GateModule
from gategrad.nn.logic_conv import LogicConv
from gategrad.nn.networks.fused_layers import leading_layers, with_input

__all__ = ["gate_statistics"]

_ROWS = 250  # at once: 64,000 gates of them are 64 MB


def gate_statistics(
    model: nn.Sequential, bits: NDArray[np.uint8] | Tensor | None = None
) -> tuple[LayerRecord, ...]:
    """Look at each logic layer at the start of a network. The model is left as it was.

    A convolution is a layer, whose gates are those of its trees and whose outputs are pooled where
    the convolution pools.

    Args:
        model: Logic layers, or convolutions, their pooling and flattening; then anything.
        bits: ``(B, I)`` input bits to measure the discretization gap on; without, there is none.

    Returns:
        A :class:`~gategrad.checkpoint.history.LayerRecord` per layer: how many gates of each kind
        the discrete network has, the mean entropy of the mixtures in bits (0 decided, 4 all 16
        gates alike; None where the parametrization has none), and the mean
        ``|relaxed - discrete|`` of the layer's outputs, both networks run from the inputs on.

    Raises:
        ValueError: The model does not start with a logic layer.
    """
    leading = list(model)[: leading_layers(list(model)).n_modules]
    layers = [module for module in leading if isinstance(module, (LogicLayer, LogicConv))]
    if not layers:
        raise ValueError(f"the model starts with no logic layer: {type(model).__name__}")
    with torch.no_grad():
        gaps: list[float | None] = [None] * len(layers)
        if bits is not None and len(bits):
            gaps = _gaps(leading, bits)
        return tuple(
            LayerRecord(
                tuple(torch.bincount(layer.most_likely().cpu().long(), minlength=16).tolist()),
                layer.parametrization.entropy(layer.weight),
                gap,
            )
            for layer, gap in zip(layers, gaps, strict=True)
        )


def _gaps(modules: list[nn.Module], bits: NDArray[np.uint8] | Tensor) -> list[float | None]:
    rows = bits if isinstance(bits, Tensor) else torch.from_numpy(np.ascontiguousarray(bits))
    stack = nn.Sequential(*modules)
    rows = rows.to(next(stack.parameters()).device)
    total, values = [0.0] * len(modules), [1] * len(modules)
    with preserved_mode(stack):
        stack.eval()
        for part in torch.split(rows, _ROWS):
            soft = hard = bits_read = part.float()
            for i, module in enumerate(modules):
                if i:
                    soft, hard = (with_input(module, x, bits_read) for x in (soft, hard))
                with relaxed(module):
                    soft = module(soft)
                with discrete(module):
                    hard = module(hard)
                total[i] += float((soft.float() - hard.float()).abs().sum())
                values[i] = hard[0].numel()
    return [
        total[i] / (len(rows) * values[i])
        for i, module in enumerate(modules)
        if isinstance(module, GateModule)
    ]
