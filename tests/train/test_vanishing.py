"""Warnings of gradients that do not reach the first layers."""

import warnings

import pytest

import gategrad as gg
from gategrad.config import ModelConfig, TrainConfig

SOFT = {"forward": "soft"}
HARD = {"forward": "hard", "backward_temperature": 0.5}


def told(train=(), **model):
    """What training says of a single step."""
    digits = gg.load_dataset("digits")
    network = gg.nn.build(ModelConfig(width=200, **model), 64, 10)
    config = TrainConfig(**{"steps": 1, "epochs": 1, **dict(train)})
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        gg.fit(network, digits, config=config, progress=False)
    return [str(w.message) for w in caught if "vanish" in str(w.message)]


def test_deep_soft_networks_are_told_what_helps():
    (message,) = told(layers=12, **SOFT)
    assert "back through 12 layers" in message
    assert "epsilon of 1e-08" in message
    assert message.endswith(
        "What helps: --adam-epsilon 1e-20, hard gates (--forward hard), --init residual, or fewer "
        "than 12 layers"
    )


@pytest.mark.parametrize(
    "options",
    [
        {"layers": 6, **SOFT},
        {"layers": 12, **HARD},
        {"layers": 12, "init": "residual", **SOFT},
        {"layers": 12, "parametrization": "walsh", **HARD},
        {"layers": 1, **SOFT},
        {"network": "mlp", "layers": 2},
    ],
)
def test_others_are_not(options):
    assert told(**options) == []


def test_a_smaller_epsilon_lets_them_move():
    assert told({"adam_epsilon": 1e-16}, layers=12, **SOFT) == []


def test_hard_gates_that_come_later_are_not_advised():
    (message,) = told({"soft_first": 0.5, "epochs": 2, "steps": 90}, layers=12, **HARD)
    assert "--forward hard" not in message
    assert "no --soft-first" in message


def test_no_gradient_is_left_behind():
    digits = gg.load_dataset("digits")
    network = gg.nn.build(ModelConfig(width=200, layers=2), 64, 10)
    gg.fit(network, digits, epochs=1, steps=1, progress=False)
    assert all(layer.weight.grad is None for layer in network[:-1])


def test_hard_gates_are_not_advised_to_hard_ones():
    (message,) = told(layers=60, **HARD)
    assert "--forward hard" not in message


def switched_off(**train):
    """What training says of dense layers that a few large steps have switched off."""
    digits = gg.load_dataset("digits")
    model = ModelConfig(width=200, layers=6, head="dense", dense_weights="plain")
    network = gg.nn.build(model, 64, 10)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        gg.fit(network, digits, config=TrainConfig(epochs=3, **train), progress=False)
    return [str(w.message) for w in caught if "switched" in str(w.message)]


def test_dense_layers_that_are_switched_off_are_told_of_once():
    (message,) = switched_off(lr=0.01)
    assert message.endswith("(--head-lr 0.001 or less)")
    (message,) = switched_off(lr=0.01, head_lr=0.1)
    assert message.endswith("(--head-lr 0.01 or less)")


def test_those_that_learn_are_not():
    assert switched_off(lr=0.01, head_lr=1e-4) == []
