"""The progress of a training, on standard error: one line drawn again, or a line per epoch."""

from __future__ import annotations

from time import monotonic
from typing import Final, Protocol, Self

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from gategrad.checkpoint.history import EpochRecord
from gategrad.system.progress_lines import ProgressLines, shows_bars, time_left

__all__ = ["ProgressLine"]

# Columns of the narrowest terminals that all of a line fits into, and all but bar and rate.
_FULL: Final = 80
_WITH_LOSS: Final = 62


class ProgressLine:
    """Shows epoch, rate, loss, validation accuracies and the time left.

    On a terminal, one line in its place; elsewhere a line for each epoch, and within a long one a
    line every half a minute.

    Args:
        epochs: Epochs in all.
        steps: Steps in all.
        done: Steps that earlier parts of a resumed run have done.
        relaxed: Whether the relaxed network is trained, so that its accuracy says something.
        enabled: Whether anything is shown at all.
    """

    def __init__(self, epochs: int, steps: int, done: int, *, relaxed: bool, enabled: bool) -> None:
        self._relaxed = relaxed
        self._shown: _Shown | None = None
        if enabled:
            console = Console(stderr=True)
            shown = _Bar if shows_bars(console) else _Lines
            self._shown = shown(console, epochs, steps, done)

    def __enter__(self) -> Self:
        if self._shown is not None:
            self._shown.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown is not None:
            self._shown.stop()

    def step(self, epoch: int, step: int, loss: float, rate: float) -> None:
        """Show where training stands.

        Args:
            epoch: Number of the running epoch, from 1.
            step: Steps done.
            loss: Mean loss of the epoch so far.
            rate: Training samples per second.
        """
        if self._shown is not None:
            self._shown.step(epoch, step, loss, rate)

    def epoch(self, record: EpochRecord) -> None:
        """Show a finished epoch with its validation accuracies."""
        if self._shown is not None:
            self._shown.epoch(record, self._accuracies(record))

    def _accuracies(self, record: EpochRecord) -> str:
        found = {"discrete": record.valid_discrete_accuracy}
        if self._relaxed:
            found = {"relaxed": record.valid_relaxed_accuracy, **found}
        return " ".join(f"{name} {share:.1%}" for name, share in found.items() if share is not None)


class _Shown(Protocol):
    def __init__(self, console: Console, epochs: int, steps: int, done: int) -> None: ...

    def start(self) -> None: ...

    def stop(self) -> None: ...

    def step(self, epoch: int, step: int, loss: float, rate: float) -> None: ...

    def epoch(self, record: EpochRecord, accuracies: str) -> None: ...


class _Bar:
    """A line that is drawn again in its place."""

    def __init__(self, console: Console, epochs: int, steps: int, done: int) -> None:
        # Fits into 80 columns; the bar takes what the rest leaves. In fewer, what matters most.
        rate, bar = TextColumn("{task.fields[rate]:,.0f} samples/s"), BarColumn(bar_width=None)
        columns: list[ProgressColumn] = [
            TextColumn("epoch {task.fields[epoch]}/{task.fields[epochs]}"),
            *([bar, rate] if console.width >= _FULL else []),
            *([TextColumn("loss {task.fields[loss]:.3f}")] if console.width >= _WITH_LOSS else []),
            TextColumn("{task.fields[valid]}"),
            TimeRemainingColumn(compact=True),
        ]
        self._progress = Progress(*columns, console=console)
        self._task = self._progress.add_task(
            "", total=steps, completed=done, epoch=0, epochs=epochs, rate=0.0, loss=0.0, valid=""
        )

    def start(self) -> None:
        self._progress.start()

    def stop(self) -> None:
        self._progress.stop()

    def step(self, epoch: int, step: int, loss: float, rate: float) -> None:
        self._progress.update(self._task, completed=step, epoch=epoch, loss=loss, rate=rate)

    def epoch(self, record: EpochRecord, accuracies: str) -> None:
        self._progress.update(self._task, valid=accuracies)


class _Lines:
    """A line for each epoch, and others within one that takes long."""

    def __init__(self, _: Console, epochs: int, steps: int, done: int) -> None:
        self._lines = ProgressLines()
        self._epochs, self._steps, self._done = epochs, steps, done
        self._begin = monotonic()

    def start(self) -> None:
        """Count the time from here."""
        self._begin = monotonic()

    def stop(self) -> None:
        """Nothing is open."""

    def step(self, epoch: int, step: int, loss: float, rate: float) -> None:
        self._lines.after_silence(
            lambda: self._line(epoch, step, loss, f"step {step:,} of {self._steps:,}", rate)
        )

    def epoch(self, record: EpochRecord, accuracies: str) -> None:
        r = record
        self._lines.write(self._line(r.epoch, r.step, r.loss, accuracies, r.samples_per_s))

    def _line(self, epoch: int, step: int, loss: float, what: str, rate: float) -> str:
        left = time_left(monotonic() - self._begin, step - self._done, self._steps - self._done)
        parts = [f"epoch {epoch}/{self._epochs}", f"loss {loss:.3f}", what]
        return "  ".join(filter(None, [*parts, f"{rate:,.0f} samples/s", left]))
