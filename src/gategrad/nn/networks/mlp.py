"""Multilayer perceptrons: what the paper compares logic gate networks with."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import batch_norm

from gategrad.config import ModelConfig

__all__ = ["MLP", "build_mlp", "mlp_sizes"]


class MLP(nn.Sequential):
    """Fully connected hidden layers with batch normalization and ReLU, then scores (appendix B).

    Reads bits or values scaled to [0, 1]. It has no gates: it cannot become a circuit.

    Args:
        in_features: Inputs.
        n_classes: Number of classes, K.
        layers: Hidden layers.
        width: Neurons of each (paper: 256, 512 or 1,024).
        seed: Seed of the weights, which begin as those of :class:`torch.nn.Linear`.

    Shape:
        ``(B, in_features)`` to ``(B, K)``.
    """

    def __init__(
        self, in_features: int, n_classes: int, *, layers: int = 3, width: int = 512, seed: int = 0
    ) -> None:
        sizes = [in_features, *[width] * layers, n_classes]
        if layers < 1 or min(sizes) < 1:
            raise ValueError(
                f"in_features, n_classes, layers and width must be at least 1, got {in_features}, "
                f"{n_classes}, {layers} and {width}"
            )
        rng = np.random.default_rng(seed)
        modules: list[nn.Module] = []
        for before, after in pairwise(sizes):
            linear = nn.Linear(before, after, device="meta").to_empty(device="cpu")
            bound = 1 / math.sqrt(before)
            with torch.no_grad():
                for parameter in linear.parameters():
                    drawn = rng.uniform(-bound, bound, tuple(parameter.shape)).astype(np.float32)
                    parameter.copy_(torch.from_numpy(drawn))
            modules += [linear, _BatchNorm(after), nn.ReLU()]
        super().__init__(*modules[:-2])

    @property
    def multiply_adds(self) -> int:
        """Multiply-adds of one sample; batch normalization goes into the weights."""
        return sum(m.in_features * m.out_features for m in self if isinstance(m, nn.Linear))

    @property
    def n_bytes(self) -> int:
        """Bytes of weights and biases in float32."""
        return 4 * (
            self.multiply_adds + sum(m.out_features for m in self if isinstance(m, nn.Linear))
        )


class _BatchNorm(nn.BatchNorm1d):
    """A batch of one sample, such as an epoch's last, is normalized by the running averages."""

    def forward(self, input: Tensor) -> Tensor:  # noqa: A002
        if self.training and len(input) == 1:
            return batch_norm(
                input, self.running_mean, self.running_var, self.weight, self.bias, eps=self.eps
            )
        return super().forward(input)


def mlp_sizes(config: ModelConfig, in_features: int, n_classes: int) -> list[int]:
    """Widths from the inputs to the classes."""
    return [in_features, *[config.width] * config.layers, n_classes]


def build_mlp(config: ModelConfig, in_features: int, n_classes: int, seed: int) -> MLP:
    """The perceptron of a configuration."""
    return MLP(in_features, n_classes, layers=config.layers, width=config.width, seed=seed)
