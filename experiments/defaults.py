"""What `gategrad train` reaches without options: a table of docs/recipes.md.

    gategrad sweep experiments/defaults.py --out experiments/results/defaults.jsonl --threads 1
    python experiments/reporting/defaults_page.py

`car.tsv.gz` is PMLB's table of that name, in the folder that the command is given in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gategrad.config import DataConfig, RunConfig
from gategrad.runs.recipes import recipe

SETS = (
    DataConfig("mnist"),
    DataConfig("fashion-mnist"),
    DataConfig("digits"),
    DataConfig("adult"),
    DataConfig("breast-cancer"),
    DataConfig("car.tsv.gz"),
)
SEEDS = (0, 1, 2)


def default(data: DataConfig, seed: int = 0) -> RunConfig:
    """What the command line trains on these data where no option is given."""
    return replace(recipe("auto", data), seed=seed)


def runs() -> Iterator[RunConfig]:
    """Seed by seed, so that a part of them is a whole table."""
    for seed in SEEDS:
        for data in SETS:
            yield default(data, seed)
