"""Perceptrons in runs: trained, resumed, evaluated, saved; no circuit is written or promised."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from stopped_training import stop_at_step
from typer.testing import CliRunner

import gategrad as gg
import gategrad.runs.training_run
from gategrad.checkpoint import load_model
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import load
from gategrad.nn import MLP
from gategrad.runs.training_run import train_run
from gategrad.train import TrainingInterrupted

RUN = RunConfig(
    data=DataConfig("digits"),
    model=ModelConfig(network="mlp", layers=2, width=24),
    train=TrainConfig(epochs=3, lr=0.01, train_input="continuous"),
)
OPTIONS: dict[str, Any] = {"progress": False, "threads": 1}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    out = tmp_path_factory.mktemp("run") / "mlp"
    return out, train_run(RUN, out, **OPTIONS)


def test_its_result(finished: tuple[Path, dict[str, Any]]) -> None:
    out, result = finished
    test = load(RUN.data, seed=0).test
    model, config, _ = load_model(out)
    assert isinstance(model, MLP)
    assert config == RUN
    assert gg.accuracy(model, test) == result["discrete_test_accuracy"] > 0.5
    assert result["discrete_test_accuracy"] == result["relaxed_binary_test_accuracy"]
    continuous = gg.accuracy(model, test, inputs="continuous")
    assert continuous == result["relaxed_continuous_test_accuracy"]
    assert result["compiled_test_accuracy"] is None
    assert result["gates"] is None
    assert result["multiply_adds"] == 64 * 24 + 24 * 24 + 24 * 10
    history = [json.loads(line) for line in (out / "history.jsonl").read_text().splitlines()]
    best = max(row["valid_discrete_accuracy"] for row in history)
    assert result["valid_accuracy"] == best
    assert not (out / "circuit.npz").exists()


def test_resuming_gives_the_same_bits(
    finished: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, expected = finished
    stop_at_step(monkeypatch, 12)
    with pytest.raises(TrainingInterrupted):
        train_run(RUN, tmp_path, **OPTIONS)
    monkeypatch.undo()
    result = train_run(RUN, tmp_path, resume=True, **OPTIONS)
    for name in expected.keys() - {"train_seconds", "commit"}:
        assert result[name] == expected[name], name
    one, other = (load_model(path).model.state_dict() for path in (out, tmp_path))
    assert all(torch.equal(one[name], other[name]) for name in one)


def test_what_asks_for_a_circuit_gets_a_clear_answer(
    finished: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    out, _ = finished
    for command in (
        ["compile", str(out), "--out", str(tmp_path / "x.npz")],
        ["bench", str(out)],
        ["optimize", str(out), "-o", str(tmp_path / "x.npz")],
    ):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 2, result.output
        assert "multilayer perceptron (network 'mlp')" in result.stderr, command
    result = CliRunner().invoke(app, ["eval", str(out), "--json"])
    assert json.loads(result.stdout)["compiled_test_accuracy"] is None


def test_a_file_whose_sizes_do_not_fit_is_refused_before_it_is_built(
    finished: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    from gategrad.checkpoint.model_file import save_model

    out, _ = finished
    copy = shutil.copytree(out, tmp_path / "copy")
    saved = load_model(copy)
    wide = replace(RUN, model=replace(RUN.model, width=1_000_000))
    data = load(RUN.data, seed=0)
    save_model(tmp_path / "wide.safetensors", saved.model, data, wide)
    with pytest.raises(ValueError, match=r"its configuration has \d+ weights, its tensors 2352"):
        load_model(tmp_path / "wide.safetensors")


def test_the_command_line_starts_from_the_papers_settings(tmp_path: Path) -> None:
    command = ["train", "digits", "--model", "mlp", "--width", "16", "--epochs", "1", "--quiet"]
    result = CliRunner().invoke(app, [*command, "--out", str(tmp_path), "--threads", "1"])
    assert result.exit_code == 0, result.output
    assert "multiply adds" in result.stdout
    config = json.loads((tmp_path / "result.json").read_text())["config"]
    assert (config["model"]["network"], config["model"]["layers"]) == ("mlp", 3)
    assert (config["model"]["width"], config["train"]["lr"]) == (16, 1e-5)
    shown = CliRunner().invoke(app, ["info", str(tmp_path)]).stdout
    assert "  width " in shown
    assert "  tau " not in shown
