"""Benchmark workers: one process each, told over pipes when to work.

Every library is measured in a process of its own, under its own interpreter, so that its memory
peak is its own. All workers of a comparison live at once and wait; the parent asks one at a time,
round robin, so that a noisy moment of the machine hits all alike.

Both ends are here: :class:`Worker` for the parent, :func:`serve` for the worker. Requests and
replies are lines of JSON. Standard library only: it runs in the peers' environments too.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

__all__ = ["Worker", "WorkerError", "interpreter", "peak_mb", "peer_names", "serve"]

PEER_NAMES = ("difflogic", "torchlogix")


class WorkerError(RuntimeError):
    """A worker that died, failed or took too long; says which and why."""


class Worker:
    """The parent's end of a worker.

    Args:
        python: The interpreter to run.
        script: The script, whose ``--worker`` option must end in :func:`serve`.
        job: What the worker is to do, passed to it as JSON.
        threads: Threads that the libraries in it may use.
    """

    def __init__(self, python: Path, script: Path, job: Mapping[str, Any], threads: int) -> None:
        count = str(threads)
        # What libraries leave in their temporary folder, such as compiled code, goes with it.
        self._folder = tempfile.TemporaryDirectory()
        self._errors = Path(self._folder.name, "errors")
        settings = {
            "OMP_NUM_THREADS": count,
            "MKL_NUM_THREADS": count,
            "OPENBLAS_NUM_THREADS": count,
            "TMPDIR": self._folder.name,
        }
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [str(python), str(script), "--worker", json.dumps(job)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=os.environ | settings,
                start_new_session=True,
            )

    def ask(self, request: str, timeout: float = 600.0, **arguments: Any) -> dict[str, Any]:
        """Have the worker do one thing and wait for its reply.

        Raises:
            WorkerError: It died, raised, or took longer than ``timeout`` seconds. It is killed.
        """
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps({"request": request, **arguments}).encode() + b"\n")
            stdin.flush()
            if not select.select([stdout], [], [], timeout)[0]:
                self.kill()
                raise WorkerError(f"not done within {timeout:g} s")
            line = stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            code = self._process.wait(timeout)
            raise WorkerError(f"worker ended with {code}: {self._last_error()}")
        return dict(json.loads(line))

    def kill(self) -> None:
        """End the worker and what it started, such as a compiler."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _last_error(self) -> str:
        lines = self._errors.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "no message"

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.kill()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._folder.cleanup()


def serve(answers: Mapping[str, Callable[..., dict[str, Any]]]) -> None:
    """The worker's end: answer requests by name until the parent hangs up.

    What libraries print goes to standard error, out of the way of the replies.
    """
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        arguments = json.loads(line)
        reply = answers[arguments.pop("request")](**arguments)
        print(json.dumps(reply), file=replies, flush=True)


def peak_mb() -> float:
    """The largest resident memory of this process so far, in MB of 1,000,000 bytes.

    From Linux's VmHWM where there is one: ``ru_maxrss`` there starts from the peak of the process
    that started this one.
    """
    try:
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024 / 1e6
    except OSError:
        pass
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def peer_names(text: str) -> list[str]:
    """The peers in a comma-separated list, for :mod:`argparse`."""
    names = [name for name in text.split(",") if name]
    unknown = set(names) - set(PEER_NAMES)
    if unknown:
        raise argparse.ArgumentTypeError(
            f"peers are {', '.join(PEER_NAMES)}, got {', '.join(sorted(unknown))}"
        )
    return names


def interpreter(library: str, peer_dir: Path) -> Path:
    """The Python that runs a library: this one for gategrad, its own for a peer.

    Raises:
        FileNotFoundError: The peer is not installed; says how to install it.
    """
    if library == "gategrad":
        return Path(sys.executable)
    python = peer_dir.resolve() / library / "bin" / "python"
    if not python.exists():
        raise FileNotFoundError(
            f"{library} is not installed in {peer_dir}: run python benchmarks/setup_peers.py "
            f"--dir {peer_dir}"
        )
    return python
