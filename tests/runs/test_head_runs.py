"""A run with each head: configured, trained, saved, rebuilt from its folder, compiled."""

import json
from dataclasses import replace

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import gategrad as gg
from gategrad.checkpoint import load_model, save_model
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.nn.heads.head_kinds import HEADS
from gategrad.runs.training_run import train_run

OPTIONS = {
    "codebook": {"tau": "auto", "codes": "balanced"},
    "group-sum-codebook": {"tau": 0.3, "code_size": 40, "codes": "distant"},
    "dense": {"hidden": (8,)},
    "group-sum": {"tau": "auto", "learn_tau": "class"},
    "tree": {"tau": 3.0, "tau_end": 1.0, "tree_levels": 1},
    "tree-full": {"tree_levels": 1, "dropout": 0.1},
}


@pytest.mark.parametrize("head", HEADS)
def test_from_configuration_to_circuit(head, tmp_path):
    model = ModelConfig(layers=2, width=120, head=head, **OPTIONS[head])
    config = RunConfig(DataConfig("digits"), model, TrainConfig(epochs=1, steps=12))
    assert RunConfig.from_json(config.to_json()) == config
    result = train_run(config, tmp_path / "run", progress=False)
    assert result["discrete_test_accuracy"] == result["compiled_test_accuracy"]
    saved = load_model(tmp_path / "run")
    assert saved.config == config
    rows = gg.load_dataset("digits").test
    with torch.no_grad():
        scores = saved.model(torch.from_numpy(rows.bits()).float())
    network = gg.compile(gg.load_circuit(tmp_path / "run" / "circuit.npz"))
    np.testing.assert_allclose(network.scores(rows.X), scores.double().numpy(), rtol=1e-5)
    again = train_run(config, tmp_path / "run", resume=True, progress=False)
    assert again == result


def test_a_file_with_other_sizes_than_it_says_is_refused_before_they_take_memory(tmp_path):
    model = ModelConfig(layers=1, width=60, head="dense", hidden=(8,))
    config = RunConfig(DataConfig("digits"), model, TrainConfig(epochs=1, steps=1))
    train_run(config, tmp_path / "run", progress=False)
    saved = load_model(tmp_path / "run")
    other = replace(config, model=replace(model, hidden=(9,)))
    save_model(tmp_path / "other.safetensors", saved.model, saved.data, other)
    with pytest.raises(ValueError, match=r"630 dense weights, its tensors 560"):
        load_model(tmp_path / "other.safetensors")


@pytest.mark.parametrize(("weights", "other"), [("scaled", "plain"), ("plain", "scaled")])
def test_dense_weights_are_read_as_what_they_are(weights, other, tmp_path):
    model = ModelConfig(layers=1, width=60, head="dense", hidden=(8,), dense_weights=weights)
    config = RunConfig(DataConfig("digits"), model, TrainConfig(epochs=1, steps=12))
    result = train_run(config, tmp_path / "run", progress=False)
    assert result["discrete_test_accuracy"] == result["compiled_test_accuracy"]
    saved = load_model(tmp_path / "run")
    assert saved.model[-1].weights == weights
    start = replace(config.train, start=str(tmp_path / "run"), steps=1, lr=1e-12)
    train_run(replace(config, train=start), tmp_path / "again", progress=False)
    again = load_model(tmp_path / "again").model.state_dict()
    for name, tensor in saved.model.state_dict().items():
        assert torch.allclose(again[name], tensor, atol=1e-9), name

    changed = replace(config, model=replace(model, dense_weights=other))
    save_model(tmp_path / "other.safetensors", saved.model, saved.data, changed)
    with pytest.raises(
        ValueError, match=r"no model that can be rebuilt: only the .*linears\.0\.bias"
    ):
        load_model(tmp_path / "other.safetensors")
    with pytest.raises(ValueError, match=f"it was trained with model.dense_weights={weights}: use"):
        train_run(replace(changed, train=start), tmp_path / "changed", progress=False)
    with pytest.raises(ValueError, match="dense_weights"):
        train_run(changed, tmp_path / "run", resume=True, progress=False)


def test_the_command_line_knows_heads(tmp_path):
    def train(*options):
        where = ["--out", str(tmp_path / str(len(options)) / options[-1]), "--quiet"]
        small = ["--layers", "1", "--width", "60", "--steps", "2"]
        return CliRunner().invoke(app, ["train", "digits", *small, *where, *options])

    def configured(done):
        assert done.exit_code == 0, done.output
        folder = done.stdout.split("run folder")[1].split()[0]
        with open(f"{folder}/result.json") as file:
            return json.load(file)["config"]

    assert configured(train("--head", "codebook"))["model"]["tau"] == "auto"
    config = configured(train("--head", "dense", "--hidden", "5,4"))
    assert config["model"]["hidden"] == [5, 4]
    assert configured(train("--head", "dense", "--hidden", "none"))["model"]["hidden"] == []
    plain = configured(train("--head", "dense", "--dense-weights", "plain"))
    assert plain["model"]["dense_weights"] == "plain"
    assert "the head group-sum has no --dense-weights" in train("--dense-weights", "plain").output
    assert configured(train("--tau", "2.5"))["model"]["tau"] == 2.5
    done = train("--tau", "high")
    assert done.exit_code == 2
    assert "tau must be numbers" in done.output
    done = train("--tau", "3,30")
    assert "tau must be one number, got '3,30': --tau-end makes a schedule" in done.output
    done = train("--head", "dense", "--hidden", "16.7")
    assert "hidden widths must be whole numbers" in done.output
    done = train("--head", "dense", "--tau", "5")
    assert "the head dense has no tau" in done.output
    done = train("--head", "dense", "--tau-end", "3")
    assert "the head dense has no --tau-end" in done.output
