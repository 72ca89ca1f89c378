"""Memory and time per training step of each head, as classes grow from 2 to 2,000.

    python benchmarks/bench_heads.py --json benchmarks/results/heads.json

A head alone, on random outputs: forward, cross-entropy, backward. Trees count with their layers of
gates and those layers' weights and gradients. Each cell is measured in a process of its own:
memory is the peak of the process above what it had before the head was made.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import record

CLASSES = (2, 10, 67, 450, 2000)


def cell(job: dict[str, Any]) -> dict[str, Any]:
    """One head with one number of classes."""
    import torch

    from gategrad.config import ModelConfig
    from gategrad.nn import build

    torch.set_num_threads(job["threads"])
    torch.manual_seed(0)
    head, n_classes, outputs = job["head"], job["classes"], job["outputs"]
    # Every part of torch and the gates' kernels that a step needs is loaded before.
    _step(build(ModelConfig(layers=1, width=2000, head=head), 256, 2), 256, 2, job["batch"])
    before = _peak_mb()
    try:
        model = build(ModelConfig(layers=1, width=outputs, head=head), 64, n_classes)
    except ValueError as error:
        return {**job, "refused": str(error)}
    behind = model[1:]  # without the layer that makes the outputs
    seconds = [_step(behind, outputs, n_classes, job["batch"]) for _ in range(job["repeats"] + 1)][
        1:
    ]
    return {
        **job,
        "peak_mb": round(_peak_mb() - before, 1),
        "ms": round(1e3 * statistics.median(seconds), 2),
        "least_ms": round(1e3 * min(seconds), 2),
    }


def _step(behind: Any, outputs: int, n_classes: int, batch: int) -> float:
    import torch
    from torch.nn.functional import cross_entropy

    x = torch.rand(batch, outputs, requires_grad=True)
    y = torch.randint(n_classes, (batch,))
    start = time.perf_counter()
    cross_entropy(behind(x), y).backward()
    return time.perf_counter() - start


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def draw(rows: list[dict[str, Any]], stem: Path) -> None:
    """Two panels: milliseconds and megabytes by classes."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    markers = dict(zip(dict.fromkeys(row["head"] for row in rows), "osD^vP", strict=False))
    for panel, (field, label) in zip(
        panels, (("ms", "milliseconds a step"), ("peak_mb", "peak memory, MB")), strict=True
    ):
        for head, marker in markers.items():
            found = [row for row in rows if row["head"] == head and field in row]
            panel.plot(
                [row["classes"] for row in found], [row[field] for row in found],
                marker=marker, label=head,
            )  # fmt: skip
        panel.set(xscale="log", yscale="log", xlabel="classes", ylabel=label)
        panel.grid(alpha=0.3)
    panels[0].legend(fontsize=8)
    for suffix in (".png", ".svg"):
        figure.savefig(stem.with_suffix(suffix), dpi=150)


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--outputs", type=int, default=64_000)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--figure", type=Path, help="where the figure goes, without suffix")
    parser.add_argument("--worker", type=json.loads, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        print(json.dumps(cell(arguments.worker)))
        return
    from gategrad.nn.heads.head_kinds import HEADS

    rows = []
    for head in HEADS:
        for classes in CLASSES:
            job = {
                "head": head, "classes": classes, "outputs": arguments.outputs,
                "batch": arguments.batch, "repeats": arguments.repeats,
                "threads": arguments.threads,
            }  # fmt: skip
            command = [sys.executable, __file__, "--worker", json.dumps(job)]
            done = subprocess.run(command, capture_output=True, text=True)
            last = done.stdout.strip().splitlines()
            failed = {**job, "failed": f"exit status {done.returncode}"}
            rows.append(json.loads(last[-1]) if done.returncode == 0 else failed)
            print(json.dumps(rows[-1]), flush=True)
    if arguments.json:
        header = record.describe(vars(arguments), [arguments.threads])
        record.write(arguments.json, header, rows)
    if arguments.figure:
        draw(rows, arguments.figure)


if __name__ == "__main__":
    main()
