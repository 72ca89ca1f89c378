"""What the paper's experiments share: settings of each scale, data, and words for them.

``paper`` is the paper's appendix B: 6 layers of 64,000 gates (256,000: "Big"), 100 epochs of Adam
at 0.01, tau 10, three seeds of the baselines; perceptrons of three layers with batch norm at 1e-5.
``small`` takes at most two hours on two cores for each experiment: an eighth of the gates,
trained hard for few epochs. ``smoke`` takes seconds and says nothing: it shows that all of it runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields
from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.data.class_subsets import class_counts
from gategrad.data.datasets import find_source
from gategrad.results import ResultRows
from gategrad.runs.recipes import recipe

NUMBERS: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("numbers.json").read_text())
"""The paper's printed numbers."""

NAMES: Final = {
    "mnist": "MNIST", "fashion-mnist": "Fashion-MNIST", "qmnist": "Q-MNIST", "kmnist": "K-MNIST",
    "emnist-letters": "E-MNIST Letters", "emnist-balanced": "E-MNIST Balanced",
    "cifar10": "CIFAR-10", "cifar100": "CIFAR-100", "imagenet32": "ImageNet-32",
    "combined-mnist": "Combined MNIST",
}  # fmt: skip
# In place of sets that have no copy beside the project; see docs/data.md.
STAND_INS: Final = {
    "emnist-balanced": "devanagari",
    "emnist-letters": "devanagari",
    "combined-mnist": "combined:devanagari,mnist,fashion-mnist",
}
COLORED: Final = ("cifar10", "cifar100", "imagenet32")
MLP: Final = {"small": 256, "medium": 512, "big": 1024}
# Convolutional networks by the kind of data, where the table of networks has them.
CLGN: Final = {"gray": "clgn-mnist-m", "color": "clgn-cifar10-m", "imagenet": "clgn-cifar10-g"}
# Of Petersen et al. 2024, from whom the paper took these networks.
_CLGN_TRAINING: Final[dict[str, dict[str, Any]]] = {
    "gray": {"lr": 0.01, "batch_size": 256},
    "color": {"lr": 0.02, "weight_decay": 0.002},
    "imagenet": {"lr": 0.02, "weight_decay": 0.001},
}

# Points by which an accuracy must be better before a claim counts it: seeds alone make less.
MARGIN: Final = 0.5

_GATES: Final = {"paper": 1, "small": 8, "smoke": 1000}
_SMOKE: Final = TrainConfig(epochs=1, steps=3, batch_size=32)


def gates(number: int, scale: str) -> int:
    """The paper's number of gates of a layer, at a scale."""
    return number // _GATES[scale]


def seeds(scale: str, number: int = 1) -> range:
    """Seeds of a row that the paper ran so often."""
    return range({"paper": number, "small": min(number, 2), "smoke": 1}[scale])


def image_set(name: str, scale: str) -> DataConfig:
    """A set of images: the paper's, a stand-in where there is one, or digits for smoke."""
    levels = (0.25, 0.5, 0.75) if name in COLORED else (0.5,)
    if scale == "smoke":
        return DataConfig("digits", thresholds=levels)
    if scale == "small":
        name = STAND_INS.get(name, name)
    return DataConfig(name, thresholds=levels)


def set_name(name: str, scale: str) -> str:
    """What to call it."""
    if scale == "smoke":
        return "digits or synthetic classes (smoke)"
    if scale == "small" and name in STAND_INS:
        return f"{STAND_INS[name]}, standing in for {NAMES[name]}"
    return NAMES[name]


def synthetic(n_classes: int) -> DataConfig:
    """The synthetic set."""
    return DataConfig("synthetic", n_classes=n_classes)


def counts(scale: str, paper: tuple[int, int], small: tuple[int, int]) -> tuple[int, ...]:
    """Numbers of classes, each a largest one and how many."""
    if scale == "smoke":
        return (2, 5)
    return class_counts(*(paper if scale == "paper" else small))


def _start(data: DataConfig, scale: str) -> RunConfig:
    if scale == "paper":
        return recipe("paper", data, width=64_000)
    if scale == "smoke":
        return RunConfig(data, ModelConfig(layers=2, width=gates(64_000, scale)), _SMOKE)
    model = ModelConfig(
        width=gates(64_000, scale),
        connections="local" if find_source(data.name).is_image else "random",
        forward="hard",
        backward_temperature=0.5,
        precision="bfloat16",
    )
    epochs = synthetic_epochs(data) if data.name == "synthetic" else 10
    return RunConfig(data, model, TrainConfig(epochs=epochs, lr=0.05, schedule="cosine"))


def synthetic_epochs(data: DataConfig, steps: int = 24_000, most: int = 60) -> int:
    """Epochs at scale ``small``: some 24,000 steps for any number of classes, but 60 at most.

    With a quarter of the steps gates have not learned 125 classes, and perceptrons have.
    """
    per_epoch = -(-400 * (data.n_classes or 2) // 128)
    return min(most, -(-steps // per_epoch))


def dlgn(data: DataConfig, scale: str, seed: int = 0, **fields: Any) -> RunConfig:
    """A logic gate network: the baseline with fields of model and training changed.

    ``width`` and ``outputs`` are the paper's and become those of the scale.
    """
    start = _start(data, scale)
    for name in ("width", "outputs"):
        if name in fields:
            fields[name] = gates(fields[name], scale)
    return _changed(start, fields, seed)


def _changed(config: RunConfig, fields: dict[str, Any], seed: int) -> RunConfig:
    """A configuration with fields changed, of the model or of training."""
    parts = {name: "train" if hasattr(config.train, name) else "model" for name in fields}
    named = {f"{parts[name]}.{name}": value for name, value in fields.items()}
    return with_fields(config, {**named, "seed": seed})


def mlp(data: DataConfig, scale: str, size: str = "medium", seed: int = 0) -> RunConfig:
    """A perceptron. With few epochs it needs a larger learning rate than the paper's: 0.001."""
    width = MLP[size] // (16 if scale == "smoke" else 1)
    layers = 1 if scale == "smoke" else 3
    model = ModelConfig(network="mlp", layers=layers, width=width)
    if scale == "smoke":
        return RunConfig(data, model, _SMOKE, seed)
    levels = data.thresholds
    read = find_source(data.name).paper_input if len(levels) == 1 else "binary"
    epochs, lr = (100, 1e-5) if scale == "paper" else (10, 1e-3)
    if scale == "small" and data.name == "synthetic":
        epochs = synthetic_epochs(data)
    return RunConfig(data, model, TrainConfig(epochs=epochs, lr=lr, train_input=read), seed)


def clgn(
    data: DataConfig, scale: str, kind: str = "gray", seed: int = 0, **fields: Any
) -> list[RunConfig]:
    """A convolutional network, in a list; an empty one where the table of networks has none.

    ``smoke`` has none either: its digits are too small for their windows.
    """
    name = CLGN[kind] if scale == "paper" else f"{CLGN[kind][:-1]}s"
    if scale == "smoke" or name not in CONVOLUTIONAL:
        return []
    # Few classes are few samples, on which gates of trees need more epochs to leave their start.
    small = 5 if data.n_classes is None else min(40, max(5, 80 // data.n_classes))
    epochs = 100 if scale == "paper" else small
    train = TrainConfig(epochs=epochs, **_CLGN_TRAINING[kind])
    precision = "float32" if scale == "paper" else "bfloat16"
    model = ModelConfig(network=name, init="residual", precision=precision)
    return [_changed(RunConfig(data, model, train), fields, seed)]


def of_tau(scale: str, tau: float) -> RunConfig:
    """A run on MNIST; at ``small`` a soft one of ``experiments/tau.py``, with its results."""
    if scale == "small":
        return with_fields(
            recipe("paper", "mnist"),
            {"model.tau": tau, "train.epochs": 10, "train.train_input": "binary"},
        )
    return dlgn(image_set("mnist", scale), scale, tau=tau)


def about_tau(scale: str) -> str:
    """What to say of the runs :func:`of_tau`."""
    if scale == "small":
        return "Small: 6 x 8,000 gates, 10 epochs on bits, but trained as in the paper (soft)."
    return about(scale)


def unique(configs: Iterable[RunConfig]) -> Iterator[RunConfig]:
    """Each run once."""
    yield from dict.fromkeys(configs)


def best(rows: ResultRows, by_value: dict[float, list[RunConfig]]) -> tuple[float, float] | None:
    """The value with the best mean accuracy, and that; None unless all are there."""
    known = _means(rows, by_value)
    if len(known) < 2:
        return None
    top = max(known, key=known.__getitem__)
    return top, known[top]


def good(rows: ResultRows, by_value: dict[float, list[RunConfig]]) -> list[float]:
    """Values within :data:`MARGIN` points of the best; none unless all are there."""
    known = _means(rows, by_value)
    return [value for value, mean in known.items() if mean >= max(known.values()) - MARGIN]


def _means(rows: ResultRows, by_value: dict[float, list[RunConfig]]) -> dict[float, float]:
    """Mean accuracies by value; none unless all are there."""
    found = {value: rows.mean(configs) for value, configs in by_value.items()}
    known = {value: mean for value, mean in found.items() if mean is not None}
    return known if len(known) == len(found) else {}


def about(scale: str) -> str:
    """The scale in a sentence."""
    return {
        "paper": "The paper's settings (appendix B).",
        "small": "Small: an eighth of the paper's gates, trained on bits (hard "
        "forward, learning rate 0.05 with cosine, local wiring of images), few epochs and one or "
        "two seeds; perceptrons as in the paper, but at a learning rate of 0.001. Compare shapes, "
        "not digits.",
        "smoke": "Smoke: a few steps of tiny networks on digits or synthetic classes, whatever the "
        "experiment is about; its numbers mean nothing.",
    }[scale]
