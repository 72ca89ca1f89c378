"""Files of runs: which of their runs are asked for, and their training, all or by a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from gategrad.config import RunConfig
from gategrad.config.study_file import load_study, only, shard
from gategrad.results.results_file import ResultsFile
from gategrad.sweep.search import best_first, parse_space, search
from gategrad.system.short_repr import short_repr

__all__ = ["Search", "StudyFile", "StudyRuns", "load_files"]

_Results = list[Mapping[str, Any]]


@dataclass(frozen=True)
class StudyFile:
    """A file of runs.

    Attributes:
        path: The file.
        results: The file of its results.
        configs: Those of its runs that are asked for.
        observe: What their lines say beyond accuracies; see :mod:`gategrad.sweep.observations`.
    """

    path: Path
    results: Path
    configs: list[RunConfig]
    observe: tuple[str, ...]

    __repr__ = short_repr

    def recorded(self) -> dict[str, dict[str, Any]]:
        """All lines of the results, by run id."""
        return ResultsFile(self.results).read()


def load_files(
    results: Mapping[Path, Path],
    scale: str | None = None,
    *,
    part: str | None = None,
    ids: str | None = None,
) -> list[StudyFile]:
    """Files of runs, but for those of which no run is asked for.

    Args:
        results: Files of results by files of runs.
        scale: The size of each study.
        part: A shard of all their runs together, such as ``1/4``.
        ids: Only these runs, with commas between.

    Raises:
        ValueError: A file that is no study, a shard that is none, or ids that no run has.
    """
    loaded = {path: load_study(path, scale) for path in results}
    known = dict.fromkeys(config.run_id for study in loaded.values() for config in study.configs)
    mine = set(known if part is None else shard(list(known), part))
    files = []
    for path, study in loaded.items():
        configs = [config for config in study.configs if config.run_id in mine]
        configs = configs if ids is None else only(configs, ids)
        if configs:
            files.append(StudyFile(path, results[path], configs, study.observe))
    return files


@dataclass(frozen=True)
class Search:
    """What a search tries; see :func:`gategrad.sweep.search.search`.

    Attributes:
        kind: ``random`` or ``optuna``.
        space: Ranges of fields, as :func:`gategrad.sweep.search.parse_space` reads them.
        trials: Runs in all.
        at_a_time: Runs between which nothing is learned.
    """

    kind: str
    space: Sequence[str]
    trials: int
    at_a_time: int


@dataclass(frozen=True)
class StudyRuns:
    """Trains studies; that a run fails does not end them.

    Attributes:
        sweep: :func:`gategrad.sweep.sweep` with its settings.
        search: What to try in place of the runs themselves.
        failures: Messages of runs that failed so far, by run id.
    """

    sweep: Callable[..., Sequence[Mapping[str, Any]]]
    search: Search | None = None
    failures: dict[str, str] = field(default_factory=dict)

    __repr__ = short_repr

    def run(self, study: StudyFile) -> tuple[list[RunConfig], _Results]:
        """Train a study's runs, or those of a search from its first one on.

        Returns:
            What was tried, of a search the best on validation samples first, and the lines of those
            that finished.
        """
        if self.search is None:
            return study.configs, self._train(study, study.configs)
        base, tries = study.configs[0], self.search
        tried = search(
            tries.kind,
            base,
            parse_space(tries.space, base),
            tries.trials,
            partial(self._train, study),
            study.recorded,
            at_a_time=tries.at_a_time,
        )
        lines = study.recorded()
        ordered = best_first(tried, lines) or tried
        return ordered, [lines[config.run_id] for config in ordered if config.run_id in lines]

    def _train(self, study: StudyFile, configs: list[RunConfig]) -> _Results:
        from gategrad.sweep.run_study import RunsFailed  # loads torch, which a list needs not

        try:
            return list(self.sweep(configs, study.results, observe=study.observe))
        except RunsFailed as error:
            self.failures.update(error.failures)
            return list(error.results)
