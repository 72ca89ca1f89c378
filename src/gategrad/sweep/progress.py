"""The progress of a study, on standard error: what runs, what has ended, and the time left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, Self

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from gategrad.config import RunConfig
from gategrad.config.differences import difference
from gategrad.runs import FinishedRun
from gategrad.sweep.estimates import estimated_work
from gategrad.system.printable import printable
from gategrad.system.progress_lines import ProgressLines, shows_bars

__all__ = ["StudyProgress", "Underway", "seconds_left"]

_LOOK_SECONDS: Final = 2.0
# Studies take hours: their lines are for who looks whether anything still happens.
_SILENT_SECONDS: Final = 60.0


class Underway(NamedTuple):
    """A run under way."""

    config: RunConfig
    folder: Path
    seconds: float


class StudyProgress:
    """Shows how many runs have ended, and how, and on a terminal a table of those under way.

    Elsewhere a line every minute says how far these are.

    Args:
        configs: All runs.
        results: Those that are finished already, by run id; others do no harm.
        places: How many run at a time, when asked.
        enabled: Whether anything is shown at all.
    """

    def __init__(
        self,
        configs: Sequence[RunConfig],
        results: Mapping[str, Mapping[str, Any]],
        places: Callable[[], int],
        *,
        enabled: bool,
    ) -> None:
        self._first, self._total = configs[0], len(configs)
        self._places, self._enabled = places, enabled
        done = [config for config in configs if config.run_id in results]
        self._left = {
            config.run_id: estimated_work(config) for config in configs if config not in done
        }
        self._ended = len(done)
        self._seconds, self._work = 0.0, 0.0
        for config in done:
            self._learn(config, results[config.run_id])
        self._next_look = 0.0
        self._progress = Progress(
            TextColumn("{task.completed:.0f}/{task.total:.0f} runs"),
            BarColumn(),
            TextColumn("{task.fields[left]}"),
        )
        self._task = self._progress.add_task("", total=self._total, completed=self._ended, left="")
        self._left_text = ""
        self._console = Console(stderr=True)
        self._live = Live(self._progress, console=self._console, refresh_per_second=2)
        self._draws = enabled and shows_bars(self._console)
        self._lines = ProgressLines(_SILENT_SECONDS)

    def __enter__(self) -> Self:
        if self._draws:
            self._live.start()
        if self._ended:
            self._print(f"{self._ended} of {self._total} runs are finished already")
        return self

    def __exit__(self, *_: object) -> None:
        if self._draws:
            self._live.update(self._progress)
            self._live.stop()

    def finished(self, config: RunConfig, result: Mapping[str, Any]) -> None:
        """A run has ended with a result."""
        self._learn(config, result)
        accuracy = f"{100 * result['discrete_test_accuracy']:.2f} %"
        seconds = result.get("seconds")
        time = "" if seconds is None else f"  {seconds:,.1f} s"
        self._end(config, f"{accuracy}{time}")

    def failed(self, config: RunConfig, message: str) -> None:
        """A run has ended with an error."""
        self._end(config, f"failed: {message}")

    def time(self, running: Sequence[Underway]) -> None:
        """Renew the table of runs under way and the estimate of the time left."""
        if not self._enabled or monotonic() < self._next_look:
            return
        self._next_look = monotonic() + _LOOK_SECONDS
        if self._work:
            expected = {i: work * self._seconds / self._work for i, work in self._left.items()}
            elapsed = {run.config.run_id: run.seconds for run in running}
            left = seconds_left(expected, elapsed, self._places())
            self._left_text = f"{timedelta(seconds=round(left))} left"
            self._progress.update(self._task, left=self._left_text)
        if self._draws:
            self._live.update(Group(self._table(running), self._progress))
        else:
            self._lines.after_silence(lambda: self._under_way(running))

    def _under_way(self, running: Sequence[Underway]) -> str:
        """A line about the runs under way."""
        shown = []
        for run in running:
            epoch, accuracy = _last_epoch(run.folder)
            reached = "" if accuracy is None else f" {100 * accuracy:.2f} %"
            shown.append(f"{run.config.run_id} epoch {epoch} of {run.config.train.epochs}{reached}")
        parts = [f"{self._ended} of {self._total} ended", *shown, self._left_text]
        return "  ".join(filter(None, parts))

    def _table(self, running: Sequence[Underway]) -> Table:
        table = Table(box=None, pad_edge=False, highlight=False)
        table.add_column("run", no_wrap=True)
        table.add_column("what differs")
        for name in ("epoch", "validation", "time"):
            table.add_column(name, no_wrap=True, justify="right")
        for run in running:
            epoch, accuracy = _last_epoch(run.folder)
            table.add_row(
                run.config.run_id,
                difference(run.config, self._first) or "the first run",
                f"{epoch} of {run.config.train.epochs}",
                "" if accuracy is None else f"{100 * accuracy:.2f} %",
                str(timedelta(seconds=round(run.seconds))),
            )
        return table

    def _learn(self, config: RunConfig, result: Mapping[str, Any]) -> None:
        """How long work takes here."""
        if result.get("seconds"):
            self._seconds += result["seconds"]
            self._work += estimated_work(config)

    def _end(self, config: RunConfig, outcome: str) -> None:
        self._left.pop(config.run_id, None)
        self._ended += 1
        self._next_look = 0.0
        self._progress.update(self._task, completed=self._ended)
        what = difference(config, self._first) or "the first run"
        self._print(f"{self._ended} of {self._total}  {config.run_id}  {what}  {outcome}")

    def _print(self, line: str) -> None:
        if self._draws:
            self._console.print(printable(line), markup=False, highlight=False, soft_wrap=True)
        elif self._enabled:
            self._lines.write(line)


def _last_epoch(folder: Path) -> tuple[int, float | None]:
    """How far a run has got, by its history."""
    with suppress(OSError, ValueError, IndexError):
        last = FinishedRun(folder).history[-1]
        return last.epoch, last.valid_discrete_accuracy
    return 0, None


def seconds_left(expected: Mapping[str, float], elapsed: Mapping[str, float], places: int) -> float:
    """How long the rest takes.

    Args:
        expected: Seconds of each run that has not ended.
        elapsed: Seconds since the start of those under way.
        places: How many run at a time.
    """
    left = [max(0.0, seconds - elapsed.get(run, 0.0)) for run, seconds in expected.items()]
    # Not sooner than the longest, nor than all of them beside each other.
    return max(max(left, default=0.0), sum(left) / max(1, min(len(left), places)))
