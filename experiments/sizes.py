"""How sizes of networks on images came to be chosen: a table of docs/recipes.md.

    gategrad sweep experiments/sizes.py --out experiments/results/sizes.jsonl --threads 1
    python experiments/reporting/defaults_page.py

Accuracy on the tenth of the training images that is kept for validation, one seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gategrad.config import RunConfig, with_fields
from gategrad.runs.recipes import recipe

WIDE: Final = {"model.layers": 3, "model.width": 32_000, "train.epochs": 4}
WIDER: Final = {"model.layers": 3, "model.width": 50_000, "train.epochs": 9}

# Lines of the table: the data set, what is compared, and how each differs from the default.
LINES: Final[list[tuple[str, str, list[dict[str, Any]]]]] = [
    (
        "fashion-mnist",
        "3 × 32,000, 4 epochs, 7, 15, 31 thresholds",
        [{**WIDE, "data.n_thresholds": n} for n in (7, 15, 31)],
    ),
    (
        "mnist",
        "3 × 32,000, 4 epochs, 1, 7, 15 thresholds",
        [{**WIDE, "data.n_thresholds": n} for n in (None, 7, 15)],
    ),
    (
        "mnist",
        "96,000 gates in 2, 3, 4, 6 layers, 4 epochs",
        [{**WIDE, "model.layers": n, "model.width": 96_000 // n} for n in (2, 3, 4, 6)],
    ),
    ("mnist", "3 × 32,000, 4, 12 epochs", [{**WIDE, "train.epochs": n} for n in (4, 12)]),
    (
        "fashion-mnist",
        "3 × 32,000, 15 thresholds, 4, 12 epochs",
        [{**WIDE, "train.epochs": n} for n in (4, 12)],
    ),
    (
        "mnist",
        "3 × 50,000, 9 epochs, without and with `--shift 1`",
        [{**WIDER, "train.shift": n} for n in (0, 1)],
    ),
    (
        "fashion-mnist",
        "3 × 32,000, 15 thresholds, 4 epochs, `--backward-temperature` 0.5, 1",
        [{**WIDE, "model.backward_temperature": t} for t in (0.5, 1.0)],
    ),
]


def run(data: str, changed: dict[str, Any]) -> RunConfig:
    """The default with some fields changed."""
    return with_fields(recipe("auto", data), changed)


def runs() -> Iterator[RunConfig]:
    """Line by line, each run once."""
    wanted = (run(data, changed) for data, _, several in LINES for changed in several)
    yield from {config.run_id: config for config in wanted}.values()
