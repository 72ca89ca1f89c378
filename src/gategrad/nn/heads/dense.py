"""Fully connected layers behind the gates (paper, appendix E)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import linear

from gategrad.circuit import Dense, Readout
from gategrad.nn.heads.head import Head
from gategrad.nn.kernels.group_sum_op import countable

__all__ = ["DenseHead"]


class DenseHead(Head):
    """Affine layers with ReLU between them, from outputs to scores; there is no tau.

    What is trained are weights in units of ``1 / sqrt(inputs)``, the size of their initial values.
    Adam's steps are then in proportion to these: at the learning rates of gates, steps as large for
    thousands of inputs would break a layer down at once.

    Args:
        n_classes: Number of classes, K.
        n_outputs: Outputs that the head reads, O.
        hidden: Widths of hidden layers (paper: (512,), (512, 512) and (1000, 100)); none make one
            matrix.
        seed: Seed of the weights, which begin as those of :class:`torch.nn.Linear`.

    Shape:
        ``(B, O)`` to ``(B, K)``; in ``eval()`` mode float64, in which a circuit computes too.
    """

    def __init__(
        self,
        n_classes: int,
        n_outputs: int,
        hidden: Sequence[int] = (512,),
        *,
        seed: int | np.random.SeedSequence = 0,
    ) -> None:
        super().__init__()
        sizes = [n_outputs, *hidden, n_classes]
        if min(sizes) < 1:
            raise ValueError(
                f"n_classes, n_outputs and hidden widths must be at least 1, got {n_classes}, "
                f"{n_outputs} and {tuple(hidden)}"
            )
        self.n_classes, self.n_outputs = n_classes, n_outputs
        rng = np.random.default_rng(seed)
        self.linears = nn.ModuleList()
        for before, after in pairwise(sizes):
            layer = nn.Linear(before, after, device="meta").to_empty(device="cpu")
            with torch.no_grad():
                for parameter in layer.parameters():
                    drawn = rng.random(tuple(parameter.shape), dtype=np.float32)
                    parameter.copy_(torch.from_numpy(drawn).mul_(2).sub_(1))
            self.linears.append(layer)

    def check_width(self, n_outputs: int) -> None:
        """Raise ``ValueError`` where the first layer is made for another number of outputs."""
        if n_outputs != self.n_outputs:
            raise ValueError(f"the dense head reads {self.n_outputs} outputs, not {n_outputs}")

    def forward(self, x: Tensor) -> Tensor:
        """``(B, K)`` scores of ``(B, O)`` outputs."""
        self.check_rows(x)
        x = countable(x)
        for i, (weight, bias) in enumerate(self.layers()):
            x = x.relu() if i else x
            if self.training:
                x = linear(x, weight.to(x.dtype), bias.to(x.dtype))
            else:
                x = linear(x.double(), weight.float().double(), bias.float().double())
        return x

    def layers(self) -> list[tuple[Tensor, Tensor]]:
        """``(out, in)`` weight and ``(out,)`` bias of each layer, in units of 1."""
        scaled = []
        for layer in self.linears:
            assert isinstance(layer, nn.Linear)
            unit = 1 / math.sqrt(layer.in_features)
            scaled.append((layer.weight * unit, layer.bias * unit))
        return scaled

    def readout(self, n_outputs: int) -> Readout:
        """A group of its own for every output, then the same layers."""
        self.check_width(n_outputs)
        layers = [
            [tensor.detach().float().cpu().numpy() for tensor in pair] for pair in self.layers()
        ]
        return Readout(
            np.arange(n_outputs, dtype=np.int32),
            np.ones(n_outputs, dtype=np.int32),
            np.zeros(n_outputs, dtype=np.int64),
            np.ones(self.n_classes),
            Dense(
                tuple(weight for weight, _ in layers),
                tuple(bias for _, bias in layers),
            ),
        )

    def extra_repr(self) -> str:
        """Options, for ``print(model)``."""
        return f"{self.n_classes}, {self.n_outputs}"
