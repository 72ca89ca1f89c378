"""The progress of a study, on standard error: a line per ended run and the time left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from statistics import fmean
from typing import Any, Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from gategrad.config import RunConfig
from gategrad.sweep.configs import difference

__all__ = ["StudyProgress", "seconds_left"]


class StudyProgress:
    """Shows how many runs have ended, and how.

    Args:
        configs: All runs.
        results: Those that are finished already, by run id; others do no harm.
        processes: How many run at a time.
        enabled: Whether anything is shown at all.
    """

    def __init__(
        self,
        configs: Sequence[RunConfig],
        results: Mapping[str, Mapping[str, Any]],
        processes: int,
        *,
        enabled: bool,
    ) -> None:
        self._first, self._total = configs[0], len(configs)
        self._processes, self._enabled = processes, enabled
        done = [results[config.run_id] for config in configs if config.run_id in results]
        self._ended = len(done)
        self._seconds = [result["seconds"] for result in done if result.get("seconds")]
        self._progress = Progress(
            TextColumn("{task.completed:.0f}/{task.total:.0f} runs"),
            BarColumn(),
            TextColumn("{task.fields[left]}"),
            console=Console(stderr=True),
            disable=not enabled,
        )
        self._task = self._progress.add_task("", total=self._total, completed=self._ended, left="")

    def __enter__(self) -> Self:
        self._progress.start()
        if self._ended:
            self._print(f"{self._ended} of {self._total} runs are finished already")
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def finished(self, config: RunConfig, result: Mapping[str, Any]) -> None:
        """A run has ended with a result."""
        seconds = result["seconds"]
        if seconds:
            self._seconds.append(seconds)
        accuracy = f"{100 * result['discrete_test_accuracy']:.2f} %"
        time = "" if seconds is None else f"  {seconds:,.1f} s"
        self._end(config, f"{accuracy}{time}")

    def failed(self, config: RunConfig, message: str) -> None:
        """A run has ended with an error."""
        self._end(config, f"failed: {message}")

    def time(self, running: Sequence[float]) -> None:
        """Renew the estimate of the time left.

        Args:
            running: Seconds since the start of each run under way.
        """
        if self._enabled and self._seconds:
            runs = self._total - self._ended
            left = seconds_left(fmean(self._seconds), running, runs, self._processes)
            self._progress.update(self._task, left=f"{timedelta(seconds=round(left))} left")

    def _end(self, config: RunConfig, outcome: str) -> None:
        self._ended += 1
        self._progress.update(self._task, completed=self._ended)
        what = difference(config, self._first) or "the first run"
        self._print(f"{self._ended} of {self._total}  {config.run_id}  {what}  {outcome}")

    def _print(self, line: str) -> None:
        if self._enabled:
            self._progress.console.print(line, markup=False, highlight=False, soft_wrap=True)


def seconds_left(mean: float, running: Sequence[float], runs: int, processes: int) -> float:
    """How long the rest takes if each run takes the mean.

    Args:
        mean: Seconds of a run.
        running: Seconds since the start of each run under way.
        runs: Runs that have not ended.
        processes: How many run at a time.
    """
    work = runs * mean - sum(min(seconds, mean) for seconds in running)
    return work / max(1, min(runs, processes))
