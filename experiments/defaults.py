"""What `gategrad train` reaches without options: tables of docs/recipes.md, docs/data.md, README.

    gategrad sweep experiments/defaults.py --out experiments/results/defaults.jsonl --threads 1
    python experiments/reporting/defaults_page.py

Names of files are PMLB's and MedMNIST's, in the folder that the command is given in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from gategrad.config import DataConfig, RunConfig, with_fields
from gategrad.runs.recipes import recipe

# Those beside whose default the best other settings within the budget stand.
SETS: Final = tuple(
    map(DataConfig, ("mnist", "fashion-mnist", "digits", "adult", "breast-cancer", "car.tsv.gz"))
)
MORE_SETS: Final = tuple(
    map(
        DataConfig,
        (
            "monk-1", "monk-2", "monk-3", "tic_tac_toe.tsv.gz", "mushroom.tsv.gz", "letter.tsv.gz",
            "pneumoniamnist.npz",
        ),
    )
)  # fmt: skip
SEEDS: Final = (0, 1, 2)
ONCE: Final = DataConfig("devanagari")  # with the first seed alone
# Such settings: by data set the fields that differ from the default.
RIVALS: Final[dict[str, dict[str, Any]]] = {
    "digits": {
        "data.thresholds": (0.1, 0.3, 0.5, 0.7, 0.9),
        "data.n_thresholds": None,
        "data.valid_fraction": 0.2,
        "model.layers": 4,
        "train.batch_size": 128,
    },
    "adult": {"data.valid_fraction": 0.2},
}


def default(data: DataConfig, seed: int = 0) -> RunConfig:
    """What the command line trains on these data where no option is given."""
    return replace(recipe("auto", data), seed=seed)


def rival(name: str, seed: int = 0) -> RunConfig:
    """The other settings of a data set."""
    return with_fields(default(DataConfig(name), seed), RIVALS[name])


def runs() -> Iterator[RunConfig]:
    """Seed by seed, so that a part of them is a whole table."""
    for seed in SEEDS:
        for data in (*SETS, *MORE_SETS):
            yield default(data, seed)
        for name in RIVALS:
            yield rival(name, seed)
    yield default(ONCE)
