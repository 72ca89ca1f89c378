"""Training with fused layers is ordinary training: autograd, torch's Adam and clip_grad_norm_."""

import copy
import math

import numpy as np
import pytest
import torch
from ordinary_training import (
    MODES,
    are_fused,
    assert_same_weights,
    batches_of,
    deep_network,
    layers_of,
    options_of,
    ordinary_optimizer,
    ordinary_step,
    train_fused,
    train_ordinarily,
)
from torch import nn
from torch.nn.functional import cross_entropy

import gategrad as gg
from gategrad.config import ModelConfig, RunConfig, TrainConfig
from gategrad.nn.kernels import reference
from gategrad.train.descent import Descent, learning_rate
from gategrad.train.gate_adam import GateAdam


def with_gradients(model):
    """An optimizer whose model has a batch's gradients, and the batch. Noise: seed 3."""
    ((x, y),) = batches_of(1)
    adam = GateAdam(model, 0.01, 0.0)
    torch.manual_seed(3)
    with adam.step_gates():
        cross_entropy(model(x), y).backward()
    return adam, (x, y)


def test_the_norm_of_no_gradient_is_zero():
    adam = GateAdam(deep_network(), 0.01, 0.0)
    assert adam.norm(exact=True) == adam.norm(exact=False) == 0


def test_a_state_that_cannot_be_stepped_in_place_is_refused():
    model = deep_network()
    adam, _ = with_gradients(model)
    weight = layers_of(model)[0].weight
    state = {"step": torch.zeros(()), "exp_avg_sq": torch.zeros_like(weight)}
    adam.optimizer.state[weight] = {**state, "exp_avg": torch.zeros(16, len(weight)).t()}
    with pytest.raises(TypeError):
        adam.step(0.01)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "options",
    [{}, {"weight_decay": 0.05, "clip_norm": 0.05}, {"adam_epsilon": 1e-4}],
    ids=["plain", "decay and clipping", "epsilon"],
)
def test_training_is_ordinary_training(mode, options):
    # Of two candidates that are nearly alike, rounding chooses: from then on bits differ.
    c, batches = options_of(**options), batches_of(5 if mode == "hard learned" else 50)
    model = deep_network(**MODES[mode])
    other = copy.deepcopy(model)
    assert are_fused(model) == [True] * 3
    torch.manual_seed(3)
    losses = train_fused(model, batches, c)
    after = torch.rand(())
    torch.manual_seed(3)
    expected = train_ordinarily(other, batches, c)
    assert torch.equal(after, torch.rand(()))
    np.testing.assert_allclose(losses, expected, atol=2e-5)
    assert_same_weights(model, other, atol=1e-3)
    assert losses[-1] != losses[0]


def test_a_training_curve_is_the_float64_references():
    """200 steps of float32, fused, against plain torch in float64: losses step by step.

    Rounding is amplified as training goes on: 1e-6 in the first ten steps, 1e-3 in all.
    """
    batches = batches_of(200, binary=False)
    model = deep_network()
    weights = [layer.weight.detach().double().requires_grad_() for layer in layers_of(model)]
    wirings = [layer.connections for layer in layers_of(model)]
    optimizer = torch.optim.Adam(weights, 0.02)
    losses = train_fused(model, batches, options_of())
    expected = []
    for x, y in batches:
        rows = x.double()
        for weight, wiring in zip(weights, wirings, strict=True):
            rows = reference.logic_layer(rows, reference.softmax_coefficients(weight), wiring)
        sums = torch.stack([part.sum(dim=1) for part in rows.tensor_split(3, dim=1)], dim=1)
        loss = cross_entropy(sums / 3.0, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        expected.append(loss.item())
    np.testing.assert_allclose(losses[:10], expected[:10], atol=1e-6)
    np.testing.assert_allclose(losses, expected, atol=1e-3)
    assert expected[-1] < 0.8 * expected[0]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("extra", [False, True], ids=["layers", "other parameters too"])
def test_the_norm_is_the_ordinary_norm(mode, extra):
    model = deep_network(**MODES[mode])
    if extra:
        model.append(nn.Linear(3, 3))
    other = copy.deepcopy(model)
    adam, (x, y) = with_gradients(model)
    torch.manual_seed(3)
    _, expected = ordinary_step(
        other, ordinary_optimizer(other, options_of()), (x, y), options_of()
    )
    torch.testing.assert_close(adam.norm(exact=True).float(), expected)
    assert math.isfinite(adam.norm(exact=False))


@pytest.mark.parametrize("mode", MODES)
def test_gradients_can_be_shown(mode):
    model = deep_network(**MODES[mode])
    other = copy.deepcopy(model)
    adam, (x, y) = with_gradients(model)
    assert all(layer.weight.grad is None for layer in layers_of(model))
    adam.show_gradients()
    torch.manual_seed(3)
    cross_entropy(other(x), y).backward()
    for layer, ordinary in zip(layers_of(model), layers_of(other), strict=True):
        torch.testing.assert_close(layer.weight.grad, ordinary.weight.grad)
    adam.zero_grad()
    assert all(layer.weight.grad is None for layer in layers_of(model))


@pytest.mark.parametrize("mode", MODES)
def test_gradients_of_two_batches_add_up(mode):
    model = deep_network(**MODES[mode])
    other = copy.deepcopy(model)
    batches = batches_of(2)
    adam = GateAdam(model, 0.02, 0.0)
    torch.manual_seed(3)
    with adam.step_gates():
        for x, y in batches:
            cross_entropy(model(x), y).backward()
    adam.step(0.02)
    optimizer = ordinary_optimizer(other, options_of())
    for x, y in batches:
        torch.manual_seed(3)  # a step has one noise
        cross_entropy(other(x), y).backward()
    optimizer.step()
    # Adam divides a small gradient by its own size, and with it what rounding made of it.
    assert_same_weights(model, other, atol=2e-4 if mode == "gumbel walsh" else 1e-5)


def test_gumbel_noise_is_new_at_every_step():
    model = deep_network(**MODES["gumbel"])
    ((x, _),) = batches_of(1)
    adam = GateAdam(model, 0.01, 0.0)
    scores = []
    for _ in range(2):
        with adam.step_gates():
            scores.append(model(x))
            assert torch.equal(model(x), scores[-1])
    assert not torch.equal(*scores)


def load_other_weights(model):
    model.load_state_dict(deep_network(seed=9).state_dict())


def edit_in_place(model):
    with torch.no_grad():
        for layer in layers_of(model):
            layer.weight.mul_(0.5)[0].fill_(1.0)


def edit_detached(model):
    for layer in layers_of(model):
        layer.weight.detach().neg_()


def assign_data(model):
    for layer in layers_of(model):
        layer.weight.data = layer.weight.detach().flip(0).contiguous()


def set_from_vector(model):
    vector = nn.utils.parameters_to_vector(model.parameters())
    nn.utils.vector_to_parameters(vector.detach() * 0.5, model.parameters())


def cool(model):
    for layer in layers_of(model):
        if layer.forward_mode != "soft":
            layer.backward_temperature = 0.25


CHANGES = [load_other_weights, edit_in_place, edit_detached, assign_data, set_from_vector, cool]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("mode", ["soft", "hard"])
def test_changes_between_steps_are_seen(change, mode):
    c, batches = options_of(), batches_of(6)
    model, other = (deep_network(**MODES[mode]) for _ in range(2))
    descent = Descent(model, c, len(batches))
    optimizer = ordinary_optimizer(other, c)
    for i, (x, y) in enumerate(batches):
        if i == 3:
            change(model)
            change(other)
        loss = descent.step(x, y, i)
        expected, _ = ordinary_step(other, optimizer, (x, y), c)
        assert loss == pytest.approx(expected, abs=1e-5)
    assert_same_weights(model, other, atol=1e-4)


def test_evaluation_between_steps_changes_nothing():
    batches = batches_of(4)
    model, other = deep_network(), deep_network()
    descent, same = (Descent(m, options_of(), 4) for m in (model, other))
    for i, (x, y) in enumerate(batches):
        assert descent.step(x, y, i) == same.step(x, y, i)
        with torch.no_grad(), gg.nn.discrete(model):
            model(x)
        model.eval()(x)
        model.train()
    assert_same_weights(model, other, atol=0)


def test_outside_of_a_step_autograd_is_ordinary():
    model = deep_network()
    ((x, y),) = batches_of(1)
    train_fused(model, [(x, y)], options_of())
    cross_entropy(model(x), y).backward()
    assert all(layer.weight.grad is not None for layer in layers_of(model))


def test_the_state_is_torchs():
    batches, c = batches_of(10), options_of(weight_decay=0.01)
    model, other = deep_network(), deep_network()
    descent = Descent(model, c, 10)
    optimizer = ordinary_optimizer(other, c)
    for i, batch in enumerate(batches[:5]):
        descent.step(*batch, i)
        ordinary_step(other, optimizer, batch, c)
    state, expected = descent.optimizer.state_dict(), optimizer.state_dict()
    assert state["state"].keys() == expected["state"].keys()
    for number, of_weight in expected["state"].items():
        found = state["state"][number]
        assert found.keys() == of_weight.keys()
        for name, value in of_weight.items():
            torch.testing.assert_close(found[name], value, atol=1e-6, rtol=1e-3)
    resumed = Descent(other, c, 10)
    resumed.optimizer.load_state_dict(copy.deepcopy(state))
    other.load_state_dict(model.state_dict())
    for i, batch in enumerate(batches[5:], 5):
        assert descent.step(*batch, i) == resumed.step(*batch, i)
    assert_same_weights(model, other, atol=0)


def test_a_heads_weights_have_a_rate_of_their_own():
    """The head as if trained alone at its rate, the gates as if the head had theirs: by torch."""
    options = {"lr": 0.02, "weight_decay": 0.01, "schedule": "cosine"}
    c, batches = options_of(**options, head_lr=0.001), batches_of(20)
    model = gg.nn.build(ModelConfig(width=70, layers=3, head="dense"), 12, 3)
    other = copy.deepcopy(model)
    head = list(other[-1].parameters())
    gates = [p for p in other.parameters() if all(p is not q for q in head)]
    descent = Descent(model, c, len(batches))
    optimizer = torch.optim.AdamW([{"params": gates}, {"params": head}], 0.02, weight_decay=0.01)
    for i, (x, y) in enumerate(batches):
        descent.step(x, y, i)
        share = learning_rate(c, i, len(batches)) / 0.02
        for group, rate in zip(optimizer.param_groups, (0.02, 0.001), strict=True):
            group["lr"] = rate * share
        optimizer.zero_grad()
        cross_entropy(other(x), y).backward()
        optimizer.step()
    for p, q in zip(model.parameters(), other.parameters(), strict=True):
        torch.testing.assert_close(p, q, rtol=1e-4, atol=1e-4)


def test_a_rate_of_a_head_without_weights_is_refused():
    with pytest.raises(ValueError, match=r"head_lr=0\.001 is for a head with weights of its own"):
        GateAdam(deep_network(), 0.01, 0.0, head_lr=0.001)
    for model in (ModelConfig(), ModelConfig(network="mlp"), ModelConfig(head="codebook")):
        with pytest.raises(ValueError, match="leave head_lr"):
            RunConfig(model=model, train=TrainConfig(head_lr=0.001))
    RunConfig(model=ModelConfig(head="dense"), train=TrainConfig(head_lr=0.001))
    RunConfig(model=ModelConfig(learn_tau="class"), train=TrainConfig(head_lr=0.001))
    for rate in (0.0, -1.0, float("nan"), float("inf"), 1e-60):
        with pytest.raises(ValueError, match="head_lr must be"):
            TrainConfig(head_lr=rate)
