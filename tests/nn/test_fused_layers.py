"""What a network evaluates as one operation is found once, and again where the network changes."""

import copy
import pickle

import pytest
import torch
from torch import nn

from gategrad.nn import DLGN, GroupSum, LogicConv2d, LogicLayer, OrPool2d
from gategrad.nn.networks import fused_layers, logic_sequence

X = torch.rand(33, 64, generator=torch.Generator().manual_seed(0)).round()


@pytest.fixture
def found(monkeypatch):
    """Numbers of modules that were found to belong together, each time that they were looked at."""
    calls = []
    original = fused_layers.leading_layers

    def noted(modules, **options):
        result = original(modules, **options)
        calls.append(result.n_modules)
        return result

    monkeypatch.setattr(fused_layers, "leading_layers", noted)
    monkeypatch.setattr(logic_sequence, "leading_layers", noted)
    return calls


def mixed_network():
    conv = LogicConv2d(1, 4, 3, in_size=8, seed=1)
    layers = [LogicLayer(36, 40, seed=2, check_input=False)]
    layers += [LogicLayer(40, 40, seed=i, check_input=False) for i in (3, 4)]
    return DLGN(conv, OrPool2d(), nn.Flatten(), *layers, GroupSum(4)).eval()


def assert_same_as_modules(model):
    model.eval()
    assert torch.equal(model(X), nn.Sequential(*model)(X))


def test_once(found):
    model = mixed_network()
    for _ in range(3):
        assert_same_as_modules(model)
    assert found == [6]
    model.train()
    torch.testing.assert_close(model(X), nn.Sequential(*model)(X))
    model.outputs(X)
    assert found == [6]


def insert(model):
    model.insert(4, nn.Identity())


def replace(model):
    model[4] = LogicLayer(40, 40, seed=9, check_input=False)


def assign(model):
    setattr(model, "4", LogicLayer(40, 40, seed=9, check_input=False))


def into_the_dictionary(model):
    model._modules["4"] = LogicLayer(40, 40, seed=9, check_input=False)


def delete(model):
    del model[4]


def swap(model):
    model[3], model[4] = nn.Sequential(model[3]), model[4]


def parametrize(model):
    nn.utils.parametrize.register_parametrization(model[3], "weight", nn.Identity())


def another_class(model):
    class Inverted(LogicLayer):
        def forward(self, x):
            return 1 - super().forward(x)

    model[3].__class__ = Inverted


def flatten_otherwise(model):
    model[2].start_dim = 0
    model[2].register_forward_hook(lambda module, args, out: out.view(len(X), -1))


CHANGES = [
    insert, replace, assign, into_the_dictionary, delete, swap, parametrize, another_class,
    flatten_otherwise,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_changes_of_the_sequence_are_seen(change, found):
    model = mixed_network()
    before = model(X)
    change(model)
    assert_same_as_modules(model)
    assert len(found) > 1
    if change in (replace, assign, into_the_dictionary, delete, another_class):
        assert not torch.equal(model(X), before)


@pytest.mark.parametrize("index", range(7))
def test_hooks_are_seen_when_they_come_and_when_they_go(index, found):
    model, calls = mixed_network(), []
    model(X)
    handle = model[index].register_forward_hook(lambda *_: calls.append(1))
    assert_same_as_modules(model)  # once in each of the two
    assert calls == [1, 1]
    handle.remove()
    del found[:]
    assert_same_as_modules(model)
    model(X)
    assert calls == [1, 1]
    assert found == [6]


def test_options_that_change_are_seen(found):
    model = mixed_network().train()
    model(X)
    for layer in (model[0], *model[3:6]):
        layer.forward_mode = "hard"
    assert torch.equal(model(X), nn.Sequential(*model)(X))
    model[4].precision = "bfloat16"
    torch.testing.assert_close(model(X), nn.Sequential(*model)(X))
    assert found[0] == 6


def test_copies_and_states_have_no_old_plan(found):
    model = mixed_network()
    expected = model(X)
    for other in (copy.deepcopy(model), pickle.loads(pickle.dumps(model)), model[:]):
        assert other._plan is None
        assert torch.equal(other(X), expected)
        with torch.no_grad():
            other[0].weight.copy_(torch.randn_like(other[0].weight))
        assert_same_as_modules(other)
    fresh = mixed_network()
    fresh(X)
    fresh[0] = LogicConv2d(1, 4, 3, in_size=8, seed=7)
    fresh(X)
    fresh.load_state_dict(model.state_dict())
    assert_same_as_modules(fresh)
    assert torch.equal(fresh(X), model(X))
