"""Time and memory of a training step of convolutional networks, beside torchlogix.

    python benchmarks/bench_convolution.py --json benchmarks/results/convolution.json

Each library and mode is a process of its own, and all of a network take turns, a few steps at a
time. The batch is what the peer can hold here, where it takes part.
"""

from __future__ import annotations

import argparse
import statistics
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

import record
from convolution_steps import MODES
from workers import Worker, WorkerError, interpreter

SCRIPT = Path(__file__).with_name("convolution_steps.py")
# Network, shape of its input bits, batch, and whether the peer takes part.
CASES = (
    ("clgn-mnist-s", (1, 28, 28), 128, True),
    ("clgn-mnist-m", (1, 28, 28), 64, True),
    ("clgn-cifar10-s", (9, 32, 32), 64, True),
    ("clgn-mnist-s", (1, 28, 28), 512, False),
    ("clgn-cifar10-m", (9, 32, 32), 128, False),
)


def measure(
    case: tuple[str, tuple[int, ...], int, bool], arguments: argparse.Namespace
) -> list[dict[str, Any]]:
    """The rows of one network."""
    from gategrad.config.network_sizes import CONVOLUTIONAL

    network, shape, batch, with_peer = case
    size = CONVOLUTIONAL[network]
    libraries = ["gategrad", *(["torchlogix"] if with_peer and not arguments.no_peers else [])]
    rows = [
        {
            "network": network, "batch": batch, "threads": arguments.threads, "library": library,
            "mode": mode,
        }
        for library in libraries
        for mode in (MODES[library] if with_peer else ("soft-float32", "hard-bfloat16"))
        if mode not in arguments.leave_out
    ]  # fmt: skip
    with ExitStack() as stack:
        workers = []
        for row in rows:
            job = {**row, "shape": shape, "k": size.k, "dense": size.dense}
            job["convolutions"] = [asdict(c) for c in size.convolutions]
            python = interpreter(row["library"], arguments.peer_dir)
            worker = stack.enter_context(Worker(python, SCRIPT, job, arguments.threads))
            try:
                row |= worker.ask("prepare", timeout=arguments.timeout)
                workers.append(worker)
            except WorkerError as error:
                row["error"] = str(error)
                workers.append(None)
        seconds: list[list[float]] = [[] for _ in rows]
        for _ in range(arguments.rounds):
            for row, worker, taken in zip(rows, workers, seconds, strict=True):
                if worker is None:
                    continue
                reply = worker.ask("steps", timeout=arguments.timeout, least=1)
                taken += reply["seconds"]
                row["peak_mb"] = reply["peak_mb"]
        for row, taken in zip(rows, seconds, strict=True):
            if taken:
                row["ms"] = round(1e3 * statistics.median(taken), 1)
                row["least_ms"] = round(1e3 * min(taken), 1)
    return rows


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--timeout", type=float, default=600.0)
    parser.add_argument("--networks", nargs="*", help="only these")
    parser.add_argument("--leave-out", nargs="*", default=[], help="modes not to measure")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--peer-dir", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    rows = []
    for case in CASES:
        if not arguments.networks or case[0] in arguments.networks:
            found = measure(case, arguments)
            columns = ("network", "batch", "library", "mode", "ms", "least_ms", "peak_mb")
            record.print_table(found, columns)
            rows += found
    if arguments.json:
        peers = [] if arguments.no_peers else ["torchlogix"]
        header = record.describe(vars(arguments), [arguments.threads], peers, arguments.peer_dir)
        record.write(arguments.json, header, rows)


if __name__ == "__main__":
    main()
