"""Convolutional networks by name, as one command trains them: docs/convolution.md.

    gategrad sweep experiments/named_networks.py --threads 1 \
        --out experiments/results/named-networks.jsonl
    python experiments/reporting/convolution_page.py

The default command with ``--epochs 2``, then trainings to the end. What differs from the default
was chosen on a tenth of the training images (experiments/convolutions.py); those that train to the
end do so on all of them, and the test images are read once for each network and seed. CIFAR-10 is
the JPEG copy in a folder `cifar10-jpeg`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

OBSERVE = ("history",)


class Network(NamedTuple):
    """A line of the page's table.

    Attributes:
        data: The data set.
        command: What is typed.
        seeds: Of the runs.
        fields: Those of the run.
        printed: What its authors print, %.
    """

    data: str
    command: str
    seeds: tuple[int, ...]
    fields: dict[str, Any]
    printed: str


S: Final[dict[str, Any]] = {
    "data.n_thresholds": 1,
    "model.network": "clgn-mnist-s",
    "model.tau": 6.5,
}
M: Final[dict[str, Any]] = {
    "data.n_thresholds": 1,
    "model.network": "clgn-mnist-m",
    "model.tau": 28.0,
}
TWO: Final[dict[str, Any]] = {"data.valid_fraction": 0.1, "train.epochs": 2}
LONG: Final[dict[str, Any]] = {"data.valid_fraction": 0.0, "train.shift": 1}
CIFAR_S: Final[dict[str, Any]] = {
    "data.n_thresholds": 3, "model.network": "clgn-cifar10-s", "model.tau": 20.0,
    "train.flip": True, "train.shift": 2,
}  # fmt: skip
CIFAR_M: Final[dict[str, Any]] = {**CIFAR_S, "model.network": "clgn-cifar10-m", "model.tau": 40.0}
MNIST: Final = "gategrad train mnist --model clgn-mnist"
ALL: Final = "--shift 1 --valid-fraction 0"
NETWORKS: Final = (
    Network("mnist", f"{MNIST}-s --epochs 2", (0, 1, 2), {**S, **TWO}, ""),
    Network("mnist", f"{MNIST}-m --epochs 2", (0, 1, 2), {**M, **TWO}, ""),
    Network(
        "mnist", f"{MNIST}-s --epochs 80 {ALL}", (0, 1), {**S, **LONG, "train.epochs": 80}, "98.46"
    ),
    Network(
        "mnist", f"{MNIST}-m --epochs 40 {ALL}", (0, 1), {**M, **LONG, "train.epochs": 40}, "99.23"
    ),
    Network(
        "fashion-mnist",
        "gategrad train fashion-mnist --model clgn-mnist-m --epochs 40 --flip --valid-fraction 0",
        (0, 1),
        {**M, "data.valid_fraction": 0.0, "train.epochs": 40, "train.flip": True},
        "87.41 (the paper)",
    ),
    Network(
        "cifar10-jpeg",
        "gategrad train cifar10-jpeg --model clgn-cifar10-s --epochs 80 --flip --shift 2 "
        "--valid-fraction 0",
        (0, 1),
        {**CIFAR_S, "data.valid_fraction": 0.0, "train.epochs": 80},
        "60.38 (on the original)",
    ),
    Network(
        "cifar10-jpeg",
        "gategrad train cifar10-jpeg --model clgn-cifar10-m --epochs 20 --flip --shift 2 "
        "--valid-fraction 0.02",
        (0,),
        {**CIFAR_M, "data.valid_fraction": 0.02, "train.epochs": 20},
        "71.01 (on the original)",
    ),
)
MODEL: Final = ModelConfig(
    parametrization="walsh",
    init="residual",
    forward="hard",
    backward_temperature=0.5,
    precision="bfloat16",
)
TRAIN: Final = TrainConfig(lr=0.02, schedule="cosine", soft_first=0.7)


def run(network: Network, seed: int) -> RunConfig:
    """One run."""
    start = RunConfig(DataConfig(network.data), MODEL, TRAIN)
    return with_fields(start, {**network.fields, "seed": seed})


def runs() -> Iterator[RunConfig]:
    """Network by network, the quick ones first."""
    for network in NETWORKS:
        yield from (run(network, seed) for seed in network.seeds)
