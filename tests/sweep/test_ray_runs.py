"""Studies on a Ray cluster of this machine: results, a failing run, a lost worker."""

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

import pytest

ray = pytest.importorskip("ray", reason="needs Ray, the extra 'ray'")

from small_studies import GOOD

from gategrad.sweep import RunsFailed, sweep
from gategrad.sweep.ray_runs import RayRuns

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module")
def cluster():
    launcher = RayRuns("local", threads=1)
    yield launcher
    ray.shutdown()


def test_runs_are_those_of_this_machine(cluster: RayRuns, tmp_path: Path) -> None:
    bad = replace(GOOD, model=replace(GOOD.model, outputs=2))
    with pytest.raises(RunsFailed) as caught:
        sweep([GOOD, bad, replace(GOOD, seed=1)], tmp_path / "ray.jsonl", keep=tmp_path / "ray",
              threads=1, progress=False, launcher=cluster)  # fmt: skip
    assert list(caught.value.failures) == [bad.run_id]
    assert "2 outputs cannot serve 3 classes" in caught.value.failures[bad.run_id]
    here = sweep([GOOD], tmp_path / "here.jsonl", keep=tmp_path / "here", threads=1, progress=False)
    there = caught.value.results[0]
    for name in ("discrete_test_accuracy", "relaxed_binary_test_accuracy", "steps", "config"):
        assert there[name] == here[0][name]
    assert there["peak_mb"] > 50


def test_a_lost_workers_run_is_redone(cluster: RayRuns, tmp_path: Path) -> None:
    long = replace(GOOD, train=replace(GOOD.train, epochs=80))
    history = tmp_path / "runs" / long.run_id / "history.jsonl"
    lost: list[int] = []
    before: list[str] = []

    def kill() -> None:
        end = time.monotonic() + 120
        while not history.exists() or history.read_text().count("\n") < 3:
            if time.monotonic() > end:
                return
            time.sleep(0.05)
        lost.append(int((history.parent / ".lock").read_text()))
        os.kill(lost[0], signal.SIGKILL)
        text = history.read_text()
        before.append(text[: text.rfind("\n") + 1])

    killer = threading.Thread(target=kill)
    killer.start()
    results = sweep([GOOD, long], tmp_path / "x.jsonl", keep=tmp_path / "runs", threads=1,
                    progress=False, launcher=cluster)  # fmt: skip
    killer.join()
    assert lost, "the worker was never killed"
    assert [result["steps"] for result in results] == [2 * 10, 80 * 10]
    lines = (tmp_path / "x.jsonl").read_text().splitlines()
    assert {json.loads(line)["run_id"] for line in lines} == {GOOD.run_id, long.run_id}
    assert len(lines) == 2
    # From its checkpoint, with all epochs once.
    assert history.read_text().startswith(before[0])
    assert history.read_text().count("\n") == 80
    left = {path.name for path in (tmp_path / "runs").rglob(".*")}
    assert left == {".lock", ".claim"}, "temporary files pile up"


def test_a_killed_study_is_gone_on_with(cluster: RayRuns, tmp_path: Path) -> None:
    # The process that called is killed; its own cluster ends with it.
    file, results, runs = tmp_path / "study.py", tmp_path / "x.jsonl", tmp_path / "runs"
    long = [replace(GOOD, train=replace(GOOD.train, epochs=40), seed=seed) for seed in range(3)]
    file.write_text(f"from gategrad.config import *\ndef runs(): return {long!r}\n")
    command = [sys.executable, "-m", "gategrad.cli", "sweep", str(file), "--ray", "local"]
    command += ["--out", str(results), "--runs", str(runs), "--threads", "1", "--quiet"]
    process = subprocess.Popen(command)
    end = time.monotonic() + 300
    while not results.exists() or not results.read_bytes().endswith(b"\n"):
        assert time.monotonic() < end
        assert process.poll() is None
        time.sleep(0.02)
    process.kill()
    process.wait()
    before = results.read_bytes()
    finished = [json.loads(line)["run_id"] for line in before.splitlines()]
    assert 1 <= len(finished) < 3
    untouched = {i: (runs / i / "result.json").stat().st_mtime for i in finished}
    found = sweep(long, results, keep=runs, threads=1, progress=False, launcher=cluster)
    assert [result["run_id"] for result in found] == [config.run_id for config in long]
    assert results.read_bytes().startswith(before)
    assert results.read_bytes().count(b"\n") == 3
    assert untouched == {i: (runs / i / "result.json").stat().st_mtime for i in finished}


def test_what_the_cluster_never_has_is_refused(cluster: RayRuns, tmp_path: Path) -> None:
    huge = replace(GOOD, model=replace(GOOD.model, width=2_000_000_000))
    with pytest.raises(ValueError, match="the cluster's largest machine has"):
        cluster.fits(huge, [])
    greedy = RayRuns("local", threads=1, gpus=0.5)
    with pytest.raises(ValueError, match=r"needs 0\.5 GPUs, and no machine has more than 0"):
        greedy.fits(GOOD, [])
