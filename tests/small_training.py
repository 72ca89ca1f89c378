"""A data set of twelve values, networks that learn it in a second, and what makes two equal."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import gategrad as gg
from gategrad.data import Dataset, from_arrays

__all__ = [
    "QUICK",
    "assert_same_state",
    "brightest_third",
    "brightest_third_arrays",
    "small_network",
    "uneven_network",
]

QUICK: dict[str, Any] = {"epochs": 3, "batch_size": 50, "lr": 0.05, "progress": False}
"""Options of ``fit`` for it."""


def brightest_third_arrays(n: int) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
    """(n, 12) values in [0, 1], and which third of each row is brightest."""
    X = np.random.default_rng(5).random((n, 12), dtype=np.float32)
    return X, X.reshape(n, 3, 4).sum(axis=2).argmax(axis=1)


def brightest_third(n_train: int, n_test: int, **options: Any) -> Dataset:
    """So many samples to train and to test with; options are those of ``from_arrays``."""
    X, y = brightest_third_arrays(n_train + n_test)
    parts = (X[:n_train], y[:n_train], X[n_train:], y[n_train:])
    return from_arrays(*parts, **{"low": 0, "high": 1, **options})


def small_network(
    in_features: int = 12,
    *,
    n_classes: int = 3,
    layers: int = 2,
    width: int = 60,
    tau: float = 2.0,
    seed: int = 1,
    **gates: Any,
) -> gg.nn.DLGN:
    head = gg.nn.GroupSum(n_classes, tau=tau, remainder="distribute")
    return gg.nn.dlgn(in_features, layers=layers, width=width, head=head, seed=seed, **gates)


def uneven_network(in_features: int = 12) -> gg.nn.DLGN:
    """One with groups of two sizes."""
    return small_network(in_features, width=61)


def assert_same_state(model: nn.Module, other: nn.Module) -> None:
    state, expected = model.state_dict(), other.state_dict()
    assert state.keys() == expected.keys()
    for name in state:
        assert torch.equal(state[name], expected[name]), name
