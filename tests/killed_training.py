"""Trainings in processes of their own, which tests stop and kill.

Run as a script, this file is the process that starts them.
"""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from checkpointed_training import RUN, color_images, network_of

from gategrad.train import TrainingInterrupted, fit

__all__ = ["INTERRUPTED", "NEVER", "Moment", "Trainings"]

INTERRUPTED = 75


def serve() -> None:
    """Obey lines from the tests: ``start PAUSE SIGNAL EVENT COUNT FOLDER`` and ``wait``."""
    # The optimizers import it when first made: here once, rather than in every process.
    importlib.import_module("torch._dynamo")
    pid = 0
    for line in sys.stdin:
        command, *words = line.strip().split(maxsplit=5)
        if command == "start":
            pid = os.fork()
            if pid == 0:
                pause, number, event, count, out = words
                moment = Moment(signal.Signals(int(number)), event, int(count))
                os._exit(train_slowly(float(pause), moment, Path(out)))
            print("started", pid, flush=True)
        else:
            # Not earlier: the number of an ended process, not yet waited for, is no one else's.
            print("ended", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


@dataclass
class Moment:
    """When a training sends a signal to itself: before its n-th ``step`` or ``replace`` of a file.

    Counted, not timed: it comes at the same place however slow the machine is.
    """

    number: signal.Signals
    event: str
    count: int

    def note(self, event: str) -> None:
        if event == self.event:
            self.count -= 1
            if self.count == 0:
                os.kill(os.getpid(), self.number)


NEVER = Moment(signal.SIGKILL, "step", 0)


def train_slowly(pause: float, moment: Moment, out: Path) -> int:
    def before_forward(*_: Any) -> None:
        time.sleep(pause)
        if torch.is_grad_enabled():
            moment.note("step")

    model = network_of()
    model.register_forward_pre_hook(before_forward)
    sys.addaudithook(lambda name, _: moment.note("replace") if name == "os.rename" else None)
    try:
        fit(model, color_images(), config=RUN, out=out, resume=True, progress=False, threads=1)
    except TrainingInterrupted:
        return INTERRUPTED
    return 0


class Trainings:
    """Starts training processes, one at a time, without loading torch anew for each."""

    def __init__(self) -> None:
        command = [sys.executable, __file__]
        pipe = subprocess.PIPE
        self._server = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def start(self, out: Path, moment: Moment = NEVER, pause: float = 0) -> int:
        """Start a training with a pause before each step, and return its process."""
        what = f"{moment.number.value} {moment.event} {moment.count}"
        return self._ask(f"start {pause} {what} {out}", "started")

    def wait(self) -> int:
        """Wait until the training ends and return its exit status."""
        return self._ask("wait", "ended")

    def _ask(self, line: str, word: str) -> int:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(line + "\n")
        self._server.stdin.flush()
        answer = self._server.stdout.readline()
        # A status taken for a process would be sent a signal: never believe a bare number.
        assert answer.split()[:1] == [word], f"expected {word!r}, got {answer!r}"
        return int(answer.split()[1])

    def close(self) -> None:
        self._server.communicate()


if __name__ == "__main__":
    serve()
