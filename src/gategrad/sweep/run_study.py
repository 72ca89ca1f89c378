"""``sweep``: trains what is not finished yet, some runs at a time."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from gategrad.config import RunConfig
from gategrad.config.near_names import did_you_mean
from gategrad.config.study_file import check_configs
from gategrad.results.results_file import ResultsFile
from gategrad.sweep.fork_server import ForkServer
from gategrad.sweep.observations import OBSERVATIONS
from gategrad.sweep.progress import StudyProgress
from gategrad.sweep.run_process import run_server
from gategrad.sweep.scheduler import Launcher, LocalRuns, Scheduler, Settings
from gategrad.targets import default_threads
from gategrad.train.devices import resolve_device
from gategrad.train.interrupts import Interrupts
from gategrad.train.threads import resolve_threads

__all__ = ["RunsFailed", "SweepInterrupted", "sweep"]


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
    observe: Sequence[str] = (),
    memory_mb: float | None = None,
    launcher: Launcher | None = None,
    server: ForkServer | None = None,
) -> list[dict[str, Any]]:
    """Train many runs, each in a process of its own, and note each finished one as a line of JSON.

    Runs that the file has already are skipped, and runs that were stopped go on from their last
    checkpoint: a long study can be done in parts, by the same call. Two calls at once share the
    work, if they have the same folder.

    A script calls this under ``if __name__ == "__main__":``, as :mod:`multiprocessing` asks.

    Args:
        configs: The runs, all different.
        results: The file of results. A line holds what :func:`gategrad.runs.training_run.train_run`
            returns, ``seconds`` (of the whole run, from loading its data to its circuit),
            ``cpu_seconds`` (the same of all its threads together), ``peak_mb`` (the largest
            resident memory of its process, in MB of 1,000,000 bytes, with what a forked one has
            of the process that forked it) and ``finished`` (UTC).
            Seconds and memory are those of all parts of a stopped run, a part that was killed
            apart, and null where the run had been finished by something else.
        processes: How many runs at a time, at most: none is started for which there is no memory.
        threads: CPU threads of each, from 1 to 1024. By default the processes share
            :func:`gategrad.targets.default_threads`.
        device: Of each; see :func:`gategrad.runs.training_run.train_run`. All share a GPU.
        data_dir: Folder to look for data files in first.
        keep: Folder in which each run has its folder, named by its id; ``runs/NAME`` by default,
            after the file of results.
        progress: Show runs under way, finished runs and the time left on standard error.
        observe: What else lines say; see :mod:`gategrad.sweep.observations`.
        memory_mb: Memory for all runs, in MB of 1,000,000 bytes; by default what is free now.
        launcher: Where runs run, such as :class:`gategrad.sweep.ray_runs.RayRuns`, in place of
            processes of this machine.
        server: Starts the processes of this machine. Calls that share one, which is of
            :func:`gategrad.sweep.run_process.run_server`, have torch imported for their runs once.

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
    observe = (observe,) if isinstance(observe, str) else tuple(observe)
    unknown = [name for name in observe if name not in OBSERVATIONS]
    if unknown:
        known = ", ".join(OBSERVATIONS)
        raise ValueError(
            f"what is observed (OBSERVE of a study) must be of {known}, got {unknown[0]!r}"
            f"{did_you_mean(unknown[0], OBSERVATIONS)}"
        )
    for name, value in (("memory_mb", memory_mb), ("server", server)):
        if launcher is not None and value is not None:
            raise ValueError(f"{name} is of processes of this machine, not of a launcher: leave it")
    if memory_mb is not None and not 0 < memory_mb < float("inf"):
        raise ValueError(f"memory_mb (--memory) must be a positive number, got {memory_mb}")
    share = max(1, default_threads() // processes) if threads is None else threads
    settings = Settings(
        Path("runs") / Path(results).stem if keep is None else Path(keep),
        None if data_dir is None else os.fspath(data_dir),
        resolve_threads(share).torch,
        device,
        observe,
    )
    with ExitStack() as own:
        if launcher is None:
            resolve_device(device)  # a wrong one fails here, not in every run
            server = own.enter_context(run_server()) if server is None else server
            launcher = LocalRuns(processes, server, memory_mb)
        return _trained(study, ResultsFile(results), settings, launcher, progress)


def _trained(
    study: list[RunConfig],
    file: ResultsFile,
    settings: Settings,
    launcher: Launcher,
    progress: bool,
) -> list[dict[str, Any]]:
    """The lines of what is finished in the end."""
    with (
        Interrupts() as interrupts,
        StudyProgress(study, file.read(), launcher.places, enabled=progress) as shown,
    ):
        scheduler = Scheduler(study, file, settings, launcher, shown)
        try:
            scheduler.run(interrupts)
        except KeyboardInterrupt as error:
            raise SweepInterrupted(
                "runs under way were killed; the same call again goes on from the last checkpoints"
            ) from error
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
            f"left to another call, which is training them: {ids}", RuntimeWarning, stacklevel=3
        )
    return finished
