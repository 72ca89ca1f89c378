"""How far each method prunes a finished run: a table of docs/analysis.md.

    gategrad train mnist --threads 1 --out runs/mnist
    python experiments/prune.py runs/mnist
    python experiments/reporting/pruning_page.py

calls ``gategrad prune`` with every method and loss, and writes ``results/pruning/NAME.jsonl``,
named by the run's folder.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from gategrad.runs import FinishedRun
from gategrad.runs.machine import describe_machine, source_commit
from gategrad.system.atomic import write_bytes

RESULTS: Final = Path(__file__).resolve().parent / "results" / "pruning"
LOSSES: Final = (0.5, 2.0)
METHODS: Final = ("greedy", "activation", "random")


def pruned(run: Path, method: str, loss: float) -> dict[str, Any]:
    """What the command says, and its CPU seconds from start to end."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "gategrad", "prune", str(run), "--method", method,
            "--keep-accuracy", str(loss), "--threads", "1", "--json", "-o", f"{folder}/small.npz",
        ]  # fmt: skip
        before = os.times()
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        after = os.times()
    seconds = after.children_user + after.children_system
    seconds -= before.children_user + before.children_system
    return {"loss": loss, **json.loads(said), "cpu_seconds": round(seconds, 1)}


def main() -> None:
    """Prune the run in each way."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("run", type=Path, help="folder of a finished run")
    run: Path = parser.parse_args().run
    try:
        run_id = FinishedRun(run).result["run_id"]
    except (ValueError, OSError, KeyError) as error:
        parser.error(f"{run} is not the folder of a finished run: {error}")
    about = {"commit": source_commit(), "machine": describe_machine()}
    lines = []
    for loss in LOSSES:
        for method in METHODS:
            row = {"run_id": run_id, **pruned(run, method, loss), **about}
            lines.append(json.dumps(row) + "\n")
            print(lines[-1], end="", flush=True)
    # Once all are there: a failure leaves the last file as it was.
    write_bytes(RESULTS / f"{run.resolve().name}.jsonl", "".join(lines).encode())


if __name__ == "__main__":
    main()
