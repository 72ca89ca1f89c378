"""A training that was stopped goes on as if it never had been."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest
import torch
from during_training import Calls, at, send
from small_training import QUICK, assert_same_state, small_network
from torch import nn

from gategrad.checkpoint import Position, load_training
from gategrad.checkpoint.tensor_file import read_tensors, write_tensors
from gategrad.data import Dataset
from gategrad.train import History, TrainingInterrupted, fit

pytestmark = pytest.mark.usefixtures("one_thread")
STEPS_PER_EPOCH = 8


def without_times(history: History) -> list[tuple[object, ...]]:
    """Everything but the times."""
    return [
        (r.epoch, r.step, r.loss, r.lr, r.valid_relaxed_accuracy, r.valid_discrete_accuracy)
        for r in history.epochs
    ]


CASES: list[tuple[int, dict[str, Any]]] = [
    *[(step, {}) for step in (1, STEPS_PER_EPOCH, 13, 24)],
    *[(step, {"schedule": "cosine", "clip_norm": 0.002, "steps": 21}) for step in (20, 21)],
    (12, {"weight_decay": 0.01, "train_input": "continuous"}),
]


@pytest.mark.parametrize(("step", "options"), CASES, ids=str)
def test_stopped_and_resumed_is_as_never_stopped(
    dataset: Dataset, step: int, options: dict[str, Any], tmp_path: Path
) -> None:
    options = {**QUICK, **options}
    expected = small_network()
    history = fit(expected, dataset, out=tmp_path / "whole", **options)

    stopped = small_network()
    number = signal.SIGINT if step % 2 else signal.SIGTERM
    Calls(stopped, at(step, send(number)))
    out = tmp_path / "parts"
    message = rf"{number.name} after step {step} of .* resume=True .*out='{out}'"
    with pytest.raises(TrainingInterrupted, match=message):
        fit(stopped, dataset, out=out, **options)
    _, content = read_tensors(out / "checkpoint/training.safetensors", "gategrad-training")
    position = Position.from_json(content["position"])
    assert position.step == step
    assert position.epoch * STEPS_PER_EPOCH + position.batch == step

    # Another model with other weights and wiring: all that counts is in the checkpoint.
    resumed = small_network(seed=2)
    again = fit(resumed, dataset, out=out, resume=True, **options)
    assert without_times(again) == without_times(history)
    assert again.best_epoch == history.best_epoch
    assert_same_state(resumed, expected)
    assert_same_checkpoint(out, tmp_path / "whole")


@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("step", [STEPS_PER_EPOCH, 13])
def test_learned_wiring_goes_on_with_its_candidates(
    dataset: Dataset, step: int, forward: str, tmp_path: Path
) -> None:
    network = {"connections": "learned", "candidates": 6, "forward": forward}
    expected = small_network(**network)
    first = expected[0].wires.candidates.clone()
    fit(expected, dataset, out=tmp_path / "whole", **QUICK)
    assert not torch.equal(expected[0].wires.candidates, first)

    stopped = small_network(**network)
    Calls(stopped, at(step, send(signal.SIGINT)))
    with pytest.raises(TrainingInterrupted):
        fit(stopped, dataset, out=tmp_path / "parts", **QUICK)
    resumed = small_network(seed=2, **network)
    fit(resumed, dataset, out=tmp_path / "parts", resume=True, **QUICK)
    assert_same_state(resumed, expected)
    assert_same_checkpoint(tmp_path / "parts", tmp_path / "whole")


def test_learned_wiring_that_goes_on_draws_as_each_part_would(
    dataset: Dataset, tmp_path: Path
) -> None:
    network = {"connections": "learned", "candidates": 6, "forward": "hard"}
    fit(small_network(**network), dataset, out=tmp_path / "parts", **QUICK)
    resumed, expected = small_network(seed=2, **network), small_network(**network)
    options = {**QUICK, "epochs": 5}
    fit(resumed, dataset, out=tmp_path / "parts", resume=True, **options)
    fit(expected, dataset, out=tmp_path / "whole", extended_after=(3,), **options)
    assert_same_state(resumed, expected)
    assert_same_checkpoint(tmp_path / "parts", tmp_path / "whole")


def test_candidates_stay_where_none_are_drawn_anew(dataset: Dataset) -> None:
    model = small_network(connections="learned", candidates=6)
    first = model[0].wires.candidates.clone()
    fit(model, dataset, redraw=0.0, **QUICK)
    assert torch.equal(model[0].wires.candidates, first)


def assert_same_checkpoint(out: Path, other: Path) -> None:
    for name in ("training", "model"):
        path = f"checkpoint/{name}.safetensors"
        tensors, _ = read_tensors(out / path, f"gategrad-{name}")
        expected, _ = read_tensors(other / path, f"gategrad-{name}")
        assert tensors.keys() == expected.keys()
        for key in tensors:
            assert torch.equal(tensors[key], expected[key]), key


def test_torch_random_numbers_go_on_too(dataset: Dataset, tmp_path: Path) -> None:
    def make() -> nn.Sequential:
        first, *others = small_network()
        return nn.Sequential(first, nn.Dropout(0.2), *others)

    torch.manual_seed(11)
    expected = make()
    fit(expected, dataset, **QUICK)
    torch.manual_seed(11)
    stopped = make()
    Calls(stopped, at(13, send(signal.SIGINT)))
    with pytest.raises(TrainingInterrupted):
        fit(stopped, dataset, out=tmp_path, **QUICK)
    torch.manual_seed(99)
    resumed = make()
    fit(resumed, dataset, out=tmp_path, resume=True, **QUICK)
    assert_same_state(resumed, expected)


@pytest.mark.parametrize("run", [{}, {"schedule": "cosine"}], ids=str)
def test_a_finished_training_goes_on_to_more_epochs(
    dataset: Dataset, run: dict[str, Any], tmp_path: Path
) -> None:
    options = {**QUICK, **run}
    fit(small_network(), dataset, out=tmp_path / "parts", **options)
    resumed, expected = small_network(seed=2), small_network()
    options["epochs"] = 5
    history = fit(resumed, dataset, out=tmp_path / "parts", resume=True, **options)
    after = (3,) if run else ()
    whole = fit(expected, dataset, out=tmp_path / "whole", extended_after=after, **options)
    assert without_times(history) == without_times(whole)
    assert_same_state(resumed, expected)
    assert_same_checkpoint(tmp_path / "parts", tmp_path / "whole")


def test_resuming_a_finished_training_returns_what_it_did(dataset: Dataset, tmp_path: Path) -> None:
    model = small_network()
    history = fit(model, dataset, out=tmp_path, resume=True, **QUICK)
    again = small_network(seed=2)
    Calls(again, lambda step: pytest.fail("nothing is left to train"))
    assert fit(again, dataset, out=tmp_path, resume=True, **QUICK) == history
    assert_same_state(again, model)


def test_a_position_from_elsewhere_is_refused(dataset: Dataset, tmp_path: Path) -> None:
    fit(small_network(), dataset, out=tmp_path, **QUICK)
    path = tmp_path / "checkpoint/training.safetensors"
    tensors, content = read_tensors(path, "gategrad-training")
    content["position"]["step"] = 25
    write_tensors(path, "gategrad-training", tensors, content)
    with pytest.raises(ValueError, match=r"training\.safetensors.* step 25, which .* not have"):
        fit(small_network(), dataset, out=tmp_path, resume=True, **QUICK)
    optimizer = torch.optim.Adam(small_network().parameters())
    other = {**content["identity"], "seed": 7}
    with pytest.raises(ValueError, match=r"training\.safetensors: .* seed = 0, but now seed is 7"):
        load_training(path, other, small_network(), optimizer)
