"""Convolutional networks with one thing changed at a time: docs/convolution.md.

    gategrad sweep experiments/convolutions.py --threads 1 \
        --out experiments/results/convolutions.jsonl
    python experiments/reporting/convolution_page.py

A tenth of the training images judges; the test samples are read once for each line and seed.
CIFAR-10 is the JPEG copy in a folder `cifar10-jpeg`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

OBSERVE = ("history",)
SEEDS: Final = (0, 1)
MODEL: Final = ModelConfig(
    forward="hard", backward_temperature=0.5, precision="bfloat16", init="residual"
)
TRAIN: Final = TrainConfig(lr=0.02, schedule="cosine")
# Fields of each data set; taus and thresholds are those of the networks by name.
DATA: Final[dict[str, dict[str, Any]]] = {
    "mnist": {
        "data.n_thresholds": 1,
        "model.network": "clgn-mnist-s",
        "model.tau": 6.5,
        "train.epochs": 10,
        "train.shift": 1,
    },
    "cifar10-jpeg": {
        "data.n_thresholds": 3,
        "model.network": "clgn-cifar10-s",
        "model.tau": 20.0,
        "train.epochs": 8,
        "train.flip": True,
        "train.shift": 2,
    },
}
TIMES_TAU: Final = "times tau"
# By what the table calls it: fields that differ, or a factor of the network's tau.
CHANGED: Final[dict[str, dict[str, Any]]] = {
    "hard, `softmax`, drawn at random": {},
    "`--parametrization light`": {"model.parametrization": "light"},
    "`--parametrization walsh`": {"model.parametrization": "walsh"},
    "`--init normal`": {"model.init": "normal"},
    "`--connections butterfly`": {"model.connections": "butterfly"},
    "`--connections butterfly --hidden-connections random`": {
        "model.connections": "butterfly",
        "model.hidden_connections": "random",
    },
    "`--connections random --hidden-connections butterfly`": {
        "model.hidden_connections": "butterfly"
    },
    "`--connections learned --hidden-connections random`": {
        "model.connections": "learned",
        "model.hidden_connections": "random",
    },
    "`--soft-first 0.4`": {"train.soft_first": 0.4},
    "`--parametrization walsh --soft-first 0.4`": {
        "model.parametrization": "walsh",
        "train.soft_first": 0.4,
    },
    "`--parametrization walsh --soft-first 0.7`": {
        "model.parametrization": "walsh",
        "train.soft_first": 0.7,
    },
    "`--parametrization walsh --soft-first 0.4 --connections butterfly`": {
        "model.parametrization": "walsh",
        "train.soft_first": 0.4,
        "model.connections": "butterfly",
    },
    "`--parametrization walsh --soft-first 0.4 --tau`, twice": {
        "model.parametrization": "walsh",
        "train.soft_first": 0.4,
        TIMES_TAU: 2.0,
    },
    "`--freeze-after 0.6`": {"train.freeze_after": 0.6},
    "`--dropout 0.1`": {"model.dropout": 0.1},
    "`--weight-decay 0.002`": {"train.weight_decay": 0.002},
    "`--label-smoothing 0.1`": {"train.label_smoothing": 0.1},
}


def run(data: str, changed: dict[str, Any], seed: int) -> RunConfig:
    """One run."""
    start = RunConfig(DataConfig(data, valid_fraction=0.1), MODEL, TRAIN)
    fields = {**DATA[data], **changed, "seed": seed}
    fields["model.tau"] *= fields.pop(TIMES_TAU, 1.0)
    return with_fields(start, fields)


def curve() -> RunConfig:
    """One run from soft to hard, for its accuracies by epoch."""
    fields = {
        "model.parametrization": "walsh",
        "train.soft_first": 0.55,
        "train.epochs": 30,
    }
    return run("mnist", fields, 0)


def runs() -> Iterator[RunConfig]:
    """The curve, then the first seed of all."""
    yield curve()
    for seed in SEEDS:
        for data in DATA:
            yield from (run(data, changed, seed) for changed in CHANGED.values())
