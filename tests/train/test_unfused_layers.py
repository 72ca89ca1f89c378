"""Layers that the optimizer cannot step itself are left to torch."""

import numpy as np
import pytest
import torch
from ordinary_training import (
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

import gategrad as gg
from gategrad.train.descent import Descent


def float64(model):
    return model.double()


def frozen(model):
    model[1].weight.requires_grad_(False)
    return model


def hooked(model):
    model[1].weight.register_hook(lambda grad: grad * 0.5)
    return model


def hooked_after_accumulation(model):
    def halve(weight):
        weight.grad.mul_(0.5)

    model[1].weight.register_post_accumulate_grad_hook(halve)
    return model


def tied(model):
    model[2].weight = model[1].weight
    return model


class Halved(nn.Module):
    def forward(self, weight):
        return 0.5 * weight


def parametrized(model):
    nn.utils.parametrize.register_parametrization(model[1], "weight", Halved())
    return model


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (float64, [False, False, False]),
        (frozen, [True, False, True]),
        (hooked, [True, False, True]),
        (hooked_after_accumulation, [True, False, True]),
        (tied, [True, False, False]),
        (parametrized, [True, False, True]),
    ],
)
def test_what_cannot_be_fused_is_left_to_torch(change, expected):
    c = options_of(weight_decay=0.05, clip_norm=0.05)
    model, other = change(deep_network()), change(deep_network())
    assert are_fused(model) == expected
    dtype = model[0].weight.dtype
    batches = [(x.to(dtype), y) for x, y in batches_of(20)]
    losses = train_fused(model, batches, c)
    np.testing.assert_allclose(losses, train_ordinarily(other, batches, c), atol=1e-5)
    assert_same_weights(model, other, atol=1e-4)


@pytest.mark.parametrize("change", [frozen, hooked])
def test_what_can_no_longer_be_fused_is_left_to_torch(change):
    c, batches = options_of(), batches_of(6)
    model, other = deep_network(), deep_network()
    descent = Descent(model, c, 6)
    optimizer = ordinary_optimizer(other, c)
    for i, (x, y) in enumerate(batches):
        if i == 3:
            change(model)
            change(other)
            before = model[1].weight.detach().clone()
        expected, _ = ordinary_step(other, optimizer, (x, y), c)
        assert descent.step(x, y, i) == pytest.approx(expected, abs=1e-5)
    assert_same_weights(model, other, atol=1e-4)
    assert torch.equal(before, model[1].weight) == (change is frozen)


def test_a_layer_in_eval_mode_is_not_trained():
    model = deep_network()
    model[0].eval()
    before = [layer.weight.detach().clone() for layer in layers_of(model)]
    train_fused(model, batches_of(3), options_of())
    changed = [not torch.equal(a, b.weight) for a, b in zip(before, layers_of(model), strict=True)]
    assert changed == [False, True, True]


def test_a_layer_may_be_used_twice():
    def twice():
        layer = gg.nn.LogicLayer(12, 12, seed=0)
        return nn.Sequential(layer, layer, gg.nn.GroupSum(3, tau=1.0))

    model, other = twice(), twice()
    batches = batches_of(20)
    losses = train_fused(model, batches, options_of())
    np.testing.assert_allclose(losses, train_ordinarily(other, batches, options_of()), atol=1e-5)
