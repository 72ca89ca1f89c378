"""Studies of many runs: what is in the file, what is run, and what is left for the next call."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import gategrad.sweep.scheduler
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.config.differences import difference, varying
from gategrad.results.terminal_study import results_table
from gategrad.runs.training_run import train_run
from gategrad.sweep import ResultsFile, RunsFailed, SweepInterrupted, load_configs, sweep
from gategrad.sweep.progress import seconds_left

GOOD = RunConfig(
    data=DataConfig("synthetic", n_classes=3),
    model=ModelConfig(layers=2, width=60, tau=3.0),
    train=TrainConfig(epochs=3, lr=0.05),
)
OTHER = replace(GOOD, seed=1)
# Building the model refuses it: 2 outputs cannot serve 3 classes.
BAD = replace(GOOD, model=replace(GOOD.model, outputs=2))
IMPORTS = "from dataclasses import replace\nfrom gategrad.config import *\n"


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, RunsFailed]:
    """The folder of a study with a failing run among good ones, and the error."""
    folder = tmp_path_factory.mktemp("study")
    with pytest.raises(RunsFailed) as caught:
        sweep(
            [GOOD, BAD, OTHER],
            folder / "study.jsonl",
            processes=2,
            threads=1,
            keep=folder / "runs",
            progress=False,
        )
    return folder, caught.value


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a run is a failure of the test."""
    monkeypatch.setattr(
        gategrad.sweep.scheduler, "RunProcess", lambda job: pytest.fail(f"{job} was started")
    )


def call(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["sweep", *map(str, arguments)])


def python_file(folder: Path, body: str) -> Path:
    path = folder / "study.py"
    path.write_text(IMPORTS + body)
    return path


def yielding(folder: Path, *configs: RunConfig) -> Path:
    return python_file(folder, f"def runs():\n    yield from {list(configs)!r}\n")


def result_of(config: RunConfig, accuracy: float = 0.5) -> dict[str, Any]:
    return {
        "run_id": config.run_id,
        "discrete_test_accuracy": accuracy,
        "relaxed_binary_test_accuracy": accuracy,
        "train_seconds": 1.0,
        "seconds": 2.0,
    }


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


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
        assert stored == {name: line[name] for name in stored}
        assert line["seconds"] >= line["train_seconds"] > 0
        assert 50 < line["peak_mb"] < 5000
        age = datetime.now(UTC) - datetime.fromisoformat(line["finished"])
        assert -1 < age.total_seconds() < 600


def test_runs_beside_each_other_have_the_bits_of_runs_alone(
    study: tuple[Path, RunsFailed], tmp_path: Path
) -> None:
    _, error = study
    for config, found in zip([GOOD, OTHER], error.results, strict=True):
        alone = train_run(config, tmp_path / config.run_id, threads=1, progress=False)
        measured = {"train_seconds", "commit"}
        assert {n: found[n] for n in alone.keys() - measured} == {
            n: alone[n] for n in alone.keys() - measured
        }


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
    table = call(file, *options).output.splitlines()
    assert table[0].split() == ["seed", "discrete", "relaxed", "train", "s"]
    discrete = [100 * result["discrete_test_accuracy"] for result in error.results]
    assert table[1].split()[:2] == ["0", f"{discrete[0]:.2f}"]
    assert table[2].split()[:2] == ["1", f"{discrete[1]:.2f}"]
    assert table[3].startswith("mean of 2")
    printed = call(file, *options, "--json").output.splitlines()
    assert [json.loads(line) for line in printed] == error.results
    file = yielding(tmp_path, GOOD, BAD, OTHER)
    rows = call(file, "--out", folder / "study.jsonl", "--list").output.splitlines()[1:]
    assert [row.split() for row in rows] == [
        [GOOD.run_id, "finished", "the", "first", "run"],
        [BAD.run_id, "-", "model.outputs=2"],
        [OTHER.run_id, "finished", "seed=1"],
    ]
    failed = call(
        file, "--out", folder / "study.jsonl", "--runs", folder / "runs", "--list"
    ).output.splitlines()[2]
    assert "failed: " in failed
    assert "2 outputs cannot serve 3 classes" in failed
    rows = call(file, "--list", "--json").output.splitlines()
    assert json.loads(rows[1]) == {
        "run_id": BAD.run_id, "finished": False, "difference": "model.outputs=2"
    }  # fmt: skip


def test_a_failed_run_is_exit_code_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(configs: Any, results: Any, **options: Any) -> Any:
        assert results == tmp_path / "study.jsonl"
        assert options["keep"] == Path("runs/study")
        assert options["observe"] == ()
        raise RunsFailed({BAD.run_id: "too bad"}, [result_of(GOOD)])

    monkeypatch.setattr("gategrad.sweep.sweep", failing)
    result = call(yielding(tmp_path, GOOD, BAD))
    assert result.exit_code == 1
    assert result.stderr == f"gategrad: run {BAD.run_id}: too bad\n"
    assert "50.00 %" in result.stdout


def test_mean_and_deviation_over_seeds() -> None:
    hot = replace(GOOD, model=replace(GOOD.model, tau=2.5))
    configs = [GOOD, hot, OTHER]  # the seeds of one setting need not follow each other
    results = [result_of(GOOD, 0.5), result_of(hot, 0.7), result_of(OTHER, 0.6)]
    table = results_table(configs, {result["run_id"]: result for result in results})
    columns = {column.header: list(column.cells) for column in table.columns}
    assert columns["model.tau"] == ["3", "3", "3", "2.5"]
    assert columns["seed"] == ["0", "1", "mean of 2", "0"]
    assert columns["discrete"] == ["50.00 %", "60.00 %", "55.00 ± 7.07 %", "70.00 %"]
    assert columns["train s"] == ["1.0", "1.0", "1.0 ± 0.0", "1.0"]


def test_differences() -> None:
    data = replace(GOOD.data, thresholds=(0.25, 0.5))
    other = replace(OTHER, data=data, train=replace(GOOD.train, steps=7))
    assert varying([GOOD, other]) == ["data.thresholds", "train.steps", "seed"]
    assert difference(other, GOOD) == "data.thresholds=0.25,0.5 train.steps=7 seed=1"
    assert difference(GOOD, other) == "data.thresholds=0.5 train.steps=None seed=0"
    assert difference(GOOD, GOOD) == ""


def test_time_left() -> None:
    expected = {"a": 10.0, "b": 10.0, "c": 10.0}
    assert seconds_left(expected, {"a": 4.0}, places=1) == 26.0
    assert seconds_left(expected, {"a": 4.0, "b": 30.0}, places=2) == 10.0, "the last one alone"
    assert seconds_left({}, {}, places=2) == 0.0


@pytest.mark.parametrize("text", ['{"accuracy": 0.9}', "notes", "{}"])
def test_what_is_no_line_of_ours_is_never_cut_off(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"line 1 of .*notes\.json is not a result"):
        ResultsFile(path).append({"run_id": "x"})
    assert path.read_text() == text


def test_a_torn_last_line_is_passed_over_and_removed(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "sub" / "results.jsonl")
    assert file.read() == {}
    file.append(result_of(GOOD))
    whole = file.path.read_bytes()
    for torn in (b'{"run_id": "ab', b'{"a": ' + b"[" * 100_000):
        file.path.write_bytes(whole + torn)
        with pytest.warns(RuntimeWarning, match=r"last line of .*results\.jsonl is cut off"):
            assert list(file.read()) == [GOOD.run_id]
    file.append(result_of(OTHER))
    assert list(file.read()) == [GOOD.run_id, OTHER.run_id]
    assert file.path.read_bytes().startswith(whole + b'{"run_id": ')


def test_a_last_line_without_its_newline_counts(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.jsonl")
    file.append(result_of(GOOD))
    file.path.write_bytes(file.path.read_bytes()[:-1])
    assert list(file.read()) == [GOOD.run_id]
    file.append(result_of(OTHER))
    assert list(file.read()) == [GOOD.run_id, OTHER.run_id]


def test_the_first_result_of_a_run_stays(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.jsonl")
    file.append(result_of(GOOD, 0.25))
    file.append(result_of(GOOD, 0.75))
    assert file.read()[GOOD.run_id]["discrete_test_accuracy"] == 0.25
    assert file.path.read_text().count("\n") == 1


@pytest.mark.parametrize("line", ["junk", "[]", "{}", '{"run_id": 3}'])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{json.dumps(result_of(GOOD))}\n\n{line}\n")
    with pytest.raises(ValueError, match=rf"line 3 of {path} is not a result"):
        ResultsFile(path).read()
    with pytest.raises(ValueError, match="line 3"):
        ResultsFile(path).append(result_of(OTHER))


def test_a_full_disk_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = ResultsFile(tmp_path / "results.jsonl")
    file.append(result_of(GOOD))
    before = file.path.read_bytes()
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, data[:5]))
    with pytest.raises(OSError, match="no room for a line"):
        file.append(result_of(OTHER))
    assert file.path.read_bytes() == before


def test_a_file_of_runs(tmp_path: Path) -> None:
    (tmp_path / "study_helper.py").write_text("SEEDS = (0, 1)\n")
    body = (
        "from study_helper import SEEDS\n"
        f"BASE = {GOOD!r}\n"
        "def runs():\n"
        "    for seed in SEEDS:\n"
        "        yield replace(BASE, seed=seed)\n"
    )
    before = list(sys.path)
    assert load_configs(python_file(tmp_path, body)) == [GOOD, OTHER]
    assert sys.path == before
    example = Path(__file__).parents[2] / "examples" / "sweep_digits.py"
    assert varying(load_configs(example)) == ["model.tau", "seed"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("", r"study\.py must define a function runs\(\)"),
        ("runs = [RunConfig()]", r"must define a function runs\(\)"),
        ("def runs(): return None", "must yield RunConfigs, but it returned None"),
        ("def runs(): return []", "there are no runs"),
        ("def runs(): return [RunConfig(), 3]", "run 2 must be a RunConfig, got 3"),
        ("def runs(): return [RunConfig(seed=k % 2) for k in range(3)]", "runs 1 and 3 are the"),
        ("\ndef runs():\n    yield TrainConfig(lr=-1)", "line 5: ValueError: lr must be positive"),
        ("1 / 0", r"study\.py, line 3: ZeroDivisionError"),
        ("def", r"study\.py: SyntaxError"),
    ],
)
def test_wrong_files(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load_configs(python_file(tmp_path, body))


@pytest.mark.usefixtures("no_process")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([], "no file of runs at nowhere.py"),
        (["--processes", "0"], "processes must be at least 1, got 0"),
        (["--threads", "0"], "threads must be at least 1, got 0"),
    ],
)
def test_a_users_mistake_is_one_line_and_exit_code_two(
    tmp_path: Path, options: list[str], message: str
) -> None:
    file = yielding(tmp_path, GOOD) if options else "nowhere.py"
    result = call(file, *options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_help_has_examples() -> None:
    assert "gategrad sweep" in call("--help").output.split("Example")[1]


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
