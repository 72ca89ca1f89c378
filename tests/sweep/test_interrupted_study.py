"""A study whose process or whose run is interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from small_studies import GOOD, OTHER, wait_until, yielding

import gategrad.sweep.scheduler
from gategrad.config import RunConfig
from gategrad.sweep import ResultsFile, RunsFailed, SweepInterrupted, sweep

LONG = replace(GOOD, train=replace(GOOD.train, epochs=2000))


def process_of(config: RunConfig, runs: Path) -> int:
    """The process that trains a run, once it does."""
    history = runs / config.run_id / "history.jsonl"
    wait_until(lambda: history.exists() and bool(history.read_text()))
    return int((runs / config.run_id / ".lock").read_text())


def test_a_crash_is_a_failed_run_and_the_next_one_goes_on(tmp_path: Path) -> None:
    def kill() -> None:
        os.kill(process_of(LONG, tmp_path), signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    with pytest.raises(RunsFailed) as caught:
        sweep([LONG, OTHER], tmp_path / "results.jsonl", keep=tmp_path, progress=False)
    killer.join()
    why = "its process was killed by SIGKILL (out of memory?)"
    assert caught.value.failures == {LONG.run_id: why}
    assert list(ResultsFile(tmp_path / "results.jsonl").read()) == [OTHER.run_id]


@pytest.mark.skipif(sys.platform != "linux", reason="processes are spawned")
def test_a_run_goes_on_when_what_has_forked_it_is_killed(tmp_path: Path) -> None:
    configs = [replace(GOOD, train=replace(GOOD.train, epochs=40)), OTHER]
    parents: list[int] = []

    def kill() -> None:
        status = Path(f"/proc/{process_of(configs[0], tmp_path)}/status").read_text()
        parents.append(int(status.split("PPid:")[1].split()[0]))
        os.kill(parents[0], signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    lines = sweep(configs, tmp_path / "results.jsonl", keep=tmp_path, progress=False)
    killer.join()
    assert parents[0] != os.getpid()
    assert [line["run_id"] for line in lines] == [config.run_id for config in configs]


def test_ctrl_c_in_the_middle_and_on_again(study: tuple[Path, RunsFailed], tmp_path: Path) -> None:
    long = replace(GOOD, train=replace(GOOD.train, epochs=120))
    file = yielding(tmp_path, GOOD, long)
    results = tmp_path / "study.jsonl"
    ResultsFile(results).append(study[1].results[0])
    command = [sys.executable, "-m", "gategrad.cli", "sweep", str(file), "--threads", "1"]
    process = subprocess.Popen(
        [*command, "--runs", str(tmp_path)],
        stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    history = tmp_path / long.run_id / "history.jsonl"
    wait_until(lambda: history.exists() and bool(history.read_text()))
    # As a terminal does it: all processes get the signal, the run's too.
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "stopped by SIGINT with 1 of 2 runs finished; the same call again goes on" in errors
    assert "Traceback" not in errors
    before = history.read_text()
    usage = json.loads((tmp_path / long.run_id / "usage.json").read_text())
    assert 0 < before.count("\n") < 120
    first, second = sweep([GOOD, long], results, threads=1, keep=tmp_path, progress=False)
    assert first == study[1].results[0]
    assert (second["run_id"], second["steps"]) == (long.run_id, 1200)
    assert history.read_text().startswith(before), "it began anew"
    assert second["seconds"] > usage["seconds"] > 0


def test_a_second_ctrl_c_kills_the_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = active_children()  # of other tests, such as joblib's
    running: list[int] = []

    def interrupt(*_: Any) -> None:
        running.append(process_of(LONG, tmp_path))
        raise KeyboardInterrupt

    monkeypatch.setattr(gategrad.sweep.scheduler, "wait_for", interrupt)
    with pytest.raises(SweepInterrupted, match=r"were killed; the same call again goes on"):
        sweep([LONG], tmp_path / "results.jsonl", keep=tmp_path, progress=False)
    with pytest.raises(ProcessLookupError):
        os.kill(running[0], 0)
    assert not (tmp_path / LONG.run_id / "usage.json").exists(), "it ended by itself"
    assert len(active_children()) <= len(before)
