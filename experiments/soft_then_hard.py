"""A network that was trained soft, trained on as it will run: hard forward, from its best epoch.

    gategrad train mnist --model clgn-mnist-s --epochs 80 --precision bfloat16 --batch-size 128 \
      --lr 0.02 --schedule cosine --shift 1 --valid-fraction 0.1667 --out runs/clgn/mnist-s
    python experiments/soft_then_hard.py runs/clgn/mnist-s --lr 0.005 --epochs 6

appends a line to ``experiments/results/soft-then-hard.jsonl``.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

from pages import RESULTS

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.data import load
from gategrad.evaluate import discrete_accuracy
from gategrad.machine import source_commit
from gategrad.nn import GateModule


def main() -> None:
    """Train one run's network on."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("run", type=Path)
    parser.add_argument("--lr", type=float, default=0.005)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--backward-temperature", type=float, default=1.0)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    saved = load_model(options.run)
    data = load(saved.config.data, seed=saved.config.seed)

    def test_accuracy() -> float:
        return discrete_accuracy(saved.model, data.test.bits(), data.test.y)

    before = test_accuracy()
    for module in saved.model.modules():
        if isinstance(module, GateModule):
            module.forward_mode = "hard"
            module.backward_temperature = options.backward_temperature
    how = replace(saved.config.train, epochs=options.epochs, lr=options.lr, schedule="cosine")
    gg.fit(saved.model, data, config=how, seed=1, threads=options.threads)
    row = {
        "run_id": saved.config.run_id,
        "seed": saved.config.seed,
        "before": before,
        "after": test_accuracy(),
        **{name: value for name, value in vars(options).items() if name != "run"},
        "commit": source_commit(),
    }
    with (RESULTS / "soft-then-hard.jsonl").open("a") as file:
        file.write(json.dumps(row) + "\n")
    print(row)


if __name__ == "__main__":
    main()
