"""The training steps that :mod:`bench_convolution` times, each served by a process of its own.

Runs under the interpreter of the library that it measures. Both libraries build the same network
from the sizes in the job; what differs is which inputs leaves and dense gates read.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from training_steps import step_of_fit, step_of_torch
from workers import peak_mb, serve

if TYPE_CHECKING:
    from torch import nn

N_CLASSES, WARMUP_STEPS = 10, 2

# gategrad: forward-precision. Torchlogix: the parametrisation; with -compile, torch.compile.
MODES = {
    "gategrad": ("soft-float32", "soft-bfloat16", "hard-float32", "hard-bfloat16"),
    "torchlogix": ("raw", "light", "light-compile"),
}


def build_gategrad(job: dict[str, Any]) -> nn.Module:
    import math

    from gategrad.config import ModelConfig
    from gategrad.nn import build

    forward, precision = job["mode"].split("-")
    config = ModelConfig(
        network=job["network"], init="residual", forward=forward, precision=precision, tau=20.0
    )
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


class Trainer:
    """A network in training: what a worker serves."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.step: Any = None

    def prepare(self) -> dict[str, Any]:
        """Build the network and warm up; tells the memory before the first step, and after."""
        import torch

        job = self.job
        torch.set_num_threads(job["threads"])
        torch.manual_seed(0)
        ours = job["library"] == "gategrad"
        model = (build_gategrad if ours else build_torchlogix)(job).train()
        x = torch.randint(2, (job["batch"], *job["shape"])).float()
        y = torch.randint(N_CLASSES, (job["batch"],))
        if job["mode"].endswith("-compile"):
            model = torch.compile(model)
        self.step = (step_of_fit if ours else step_of_torch)(model, x.flatten(1) if ours else x, y)
        before = peak_mb()
        for _ in range(WARMUP_STEPS):
            self.step()
        return {"model_mb": before, "peak_mb": peak_mb()}

    def steps(self, least: int) -> dict[str, Any]:
        """Take so many steps; tells the seconds of each, and the peak."""
        taken = []
        for _ in range(least):
            start = time.perf_counter()
            self.step()
            taken.append(time.perf_counter() - start)
        return {"seconds": taken, "peak_mb": peak_mb()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--worker", type=json.loads, required=True, help="the job")
    trainer = Trainer(parser.parse_args().worker)
    serve({"prepare": trainer.prepare, "steps": trainer.steps})


if __name__ == "__main__":
    main()
