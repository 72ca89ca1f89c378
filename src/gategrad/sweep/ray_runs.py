"""Runs as tasks of a Ray cluster. Needs Ray: the extra ``ray``.

Only this process writes the file of results. Where the runs' folder is on storage that all machines
share, a run whose worker was lost goes on from its checkpoint; else it begins anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from gategrad.config import RunConfig
from gategrad.sweep.estimates import estimated_mb
from gategrad.sweep.run_process import Job, Outcome, outcome_of

__all__ = ["RayRun", "RayRuns"]

_RETRIES: Final = 3  # of a run whose worker was lost


class RayRuns:
    """Starts runs on a cluster, as many as its CPUs, GPUs and memory allow.

    Args:
        address: The cluster's: ``auto`` for the one that this machine belongs to, ``local`` to
            start one here, or ``ray://HOST:PORT``.
        threads: CPUs of a run.
        gpus: GPUs of a run; a fraction shares one.

    Raises:
        ImportError: Ray is not installed; names the extra.
        ValueError: GPUs out of range.
        ConnectionError: There is no cluster at the address.
    """

    def __init__(self, address: str, *, threads: int = 1, gpus: float = 0.0) -> None:
        try:
            ray: Any = import_module("ray")
        except ModuleNotFoundError as error:
            raise ImportError("--ray needs Ray: pip install 'gategrad[ray]'") from error
        if gpus < 0:
            raise ValueError(f"gpus must not be negative, got {gpus}")
        self._ray, self._threads, self._gpus = ray, threads, gpus
        if not ray.is_initialized():
            own = {"include_dashboard": False} if address == "local" else {}
            ray.init(address=address, log_to_driver=False, logging_level="warning", **own)
        # A process for each run, so that its memory is its own.
        self._task = ray.remote(max_calls=1, max_retries=_RETRIES, retry_exceptions=False)(_work)

    def places(self) -> int:
        """Runs that the cluster's CPUs and GPUs hold at a time; one at least."""
        there = self._ray.cluster_resources()
        places = int(there.get("CPU", 1) // self._threads)
        if self._gpus:
            places = min(places, int(there.get("GPU", 0) / self._gpus + 1e-9))
        return max(1, places)

    def fits(self, config: RunConfig, running: Sequence[RunConfig]) -> bool:
        """Whether a machine of the cluster has the memory and GPUs; which is Ray's to decide."""
        machines = [node["Resources"] for node in self._ray.nodes() if node["Alive"]]
        needed = 0.0 if self._gpus else estimated_mb(config)
        memory = max((m.get("memory", 0.0) for m in machines), default=0.0) / 1e6
        if needed > memory:
            raise ValueError(
                f"it needs about {needed:,.0f} MB of memory, and the cluster's largest machine "
                f"has {memory:,.0f} MB for tasks: use a smaller network or batch"
            )
        gpus = max((m.get("GPU", 0.0) for m in machines), default=0.0)
        if self._gpus > gpus:
            raise ValueError(f"it needs {self._gpus:g} GPUs, and no machine has more than {gpus:g}")
        return True

    def start(self, job: Job) -> RayRun:
        """Submit a task."""
        # Workers have working folders of their own.
        job = replace(job, folder=Path(job.folder).resolve())
        if job.data_dir is not None:
            job = replace(job, data_dir=str(Path(job.data_dir).resolve()))
        options: dict[str, Any] = {"num_cpus": self._threads, "name": f"run {job.config.run_id}"}
        if self._gpus:
            options["num_gpus"] = self._gpus
        else:
            options["memory"] = int(estimated_mb(job.config) * 1e6)
        return RayRun(self._ray, job, self._task.options(**options).remote(job))

    def wait(self, runs: Sequence[RayRun], seconds: float) -> None:
        """Until a task has ended."""
        self._ray.wait([run.task for run in runs], num_returns=1, timeout=seconds)


def _work(job: Job) -> Outcome:
    """What a worker does; canceling its task is Ctrl-C there."""
    try:
        return outcome_of(job)
    except KeyboardInterrupt:  # stopped, with its checkpoint saved
        return Outcome()


class RayRun:
    """A task under way; see :class:`gategrad.sweep.scheduler.Run`."""

    def __init__(self, ray: Any, job: Job, task: Any) -> None:
        self._ray, self.job, self.task = ray, job, task
        self._start = perf_counter()

    @property
    def seconds(self) -> float:
        """Since the task was submitted."""
        return perf_counter() - self._start

    def ended(self) -> bool:
        """Whether it has ended, in any way."""
        ready, _ = self._ray.wait([self.task], timeout=0)
        return bool(ready)

    def wait(self) -> Outcome:
        """Wait for its end."""
        errors = self._ray.exceptions
        try:
            outcome: Outcome = self._ray.get(self.task)
        except errors.TaskCancelledError:  # before it began
            return Outcome()
        except errors.RayError as error:
            return Outcome(error=f"its worker was lost: {str(error).splitlines()[0]}")
        return outcome

    def stop(self) -> None:
        """As Ctrl-C in the worker: it stops after its current step."""
        self._ray.cancel(self.task, force=False, recursive=False)

    def close(self) -> None:
        """End the task at once, if it has not ended yet."""
        if not self.ended():
            self._ray.cancel(self.task, force=True, recursive=False)
