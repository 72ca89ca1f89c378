"""Lines of results, and numbers of several that differ in their seed."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from gategrad.config import RunConfig
from gategrad.results.results_file import ResultsFile, check_result
from gategrad.system.json_text import read_json
from gategrad.system.short_repr import short_repr

__all__ = [
    "CONTINUOUS",
    "DISCRETE",
    "RELAXED",
    "Measured",
    "Published",
    "ResultRow",
    "ResultRows",
    "read_rows",
]

DISCRETE = "discrete_test_accuracy"
RELAXED = "relaxed_binary_test_accuracy"
CONTINUOUS = "relaxed_continuous_test_accuracy"


@dataclass(frozen=True)
class Published:
    """A number that others printed for the same settings, in percent.

    Attributes:
        mean: The number.
        spread: What stands behind its plus-minus sign.
        source: Who printed it, in a word that stands before it.
    """

    mean: float
    spread: float | None = None
    source: str = "paper"


@dataclass(frozen=True)
class ResultRow:
    """A finished run's line.

    Attributes:
        run_id: Its id.
        config: Its configuration.
        content: The whole line.
        file: Where it stands.
        line: Its number there, from 1.
    """

    run_id: str
    config: RunConfig
    content: Mapping[str, Any]
    file: str
    line: int

    __repr__ = short_repr

    @property
    def observed(self) -> Mapping[str, Any]:
        """What it says beyond accuracies; see :mod:`gategrad.sweep.observations`."""
        return self.content.get("observed") or {}

    def number(self, name: str, value: object) -> float:
        """A value of the line, which must be a number; names the line where it is not."""
        if isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value):
            return float(value)
        where = f"line {self.line} of {self.file}"
        raise ValueError(f"{where}: {name} must be a number, got {value!r:.40}")

    @property
    def seconds(self) -> float | None:
        """What the whole run took, where that was measured; else its training."""
        seconds = self.content.get("seconds") or self.content.get("train_seconds")
        return None if seconds is None else float(seconds)

    @property
    def costs(self) -> dict[str, float]:
        """What inference costs: operations of a sample, bytes, samples a second on one thread."""
        found = {
            "gates": self.content.get("gates"),
            "multiply-adds": self.content.get("multiply_adds"),
            "B": self.content.get("model_bytes"),
            "samples/s": self.observed.get("samples_per_s"),
        }
        return {unit: float(number) for unit, number in found.items() if number is not None}


@dataclass(frozen=True)
class Measured:
    """A number of several runs that differ in their seed.

    Attributes:
        values: One per run, in percent.
        rows: The runs.
    """

    values: tuple[float, ...]
    rows: tuple[ResultRow, ...]

    __repr__ = short_repr

    @property
    def mean(self) -> float:
        """Mean over the seeds, in percent."""
        return fmean(self.values)

    @property
    def spread(self) -> float | None:
        """Sample standard deviation over the seeds; None of one."""
        return stdev(self.values) if len(self.values) > 1 else None

    @property
    def seconds(self) -> float | None:
        """Mean time of a run."""
        times = [row.seconds for row in self.rows if row.seconds is not None]
        return fmean(times) if times else None

    def difference(self, published: Published) -> float:
        """This mean less what others printed, in points."""
        return self.mean - published.mean


class ResultRows:
    """The lines of one experiment at one scale.

    Args:
        rows: Lines by run id; others than the experiment's do no harm.
        scale: The scale that its report is about.
    """

    def __repr__(self) -> str:
        return f"ResultRows({len(self)} lines, {self.scale!r})"

    def __init__(self, rows: Mapping[str, ResultRow], scale: str) -> None:
        self._rows, self.scale = rows, scale

    def __len__(self) -> int:
        return len(self._rows)

    def get(self, config: RunConfig) -> ResultRow | None:
        """The line of a run; None where it is not finished."""
        return self._rows.get(config.run_id)

    def measured(self, configs: Iterable[RunConfig], what: str = DISCRETE) -> Measured | None:
        """An accuracy over the finished ones of some runs; None where there are none.

        Args:
            configs: Runs that differ in their seed.
            what: Field of a line that holds a share from 0 to 1, or of what it observed.
        """
        found = []
        for config in configs:
            row = self.get(config)
            value = None if row is None else row.content.get(what, row.observed.get(what))
            if row is not None and value is not None:
                found.append((100 * row.number(what, value), row))
        if not found:
            return None
        return Measured(tuple(value for value, _ in found), tuple(row for _, row in found))

    def mean(self, configs: Iterable[RunConfig], what: str = DISCRETE) -> float | None:
        """The mean of :meth:`measured`, in percent."""
        found = self.measured(configs, what)
        return None if found is None else found.mean


def read_rows(paths: Iterable[str | os.PathLike[str]]) -> dict[str, ResultRow]:
    """The lines of several files of results, by run id.

    Of a run that stands there more than once the first whole line counts, with what only others
    observed. Half a line at the end, as a killed writer leaves it, is passed over with a warning. A
    line without a configuration is what was found out about a run later.

    Args:
        paths: Files of JSON lines, ``result.json`` of single runs, or folders: their ``*.jsonl``.

    Raises:
        ValueError: A line is not a result; names it.
        FileNotFoundError: No such file, or a folder without any.
    """
    rows: dict[str, ResultRow] = {}
    later: list[tuple[str, Mapping[str, Any]]] = []
    for path in _files(paths):
        if not path.is_file():
            raise FileNotFoundError(f"no results at {path}")
        for number, content in _lines(path):
            if not content.get("config"):
                more = {name: value for name, value in content.items() if name != "run_id"}
                later.append((str(content["run_id"]), more))
                continue
            row = _row(content, path, number)
            if row.run_id in rows:
                later.append((row.run_id, row.observed))
            else:
                rows[row.run_id] = row
    for run_id, found in later:
        if run_id in rows:
            rows[run_id] = _with_observed(rows[run_id], found)
    return rows


def _files(paths: Iterable[str | os.PathLike[str]]) -> Iterator[Path]:
    for path in map(Path, paths):
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.glob("*.jsonl"))
        if not inside:
            raise FileNotFoundError(f"no results in the folder {path}: no file *.jsonl")
        yield from inside


def _with_observed(row: ResultRow, found: Mapping[str, Any]) -> ResultRow:
    content = {**row.content, "observed": {**found, **row.observed}}
    return ResultRow(row.run_id, row.config, content, row.file, row.line)


def _lines(path: Path) -> list[tuple[int, dict[str, Any]]]:
    if path.suffix.lower() != ".json":
        return ResultsFile(path).numbered()
    try:
        content = read_json(path.read_text())
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path} is damaged: {error}") from error
    try:
        return [(1, check_result(content))]
    except ValueError as error:
        raise ValueError(f"{path} is no run's result: {error}") from error


def _row(content: dict[str, Any], path: Path, number: int) -> ResultRow:
    try:
        config = RunConfig.from_json(json.dumps(content["config"]))
    except (ValueError, TypeError) as error:
        raise ValueError(f"line {number} of {path} has no configuration: {error}") from error
    # By the configuration, so that a line is found whatever wrote it.
    return ResultRow(config.run_id, config, content, os.fspath(path), number)
