"""Sizes, shards, memory, what is observed; and a study that is killed halfway."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import gategrad.sweep.scheduler
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.results import ResultRows, read_rows
from gategrad.sweep import ResultsFile, RunsFailed, estimates, load_study, only, shard, sweep
from gategrad.sweep.estimates import available_mb, estimated_mb, estimated_work
from gategrad.sweep.run_folders import claim, failures
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
    with pytest.raises(ValueError, match=r"runs\(scale\) in .*study\.py has no scale 'tiny'$"):
        load_study(file, "tiny")
    file.write_text(file.read_text() + "SCALES = ('one', 'many')\n")
    with pytest.raises(ValueError, match="no scale 'mny': it has one, many; did you mean many"):
        load_study(file, "mny")
    with pytest.raises(ValueError, match=r"choose one \(--scale\): one, many"):
        load_study(file)
    file.write_text(file.read_text() + "SCALES = 'many'\n")
    with pytest.raises(ValueError, match="no scale 'man': it has many; did you mean many"):
        load_study(file, "man")
    example = Path(__file__).parents[2] / "examples" / "sweep_digits.py"
    with pytest.raises(ValueError, match="has no scale: leave it out"):
        load_study(example, "one")
    listed = call(file, "--scale", "many", "--shard", "2/2", "--list", "--json").output
    ids = [json.loads(line)["run_id"] for line in listed.splitlines()]
    assert ids == [SEVERAL[1].run_id, SEVERAL[3].run_id]


EXPERIMENT = """
from gategrad.config import *
from gategrad.results import Section
TITLE, CLAIM, PLACE = "A title", "A claim", {place}
OBSERVE = {observe}
def runs(scale):
    return {runs!r}
def report(rows):
    return Section()
"""


def test_a_folder_of_experiments_shares_its_runs(tmp_path: Path) -> None:
    folder, out, runs = tmp_path / "all", tmp_path / "out", tmp_path / "runs"
    folder.mkdir()
    bad = [replace(GOOD, model=replace(GOOD.model, outputs=2), seed=seed) for seed in (0, 1)]
    for name, place, observe, configs in (
        ("later", 2.0, ("history",), SEVERAL[:2]), ("first", 1.0, (), [SEVERAL[1], *bad]),
    ):  # fmt: skip
        text = EXPERIMENT.format(place=place, observe=observe, runs=configs)
        (folder / f"{name}.py").write_text(text)
    (folder / "helper.py").write_text("X = 1\n")
    arguments = (folder, "--scale", "x", "--runs", runs, "--threads", "1", "--quiet")
    result = call(*arguments, "--out", out)
    assert result.exit_code == 1
    headings = [line for line in result.stdout.splitlines() if line.endswith(".py")]
    # In the order of the paper; a failure ends nothing else.
    assert headings == [str(folder / "first.py"), str(folder / "later.py")]
    (said,) = result.stderr.splitlines()
    assert said.startswith(f"gategrad: run {bad[0].run_id} and 1 more: ")
    first, later = (ResultsFile(out / f"{name}-x.jsonl").read() for name in ("first", "later"))
    assert list(first) == [SEVERAL[1].run_id]
    assert set(later) == {config.run_id for config in SEVERAL[:2]}
    # Trained once, and observed as each asks.
    both = SEVERAL[1].run_id
    assert later[both]["train_seconds"] == first[both]["train_seconds"]
    assert "observed" not in first[both]
    assert len(later[both]["observed"]["loss"]) == 2

    # Shards are of all different runs: one that is shared is in one shard, of both experiments.
    def listed(shard: str) -> list[tuple[str, str]]:
        lines = call(*arguments, "--out", out, "--shard", shard, "--list", "--json").stdout
        found = [json.loads(line) for line in lines.splitlines()]
        return [(line["study"], line["run_id"]) for line in found]

    assert listed("1/4") == [("first", both), ("later", both)]
    assert listed("3/4") == [("first", bad[1].run_id)]
    for wrong, message in (
        (("--only", both), "--only is for one file of runs"),
        (("--out", folder / "helper.py"), "--out is a folder of results"),
        (("--out", tmp_path / "x.jsonl"), "--out is a folder of results"),
    ):
        refused = call(*arguments, *wrong)
        assert (refused.exit_code, message in refused.stderr) == (2, True)
    assert "no experiments in" in call(tmp_path / "out", "--scale", "x").stderr
    refused = call(folder / "first.py", "--scale", "x", "--out", out)
    assert "--out is a file of results" in refused.stderr


def test_an_interrupted_folder_tells_what_failed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, name in enumerate(("first", "later")):
        text = EXPERIMENT.format(place=float(place), observe=(), runs=[GOOD])
        (tmp_path / f"{name}.py").write_text(text)
    ends: list[BaseException] = [RunsFailed({"abc": "it broke"}, []), KeyboardInterrupt()]

    def end(*_: Any, **__: Any) -> None:
        raise ends.pop(0)

    monkeypatch.setattr(gategrad.sweep, "sweep", end)
    result = call(tmp_path, "--scale", "x", "--out", tmp_path / "out", "--quiet")
    assert result.exit_code == 130
    assert result.stderr.splitlines() == [
        "gategrad: run abc: it broke",
        f"gategrad: {tmp_path / 'later.py'}: interrupted; the same call again goes on",
    ]


def test_what_is_observed_is_a_name_or_names(tmp_path: Path) -> None:
    file = file_of(tmp_path)
    text = file.read_text()
    file.write_text(text.replace('("history",)', '("history")'))  # the comma forgotten
    assert load_study(file, "one").observe == ("history",)
    file.write_text(text.replace('("history",)', "3"))
    with pytest.raises(ValueError, match=r"OBSERVE in .*study\.py must be names"):
        load_study(file, "one")
    with pytest.raises(ValueError, match=r"got 'histroy'; did you mean history\?"):
        sweep([GOOD], tmp_path / "x.jsonl", observe="histroy")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--trials", "3"], "--trials is for a search"),
        (["--space", "model.tau=1,2"], "--space is for a search"),
        (["--ray", "local", "--memory", "900"], "--memory is for this machine"),
        (["--ray", "local", "--processes", "2"], "--processes is for this machine"),
        (["--gpus", "0.5"], "--gpus is for a Ray cluster"),
    ],
)
def test_an_option_that_would_be_passed_over_is_refused(
    tmp_path: Path, options: list[str], message: str
) -> None:
    result = call(file_of(tmp_path), "--scale", "one", *options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert not list(tmp_path.glob("*.jsonl"))


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("damage", ["discrete_test_accuracy", "seconds"])
def test_a_study_is_not_gone_on_with_on_a_damaged_file(tmp_path: Path, damage: str) -> None:
    file, results = file_of(tmp_path), tmp_path / "study-one.jsonl"
    whole = {"run_id": GOOD.run_id, "discrete_test_accuracy": 0.5, "seconds": 1.0}
    results.write_text(json.dumps(whole | {damage: "x"}) + "\n" + '{"run_id": "half')
    before = results.read_bytes()
    for options in (["--quiet"], ["--list"]):
        result = call(file, "--scale", "one", *options)
        assert result.exit_code == 2
        assert f"line 1 of {results} is not a result ({damage} must be a number" in result.stderr
    assert results.read_bytes() == before
    results.write_text(json.dumps(whole) + "\n" + '{"run_id": "half')
    result = call(file, "--scale", "one", "--quiet")  # finished: nothing is trained
    assert result.exit_code == 0, result.output
    assert "is cut off and is ignored" in result.stderr
    assert "50.00 %" in result.stdout


def test_a_note_about_a_run_is_not_its_result(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "x.jsonl")
    file.append({"run_id": GOOD.run_id, "histogram": [1.0]})
    assert file.read() == {}
    file.append({"run_id": GOOD.run_id, "discrete_test_accuracy": 0.5})
    assert list(file.read()) == [GOOD.run_id]
    assert [number for number, _ in file.numbered()] == [1, 2]


def test_unfinished_files_of_killed_writers_go(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    left = [
        path.parent / f".{path.name}.0123456789abcdef"
        for path in (folder.training, folder.circuit, folder.columns, folder.result,
                     folder.path / "usage.json", folder.path / "error.json")
    ]  # fmt: skip
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("half")
    claimed = claim(folder.path)
    assert claimed is not None
    with claimed, folder.locked():
        assert not [path for path in left if path.exists()]


def test_a_run_waits_for_the_process_of_a_killed_study(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Which holds the run's folder until its step ends.
    folder = RunFolder(tmp_path / GOOD.run_id)
    waited: list[float] = []
    with ExitStack() as holding:
        holding.enter_context(folder.locked())

        def end(seconds: float) -> None:
            waited.append(seconds)
            holding.close()

        monkeypatch.setattr("gategrad.sweep.run_process.sleep", end)
        outcome = outcome_of(Job(GOOD, folder.path, None, 1, "cpu"))
    assert outcome.error is None
    assert len(waited) == 1


def test_shards_are_all_runs_once() -> None:
    parts = [shard(SEVERAL, f"{i}/3") for i in (1, 2, 3)]
    assert sorted((c for part in parts for c in part), key=lambda c: c.seed) == SEVERAL
    for text in ("0/3", "4/3", "1", "a/b", "1/", "-1/3", "²/3"):
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
    with pytest.raises(ValueError, match="no run is named: give ids with commas between, got ','"):
        only(SEVERAL, ",")


@pytest.mark.parametrize("study", ["heads", "tau", "tau-rule", "recipes"])
def test_memory_is_not_underestimated(study: str) -> None:
    # Of runs whose memory was measured.
    results = Path(__file__).parents[2] / "experiments" / "results" / f"{study}.jsonl"
    ratios = []
    for line in results.read_text().splitlines():
        row = json.loads(line)
        if row.get("peak_mb"):
            config = RunConfig.from_json(json.dumps(row["config"]))
            ratios.append(estimated_mb(config) / row["peak_mb"])
    assert min(ratios) > 0.93
    assert max(ratios) < 1.7


def test_a_table_is_its_rows_and_columns(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("a,b,y\n" + "1,2,x\n" * 20_000)
    small = replace(GOOD, data=DataConfig(str(path), n_thresholds=3))
    wide = tmp_path / "wide.csv"
    wide.write_text(",".join([f"c{i}" for i in range(40)]) + "\n" + "1," * 39 + "x\n")
    assert estimates._own_file(path) == (20_001, 2)
    assert estimates._own_file(wide) == (2, 39)
    # Rows decide the number of steps, whatever number of characters they have.
    double = tmp_path / "u.csv"
    double.write_text("a,b,y\n" + "1.000000,2.000000,x\n" * 20_000)
    again = replace(GOOD, data=DataConfig(str(double), n_thresholds=3))
    assert estimated_work(again) == estimated_work(small)
    assert estimated_mb(again) == estimated_mb(small)
    assert estimated_mb(small) > estimated_mb(replace(GOOD, data=DataConfig(str(wide)))) + 4


def test_work_is_in_proportion() -> None:
    wide = replace(GOOD, model=replace(GOOD.model, width=60_000))
    long = replace(wide, train=replace(wide.train, epochs=20))
    assert estimated_work(GOOD) < estimated_work(wide) < estimated_work(long)
    assert 0 < available_mb() < 1e8


def test_no_run_starts_without_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need = estimated_mb(GOOD)
    for wrong in (float("nan"), 0.0, -5.0):
        with pytest.raises(ValueError, match="must be a positive number"):
            sweep([GOOD], tmp_path / "x.jsonl", keep=tmp_path, memory_mb=wrong, progress=False)
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
