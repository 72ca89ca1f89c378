"""A checkpoint is gone on with by the same training only."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from checkpointed_training import RUN, color_images, network_of, train
from torch import nn

import gategrad as gg
from gategrad.checkpoint import check_same
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import DataConfig, RunConfig
from gategrad.train import fit


def test_a_folder_that_holds_a_run(tmp_path: Path) -> None:
    out = tmp_path / "run"
    quick = replace(RUN, train=replace(RUN.train, epochs=1))
    train(out, quick)
    message = rf"{out} already holds a run .*resume=True.* another folder"
    with pytest.raises(ValueError, match=message):
        train(out, quick)
    RunFolder(out).training.unlink()
    with pytest.raises(ValueError, match=r"already holds a run \(checkpoint/model.*: choose"):
        train(out, quick, resume=True)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        (replace(RUN, train=replace(RUN.train, lr=0.02)), r"train\.lr = 0\.05, but now .* 0\.02"),
        (replace(RUN, train=replace(RUN.train, epochs=5)), r"train\.epochs = 6, but now .* 5"),
        (replace(RUN, seed=4), r"seed = 3, but now seed is 4"),
        (replace(RUN, model=replace(RUN.model, tau=3.0)), r"model\.tau = 2\.0, but now"),
        (replace(RUN, data=DataConfig("digits")), r"data\.name = 'arrays', but now"),
    ],
    ids=lambda case: "",
)
def test_resuming_with_another_configuration(whole: Path, config: RunConfig, message: str) -> None:
    before = RunFolder(whole).training.read_bytes()
    with pytest.raises(ValueError, match=message):
        train(whole, config, resume=True)
    assert RunFolder(whole).training.read_bytes() == before


def test_a_field_that_a_checkpoint_does_not_know_had_its_default() -> None:
    now = json.loads(RunConfig().to_json())
    stored = json.loads(RunConfig().to_json())
    del stored["train"]["shift"], stored["model"]["hidden_connections"]
    check_same(stored, now)
    now["train"]["shift"] = 2
    with pytest.raises(ValueError, match=r"train\.shift = 0, but now train\.shift is 2"):
        check_same(stored, now)
    with pytest.raises(ValueError, match=r"extra = 3, but now extra is None"):
        check_same({**stored, "extra": 3}, json.loads(RunConfig().to_json()))


def test_of_two_networks_the_lines_that_differ_are_shown() -> None:
    def identity(head: str) -> dict[str, str]:
        return {"network": f"DLGN(\n  LogicLayer(64, 30)\n  {head}\n)"}

    with pytest.raises(ValueError, match=r"network = '  GroupSum\(10\)', but now network is '  Tr"):
        check_same(identity("GroupSum(10)"), identity("TreeHead(10)"))


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"name": "others"}, r"dataset\.name"),
        ({"seed": 1}, None),
        ({"thresholds": [0.4]}, None),
        ({"valid_fraction": 0.0}, None),
        # The same thresholds in raw units.
        ({"high": 2, "thresholds": [0.25]}, r"dataset\.encoder\.high"),
        ({"low": -1, "thresholds": [0.75]}, r"dataset\.encoder\.low"),
    ],
    ids=str,
)
def test_resuming_with_other_data(whole: Path, options: dict[str, Any], field: str | None) -> None:
    message = (
        rf"{field} = .*, but now {field} is" if field else "its samples are others .* or split"
    )
    with pytest.raises(ValueError, match=message):
        train(whole, resume=True, dataset=color_images(**options))


def test_resuming_with_another_model(tmp_path: Path) -> None:
    dataset = color_images()
    options: dict[str, Any] = {"epochs": 1, "out": tmp_path, "progress": False}
    model = nn.Sequential(gg.nn.LogicLayer(12, 60, seed=1), gg.nn.GroupSum(3, tau=2))
    fit(model, dataset, **options)
    other = nn.Sequential(gg.nn.LogicLayer(12, 60, seed=1), gg.nn.GroupSum(3, tau=4))
    with pytest.raises(ValueError, match=r"network = .*tau=2.*but now network is .*tau=4"):
        fit(other, dataset, resume=True, **options)


def test_configuration_can_be_read(whole: Path, tmp_path: Path) -> None:
    assert RunConfig.from_json(RunFolder(whole).config.read_text()) == RUN
    fit(network_of(), color_images(), epochs=1, seed=9, out=tmp_path, progress=False)
    content = json.loads(RunFolder(tmp_path).config.read_text())
    assert (content["seed"], content["train"]["epochs"]) == (9, 1)
