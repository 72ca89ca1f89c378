"""Fully connected after training (paper, appendix E), and its weights as integers.

    python experiments/refit.py RUN [RUN ...] --hidden 512

appends a line a run to ``experiments/results/refit.jsonl``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import gategrad
from gategrad.approximate.refit import refit_head
from gategrad.runs import FinishedRun
from gategrad.runs.machine import source_commit

RESULTS = Path(__file__).resolve().parent / "results"


def main() -> None:
    """Refit each run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("runs", type=Path, nargs="+")
    parser.add_argument("--hidden", default="512", help="widths, with commas; none: one matrix")
    parser.add_argument("--epochs", type=int, default=10)
    arguments = parser.parse_args()
    widths = [int(width) for width in arguments.hidden.split(",") if width != "none"]
    for run in map(FinishedRun, arguments.runs):
        config, data = run.config, run.data
        result = refit_head(run.circuit, data, hidden=widths, epochs=arguments.epochs)
        row = {
            "run": f"{config.data.name}, 6 x {config.model.width:,}, seed {config.seed}",
            "run_id": config.run_id,
            "hidden": arguments.hidden,
            "epochs": arguments.epochs,
            "before": result.before,
            "after": result.after,
            "seconds": result.history.seconds,
            "commit": source_commit(),
        }
        for bits in (8, 4):
            network = gategrad.compile(result.circuit.quantized(bits))
            row[f"bits_{bits}"] = network.accuracy(data.test.X, data.test.y)
        with (RESULTS / "refit.jsonl").open("a") as file:
            file.write(json.dumps(row) + "\n")
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
