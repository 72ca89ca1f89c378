"""The training loop: what it computes, what it keeps, how it stops and goes on."""

from __future__ import annotations

import itertools
import json
import math
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn

import gategrad as gg
import gategrad._native as _native
import gategrad.train.validation
from gategrad.checkpoint import Position, load_training
from gategrad.checkpoint.tensor_file import read_tensors, write_tensors
from gategrad.config import RunConfig, TrainConfig
from gategrad.data import Dataset, from_arrays
from gategrad.data.batching.batches import Batches
from gategrad.evaluate import discrete_accuracy, relaxed_accuracy
from gategrad.train import (
    EpochRecord,
    History,
    TrainingError,
    TrainingInterrupted,
    fit,
    learning_rate,
)
from gategrad.train.loop import Training

QUICK: dict[str, Any] = {"epochs": 3, "batch_size": 50, "lr": 0.05, "progress": False}
STEPS_PER_EPOCH = 8


def make_dataset(valid_fraction: float = 0.2) -> Dataset:
    """500 training samples of 12 values in [0, 1]; the class is which third is brightest."""
    rng = np.random.default_rng(5)
    X = rng.random((600, 12), dtype=np.float32)
    y = X.reshape(600, 3, 4).sum(axis=2).argmax(axis=1)
    return from_arrays(
        X[:500], y[:500], X[500:], y[500:], low=0, high=1, valid_fraction=valid_fraction
    )


def make_model(seed: int = 1, n_classes: int = 3) -> nn.Sequential:
    head = gg.nn.GroupSum(n_classes, tau=2)
    return gg.nn.dlgn(12, layers=2, width=60, head=head, seed=seed)


class Calls:
    """Calls a function before each training step: ``action(step)``, from 1."""

    def __init__(self, model: nn.Module, action: Callable[[int], object]) -> None:
        self.count = 0
        self.action = action
        model.register_forward_pre_hook(self._called)

    def _called(self, module: nn.Module, inputs: object) -> None:
        if torch.is_grad_enabled():
            self.count += 1
            self.action(self.count)


def at(step: int, action: Callable[[], object]) -> Callable[[int], object]:
    return lambda now: action() if now == step else None


def send(number: signal.Signals) -> Callable[[], None]:
    return lambda: os.kill(os.getpid(), number)


def rows(history: History) -> list[tuple[object, ...]]:
    """Everything but the times."""
    return [
        (r.epoch, r.step, r.loss, r.lr, r.valid_relaxed_accuracy, r.valid_discrete_accuracy)
        for r in history.epochs
    ]


def assert_same_state(model: nn.Module, other: nn.Module) -> None:
    state, expected = model.state_dict(), other.state_dict()
    assert state.keys() == expected.keys()
    for name in state:
        assert torch.equal(state[name], expected[name]), name


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Steps this small only wait for one another."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture(scope="module")
def dataset() -> Dataset:
    return make_dataset()


# What it computes


def test_training_learns(dataset: Dataset) -> None:
    model = make_model()
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
    dataset = make_dataset(valid_fraction=0.0)
    model, expected = make_model(), make_model()
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
    model, other = make_model(), make_model()
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
    history = fit(make_model(), dataset, schedule="cosine", **QUICK)
    config = TrainConfig(lr=0.05, schedule="cosine")
    assert [r.epoch for r in history.epochs] == [1, 2, 3]
    assert [r.step for r in history.epochs] == [8, 16, 24]
    assert [r.lr for r in history.epochs] == [learning_rate(config, s, 24) for s in (7, 15, 23)]
    assert history.steps == 24
    assert history.seconds == sum(r.seconds for r in history.epochs)
    assert all(r.samples_per_s >= 400 / r.seconds for r in history.epochs)


def test_the_loss_of_a_record_is_the_mean_over_its_samples(dataset: Dataset) -> None:
    found: list[Tensor] = []
    model = make_model()

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
    history = fit(make_model(), dataset, steps=steps, **QUICK)
    assert [r.step for r in history.epochs] == ends
    assert history.steps == ends[-1]


def test_a_model_that_is_no_circuit_can_be_trained(dataset: Dataset) -> None:
    model = nn.Sequential(nn.Linear(12, 30), nn.ReLU(), nn.Linear(30, 3))
    history = fit(model, dataset, epochs=10, batch_size=50, lr=0.01, progress=False)
    best = max(r.valid_discrete_accuracy or 0 for r in history.epochs)
    assert best > 0.6
    assert gg.accuracy(model, dataset.valid) == best


def test_validation_is_on_bits_in_both_networks(dataset: Dataset) -> None:
    model = make_model()
    history = fit(model, dataset, train_input="continuous", **{**QUICK, "epochs": 1})
    bits, y = dataset.valid.bits(), dataset.valid.y
    assert history.epochs[0].valid_relaxed_accuracy == relaxed_accuracy(model, bits, y)
    assert history.epochs[0].valid_discrete_accuracy == discrete_accuracy(model, bits, y)


def test_threads_and_modes_are_put_back(dataset: Dataset) -> None:
    model = make_model()
    model[0].eval()
    during: list[int] = []
    Calls(model, lambda step: during.append(torch.get_num_threads()))
    fit(model, dataset, threads=2, **{**QUICK, "epochs": 1})
    assert set(during) == {2}
    assert torch.get_num_threads() == 1
    assert [module.training for module in model] == [False, True, True]


# What it keeps


def test_no_memory_is_kept_after_training(dataset: Dataset) -> None:
    head = gg.nn.GroupSum(dataset.n_classes, remainder="distribute")
    model = gg.nn.dlgn(dataset.n_features, layers=2, width=30_000, head=head)
    gg.fit(model, dataset, steps=2, progress=False)
    del model
    assert _native.kept_bytes() == 0


def test_the_first_of_the_best_epochs_is_kept(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    accuracies = iter([0.3, 0.8, 0.8, 0.5])
    monkeypatch.setattr(
        gategrad.train.validation, "discrete_accuracy", lambda *_, **__: next(accuracies)
    )
    model, expected = make_model(), make_model()
    history = fit(model, dataset, **{**QUICK, "epochs": 4})
    rising = itertools.count()
    monkeypatch.setattr(
        gategrad.train.validation, "discrete_accuracy", lambda *_, **__: next(rising)
    )
    fit(expected, dataset, **{**QUICK, "epochs": 2})
    assert history.best_epoch == 2
    assert_same_state(model, expected)


def test_the_kept_weights_have_the_recorded_accuracy(dataset: Dataset) -> None:
    model = make_model()
    history = fit(model, dataset, epochs=6, batch_size=50, lr=2.0, progress=False)
    accuracies = [r.valid_discrete_accuracy or 0 for r in history.epochs]
    assert history.best_epoch == 1 + int(np.argmax(accuracies))
    assert history.best_epoch < 6, "the test would not test the choice"
    assert gg.accuracy(model.eval(), dataset.valid) == max(accuracies)


def test_without_validation_samples_the_last_weights_are_kept() -> None:
    history = fit(make_model(), make_dataset(valid_fraction=0.0), **QUICK)
    assert history.best_epoch == 3
    assert history.epochs[0].valid_discrete_accuracy is None
    assert history.epochs[0].valid_relaxed_accuracy is None


def test_history_file(dataset: Dataset, tmp_path: Path) -> None:
    history = fit(make_model(), dataset, out=tmp_path, **QUICK)
    lines = (tmp_path / "history.jsonl").read_text().splitlines()
    assert tuple(EpochRecord.from_json(json.loads(line)) for line in lines) == history.epochs
    assert list(json.loads(lines[0])) == [
        "epoch", "step", "loss", "lr", "valid_relaxed_accuracy", "valid_discrete_accuracy",
        "seconds", "samples_per_s",
    ]  # fmt: skip


def test_progress_goes_to_standard_error(
    dataset: Dataset, capsys: pytest.CaptureFixture[str]
) -> None:
    fit(make_model(), dataset, **{**QUICK, "progress": True})
    shown = capsys.readouterr()
    assert shown.out == ""
    for text in ("epoch 3/3", "samples/s", "loss ", "relaxed ", "discrete ", "00:00"):
        assert text in shown.err
    fit(make_model(), dataset, **QUICK)
    assert capsys.readouterr() == ("", "")


def test_tensorboard_shows_each_epoch_once(dataset: Dataset, tmp_path: Path) -> None:
    pytest.importorskip("tensorboard")
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    stopped = make_model()
    Calls(stopped, at(20, send(signal.SIGINT)))
    with pytest.raises(TrainingInterrupted):
        fit(stopped, dataset, out=tmp_path, tensorboard=True, **QUICK)
    history = fit(make_model(), dataset, out=tmp_path, resume=True, tensorboard=True, **QUICK)
    events = EventAccumulator(str(tmp_path / "tensorboard"))
    events.Reload()
    assert "valid/discrete_accuracy" in events.Tags()["scalars"]
    losses = [(e.step, e.value) for e in events.Scalars("loss")]
    assert losses == [(r.step, pytest.approx(r.loss)) for r in history.epochs]


def test_tensorboard_missing(
    dataset: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch.utils.tensorboard", None)
    with pytest.raises(ImportError, match=r"gategrad\[tensorboard\]"):
        fit(make_model(), dataset, out=tmp_path, tensorboard=True, **QUICK)


# What it refuses


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"learning_rate": 0.1}, TypeError, "no option 'learning_rate'.*'lr'"),
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
        fit(make_model(), dataset, **{**QUICK, **options})


def test_wrong_threads_fail_before_training(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    model = make_model()
    Calls(model, lambda step: pytest.fail("training started"))
    with pytest.raises(ValueError, match="threads must be at most 1024, got 1025"):
        fit(model, dataset, threads=1025, out=tmp_path / "run", **QUICK)
    monkeypatch.setenv("GATEGRAD_THREADS", "many")
    with pytest.raises(ValueError, match=r"GATEGRAD_THREADS must be .* got 'many'"):
        fit(model, dataset, out=tmp_path / "run", **QUICK)
    assert not (tmp_path / "run").exists()
    # The variable is for when nothing is said.
    fit(make_model(), dataset, threads=1, **{**QUICK, "epochs": 1})


@pytest.mark.parametrize(("threads", "torch_has", "engine_has"), [(2, 2, 2), (None, 1, 3)])
def test_threads_of_torch_and_engine(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch, threads: int, torch_has: int, engine_has: int
) -> None:
    monkeypatch.setenv("GATEGRAD_THREADS", "3")
    found: set[tuple[int, int]] = set()

    def note(*args: Any, threads: int) -> float:
        found.add((torch.get_num_threads(), threads))
        return 0.5

    monkeypatch.setattr(gategrad.train.validation, "discrete_accuracy", note)
    fit(make_model(), dataset, threads=threads, **{**QUICK, "epochs": 1})
    assert found == {(torch_has, engine_has)}


def test_models_that_do_not_fit_the_data(dataset: Dataset) -> None:
    narrow = gg.nn.dlgn(10, layers=1, width=60, head=gg.nn.GroupSum(3), seed=1)
    with pytest.raises(ValueError, match=r"cannot read arrays, .* 12 bits wide: .* 10\), got"):
        fit(narrow, dataset, **QUICK)
    with pytest.raises(ValueError, match=r"has 3 classes, .* \(1, 5\).*n_classes=3"):
        fit(make_model(n_classes=5), dataset, **QUICK)
    frozen = make_model().requires_grad_(False)
    with pytest.raises(ValueError, match="no trainable parameters"):
        fit(frozen, dataset, **QUICK)


def test_continuous_input_needs_one_threshold(dataset: Dataset) -> None:
    X, y = dataset.train.X, dataset.train.y
    fine = from_arrays(X, y, X, y, low=0, high=1, thresholds=(0.25, 0.75))
    model = gg.nn.dlgn(24, layers=1, width=60, head=gg.nn.GroupSum(3), seed=1)
    with pytest.raises(ValueError, match="one threshold"):
        fit(model, fine, train_input="continuous", **QUICK)


# NaN and infinity


def set_weight(layer: Any, value: float) -> Callable[[], None]:
    def action() -> None:
        with torch.no_grad():
            layer.weight[7, 3] = value

    return action


@pytest.mark.parametrize("name", ["0", "1"])
def test_a_poisoned_weight_is_found(dataset: Dataset, name: str, tmp_path: Path) -> None:
    model = make_model()
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
    model = make_model()
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

    model = nn.Sequential(*make_model()[:1], Division(), *make_model()[1:])
    calls = Calls(model, lambda step: None)
    with pytest.raises(TrainingError, match="output of layer '1' at step 5"):
        fit(model, dataset, **QUICK)


def test_the_last_step_is_checked_too(dataset: Dataset) -> None:
    model = make_model()

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


# How it stops and goes on

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
    expected = make_model()
    history = fit(expected, dataset, out=tmp_path / "whole", **options)

    stopped = make_model()
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
    resumed = make_model(seed=2)
    again = fit(resumed, dataset, out=out, resume=True, **options)
    assert rows(again) == rows(history)
    assert again.best_epoch == history.best_epoch
    assert_same_state(resumed, expected)
    assert_same_training(out, tmp_path / "whole")


def assert_same_training(out: Path, other: Path) -> None:
    for name in ("training", "model"):
        path = f"checkpoint/{name}.safetensors"
        tensors, _ = read_tensors(out / path, f"gategrad-{name}")
        expected, _ = read_tensors(other / path, f"gategrad-{name}")
        assert tensors.keys() == expected.keys()
        for key in tensors:
            assert torch.equal(tensors[key], expected[key]), key


def test_torch_random_numbers_go_on_too(dataset: Dataset, tmp_path: Path) -> None:
    def make() -> nn.Sequential:
        first, *others = make_model()
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


def test_resuming_a_finished_training_returns_what_it_did(dataset: Dataset, tmp_path: Path) -> None:
    model = make_model()
    history = fit(model, dataset, out=tmp_path, resume=True, **QUICK)
    again = make_model(seed=2)
    Calls(again, lambda step: pytest.fail("nothing is left to train"))
    assert fit(again, dataset, out=tmp_path, resume=True, **QUICK) == history
    assert_same_state(again, model)


def test_interrupted_in_the_last_validation(
    dataset: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, calls = make_model(), itertools.count(1)

    def interrupted(*args: Any, **options: Any) -> float:
        if next(calls) == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        return discrete_accuracy(*args, **options)

    monkeypatch.setattr(gategrad.train.validation, "discrete_accuracy", interrupted)
    with pytest.raises(TrainingInterrupted, match="after step 24 of 24"):
        fit(model, dataset, out=tmp_path, **QUICK)
    assert len(fit(model, dataset, out=tmp_path, resume=True, **QUICK).epochs) == 3


def test_a_second_interrupt_stops_at_once(dataset: Dataset, tmp_path: Path) -> None:
    model = make_model()

    def twice() -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    Calls(model, at(3, twice))
    with pytest.raises(KeyboardInterrupt) as caught:
        fit(model, dataset, out=tmp_path, **QUICK)
    assert not isinstance(caught.value, TrainingInterrupted)


def signal_when_done(monkeypatch: pytest.MonkeyPatch, number: signal.Signals) -> None:
    """Send a signal when the loop looks for signals no more."""
    run = Training.run

    def then_signal(self: Training, *args: Any, **options: Any) -> None:
        run(self, *args, **options)
        signal.raise_signal(number)

    monkeypatch.setattr(Training, "run", then_signal)


def test_a_late_interrupt_is_not_lost(
    dataset: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signal_when_done(monkeypatch, signal.SIGINT)
    model = make_model().eval()
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt) as caught:
        fit(model, dataset, out=tmp_path, **QUICK)
    assert not isinstance(caught.value, TrainingInterrupted)
    assert signal.getsignal(signal.SIGINT) is before
    assert not model.training
    # Training was over: nothing is left to do.
    monkeypatch.undo()
    expected = make_model()
    fit(expected, dataset, out=tmp_path, resume=True, **QUICK)
    assert_same_state(model, expected)


def test_a_late_signal_reaches_the_handler_of_before(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    signal_when_done(monkeypatch, signal.SIGTERM)
    came: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: came.append(number))
    try:
        assert len(fit(make_model(), dataset, **QUICK).epochs) == 3
    finally:
        signal.signal(signal.SIGTERM, before)
    assert came == [signal.SIGTERM]


def test_a_signal_beside_an_error_is_not_lost(dataset: Dataset) -> None:
    model = make_model()

    def fail() -> None:
        signal.raise_signal(signal.SIGINT)
        set_weight(model[0], math.nan)()

    Calls(model, at(3, fail))
    with pytest.raises(KeyboardInterrupt) as caught:
        fit(model, dataset, **QUICK)
    assert isinstance(caught.value.__context__, TrainingError)


def test_a_signal_that_was_taken_is_not_sent_again(dataset: Dataset) -> None:
    came: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: came.append(number))
    try:
        model = make_model()
        Calls(model, at(3, send(signal.SIGTERM)))
        with pytest.raises(TrainingInterrupted):
            fit(model, dataset, **QUICK)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert came == []


def test_handlers_are_put_back_and_ignored_signals_stay_ignored(dataset: Dataset) -> None:
    during: list[Any] = []
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        interrupt = signal.getsignal(signal.SIGINT)
        model = make_model()
        numbers = (signal.SIGINT, signal.SIGTERM)
        Calls(model, at(2, lambda: during.extend(signal.getsignal(n) for n in numbers)))
        fit(model, dataset, **QUICK)
        assert during[0] is not interrupt
        assert during[1] is signal.SIG_IGN
        assert signal.getsignal(signal.SIGINT) is interrupt
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGTERM, before)


def test_without_a_folder_the_best_weights_so_far_are_left(dataset: Dataset) -> None:
    model, expected = make_model(), make_model()
    Calls(model, at(STEPS_PER_EPOCH + 3, send(signal.SIGINT)))
    with pytest.raises(TrainingInterrupted, match=r"nothing was saved.* give out"):
        fit(model, dataset, **QUICK)
    fit(expected, dataset, **{**QUICK, "epochs": 1})
    assert_same_state(model, expected)


def test_training_in_another_thread(dataset: Dataset) -> None:
    histories: list[History] = []
    thread = threading.Thread(target=lambda: histories.append(fit(make_model(), dataset, **QUICK)))
    thread.start()
    thread.join()
    assert len(histories[0].epochs) == 3


def test_a_position_from_elsewhere_is_refused(dataset: Dataset, tmp_path: Path) -> None:
    fit(make_model(), dataset, out=tmp_path, **QUICK)
    path = tmp_path / "checkpoint/training.safetensors"
    tensors, content = read_tensors(path, "gategrad-training")
    content["position"]["step"] = 25
    write_tensors(path, "gategrad-training", tensors, content)
    with pytest.raises(ValueError, match=r"training\.safetensors.* step 25, which .* not have"):
        fit(make_model(), dataset, out=tmp_path, resume=True, **QUICK)
    optimizer = torch.optim.Adam(make_model().parameters())
    other = {**content["identity"], "seed": 7}
    with pytest.raises(ValueError, match=r"training\.safetensors: .* seed = 0, but now seed is 7"):
        load_training(path, other, make_model(), optimizer)
