"""What the pages' writers share: stored results, and the paper's printed numbers."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any, Final

__all__ = [
    "EXPERIMENTS", "RESULTS", "ROOT", "StoredLine", "lines", "mean_and_each", "numbers", "printed"
]  # fmt: skip

EXPERIMENTS: Final = Path(__file__).resolve().parent.parent
ROOT: Final = EXPERIMENTS.parent
RESULTS: Final = EXPERIMENTS / "results"

StoredLine = dict[str, Any]


def lines(path: Path) -> list[StoredLine]:
    """The rows of a file of JSON lines; none where there is no file."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def mean_and_each(shares: Iterable[float]) -> str:
    """A mean in percent, and what it is of; nothing of none."""
    percents = [100 * share for share in shares]
    each = ", ".join(f"{percent:.2f}" for percent in percents)
    return f"**{fmean(percents):.2f}** ({each})" if percents else ""


@cache
def numbers() -> dict[str, Any]:
    """The paper's printed numbers, which stand in ``paper/numbers.json`` and nowhere else."""
    content: dict[str, Any] = json.loads((EXPERIMENTS / "paper" / "numbers.json").read_text())
    return content


def printed(data: str, section: str) -> dict[str, float]:
    """Discrete accuracies of a section of the paper's table of a data set, by setting."""
    rows = numbers()["tables"][data]
    return {setting: discrete[0] for of, setting, discrete, _ in rows if of == section}
