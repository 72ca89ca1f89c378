"""Training that begins with another's weights."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from stopped_training import stop_at_step
from typer.testing import CliRunner

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import from_table
from gategrad.runs.training_run import train_run
from gategrad.train import TrainingInterrupted
from gategrad.train.starting_weights import begin_with

SOFT = RunConfig(
    DataConfig("digits"), ModelConfig(layers=2, width=60), TrainConfig(epochs=2, lr=0.05), seed=4
)
OPTIONS: dict[str, Any] = {"progress": False, "threads": 1}


@pytest.fixture(scope="module")
def soft(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A trained run."""
    folder = tmp_path_factory.mktemp("start") / "soft"
    train_run(SOFT, folder, **OPTIONS)
    return folder


def going_on(soft: Path, **training: Any) -> RunConfig:
    """A run with hard gates that begins with it."""
    train = replace(SOFT.train, start=str(soft), **training)
    return replace(SOFT, model=replace(SOFT.model, forward="hard"), train=train)


def test_weights_and_wiring_are_the_others(soft: Path, tmp_path: Path) -> None:
    train_run(going_on(soft, epochs=1, steps=1, lr=1e-12), tmp_path / "hard", **OPTIONS)
    before, after = (load_model(folder).model for folder in (soft, tmp_path / "hard"))
    assert after[0].forward_mode == "hard"
    for name, tensor in before.state_dict().items():
        assert torch.allclose(after.state_dict()[name], tensor, atol=1e-9), name


def test_a_model_of_ones_own(soft: Path) -> None:
    data = gg.load_dataset("digits", thresholds=[0.5])
    model = gg.nn.dlgn(64, layers=2, width=60, head=gg.nn.GroupSum(10, tau=10.0), seed=9)
    gg.fit(model, data, start=soft, steps=1, lr=1e-12, **OPTIONS)
    assert torch.allclose(model[0].weight, load_model(soft).model[0].weight, atol=1e-9)


def test_what_does_not_fit_is_refused(soft: Path, tmp_path: Path) -> None:
    run = going_on(soft)
    with pytest.raises(ValueError, match=r"was trained with seed=4: with 5, .* use seed=4"):
        train_run(replace(run, seed=5), tmp_path / "a", **OPTIONS)
    other = replace(run, data=replace(run.data, valid_fraction=0.3))
    with pytest.raises(ValueError, match=r"was trained with valid_fraction=0\.2"):
        train_run(other, tmp_path / "b", **OPTIONS)
    drawn = replace(run, data=replace(run.data, test_fraction=0.4))
    with pytest.raises(ValueError, match=r"was trained with data\.test_fraction=0\.2"):
        train_run(drawn, tmp_path / "f", **OPTIONS)
    wider = replace(run, model=replace(run.model, width=70))
    with pytest.raises(ValueError, match=r"does not fit this model.* model\.width=60: use that"):
        train_run(wider, tmp_path / "c", **OPTIONS)
    with pytest.raises(FileNotFoundError, match="nowhere"):
        train_run(going_on(tmp_path / "nowhere"), tmp_path / "d", **OPTIONS)
    (tmp_path / "text").write_text("no model")
    with pytest.raises(ValueError, match="text"):
        train_run(going_on(tmp_path / "text"), tmp_path / "e", **OPTIONS)


def test_the_same_samples_and_classes_by_another_name(soft: Path, tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text("a,y\n" + "1,b\n2,c\n" * 20)
    table = RunConfig(
        DataConfig(str(tmp_path / "t.csv"), label="y"), ModelConfig(layers=1, width=8)
    )
    table = replace(table, train=TrainConfig(epochs=1), data=replace(table.data, n_thresholds=2))
    train_run(table, tmp_path / "one", **OPTIONS)
    name = str(tmp_path / "other" / ".." / "t.csv")
    (tmp_path / "other").mkdir()
    again = replace(table, data=replace(table.data, name=name, test_fraction=0.5))
    again = replace(again, train=replace(again.train, start=str(tmp_path / "one")))
    with pytest.raises(ValueError, match=r"with data\.test_fraction=0\.2"):
        train_run(again, tmp_path / "two", **OPTIONS)
    model = load_model(tmp_path / "one").model
    with pytest.raises(ValueError, match=r"on the classes b, c in this order, which is now c, b"):
        begin_with(model, tmp_path / "one", ["c", "b"])
    begin_with(model, tmp_path / "one", ["d", "e"])  # another task


def test_a_stopped_run_goes_on_without_it(
    soft: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(soft, copy)
    run = going_on(copy)
    whole = train_run(run, tmp_path / "whole", **OPTIONS)
    with monkeypatch.context() as patch:
        stop_at_step(patch, 12)
        with pytest.raises(TrainingInterrupted):
            train_run(run, tmp_path / "stopped", **OPTIONS)
    shutil.rmtree(copy)
    again = train_run(run, tmp_path / "stopped", resume=True, **OPTIONS)
    assert again["compiled_test_accuracy"] == whole["compiled_test_accuracy"]
    one, two = (load_model(tmp_path / name).model for name in ("whole", "stopped"))
    for a, b in zip(one.parameters(), two.parameters(), strict=True):
        assert torch.equal(a, b)


def test_from_the_command_line(soft: Path, tmp_path: Path) -> None:
    options = {"layers": 2, "width": 60, "forward": "hard", "seed": 4, "epochs": 1, "threads": 1}
    options |= {"start": soft, "out": tmp_path / "r"}
    arguments = [text for name, value in options.items() for text in (f"--{name}", str(value))]
    result = CliRunner().invoke(
        app, ["train", "digits", "--recipe", "paper", *arguments, "--quiet"]
    )
    assert result.exit_code == 0, result.output
    config = load_model(tmp_path / "r").config
    assert (config.train.start, config.model.forward) == (str(soft), "hard")


def test_a_table_with_other_categories_is_another_table(tmp_path):
    def table(kinds):
        rows = {"kind": [kinds[i % 3] for i in range(90)], "y": [int(i % 3 > 1) for i in range(90)]}
        return from_table(rows, "y")

    data, other = table("abc"), table("abd")
    model = gg.nn.dlgn(data.n_features, layers=1, width=20, head=gg.nn.GroupSum(2, tau=1))
    gg.fit(model, data, epochs=1, progress=False, out=tmp_path / "run")
    gg.fit(model, data, epochs=1, progress=False, start=str(tmp_path / "run"))
    with pytest.raises(ValueError, match="was trained on the columns kind, with categories of"):
        gg.fit(model, other, epochs=1, progress=False, start=str(tmp_path / "run"))
