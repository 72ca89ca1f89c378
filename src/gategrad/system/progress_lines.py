"""Progress in plain lines on standard error, for files and pipes, where a bar would say nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING, Final

from gategrad.system.printable import printable

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["LINE_SECONDS", "ProgressLines", "shows_bars", "time_left"]

LINE_SECONDS: Final = 30.0
"""The longest silence of work that goes on."""


class ProgressLines:
    """Lines as they come, and others that are due only after a silence.

    Args:
        seconds: How long a silence is.
    """

    def __init__(self, seconds: float = LINE_SECONDS) -> None:
        self._seconds = seconds
        self._last = monotonic()

    def write(self, text: str) -> None:
        """Write a line; whoever reads the other end has it at once.

        That nobody reads it any more ends no work.
        """
        self._last = monotonic()
        with suppress(OSError):
            print(printable(text), file=sys.stderr, flush=True)

    def after_silence(self, text: Callable[[], str]) -> None:
        """Write a line where nothing has been written for a while."""
        if monotonic() - self._last >= self._seconds:
            self.write(text())


def shows_bars(console: Console) -> bool:
    """Whether what is drawn can be drawn again: on a terminal, or in a notebook."""
    return (console.is_terminal and not console.is_dumb_terminal) or console.is_jupyter


def time_left(seconds: float, done: float, total: float) -> str:
    """How long the rest takes in words; nothing where nothing is done yet, or all is.

    Args:
        seconds: Since there was nothing done.
        done: Any measure of work done.
        total: The same of all work.
    """
    if not 0 < done < total:
        return ""
    return f"{timedelta(seconds=round(seconds * (total - done) / done))} left"
