"""Fixed wirings against one another, at equal gates and epochs: docs/wirings.md.

    gategrad sweep experiments/wirings.py --threads 1 --out experiments/results/wirings.jsonl
    python experiments/reporting/wirings_page.py

The test samples are read once for each line and seed; a tenth of the training images is kept for
the choice of the epoch, and judges wirings. CIFAR-10 is the JPEG copy in a folder `cifar10-jpeg`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

SEEDS: Final = (0, 1)
THRESHOLDS: Final = {"mnist": 1, "fashion-mnist": 3, "cifar10-jpeg": 3}
MODEL: Final = ModelConfig(
    layers=6,
    width=8_000,
    tau="auto",
    forward="hard",
    backward_temperature=0.5,
    precision="bfloat16",
)
TRAIN: Final = TrainConfig(epochs=10, lr=0.05, schedule="cosine")
# Of the first layer, and of the others.
WIRINGS: Final = (
    ("random", "random"),
    ("unique", "random"),
    ("unique", "unique"),
    ("local", "random"),
    ("butterfly", "random"),
    ("butterfly", "butterfly"),
    ("random", "anchored"),
    ("butterfly", "anchored"),
)


def run(data: str, wiring: tuple[str, str], seed: int) -> RunConfig:
    """One run."""
    config = RunConfig(
        DataConfig(data, valid_fraction=0.1, n_thresholds=THRESHOLDS[data]), MODEL, TRAIN
    )
    first, hidden = wiring
    return with_fields(
        config, {"model.connections": first, "model.hidden_connections": hidden, "seed": seed}
    )


def runs() -> Iterator[RunConfig]:
    """The first seed of all data sets first."""
    for seed in SEEDS:
        for data in THRESHOLDS:
            yield from (run(data, wiring, seed) for wiring in WIRINGS)
