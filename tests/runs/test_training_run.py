"""Whole runs: from a configuration to a folder with a result."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from stopped_training import stop_at_step

import gategrad as gg
import gategrad._version as _version
import gategrad.runs.training_run
from gategrad.checkpoint import load_model
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import load
from gategrad.data.datasets import load_arrays
from gategrad.runs import machine
from gategrad.runs.training_run import train_run
from gategrad.train import TrainingInterrupted

RUN = RunConfig(
    data=DataConfig("digits"),
    model=ModelConfig(layers=2, width=203, tau=3.0, connections="local"),
    train=TrainConfig(epochs=4, lr=0.05, schedule="cosine"),
    seed=6,
)
OPTIONS: dict[str, Any] = {"progress": False, "threads": 1}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    out = tmp_path_factory.mktemp("run") / "digits"
    return out, train_run(RUN, out, **OPTIONS)


def test_result(finished: tuple[Path, dict[str, Any]]) -> None:
    out, result = finished
    assert result == json.loads((out / "result.json").read_text())
    assert result["config"] == json.loads(RUN.to_json())
    assert result["run_id"] == RUN.run_id
    assert (result["gates"], result["threads"], result["steps"]) == (406, 1, 36)
    history = [json.loads(line) for line in (out / "history.jsonl").read_text().splitlines()]
    assert result["train_seconds"] == sum(row["seconds"] for row in history)
    best = history[result["best_epoch"] - 1]["valid_discrete_accuracy"]
    assert best == max(row["valid_discrete_accuracy"] for row in history)
    assert set(result["machine"]) == {"cpu", "cores", "os", "python", "torch", "gategrad"}
    assert result["machine"]["torch"] == torch.__version__


def test_saved_parts_give_the_reported_accuracies(finished: tuple[Path, dict[str, Any]]) -> None:
    out, result = finished
    test = load(RUN.data, seed=RUN.seed).test
    model, config, data = load_model(out)
    assert config == RUN
    assert gg.accuracy(model, test) == result["discrete_test_accuracy"]
    assert gg.accuracy(model.train(), test) == result["relaxed_binary_test_accuracy"]
    continuous = gg.accuracy(model, test, inputs="continuous")
    assert continuous == result["relaxed_continuous_test_accuracy"]
    assert result["discrete_test_accuracy"] > 0.3
    circuit = gg.load_circuit(out / "circuit.npz")
    assert circuit == gg.to_circuit(model, data.encoder, data.class_names)
    compiled = gg.compile(circuit).accuracy(test.X, test.y)
    assert compiled == result["compiled_test_accuracy"] == result["discrete_test_accuracy"]


def test_a_finished_run_is_not_repeated(
    finished: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    out, result = finished
    monkeypatch.setattr(
        gategrad.runs.training_run, "load", lambda *_, **__: pytest.fail("data were loaded")
    )
    assert train_run(RUN, out, resume=True, **OPTIONS) == result
    with pytest.raises(ValueError, match=rf"{out} already holds a run .*resume=True"):
        train_run(RUN, out, **OPTIONS)
    other = replace(RUN, train=replace(RUN.train, lr=0.1))
    with pytest.raises(ValueError, match=r"result\.json: .* train\.lr = 0\.05, but now"):
        train_run(other, out, resume=True, **OPTIONS)


def test_an_interrupted_run_ends_with_the_same_result(
    finished: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, expected = finished
    stop_at_step(monkeypatch, 12)
    with pytest.raises(TrainingInterrupted):
        train_run(RUN, tmp_path, **OPTIONS)
    assert not (tmp_path / "result.json").exists()
    monkeypatch.undo()
    result = train_run(RUN, tmp_path, resume=True, **OPTIONS)
    assert result["train_seconds"] > 0
    for name in expected.keys() - {"train_seconds", "commit"}:
        assert result[name] == expected[name], name
    assert gg.load_circuit(tmp_path / "circuit.npz") == gg.load_circuit(out / "circuit.npz")


def test_a_run_killed_after_training_is_evaluated_on_resuming(
    finished: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    source, expected = finished
    out = shutil.copytree(source, tmp_path / "copy")
    (out / "result.json").unlink()
    (out / "circuit.npz").unlink()
    assert train_run(RUN, out, resume=True, **OPTIONS) == {
        **expected,
        "commit": machine.source_commit(),
    }


def test_wrong_threads_fail_before_anything_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        gategrad.runs.training_run, "load", lambda *_, **__: pytest.fail("data were loaded")
    )
    with pytest.raises(ValueError, match="threads must be at most 1024, got 2000"):
        train_run(RUN, tmp_path, threads=2000, progress=False)
    monkeypatch.setenv("GATEGRAD_THREADS", "0")
    with pytest.raises(ValueError, match=r"GATEGRAD_THREADS must be .* got '0'"):
        train_run(RUN, tmp_path, progress=False)


@pytest.mark.parametrize(("threads", "expected"), [(2, (2, 2)), (None, (1, 3))])
def test_threads_of_the_evaluation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int, expected: tuple[int, int]
) -> None:
    found: list[tuple[int, int]] = []
    evaluate = gategrad.runs.training_run.evaluate

    def note(model: torch.nn.Module, dataset: Any, *, threads: int, **more: Any) -> Any:
        found.append((torch.get_num_threads(), threads))
        return evaluate(model, dataset, threads=threads, **more)

    monkeypatch.setattr(gategrad.runs.training_run, "evaluate", note)
    monkeypatch.setenv("GATEGRAD_THREADS", "3")
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        config = replace(RUN, train=TrainConfig(steps=1))
        result = train_run(config, tmp_path, threads=threads, progress=False)
    finally:
        torch.set_num_threads(before)
    assert found == [expected]
    assert result["threads"] == expected[0]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"config": 3}', "\udcff"])
def test_a_damaged_result(tmp_path: Path, text: str) -> None:
    (tmp_path / "result.json").write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(ValueError, match=r"cannot resume from .*result\.json"):
        train_run(RUN, tmp_path, resume=True, **OPTIONS)


def test_synthetic_data_are_bits_already(tmp_path: Path) -> None:
    config = RunConfig(
        data=DataConfig("synthetic", n_classes=3),
        model=ModelConfig(layers=1, width=30),
        train=TrainConfig(steps=3),
    )
    result = train_run(config, tmp_path, **OPTIONS)
    assert result["relaxed_continuous_test_accuracy"] is None
    assert result["steps"] == 3


def test_a_network_that_halves_its_width(tmp_path: Path) -> None:
    model = ModelConfig(layers=2, width=200, outputs=40, taper="halving", tau=2.0)
    run = RunConfig(DataConfig("digits"), model, TrainConfig(epochs=1, steps=10))
    result = train_run(run, tmp_path / "run", **OPTIONS)
    # Two of 200, then 100, 50 and 40.
    assert sum(layer.out_features for layer in load_model(tmp_path / "run").model[:-1]) == 590
    assert result["discrete_test_accuracy"] == result["compiled_test_accuracy"]
    assert RunConfig.from_json(json.dumps(result["config"])) == run
    again = replace(run, train=replace(run.train, start=str(tmp_path / "run")))
    plain = replace(again, model=replace(model, taper="last"))
    with pytest.raises(ValueError, match=r"does not fit this model.* model\.taper=halving: use"):
        train_run(plain, tmp_path / "plain", **OPTIONS)
    assert train_run(again, tmp_path / "again", **OPTIONS)["gates"] == result["gates"] == 590


def test_arrays_of_other_data_give_no_result(tmp_path: Path) -> None:
    config = replace(RUN, data=DataConfig("breast-cancer"))
    with pytest.raises(ValueError, match=r"data.name='digits', .* 'breast-cancer'"):
        train_run(config, tmp_path / "run", arrays=load_arrays(RUN.data), **OPTIONS)
    assert not (tmp_path / "run" / "result.json").exists()


def test_commit_is_that_of_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b"]
    package = tmp_path / "src" / "gategrad"
    package.mkdir(parents=True)
    (package / "_version.py").write_text("")
    monkeypatch.setattr(_version, "__file__", str(package / "_version.py"))
    assert machine.source_commit() is None, "no checkout"
    subprocess.run([*git, "init", "-q"], check=True)
    assert machine.source_commit() is None, "another project's checkout"
    subprocess.run([*git, "add", "."], check=True)
    subprocess.run([*git, "commit", "-q", "-m", "first"], check=True)
    head = subprocess.run([*git, "rev-parse", "HEAD"], check=True, capture_output=True, text=True)
    assert machine.source_commit() == head.stdout.strip()
    subprocess.run([*git, "tag", "v1"], check=True)
    assert machine.source_commit() == head.stdout.strip()
    (package / "_version.py").write_text("changed = True\n")
    assert machine.source_commit() == head.stdout.strip() + "-dirty"


def test_without_git_there_is_no_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert machine.source_commit() is None


NOISY = replace(
    RUN,
    model=replace(RUN.model, forward="gumbel", dropout=0.1),
    train=TrainConfig(epochs=3, lr=0.05),
)


def trained_weights(folder: Path) -> dict[str, torch.Tensor]:
    return dict(load_model(folder).model.state_dict())


def test_noise_and_dropout_repeat_by_the_runs_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch.manual_seed(1)
    train_run(NOISY, tmp_path / "one", **OPTIONS)
    drawn = torch.rand(())
    torch.manual_seed(2)
    train_run(NOISY, tmp_path / "two", **OPTIONS)
    other = replace(NOISY, seed=7)
    train_run(other, tmp_path / "other", **OPTIONS)
    stop_at_step(monkeypatch, 12)
    with pytest.raises(TrainingInterrupted):
        train_run(NOISY, tmp_path / "parts", **OPTIONS)
    monkeypatch.undo()
    torch.manual_seed(3)
    train_run(NOISY, tmp_path / "parts", resume=True, **OPTIONS)
    one, two, parts, seven = (
        trained_weights(tmp_path / name) for name in ("one", "two", "parts", "other")
    )
    for name, weights in one.items():
        assert torch.equal(weights, two[name])
        assert torch.equal(weights, parts[name])
    assert any(not torch.equal(weights, seven[name]) for name, weights in one.items())
    torch.manual_seed(1)
    assert torch.equal(torch.rand(()), drawn), "the caller's generator is as it was"
