"""Experiments as files of Python code: their claim, runs and report."""

from __future__ import annotations

import os
import shlex
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gategrad.config import RunConfig
from gategrad.config.study_file import (
    SCALES,
    check_configs,
    foreign_code,
    listed_scales,
    run_file,
)
from gategrad.results.result_rows import ResultRows
from gategrad.results.sections import Section, whole

__all__ = [
    "About",
    "Experiment",
    "is_about",
    "load_about",
    "load_experiment",
    "load_experiments",
]

_ABOUT: Final = "about.toml"
_MOST: Final = 1e9  # places


@dataclass(frozen=True)
class Experiment:
    """A study and what its lines show: a file of Python code, or a file of results alone.

    Attributes:
        name: The file's, without its ending.
        path: The file.
        title: What it is, such as a figure or table of a paper.
        claim: What that shows, in a sentence.
        place: Where it stands among others; smaller numbers come first.
        scales: Its sizes, the largest first; the empty one of a study without sizes.
    """

    name: str
    path: str
    title: str
    claim: str
    place: float
    _runs: Callable[[str], Iterable[RunConfig]]
    _report: Callable[[ResultRows], Section]
    scales: tuple[str, ...] = SCALES[::-1]

    def runs(self, scale: str) -> list[RunConfig]:
        """Its runs at a scale."""
        return check_configs(self._runs(scale), f"runs({scale!r}) in {self.path}")

    def report(self, rows: ResultRows) -> Section:
        """What its lines show."""
        return self._report(rows)

    def at(self, scale: str) -> str:
        """The file and the scale, as ``gategrad sweep`` takes them."""
        return f"{shlex.quote(self.path)} --scale {scale}" if scale else shlex.quote(self.path)

    def command(self, scale: str, run_id: str) -> str:
        """What makes one of its runs again; nothing where only its results are known.

        What code lies beside results may be another study, or have several sizes, and is not run to
        find out.
        """
        if not self.path.endswith(".py"):
            return ""
        return f"gategrad sweep {self.at(scale)} --only {run_id}"


def load_experiment(path: str | os.PathLike[str]) -> Experiment | None:
    """The experiment of a file, or None where the file defines no ``CLAIM``.

    Raises:
        ValueError: Something else is missing, or the code fails; names the file.
    """
    content = run_file(path)
    if "CLAIM" not in content:
        return None
    for name in ("TITLE", "CLAIM"):
        if not isinstance(content.get(name), str):
            raise ValueError(f"{path} must define {name}, a text")
    place = content.get("PLACE")
    if not isinstance(place, int | float) or not abs(place) < _MOST:
        raise ValueError(f"{path} must define PLACE, a number, got {place!r:.40}")
    for name in ("runs", "report"):
        if not callable(content.get(name)):
            raise ValueError(f"{path} must define a function {name}()")
    file = Path(path)

    def runs(scale: str) -> list[RunConfig]:
        with foreign_code(file):
            return list(content["runs"](scale))

    def report(rows: ResultRows) -> Section:
        with foreign_code(file):
            return whole(content["report"](rows))

    try:
        scales = listed_scales(content, SCALES)[::-1]
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
    return Experiment(
        file.stem,
        os.fspath(path),
        content["TITLE"],
        content["CLAIM"],
        float(place),
        runs,
        report,
        scales,
    )


def load_experiments(folder: str | os.PathLike[str]) -> list[Experiment]:
    """All experiments of a folder, in the order of their places.

    Raises:
        ValueError: A file is wrong, or there are none.
    """
    found = [load_experiment(path) for path in sorted(Path(folder).glob("*.py"))]
    experiments = [experiment for experiment in found if experiment is not None]
    if not experiments:
        raise ValueError(f"no experiments in {folder}: files with CLAIM, runs and report")
    return sorted(experiments, key=lambda experiment: experiment.place)


@dataclass(frozen=True)
class About:
    """What a report is about.

    Attributes:
        title: Its heading.
        source: What the experiments repeat, in words, such as "the paper"; may be empty.
        url: Where that is; may be empty.
    """

    title: str
    source: str = ""
    url: str = ""


def is_about(folder: str | os.PathLike[str]) -> bool:
    """Whether a folder has ``about.toml``, the mark of a folder of experiments."""
    return (Path(folder) / _ABOUT).is_file()


def load_about(folder: str | os.PathLike[str]) -> About:
    """What ``about.toml`` of a folder of experiments says, or the folder's name.

    Raises:
        ValueError: The file is damaged, or a field is missing, unknown or no text.
    """
    path = Path(folder) / _ABOUT
    if not is_about(folder):
        return About(f"Experiments of {Path(folder).resolve().name}")
    try:
        content: Mapping[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{path} is damaged: {error}") from error
    fields = ("title", "source", "url")
    unknown = [name for name in content if name not in fields]
    if unknown or not all(isinstance(value, str) for value in content.values()):
        raise ValueError(f"{path} may say title, source and url, each a text, got {dict(content)}")
    if "title" not in content:
        raise ValueError(f"{path} must say a title")
    return About(**content)
