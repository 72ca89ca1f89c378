"""What ``fit`` computes and records, and what it refuses."""

from __future__ import annotations

import math
import threading
from typing import Any

import numpy as np
import pytest
import torch
from small_training import QUICK, assert_same_state, brightest_third, small_network
from torch import Tensor, nn

import gategrad as gg
import gategrad._native as _native
import gategrad.train.validation
from gategrad.config import RunConfig, TrainConfig
from gategrad.data import Dataset, from_arrays
from gategrad.data.batching.batches import Batches
from gategrad.train import History, fit, learning_rate

pytestmark = pytest.mark.usefixtures("one_thread")


def test_training_learns(dataset: Dataset) -> None:
    model = small_network()
    before = gg.accuracy(model.eval(), dataset.test)
    history = fit(model, dataset, epochs=15, batch_size=50, lr=0.05, progress=False)
    after = gg.accuracy(model.eval(), dataset.test)
    assert before < 0.5 < 0.6 < after
    assert history.epochs[-1].loss < history.epochs[0].loss


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"schedule": "cosine"},
        {"weight_decay": 0.1},
        {"clip_norm": 0.005},
        {"train_input": "continuous", "clip_norm": 0.002, "schedule": "cosine"},
    ],
    ids=str,
)
def test_same_weights_as_a_loop_in_plain_torch(options: dict[str, Any]) -> None:
    dataset = brightest_third(500, 100, valid_fraction=0.0)
    model, expected = small_network(), small_network()
    fit(model, dataset, seed=4, **{**QUICK, **options})

    kind = torch.optim.AdamW if "weight_decay" in options else torch.optim.Adam
    decay = {"weight_decay": options["weight_decay"]} if "weight_decay" in options else {}
    optimizer = kind(expected.parameters(), lr=0.05, **decay)
    total = 3 * 10
    scheduler = torch.optim.lr_scheduler.LambdaLR(
        optimizer,
        lambda i: (1 + math.cos(math.pi * i / total)) / 2 if "schedule" in options else 1.0,
    )
    X = dataset.train.scaled() if "train_input" in options else dataset.train.bits()
    batches = Batches(torch.tensor(X), torch.tensor(np.array(dataset.train.y)), 50, 4)
    for epoch in range(3):
        for x, y in batches.epoch(epoch):
            optimizer.zero_grad()
            nn.functional.cross_entropy(expected(x), y).backward()
            if "clip_norm" in options:
                norm = nn.utils.clip_grad_norm_(expected.parameters(), options["clip_norm"])
                assert norm > options["clip_norm"], "the test would not test clipping"
            optimizer.step()
            scheduler.step()
    for got, wanted in zip(model.parameters(), expected.parameters(), strict=True):
        torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-4)


def test_clipping_leaves_small_gradients_alone(dataset: Dataset) -> None:
    model, other = small_network(), small_network()
    fit(model, dataset, **QUICK)
    fit(other, dataset, clip_norm=1e6, **QUICK)
    assert_same_state(model, other)


def test_learning_rates() -> None:
    constant = TrainConfig(lr=0.3)
    assert [learning_rate(constant, i, 4) for i in range(4)] == [0.3] * 4
    cosine = TrainConfig(lr=0.3, schedule="cosine")
    rates = [learning_rate(cosine, i, 4) for i in range(5)]
    assert rates == pytest.approx([0.3, 0.3 * (2 + 2**0.5) / 4, 0.15, 0.3 * (2 - 2**0.5) / 4, 0.0])
    assert learning_rate(cosine, 0, 1) == 0.3


def test_records(dataset: Dataset) -> None:
    history = fit(small_network(), dataset, schedule="cosine", **QUICK)
    config = TrainConfig(lr=0.05, schedule="cosine")
    assert [r.epoch for r in history.epochs] == [1, 2, 3]
    assert [r.step for r in history.epochs] == [8, 16, 24]
    assert [r.lr for r in history.epochs] == [learning_rate(config, s, 24) for s in (7, 15, 23)]
    assert history.steps == 24
    assert history.seconds == sum(r.seconds for r in history.epochs)
    assert all(r.samples_per_s >= 400 / r.seconds for r in history.epochs)


def test_the_loss_of_a_record_is_the_mean_over_its_samples(dataset: Dataset) -> None:
    found: list[Tensor] = []
    model = small_network()

    def note(module: nn.Module, inputs: tuple[Tensor], scores: Tensor) -> None:
        if torch.is_grad_enabled():
            found.append(scores.detach())

    model.register_forward_hook(note)
    # 400 samples in batches of 150: the last batch counts less.
    history = fit(model, dataset, epochs=1, batch_size=150, progress=False)
    labels = torch.tensor(np.array(dataset.train.y))
    batches = Batches(torch.tensor(dataset.train.bits()), labels, 150, 0)
    total = 0.0
    for scores, (_, y) in zip(found, batches.epoch(0), strict=True):
        total += nn.functional.cross_entropy(scores, y, reduction="sum").item()
    assert history.epochs[0].loss == pytest.approx(total / 400, rel=1e-6)


@pytest.mark.parametrize(("steps", "ends"), [(1, [1]), (8, [8]), (11, [8, 11]), (99, [8, 16, 24])])
def test_steps_end_training_sooner(dataset: Dataset, steps: int, ends: list[int]) -> None:
    history = fit(small_network(), dataset, steps=steps, **QUICK)
    assert [r.step for r in history.epochs] == ends
    assert history.steps == ends[-1]


def test_a_model_that_is_no_circuit_can_be_trained(dataset: Dataset) -> None:
    model = nn.Sequential(nn.Linear(12, 30), nn.ReLU(), nn.Linear(30, 3))
    history = fit(model, dataset, epochs=10, batch_size=50, lr=0.01, progress=False)
    best = max(r.valid_discrete_accuracy or 0 for r in history.epochs)
    assert best > 0.6
    assert gg.accuracy(model, dataset.valid) == best


def test_no_memory_is_kept_after_training(dataset: Dataset) -> None:
    head = gg.nn.GroupSum(dataset.n_classes, remainder="distribute")
    model = gg.nn.dlgn(dataset.n_features, layers=2, width=30_000, head=head)
    gg.fit(model, dataset, steps=2, progress=False)
    del model
    assert _native.kept_bytes() == 0


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"learning_rate": 0.1}, TypeError, "no option 'learning_rate'.*, lr, .*tol, "),
        ({"epochs": 0}, ValueError, "epochs must be at least 1, got 0"),
        ({"threads": 0}, ValueError, "threads must be at least 1, got 0"),
        ({"threads": 1025}, ValueError, "threads must be at most 1024, got 1025"),
        ({"resume": True}, ValueError, "give out"),
        ({"tensorboard": True}, ValueError, "give out"),
        ({"seed": -1}, ValueError, "-1"),
        ({"config": RunConfig(seed=3), "seed": 2}, ValueError, "seed is 2, .* seed is 3"),
    ],
)
def test_wrong_options(
    dataset: Dataset, options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        fit(small_network(), dataset, **{**QUICK, **options})


def test_models_that_do_not_fit_the_data(dataset: Dataset) -> None:
    narrow = gg.nn.dlgn(10, layers=1, width=60, head=gg.nn.GroupSum(3), seed=1)
    with pytest.raises(ValueError, match=r"cannot read arrays, .* 12 bits wide: .* 10\), got"):
        fit(narrow, dataset, **QUICK)
    with pytest.raises(ValueError, match=r"has 3 classes, .* \(1, 5\).*n_classes=3"):
        fit(small_network(n_classes=5), dataset, **QUICK)
    frozen = small_network().requires_grad_(False)
    with pytest.raises(ValueError, match="no trainable parameters"):
        fit(frozen, dataset, **QUICK)


def test_continuous_input_needs_one_threshold(dataset: Dataset) -> None:
    X, y = dataset.train.X, dataset.train.y
    fine = from_arrays(X, y, X, y, low=0, high=1, thresholds=(0.25, 0.75))
    model = gg.nn.dlgn(24, layers=1, width=60, head=gg.nn.GroupSum(3), seed=1)
    with pytest.raises(ValueError, match="one threshold"):
        fit(model, fine, train_input="continuous", **QUICK)


def test_training_in_another_thread(dataset: Dataset) -> None:
    histories: list[History] = []
    thread = threading.Thread(
        target=lambda: histories.append(fit(small_network(), dataset, **QUICK))
    )
    thread.start()
    thread.join()
    assert len(histories[0].epochs) == 3


def test_what_is_told_of_epochs_must_be_a_function(dataset: Dataset) -> None:
    with pytest.raises(TypeError, match="on_epoch must be a function of an epoch's record, got 3"):
        fit(small_network(), dataset, on_epoch=3, **QUICK)


@pytest.mark.parametrize(
    ("forwards", "expected"),
    [
        (("hard", "hard"), True),
        (("gumbel", "gumbel"), True),
        (("soft", "soft"), False),
        (("hard", "soft"), False),
    ],
)
def test_batches_come_as_layers_read_them(forwards, expected, monkeypatch):
    seen, digits = [], gg.load_dataset("digits")
    layers = [
        gg.nn.LogicLayer(n, 80, forward=forward, check_input=n == 64)
        for n, forward in zip((64, 80), forwards, strict=True)
    ]
    model = gg.nn.DLGN(*layers, gg.nn.GroupSum(10))
    run = type(model).forward

    def look(self, x):
        seen.append((self.training, x.is_contiguous()))
        return run(self, x)

    monkeypatch.setattr(type(model), "forward", look)
    gg.fit(model, digits, epochs=1, progress=False)
    assert {by_sample for training, by_sample in seen if training} == {expected}


def test_batches_turn_when_soft_gates_become_hard(monkeypatch):
    seen, digits = [], gg.load_dataset("digits")
    model = gg.nn.dlgn(64, layers=2, width=80, head=gg.nn.GroupSum(10), forward="hard")
    run = type(model).forward

    def look(self, x):
        if self.training:
            seen.append(x.is_contiguous())
        return run(self, x)

    monkeypatch.setattr(type(model), "forward", look)
    gg.fit(model, digits, epochs=2, soft_first=0.5, progress=False)
    half = len(seen) // 2
    assert seen == [False] * half + [True] * half
