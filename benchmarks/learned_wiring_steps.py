"""The training steps that :mod:`bench_learned_wiring` times, each served by a process of its own.

Runs under the interpreter of the library that it measures. A job has ``candidates`` of each input
of a gate, 0 for wiring that stays as it is.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from training_steps import IN_FEATURES, N_CLASSES, TAU, Trainer, main
from workers import peak_mb

if TYPE_CHECKING:
    from torch import nn


def build_gategrad(job: dict[str, Any]) -> nn.Module:
    import gategrad

    forward, precision = job["mode"].split("-")
    learned = {"connections": "learned", "candidates": job["candidates"]}
    return gategrad.nn.dlgn(
        IN_FEATURES, layers=job["layers"], width=job["width"], forward=forward,
        precision=precision, head=gategrad.nn.GroupSum(N_CLASSES, tau=TAU),
        **(learned if job["candidates"] else {}),
    )  # fmt: skip


def build_torchlogix(job: dict[str, Any]) -> nn.Module:
    import torch
    from torchlogix.layers import GroupSum, LogicDense

    learned = {
        "connections": "learnable",
        "connections_kwargs": {"num_candidates": job["candidates"]},
    }
    sizes = [IN_FEATURES, *[job["width"]] * job["layers"]]
    layers = [
        LogicDense(a, b, parametrization=job["mode"], **(learned if job["candidates"] else {}))
        for a, b in pairwise(sizes)
    ]
    return torch.nn.Sequential(*layers, GroupSum(N_CLASSES, TAU))


class WiringTrainer(Trainer):
    """A network in training whose steps are timed in CPU seconds too, and in their parts.

    Args:
        job: Also ``candidates``.
    """

    def __init__(self, job: dict[str, Any]) -> None:
        super().__init__(job)
        self.parts: Counter[str] = Counter()

    def model(self) -> nn.Module:
        """The job's, its parts watched where it learns its wiring."""
        builders = {"gategrad": build_gategrad, "torchlogix": build_torchlogix}
        if self.job["library"] == "gategrad" and self.job["candidates"]:
            self._watch()
        return builders[self.job["library"]](self.job)

    def _watch(self) -> None:
        """Add up the CPU seconds of what learned wiring adds to a step."""
        import gategrad._native as native
        from gategrad.nn.kernels.learned_wiring import LearnedWiring

        def watched(name: str, run: Callable[..., Any]) -> Callable[..., Any]:
            def timed(*args: Any, **options: Any) -> Any:
                start = time.process_time()
                found = run(*args, **options)
                self.parts[name] += time.process_time() - start
                return found

            return timed

        for name in ("candidate_sums", "candidate_adam"):
            setattr(native, name, watched(name, getattr(native, name)))
        LearnedWiring.at = watched("wiring", LearnedWiring.at)  # type: ignore[method-assign]

    def steps(self, least: int = 1, seconds: float = 0.0) -> dict[str, Any]:
        """As :meth:`Trainer.steps`, with the CPU seconds of each step and of its parts."""
        taken: list[dict[str, float]] = []
        while len(taken) < least or sum(step["seconds"] for step in taken) < seconds:
            self.parts.clear()
            start, start_cpu = time.perf_counter(), time.process_time()
            self.step()
            cpu, passed = time.process_time() - start_cpu, time.perf_counter() - start
            taken.append({"seconds": passed, "cpu": cpu, **self.parts})
        return {"steps": taken, "peak_mb": peak_mb()}


if __name__ == "__main__":
    main(WiringTrainer)
