import numpy as np
import pytest
import torch

from gategrad.config import ModelConfig
from gategrad.nn import GroupSum, LogicLayer, build, dlgn


def test_sizes_of_the_papers_big():
    model = dlgn(784, layers=6, width=256, outputs=64, head=GroupSum(2, tau=10.0))
    layers = [module for module in model if isinstance(module, LogicLayer)]
    assert [(m.in_features, m.out_features) for m in layers] == [
        (784, 256), (256, 256), (256, 256), (256, 256), (256, 256), (256, 64)
    ]  # fmt: skip
    assert model(torch.rand(3, 784)).shape == (3, 2)


def test_only_the_first_layer_looks_at_its_input():
    model = dlgn(8, layers=3, width=8, head=GroupSum(2, tau=1.0))
    assert [module.check_input for module in model[:-1]] == [True, False, False]


def test_layers_differ_and_the_seed_decides():
    first, again, other = (
        dlgn(16, layers=3, width=16, head=GroupSum(2, tau=1.0), seed=seed) for seed in (1, 1, 2)
    )
    assert not torch.equal(first[1].weight, first[2].weight)
    assert torch.equal(first[1].weight, again[1].weight)
    assert not torch.equal(first[1].weight, other[1].weight)


@pytest.mark.parametrize(("connections", "is_sorted"), [("random", True), ("unique", False)])
def test_hidden_layers_are_numbered_for_locality(connections, is_sorted):
    model = dlgn(64, layers=3, width=200, head=GroupSum(2, tau=1.0), connections=connections)
    first, hidden, last = ((m.connections[0].diff() >= 0).all().item() for m in model[:-1])
    assert first == hidden == is_sorted
    assert not last  # its outputs are dealt out to classes by number


def test_local_wires_the_first_layer_only():
    model = dlgn(
        784, layers=2, width=2000, head=GroupSum(10, tau=1.0), connections="local",
        input_shape=(1, 28, 28),
    )  # fmt: skip
    first, second = model[0].connections.numpy()
    assert np.abs(first // 28 - second // 28).max() <= 3
    assert "connections='random'" in repr(model[1])


@pytest.mark.parametrize("n_classes", [3, 67])
def test_build_distributes_what_does_not_divide(n_classes):
    model = build(ModelConfig(layers=2, width=100), 20, n_classes, seed=0)
    assert model(torch.rand(2, 20)).shape == (2, n_classes)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"layers": 0}, "must be at least 1, got 0"),
        ({"outputs": 0}, "must be at least 1"),
        ({"width": 15}, "15 outputs cannot be split into 2 equal groups"),
        ({"connections": "local"}, "needs image inputs"),
    ],
)
def test_bad_sizes(options, message):
    with pytest.raises(ValueError, match=message):
        dlgn(8, **({"layers": 2, "width": 8, "head": GroupSum(2, tau=1.0)} | options))


def test_unknown_head():
    with pytest.raises(
        ValueError, match=r"head must be one of group-sum, codebook, .* tree-full, got 'oracle'"
    ):
        build(ModelConfig(head="oracle"), 8, 2)
