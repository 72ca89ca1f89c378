"""Training files: what is resumed from them, and what of them is not believed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from checkpointed_training import RUN, STEPS, color_images, everything, network_of, train
from stopped_training import stop_at_step
from torch import nn

import gategrad as gg
from gategrad.checkpoint import Position, load_training
from gategrad.checkpoint.history import EpochRecord
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.tensor_file import read_tensors, write_tensors
from gategrad.checkpoint.training_file import KIND
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.runs.training_run import train_run
from gategrad.train import TrainingInterrupted, fit


def test_a_damaged_checkpoint_is_not_resumed(whole: Path, tmp_path: Path) -> None:
    train(tmp_path, replace(RUN, train=replace(RUN.train, epochs=1)))
    path = RunFolder(tmp_path).training
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(ValueError, match=rf"{path} is not a valid"):
        train(tmp_path, resume=True)
    path.write_bytes(RunFolder(whole).model.read_bytes())
    with pytest.raises(ValueError, match=r"its format is 'gategrad-model'"):
        train(tmp_path, resume=True)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("model.0.weight", lambda t: t[1:]),
        ("best.1.weight", lambda t: t.double()),
        ("optimizer.0.weight.exp_avg", lambda t: t[:, 1:]),
        ("optimizer.0.weight.more", lambda t: torch.zeros(1)),
        ("optimizer.0.weight.step", None),
        ("model.1.connections", None),
        ("random", None),
        ("random", lambda t: t[1:]),
        ("random", lambda t: torch.full_like(t, 255)),
        ("model.1.connections", lambda t: t + 99),
        ("best.1.connections", lambda t: t - 99),
        ("optimizer.1.weight.step", lambda t: t.expand(2)),
        ("optimizer.1.weight.exp_avg_sq", lambda t: t.double()),
    ],
)
def test_checkpoints_with_wrong_tensors(
    whole: Path, name: str, change: Any, tmp_path: Path
) -> None:
    tensors, content = read_tensors(RunFolder(whole).training, "gategrad-training")
    if change is None:
        del tensors[name]
    else:
        tensors[name] = change(tensors.get(name))
    write_tensors(RunFolder(tmp_path).training, "gategrad-training", tensors, content)
    with pytest.raises(ValueError, match=r"cannot resume from .*training\.safetensors: "):
        train(tmp_path, resume=True)
    model = network_of(replace(RUN, seed=8))
    optimizer = torch.optim.Adam(model.parameters(), 0.1, fused=True)
    before = everything(model, optimizer)
    with pytest.raises(ValueError, match=r"cannot resume from .*training\.safetensors: "):
        load_training(RunFolder(tmp_path).training, content["identity"], model, optimizer)
    after = everything(model, optimizer)
    assert before.keys() == after.keys()
    assert [key for key in before if not torch.equal(before[key], after[key])] == []


def test_a_best_epoch_without_weights_and_the_reverse(whole: Path, tmp_path: Path) -> None:
    tensors, content = read_tensors(RunFolder(whole).training, "gategrad-training")
    path = RunFolder(tmp_path).training
    none = {**content, "position": {**content["position"], "best_epoch": 0}}
    write_tensors(path, "gategrad-training", tensors, none)
    with pytest.raises(ValueError, match="best_epoch is 0, with weights"):
        train(tmp_path, resume=True)
    rest = {name: t for name, t in tensors.items() if not name.startswith("best.")}
    write_tensors(path, "gategrad-training", rest, content)
    with pytest.raises(ValueError, match=r"best_epoch is \d, with no weights"):
        train(tmp_path, resume=True)


@pytest.mark.parametrize(
    "change",
    [
        {"step": -1}, {"step": 2.0}, {"epoch": True}, {"loss_sum": "1"}, {"seconds": float("nan")},
        {"more": 1}, {"records": 3}, {"records": []}, {"records": [1] * 6}, {"best_epoch": 9},
    ],
    ids=str,
)  # fmt: skip
def test_positions_that_cannot_be(whole: Path, change: dict[str, Any]) -> None:
    _, content = read_tensors(RunFolder(whole).training, "gategrad-training")
    assert Position.from_json(content["position"]).step == STEPS
    with pytest.raises(ValueError, match=r"position|history"):
        Position.from_json({**content["position"], **change})


def test_history_rows_that_cannot_be(whole: Path) -> None:
    row = json.loads((whole / "history.jsonl").read_text().splitlines()[0])
    for change in ({"loss": None}, {"step": 1.5}, {"lr": "x"}, {"epoch": False}, {"more": 1}):
        with pytest.raises(ValueError, match="history row"):
            EpochRecord.from_json({**row, **change})


def test_tied_weights_stay_tied(tmp_path: Path) -> None:
    def make() -> nn.Sequential:
        layer = gg.nn.LogicLayer(12, 12, seed=1)
        return nn.Sequential(layer, layer, gg.nn.GroupSum(3))

    options: dict[str, Any] = {"epochs": 2, "lr": 0.1, "progress": False}
    expected = make()
    fit(expected, color_images(), **options)
    fit(make(), color_images(), out=tmp_path, **options)
    resumed = make()
    fit(resumed, color_images(), out=tmp_path, resume=True, **options)
    assert torch.equal(resumed[0].weight, expected[0].weight)
    assert resumed[0] is resumed[1]


def test_state_that_is_no_tensor_is_refused(tmp_path: Path) -> None:
    class Counting(gg.nn.GroupSum):
        def get_extra_state(self) -> Any:
            return 3

    model = nn.Sequential(gg.nn.LogicLayer(12, 12, seed=1), Counting(3))
    with pytest.raises(TypeError, match=r"1\._extra_state is a int, not a tensor"):
        fit(model, color_images(), out=tmp_path, progress=False)


def stopped(folder: Path, epochs: int = 2) -> RunFolder:
    """A training that stopped after some epochs, as a killed process leaves it."""

    def stop(record: EpochRecord) -> None:
        if record.epoch == epochs:
            raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        train(folder, on_epoch=stop)
    return RunFolder(folder)


@pytest.mark.parametrize("damage", ["cut", "flipped", "gone"])
def test_the_checkpoint_before_a_damaged_one_is_gone_on_from(
    whole: Path, damage: str, tmp_path: Path
) -> None:
    folder = stopped(tmp_path)
    assert read_tensors(folder.earlier, KIND)[1]["position"]["epoch"] == 1
    assert read_tensors(folder.training, KIND)[1]["position"]["epoch"] == 2
    content = bytearray(folder.training.read_bytes())
    if damage == "gone":
        folder.training.unlink()
    else:
        content[len(content) // 2] ^= 1
        folder.training.write_bytes(content[:-1] if damage == "cut" else content)
    with pytest.warns(UserWarning, match="going on from the checkpoint before it"):
        train(tmp_path, resume=True)
    found, expected = (
        read_tensors(RunFolder(f).model, "gategrad-model")[0] for f in (tmp_path, whole)
    )
    assert all(torch.equal(found[name], expected[name]) for name in expected)
    assert not folder.earlier.exists()


def test_of_two_damaged_checkpoints_the_last_one_is_named(tmp_path: Path) -> None:
    folder = stopped(tmp_path)
    for path in (folder.training, folder.earlier):
        path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(ValueError, match=rf"{folder.training} is not a valid"):
        train(tmp_path, resume=True)


def test_a_sound_checkpoint_is_never_replaced(tmp_path: Path) -> None:
    folder = stopped(tmp_path)
    before = folder.training.read_bytes()
    with pytest.raises(ValueError, match="cannot resume"):
        train(tmp_path, replace(RUN, seed=9), resume=True)
    assert folder.training.read_bytes() == before


def test_a_refused_training_replaces_no_damaged_checkpoint(tmp_path: Path) -> None:
    folder = stopped(tmp_path)
    damaged = folder.training.read_bytes()[:-1]
    folder.training.write_bytes(damaged)
    with pytest.raises(ValueError, match="cannot resume"):
        train(tmp_path, replace(RUN, seed=9), resume=True)
    assert folder.training.read_bytes() == damaged


@pytest.mark.parametrize("gone", [False, True])
def test_a_run_goes_on_from_the_checkpoint_before(
    gone: bool, tmp_path: Path, monkeypatch: Any
) -> None:
    config = RunConfig(train=TrainConfig(epochs=3))
    config = replace(config, model=ModelConfig(layers=2, width=100), data=DataConfig("digits"))
    with monkeypatch.context() as patch:
        stop_at_step(patch, 20)
        with pytest.raises(TrainingInterrupted):
            train_run(config, tmp_path / "stopped", progress=False)
    path = RunFolder(tmp_path / "stopped").training
    if gone:
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:20])
    with pytest.warns(UserWarning, match="going on from the checkpoint before it"):
        result = train_run(config, tmp_path / "stopped", progress=False, resume=True)
    whole = train_run(config, tmp_path / "whole", progress=False)
    same = "discrete_test_accuracy", "best_epoch", "gates"
    assert [result[name] for name in same] == [whole[name] for name in same]


def test_a_head_with_a_rate_of_its_own_may_stand_first(tmp_path: Path) -> None:
    """The optimizer numbers parameters group by group, in another order than the model."""

    class HeadFirst(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.head = gg.nn.DenseHead(3, 40, (8,))
            self.gates = gg.nn.LogicLayer(12, 40, seed=0)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.head(self.gates(x))

    def trained(out: Path | None, epochs: int, model: nn.Module, resume: bool = False) -> None:
        fit(
            model, color_images(), epochs=epochs, lr=0.02, head_lr=0.001, out=out, resume=resume,
            progress=False, threads=1,
        )  # fmt: skip

    whole, first, second = HeadFirst(), HeadFirst(), HeadFirst()
    trained(None, 2, whole)
    trained(tmp_path, 1, first)
    trained(tmp_path, 2, second, resume=True)
    state = second.state_dict()
    assert all(torch.equal(value, state[name]) for name, value in whole.state_dict().items())
