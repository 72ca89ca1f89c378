"""Convolutional layers of trees and OR-pooling, alone and in a network."""

import copy
import pickle
from contextlib import nullcontext

import numpy as np
import pytest
import torch
from torch import nn

from gategrad.nn import (
    DLGN,
    GroupSum,
    LogicConv1d,
    LogicConv2d,
    LogicConv3d,
    LogicLayer,
    OrPool2d,
    discrete,
    relaxed,
)
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.tree_wiring import Geometry
from gategrad.train.gate_adam import GateAdam


def test_pooling_sends_the_gradient_to_the_first_largest():
    x = torch.tensor([[0.5, 0.5, 0.2], [0.5, 0.1, 0.9]]).view(1, 1, 2, 3).requires_grad_()
    out = OrPool2d()(x)
    out.sum().backward()
    assert out.tolist() == [[[[0.5]]]]
    assert x.grad[0, 0].tolist() == [[1, 0, 0], [0, 0, 0]]
    assert OrPool2d()(torch.rand(2, 3, 5, 4).round()).shape == (2, 3, 2, 2)
    with pytest.raises(ValueError, match="expected shape"):
        OrPool2d()(torch.rand(2, 3))
    with pytest.raises(ValueError, match=r"images of \(1, 4\) have no 2 x 2 square"):
        OrPool2d()(torch.rand(2, 3, 1, 4))


def convolutional_network(forward="soft", precision="float32", pool=True, **options):
    mode = {"forward": forward, "precision": precision, "init": "normal"} | options
    first = LogicConv2d(3, 8, 3, in_size=8, padding=1, pool=2, seed=1, **mode)
    second = LogicConv2d(
        8, 6, 3, in_size=(4, 4), depth=2, groups=2, seed=2, check_input=False, **mode
    )
    pools = [OrPool2d()] if pool else []
    width = 6 if pool else 24
    layers = [LogicLayer(width, 40, seed=3, check_input=False, **mode)]
    return DLGN(first, second, *pools, nn.Flatten(), *layers, GroupSum(4, tau=2.0))


@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
@pytest.mark.parametrize("mode", ["train", "eval", "relaxed", "discrete"])
def test_one_operation_gives_what_its_modules_give(forward, precision, mode):
    model = convolutional_network(forward, precision)
    model.train(mode == "train")
    x = torch.rand(40, 3 * 8 * 8).round()
    results = []
    context = {"relaxed": relaxed, "discrete": discrete}.get(mode, nullcontext)
    with context(model):
        for network in (model, nn.Sequential(*model)):
            model.zero_grad()
            scores = network(x)
            scores.square().sum().backward() if mode == "train" else None
            results.append((scores, [p.grad for p in model.parameters()]))
    tolerance = 2e-2 if precision == "bfloat16" else 1e-5
    (one, grads), (other, expected) = results
    torch.testing.assert_close(one, other, atol=tolerance * 10, rtol=tolerance)
    for found, grad in zip(grads, expected, strict=True):
        if grad is not None:  # in bfloat16 other positions may be largest
            limit = 0.2 if precision == "bfloat16" else 1e-4
            assert (found - grad).norm() <= limit * grad.norm() + 1e-6


def test_the_discrete_network_is_the_reference_on_bits():
    model = convolutional_network().eval()
    x = torch.rand(50, 3, 8, 8).round()
    y = x.flatten(1)
    for conv, pool in ((model[0], 2), (model[1], 2)):
        g = conv.geometry
        geometry = Geometry(
            g.in_shape, g.out_channels, g.kernel_size, g.stride, g.padding, pool, g.depth, g.groups
        )
        gates = conv.gates().flatten()
        c = reference.gate_coefficients(gates)
        y = reference.logic_convolution(y, c, conv.leaves, geometry)
    y = model[-2](y)
    assert torch.equal(model(x), model[-1](y))
    assert torch.equal(model(x), model(x.flatten(1)))


def test_gumbel_draws_its_trees_anew():
    conv = LogicConv2d(1, 4, 3, in_size=6, forward="gumbel", init="normal", seed=0)
    x = torch.rand(20, 1, 6, 6).round()
    torch.manual_seed(0)
    first, second = conv(x), conv(x)
    assert set(first.unique().tolist()) <= {0.0, 1.0}
    assert not torch.equal(first, second)
    first.sum().backward()
    assert conv.weight.grad.abs().sum() > 0


def test_flattening_is_free():
    conv = LogicConv2d(2, 5, 3, in_size=(6, 5), seed=0)
    x = torch.rand(7, 2, 6, 5)
    out = conv(x)
    assert out.shape == (7, 5, 4, 3) == (7, *conv.out_shape)
    assert out.flatten(1).data_ptr() == out.data_ptr()
    assert out.flatten(1).t().is_contiguous()
    assert conv(x.flatten(1)).equal(out)


def test_other_numbers_of_axes():
    line = LogicConv1d(3, 4, 3, in_size=10, padding=1, seed=0)
    assert line(torch.rand(2, 3, 10)).shape == (2, 4, 10)
    cube = LogicConv3d(1, 4, 2, in_size=4, stride=2, seed=0)
    assert cube(torch.rand(2, 1, 4, 4, 4)).shape == (2, 4, 2, 2, 2)
    assert cube.gates().shape == (4, 7)


def test_a_residual_tree_passes_its_first_leaf_on():
    conv = LogicConv2d(3, 6, 3, in_size=5, seed=4).eval()
    x = torch.rand(9, 3, 5, 5).round()
    channel, row, column = conv.leaves[:, 0].long().unbind(dim=1)
    windows = x.unfold(2, 3, 1).unfold(3, 3, 1)
    assert torch.equal(conv(x), windows[:, channel, :, :, row, column].permute(1, 0, 2, 3))


def test_the_fused_step_of_trees_is_adams():
    x, y = torch.rand(64, 192).round(), torch.randint(4, (64,))
    models = [convolutional_network("hard"), convolutional_network("hard")]
    fused, plain = (
        GateAdam(models[0], 0.05, 0.01),
        torch.optim.AdamW(models[1].parameters(), 0.05, weight_decay=0.01),
    )
    for _ in range(4):
        fused.zero_grad()
        with fused.step_gates():
            nn.functional.cross_entropy(models[0](x), y).backward()
        fused.step(0.05)
        plain.zero_grad()
        nn.functional.cross_entropy(models[1](x), y).backward()
        plain.step()
    for a, b in zip(models[0].parameters(), models[1].parameters(), strict=True):
        torch.testing.assert_close(a, b, atol=2e-4, rtol=0)


def test_copies_and_state():
    model = convolutional_network()
    x = torch.rand(5, 192)
    for other in (copy.deepcopy(model), pickle.loads(pickle.dumps(model))):
        assert torch.equal(other(x), model(x))
    other = convolutional_network(init="residual")
    other[0].leaves += 0
    state = model.state_dict()
    assert state["0.leaves"].dtype == torch.int32
    other.load_state_dict(state)
    assert torch.equal(other(x), model(x))
    state["1.leaves"] = state["1.leaves"].clone()
    state["1.leaves"][0, 0, 0] = 7  # of the other group
    with pytest.raises(
        RuntimeError, match="kernel 0 reads channel 7, but its group has channels 0"
    ):
        other.load_state_dict(state)
    state["1.leaves"][0, 0] = torch.tensor([0, 3, 0])
    with pytest.raises(RuntimeError, match="leaves read places 0 to 3 along axis 0"):
        other.load_state_dict(state)


def test_leaves_may_be_given():
    leaves = np.zeros((2, 2, 3), dtype=np.int64)
    leaves[1, :, 1:] = 1
    conv = LogicConv2d(1, 2, 2, in_size=3, depth=1, leaves=leaves, seed=0).eval()
    x = torch.rand(4, 1, 3, 3).round()
    out = conv(x)
    assert torch.equal(out[:, 0], x[:, 0, :2, :2])
    assert torch.equal(out[:, 1], x[:, 0, 1:, 1:])
    with pytest.raises(ValueError, match=r"leaves must have shape \(2, 2, 3\)"):
        LogicConv2d(1, 2, 2, in_size=3, depth=1, leaves=leaves[:1])


def test_hard_trees_refuse_what_is_not_a_bit():
    model = convolutional_network("hard")
    x = torch.zeros(4, 192)
    x[2, 5] = 0.5
    with pytest.raises(ValueError, match=r"input value 0\.5 \(sample 2, feature 5\)"):
        model(x)
    with pytest.raises(ValueError, match=r"expected input of shape \(batch, 3, 8, 8\)"):
        model(torch.zeros(4, 3, 8, 7))
    with pytest.raises(ValueError, match="expected a float tensor"):
        model(torch.zeros(4, 192, dtype=torch.int64))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"depth": 5}, "depth must be 1 to 4, got 5"),
        ({"depth": 0}, "depth must be 1 to 4, got 0"),
        ({"pool": 3}, r"pool must be 1 \(none\) or 2, got 3"),
        ({"groups": 5}, "groups must be 1 to 4"),
        ({"groups": 0}, "groups must be 1 to 4"),
        ({"kernel_size": 9}, "does not fit"),
        ({"kernel_size": (3, 3, 3)}, "kernel_size must be 2 numbers"),
        ({"padding": -1}, "padding must be 2 numbers of at least 0"),
        ({"stride": 0}, "stride must be 2 numbers of at least 1"),
        ({"in_size": 0}, "positive extents"),
        ({"out_channels": 0}, "out_channels must be at least 1"),
        ({"channels_per_kernel": 0}, "channels_per_kernel must be at least 1"),
        ({"padding": 10**9}, "more than 32-bit numbers can name"),
        ({"in_channels": 10**8}, "more than 32-bit numbers can name"),
        ({"leaves": np.full((8, 8, 3), 0.5)}, "leaves must be integers, got float64"),
        ({"forward": "mushy"}, "forward must be one of"),
        ({"init": "zero"}, "init must be"),
    ],
)
def test_bad_options(options, message):
    good = {"in_channels": 4, "out_channels": 8, "kernel_size": 3, "in_size": 8}
    with pytest.raises(ValueError, match=message):
        LogicConv2d(**(good | options))


def test_sizes_are_whole_numbers():
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        LogicConv2d(4, 8, 3, in_size=8, pool=2.0)


def test_pooling_is_of_two_axes():
    with pytest.raises(ValueError, match="pool=2 is of images with two axes"):
        LogicConv1d(1, 2, 2, in_size=5, pool=2)
