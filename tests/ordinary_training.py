"""A training in plain torch, and the same one with the optimizer that steps layers itself."""

import math

import numpy as np
import torch
from small_training import small_network
from torch import nn
from torch.nn.functional import cross_entropy

import gategrad as gg
from gategrad.config import TrainConfig
from gategrad.train.descent import Descent
from gategrad.train.gate_adam import GateAdam

__all__ = [
    "MODES",
    "are_fused",
    "assert_same_weights",
    "batches_of",
    "deep_network",
    "layers_of",
    "options_of",
    "ordinary_optimizer",
    "ordinary_step",
    "train_fused",
    "train_ordinarily",
]


MODES = {
    "soft": {},
    "hard": {"forward": "hard", "backward_temperature": 0.5},
    "gumbel": {"forward": "gumbel", "backward_temperature": 2.0},
    "soft learned": {"connections": "learned", "candidates": 5},
    "soft light": {"parametrization": "light"},
    "gumbel walsh": {"parametrization": "walsh", "forward": "gumbel", "backward_temperature": 2.0},
    "hard nearest": {"parametrization": "nearest", "forward": "hard", "backward_temperature": 2.0},
    "hard learned": {"connections": "learned", "candidates": (7, 20), "forward": "hard"},
}


def deep_network(seed=0, **gates):
    return small_network(layers=3, width=70, tau=3.0, seed=seed, **gates)


def batches_of(n, binary=True, size=50):
    rng = np.random.default_rng(0)
    x = rng.random((n, size, 12), dtype=np.float32)
    y = x.reshape(n, size, 3, 4).sum(axis=3).argmax(axis=2)
    x = torch.from_numpy(x)
    return list(zip(x.round() if binary else x, torch.from_numpy(y), strict=True))


def options_of(**options):
    return TrainConfig(**({"lr": 0.02} | options))


def ordinary_optimizer(model, c):
    if c.weight_decay:
        return torch.optim.AdamW(
            model.parameters(), c.lr, eps=c.adam_epsilon, weight_decay=c.weight_decay
        )
    return torch.optim.Adam(model.parameters(), c.lr, eps=c.adam_epsilon)


def ordinary_step(model, optimizer, batch, c):
    x, y = batch
    optimizer.zero_grad()
    loss = cross_entropy(model(x), y)
    loss.backward()
    norm = math.inf if c.clip_norm is None else c.clip_norm
    norm = nn.utils.clip_grad_norm_(model.parameters(), norm)
    optimizer.step()
    return loss.item(), norm


def train_ordinarily(model, batches, c):
    optimizer = ordinary_optimizer(model, c)
    return [ordinary_step(model, optimizer, batch, c)[0] for batch in batches]


def train_fused(model, batches, c):
    descent = Descent(model, c, len(batches))
    return [descent.step(x, y, i) for i, (x, y) in enumerate(batches)]


def layers_of(model):
    return [module for module in model.modules() if isinstance(module, gg.nn.LogicLayer)]


def assert_same_weights(model, other, atol):
    for layer, ordinary in zip(layers_of(model), layers_of(other), strict=True):
        torch.testing.assert_close(layer.weight, ordinary.weight, atol=atol, rtol=0)


def are_fused(model):
    adam = GateAdam(model, 0.01, 0.0)
    with adam.step_gates():
        return [layer.step_gates is not None for layer in layers_of(model)]
