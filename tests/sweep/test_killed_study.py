"""A study that is killed halfway loses and repeats nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from small_studies import GOOD, file_of

from gategrad.results import ResultRows, read_rows
from gategrad.sweep import ResultsFile, RunsFailed, sweep
from gategrad.sweep.run_folders import failures


def hidden(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob(".*")}


@pytest.mark.slow
@pytest.mark.parametrize("whole", [True, False], ids=["all processes", "the parent"])
def test_a_killed_study_loses_and_repeats_nothing(whole: bool, tmp_path: Path) -> None:
    long = replace(GOOD, train=replace(GOOD.train, epochs=25))
    file, results, runs = file_of(tmp_path, long, 3), tmp_path / "out.jsonl", tmp_path / "runs"
    command = [sys.executable, "-m", "gategrad.cli", "sweep", str(file), "--scale", "many"]
    command += ["--out", str(results), "--runs", str(runs), "--threads", "1", "--quiet"]
    process = subprocess.Popen(command, start_new_session=True)
    try:
        end = time.monotonic() + 1200
        second = runs / replace(long, seed=1).run_id / "history.jsonl"
        while not (results.exists() and second.exists() and second.read_bytes()):
            assert time.monotonic() < end
            assert process.poll() is None
            time.sleep(0.02)
    finally:
        if whole:
            os.killpg(process.pid, signal.SIGKILL)  # the run's process, too
        else:
            process.kill()
        process.wait()
    before = results.read_bytes()
    finished = list(ResultsFile(results).read())
    assert 1 <= len(finished) < 3
    interrupted = second.read_bytes()
    interrupted = interrupted[: interrupted.rfind(b"\n") + 1]
    results.write_bytes(before + b'{"run_id": "half of a li')  # as the kill could have left it
    # Unfinished files as well.
    (second.parent / ".history.jsonl.0123").write_text("half")
    # A report of what there is passes over the half line.
    with pytest.warns(RuntimeWarning, match="is cut off"):
        rows = read_rows([results])
    measured = ResultRows(rows, "many").measured([replace(long, seed=seed) for seed in range(3)])
    assert measured is not None
    assert [row.config.seed for row in measured.rows] == list(range(len(finished)))
    untouched = {i: (runs / i / "result.json").stat().st_mtime for i in finished}
    subprocess.run(command, check=True, capture_output=True, timeout=1200)
    lines = [json.loads(line) for line in results.read_text().splitlines()]
    assert len(lines) == len({line["run_id"] for line in lines}) == 3, "nothing twice"
    assert results.read_bytes().startswith(before)
    for run_id, time_before in untouched.items():
        assert (runs / run_id / "result.json").stat().st_mtime == time_before
    assert second.read_bytes().startswith(interrupted), "it began anew"
    assert second.read_bytes().count(b"\n") == 25
    assert hidden(runs) == {".lock", ".claim"}


@pytest.mark.slow
def test_a_killed_worker_costs_its_own_run_only(tmp_path: Path) -> None:
    configs = [replace(GOOD, train=replace(GOOD.train, epochs=20), seed=seed) for seed in range(3)]
    history = tmp_path / configs[1].run_id / "history.jsonl"
    before: list[bytes] = []

    def kill() -> None:
        end = time.monotonic() + 600
        while not history.exists() or history.read_bytes().count(b"\n") < 3:
            if time.monotonic() > end:
                return
            time.sleep(0.02)
        os.kill(int((history.parent / ".lock").read_text()), signal.SIGKILL)
        before.append(history.read_bytes())

    killer = threading.Thread(target=kill)
    killer.start()
    options: dict[str, Any] = {"processes": 2, "threads": 1, "keep": tmp_path, "progress": False}
    with pytest.raises(RunsFailed, match=r"killed by SIGKILL \(out of memory\?\)") as caught:
        sweep(configs, tmp_path / "x.jsonl", **options)
    killer.join()
    assert list(caught.value.failures) == [configs[1].run_id]
    assert [r["run_id"] for r in caught.value.results] == [configs[0].run_id, configs[2].run_id]
    assert list(failures(configs, tmp_path)) == [configs[1].run_id]
    lines = (tmp_path / "x.jsonl").read_bytes()
    rows = ResultRows(read_rows([tmp_path / "x.jsonl"]), "x").measured(configs)
    assert rows is not None
    assert len(rows.values) == 2
    assert len(sweep(configs, tmp_path / "x.jsonl", **options)) == 3
    assert (tmp_path / "x.jsonl").read_bytes().startswith(lines)
    assert (tmp_path / "x.jsonl").read_bytes().count(b"\n") == 3
    whole = before[0][: before[0].rfind(b"\n") + 1]
    assert history.read_bytes().startswith(whole), "it began anew"
    assert not failures(configs, tmp_path)
    assert hidden(tmp_path) == {".lock", ".claim"}
