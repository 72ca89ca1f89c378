"""Every output layer of the paper (section 2.2, appendix E), on MNIST and Fashion-MNIST.

6 x 8,000 gates trained hard for ten epochs, two seeds. ``docs/heads.md`` shows the results,
which ``experiments/reporting/heads_page.py`` draws. Run with::

    gategrad sweep experiments/heads.py --out experiments/results/heads.jsonl --runs runs/heads
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

SETS = ("mnist", "fashion-mnist")
SEEDS = (0, 1)
MODEL = ModelConfig(
    tau=9.4, connections="local", forward="hard", backward_temperature=0.5, precision="bfloat16"
)
TRAIN = TrainConfig(epochs=10, lr=0.05, schedule="cosine")

# Rows by the paper's heading; fields of the model, or of training where it has one of that name.
ROWS: dict[str, list[dict[str, Any]]] = {
    "Different tau": [{"tau": tau} for tau in (1.0, 3.0, 10.0, 30.0, 100.0)],
    "Tau by rule, learned, on a schedule": [
        {"tau": "auto"},
        {"tau": "auto", "learn_tau": "model"},
        {"tau": "auto", "learn_tau": "class"},
        {"tau": 30.0, "tau_end": 3.0},
        {"tau": 3.0, "tau_end": 30.0},
    ],
    "Codebook": [
        *({"head": "codebook", "tau": tau} for tau in (0.1, 0.3, 1.0, 3.0, 10.0)),
        {"head": "codebook", "tau": 0.3, "codes": "balanced"},
        {"head": "codebook", "tau": 0.3, "codes": "distant"},
    ],
    "Group-Sum + codebook": [
        *({"head": "group-sum-codebook", "tau": tau} for tau in (0.1, 0.3, 1.0)),
        {"head": "group-sum-codebook", "tau": 0.3, "code_size": 400},
    ],
    "Group-Sum dropout": [{"tau": "auto", "dropout": p} for p in (0.1, 0.3, 0.5, 0.7, 0.9)],
    "Tree": [{"head": "tree", "tau": 3.0}, {"head": "tree-full", "tau": 3.0}],
    # Outputs need logarithms: gates are soft.
    "Binary logit loss": [
        {"tau": "auto", "loss": "binary-logit", "forward": "soft", "backward_temperature": 1.0},
    ],
    "Fully connected last layer": [
        {"head": "dense", "hidden": (512,)},
        {"head": "dense", "hidden": (512, 512)},
        {"head": "dense", "hidden": (1000, 100)},
    ],
}


def configuration(data: str, fields: dict[str, Any], seed: int) -> RunConfig:
    """One run."""
    start = RunConfig(DataConfig(data), MODEL, TRAIN)
    parts = {name: "train" if hasattr(start.train, name) else "model" for name in fields}
    named = {f"{parts[name]}.{name}": value for name, value in fields.items()}
    return with_fields(start, {**named, "seed": seed})


def runs() -> Iterator[RunConfig]:
    """Seed by seed, so that a part of them is a whole table."""
    for seed in SEEDS:
        for data in SETS:
            for rows in ROWS.values():
                for fields in rows:
                    yield configuration(data, fields, seed)
