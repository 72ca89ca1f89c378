"""Processes that begin with everything imported: forks of one that has done nothing but import.

Importing torch takes seconds. A fork has it at once, but it has none of the threads of the process
that it is a copy of, and cannot use a GPU that this one has used. The program that asks for
processes may have both. So a server is spawned, which imports modules, and forks when asked.

Processes are spawned one by one where a fork is not safe: on systems other than Linux, and where
the server has threads or has used a GPU, because importing the program's main module did that.

SIGINT and SIGTERM are blocked in all of these processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import recv_handle, send_handle
from pathlib import Path
from typing import Any, Final, Protocol, Self

__all__ = ["ForkServer", "StartedProcess"]

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
# Processes that run, by what says that they have ended, and who is told so.
_Running = dict[int, tuple[BaseProcess, Connection]]


class StartedProcess(Protocol):
    """What is used of a :class:`multiprocessing.Process`."""

    @property
    def exitcode(self) -> int | None:
        """As of :class:`multiprocessing.Process`; None, too, where no one knows any more."""

    def join(self, timeout: float | None = None) -> None:
        """Wait for its end, or for so many seconds."""

    def kill(self) -> None:
        """End it at once, if it has not ended yet."""


class ForkServer:
    """Starts processes, within ``with ForkServer("some.module") as server:``.

    The server starts with the first process and ends with the context.

    Args:
        modules: Names of modules that every process needs. Importing them must start no thread and
            use no GPU.
    """

    def __init__(self, *modules: str) -> None:
        self._modules = modules
        self._forks = sys.platform == "linux"
        self._server: tuple[BaseProcess, Connection] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(
        self, target: Callable[..., object], *args: object, pipe: Connection
    ) -> StartedProcess:
        """Start a process that calls ``target(*args, pipe)``.

        Args:
            target: A function that can be pickled.
            args: Can be pickled, too.
            pipe: The process gets a copy; this process may close its own.

        Raises:
            OSError: The system allows no more processes or open files.
        """
        requests = self._requests()
        if requests is None:
            return _spawned(target, *args, pipe)
        status, theirs = multiprocessing.Pipe(duplex=False)
        with theirs:
            try:
                requests.send((target, args))
                for connection in (pipe, theirs):
                    send_handle(requests, connection.fileno(), None)
            except BaseException:
                self._leave()  # it may have read half of it
                raise
        return _Forked(status)

    def close(self) -> None:
        """End the server, after the processes that it has forked."""
        process = self._leave()
        if process is not None:
            process.join()

    def _leave(self) -> BaseProcess | None:
        """Let the server end, once its processes have."""
        if self._server is None:
            return None
        (process, requests), self._server = self._server, None
        requests.close()
        return process

    def _requests(self) -> Connection | None:
        """To the server, which is started if need be; None where there can be none."""
        if self._server is not None and not self._server[0].is_alive():
            self.close()
        if self._server is None and self._forks:
            ours, theirs = multiprocessing.Pipe()
            with theirs:
                self._server = _spawned(_serve, theirs, self._modules), ours
            try:
                self._forks = ours.recv()
            except (EOFError, OSError):
                self._forks = False
            if not self._forks:
                self.close()
        return None if self._server is None else self._server[1]


class _Forked:
    """A process of the server, which sends its process id and, at its end, its exit code."""

    def __init__(self, status: Connection) -> None:
        self._status, self._ended = status, False
        self.exitcode: int | None = None
        begun = self._received()
        if isinstance(begun, OSError):
            raise begun
        self._pid = begun

    def join(self, timeout: float | None = None) -> None:
        if not self._ended and self._status.poll(timeout):
            self.exitcode, self._ended = self._received(), True

    def kill(self) -> None:
        self.join(0)
        if not self._ended:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)

    def _received(self) -> Any:
        try:
            return self._status.recv()
        except (EOFError, OSError):  # the server was killed
            self._ended = True
            return None


def _spawned(target: Callable[..., object], *args: object) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=target, args=args)
    # Before signals are blocked, because its start would let them through again.
    resource_tracker.ensure_running()
    with _signals_blocked():
        process.start()
    return process


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Let signals wait. A process started meanwhile never gets them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(requests: Connection, modules: tuple[str, ...]) -> None:
    """What the server does. Before it ends, multiprocessing waits for the processes it forked."""
    for name in modules:
        import_module(name)
    safe = _forks_are_whole()
    _tell(requests, safe)
    running: _Running = {}
    while safe:
        for ready in wait([requests, *running]):
            if isinstance(ready, int):
                process, status = running.pop(ready)
                process.join()
                _tell(status, process.exitcode)
                status.close()
                process.close()
            else:
                safe = _fork(requests, running)


def _forks_are_whole() -> bool:
    """Whether a fork of this process lacks no thread and can use a GPU.

    Threads are counted after a fork, for which some libraries end theirs: OpenBLAS, which numpy
    loads, starts them again where it needs them.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Python's, about threads
        pid = os.fork()
    if pid == 0:
        torch = sys.modules.get("torch")
        os._exit(torch is not None and torch.cuda._is_in_bad_fork())
    threads = len(list(Path("/proc/self/task").iterdir()))
    _, status = os.waitpid(pid, 0)
    return threads == 1 and status == 0


def _fork(requests: Connection, running: _Running) -> bool:
    """Do what is asked; whether more may be."""
    try:
        target, args = requests.recv()
        pipe, status = (Connection(recv_handle(requests)) for _ in range(2))
    except (EOFError, OSError):
        return False
    not_its = [requests, status, *(other for _, other in running.values())]
    context = multiprocessing.get_context("fork")
    process = context.Process(target=_call, args=(target, args, pipe, not_its))
    try:
        process.start()
    except OSError as error:  # no more processes
        _tell(status, error)
        status.close()
    else:
        _tell(status, process.pid)
        running[process.sentinel] = process, status
    pipe.close()
    return True


def _tell(connection: Connection, message: object) -> None:
    with suppress(OSError):  # no one waits any more
        connection.send(message)


def _call(
    target: Callable[..., object],
    args: tuple[object, ...],
    pipe: Connection,
    not_its: list[Connection],
) -> None:
    """What a forked process does. Its copies of others' pipes would hide that these have ended."""
    for connection in not_its:
        connection.close()
    target(*args, pipe)
