"""What learned wiring adds to a training step, beside fixed wiring and torchlogix's.

    python benchmarks/bench_learned_wiring.py --peers torchlogix --steps 9 --peer-candidates 16 \
        --json benchmarks/results/learned-wiring.json

A step is that of :mod:`bench_training`, of two layers, hard and in bfloat16, with fixed wiring and
with 8, 16 and 32 candidates of each input of a gate. The peer's layers have learnable connections
with as many candidates; its steps are autograd's and torch's fused Adam. Each is a process of its
own, and all of a width take turns, a step at a time. Times are of one thread and in CPU seconds,
which count no waiting for a busy core.

Columns of a row:

* ``ms``, ``least_ms``: median and least CPU time of a step; ``wall_ms``: median time that passed;
* ``sums_ms``, ``adam_ms``, ``wiring_ms``: medians of its parts: the sums for the gradient of the
  candidates' logits; from these to new logits and the next choice; that choice's wiring, sorted;
* ``against_fixed``: ``ms`` over that with fixed wiring, of the same library;
* ``sums_roofline``, ``adam_roofline``: bytes that each must move (see :data:`SUMS_BYTES`), over the
  memory bandwidth and the time. The first is small: sums are bound by instructions. The second
  exceeds 1 where others use the memory while the bandwidth is measured;
* ``vectors_per_cycle``: vector instructions of the sums' innermost loop (AVX2, see
  :data:`VECTORS`) over their time and the clock of ``--ghz``; a core of AMD's Zen 3 completes at
  most 4, two threads that share it as many together;
* ``peak_mb``: largest resident memory, ``step_mb`` what a step adds to the built model.
"""

from __future__ import annotations

import argparse
import statistics
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import record
from workers import Worker, WorkerError, interpreter, peer_names

SCRIPT = Path(__file__).with_name("learned_wiring_steps.py")
# Of each candidate: its number read and its sum written; then the sum read, and logit and both
# moments read and written. Rows of bits are read many times from cache, and are not counted.
SUMS_BYTES, ADAM_BYTES = 4 + 4, 4 + 6 * 4
# Of each candidate and 16 samples: choose bits, choose gradients by them, add.
VECTORS = 3
COLUMNS = [
    "width", "library", "mode", "candidates", "steps", "ms", "least_ms", "wall_ms", "sums_ms",
    "adam_ms", "wiring_ms", "against_fixed", "sums_roofline", "adam_roofline", "vectors_per_cycle",
    "peak_mb", "step_mb", "reason",
]  # fmt: skip
PARTS = {"candidate_sums": "sums_ms", "candidate_adam": "adam_ms", "wiring": "wiring_ms"}


def jobs(arguments: argparse.Namespace, width: int) -> list[dict[str, Any]]:
    """All contenders of a width, those with fixed wiring first."""
    common = {"width": width, "layers": 2, "batch": arguments.batch, "threads": 1}
    found = [
        {**common, "library": "gategrad", "mode": "hard-bfloat16", "candidates": count}
        for count in (0, *arguments.candidates)
    ]
    for peer in arguments.peers if width <= arguments.peer_width else ():
        found += [
            {**common, "library": peer, "mode": "raw", "candidates": count}
            for count in (0, *arguments.peer_candidates)
        ]
    return found


def measure(width: int, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """The rows of one width."""
    rows = jobs(arguments, width)
    steps: list[list[dict[str, float]]] = [[] for _ in rows]
    with ExitStack() as stack:
        workers: dict[int, Worker] = {}
        for i, row in enumerate(rows):
            python = interpreter(row["library"], arguments.peer_dir)
            worker = stack.enter_context(Worker(python, SCRIPT, dict(row), 1))
            try:
                row |= worker.ask("prepare", timeout=arguments.timeout)
                workers[i] = worker
            except WorkerError as error:
                row["reason"] = str(error)
        for _ in range(arguments.steps):
            for i, worker in list(workers.items()):
                try:
                    reply = worker.ask("steps", timeout=arguments.timeout)
                except WorkerError as error:
                    rows[i]["reason"] = str(error)
                    del workers[i]
                    continue
                steps[i] += reply["steps"]
                rows[i]["peak_mb"] = reply["peak_mb"]
    triad = record.triad_gb_per_s(1)
    fixed: dict[str, float] = {}
    for row, taken in zip(rows, steps, strict=True):
        if "reason" not in row:
            row |= figures(row, taken, triad, arguments.ghz)
            fixed.setdefault(row["library"], row["ms"])
            row["against_fixed"] = row["ms"] / fixed[row["library"]]
    return [{column: row.get(column) for column in COLUMNS} for row in rows]


def figures(
    row: dict[str, Any], taken: list[dict[str, float]], triad: float, ghz: float
) -> dict[str, Any]:
    """What a row tells of its steps; ``triad`` in GB/s."""
    cpu = [1e3 * step["cpu"] for step in taken]
    found: dict[str, Any] = {
        "steps": len(taken),
        "ms": statistics.median(cpu),
        "least_ms": min(cpu),
        "wall_ms": statistics.median(1e3 * step["seconds"] for step in taken),
        "step_mb": row["peak_mb"] - row["model_mb"],
    }
    if row["library"] != "gategrad" or not row["candidates"]:
        return found
    for part, name in PARTS.items():
        found[name] = statistics.median(1e3 * step[part] for step in taken)
    candidates = row["layers"] * 2 * row["width"] * row["candidates"]
    found["sums_roofline"] = SUMS_BYTES * candidates / triad / 1e6 / found["sums_ms"]
    found["adam_roofline"] = ADAM_BYTES * candidates / triad / 1e6 / found["adam_ms"]
    vectors = VECTORS * candidates * row["batch"] / 16
    found["vectors_per_cycle"] = vectors / (1e6 * ghz * found["sums_ms"])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--json", type=Path, help="the result file to write")
    add("--width", nargs="+", type=int, default=[8_000, 64_000], help="gates of each layer")
    add("--candidates", nargs="+", type=int, default=[8, 16, 32])
    add("--batch", type=int, default=128)
    add("--steps", type=int, default=15, help="of each contender")
    add("--ghz", type=float, default=3.1, help="clock while it measures")
    add("--peers", type=peer_names, default=[], help="torchlogix")
    add("--peer-dir", type=Path, default=Path(".venv-peers"))
    add("--peer-candidates", nargs="+", type=int, default=[8, 16])
    add("--peer-width", type=int, default=8_000, help="the largest at which peers take part")
    add("--timeout", type=float, default=900, help="seconds for one step or preparation")
    arguments = parser.parse_args()
    if "difflogic" in arguments.peers:
        parser.error("difflogic has no learnable connections: leave it out of --peers")
    header = record.describe(vars(arguments), [1], arguments.peers, arguments.peer_dir)
    rows: list[dict[str, Any]] = []
    for width in arguments.width:
        rows += measure(width, arguments)
        if arguments.json:
            record.write(arguments.json, header, rows)
    record.print_table(rows, COLUMNS)


if __name__ == "__main__":
    main()
