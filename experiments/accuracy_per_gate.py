"""Accuracy against gates and against minutes, learned and fixed wiring: docs/learned-wiring.md.

    gategrad sweep experiments/accuracy_per_gate.py --threads 1 \
        --out experiments/results/accuracy-per-gate.jsonl
    python experiments/reporting/learned_wiring_page.py

A tenth of the training images is kept for the choice of the epoch, and the test images are read
once for each network. Gates are those that the passes leave.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

OBSERVE = ("passes",)
MODEL: Final = ModelConfig(
    tau="auto", forward="hard", backward_temperature=0.5, precision="bfloat16"
)
TRAIN: Final = TrainConfig(schedule="cosine")
LEARNED: Final[dict[str, Any]] = {"model.connections": "learned", "train.lr": 0.02}
FIXED: Final[dict[str, Any]] = {
    "model.connections": "local",
    "model.hidden_connections": "random",
    "train.lr": 0.05,
}


class DataSet(NamedTuple):
    """How a data set's images become bits, and how they are moved.

    Attributes:
        learned: Thresholds with learned wiring.
        fixed: Thresholds with fixed wiring.
        moved: Fields of networks of at least :data:`MANY` gates; smaller ones have no room for
            what moved images add.
    """

    learned: int
    fixed: int
    moved: dict[str, Any]


DATA: Final = {
    "mnist": DataSet(3, 1, {"train.bend": 0.6}),
    "fashion-mnist": DataSet(15, 15, {"train.flip": True}),
}
MANY: Final = 2_000
# Networks of up to so many gates have three seeds.
SMALL: Final = 8_000
EPOCHS: Final = 20
# Layers and width of the networks of the first figure.
LEARNED_SIZES: Final = (
    (1, 500), (1, 1_000), (1, 2_000), (1, 4_000), (1, 8_000), (2, 8_000), (2, 16_000), (2, 32_000),
)  # fmt: skip
FIXED_SIZES: Final = (
    (3, 330), (3, 1_000), (3, 3_300), (3, 10_000), (3, 33_000), (3, 133_000),
)  # fmt: skip
# Of the second one, and after how many epochs their learning rate is zero.
LEARNED_TIMED, LEARNED_EPOCHS = (2, 8_000), (2, 5, 10, 20, 40)
FIXED_TIMED, FIXED_EPOCHS = (3, 50_000), (1, 2, 5, 10, 20)


def candidates(layers: int, width: int) -> tuple[int, ...]:
    """One small layer has more to choose from: there it is cheap, and each gate counts."""
    return (64,) if layers == 1 and width < SMALL else (32, 16)[:layers]


def run(data: str, learned: bool, layers: int, width: int, epochs: int, seed: int) -> RunConfig:
    """One run."""
    settings = DATA[data]
    fields = dict(LEARNED if learned else FIXED)
    if learned:
        fields["model.candidates"] = candidates(layers, width)
    if layers * width >= MANY:
        fields |= settings.moved
    thresholds = settings.learned if learned else settings.fixed
    start = RunConfig(DataConfig(data, valid_fraction=0.1, n_thresholds=thresholds), MODEL, TRAIN)
    sizes = {"model.layers": layers, "model.width": width, "train.epochs": epochs, "seed": seed}
    return with_fields(start, fields | sizes)


def sizes(learned: bool) -> tuple[tuple[int, int], ...]:
    """Layers and width of each network."""
    return LEARNED_SIZES if learned else FIXED_SIZES


def seeds(layers: int, width: int) -> tuple[int, ...]:
    """Small networks differ more from seed to seed, and cost little."""
    return (0, 1, 2) if layers * width <= SMALL else (0,)


def by_gates(data: str, learned: bool) -> Iterator[tuple[tuple[int, int], list[RunConfig]]]:
    """A network's layers and width, with its runs."""
    for layers, width in sizes(learned):
        some = [run(data, learned, layers, width, EPOCHS, seed) for seed in seeds(layers, width)]
        yield (layers, width), some


def by_time(data: str, learned: bool) -> Iterator[RunConfig]:
    """One network, trained for longer and longer."""
    layers, width = LEARNED_TIMED if learned else FIXED_TIMED
    for epochs in LEARNED_EPOCHS if learned else FIXED_EPOCHS:
        yield run(data, learned, layers, width, epochs, 0)


def runs() -> Iterator[RunConfig]:
    """Data set by data set, the first seed of every network; then the other seeds."""
    found: dict[str, RunConfig] = {}
    for data in DATA:
        for learned in (True, False):
            first = [some[0] for _, some in by_gates(data, learned)]
            found |= {run.run_id: run for run in (*first, *by_time(data, learned))}
    for data in DATA:
        for learned in (True, False):
            others = [run for _, some in by_gates(data, learned) for run in some[1:]]
            found |= {run.run_id: run for run in others}
    yield from found.values()
