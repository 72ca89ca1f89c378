"""Perceptrons: sizes, seeds, batches of one, and a clear word where a circuit is wanted."""

from __future__ import annotations

import pytest
import torch

import gategrad as gg
from gategrad.config import ModelConfig
from gategrad.extract import NotACircuit
from gategrad.nn import MLP, build


def test_it_is_torchs_own_layers_in_the_papers_order() -> None:
    model = MLP(20, 5, layers=2, width=8, seed=3)
    plain = torch.nn.Sequential(
        torch.nn.Linear(20, 8), torch.nn.BatchNorm1d(8), torch.nn.ReLU(),
        torch.nn.Linear(8, 8), torch.nn.BatchNorm1d(8), torch.nn.ReLU(), torch.nn.Linear(8, 5),
    )  # fmt: skip
    plain.load_state_dict(model.state_dict())
    x = torch.rand(6, 20)
    assert torch.equal(model(x), plain(x))
    assert torch.equal(model.eval()(x), plain.eval()(x))
    assert model.multiply_adds == 20 * 8 + 8 * 8 + 8 * 5
    assert model.n_bytes == 4 * (model.multiply_adds + 8 + 8 + 5)


def test_a_seed_decides_the_weights() -> None:
    one, same, other = (MLP(20, 5, width=8, seed=seed) for seed in (1, 1, 2))
    assert torch.equal(one[0].weight, same[0].weight)
    assert not torch.equal(one[0].weight, other[0].weight)
    assert float(one[0].weight.detach().abs().max()) <= 20**-0.5


def test_a_batch_of_one_sample_trains() -> None:
    model = MLP(20, 5, width=8)
    model(torch.rand(1, 20)).sum().backward()
    assert model[0].weight.grad is not None


def test_a_configuration_builds_it() -> None:
    model = build(ModelConfig(network="mlp", layers=3, width=16), 30, 4, seed=5)
    assert isinstance(model, MLP)
    assert [m.out_features for m in model if isinstance(m, torch.nn.Linear)] == [16, 16, 16, 4]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"network": "cnn"}, r"network must be one of dlgn, .*mlp, got 'cnn'"),
        ({"network": "mlp", "tau": 3.0}, "the network mlp has no tau: leave it out"),
        ({"network": "mlp", "head": "codebook"}, "the network mlp has no head"),
        ({"network": "mlp", "layers": 0}, "must be at least 1, got 30, 4, 0 and 8000"),
    ],
)
def test_settings_that_it_does_not_have(fields: dict, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        build(ModelConfig(**fields), 30, 4)


def test_it_cannot_become_a_circuit() -> None:
    with pytest.raises(NotACircuit, match=r"multilayer perceptron .* has no gates"):
        gg.to_circuit(MLP(20, 5, width=8))
