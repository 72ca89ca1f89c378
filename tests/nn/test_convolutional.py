"""Convolutional networks by name."""

from dataclasses import replace

import numpy as np
import pytest
import torch
from torch import nn
from typer.testing import CliRunner

import gategrad as gg
from gategrad.checkpoint import load_model, save_model
from gategrad.checkpoint.tensor_file import read_tensors, write_tensors
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.nn import GroupSum, LogicConv2d, LogicLayer, build
from gategrad.nn.heads.head_kinds import HEADS
from gategrad.nn.networks.convolutional import dense_widths, n_leaves
from gategrad.runs.recipes import data_for, recipe

MNIST, CIFAR = (1, 28, 28), (9, 32, 32)


def tiny(network="clgn-mnist-s", shape=MNIST, n_classes=10, **options):
    config = ModelConfig(network=network, channels=8, init="residual", **options)
    return build(config, int(np.prod(shape)), n_classes, input_shape=shape)


# Gates that are trained, and outputs for each of ten classes (Petersen et al. 2024, table 6).
@pytest.mark.parametrize(
    ("name", "gates", "outputs"),
    [
        ("clgn-mnist-s", 7 * 13 * 16 + 4480 * 16, 1024),
        ("clgn-mnist-m", 7 * 13 * 64 + 4480 * 64, 4096),
        ("clgn-mnist-l", 7 * 13 * 256 + 2240 * 256, 8192),
        ("clgn-cifar10-s", 83_552, 1024),
        ("clgn-cifar10-m", 668_416, 8192),
        ("clgn-cifar10-b", 2_483_712, 32_768),
        ("clgn-cifar10-l", 4_967_424, 65_536),
        ("clgn-cifar10-g", 6_684_160, 81_920),
    ],
)
def test_sizes_of_the_literature(name, gates, outputs):
    config = ModelConfig(network=name)
    trees = n_leaves(config) // 8 * 7
    assert trees + sum(dense_widths(config)) == gates
    assert dense_widths(config)[-1] == 10 * outputs


def test_shapes_and_groups_of_the_mnist_network():
    model = tiny()
    trees = [m for m in model if isinstance(m, LogicConv2d)]
    assert [m.out_shape for m in trees] == [(8, 12, 12), (24, 6, 6), (72, 3, 3)]
    assert [m.geometry.groups for m in trees] == [1, 1, 1]
    assert [m.check_input for m in trees] == [True, False, False]
    dense = [m for m in model if isinstance(m, LogicLayer)]
    assert [m.in_features for m in dense] == [648, 20_480, 10_240]
    assert not any(m.check_input for m in dense)
    assert isinstance(model[3], nn.Flatten)
    assert isinstance(model[-1], GroupSum)


def test_groups_have_no_cross_links():
    config = ModelConfig(network="clgn-cifar10-s", channels=16)
    model = build(config, 9216, 10, input_shape=CIFAR)
    for conv in model[1:4]:
        kernel, channel = conv.out_shape[0] // 2, conv.in_shape[0] // 2
        first, second = conv.leaves[:kernel, :, 0], conv.leaves[kernel:, :, 0]
        assert first.max() < channel <= second.min()


@pytest.mark.parametrize("name", ["clgn-mnist-s", "clgn-cifar10-s", "compact-cifar10-s"])
def test_every_kind_learns_a_step(name):
    shape = MNIST if "mnist" in name else CIFAR
    model = tiny(name, shape, 7, forward="hard", precision="bfloat16")
    x = torch.rand(40, int(np.prod(shape))).round()
    scores = model(x)
    assert scores.shape == (40, 7)
    scores.square().sum().backward()
    assert all(torch.isfinite(p.grad).all() for p in model.parameters())
    assert all(p.grad.abs().sum() > 0 for p in model.parameters())


@pytest.mark.parametrize("head", HEADS)
def test_every_head_fits(head):
    options = {"dense": {"hidden": (8,)}, "group-sum-codebook": {"code_size": 40}}.get(head, {})
    model = tiny(n_classes=3, head=head, tau="auto" if "codebook" in head else 10.0, **options)
    assert model.eval()(torch.rand(4, 784).round()).shape == (4, 3)


def test_learned_thresholds_come_first():
    config = ModelConfig(network="clgn-mnist-s", channels=8, learned_thresholds=2)
    model = build(config, 784, 10, input_shape=MNIST)
    assert model[1].in_shape == (2, 28, 28)
    model(torch.rand(5, 784)).sum().backward()
    assert model[0].first.grad.abs().sum() > 0


def test_images_that_do_not_fit():
    with pytest.raises(ValueError, match="reads images"):
        build(ModelConfig(network="clgn-mnist-s"), 784, 10)
    with pytest.raises(ValueError, match=r"convolution 1 of clgn-mnist-s on images of \(1, 4, 4\)"):
        tiny(shape=(1, 4, 4))
    with pytest.raises(
        ValueError, match=r"convolution 3 of clgn-mnist-s on images of \(1, 11, 11\)"
    ):
        tiny(shape=(1, 11, 11))
    tiny(shape=(1, 12, 12))
    with pytest.raises(ValueError, match=r"network must be one of dlgn, .*clgn-mnist-s"):
        build(ModelConfig(network="alexnet"), 784, 10, input_shape=MNIST)
    with pytest.raises(ValueError, match="channels must be at least 1"):
        build(ModelConfig(network="clgn-mnist-s", channels=0), 784, 10, input_shape=MNIST)


@pytest.mark.parametrize("name", CONVOLUTIONAL)
@pytest.mark.parametrize("kind", ["paper", "fast"])
def test_recipes_of_named_networks(name, kind):
    size = CONVOLUTIONAL[name]
    data = data_for(name, DataConfig("mnist"))
    config = recipe(kind, data, network=name)
    assert config.model.network == name
    assert (config.model.tau, config.model.init) == (size.tau, "residual")
    trained = (size.lr, size.batch_size) if kind == "paper" else (0.02, 128)
    assert (config.train.lr, config.train.batch_size) == trained
    assert config.data.n_thresholds == size.n_thresholds
    assert RunConfig.from_json(config.to_json()) == config


def test_an_unknown_network_has_no_recipe():
    with pytest.raises(ValueError, match="network must be one of dlgn, mlp, clgn-mnist-s"):
        recipe("paper", "mnist", network="lenet")


def test_fitted_saved_and_rebuilt(tmp_path):
    rng = np.random.default_rng(0)
    images = rng.integers(0, 256, (60, 1, 28, 28), dtype=np.uint8)
    images[:30] //= 4
    labels = np.repeat([0, 1], 30)
    data = gg.data.from_arrays(images, labels, images, labels)
    model_config = ModelConfig(network="clgn-mnist-s", channels=8, forward="hard", init="residual")
    config = RunConfig(
        DataConfig("mnist"), model_config, TrainConfig(epochs=2, batch_size=16, shift=1)
    )
    model = build(model_config, data.n_features, 2, input_shape=data.input_shape)
    history = gg.fit(model, data, config=config)
    assert len(history.epochs) == 2
    path = tmp_path / "model.safetensors"
    save_model(path, model, data, config)
    bits = torch.from_numpy(data.train.bits()).float()
    again = load_model(path).model
    assert torch.equal(again(bits), model.eval()(bits))
    other = replace(config, model=replace(model_config, channels=9))
    save_model(path, model, data, other)
    with pytest.raises(ValueError, match=r"its configuration has .* gates, its tensors"):
        load_model(path)
    # Files that someone else made.
    save_model(path, model, data, config)
    tensors, content = read_tensors(path, "gategrad-model")
    write_tensors(path, "gategrad-model", tensors, {**content, "input_shape": [1, 700, 700]})
    with pytest.raises(ValueError, match=r"input_shape \(1, 700, 700\) does not hold 784 inputs"):
        load_model(path)
    leaves = next(name for name in tensors if name.endswith(".leaves"))
    write_tensors(path, "gategrad-model", {**tensors, leaves: torch.tensor(3)}, content)
    with pytest.raises(ValueError, match=r"model\.safetensors holds no model"):
        load_model(path)


def test_sizes_that_belong_to_other_networks():
    with pytest.raises(ValueError, match=r"input_shape \(1, 28, 28\) does not hold 50 inputs"):
        build(ModelConfig(width=40, layers=2), 50, 10, input_shape=(1, 28, 28))
    with pytest.raises(ValueError, match=r"channels=8 is a convolutional network's k"):
        build(ModelConfig(width=40, layers=2, channels=8), 50, 10)


@pytest.mark.parametrize("option", ["--layers=2", "--width=100", "--connections=local"])
def test_sizes_that_a_named_network_has_itself(option, tmp_path):
    command = ["train", "digits", "--model", "clgn-mnist-s", option, "--out", str(tmp_path / "run")]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert "clgn-mnist-s has sizes and wiring of its own" in result.output
