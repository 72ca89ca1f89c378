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
        layers: Layers, of 8,000 gates where nothing else is said.
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
            "train.shift": 1,
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
    Network(
        "mnist",
        2,
        {
            "data.n_thresholds": 3,
            "model.candidates": (32, 16),
            "model.parametrization": "walsh",
            "train.epochs": 150,
            "train.bend": 0.6,
        },
        "98.92 (Mommen et al.)",
    ),
    Network(
        "fashion-mnist",
        1,
        {
            "data.n_thresholds": 15,
            "model.candidates": (64,),
            "train.epochs": 40,
            "train.flip": True,
        },
        "89.95 (LILogicNet); 87.16 (Mommen et al.)",
    ),
    Network(
        "fashion-mnist",
        1,
        {
            "data.n_thresholds": 15,
            "model.width": 16_000,
            "model.candidates": (64,),
            "train.epochs": 40,
            "train.flip": True,
        },
        "—",
    ),
    Network(
        "cifar10-jpeg",
        1,
        {
            "data.n_thresholds": 7,
            "model.width": 64_000,
            "model.candidates": (32,),
            "model.parametrization": "walsh",
            "train.epochs": 40,
            "train.flip": True,
            "train.shift": 1,
        },
        "57.66 (LILogicNet, on the original)",
    ),
)


# What was compared for it on the tenth of the training images that is kept for validation, one seed
# each: layers of 8,000 gates, what differs, and the same in words.
ONE: Final[dict[str, Any]] = {"data.n_thresholds": 1, "model.candidates": (32,), "train.shift": 1}
TWO: Final[dict[str, Any]] = {"data.n_thresholds": 1, "model.candidates": (32, 16)}
FASHION: Final[dict[str, Any]] = {
    "data.name": "fashion-mnist",
    "model.candidates": (64,),
    "train.epochs": 40,
    "train.flip": True,
}
AGAIN: Final[dict[str, Any]] = {
    **TWO,
    "train.epochs": 30,
    "train.bend": 0.6,
    "data.n_thresholds": 3,
}
CIFAR: Final[dict[str, Any]] = {
    "data.name": "cifar10-jpeg",
    "data.n_thresholds": 7,
    "model.width": 64_000,
    "model.candidates": (32,),
    "train.epochs": 8,
    "train.flip": True,
}
WALSH: Final[dict[str, Any]] = {**CIFAR, "model.parametrization": "walsh"}
TRIED: Final[list[tuple[int, dict[str, Any], str]]] = [
    (1, {**ONE, "train.epochs": 10}, "10 epochs, moved by a pixel (`--shift 1`)"),
    (1, {**ONE, "train.epochs": 10, "train.lr": 0.01}, "the same, learning rate 0.01"),
    (1, {**ONE, "train.epochs": 20, "train.lr": 0.05}, "20 epochs, learning rate 0.05"),
    (
        1,
        {**ONE, "train.epochs": 20, "train.lr": 0.05, "train.shift": 0},
        "the same, not moved",
    ),
    (1, {**ONE, "train.epochs": 10, "model.tau": 5.0}, "10 epochs, tau 5 in place of 9.4"),
    (1, {**ONE, "train.epochs": 10, "model.tau": 20.0}, "the same, tau 20"),
    (1, {**ONE, "train.epochs": 10, "data.n_thresholds": 3}, "10 epochs, 3 thresholds"),
    (1, {**ONE, "train.epochs": 60, "data.n_thresholds": 3}, "60 epochs, 3 thresholds"),
    (2, {**TWO, "train.epochs": 40, "train.shift": 1}, "40 epochs, moved by a pixel"),
    (2, {**TWO, "train.epochs": 40, "train.bend": 1.0}, "40 epochs, `--bend 1`"),
    (2, {**TWO, "train.epochs": 30, "train.bend": 0.6}, "30 epochs, `--bend 0.6`"),
    (
        2,
        {**TWO, "train.epochs": 100, "train.bend": 0.6, "data.n_thresholds": 3},
        "100 epochs, `--bend 0.6`, 3 thresholds",
    ),
    (
        1,
        {**FASHION, "data.n_thresholds": 15},
        "Fashion-MNIST, 40 epochs, 15 thresholds, 64 candidates, mirrored (`--flip`)",
    ),
    (1, {**FASHION, "data.n_thresholds": 31}, "the same, 31 thresholds"),
    (
        2,
        {**FASHION, "data.n_thresholds": 15, "model.candidates": (32, 16)},
        "Fashion-MNIST, 40 epochs, 15 thresholds, 32 and 16 candidates, mirrored",
    ),
    (
        1,
        {**FASHION, "data.n_thresholds": 15, "model.width": 16_000},
        "Fashion-MNIST, as with 8,000 gates",
    ),
    (2, AGAIN, "30 epochs, `--bend 0.6`, 3 thresholds"),
    (2, {**AGAIN, "model.parametrization": "walsh"}, "the same, gates of `walsh`"),
    (1, CIFAR, "CIFAR-10, 8 epochs, 7 thresholds, 32 candidates, mirrored"),
    (1, WALSH, "the same, gates of `walsh`"),
    (1, {**WALSH, "train.lr": 0.05}, "the same, learning rate 0.05"),
    (1, {**WALSH, "data.n_thresholds": 15}, "15 thresholds"),
    (1, {**WALSH, "model.candidates": (64,)}, "64 candidates"),
    (1, {**WALSH, "train.label_smoothing": 0.1}, "`--label-smoothing 0.1`"),
    (1, {**WALSH, "train.epochs": 40}, "40 epochs"),
    (1, {**WALSH, "train.epochs": 20, "train.shift": 1}, "20 epochs, moved by a pixel"),
    (1, {**WALSH, "train.flip": False}, "8 epochs, not mirrored"),
    (1, {**WALSH, "train.flip": False, "train.epochs": 6}, "6 epochs, not mirrored"),
]


def tried(layers: int, changed: dict[str, Any]) -> RunConfig:
    """A run that was compared."""
    start = RunConfig(DataConfig("mnist", valid_fraction=0.1), MODEL, TRAIN)
    return with_fields(start, {"model.layers": layers, **changed})


def run(network: Network, seed: int) -> RunConfig:
    """One run, on all training images."""
    start = RunConfig(DataConfig(network.data, valid_fraction=0.0), MODEL, TRAIN)
    return with_fields(start, {"model.layers": network.layers, "seed": seed, **network.changed})


def runs() -> Iterator[RunConfig]:
    """What was compared; then seed by seed, so that a part of them is a whole table."""
    yield from (tried(layers, changed) for layers, changed, _ in TRIED)
    for seed in SEEDS:
        yield from (run(network, seed) for network in NETWORKS)
