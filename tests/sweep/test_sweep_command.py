"""``gategrad sweep``: its words and their mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from small_studies import BAD, GOOD, call_sweep, file_of, result_of, yielding

from gategrad.sweep import RunsFailed


def test_a_failed_run_is_exit_code_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(configs: Any, results: Any, **options: Any) -> Any:
        assert results == tmp_path / "study.jsonl"
        assert options["keep"] == Path("runs/study")
        assert options["observe"] == ()
        raise RunsFailed({BAD.run_id: "too bad"}, [result_of(GOOD)])

    monkeypatch.setattr("gategrad.sweep.sweep", failing)
    result = call_sweep(yielding(tmp_path, GOOD, BAD))
    assert result.exit_code == 1
    assert result.stderr == f"gategrad: run {BAD.run_id}: too bad\n"
    assert "50.00 %" in result.stdout


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
    result = call_sweep(file, *options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_help_has_examples() -> None:
    assert "gategrad sweep" in call_sweep("--help").output.split("Example")[1]


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
    result = call_sweep(file_of(tmp_path), "--scale", "one", *options)
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
        result = call_sweep(file, "--scale", "one", *options)
        assert result.exit_code == 2
        assert f"line 1 of {results} is not a result ({damage} must be a number" in result.stderr
    assert results.read_bytes() == before
    results.write_text(json.dumps(whole) + "\n" + '{"run_id": "half')
    result = call_sweep(file, "--scale", "one", "--quiet")  # finished: nothing is trained
    assert result.exit_code == 0, result.output
    assert "is cut off and is ignored" in result.stderr
    assert "50.00 %" in result.stdout
