"""What the MNIST baseline of the paper's size may differ in from the paper's.

6 x 64,000 gates as in appendix B: for 100 epochs with three seeds (the paper's number), with unique
wiring, and with that and tau 30; for 10 epochs with one thing changed at a time, beside the first
10 epochs of the others; and 10 epochs more from the weights of seed 1, which by then stand still.
Then an eighth of the gates for 100 epochs.

    gategrad sweep experiments/baseline.py --runs runs/baseline --out results/baseline.jsonl

A run of 100 epochs takes one and a half hours of a fast core, four of a slow one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gategrad.config import RunConfig, with_fields
from gategrad.runs.recipes import recipe

OBSERVE = ("history",)
SHORT: Final = 10
UNIQUE: Final = "unique wiring: no gate reads a pair of inputs that another one reads"
# By what the table calls it: fields that differ from the baseline's.
CHANGES: Final[dict[str, dict[str, Any]]] = {
    "batches of 100": {"train.batch_size": 100},
    "batches of 64": {"train.batch_size": 64},
    "Adam's epsilon 1e-12": {"train.adam_epsilon": 1e-12},
    UNIQUE: {"model.connections": "unique"},
    "trained on bits": {"train.train_input": "binary"},
    "gates that begin as wires": {"model.init": "residual"},
}

# What the weights of seed 1 are trained with for 10 epochs more.
MORE: Final[dict[str, dict[str, Any]]] = {
    "the same": {},
    "Adam's epsilon 1e-12": {"train.adam_epsilon": 1e-12},
}
# An eighth of the gates: fields that differ.
EIGHTHS: Final[dict[str, dict[str, Any]]] = {
    "batches of 128": {},
    "batches of 64": {"train.batch_size": 64},
    UNIQUE: {"model.connections": "unique"},
    "batches of 32": {"train.batch_size": 32},
    "batches of 256": {"train.batch_size": 256},
}
# Of the paper's size, beside the seeds after as many epochs: fields, and how many.
STOPPED: Final[dict[str, tuple[dict[str, Any], int]]] = {
    "batches of 64": ({"train.batch_size": 64}, 54),
}


def baseline(**fields: Any) -> RunConfig:
    """The paper's, with fields changed."""
    return with_fields(recipe("paper", "mnist", width=64_000), fields)


def unique(**fields: Any) -> RunConfig:
    """The paper's with unique wiring, with other fields changed."""
    return baseline(**CHANGES[UNIQUE], **fields)


def short(name: str) -> RunConfig:
    """Ten epochs with one thing changed."""
    return baseline(**{"train.epochs": SHORT, **CHANGES[name]})


def more(name: str) -> RunConfig:
    """Ten epochs from where seed 1 ended, with one thing changed."""
    start = f"runs/baseline/{baseline(seed=1).run_id}"
    return baseline(**{"seed": 1, "train.start": start, "train.epochs": SHORT, **MORE[name]})


def eighth(name: str) -> RunConfig:
    """An eighth of the gates, with the tau that suits an eighth of the outputs."""
    return baseline(**{"model.width": 8_000, "model.tau": 3.54, **EIGHTHS[name]})


def stopped(name: str) -> RunConfig:
    """One thing changed for more than ten epochs."""
    fields, epochs = STOPPED[name]
    return baseline(**{"train.epochs": epochs, **fields})


def runs() -> Iterator[RunConfig]:
    """The first seeds, and the short ones."""
    yield from (baseline(seed=seed) for seed in range(2))
    yield from (more(name) for name in MORE)
    yield from (eighth(name) for name in EIGHTHS)
    yield from (short(name) for name in CHANGES)
    yield from (stopped(name) for name in STOPPED)
    yield from (unique(seed=seed) for seed in range(3))
    yield baseline(seed=2)
    yield unique(**{"model.tau": 30.0})
