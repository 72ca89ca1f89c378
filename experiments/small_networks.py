"""The most accurate small networks: learned wiring trained for long; docs/learned-wiring.md.

    gategrad sweep experiments/small_networks.py --out experiments/results/small-networks.jsonl
    python experiments/reporting/learned_wiring_page.py

Everything was chosen on a tenth of the training images. The runs then train on all of them, and
the test images are read once for each network and seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

OBSERVE = ("passes",)
SEEDS: Final = (0, 1, 2)
MODEL: Final = ModelConfig(
    width=8_000,
    tau="auto",
    connections="learned",
    forward="hard",
    backward_temperature=0.5,
    precision="bfloat16",
)
TRAIN: Final = TrainConfig(lr=0.02, schedule="cosine")


class Network(NamedTuple):
    """A line of the page's table.

    Attributes:
        data: The data set.
        layers: Layers of 8,000 gates.
        changed: Fields that differ from the settings above.
        literature: The best that is known of as many gates, as its authors print it.
    """

    data: str
    layers: int
    changed: dict[str, Any]
    literature: str


NETWORKS: Final = (
    Network(
        "mnist",
        1,
        {
            "data.n_thresholds": 3,
            "model.candidates": (32,),
            "train.epochs": 100,
            "train.bend": 0.6,
        },
        "98.45 (LILogicNet; Mommen et al.)",
    ),
    Network(
        "mnist",
        2,
        {
            "data.n_thresholds": 3,
            "model.candidates": (32, 16),
            "train.epochs": 100,
            "train.bend": 0.6,
        },
        "98.92 (Mommen et al.)",
    ),
)


def run(network: Network, seed: int) -> RunConfig:
    """One run, on all training images."""
    start = RunConfig(DataConfig(network.data, valid_fraction=0.0), MODEL, TRAIN)
    return with_fields(start, {"model.layers": network.layers, "seed": seed, **network.changed})


def runs() -> Iterator[RunConfig]:
    """Seed by seed, so that a part of them is a whole table."""
    for seed in SEEDS:
        yield from (run(network, seed) for network in NETWORKS)
