"""Studies of many runs: what is in the file, what is run, and what is left for the next call."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from datetime import UTC, datetime
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from small_studies import BAD, GOOD, OTHER, call_sweep, result_of, yielding

import gategrad.sweep.scheduler
from gategrad.runs.training_run import train_run
from gategrad.sweep import ResultsFile, RunsFailed, sweep
from gategrad.sweep.fork_server import ForkServer
from gategrad.sweep.progress import seconds_left
from gategrad.sweep.run_process import run_server
from gategrad.sweep.scheduler import LocalRuns


def test_finished_runs_are_lines_and_a_failing_one_stops_no_other(
    study: tuple[Path, RunsFailed],
) -> None:
    folder, error = study
    lines = [json.loads(line) for line in (folder / "study.jsonl").read_text().splitlines()]
    assert {line["run_id"] for line in lines} == {GOOD.run_id, OTHER.run_id}
    assert [result["run_id"] for result in error.results] == [GOOD.run_id, OTHER.run_id]
    assert list(error.failures) == [BAD.run_id]
    assert "2 outputs cannot serve 3 classes" in error.failures[BAD.run_id]
    assert BAD.run_id in str(error)
    for line in lines:
        stored = json.loads((folder / "runs" / line["run_id"] / "result.json").read_text())
        assert len(stored.pop("classes")) == 3
        assert stored == {name: line[name] for name in stored}
        assert line["seconds"] >= line["train_seconds"] > 0
        assert line["cpu_seconds"] > 0
        assert 50 < line["peak_mb"] < 5000
        age = datetime.now(UTC) - datetime.fromisoformat(line["finished"])
        assert -1 < age.total_seconds() < 600


def test_runs_beside_each_other_have_the_bits_of_runs_alone(
    study: tuple[Path, RunsFailed], tmp_path: Path
) -> None:
    _, error = study
    for config, found in zip([GOOD, OTHER], error.results, strict=True):
        alone = train_run(config, tmp_path / config.run_id, threads=1, progress=False)
        measured = {"train_seconds", "commit", "classes"}
        assert {n: found[n] for n in alone.keys() - measured} == {
            n: alone[n] for n in alone.keys() - measured
        }


def test_runs_of_several_calls_are_forks_of_one_process_and_memory_is_each_run_s_own(
    tmp_path: Path,
) -> None:
    model = replace(GOOD.model, width=300_000, layers=2)
    wide = replace(GOOD, model=model, train=replace(GOOD.train, steps=1, epochs=1))
    options: dict[str, Any] = {"threads": 1, "keep": tmp_path, "progress": False}
    before = active_children()
    with run_server() as server:
        (first,) = sweep([GOOD], tmp_path / "a.jsonl", server=server, **options)
        children = active_children()
        lines = sweep([wide, OTHER], tmp_path / "b.jsonl", server=server, **options)
        assert active_children() == children
    assert not set(active_children()) - set(before)
    assert len(children) == len(before) + (sys.platform == "linux")
    # Weights, two moments and the best ones.
    assert lines[0]["peak_mb"] > first["peak_mb"] + 4 * 4 * 16 * 2 * 300_000 / 1e6
    assert abs(lines[1]["peak_mb"] - first["peak_mb"]) < 10


@pytest.mark.usefixtures("no_process")
@pytest.mark.parametrize("name", ["memory_mb", "server"])
def test_settings_of_this_machine_are_not_a_launcher_s(name: str, tmp_path: Path) -> None:
    server = ForkServer()
    options: dict[str, Any] = {"memory_mb": 1e5, "server": server}
    launcher = LocalRuns(1, server)
    with pytest.raises(ValueError, match=rf"{name} is of processes .* not of a launcher: leave it"):
        sweep([GOOD], tmp_path / "x.jsonl", launcher=launcher, **{name: options[name]})


@pytest.mark.usefixtures("no_process")
def test_finished_runs_are_skipped(
    study: tuple[Path, RunsFailed], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder, error = study
    before = (folder / "study.jsonl").read_bytes()
    options: dict[str, Any] = {"keep": tmp_path}
    assert sweep([OTHER, GOOD], folder / "study.jsonl", **options) == error.results[::-1]
    assert (folder / "study.jsonl").read_bytes() == before
    assert "2 of 2 runs are finished already" in capfd.readouterr().err


def test_a_run_finished_without_a_line_gets_one(
    study: tuple[Path, RunsFailed], tmp_path: Path
) -> None:
    # As after a call that was killed between the run's end and its line.
    folder, error = study
    out = tmp_path / "again.jsonl"
    assert sweep([GOOD], out, keep=folder / "runs", progress=False) == error.results[:1]


@pytest.mark.usefixtures("no_process")
def test_table_list_and_json(study: tuple[Path, RunsFailed], tmp_path: Path) -> None:
    folder, error = study
    file = yielding(tmp_path, GOOD, OTHER)
    options = ["--out", folder / "study.jsonl", "--runs", tmp_path, "--quiet"]
    table = call_sweep(file, *options).output.splitlines()
    assert table[0].split() == ["seed", "discrete", "relaxed", "train", "s"]
    discrete = [100 * result["discrete_test_accuracy"] for result in error.results]
    assert table[1].split()[:2] == ["0", f"{discrete[0]:.2f}"]
    assert table[2].split()[:2] == ["1", f"{discrete[1]:.2f}"]
    assert table[3].startswith("mean of 2")
    printed = call_sweep(file, *options, "--json").output.splitlines()
    assert [json.loads(line) for line in printed] == error.results
    file = yielding(tmp_path, GOOD, BAD, OTHER)
    rows = call_sweep(file, "--out", folder / "study.jsonl", "--list").output.splitlines()[1:]
    assert [row.split() for row in rows] == [
        [GOOD.run_id, "finished", "the", "first", "run"],
        [BAD.run_id, "-", "model.outputs=2"],
        [OTHER.run_id, "finished", "seed=1"],
    ]
    failed = call_sweep(
        file, "--out", folder / "study.jsonl", "--runs", folder / "runs", "--list"
    ).output.splitlines()[2]
    assert "failed: " in failed
    assert "2 outputs cannot serve 3 classes" in failed
    rows = call_sweep(file, "--list", "--json").output.splitlines()
    assert json.loads(rows[1]) == {
        "run_id": BAD.run_id, "finished": False, "difference": "model.outputs=2"
    }  # fmt: skip


def test_time_left() -> None:
    expected = {"a": 10.0, "b": 10.0, "c": 10.0}
    assert seconds_left(expected, {"a": 4.0}, places=1) == 26.0
    assert seconds_left(expected, {"a": 4.0, "b": 30.0}, places=2) == 10.0, "the last one alone"
    assert seconds_left({}, {}, places=2) == 0.0


@pytest.mark.usefixtures("no_process")
def test_what_another_call_trains_is_left_to_it(tmp_path: Path) -> None:
    options: dict[str, Any] = {"keep": tmp_path, "progress": False}
    claim = gategrad.sweep.run_folders.claim(tmp_path / GOOD.run_id)
    assert claim is not None
    with claim, pytest.warns(RuntimeWarning, match=f"left to another call.*{GOOD.run_id}"):
        assert sweep([GOOD], tmp_path / "results.jsonl", **options) == []


@pytest.mark.usefixtures("no_process")
def test_what_another_call_has_finished_meanwhile_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    claim = gategrad.sweep.run_folders.claim

    def late(folder: Path) -> Any:
        ResultsFile(path).append(result_of(GOOD))
        return claim(folder)

    monkeypatch.setattr(gategrad.sweep.scheduler, "claim", late)
    assert sweep([GOOD], path, keep=tmp_path, progress=False) == [result_of(GOOD)]
