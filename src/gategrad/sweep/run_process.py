"""A run in a process of its own: the end that waits and the end that trains.

Each run has its own process, so that its memory is its own and a crash ends nothing else.

Ctrl-C reaches every process of a terminal, and some ways to end a program send SIGTERM to all of
its processes. A training takes a second signal as a wish to stop at once. So both are blocked in
the runs' processes, and each is told to stop once, through its pipe. If the process that waits is
killed, the pipe ends, which tells them to stop, too.
"""

from __future__ import annotations

import _thread
import json
import os
import resource
import signal
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path
from time import perf_counter, process_time, sleep
from types import FrameType
from typing import Any, Final, NamedTuple

from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import RunConfig
from gategrad.nn.connections import unread_inputs_untold
from gategrad.runs import FinishedRun
from gategrad.runs.training_run import train_run
from gategrad.sweep.fork_server import ForkServer
from gategrad.sweep.observations import ObservedRun, observe
from gategrad.sweep.run_folders import USAGE
from gategrad.system.atomic import write_bytes
from gategrad.train import TrainingError

__all__ = ["Job", "Outcome", "RunProcess", "outcome_of", "run_server", "wait_for"]

_EXIT_SECONDS: Final = 30.0
_STEP_SECONDS: Final = 120.0


@dataclass(frozen=True)
class Job:
    """One run to train, as :func:`gategrad.runs.training_run.train_run` takes it.

    Attributes:
        observe: What else its line says; see :mod:`gategrad.sweep.observations`.
    """

    config: RunConfig
    folder: Path
    data_dir: str | None
    threads: int
    device: str
    observe: tuple[str, ...] = ()


class Outcome(NamedTuple):
    """How a run ended: with a result, with an error, or, where it was stopped, with neither."""

    result: dict[str, Any] | None = None
    error: str | None = None


class RunProcess:
    """A process that trains one run, started at once.

    Args:
        job: The run.
        server: Starts it; see :func:`run_server`.

    Attributes:
        pipe: Can be waited for: it is ready when the run has ended in any way.
    """

    def __init__(self, job: Job, server: ForkServer) -> None:
        self.job = job
        self._start = perf_counter()
        self.pipe, theirs = Pipe()
        with theirs:
            self._process = server.start(_work, job, pipe=theirs)

    @property
    def seconds(self) -> float:
        """Since the start of the process."""
        return perf_counter() - self._start

    def ended(self) -> bool:
        """Whether the run has ended, in any way."""
        return self.pipe.poll()

    def stop(self) -> None:
        """Ask the run to stop after its current step. To be called once."""
        with suppress(OSError):  # it has ended already
            self.pipe.send("stop")

    def wait(self) -> Outcome:
        """Wait until the run has ended."""
        try:
            outcome: Outcome | None = self.pipe.recv()
        except (EOFError, OSError):
            outcome = None
        self._process.join(_EXIT_SECONDS)
        return outcome or Outcome(error=self._death())

    def close(self) -> None:
        """End the process at once, if it has not ended yet."""
        self._process.kill()
        self._process.join()
        self.pipe.close()

    def _death(self) -> str:
        code = self._process.exitcode
        if code is None:
            return "its process ended, no one knows how"
        if code >= 0:
            return f"its process ended with exit code {code}"
        remedy = " (out of memory?)" if code == -signal.SIGKILL else ""
        return f"its process was killed by {signal.Signals(-code).name}{remedy}"


def run_server() -> ForkServer:
    """What starts processes of runs in no time: it has imported what they need."""
    return ForkServer(__name__)


def wait_for(runs: Sequence[RunProcess], seconds: float) -> None:
    """Wait until one of several has ended, or for so long."""
    wait([run.pipe for run in runs], seconds)


def _work(job: Job, pipe: Connection) -> None:
    """What the process does."""
    try:
        signal.signal(signal.SIGTERM, _stop)
        # May be interrupted by what it hears as soon as it is there.
        threading.Thread(target=_listen, args=(pipe,), daemon=True).start()
        outcome = outcome_of(job)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    except KeyboardInterrupt:
        outcome = Outcome()
    with suppress(OSError):  # no one waits any more
        pipe.send(outcome)


def _listen(pipe: Connection) -> None:
    with suppress(EOFError, OSError):
        pipe.recv()
    # As if SIGTERM had come, whether it is blocked or not.
    _thread.interrupt_main(signal.SIGTERM)


def _stop(number: int, frame: FrameType | None) -> None:
    """The request came when no step was under way: before or after the training itself."""
    raise KeyboardInterrupt


def outcome_of(job: Job) -> Outcome:
    """Train a run in this process; an error is an outcome."""
    try:
        return Outcome(result=_train(job))
    except (ValueError, OSError, TrainingError) as error:
        text = str(error)
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
    if os.environ.get("GATEGRAD_TRACEBACK"):
        text = traceback.format_exc()
    return Outcome(error=text)


def _train(job: Job) -> dict[str, Any]:
    result_file = RunFolder(job.folder).result
    if result_file.exists():
        # Trained by a study that was killed before it noted this, or by another command.
        usage = _usage(job.folder)
        result = _train_run(job)
    else:
        _wait_for_the_last_one(RunFolder(job.folder))
        with _measured(job.folder):
            result = _train_run(job)
        usage = _usage(job.folder)
    finished = datetime.fromtimestamp(result_file.stat().st_mtime, UTC)
    # A line of each of a thousand classes is for the run's own folder.
    brief = {name: value for name, value in result.items() if name != "classes"}
    line = {**brief, **usage, "finished": finished.isoformat(timespec="seconds")}
    if job.observe:
        run = FinishedRun(job.folder, data_dir=job.data_dir)
        line["observed"] = observe(ObservedRun(run, job.threads), job.observe)
    return line


def _wait_for_the_last_one(folder: RunFolder) -> None:
    """Let the process end that trained this run for a study that was killed.

    It stops by itself after its current step, and holds the folder until then.
    """
    end = perf_counter() + _STEP_SECONDS
    while perf_counter() < end:
        with suppress(RuntimeError), folder.locked():
            return
        sleep(0.2)


def _train_run(job: Job) -> dict[str, Any]:
    with unread_inputs_untold():
        return train_run(
            job.config,
            job.folder,
            data_dir=job.data_dir,
            resume=True,
            threads=job.threads,
            device=job.device,
            progress=False,
        )


def _usage_file(folder: Path) -> Path:
    return folder / USAGE


def _usage(folder: Path) -> dict[str, Any]:
    """Seconds and memory that a run has used so far, None where no one measured them."""
    nothing = {"seconds": None, "cpu_seconds": None, "peak_mb": None}
    try:
        usage = {**nothing, **json.loads(_usage_file(folder).read_text())}
    except FileNotFoundError:
        return nothing
    except (ValueError, TypeError) as error:
        raise ValueError(f"{_usage_file(folder)} is damaged, delete it: {error}") from error
    return usage


@contextmanager
def _measured(folder: Path) -> Iterator[None]:
    """Keep count of what a run uses, over all parts of a run that is stopped and resumed."""
    before, start, cpu_start = _usage(folder), perf_counter(), process_time()
    try:
        yield
    finally:
        usage = {
            "seconds": (before["seconds"] or 0.0) + perf_counter() - start,
            "cpu_seconds": (before["cpu_seconds"] or 0.0) + process_time() - cpu_start,
            "peak_mb": max(before["peak_mb"] or 0.0, _peak_mb()),
        }
        write_bytes(_usage_file(folder), json.dumps(usage).encode())


def _peak_mb() -> float:
    """The largest resident memory of this process so far, in MB of 1,000,000 bytes.

    From Linux's VmHWM where there is one: it begins with what a process has when it begins, where
    ``ru_maxrss`` begins with the peak of the process that has spawned this one.
    """
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024 / 1e6
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
