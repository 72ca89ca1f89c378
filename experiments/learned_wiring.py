"""Fixed wiring against learned wiring, at equal gates and epochs: docs/learned-wiring.md.

    gategrad sweep experiments/learned_wiring.py --threads 1 \
        --out experiments/results/learned-wiring.jsonl
    python experiments/reporting/learned_wiring_page.py

The test samples are read once for each line and seed; a tenth of the training images is kept for
the choice of the epoch.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

SEEDS: Final = (0, 1)
THRESHOLDS: Final = {"mnist": 1, "fashion-mnist": 3}
MODEL: Final = ModelConfig(
    width=8_000, tau="auto", forward="hard", backward_temperature=0.5, precision="bfloat16"
)
TRAIN: Final = TrainConfig(epochs=10, lr=0.05, schedule="cosine")
LEARNED: Final = {"model.connections": "learned"}
# By what the table calls it: layers, and what differs from the settings above.
LINES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("fixed, random", 1, {}),
    ("fixed, local", 1, {"model.connections": "local"}),
    ("learned, 16 candidates, none drawn anew", 1, {**LEARNED, "train.redraw": 0.0}),
    ("learned, 16 candidates", 1, LEARNED),
    ("learned, 32 candidates", 1, {**LEARNED, "model.candidates": (32,)}),
    ("fixed, local, then random", 2, {"model.connections": "local"}),
    ("learned, 16 candidates", 2, LEARNED),
    ("learned, 16 candidates, then random", 2, {**LEARNED, "model.hidden_connections": "random"}),
]


def run(data: str, layers: int, changed: dict[str, Any], seed: int) -> RunConfig:
    """One run."""
    start = RunConfig(
        DataConfig(data, valid_fraction=0.1, n_thresholds=THRESHOLDS[data]), MODEL, TRAIN
    )
    return with_fields(start, {"model.layers": layers, **changed, "seed": seed})


def runs() -> Iterator[RunConfig]:
    """Data set by data set, the first seed of all lines first."""
    for data in THRESHOLDS:
        for seed in SEEDS:
            yield from (run(data, layers, changed, seed) for _, layers, changed in LINES)
