"""What the MNIST baseline of the paper's size may differ in from the paper's.

6 x 64,000 gates as in appendix B: for 100 epochs with three seeds (the paper's number) and with tau
30; for 10 epochs with one thing changed at a time, beside the first 10 epochs of the others; and 10
epochs more from the weights of seed 1, which by then stand still. Then an eighth of the gates for
100 epochs, by the size of a batch.

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
# By what the table calls it: fields that differ from the baseline's.
CHANGES: Final[dict[str, dict[str, Any]]] = {
    "batches of 100": {"train.batch_size": 100},
    "batches of 64": {"train.batch_size": 64},
    "Adam's epsilon 1e-12": {"train.adam_epsilon": 1e-12},
    "no gate reads a pair of inputs that another one reads": {"model.connections": "unique"},
    "trained on bits": {"train.train_input": "binary"},
    "gates that begin as wires": {"model.init": "residual"},
}

# What the weights of seed 1 are trained with for 10 epochs more.
MORE: Final[dict[str, dict[str, Any]]] = {
    "the same": {},
    "Adam's epsilon 1e-12": {"train.adam_epsilon": 1e-12},
}
BATCHES: Final = (128, 64, 32, 256)


def baseline(**fields: Any) -> RunConfig:
    """The paper's, with fields changed."""
    return with_fields(recipe("paper", "mnist", width=64_000), fields)


def short(name: str) -> RunConfig:
    """Ten epochs with one thing changed."""
    return baseline(**{"train.epochs": SHORT, **CHANGES[name]})


def more(name: str) -> RunConfig:
    """Ten epochs from where seed 1 ended, with one thing changed."""
    start = f"runs/baseline/{baseline(seed=1).run_id}"
    return baseline(**{"seed": 1, "train.start": start, "train.epochs": SHORT, **MORE[name]})


def eighth(batch_size: int) -> RunConfig:
    """An eighth of the gates, with the tau that suits an eighth of the outputs."""
    return baseline(**{"model.width": 8_000, "model.tau": 3.54, "train.batch_size": batch_size})


def runs() -> Iterator[RunConfig]:
    """The first seeds, and the short ones."""
    yield from (baseline(seed=seed) for seed in range(2))
    yield from (more(name) for name in MORE)
    yield from (eighth(size) for size in BATCHES)
    yield from (short(name) for name in CHANGES)
    yield baseline(seed=2)
    yield baseline(**{"model.tau": 30.0})
