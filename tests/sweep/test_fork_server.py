"""Processes that are forked from a server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from pickle import PicklingError

import forked_calls
import pytest
from small_studies import wait_until

from gategrad.sweep.fork_server import ForkServer, StartedProcess
from gategrad.sweep.run_process import run_server

forks = pytest.mark.skipif(sys.platform != "linux", reason="processes are spawned")


@pytest.fixture(scope="module")
def server() -> Iterator[ForkServer]:
    with ForkServer("json.tool") as server:
        yield server


@pytest.fixture(scope="module")
def training_server() -> Iterator[ForkServer]:
    with run_server() as server:
        yield server


def begun(
    server: ForkServer, target: Callable[..., object], *args: object
) -> tuple[StartedProcess, Connection]:
    ours, theirs = multiprocessing.Pipe()
    process = server.start(target, *args, pipe=theirs)
    theirs.close()
    return process, ours


def facts_of(server: ForkServer, module: str = "json.tool") -> forked_calls.Facts:
    process, pipe = begun(server, forked_calls.tell, module)
    assert pipe.poll(60)
    facts: forked_calls.Facts = pipe.recv()
    process.join(60)
    assert process.exitcode == 0
    return facts


@forks
def test_processes_are_forks_of_one_that_has_imported(server: ForkServer) -> None:
    first, second = facts_of(server), facts_of(server)
    assert first["pid"] != second["pid"]
    assert first["parent"] == second["parent"] != os.getpid()
    assert first["has_module"]
    assert not facts_of(server, "this")["has_module"]


@forks
def test_what_trains_can_be_imported_before_a_fork(training_server: ForkServer) -> None:
    # It starts no thread, in libraries neither.
    facts = facts_of(training_server, "torch._dynamo")
    assert facts["has_module"]
    assert facts["parent"] != os.getpid()


def test_signals_of_a_terminal_are_blocked(server: ForkServer) -> None:
    assert {signal.SIGINT, signal.SIGTERM} <= set(facts_of(server)["blocked"])  # type: ignore[arg-type]
    assert not {signal.SIGINT, signal.SIGTERM} & signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_each_has_its_own_end(server: ForkServer) -> None:
    failing, _ = begun(server, forked_calls.fail)
    killed, pipe = begun(server, forked_calls.hold)
    other, other_pipe = begun(server, forked_calls.hold)
    os.kill(pipe.recv(), signal.SIGKILL)
    killed.join(60)
    failing.join(60)
    assert (killed.exitcode, failing.exitcode) == (-signal.SIGKILL, 3)
    # Its pipe has ended, though the other process was forked while it was open.
    with pytest.raises(EOFError):
        pipe.recv()
    other.join(0)
    assert other.exitcode is None
    other_pipe.recv()
    other_pipe.send("end")
    other.join(60)
    assert other.exitcode == 0
    other.kill()  # does nothing


def test_a_process_is_killed(server: ForkServer) -> None:
    process, pipe = begun(server, forked_calls.hold)
    pipe.recv()
    process.kill()
    process.join()
    assert process.exitcode == -signal.SIGKILL


def test_memory_is_a_process_s_own(training_server: ForkServer) -> None:
    peaks = []
    for megabytes in (1, 300, 1):
        process, pipe = begun(training_server, forked_calls.use_memory, megabytes)
        peaks.append(pipe.recv())
        process.join(60)
    assert 290 < peaks[1] - peaks[0] < 310
    assert abs(peaks[2] - peaks[0]) < 5


@forks
def test_a_server_that_was_killed_is_started_again(server: ForkServer) -> None:
    process, pipe = begun(server, forked_calls.hold)
    pipe.recv()
    before = facts_of(server)["parent"]
    assert isinstance(before, int)
    os.kill(before, signal.SIGKILL)
    process.join()
    assert process.exitcode is None, "no one knows"
    pipe.send("end")  # it is there still
    with pytest.raises(EOFError):
        pipe.recv()
    wait_until(lambda: not Path(f"/proc/{before}").exists() or _is_dead(before))
    assert facts_of(server)["parent"] not in (before, os.getpid())


def _is_dead(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


@forks
def test_no_more_processes_are_an_error_and_later_ones_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "refuses_one.py").write_text(
        "import os\n"
        "fork, forks = os.fork, iter([True, False, True])\n"  # the first one is the server's own
        "def limited():\n"
        "    if next(forks):\n"
        "        return fork()\n"
        "    raise BlockingIOError(11, 'Resource temporarily unavailable')\n"
        "os.fork = limited\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    with ForkServer("refuses_one") as server:
        with pytest.raises(BlockingIOError, match="temporarily unavailable"):
            facts_of(server)
        assert facts_of(server, "refuses_one")["has_module"]


@forks
def test_what_cannot_be_asked_for_is_an_error_that_ends_no_other() -> None:
    with ForkServer() as server:
        process, pipe = begun(server, forked_calls.hold)
        pipe.recv()
        with pytest.raises((AttributeError, PicklingError), match="pickle"):
            begun(server, lambda _: None)
        assert facts_of(server)["parent"] != os.getpid()
        pipe.send("end")
        with pytest.raises(EOFError):
            pipe.recv()
        process.join(60)


@forks
def test_a_server_ends_with_its_context() -> None:
    with ForkServer() as server:
        pid = facts_of(server)["parent"]
        assert Path(f"/proc/{pid}").exists()
    assert not Path(f"/proc/{pid}").exists()


def test_elsewhere_processes_are_spawned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with ForkServer("json.tool") as server:
        facts = facts_of(server)
        assert facts["parent"] == os.getpid()
        assert not facts["has_module"]
        assert {signal.SIGINT, signal.SIGTERM} <= set(facts["blocked"])  # type: ignore[arg-type]


@forks
@pytest.mark.parametrize(
    ("when_imported", "spawned"),
    [
        ("pass", False),
        ("forked_calls.begin_thread()", True),
        ("import torch; torch.cuda._is_in_bad_fork = lambda: True", True),
    ],
)
def test_a_program_whose_import_begins_threads_or_a_gpu_has_spawned_ones(
    when_imported: str, spawned: bool, tmp_path: Path
) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import multiprocessing, os, sys\n"
        f"sys.path.insert(0, {os.fspath(Path(forked_calls.__file__).parent)!r})\n"
        "import forked_calls\n"
        "from gategrad.sweep.fork_server import ForkServer\n"
        f"{when_imported}\n"
        "if __name__ == '__main__':\n"
        "    with ForkServer() as server:\n"
        "        ours, theirs = multiprocessing.Pipe()\n"
        "        process = server.start(forked_calls.tell, '__mp_main__', pipe=theirs)\n"
        "        facts = ours.recv()\n"
        "        process.join()\n"
        "        assert facts['has_module']\n"
        "        print(facts['parent'] == os.getpid())\n"
    )
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == f"{spawned}\n"
    assert not done.stderr
