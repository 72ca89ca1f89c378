"""Ctrl-C and SIGTERM as a wish to stop soon, rather than anywhere."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Final, Self

__all__ = ["Interrupts"]

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Interrupts:
    """Within ``with Interrupts() as interrupts:`` the first signal only sets ``requested``.

    From then on the signals do what they did before, so that a second Ctrl-C stops at once. Only
    the main thread can handle signals; in others, and for signals that the process ignores (as
    under ``nohup``), nothing is changed.

    Attributes:
        requested: The signal that came, or None.
    """

    def __init__(self) -> None:
        self.requested: signal.Signals | None = None
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in _SIGNALS:
                # None: the handler was not installed by Python, which could not put it back.
                if signal.getsignal(number) not in (signal.SIG_IGN, None):
                    self._before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._restore()

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self.requested = signal.Signals(number)
        self._restore()

    def _restore(self) -> None:
        while self._before:
            number, handler = self._before.popitem()
            signal.signal(number, handler)
