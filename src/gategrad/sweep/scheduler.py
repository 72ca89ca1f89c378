"""Which runs wait, which are under way, and where they run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, Protocol

from gategrad.config import RunConfig
from gategrad.results.results_file import ResultsFile
from gategrad.sweep.estimates import available_mb, estimated_mb
from gategrad.sweep.fork_server import ForkServer
from gategrad.sweep.progress import StudyProgress, Underway
from gategrad.sweep.run_folders import claim, note_failure
from gategrad.sweep.run_process import Job, Outcome, RunProcess, wait_for
from gategrad.train.interrupts import Interrupts

__all__ = ["Launcher", "LocalRuns", "Scheduler", "Settings", "StartedRun"]

_POLL_SECONDS: Final = 0.2


class StartedRun(Protocol):
    """A run under way."""

    job: Job

    @property
    def seconds(self) -> float:
        """Since its start."""

    def ended(self) -> bool:
        """Whether it has ended, in any way."""

    def wait(self) -> Outcome:
        """Wait for its end."""

    def stop(self) -> None:
        """Ask it to stop after its current step. To be called once."""

    def close(self) -> None:
        """End it at once, if it has not ended yet."""


class Launcher(Protocol):
    """Where runs run."""

    def places(self) -> int:
        """How many runs there can be at a time, now."""

    def fits(self, config: RunConfig, running: Sequence[RunConfig]) -> bool:
        """Whether there is memory for one more; ``ValueError`` where there never will be."""

    def start(self, job: Job) -> StartedRun:
        """Start a run."""

    def wait(self, runs: Sequence[Any], seconds: float) -> None:
        """Wait until a run has ended, or for so long."""


class LocalRuns:
    """Processes of this machine, as many as fit its memory.

    Args:
        processes: How many at a time, at most.
        server: Starts them; see :func:`gategrad.sweep.run_process.run_server`.
        memory_mb: Memory for all of them; by default what is free now.
    """

    def __init__(self, processes: int, server: ForkServer, memory_mb: float | None = None) -> None:
        self._processes, self._server = processes, server
        self._memory = available_mb() if memory_mb is None else memory_mb

    def places(self) -> int:
        """The number of processes."""
        return self._processes

    def fits(self, config: RunConfig, running: Sequence[RunConfig]) -> bool:
        """Whether the estimates of all are within the memory."""
        needed = estimated_mb(config)
        if needed > self._memory:
            raise ValueError(
                f"it needs about {needed:,.0f} MB of memory, and {self._memory:,.0f} MB are free: "
                "use a smaller network or batch, a larger machine, or say how much there is "
                "(memory_mb; --memory)"
            )
        return needed + sum(estimated_mb(other) for other in running) <= self._memory

    def start(self, job: Job) -> RunProcess:
        """Start a process."""
        return RunProcess(job, self._server)

    def wait(self, runs: Sequence[RunProcess], seconds: float) -> None:
        """Until a process has ended."""
        wait_for(runs, seconds)


@dataclass(frozen=True)
class Settings:
    """What all runs of a study share; see :func:`gategrad.sweep.sweep`."""

    folder: Path
    data_dir: str | None
    threads: int
    device: str
    observe: tuple[str, ...] = ()


class Scheduler:
    """Starts runs where there is room, notes each that has ended.

    Attributes:
        waiting: Runs that have not been started, in their order.
        failures: Messages by run id.
    """

    def __init__(
        self,
        configs: list[RunConfig],
        file: ResultsFile,
        settings: Settings,
        launcher: Launcher,
        shown: StudyProgress,
    ) -> None:
        finished = file.read()
        self.waiting = [config for config in configs if config.run_id not in finished]
        self.failures: dict[str, str] = {}
        self._file, self._settings, self._shown = file, settings, shown
        self._launcher = launcher
        self._running: list[tuple[StartedRun, IO[str]]] = []

    def run(self, interrupts: Interrupts) -> None:
        """Until all runs have ended, or those under way, once there is an interrupt."""
        stopping = False
        try:
            while True:
                if interrupts.requested is None:
                    self._start()
                elif not stopping:
                    stopping = True
                    for run, _ in self._running:
                        run.stop()
                if not self._running:
                    return
                self._launcher.wait([run for run, _ in self._running], _POLL_SECONDS)
                self._collect()
        finally:
            for run, claimed in self._running:
                run.close()
                claimed.close()

    def _start(self) -> None:
        """Fill the free places."""
        settings, places = self._settings, self._launcher.places()
        for config in list(self.waiting):
            if len(self._running) >= places:
                return
            running = [run.job.config for run, _ in self._running]
            try:
                if not self._launcher.fits(config, running):
                    continue  # a smaller one may
            except ValueError as error:
                self.waiting.remove(config)
                self._fail(config, str(error))
                continue
            folder = settings.folder / config.run_id
            claimed = claim(folder)
            if claimed is None:
                continue
            self.waiting.remove(config)
            # Asked after the claim: another call may have finished it just before.
            result = self._file.read().get(config.run_id)
            if result is not None:
                claimed.close()
                self._shown.finished(config, result)
                continue
            job = Job(
                config,
                folder,
                settings.data_dir,
                settings.threads,
                settings.device,
                settings.observe,
            )
            self._running.append((self._launcher.start(job), claimed))

    def _collect(self) -> None:
        """Note what has ended."""
        for run, claimed in list(self._running):
            if run.ended():
                outcome = run.wait()
                config = run.job.config
                if outcome.result is not None:
                    self._file.append(outcome.result)
                    note_failure(run.job.folder, None)
                    self._shown.finished(config, outcome.result)
                elif outcome.error is not None:
                    self._fail(config, outcome.error)
                self._running.remove((run, claimed))
                run.close()
                claimed.close()
        self._shown.time(
            [Underway(run.job.config, run.job.folder, run.seconds) for run, _ in self._running]
        )

    def _fail(self, config: RunConfig, error: str) -> None:
        self.failures[config.run_id] = error
        note_failure(self._settings.folder / config.run_id, error)
        self._shown.failed(config, error)
