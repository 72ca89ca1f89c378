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

    Whoever stops because of the signal calls :meth:`take`. A signal that no one has taken is sent
    again at the end of the context, to the handlers of before, unless a ``KeyboardInterrupt`` is
    under way already: it is late, but not lost.

    Args:
        alone: Otherwise this is one of several processes, whose launcher may pass the signal on to
            each once more, and ends them by force if they take too long: further signals then do
            nothing, and an error under way is not interrupted.

    Attributes:
        requested: The signal that came and that no one has taken yet, or None.
    """

    def __init__(self, *, alone: bool = True) -> None:
        self._alone = alone
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
        heard = isinstance(error, KeyboardInterrupt if self._alone else BaseException)
        if self.requested is not None and not heard:
            signal.raise_signal(self.take())

    def take(self) -> signal.Signals:
        """The signal that came, which is thereby dealt with."""
        assert self.requested is not None
        number, self.requested = self.requested, None
        return number

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self.requested = signal.Signals(number)
        if self._alone:
            self._restore()

    def _restore(self) -> None:
        while self._before:
            number, handler = self._before.popitem()
            signal.signal(number, handler)
