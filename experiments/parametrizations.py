"""Parametrizations against one another, by forward pass and depth: docs/parametrizations.md.

    gategrad sweep experiments/parametrizations.py --threads 1 \
        --out experiments/results/parametrizations.jsonl
    python experiments/reporting/parametrizations_page.py

Two epochs of twelve layers first, then cells of about five CPU minutes each. A tenth of the
training images judges; the test samples are read once for each line and seed. CIFAR-10 is the JPEG
copy in a folder `cifar10-jpeg`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

SEEDS: Final = (0, 1, 2)
NAMES: Final = ("softmax", "light", "walsh", "nearest")
THRESHOLDS: Final = {"mnist": 1, "cifar10-jpeg": 3}
# By forward pass and layers: epochs that take some five CPU minutes.
EPOCHS: Final = {
    ("hard", 2): 40,
    ("hard", 6): 20,
    ("hard", 12): 10,
    ("soft", 2): 16,
    ("soft", 6): 6,
    ("soft", 12): 3,
    ("gumbel", 6): 20,
}
BEGINNINGS: Final[dict[str, dict[str, Any]]] = {
    "`--init normal`": {},
    "`--init residual`": {"model.init": "residual"},
    "`--init normal --adam-epsilon 1e-20`": {"train.adam_epsilon": 1e-20},
}
FORWARDS: Final[dict[str, dict[str, Any]]] = {
    "soft": {"train.lr": 0.01},
    "hard": {
        "model.forward": "hard",
        "model.backward_temperature": 0.5,
        "model.precision": "bfloat16",
        "train.lr": 0.05,
    },
    "gumbel": {"model.forward": "gumbel", "model.precision": "bfloat16", "train.lr": 0.05},
}
DRAWN: Final = ("softmax", "light", "walsh")


def run(data: str, layers: int, epochs: int, changed: dict[str, Any], seed: int = 0) -> RunConfig:
    """One run."""
    start = RunConfig(
        DataConfig(data, valid_fraction=0.1, n_thresholds=THRESHOLDS[data]),
        ModelConfig(width=8_000, tau="auto"),
        TrainConfig(schedule="cosine"),
    )
    fields = {"model.layers": layers, "train.epochs": epochs, "seed": seed}
    return with_fields(start, {**fields, **changed})


def deep(name: str, forward: str, beginning: str, seed: int = 0) -> RunConfig:
    """Two epochs of twelve layers on MNIST; of a column of the table."""
    changed = {"model.parametrization": name, **FORWARDS[forward], **BEGINNINGS[beginning]}
    return run("mnist", 12, 2, changed, seed)


def cell(data: str, name: str, forward: str, layers: int, seed: int = 0) -> RunConfig:
    """A cell of the table."""
    changed = {"model.parametrization": name, **FORWARDS[forward]}
    return run(data, layers, EPOCHS[forward, layers], changed, seed)


def names_of(forward: str) -> tuple[str, ...]:
    """Parametrizations that train so."""
    return DRAWN if forward == "gumbel" else NAMES


def runs() -> Iterator[RunConfig]:
    """Deep networks, then the table, the first seed of all."""
    normal, residual, _ = BEGINNINGS
    for seed in SEEDS:
        for name in NAMES:
            yield from (deep(name, "hard", beginning, seed) for beginning in (normal, residual))
    for name in ("softmax", "light"):
        yield from (deep(name, "soft", beginning) for beginning in BEGINNINGS)
    for forward, layers in EPOCHS:
        for data in THRESHOLDS:
            yield from (cell(data, name, forward, layers) for name in names_of(forward))
