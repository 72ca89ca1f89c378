"""``sweep``: trains what is not finished yet, some runs at a time."""

from __future__ import annotations

import fcntl
import os
import warnings
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path
from typing import IO, Any, Final

from gategrad.config import RunConfig
from gategrad.sweep.configs import check_configs
from gategrad.sweep.progress import StudyProgress
from gategrad.sweep.results_file import ResultsFile
from gategrad.sweep.run_process import Job, RunProcess
from gategrad.targets import default_threads
from gategrad.train.devices import resolve_device
from gategrad.train.interrupts import Interrupts
from gategrad.train.threads import resolve_threads

__all__ = ["RunsFailed", "SweepInterrupted", "sweep"]

_POLL_SECONDS: Final = 0.2


class SweepInterrupted(KeyboardInterrupt):
    """Ctrl-C or SIGTERM stopped a study. The message says how to go on."""


class RunsFailed(RuntimeError):
    """Some runs of a study failed; all others are finished.

    Attributes:
        failures: Messages by run id.
        results: Results of the finished runs.
    """

    def __init__(self, failures: dict[str, str], results: list[dict[str, Any]]) -> None:
        lines = [f"run {run_id}: {message}" for run_id, message in failures.items()]
        super().__init__("\n".join(lines))
        self.failures, self.results = failures, results


def sweep(
    configs: Iterable[RunConfig],
    results: str | os.PathLike[str],
    *,
    processes: int = 1,
    threads: int | None = None,
    device: str = "cpu",
    data_dir: str | os.PathLike[str] | None = None,
    keep: str | os.PathLike[str] | None = None,
    progress: bool = True,
) -> list[dict[str, Any]]:
    """Train many runs, each in a process of its own, and note each finished one as a line of JSON.

    Runs that the file has already are skipped, and runs that were stopped go on from their last
    checkpoint: a long study can be done in parts, by the same call. Two calls at once share the
    work, if they have the same folder.

    A script calls this under ``if __name__ == "__main__":``, as :mod:`multiprocessing` asks.

    Args:
        configs: The runs, all different.
        results: The file of results. A line holds what :func:`gategrad.run.train_run` returns,
            ``seconds`` (of the whole run, from loading its data to its circuit), ``peak_mb`` (the
            largest resident memory of its process, in MB of 1,000,000 bytes) and ``finished``
            (UTC). Seconds and memory are those of all parts of a stopped run, a part that was
            killed apart, and null where the run had been finished by something else.
        processes: How many runs at a time.
        threads: CPU threads of each, from 1 to 1024. By default the processes share
            :func:`gategrad.targets.default_threads`.
        device: Of each; see :func:`gategrad.run.train_run`. All share a GPU.
        data_dir: Folder to look for data files in first.
        keep: Folder in which each run has its folder, named by its id; ``runs/NAME`` by default,
            after the file of results.
        progress: Show finished runs and the time left on standard error.

    Returns:
        The lines of the finished runs, in the order of ``configs``. A run that another call is
        training is left to it, with a warning.

    Raises:
        ValueError: No runs, the same one twice, a setting out of range or a damaged file.
        RunsFailed: Runs failed. The others are finished; the next call tries those again.
        SweepInterrupted: The first Ctrl-C or SIGTERM. All runs have stopped after their current
            step, with their checkpoints saved. A second one kills them at once.
        OSError: A file cannot be written.
    """
    study = check_configs(configs, "configs")
    if processes < 1:
        raise ValueError(f"processes must be at least 1, got {processes}")
    share = max(1, default_threads() // processes) if threads is None else threads
    settings = _Settings(
        Path("runs") / Path(results).stem if keep is None else Path(keep),
        None if data_dir is None else os.fspath(data_dir),
        resolve_threads(share).torch,
        device,
    )
    resolve_device(device)  # a wrong one fails here, not in every run
    file = ResultsFile(results)
    with (
        Interrupts() as interrupts,
        StudyProgress(study, file.read(), processes, enabled=progress) as shown,
    ):
        scheduler = _Scheduler(study, file, settings, processes, shown)
        scheduler.run(interrupts)
        lines = file.read()
        finished = [lines[config.run_id] for config in study if config.run_id in lines]
        if interrupts.requested is not None:
            failed = f" and {len(scheduler.failures)} failed" if scheduler.failures else ""
            raise SweepInterrupted(
                f"stopped by {interrupts.take().name} with {len(finished)} of {len(study)} runs "
                f"finished{failed}; the same call again goes on from the last checkpoints"
            )
    if scheduler.failures:
        raise RunsFailed(scheduler.failures, finished)
    if scheduler.waiting:
        ids = ", ".join(config.run_id for config in scheduler.waiting)
        warnings.warn(
            f"left to another call, which is training them: {ids}", RuntimeWarning, stacklevel=2
        )
    return finished


@dataclass(frozen=True)
class _Settings:
    folder: Path
    data_dir: str | None
    threads: int
    device: str


class _Scheduler:
    """Which runs wait, which are under way, and which failed.

    Attributes:
        waiting: Runs that have not been started, in their order.
        failures: Messages by run id.
    """

    def __init__(
        self,
        configs: list[RunConfig],
        file: ResultsFile,
        settings: _Settings,
        processes: int,
        shown: StudyProgress,
    ) -> None:
        finished = file.read()
        self.waiting = [config for config in configs if config.run_id not in finished]
        self.failures: dict[str, str] = {}
        self._file, self._settings, self._shown = file, settings, shown
        self._processes = processes
        self._running: list[tuple[RunProcess, IO[str]]] = []

    def run(self, interrupts: Interrupts) -> None:
        """Until all runs have ended, or those under way, once there is an interrupt."""
        stopping = False
        try:
            while True:
                if interrupts.requested is None:
                    self._start()
                elif not stopping:
                    stopping = True
                    for process, _ in self._running:
                        process.stop()
                if not self._running:
                    return
                wait([process.pipe for process, _ in self._running], _POLL_SECONDS)
                self._collect()
        except KeyboardInterrupt as error:
            raise SweepInterrupted(
                "runs under way were killed; the same call again goes on from the last checkpoints"
            ) from error
        finally:
            for process, claim in self._running:
                process.close()
                claim.close()

    def _start(self) -> None:
        """Fill the free places."""
        for config in list(self.waiting):
            if len(self._running) >= self._processes:
                return
            folder = self._settings.folder / config.run_id
            claim = _claim(folder)
            if claim is None:
                continue
            self.waiting.remove(config)
            # Asked after the claim: another call may have finished it just before.
            result = self._file.read().get(config.run_id)
            if result is not None:
                claim.close()
                self._shown.finished(config, result)
                continue
            settings = self._settings
            job = Job(config, folder, settings.data_dir, settings.threads, settings.device)
            self._running.append((RunProcess(job), claim))

    def _collect(self) -> None:
        """Note what has ended."""
        for process, claim in list(self._running):
            if process.pipe.poll():
                outcome = process.wait()
                config = process.job.config
                if outcome.result is not None:
                    self._file.append(outcome.result)
                    self._shown.finished(config, outcome.result)
                elif outcome.error is not None:
                    self.failures[config.run_id] = outcome.error
                    self._shown.failed(config, outcome.error)
                self._running.remove((process, claim))
                process.close()
                claim.close()
        self._shown.time([process.seconds for process, _ in self._running])


def _claim(folder: Path) -> IO[str] | None:
    """Reserve a run for this call, until the file is closed; None where another call has it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = open(folder / ".claim", "a")  # noqa: SIM115
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return None
    return file
