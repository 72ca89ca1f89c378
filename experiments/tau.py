"""What tau does to the outputs, as in sections 5.4 and appendices C and D of the paper.

    gategrad sweep experiments/tau.py --out experiments/results/tau.jsonl --threads 1
    python experiments/reporting/tau_page.py --runs runs/tau

6 layers of 8,000 gates on MNIST: 800 outputs per class, where the paper has 6,400. First gates
trained hard for 10 epochs, then as the paper trains them (soft, learning rate 0.01), on bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig

TAUS = (1.0, 100.0, 10.0, 0.1)
SEEDS = (0, 1)
EPOCHS = 10
HARD = ModelConfig(
    connections="local", forward="hard", backward_temperature=0.5, precision="bfloat16"
)
TRAININGS = (
    (HARD, TrainConfig(epochs=EPOCHS, lr=0.05, schedule="cosine")),
    (ModelConfig(), TrainConfig(epochs=EPOCHS)),
)


def run(model: ModelConfig, train: TrainConfig, tau: float, seed: int) -> RunConfig:
    """A training with another tau, on bits."""
    return RunConfig(DataConfig("mnist"), replace(model, tau=tau), train, seed)


def runs() -> Iterator[RunConfig]:
    """All runs, those that matter most first."""
    for seed in SEEDS:
        for model, train in TRAININGS:
            for tau in TAUS:
                yield run(model, train, tau, seed)
