"""Finished runs that go on to more epochs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from command_line import call
from stopped_training import stop_at_step

import gategrad as gg
import gategrad.runs.training_run
from gategrad.checkpoint import load_model
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.runs import FinishedRun
from gategrad.runs.training_run import train_run
from gategrad.train import TrainingError, TrainingInterrupted

# Nine steps an epoch.
SHORT = RunConfig(
    data=DataConfig("digits"),
    model=ModelConfig(layers=2, width=200, tau=1.5, forward="gumbel"),
    train=TrainConfig(epochs=3, lr=0.05),
    seed=2,
)
COSINE = replace(SHORT, train=replace(SHORT.train, schedule="cosine"))
OPTIONS: dict[str, Any] = {"progress": False, "threads": 1}
KEPT = "before-more-epochs"


def longer(config: RunConfig, epochs: int, *after: int) -> RunConfig:
    return replace(config, train=replace(config.train, epochs=epochs, extended_after=after))


def files(folder: Path) -> dict[str, bytes]:
    found = (file for file in folder.rglob("*") if file.is_file() and file.name != ".lock")
    return {str(file.relative_to(folder)): file.read_bytes() for file in found}


def assert_same_run(out: Path, other: Path) -> None:
    """All but times."""
    results = [json.loads((folder / "result.json").read_text()) for folder in (out, other)]
    for result in results:
        del result["train_seconds"], result["commit"]
    assert results[0] == results[1]
    assert gg.load_circuit(out / "circuit.npz") == gg.load_circuit(other / "circuit.npz")
    states = [load_model(folder).model.state_dict() for folder in (out, other)]
    for name, weights in states[0].items():
        assert torch.equal(weights, states[1][name])
    histories = [FinishedRun(folder).history for folder in (out, other)]
    for one, same in zip(*histories, strict=True):
        assert replace(one, seconds=0, samples_per_s=0) == replace(same, seconds=0, samples_per_s=0)


def test_without_a_schedule_it_is_the_longer_run(tmp_path: Path) -> None:
    more = longer(SHORT, 5)
    train_run(SHORT, tmp_path / "parts", **OPTIONS)
    result = train_run(more, tmp_path / "parts", resume=True, **OPTIONS)
    assert result["run_id"] == more.run_id
    train_run(more, tmp_path / "whole", **OPTIONS)
    assert_same_run(tmp_path / "parts", tmp_path / "whole")
    assert not (tmp_path / "parts" / KEPT).exists()
    assert train_run(more, tmp_path / "parts", resume=True, **OPTIONS) == result


@pytest.mark.parametrize(
    "config",
    [COSINE, replace(SHORT, model=replace(SHORT.model, tau_end=4.0))],
    ids=["learning rate", "tau"],
)
def test_with_a_schedule_it_is_a_run_of_its_own(config: RunConfig, tmp_path: Path) -> None:
    train_run(config, tmp_path / "parts", **OPTIONS)
    result = train_run(longer(config, 5), tmp_path / "parts", resume=True, **OPTIONS)
    known = longer(config, 5, 3)
    assert result["config"] == json.loads(known.to_json())
    assert result["run_id"] == known.run_id != longer(config, 5).run_id
    # By its configuration it can be had from the start.
    train_run(known, tmp_path / "whole", **OPTIONS)
    assert_same_run(tmp_path / "parts", tmp_path / "whole")
    again = train_run(longer(config, 5), tmp_path / "parts", resume=True, **OPTIONS)
    assert again == result
    further = train_run(longer(config, 6), tmp_path / "parts", resume=True, **OPTIONS)
    assert further["config"]["train"]["extended_after"] == [3, 5]


def test_the_new_schedule_is_what_remains_of_a_longer_one(tmp_path: Path) -> None:
    for config in (COSINE, longer(COSINE, 6)):
        train_run(config, tmp_path / "parts", resume=True, **OPTIONS)
    train_run(longer(COSINE, 6), tmp_path / "six", **OPTIONS)
    train_run(COSINE, tmp_path / "three", **OPTIONS)
    rates = {
        name: [record.lr for record in FinishedRun(tmp_path / name).history]
        for name in ("parts", "three", "six")
    }
    assert rates["parts"] == rates["three"] + rates["six"][3:]


def test_an_extension_that_is_stopped_keeps_the_finished_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, more = tmp_path / "run", longer(COSINE, 5)
    train_run(COSINE, out, **OPTIONS)
    before = files(out)
    stop_at_step(monkeypatch, 12)  # of those that are left
    with pytest.raises(TrainingInterrupted):
        train_run(more, out, resume=True, **OPTIONS)
    monkeypatch.undo()
    assert files(out / KEPT) == before
    run = FinishedRun(out)
    assert run.remark.endswith("was stopped after epoch 4 of 5, or is still going on")
    assert FinishedRun(out / KEPT).circuit == FinishedRun(out / KEPT).trained_circuit
    with pytest.raises(ValueError, match=r"done 4 of its 5 epochs, .* resume it with epochs=5"):
        train_run(longer(COSINE, 9), out, resume=True, **OPTIONS)
    train_run(more, out, resume=True, **OPTIONS)
    train_run(longer(COSINE, 5, 3), tmp_path / "whole", **OPTIONS)
    assert_same_run(out, tmp_path / "whole")
    assert not (out / KEPT).exists()


def test_an_extension_that_fails_at_once_leaves_all_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train_run(SHORT, tmp_path, **OPTIONS)
    before = files(tmp_path)
    # Of a process that was killed before it could delete it.
    old = tmp_path / KEPT / "checkpoint" / "training.safetensors"
    old.parent.mkdir(parents=True)
    old.write_text("another run")
    build = gategrad.runs.training_run.build

    def broken_build(*args: Any, **options: Any) -> torch.nn.Sequential:
        model = build(*args, **options)
        model[0].register_forward_pre_hook(fail)
        return model

    def fail(module: torch.nn.Module, inputs: Any) -> None:
        if torch.is_grad_enabled():
            raise TrainingError("NaN")

    monkeypatch.setattr(gategrad.runs.training_run, "build", broken_build)
    with pytest.raises(TrainingError):
        train_run(longer(SHORT, 5), tmp_path, resume=True, **OPTIONS)
    assert files(tmp_path) == before


def test_a_finished_run_without_a_checkpoint_stays_as_it_is(tmp_path: Path) -> None:
    train_run(SHORT, tmp_path, **OPTIONS)
    (tmp_path / "checkpoint" / "training.safetensors").unlink()
    before = files(tmp_path)
    with pytest.raises(ValueError, match=r"there is no .*training\.safetensors, from which"):
        train_run(longer(SHORT, 5), tmp_path, resume=True, **OPTIONS)
    assert files(tmp_path) == before


def test_what_is_kept_is_the_last_finished_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train_run(SHORT, tmp_path, **OPTIONS)
    # As where a process is killed once the new result is written.
    monkeypatch.setattr(gategrad.runs.training_run, "drop_kept", lambda folder: None)
    train_run(longer(SHORT, 4), tmp_path, resume=True, **OPTIONS)
    monkeypatch.undo()
    assert (tmp_path / KEPT).exists()
    last = {name: file for name, file in files(tmp_path).items() if not name.startswith(KEPT)}
    stop_at_step(monkeypatch, 12)
    with pytest.raises(TrainingInterrupted):
        train_run(longer(SHORT, 6), tmp_path, resume=True, **OPTIONS)
    assert files(tmp_path / KEPT) == last


def test_the_history_may_be_gone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train_run(SHORT, tmp_path, **OPTIONS)
    (tmp_path / "history.jsonl").unlink()
    train_run(longer(SHORT, 4), tmp_path, resume=True, progress=True, threads=1)
    assert "goes on from epoch 3 to 4" in capsys.readouterr().err


def test_what_else_differs_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train_run(COSINE, tmp_path / "run", **OPTIONS)
    before = files(tmp_path / "run")
    faster = longer(replace(COSINE, train=replace(COSINE.train, lr=0.1)), 5)
    for config, message in (
        (faster, r"train\.lr = 0\.05, but now train\.lr is 0\.1: .* \(start; --start"),
        (longer(COSINE, 2), r"train\.epochs = 3, but now train\.epochs is 2"),
    ):
        with pytest.raises(ValueError, match=message):
            train_run(config, tmp_path / "run", resume=True, **OPTIONS)
    assert files(tmp_path / "run") == before


def test_without_its_checkpoint_a_finished_run_stays_as_it_is(tmp_path: Path) -> None:
    result = train_run(SHORT, tmp_path, **OPTIONS)
    (tmp_path / "checkpoint" / "training.safetensors").unlink()
    before = files(tmp_path)
    with pytest.raises(ValueError, match=r"there is no .*training\.safetensors, .* --start"):
        train_run(longer(SHORT, 5), tmp_path, resume=True, **OPTIONS)
    assert files(tmp_path) == before
    assert train_run(SHORT, tmp_path, resume=True, **OPTIONS) == result


def test_a_run_that_patience_ended_does_not_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = replace(COSINE.train, epochs=9, patience=1, tol=1.0)
    early = replace(COSINE, train=train)
    train_run(early, tmp_path, **OPTIONS)
    before = files(tmp_path)
    message = r"done 2 of its 9 epochs, .* goes on to more: begin another one"
    with pytest.raises(ValueError, match=message):
        train_run(longer(early, 12), tmp_path, resume=True, threads=1)
    assert files(tmp_path) == before
    assert "goes on" not in capsys.readouterr().err


def test_a_stopped_run_with_a_schedule_ends_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("cosine", "constant"):
        stop_at_step(monkeypatch, 12)
        with pytest.raises(TrainingInterrupted):
            train_run(COSINE if name == "cosine" else SHORT, tmp_path / name, **OPTIONS)
        monkeypatch.undo()
    with pytest.raises(ValueError, match=r"1 of its 3 epochs, .* \(start; --start\)"):
        train_run(longer(COSINE, 5), tmp_path / "cosine", resume=True, **OPTIONS)
    train_run(longer(SHORT, 5), tmp_path / "constant", resume=True, **OPTIONS)
    train_run(longer(SHORT, 5), tmp_path / "whole", **OPTIONS)
    assert_same_run(tmp_path / "constant", tmp_path / "whole")


@pytest.mark.parametrize("after", [(5,), (0,), (3, 3), (-1,)])
def test_extensions_that_cannot_be(after: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"extended_after must be rising, .* epochs=5, got"):
        TrainConfig(epochs=5, extended_after=after)


def test_the_command_line_says_what_happens(tmp_path: Path) -> None:
    train = [
        "train",
        "digits",
        "--recipe",
        "paper",
        "--layers",
        2,
        "--width",
        60,
        "--lr",
        0.05,
        "--tau",
        "auto",
    ]
    cosine = [*train, "--schedule", "cosine", "--out", tmp_path / "cosine"]
    constant = [*train, "--out", tmp_path / "constant"]
    for command in (cosine, constant):
        assert call(*command, "--epochs", 2).exit_code == 0
    shown = call(*cosine, "--epochs", 4, "--resume").stderr
    assert "goes on from epoch 2 to 4 on a new schedule: the learning rate had come" in shown
    shown = call(*constant, "--epochs", 4, "--resume").stderr
    assert "goes on from epoch 2 to 4, as if it had been started with 4" in shown
    assert call(*constant, "--epochs", 6, "--resume", "--quiet").exit_code == 0
