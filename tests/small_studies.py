"""Studies of runs that train in a second, as files, and the command that runs them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from command_line import call
from typer.testing import Result

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig

__all__ = [
    "BAD",
    "GOOD",
    "OTHER",
    "SEVERAL",
    "call_sweep",
    "file_of",
    "python_file",
    "result_of",
    "wait_until",
    "yielding",
]


GOOD = RunConfig(
    data=DataConfig("synthetic", n_classes=3),
    model=ModelConfig(layers=2, width=60, tau=3.0),
    train=TrainConfig(epochs=2, lr=0.05),
)
OTHER = replace(GOOD, seed=1)
SEVERAL = [replace(GOOD, seed=seed) for seed in range(5)]
# Building the model refuses it: 2 outputs cannot serve 3 classes.
BAD = replace(GOOD, model=replace(GOOD.model, outputs=2))
IMPORTS = "from dataclasses import replace\nfrom gategrad.config import *\n"
FILE = """
from dataclasses import replace
from gategrad.config import *
OBSERVE = ("history",)
GOOD = {base!r}
def runs(scale):
    if scale not in ("one", "many"):
        raise KeyError(scale)
    for seed in range(1 if scale == "one" else {number}):
        yield replace(GOOD, seed=seed)
"""


def call_sweep(*arguments: object) -> Result:
    return call("sweep", *arguments)


def python_file(folder: Path, body: str) -> Path:
    path = folder / "study.py"
    path.write_text(IMPORTS + body)
    return path


def yielding(folder: Path, *configs: RunConfig) -> Path:
    return python_file(folder, f"def runs():\n    yield from {list(configs)!r}\n")


def result_of(config: RunConfig, accuracy: float = 0.5) -> dict[str, Any]:
    return {
        "run_id": config.run_id,
        "discrete_test_accuracy": accuracy,
        "relaxed_binary_test_accuracy": accuracy,
        "train_seconds": 1.0,
        "seconds": 2.0,
    }


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def file_of(folder: Path, base: RunConfig = GOOD, number: int = 5) -> Path:
    path = folder / "study.py"
    path.write_text(FILE.format(base=base, number=number))
    return path
