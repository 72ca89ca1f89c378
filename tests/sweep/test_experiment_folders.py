"""Folders of experiments, which share their runs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from small_studies import GOOD, SEVERAL, call_sweep

import gategrad.sweep.scheduler
from gategrad.sweep import ResultsFile, RunsFailed

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
    result = call_sweep(*arguments, "--out", out)
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
        lines = call_sweep(*arguments, "--out", out, "--shard", shard, "--list", "--json").stdout
        found = [json.loads(line) for line in lines.splitlines()]
        return [(line["study"], line["run_id"]) for line in found]

    assert listed("1/4") == [("first", both), ("later", both)]
    assert listed("3/4") == [("first", bad[1].run_id)]
    for wrong, message in (
        (("--only", both), "--only is for one file of runs"),
        (("--out", folder / "helper.py"), "--out is a folder of results"),
        (("--out", tmp_path / "x.jsonl"), "--out is a folder of results"),
    ):
        refused = call_sweep(*arguments, *wrong)
        assert (refused.exit_code, message in refused.stderr) == (2, True)
    assert "no experiments in" in call_sweep(tmp_path / "out", "--scale", "x").stderr
    refused = call_sweep(folder / "first.py", "--scale", "x", "--out", out)
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
    result = call_sweep(tmp_path, "--scale", "x", "--out", tmp_path / "out", "--quiet")
    assert result.exit_code == 130
    assert result.stderr.splitlines() == [
        "gategrad: run abc: it broke",
        f"gategrad: {tmp_path / 'later.py'}: interrupted; the same call again goes on",
    ]
