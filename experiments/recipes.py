"""What a training step evaluates, and what it starts from: the study behind docs/recipes.md.

    gategrad sweep experiments/recipes.py --out experiments/results/recipes.jsonl --threads 1

6 layers of 8,000 gates, 48,000 training images, 10 epochs. Three seeds where settings compete, one
where a direction is looked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig

MODEL = ModelConfig(connections="local", forward="hard", precision="bfloat16")
TRAIN = TrainConfig(epochs=10, lr=0.05, schedule="cosine")
TAU = {"mnist": 10.0, "fashion-mnist": 30.0}
SEEDS = (0, 1, 2)


def run(data: str = "mnist", seed: int = 0, **changed: Any) -> RunConfig:
    """The common settings with some changed, by their names."""
    fields = {"tau": TAU[data], **changed}
    model = {name: fields[name] for name in fields if hasattr(MODEL, name)}
    train = {name: fields[name] for name in fields if hasattr(TRAIN, name)}
    assert len(model) + len(train) == len(fields)
    return RunConfig(
        DataConfig(data),
        ModelConfig(**{**vars(MODEL), **model}),
        TrainConfig(**{**vars(TRAIN), **train}),
        seed,
    )


SOFT = {"forward": "soft", "precision": "float32"}
FINALISTS: list[dict[str, Any]] = [
    {},
    {"backward_temperature": 0.5},
    SOFT,
    {"precision": "float32"},
    {"forward": "soft", "precision": "bfloat16"},
    {"hidden_connections": "near"},
]
ONE_SEED: list[dict[str, Any]] = [
    {"forward": "gumbel"},
    {"forward": "gumbel", "backward_temperature": 0.5},
    {"init": "residual"},
    {**SOFT, "init": "residual"},
    *[{"lr": lr} for lr in (0.01, 0.02, 0.1)],
    *[{"lr": lr, "schedule": "constant"} for lr in (0.01, 0.03)],
    *[{"tau": tau} for tau in (6.0, 20.0)],
    {"connections": "random"},
    {"weight_decay": 0.02},
    {"shift": 1},
    {"shift": 1, "epochs": 15},
    {"batch_size": 64},
    {"batch_size": 256},
]


def runs() -> Iterator[RunConfig]:
    """All runs, those that matter most first."""
    for seed in SEEDS:
        for data in TAU:
            for changed in FINALISTS[:3]:
                yield run(data, seed, **changed)
    for seed in SEEDS:
        for changed in FINALISTS[3:]:
            yield run("mnist", seed, **changed)
    for changed in ONE_SEED:
        yield run(**changed)
