"""One line of progress over a whole training, on standard error."""

from __future__ import annotations

from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from gategrad.checkpoint.history import EpochRecord

__all__ = ["ProgressLine"]


class ProgressLine:
    """Shows epoch, rate, loss, validation accuracies and the time left.

    Args:
        epochs: Epochs in all.
        steps: Steps in all.
        done: Steps that earlier parts of a resumed run have done.
        enabled: Whether anything is shown at all.
    """

    def __init__(self, epochs: int, steps: int, done: int, *, enabled: bool) -> None:
        # Fits into 80 columns; the bar takes what the rest leaves.
        self._progress = Progress(
            TextColumn("epoch {task.fields[epoch]}/{task.fields[epochs]}"),
            BarColumn(bar_width=None),
            TextColumn("{task.fields[rate]:,.0f} samples/s"),
            TextColumn("loss {task.fields[loss]:.3f}"),
            TextColumn("{task.fields[valid]}"),
            TimeRemainingColumn(compact=True),
            console=Console(stderr=True),
            disable=not enabled,
        )
        self._enabled = enabled
        self._task = self._progress.add_task(
            "", total=steps, completed=done, epoch=0, epochs=epochs, rate=0.0, loss=0.0, valid=""
        )

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def step(self, epoch: int, step: int, loss: float, rate: float) -> None:
        """Show where training stands.

        Args:
            epoch: Number of the running epoch, from 1.
            step: Steps done.
            loss: Mean loss of the epoch so far.
            rate: Training samples per second.
        """
        if self._enabled:
            self._progress.update(self._task, completed=step, epoch=epoch, loss=loss, rate=rate)

    def epoch(self, record: EpochRecord) -> None:
        """Show the validation accuracies of a finished epoch."""
        relaxed, discrete = record.valid_relaxed_accuracy, record.valid_discrete_accuracy
        if relaxed is not None and discrete is not None:
            valid = f"relaxed {relaxed:.1%} discrete {discrete:.1%}"
            self._progress.update(self._task, valid=valid)
