"""What the paper's experiments share: settings of each scale, data, and words for them.

``paper`` is the paper's appendix B: 6 layers of 64,000 gates (256,000: "Big"), 100 epochs of Adam
at 0.01, tau 10, three seeds of the baselines; perceptrons of three layers with batch norm at 1e-5.
``small`` trains gates as the paper does (soft, Adam at 0.01, gray values of gray images): only
sizes, epochs, seeds and numbers of classes are smaller, and with the outputs of a class
:func:`group_sum_tau`. ``smoke`` takes seconds and says nothing: it shows that all of it runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields
from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.data.class_subsets import class_counts
from gategrad.results import ResultRows

NUMBERS: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("numbers.json").read_text())
"""The paper's printed numbers."""

NAMES: Final = {
    "mnist": "MNIST", "fashion-mnist": "Fashion-MNIST", "qmnist": "Q-MNIST", "kmnist": "K-MNIST",
    "emnist-letters": "E-MNIST Letters", "emnist-balanced": "E-MNIST Balanced",
    "cifar10": "CIFAR-10", "cifar100": "CIFAR-100", "imagenet32": "ImageNet-32",
    "combined-mnist": "Combined MNIST",
}  # fmt: skip
# At ``small``, in place of sets that few have at hand; what each is called. See README.md.
STAND_INS: Final = {
    "emnist-balanced": ("devanagari", "Devanagari characters"),
    "combined-mnist": (
        "combined:devanagari,mnist,fashion-mnist",
        "Devanagari characters, MNIST and Fashion-MNIST",
    ),
    "cifar10": ("cifar10-jpeg", "CIFAR-10 (JPEG copy)"),
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

# Points by which one accuracy must be above another one to count as better.
MARGIN: Final = 0.5
# Where both are above it, the better one is no worse: nothing is left to gain.
CEILING: Final = 99.0

_GATES: Final = {"paper": 1, "small": 8, "smoke": 1000}
_SMOKE: Final = TrainConfig(epochs=1, steps=3, batch_size=32)
_EPOCHS: Final = 10


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
    if scale == "small" and name in STAND_INS:
        name = STAND_INS[name][0]
    return DataConfig(name, thresholds=levels)


def set_name(name: str, scale: str) -> str:
    """What to call it."""
    if scale == "smoke":
        return "digits or synthetic classes (smoke)"
    if scale == "small" and name in STAND_INS:
        stand_in = STAND_INS[name][1]
        return stand_in if NAMES[name] in stand_in else f"{stand_in}, for {NAMES[name]}"
    return NAMES[name]


def needs(name: str) -> str:
    """Why there may be no runs on a set: what it takes to have some."""
    if name in STAND_INS or name in ("mnist", "fashion-mnist"):
        return ""
    if name == "emnist-letters":
        return "Needs E-MNIST Letters: the stand-in for E-MNIST Balanced is used only once."
    return f"Needs {NAMES[name]}, which has no stand-in here."


def synthetic(n_classes: int) -> DataConfig:
    """The synthetic set."""
    return DataConfig("synthetic", n_classes=n_classes)


def counts(scale: str, paper: tuple[int, int], small: tuple[int, int]) -> tuple[int, ...]:
    """Numbers of classes, each a largest one and how many."""
    if scale == "smoke":
        return (2, 5)
    return class_counts(*(paper if scale == "paper" else small))


def group_sum_tau(tau: float, scale: str) -> float:
    """The tau that at a scale does to a class's sum what the paper's does to its own.

    A sum of n outputs varies like the square root of n, and at ``small`` a class of an image set
    has an eighth of the outputs. A codebook's tau counts in units of that root already, and
    synthetic classes of ``small`` have as many outputs as some of the paper's.
    """
    return _scaled_tau(tau, 1 / _GATES[scale]) if scale == "small" else tau


def _scaled_tau(tau: float, share: float) -> float:
    """A Group-Sum's tau for a share of a class's outputs."""
    return float(f"{tau * share**0.5:.3g}")


def train_input(data: DataConfig) -> str:
    """Gray images are trained on with their values, all else with bits (paper, section 4.2)."""
    gray = data.name not in ("synthetic", "digits") and len(data.thresholds) == 1
    return "continuous" if gray else "binary"


def _start(data: DataConfig, scale: str) -> RunConfig:
    width = gates(64_000, scale)
    if scale == "smoke":
        return RunConfig(data, ModelConfig(layers=2, width=width), _SMOKE)
    model = ModelConfig(width=width)
    epochs = 100
    if scale == "small":
        epochs = synthetic_epochs(data) if data.name == "synthetic" else _EPOCHS
    return RunConfig(data, model, TrainConfig(epochs=epochs, train_input=train_input(data)))


def synthetic_epochs(data: DataConfig, steps: int = 24_000, most: int = 60) -> int:
    """Epochs at scale ``small``: some 24,000 steps for any number of classes, but 60 at most.

    With a quarter of the steps gates have not learned 125 classes, and perceptrons have.
    """
    per_epoch = -(-400 * (data.n_classes or 2) // 128)
    return min(most, -(-steps // per_epoch))


def dlgn(data: DataConfig, scale: str, seed: int = 0, **fields: Any) -> RunConfig:
    """A logic gate network: the baseline with fields of model and training changed.

    ``width`` and ``outputs`` are the paper's and become those of the scale, and so does the tau of
    a Group-Sum on images.
    """
    start = _start(data, scale)
    summed = fields.get("head", "group-sum") in ("group-sum", "tree", "tree-full")
    if summed and data.name != "synthetic":
        fields["tau"] = group_sum_tau(fields.get("tau", 10.0), scale)
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
    read = train_input(data)
    epochs, lr = (100, 1e-5) if scale == "paper" else (10, 1e-3)
    if scale == "small" and data.name == "synthetic":
        epochs = synthetic_epochs(data)
    return RunConfig(data, model, TrainConfig(epochs=epochs, lr=lr, train_input=read), seed)


def clgn(
    data: DataConfig, scale: str, kind: str = "gray", seed: int = 0, **fields: Any
) -> list[RunConfig]:
    """A convolutional network, in a list; an empty one where the table of networks has none.

    ``small`` has the smallest of the family, with the tau that suits its outputs of a class.
    ``smoke`` has none: its digits are too small for their windows.
    """
    paper = CLGN[kind]
    name = fields.pop("network", paper if scale == "paper" else f"{paper[:-1]}s")
    if scale == "smoke" or name not in CONVOLUTIONAL:
        return []
    # Few classes are few samples, on which gates of trees need more epochs to leave their start.
    small = 5 if data.n_classes is None else min(40, max(5, 80 // data.n_classes))
    epochs = 100 if scale == "paper" else small
    train = TrainConfig(epochs=epochs, train_input=train_input(data), **_CLGN_TRAINING[kind])
    if scale == "small" and fields.get("head", "group-sum") == "group-sum":
        share = clgn_outputs(name) / clgn_outputs(paper)
        fields["tau"] = _scaled_tau(fields["tau"], share)
    model = ModelConfig(network=name, init="residual")
    return [_changed(RunConfig(data, model, train), fields, seed)]


def clgn_outputs(name: str) -> int:
    """Outputs of a convolutional network."""
    size = CONVOLUTIONAL[name]
    return size.k * size.dense[-1]


def of_tau(scale: str, tau: float) -> RunConfig:
    """A run on MNIST that only its tau tells from the baseline."""
    return dlgn(image_set("mnist", scale), scale, tau=tau)


def unique(configs: Iterable[RunConfig]) -> Iterator[RunConfig]:
    """Each run once."""
    yield from dict.fromkeys(configs)


def best(rows: ResultRows, by_value: dict[float, list[RunConfig]]) -> tuple[float, float] | None:
    """The value with the best mean accuracy, and this mean; None unless all are there."""
    known = _means(rows, by_value)
    if len(known) < 2:
        return None
    top = max(known, key=known.__getitem__)
    return top, known[top]


def span(means: Iterable[float]) -> float:
    """Best less worst."""
    known = list(means)
    return max(known) - min(known)


def better(one: float, other: float) -> bool:
    """Whether an accuracy is above another one by the margin, or both are near the ceiling."""
    return one > other + MARGIN or min(one, other) > CEILING


def _means(rows: ResultRows, by_value: dict[float, list[RunConfig]]) -> dict[float, float]:
    """Mean accuracies by value; none unless all are there."""
    found = {value: rows.mean(configs) for value, configs in by_value.items()}
    known = {value: mean for value, mean in found.items() if mean is not None}
    return known if len(known) == len(found) else {}


def about(scale: str) -> str:
    """The scale in a sentence."""
    return {
        "paper": "The paper's settings (appendix B); convolutional networks with batch sizes, "
        "learning rates and weight decay of Petersen et al. (2024).",
        "small": "Small: trained as in the paper, with fewer gates, epochs, seeds and classes; "
        "each claim says what it was tested on. Group-Sum's tau on images is the paper's, as "
        "labels name it, times the square root of the share of a class's outputs. Perceptrons at "
        "a learning rate of 0.001: 0.00001 needs the paper's 100 epochs.",
        "smoke": "Smoke: a few steps of tiny networks on digits or synthetic classes, whatever the "
        "experiment is about; its numbers mean nothing.",
    }[scale]
