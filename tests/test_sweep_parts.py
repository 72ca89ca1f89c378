"""Sizes, shards, memory, what is observed; and a study that is killed halfway."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import gategrad.sweep.scheduler
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.report import Rows, read_rows
from gategrad.sweep import ResultsFile, RunsFailed, load_study, only, shard, sweep
from gategrad.sweep.estimates import available_mb, estimated_mb, estimated_work
from gategrad.sweep.run_process import Job, outcome_of
from gategrad.sweep.scheduler import LocalRuns

GOOD = RunConfig(
    data=DataConfig("synthetic", n_classes=3),
    model=ModelConfig(layers=2, width=60, tau=3.0),
    train=TrainConfig(epochs=2, lr=0.05),
)
SEVERAL = [replace(GOOD, seed=seed) for seed in range(5)]
FILE = """
from dataclasses import replace
from gategrad.config import *
OBSERVE = ("history",)
GOOD = {base!r}
def runs(scale):
    if scale not in ("one", "many"):
        raise KeyError(scale)
    for seed in range(1 if scale == "one" else {number}):
        yield replace(GOOD, seed=seed)
"""


def file_of(folder: Path, base: RunConfig = GOOD, number: int = 5) -> Path:
    path = folder / "study.py"
    path.write_text(FILE.format(base=base, number=number))
    return path


def call(*arguments: object) -> Any:
    return CliRunner().invoke(app, ["sweep", *map(str, arguments)])


def test_a_study_of_several_sizes(tmp_path: Path) -> None:
    file = file_of(tmp_path)
    assert load_study(file, "many") == (SEVERAL, ("history",))
    assert load_study(file, "one").configs == SEVERAL[:1]
    with pytest.raises(ValueError, match=r"several sizes: choose one \(--scale\)"):
        load_study(file)
    with pytest.raises(ValueError, match="KeyError: 'tiny'"):
        load_study(file, "tiny")
    example = Path(__file__).parents[1] / "examples" / "sweep_digits.py"
    with pytest.raises(ValueError, match="has no scale: leave it out"):
        load_study(example, "one")
    listed = call(file, "--scale", "many", "--shard", "2/2", "--list", "--json").output
    ids = [json.loads(line)["run_id"] for line in listed.splitlines()]
    assert ids == [SEVERAL[1].run_id, SEVERAL[3].run_id]


def test_shards_are_all_runs_once() -> None:
    parts = [shard(SEVERAL, f"{i}/3") for i in (1, 2, 3)]
    assert sorted((c for part in parts for c in part), key=lambda c: c.seed) == SEVERAL
    for text in ("0/3", "4/3", "1", "a/b", "1/", "-1/3"):
        with pytest.raises(ValueError, match="a shard is i/n"):
            shard(SEVERAL, text)
    with pytest.raises(ValueError, match="shard 6/6 of 5 runs has none"):
        shard(SEVERAL, "6/6")


def test_runs_by_their_ids() -> None:
    assert only(SEVERAL, f"{SEVERAL[2].run_id[:8]}, {SEVERAL[0].run_id}") == [
        SEVERAL[2],
        SEVERAL[0],
    ]
    with pytest.raises(ValueError, match="0 of 5 runs have an id like 'zz'"):
        only(SEVERAL, "zz")


@pytest.mark.parametrize("study", ["heads", "tau", "tau-rule", "recipes"])
def test_memory_is_not_underestimated(study: str) -> None:
    # Of runs whose memory was measured.
    results = Path(__file__).parents[1] / "experiments" / "results" / f"{study}.jsonl"
    ratios = []
    for line in results.read_text().splitlines():
        row = json.loads(line)
        if row.get("peak_mb"):
            config = RunConfig.from_json(json.dumps(row["config"]))
            ratios.append(estimated_mb(config) / row["peak_mb"])
    assert min(ratios) > 0.93
    assert max(ratios) < 1.7


def test_work_is_in_proportion() -> None:
    wide = replace(GOOD, model=replace(GOOD.model, width=60_000))
    long = replace(wide, train=replace(wide.train, epochs=20))
    assert estimated_work(GOOD) < estimated_work(wide) < estimated_work(long)
    assert 0 < available_mb() < 1e8


def test_no_run_starts_without_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need = estimated_mb(GOOD)
    local = LocalRuns(4, memory_mb=2.5 * need)
    assert local.fits(GOOD, [GOOD])
    assert not local.fits(GOOD, [GOOD, GOOD])
    # One that never fits fails; nothing is started for it.
    monkeypatch.setattr(
        gategrad.sweep.scheduler, "RunProcess", lambda job: pytest.fail(f"{job} was started")
    )
    with pytest.raises(RunsFailed, match=r"needs about [\d,]+ MB of memory, and 100 MB are free"):
        sweep([GOOD], tmp_path / "x.jsonl", keep=tmp_path, memory_mb=100, progress=False)
    listed = json.loads((tmp_path / GOOD.run_id / "error.json").read_text())
    assert "--memory" in listed["error"]


def test_a_line_says_what_was_observed(tmp_path: Path) -> None:
    names = ("history", "classes", "activation", "pruning", "refit", "speed")
    outcome = outcome_of(Job(GOOD, tmp_path / "a", None, 1, "cpu", names))
    assert outcome.error is None
    assert outcome.result is not None
    observed = outcome.result["observed"]
    assert len(observed["valid_discrete_accuracy"]) == 2
    assert len(observed["class_accuracy"]) == 3
    assert abs(sum(observed["histogram"]) - 1) < 1e-4
    # 20 outputs per class: steps of 5 %.
    assert observed["pruned_percent"] == [5.0 * i for i in range(20)]
    assert len(observed["pruning_accuracy"]) == len(observed["gates_removed"]) == 20
    assert observed["gates_removed"][0] == 0
    assert 0 <= observed["refit_512"] <= 1
    assert observed["samples_per_s"] > 1000
    plain = replace(GOOD, model=ModelConfig(network="mlp", layers=1, width=16))
    outcome = outcome_of(Job(plain, tmp_path / "b", None, 1, "cpu", names))
    assert outcome.result is not None
    observed = outcome.result["observed"]
    assert set(observed) == {
        "valid_discrete_accuracy", "valid_relaxed_accuracy", "loss", "class_accuracy",
        "samples_per_s",
    }  # fmt: skip
    with pytest.raises(ValueError, match=r"must be of history.*got 'nothing'"):
        sweep([GOOD], tmp_path / "x.jsonl", observe=["nothing"])


@pytest.mark.slow
def test_a_killed_study_loses_and_repeats_nothing(tmp_path: Path) -> None:
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
        os.killpg(process.pid, signal.SIGKILL)  # the run's process, too
        process.wait()
    before = results.read_bytes()
    finished = list(ResultsFile(results).read())
    assert 1 <= len(finished) < 3
    results.write_bytes(before + b'{"run_id": "half of a li')  # as the kill could have left it
    # A report of what there is passes over the half line.
    with pytest.warns(RuntimeWarning, match="is cut off"):
        rows = read_rows([results])
    measured = Rows(rows, "many").measured([replace(long, seed=seed) for seed in range(3)])
    assert measured is not None
    assert [row.config.seed for row in measured.rows] == list(range(len(finished)))
    untouched = {i: (runs / i / "result.json").stat().st_mtime for i in finished}
    subprocess.run(command, check=True, capture_output=True, timeout=1200)
    lines = [json.loads(line) for line in results.read_text().splitlines()]
    assert len(lines) == len({line["run_id"] for line in lines}) == 3, "nothing twice"
    assert results.read_bytes().startswith(before)
    for run_id, time_before in untouched.items():
        assert (runs / run_id / "result.json").stat().st_mtime == time_before
