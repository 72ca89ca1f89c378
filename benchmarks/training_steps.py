"""The training steps that :mod:`bench_training` times, each served by a process of its own.

Runs under the interpreter of the library that it measures, so it imports nothing else of gategrad
than what a ``gategrad`` job asks for. :data:`MODES` says what there is to measure.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from workers import peak_mb, serve

if TYPE_CHECKING:
    from torch import Tensor, nn

IN_FEATURES, N_CLASSES, TAU, LEARNING_RATE = 784, 10, 10.0, 0.01
WARMUP_STEPS = 3

# gategrad: forward-precision is the step that fit takes; with -torch, autograd and Adam of torch;
# with -light and so on, gates of four weights.
# Peers: the implementation or parametrization; with -compile, the model through torch.compile.
MODES = {
    "gategrad": (
        "soft-float32", "soft-bfloat16", "hard-float32", "hard-bfloat16", "gumbel-float32",
        "soft-float32-light", "hard-bfloat16-light", "hard-bfloat16-walsh",
        "hard-bfloat16-nearest", "soft-float32-torch",
    ),
    "difflogic": ("python", "python-compile"),
    "torchlogix": ("raw", "light", "warp", "raw-compile", "light-compile", "warp-compile"),
}  # fmt: skip

Step = Callable[[], object]


def build_gategrad(width: int, layers: int, mode: str) -> nn.Module:
    import gategrad

    forward, precision, *rest = mode.split("-")
    head = gategrad.nn.GroupSum(N_CLASSES, tau=TAU)
    return gategrad.nn.dlgn(
        IN_FEATURES, layers=layers, width=width, head=head, forward=forward, precision=precision,
        parametrization=rest[0] if rest and rest[0] != "torch" else "softmax",
    )  # fmt: skip


def build_difflogic(width: int, layers: int, mode: str) -> nn.Module:
    import difflogic
    import torch

    sizes = [IN_FEATURES, *[width] * layers]
    logic = [
        difflogic.LogicLayer(sizes[i], sizes[i + 1], device="cpu", implementation="python")
        for i in range(layers)
    ]
    return torch.nn.Sequential(*logic, difflogic.GroupSum(N_CLASSES, TAU, device="cpu"))


def build_torchlogix(width: int, layers: int, mode: str) -> nn.Module:
    import torch
    import torchlogix

    parametrization = mode.split("-")[0]
    sizes = [IN_FEATURES, *[width] * layers]
    logic = [
        torchlogix.layers.LogicDense(sizes[i], sizes[i + 1], parametrization=parametrization)
        for i in range(layers)
    ]
    return torch.nn.Sequential(*logic, torchlogix.layers.GroupSum(N_CLASSES, TAU))


BUILD = {
    "gategrad": build_gategrad,
    "difflogic": build_difflogic,
    "torchlogix": build_torchlogix,
}


def step_of_fit(model: nn.Module, x: Tensor, y: Tensor) -> Step:
    """The step that ``gategrad.fit`` takes, on a batch that lies in memory as its batches do."""
    from itertools import count

    from gategrad.config import TrainConfig
    from gategrad.train.descent import Descent

    descent = Descent(model, TrainConfig(batch_size=len(x), lr=LEARNING_RATE), total=1_000_000)
    index = count()
    x = x.t().contiguous().t()
    return lambda: descent.step(x, y, next(index))


def step_of_torch(model: nn.Module, x: Tensor, y: Tensor) -> Step:
    """The step of an ordinary loop: autograd, and torch's Adam in its fastest form."""
    import torch

    optimizer = torch.optim.Adam(model.parameters(), lr=LEARNING_RATE, fused=True)

    def step() -> None:
        optimizer.zero_grad(set_to_none=True)
        torch.nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()

    return step


class Trainer:
    """A model in training: what a worker serves.

    Args:
        job: ``library``, ``mode``, ``batch`` and ``threads``, and what :meth:`model` reads.
        warmup: Steps before any is timed.
    """

    shape: tuple[int, ...] = (IN_FEATURES,)

    def __init__(self, job: dict[str, Any], warmup: int = WARMUP_STEPS) -> None:
        self.job, self.warmup = job, warmup
        self.step: Step

    def model(self) -> nn.Module:
        """The job's, of so many layers of one width."""
        return BUILD[self.job["library"]](self.job["width"], self.job["layers"], self.job["mode"])

    def prepare(self) -> dict[str, Any]:
        """Build the model and warm up; tells the memory before the first step, and after."""
        import torch

        job = self.job
        torch.set_num_threads(job["threads"])
        torch.manual_seed(0)
        model = self.model().train()
        x = torch.randint(2, (job["batch"], *self.shape)).float()
        y = torch.randint(N_CLASSES, (job["batch"],))
        if job["mode"].endswith("-compile"):
            model = torch.compile(model)
        if job["library"] != "gategrad" or job["mode"].endswith("-torch"):
            self.step = step_of_torch(model, x, y)
        else:
            self.step = step_of_fit(model, x.flatten(1), y)
        before = peak_mb()
        for _ in range(self.warmup):
            self.step()
        return {"model_mb": before, "peak_mb": peak_mb()}

    def steps(self, least: int = 1, seconds: float = 0.0) -> dict[str, Any]:
        """Take so many steps, and more for so long; tells the seconds of each, and the peak."""
        taken: list[float] = []
        while len(taken) < least or sum(taken) < seconds:
            start = time.perf_counter()
            self.step()
            taken.append(time.perf_counter() - start)
        return {"seconds": taken, "peak_mb": peak_mb()}


def main(trainer: type[Trainer] = Trainer) -> None:
    """Serve the job of the command line."""
    parser = argparse.ArgumentParser(description="A benchmark's worker: takes training steps.")
    parser.add_argument("--worker", type=json.loads, required=True, help="the job")
    served = trainer(parser.parse_args().worker)
    serve({"prepare": served.prepare, "steps": served.steps})


if __name__ == "__main__":
    main()
