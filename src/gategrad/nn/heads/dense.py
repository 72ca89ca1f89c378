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
from gategrad.config.model_config import DENSE_WEIGHTS
from gategrad.config.near_names import must_be_one_of
from gategrad.nn.heads.head import Head
from gategrad.nn.kernels.group_sum_op import countable

__all__ = ["DenseHead"]


class DenseHead(Head):
    """Affine layers with ReLU between them, from outputs to scores; there is no tau.

    What is trained by default are weights in units of ``1 / sqrt(inputs)``, the size of their
    initial values. Adam's steps are then in proportion to these: at the learning rates of gates,
    steps as large for thousands of inputs would break a layer down at once.

    Args:
        n_classes: Number of classes, K.
        n_outputs: Outputs that the head reads, O.
        hidden: Widths of hidden layers (paper: (512,), (512, 512) and (1000, 100)); none make one
            matrix.
        weights: What is trained: ``scaled``, as above; or ``plain``, the weights themselves, as in
            :class:`torch.nn.Linear`. For one seed, both begin as the same function. The parameters
            have other names, so that neither reads the other's state.
        seed: Seed of the weights, which begin as those of :class:`torch.nn.Linear`: uniform within
            ``1 / sqrt(inputs)`` of 0.

    Raises:
        ValueError: Sizes below 1, or an unknown kind of weights.

    Shape:
        ``(B, O)`` to ``(B, K)``; in ``eval()`` mode float64, in which a circuit computes too.
    """

    # Heads that were pickled before there was a choice have no such attribute.
    weights: str = "scaled"

    def __init__(
        self,
        n_classes: int,
        n_outputs: int,
        hidden: Sequence[int] = (512,),
        *,
        weights: str = "scaled",
        seed: int | np.random.SeedSequence = 0,
    ) -> None:
        super().__init__()
        sizes = [n_outputs, *hidden, n_classes]
        if min(sizes) < 1:
            raise ValueError(
                f"n_classes, n_outputs and hidden widths must be at least 1, got {n_classes}, "
                f"{n_outputs} and {tuple(hidden)}"
            )
        if weights not in DENSE_WEIGHTS:
            raise ValueError(must_be_one_of("weights", weights, DENSE_WEIGHTS))
        self.n_classes, self.n_outputs, self.weights = n_classes, n_outputs, weights
        rng = np.random.default_rng(seed)
        linears = nn.ModuleList()
        if weights == "scaled":
            self.linears = linears
        else:
            self.plain_linears = linears
        for before, after in pairwise(sizes):
            layer = nn.Linear(before, after, device="meta").to_empty(device="cpu")
            with torch.no_grad():
                for parameter in layer.parameters():
                    drawn = rng.random(tuple(parameter.shape), dtype=np.float32)
                    parameter.copy_(torch.from_numpy(drawn).mul_(2).sub_(1))
                    if weights == "plain":
                        parameter.mul_(1 / math.sqrt(before))
            linears.append(layer)

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
        found: list[tuple[Tensor, Tensor]] = []
        for layer in self.linears if self.weights == "scaled" else self.plain_linears:
            assert isinstance(layer, nn.Linear)
            if self.weights == "scaled":
                unit = 1 / math.sqrt(layer.in_features)
                found.append((layer.weight * unit, layer.bias * unit))
            else:
                found.append((layer.weight, layer.bias))
        return found

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
        kind = "" if self.weights == "scaled" else f", weights={self.weights!r}"
        return f"{self.n_classes}, {self.n_outputs}{kind}"
