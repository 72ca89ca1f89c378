"""Time and memory of a training step: gategrad beside difflogic and torchlogix, on the CPU.

    python benchmarks/bench_training.py --json training.json --peers difflogic,torchlogix

A step is forward, cross-entropy on Group-Sum scores (10 classes, tau 10), backward and Adam
(learning rate 0.01, fused) on random 0/1 inputs of 784 features, in float32. Timings of all
libraries are interleaved; see :mod:`workers`.

Columns of a row: ``step_ms`` is the median and ``step_ms_min`` the least of ``steps`` steps;
``model_mb`` is the resident memory with the model built and ``peak_mb`` the largest, both with
Python and torch included (1 MB is 1,000,000 bytes); ``roofline_fraction`` is the time that
:func:`ideal_bytes` would take at the measured memory bandwidth over ``step_ms``, and can exceed 1
where the network fits in the caches; ``against_gategrad`` is ``step_ms`` over gategrad's;
``reason`` says why a row has no timing.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workers import Worker, WorkerError, interpreter, peak_mb, peer_names, serve

IN_FEATURES, N_CLASSES, TAU = 784, 10, 10.0
WARMUP_STEPS = 2
COLUMNS = (
    "library", "mode", "width", "layers", "batch", "threads", "steps", "step_ms", "step_ms_min",
    "model_mb", "peak_mb", "roofline_fraction", "against_gategrad", "reason",
)  # fmt: skip

# Bytes per gate and sample that a peer's step takes, measured at 6 x 8,000 gates and batch 128.
# Used only to leave out what would not fit.
PEER_BYTES = {"difflogic": 260, "torchlogix": 65}
MEMORY_SHARE = 0.75


@dataclass
class Contender:
    """One library in one mode, and its timings."""

    library: str
    mode: str
    worker: Worker
    seconds: list[float] = field(default_factory=list)
    memory: dict[str, float] = field(default_factory=dict)
    failure: str | None = None


# ---- in the worker -------------------------------------------------------------------------------


def _gategrad(width: int, layers: int, mode: str) -> Any:
    import gategrad

    head = gategrad.nn.GroupSum(N_CLASSES, tau=TAU)
    return gategrad.nn.dlgn(IN_FEATURES, layers=layers, width=width, head=head, seed=0)


def _difflogic(width: int, layers: int, mode: str) -> Any:
    import difflogic
    import torch

    sizes = [IN_FEATURES, *[width] * layers]
    logic = [
        difflogic.LogicLayer(sizes[i], sizes[i + 1], device="cpu", implementation="python")
        for i in range(layers)
    ]
    return torch.nn.Sequential(*logic, difflogic.GroupSum(N_CLASSES, TAU, device="cpu"))


def _torchlogix(width: int, layers: int, mode: str) -> Any:
    import torch
    import torchlogix

    parametrization, _, compiled = mode.partition("-")
    sizes = [IN_FEATURES, *[width] * layers]
    logic = [
        torchlogix.layers.LogicDense(sizes[i], sizes[i + 1], parametrization=parametrization)
        for i in range(layers)
    ]
    model = torch.nn.Sequential(*logic, torchlogix.layers.GroupSum(N_CLASSES, TAU))
    return torch.compile(model) if compiled else model


MODELS = {"gategrad": _gategrad, "difflogic": _difflogic, "torchlogix": _torchlogix}


class Trainer:
    """A model in training: what a worker serves."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.step: Callable[[], None]

    def prepare(self) -> dict[str, Any]:
        """Build the model and warm up; tells the memory before the first step."""
        import torch

        job = self.job
        torch.set_num_threads(job["threads"])
        torch.manual_seed(0)
        model = MODELS[job["library"]](job["width"], job["layers"], job["mode"])
        optimizer = torch.optim.Adam(model.parameters(), lr=0.01, fused=True)
        x = torch.randint(2, (job["batch"], IN_FEATURES)).float()
        y = torch.randint(N_CLASSES, (job["batch"],))

        def step() -> None:
            optimizer.zero_grad(set_to_none=True)
            torch.nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()

        self.step = step
        before = peak_mb()
        self.steps(WARMUP_STEPS)
        return {"model_mb": before}

    def steps(self, count: int) -> dict[str, Any]:
        """Take steps; tells the seconds of each, and the memory peak so far."""
        seconds = []
        for _ in range(count):
            start = time.perf_counter()
            self.step()
            seconds.append(time.perf_counter() - start)
        return {"seconds": seconds, "peak_mb": peak_mb()}


# ---- in the parent -------------------------------------------------------------------------------


def ideal_bytes(width: int, layers: int, batch: int) -> int:
    """Memory traffic of a step of gategrad's soft mode, were nothing kept in cache between passes.

    Rows of ``batch`` float32 values, per gate: forward reads two inputs and writes one output;
    backward reads the output's gradient and both inputs, and adds to both inputs' gradients (a read
    and a write each): 10 rows. The first layer's inputs need no gradient: 6 rows there.

    Weights, 16 float32 logits per gate: forward reads them; backward reads them again and writes
    their gradient; Adam reads the gradient, and reads and writes weight and both moments: 10
    passes. The four coefficients and two indices per gate are left out, as is the Group-Sum.
    """
    rows = 6 * width + 10 * width * (layers - 1)
    return 4 * (rows * batch + 10 * 16 * width * layers)


def contenders(arguments: argparse.Namespace) -> list[tuple[str, str]]:
    modes = {"difflogic": ["python"], "torchlogix": arguments.torchlogix_modes}
    return [("gategrad", "soft"), *((p, mode) for p in arguments.peers for mode in modes[p])]


def compare(width: int, threads: int, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """All libraries on one configuration; one row each."""
    rows: dict[tuple[str, str], dict[str, Any]] = {}
    sizes = {"layers": arguments.layers, "batch": arguments.batch, "width": width}
    with ExitStack() as stack:
        racing: list[Contender] = []
        reserved = 0.0
        for library, mode in contenders(arguments):
            gb = PEER_BYTES.get(library, 0) * math.prod(sizes.values()) / 1e9
            rows[library, mode] = {"library": library, "mode": mode, **sizes, "threads": threads}
            if reserved + gb > arguments.memory_gb:
                rows[library, mode]["reason"] = f"needs about {gb:.0f} GB"
                continue
            reserved += gb
            python = interpreter(library, arguments.peer_dir)
            job = {**rows[library, mode]}
            process = stack.enter_context(Worker(python, Path(__file__), job, threads))
            racing.append(Contender(library, mode, process))
        race(racing, arguments)
        for contender in racing:
            rows[contender.library, contender.mode].update(result(contender))
    return list(rows.values())


def race(racing: list[Contender], arguments: argparse.Namespace) -> None:
    """Prepare all, then time steps round robin until each has its repeats or used up its time."""
    turn: list[Contender] = []
    for contender in racing:
        try:
            contender.memory |= contender.worker.ask("prepare", timeout=arguments.timeout)
            turn.append(contender)
        except WorkerError as error:
            contender.failure = str(error)
    for _ in range(arguments.repeats):
        for contender in list(turn):
            try:
                reply = contender.worker.ask("steps", arguments.timeout, count=arguments.burst)
            except WorkerError as error:
                contender.failure = str(error)
                turn.remove(contender)
                continue
            contender.seconds += reply["seconds"]
            contender.memory["peak_mb"] = reply["peak_mb"]
            if sum(contender.seconds) > arguments.seconds:
                turn.remove(contender)


def result(contender: Contender) -> dict[str, Any]:
    if contender.failure:
        return {"reason": contender.failure}
    return {
        "step_ms": 1e3 * statistics.median(contender.seconds),
        "step_ms_min": 1e3 * min(contender.seconds),
        "steps": len(contender.seconds),
        **contender.memory,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="the result file to write")
    parser.add_argument("--peers", type=peer_names, default=[], help="difflogic,torchlogix")
    parser.add_argument("--peer-dir", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--torchlogix-modes", nargs="+", default=["raw"], metavar="MODE",
                        help="raw, light or warp; raw-compile for torch.compile")  # fmt: skip
    parser.add_argument("--width", nargs="+", type=int, default=[8_000, 64_000])
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--threads", nargs="+", type=int, default=[1])
    parser.add_argument("--repeats", type=int, default=20, help="turns of each library")
    parser.add_argument("--burst", type=int, default=3, help="steps in a turn, each timed")
    parser.add_argument("--seconds", type=float, default=60, help="limit per library and width")
    parser.add_argument("--timeout", type=float, default=600, help="seconds; limit of one request")
    parser.add_argument("--memory-gb", type=float, help="for all peers together")
    parser.add_argument("--worker", type=json.loads, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        trainer = Trainer(arguments.worker)
        serve({"prepare": trainer.prepare, "steps": trainer.steps})
        return

    import record

    if arguments.memory_gb is None:
        arguments.memory_gb = MEMORY_SHARE * record.memory_gb()
    options = vars(arguments)
    header = record.describe(options, arguments.threads, arguments.peers, arguments.peer_dir)
    rows = []
    for threads in arguments.threads:
        bandwidth = header["triad_gb_per_s"][str(threads)]
        for width in arguments.width:
            ideal_ms = ideal_bytes(width, arguments.layers, arguments.batch) / bandwidth / 1e6
            found = compare(width, threads, arguments)
            ours = found[0].get("step_ms")
            for row in found:
                if ours and row["library"] == "gategrad":
                    row["roofline_fraction"] = ideal_ms / ours
                if ours and "step_ms" in row:
                    row["against_gategrad"] = row["step_ms"] / ours
                rows.append({name: row.get(name) for name in COLUMNS})
            if arguments.json:
                record.write(arguments.json, header, rows)
    record.print_table(rows, [name for name in COLUMNS if name not in ("layers", "batch", "steps")])


if __name__ == "__main__":
    main()
