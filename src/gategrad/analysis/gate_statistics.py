"""What a network in training is made of: chosen gates, how decided they are, what rounding costs.

The one analysis that needs torch, since a circuit has no mixtures any more.
"""

from __future__ import annotations

import math
from itertools import takewhile

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.checkpoint.history import LayerRecord
from gategrad.evaluate import preserved_mode
from gategrad.nn import LogicLayer, discrete, relaxed

__all__ = ["gate_statistics"]

_ROWS = 250  # at once: 64,000 gates of them are 64 MB


def gate_statistics(
    model: nn.Sequential, bits: NDArray[np.uint8] | Tensor | None = None
) -> tuple[LayerRecord, ...]:
    """Look at each logic layer at the start of a network. The model is left as it was.

    Args:
        model: Logic layers, then anything.
        bits: ``(B, I)`` input bits to measure the discretisation gap on; without, there is none.

    Returns:
        A :class:`~gategrad.checkpoint.history.LayerRecord` per layer: how many gates of each kind
        the discrete network has, the mean entropy of the mixtures in bits (0 decided, 4 all 16
        gates alike), and the mean ``|relaxed - discrete|`` of the layer's outputs, both networks
        run from the inputs on.

    Raises:
        ValueError: The model does not start with a logic layer.
    """
    leading = takewhile(lambda module: type(module) is LogicLayer, model)
    layers = [module for module in leading if isinstance(module, LogicLayer)]
    if not layers:
        raise ValueError(f"the model starts with no logic layer: {type(model).__name__}")
    with torch.no_grad():
        gaps = [None] * len(layers) if bits is None or not len(bits) else _gaps(layers, bits)
        return tuple(
            LayerRecord(
                tuple(torch.bincount(layer.gates().cpu().long(), minlength=16).tolist()),
                _entropy(layer),
                gap,
            )
            for layer, gap in zip(layers, gaps, strict=True)
        )


def _entropy(layer: LogicLayer) -> float | None:
    if not layer.has_logits:
        return None
    logs = torch.log_softmax(layer.weight.detach().float(), dim=1)
    return float(-(logs.exp() * logs).sum(dim=1).mean()) / math.log(2)


def _gaps(layers: list[LogicLayer], bits: NDArray[np.uint8] | Tensor) -> list[float]:
    rows = bits if isinstance(bits, Tensor) else torch.from_numpy(np.ascontiguousarray(bits))
    rows = rows.to(layers[0].weight.device)
    stack = nn.Sequential(*layers)
    total = [0.0] * len(layers)
    with preserved_mode(stack):
        stack.eval()
        for part in torch.split(rows, _ROWS):
            soft = hard = part.float()
            for i, layer in enumerate(layers):
                with relaxed(layer):
                    soft = layer(soft)
                with discrete(layer):
                    hard = layer(hard)
                total[i] += float((soft.float() - hard.float()).abs().sum())
    return [
        value / (len(rows) * layer.out_features) for value, layer in zip(total, layers, strict=True)
    ]
