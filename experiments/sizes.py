"""How sizes of networks on images came to be chosen: a table of docs/recipes.md.

    gategrad sweep experiments/sizes.py --out experiments/results/sizes.jsonl --threads 1
    python experiments/reporting/defaults_page.py

Accuracy on the tenth of the training images that is kept for validation, one seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

MODEL: Final = ModelConfig(
    layers=3,
    width=32_000,
    tau="auto",
    connections="local",
    forward="hard",
    backward_temperature=0.5,
    precision="bfloat16",
)
TRAIN: Final = TrainConfig(epochs=4, lr=0.05, schedule="cosine")
WIDER: Final = {"model.width": 50_000, "train.epochs": 9}
GRAY: Final = {"data.n_thresholds": 15}
COLOR: Final = {"model.width": 64_000, "train.epochs": 11}
COLORS: Final = {"data.n_thresholds": 3, "train.epochs": 9}
MANY_SHADES: Final = {"model.connections": "butterfly", "model.parametrization": "walsh"}
LEARNED: Final = {
    "model.layers": 2,
    "model.connections": "learned",
    "model.candidates": (32, 16),
    "train.lr": 0.02,
}
STROKES: Final = {"data.n_thresholds": 1, **LEARNED, "train.bend": 0.6}
DIGITS: Final = {
    "data.n_thresholds": 7,
    "data.valid_fraction": 0.2,
    "model.width": 4_000,
    "train.epochs": 30,
    "train.batch_size": 32,
}
SPLITS: Final = [{"data.seed": seed, "seed": seed} for seed in range(4)]

# Lines of the table: the data set, what is compared, and what differs from the settings above.
LINES: Final[list[tuple[str, str, list[dict[str, Any]]]]] = [
    (
        "fashion-mnist",
        "3 × 32,000, 4 epochs, 7, 15, 31 thresholds",
        [{"data.n_thresholds": n} for n in (7, 15, 31)],
    ),
    (
        "mnist",
        "3 × 32,000, 4 epochs, 1, 7, 15 thresholds",
        [{"data.n_thresholds": n} for n in (None, 7, 15)],
    ),
    (
        "mnist",
        "96,000 gates in 2, 3, 4, 6 layers, 4 epochs",
        [{"model.layers": n, "model.width": 96_000 // n} for n in (2, 3, 4, 6)],
    ),
    ("mnist", "3 × 32,000, 4, 12 epochs", [{"train.epochs": n} for n in (4, 12)]),
    (
        "fashion-mnist",
        "3 × 32,000, 15 thresholds, 4, 12 epochs",
        [{**GRAY, "train.epochs": n} for n in (4, 12)],
    ),
    (
        "mnist",
        "3 × 50,000, 9 epochs, without and with `--shift 1`",
        [{**WIDER, "train.shift": n} for n in (0, 1)],
    ),
    (
        "fashion-mnist",
        "3 × 32,000, 15 thresholds, 4 epochs, `--backward-temperature` 0.5, 1",
        [{**GRAY, "model.backward_temperature": t} for t in (0.5, 1.0)],
    ),
    (
        "mnist",
        "learned wiring, `--bend 0.6`, 2 × 16,000 and 15 epochs, 2 × 8,000 and 30",
        [
            {**STROKES, "model.width": width, "train.epochs": epochs}
            for width, epochs in ((16_000, 15), (8_000, 30))
        ],
    ),
    (
        "fashion-mnist",
        "learned wiring, 15 thresholds, 2 × 16,000, 15 epochs",
        [{**GRAY, **LEARNED, "model.width": 16_000, "train.epochs": 15}],
    ),
    (
        "fashion-mnist",
        "the same, 2 × 8,000, 18 epochs, `--bend` 0, 0.56",
        [
            {**GRAY, **LEARNED, "model.width": 8_000, "train.epochs": 18, "train.bend": bend}
            for bend in (0.0, 0.56)
        ],
    ),
    (
        "fashion-mnist",
        "the same, 16 epochs, no `--bend`, seeds 0 and 1",
        [
            {**GRAY, **LEARNED, "model.width": 8_000, "train.epochs": 16, "seed": seed}
            for seed in (0, 1)
        ],
    ),
    (
        "fashion-mnist",
        "3 × 50,000, 15 thresholds, 9 epochs, the same seeds",
        [{**GRAY, **WIDER, "seed": seed} for seed in (0, 1)],
    ),
    (
        "fashion-mnist",
        "the same, seed 0, gates of `walsh`; these and `butterfly` wiring; the latter, seed 1",
        [
            {**GRAY, **WIDER, "model.parametrization": "walsh"},
            {**GRAY, **WIDER, **MANY_SHADES},
            {**GRAY, **WIDER, **MANY_SHADES, "seed": 1},
        ],
    ),
    (
        "cifar10-jpeg",
        "3 × 64,000, `local` wiring, 1 threshold, 11 epochs; 3 thresholds, 9 epochs",
        [COLOR, {**COLOR, **COLORS}],
    ),
    (
        "cifar10-jpeg",
        "3 × 64,000, 3 thresholds, 9 epochs, gates of `walsh`; these and `butterfly` wiring",
        [
            {**COLOR, **COLORS, "model.parametrization": "walsh"},
            {**COLOR, **COLORS, **MANY_SHADES},
        ],
    ),
    (
        "devanagari",
        "learned wiring, 2 × 10,000, 19 epochs, `--bend 0.64`; 3 × 64,000, 7 epochs",
        [
            {**LEARNED, "model.width": 10_000, "train.epochs": 19, "train.bend": 0.64},
            {"model.width": 64_000, "train.epochs": 7},
        ],
    ),
    (
        "devanagari",
        "`butterfly` wiring and gates of `walsh`, 3 × 64,000, 7 epochs",
        [
            {"model.width": 64_000, "train.epochs": 7, **MANY_SHADES},
        ],
    ),
    ("digits", "3 × 4,000, four splits", [{**DIGITS, **split} for split in SPLITS]),
    *(
        (
            "digits",
            f"learned wiring, 2 × 4,000, learning rate {lr}, the same splits",
            [{**DIGITS, **LEARNED, "train.lr": lr, **split} for split in SPLITS],
        )
        for lr in (0.02, 0.05)
    ),
]


def run(data: str, changed: dict[str, Any]) -> RunConfig:
    """One run."""
    start = RunConfig(DataConfig(data, valid_fraction=0.1), MODEL, TRAIN)
    return with_fields(start, changed)


def runs() -> Iterator[RunConfig]:
    """Line by line, each run once."""
    wanted = (run(data, changed) for data, _, several in LINES for changed in several)
    yield from {config.run_id: config for config in wanted}.values()
