"""Model files: a network from the file alone, and what they refuse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from checkpointed_training import RUN, color_images, everything, history_rows, network_of
from torch import Tensor, nn

import gategrad as gg
from gategrad.checkpoint import DataFacts, load_model, load_weights, save_model
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.tensor_file import read_tensors, write_tensors
from gategrad.circuit.encoders.derived_encoder import DerivedEncoder
from gategrad.config import ModelConfig


def test_a_model_is_rebuilt_from_the_folder_alone(whole: Path) -> None:
    dataset = color_images()
    expected = network_of()
    facts = load_weights(whole, expected)
    model, config, data = load_model(whole)
    assert config == RUN
    assert data == facts == DataFacts.of(dataset)
    assert (data.in_features, data.n_classes, data.input_shape) == (12, 3, (3, 2, 2))
    assert not model.training
    X = torch.rand(20, 12)
    torch.testing.assert_close(model.train()(X), expected(X), rtol=0, atol=0)
    best = max(row["valid_discrete_accuracy"] for row in history_rows(whole))
    assert gg.accuracy(model.eval(), dataset.valid) == best
    assert load_model(whole / "checkpoint" / "model.safetensors").config == RUN


def test_a_model_that_no_configuration_describes(tmp_path: Path) -> None:
    dataset = color_images()
    model = nn.Sequential(gg.nn.LogicLayer(12, 30, seed=1), gg.nn.GroupSum(3))
    save_model(tmp_path / "m.safetensors", model, dataset)
    with pytest.raises(ValueError, match=r"m\.safetensors .* load_weights\(path, model\)"):
        load_model(tmp_path / "m.safetensors")
    other = nn.Sequential(gg.nn.LogicLayer(12, 30, seed=2), gg.nn.GroupSum(3))
    load_weights(tmp_path / "m.safetensors", other)
    assert torch.equal(other[0].connections, model[0].connections)
    X = torch.rand(5, 12)
    assert torch.equal(model(X), other(X))


def test_a_model_of_another_shape(whole: Path) -> None:
    wider = replace(RUN, model=replace(RUN.model, width=66))
    with pytest.raises(ValueError, match=r"model\.safetensors does not fit this model: 0.*60.*66"):
        load_weights(whole, network_of(wider))
    deeper = replace(RUN, model=replace(RUN.model, layers=3))
    with pytest.raises(ValueError, match=r"only the model has 2\.connections"):
        load_weights(whole, network_of(deeper))
    with pytest.raises(ValueError, match=r"in the file, but torch\.float64"):
        load_weights(whole, network_of().double())


def test_files_whose_parts_contradict_one_another(whole: Path, tmp_path: Path) -> None:
    tensors, content = read_tensors(RunFolder(whole).model, "gategrad-model")
    path = tmp_path / "model.safetensors"
    run = content["run"]
    broken: list[tuple[dict[str, Tensor], Any]] = [
        ({}, {**content, "run": {**run, "model": {**run["model"], "width": 10**12}}}),
        ({}, {**content, "run": {**run, "model": {**run["model"], "width": "wide"}}}),
        ({}, {**content, "run": {**run, "speed": 1}}),
        ({}, {**content, "class_names": 3}),
        ({}, {**content, "encoder": {**content["encoder"], "n_features": 5}}),
        ({}, {**content, "encoder": {**content["encoder"], "n_features": float("inf")}}),
        ({}, {**content, "encoder": {**content["encoder"], "high": 10**400}}),
        ({}, {**content, "input_shape": [5]}),
        ({}, {**content, "input_shape": [1e400, 2, 2]}),
        ({}, {**content, "input_shape": [3.0, 2, 2]}),
        ({}, {**content, "input_shape": [3, -2, -2]}),
        ({}, {**content, "detectors": {"shape": [1e400], "shares": [0.5]}}),
        ({}, {"run": run}),
        ({}, []),
        ({"model.0.connections": tensors["model.0.connections"] + 99}, content),
        ({"model.0.weight": tensors["model.0.weight"][1:]}, content),
        ({"thresholds": tensors["thresholds"] * torch.nan}, content),
        ({"model.extra": torch.zeros(2)}, content),
    ]
    for changes, changed in broken:
        write_tensors(path, "gategrad-model", {**tensors, **changes}, changed)
        with pytest.raises(ValueError, match=r"model\.safetensors") as caught:
            load_model(path)
        assert "holds no model that can be rebuilt" in str(caught.value)


@pytest.mark.parametrize("network", ["dlgn", "mlp"])
def test_layers_that_no_tensor_is_of_are_refused_before_they_are_counted(
    tmp_path: Path, network: str
) -> None:
    config = RUN
    if network == "mlp":
        config = replace(RUN, model=ModelConfig(network="mlp", layers=2, width=8))
    dataset = color_images()
    save_model(tmp_path / "m.safetensors", network_of(config), dataset, config)
    assert load_model(tmp_path / "m.safetensors").config == config
    tensors, content = read_tensors(tmp_path / "m.safetensors", "gategrad-model")
    content["run"]["model"]["layers"] = 2**62
    write_tensors(tmp_path / "m.safetensors", "gategrad-model", tensors, content)
    with pytest.raises(ValueError, match=rf"has {2**62} layers, more than its \d+ tensors"):
        load_model(tmp_path / "m.safetensors")


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"checkpoint/model\.safetensors"):
        load_model(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"x\.safetensors"):
        load_model(tmp_path / "x.safetensors")


def test_a_circuit_is_no_model(tmp_path: Path) -> None:
    np.savez(tmp_path / "circuit.npz", gate=np.zeros(3))
    with pytest.raises(ValueError, match=r"it is an \.npz, as circuits are; give the run"):
        load_model(tmp_path / "circuit.npz")


def test_weights_that_do_not_fit_change_nothing(whole: Path, tmp_path: Path) -> None:
    tensors, content = read_tensors(RunFolder(whole).model, "gategrad-model")
    path = tmp_path / "model.safetensors"
    tensors["model.1.connections"] += 99
    write_tensors(path, "gategrad-model", tensors, content)
    model = network_of(replace(RUN, seed=8))
    optimizer = torch.optim.Adam(model.parameters())
    before = everything(model, optimizer)
    with pytest.raises(ValueError, match="names an input outside"):
        load_weights(path, model)
    after = everything(model, optimizer)
    assert [key for key in before if not torch.equal(before[key], after[key])] == []


def test_an_encoder_that_the_file_has_no_place_for_is_refused(tmp_path: Path) -> None:
    class Reversed(DerivedEncoder):
        @property
        def n_bits(self) -> int:
            return self.first.n_bits

        def encode(self, X: Any) -> Any:
            return self.first.encode(X)[:, ::-1]

        def parts(self) -> tuple[Any, ...]:
            return ()

        def scale(self, X: Any) -> Any:
            return self.first.scale(X)

    digits = gg.load_dataset("digits")
    assert isinstance(digits.encoder, gg.ThresholdEncoder)
    facts = replace(DataFacts.of(digits), encoder=Reversed(digits.encoder))
    with pytest.raises(ValueError, match="cannot hold a Reversed"):
        save_model(tmp_path / "model.safetensors", {}, facts)
    assert not list(tmp_path.iterdir())
