"""The constant of the rule for tau: the best tau over sqrt(outputs per class), on synthetic data.

gategrad sweep experiments/tau_rule.py --out experiments/results/tau-rule.jsonl
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig

FACTORS = (1 / 12, 1 / 6, 1 / 3, 2 / 3, 4 / 3)


def runs() -> Iterator[RunConfig]:
    """Ten and 67 classes on two widths, 400 on one; epochs by the number of samples."""
    for n_classes, width, epochs in (
        (10, 4_000, 20),
        (10, 16_000, 20),
        (67, 4_000, 6),
        (67, 16_000, 6),
        (400, 8_000, 2),
    ):
        for factor in FACTORS:
            model = ModelConfig(
                width=width,
                tau=factor * sqrt(width / n_classes),
                forward="hard",
                backward_temperature=0.5,
                precision="bfloat16",
            )
            train = TrainConfig(epochs=epochs, lr=0.05, schedule="cosine")
            yield RunConfig(DataConfig("synthetic", n_classes=n_classes), model, train)
