"""What tau does to the outputs, as in sections 5.4 and appendices C and D of the paper.

    gategrad sweep experiments/tau.py --out experiments/results/tau.jsonl --threads 1
    python experiments/reporting/tau_page.py --runs runs/tau

6 layers of 8,000 gates on MNIST: 800 outputs per class, where the paper has 6,400. First the recipe
``fast`` for 10 epochs, then gates as the paper trains them (soft, learning rate 0.01), on bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gategrad.config import RunConfig
from gategrad.runs.recipes import recipe

TAUS = (1.0, 100.0, 10.0, 0.1)
SEEDS = (0, 1)
EPOCHS = 10


def run(name: str, tau: float, seed: int) -> RunConfig:
    """A recipe with another tau, on bits."""
    start = recipe(name, "mnist")
    train = replace(start.train, epochs=EPOCHS, train_input="binary")
    return replace(start, model=replace(start.model, tau=tau), train=train, seed=seed)


def runs() -> Iterator[RunConfig]:
    """All runs, those that matter most first."""
    for seed in SEEDS:
        for name in ("fast", "paper"):
            for tau in TAUS:
                yield run(name, tau, seed)
