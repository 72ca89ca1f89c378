"""NaN and infinity are found in the layer and at the step where they arise."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest
import torch
from during_training import Calls, at, set_weight
from small_training import QUICK, small_network
from torch import Tensor, nn

import gategrad as gg
import gategrad.train.validation
from gategrad.checkpoint.tensor_file import read_tensors
from gategrad.data import Dataset
from gategrad.train import TrainingError, fit

pytestmark = pytest.mark.usefixtures("one_thread")
STEPS_PER_EPOCH = 8


@pytest.mark.parametrize("name", ["0", "1"])
def test_a_poisoned_weight_is_found(dataset: Dataset, name: str, tmp_path: Path) -> None:
    model = small_network()
    Calls(model, at(19, set_weight(model[int(name)], math.nan)))
    with pytest.raises(TrainingError, match=rf"weights of layer '{name}' at step 19: .*0\.05"):
        fit(model, dataset, out=tmp_path, **QUICK)
    # The last good checkpoint stays, and the model holds the best weights so far.
    tensors, content = read_tensors(
        tmp_path / "checkpoint/training.safetensors", "gategrad-training"
    )
    assert content["position"]["epoch"] == 2
    assert all(t.isfinite().all() for t in tensors.values())
    assert all(p.isfinite().all() for p in model.parameters())


def test_layers_that_check_their_input_do_not_hide_the_origin(dataset: Dataset) -> None:
    layers = [gg.nn.LogicLayer(12, 12, seed=i, check_input=True) for i in range(3)]
    model = nn.Sequential(*layers, gg.nn.GroupSum(3))
    Calls(model, at(2, set_weight(model[1], math.nan)))
    with pytest.raises(TrainingError, match="weights of layer '1' at step 2"):
        fit(model, dataset, **QUICK)


def test_a_poisoned_gradient_is_found_before_it_reaches_the_weights(dataset: Dataset) -> None:
    model = small_network()
    calls = Calls(model, lambda step: None)
    poison = lambda grad: grad * (math.inf if calls.count == 5 else 1.0)  # noqa: E731
    model[1].weight.register_hook(poison)
    with pytest.raises(TrainingError, match="gradient of layer '1' at step 5"):
        fit(model, dataset, **QUICK)
    assert all(p.isfinite().all() for p in model.parameters())


def test_a_poisoned_output_is_found(dataset: Dataset) -> None:
    class Division(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            return x / (x.sum() * (calls.count != 5))

    model = nn.Sequential(*small_network()[:1], Division(), *small_network()[1:])
    calls = Calls(model, lambda step: None)
    with pytest.raises(TrainingError, match="output of layer '1' at step 5"):
        fit(model, dataset, **QUICK)


def test_the_last_step_is_checked_too(dataset: Dataset) -> None:
    model = small_network()

    class Spoiled(torch.optim.Adam):
        def step(self, closure: Any = None) -> Any:
            super().step(closure)
            if calls.count == STEPS_PER_EPOCH:
                set_weight(model[1], math.inf)()

    calls = Calls(model, lambda step: None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gategrad.train.gate_adam.Adam", Spoiled)
        with pytest.raises(TrainingError, match="weights of layer '1' at step 8"):
            fit(model, dataset, **QUICK)
