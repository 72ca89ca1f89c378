"""The training steps that :mod:`bench_convolution` times, each served by a process of its own.

Runs under the interpreter of the library that it measures. Both libraries build the same network
from the sizes in the job; what differs is which inputs leaves and dense gates read.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from training_steps import N_CLASSES, Trainer, main

if TYPE_CHECKING:
    from torch import nn

WARMUP_STEPS = 2

# gategrad: forward-precision, and with -learned, leaves that are chosen among 16. Torchlogix: the
# parametrization; with -compile, torch.compile.
MODES = {
    "gategrad": (
        "soft-float32",
        "soft-bfloat16",
        "hard-float32",
        "hard-bfloat16",
        "hard-bfloat16-learned",
    ),
    "torchlogix": ("raw", "light", "light-compile"),
}


def build_gategrad(job: dict[str, Any]) -> nn.Module:
    import math

    from gategrad.config import ModelConfig
    from gategrad.nn import build

    forward, precision, *learned = job["mode"].split("-")
    wiring = {"connections": "learned", "hidden_connections": "random"} if learned else {}
    config = ModelConfig(
        network=job["network"], init="residual", forward=forward, precision=precision, tau=20.0,
        **wiring,
    )  # fmt: skip
    shape = tuple(job["shape"])
    return build(config, math.prod(shape), N_CLASSES, input_shape=shape)


def build_torchlogix(job: dict[str, Any]) -> nn.Module:
    import torch
    from torchlogix.layers import GroupSum, LogicConv2d, LogicDense, OrPooling2d

    parametrization, k = job["mode"].split("-")[0], job["k"]
    channels, extent, _ = job["shape"]
    layers: list[nn.Module] = []
    for conv in job["convolutions"]:
        layers += [
            LogicConv2d(
                in_dim=extent,
                channels=channels,
                num_kernels=conv["kernels"] * k,
                tree_depth=conv["depth"],
                receptive_field_size=conv["kernel_size"],
                padding=conv["padding"],
                parametrization=parametrization,
            ),
            OrPooling2d(kernel_size=2, stride=2),
        ]
        channels = conv["kernels"] * k
        extent = (extent + 2 * conv["padding"] - conv["kernel_size"] + 1) // 2
    widths = [channels * extent**2, *(width * k for width in job["dense"])]
    dense = [
        LogicDense(in_dim=a, out_dim=b, parametrization=parametrization)
        for a, b in pairwise(widths)
    ]
    return torch.nn.Sequential(*layers, torch.nn.Flatten(), *dense, GroupSum(N_CLASSES, 20.0))


class ConvolutionTrainer(Trainer):
    """A convolutional network in training.

    Args:
        job: Also ``network`` and ``shape`` for gategrad, sizes and ``k`` for Torchlogix.
    """

    def __init__(self, job: dict[str, Any]) -> None:
        super().__init__(job, WARMUP_STEPS)
        self.shape = tuple(job["shape"])

    def model(self) -> nn.Module:
        """The job's."""
        return (build_gategrad if self.job["library"] == "gategrad" else build_torchlogix)(self.job)


if __name__ == "__main__":
    main(ConvolutionTrainer)
