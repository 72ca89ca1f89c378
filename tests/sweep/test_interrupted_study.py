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
from small_studies import GOOD, wait_until, yielding

import gategrad.sweep.scheduler
from gategrad.sweep import ResultsFile, RunsFailed, SweepInterrupted, sweep


def test_a_crash_is_a_failed_run(tmp_path: Path) -> None:
    # Other tests of this process may have left some, such as joblib's.
    before = active_children()

    def kill() -> None:
        wait_until(lambda: len(active_children()) > len(before))
        next(child for child in active_children() if child not in before).kill()

    killer = threading.Thread(target=kill)
    killer.start()
    with pytest.raises(RunsFailed, match=rf"{GOOD.run_id}: .*killed by SIGKILL"):
        sweep([GOOD], tmp_path / "results.jsonl", keep=tmp_path, progress=False)
    killer.join()
    assert not (tmp_path / "results.jsonl").exists()


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

    def interrupt(*_: Any) -> None:
        assert len(active_children()) == len(before) + 1
        raise KeyboardInterrupt

    monkeypatch.setattr(gategrad.sweep.scheduler, "wait_for", interrupt)
    with pytest.raises(SweepInterrupted, match=r"were killed; the same call again goes on"):
        sweep([GOOD], tmp_path / "results.jsonl", keep=tmp_path, progress=False)
    assert len(active_children()) <= len(before)
