"""Experiments as files of Python code: their claim, runs and report."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gategrad.config import RunConfig
from gategrad.report.parts import Section
from gategrad.report.rows import Rows
from gategrad.sweep.configs import check_configs, run_file

__all__ = ["SCALES", "Experiment", "load_experiment", "load_experiments"]

SCALES: Final = ("paper", "small", "smoke")


@dataclass(frozen=True)
class Experiment:
    """One file.

    Attributes:
        name: The file's, without its ending.
        path: The file.
        title: Which figure or table of the paper it is.
        claim: What that shows, in a sentence.
        place: Where it stands in the paper; smaller numbers come first.
    """

    name: str
    path: str
    title: str
    claim: str
    place: float
    _runs: Callable[[str], Iterable[RunConfig]]
    _report: Callable[[Rows], Section]

    def runs(self, scale: str) -> list[RunConfig]:
        """Its runs at a scale."""
        return check_configs(self._runs(scale), f"runs({scale!r}) in {self.path}")

    def report(self, rows: Rows) -> Section:
        """What its lines show."""
        return self._report(rows)


def load_experiment(path: str | os.PathLike[str]) -> Experiment | None:
    """The experiment of a file, or None where the file defines no ``CLAIM``.

    Raises:
        ValueError: Something else is missing, or the code fails; names the file.
    """
    content = run_file(path)
    if "CLAIM" not in content:
        return None
    parts: dict[str, Any] = {}
    for name, kind in (("TITLE", str), ("CLAIM", str), ("PLACE", (int, float))):
        if not isinstance(content.get(name), kind):
            raise ValueError(f"{path} must define {name}")
        parts[name] = content[name]
    for name in ("runs", "report"):
        if not callable(content.get(name)):
            raise ValueError(f"{path} must define a function {name}()")
    return Experiment(
        Path(path).stem,
        os.fspath(path),
        parts["TITLE"],
        parts["CLAIM"],
        float(parts["PLACE"]),
        content["runs"],
        content["report"],
    )


def load_experiments(folder: str | os.PathLike[str]) -> list[Experiment]:
    """All experiments of a folder, in the paper's order.

    Raises:
        ValueError: A file is wrong, or there are none.
    """
    found = [load_experiment(path) for path in sorted(Path(folder).glob("*.py"))]
    experiments = [experiment for experiment in found if experiment is not None]
    if not experiments:
        raise ValueError(f"no experiments in {folder}: files with CLAIM, runs and report")
    return sorted(experiments, key=lambda experiment: experiment.place)
