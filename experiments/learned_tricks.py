"""One layer of learned wiring with one thing changed at a time: docs/learned-wiring.md.

    gategrad sweep experiments/learned_tricks.py --threads 1 \
        --out experiments/results/learned-tricks.jsonl
    python experiments/reporting/learned_wiring_page.py

What is compared is the validation accuracy, on a tenth of the training images.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

SEEDS: Final = (0, 1, 2)
MODEL: Final = ModelConfig(
    layers=1, width=8_000, tau="auto", connections="learned", candidates=(32,), forward="hard",
    backward_temperature=0.5, precision="bfloat16",
)  # fmt: skip
TRAIN: Final = TrainConfig(epochs=10, lr=0.02, schedule="cosine")
# Fields of each data set.
DATA: Final[dict[str, dict[str, Any]]] = {
    "mnist": {"data.n_thresholds": 3},
    "fashion-mnist": {"data.n_thresholds": 7, "train.flip": True},
}
# By what the table calls it: fields that differ.
TRICKS: Final[dict[str, dict[str, Any]]] = {
    "as it is": {},
    "none drawn anew": {"train.redraw": 0.0},
    "drawn anew until the end": {"train.redraw": 1.0},
    "wires frozen after 70 %": {"train.freeze_wires": 0.7},
    "wires frozen after 50 %": {"train.freeze_wires": 0.5, "train.redraw": 0.4},
    "labels smoothed by 0.1": {"train.label_smoothing": 0.1},
    "candidates of a neighborhood": {"model.candidate_connections": "local"},
    "candidates at several scales": {"model.candidate_connections": "butterfly"},
    "gates of `walsh`": {"model.parametrization": "walsh"},
    "batches of 64": {"train.batch_size": 64},
}


def run(data: str, changed: dict[str, Any], seed: int) -> RunConfig:
    """One run."""
    start = RunConfig(DataConfig(data, valid_fraction=0.1), MODEL, TRAIN)
    return with_fields(start, {**DATA[data], **changed, "seed": seed})


def runs() -> Iterator[RunConfig]:
    """The first seed of all first."""
    for seed in SEEDS:
        for data in DATA:
            yield from (run(data, changed, seed) for changed in TRICKS.values())
