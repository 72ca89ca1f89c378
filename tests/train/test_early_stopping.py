"""When a training ends early, and which epoch is kept."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from small_training import QUICK, assert_same_state, brightest_third, small_network

import gategrad.train.validation
from gategrad.checkpoint.early_stopping import is_over
from gategrad.config import RunConfig, TrainConfig
from gategrad.data import Dataset
from gategrad.train import EpochRecord, TrainingInterrupted, fit

OPTIONS: dict[str, Any] = {**QUICK, "threads": 1}


@pytest.fixture(scope="module")
def dataset() -> Dataset:
    return brightest_third(200, 50, valid_fraction=0.2)


def records(accuracies: Sequence[float | None]) -> list[EpochRecord]:
    return [EpochRecord(i, i, 0.0, 0.1, a, a, 1.0, 1.0) for i, a in enumerate(accuracies, start=1)]


def measured(patch: pytest.MonkeyPatch, accuracies: Sequence[float]) -> None:
    """Let the epochs have these discrete accuracies."""
    rest = iter(accuracies)
    patch.setattr(gategrad.train.validation, "discrete_accuracy", lambda *_, **__: next(rest))


@pytest.mark.parametrize(
    ("accuracies", "patience", "tol", "over"),
    [
        ([], 1, 0.0, False),
        ([0.5], 1, 0.0, False),
        ([0.5, 0.5], 1, 0.0, True),
        ([0.5, 0.4], 2, 0.0, False),
        ([0.5, 0.4, 0.5], 2, 0.0, True),
        ([0.5, 0.4, 0.6], 2, 0.0, False),
        ([0.5, 0.625, 0.75], 2, 0.25, True),  # better, but not by more than tol
        ([0.5, 0.625, 0.875], 2, 0.25, False),  # than the last that counted
        ([None, None], 2, 0.0, True),
        ([0.5] * 9, None, 0.0, False),
    ],
)
def test_patience(
    accuracies: list[float | None], patience: int | None, tol: float, over: bool
) -> None:
    assert is_over(records(accuracies), patience, tol) == over


@pytest.mark.parametrize("tol", [0.0, 0.15])
def test_training_ends_and_keeps_the_best(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch, tol: float
) -> None:
    measured(monkeypatch, [0.3, 0.8, 0.7, 0.9, 0.9, 0.85] if tol == 0 else [0.3, 0.8, 0.7, 0.9])
    seen: list[EpochRecord] = []
    model = small_network()
    options = {**OPTIONS, "epochs": 20, "schedule": "cosine", "patience": 2, "tol": tol}
    history = fit(model, dataset, on_epoch=seen.append, **options)
    # An accuracy that is better by less than tol ends no waiting, but is the best one nevertheless.
    assert (len(history.epochs), history.best_epoch) == (6 if tol == 0 else 4, 4)
    assert tuple(seen) == history.epochs
    measured(monkeypatch, [0.1, 0.2, 0.3, 0.4])
    expected = small_network()
    # The schedule is that of all epochs: stopped by hand, the weights are the same.
    with pytest.raises(KeyboardInterrupt):
        fit(expected, dataset, on_epoch=stop_after(4), **{**options, "tol": 0.0})
    assert_same_state(model, expected)


def stop_after(epoch: int) -> Callable[[EpochRecord], None]:
    def stop(record: EpochRecord) -> None:
        if record.epoch == epoch:
            raise KeyboardInterrupt

    return stop


def test_a_resumed_training_stops_where_it_would_have(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    accuracies = [0.3, 0.8, 0.7, 0.75, 0.6]
    options = {**OPTIONS, "epochs": 9, "patience": 3}
    measured(monkeypatch, accuracies)
    whole = small_network()
    history = fit(whole, dataset, out=tmp_path / "whole", **options)
    assert (len(history.epochs), history.best_epoch) == (5, 2)

    def stop(record: EpochRecord) -> None:
        if record.epoch == 4:
            signal.raise_signal(signal.SIGINT)

    measured(monkeypatch, accuracies)
    out = tmp_path / "parts"
    with pytest.raises(TrainingInterrupted):
        fit(small_network(), dataset, out=out, on_epoch=stop, **options)
    for _ in range(2):  # the second time there is nothing left to do
        resumed = small_network(seed=2)
        again = fit(resumed, dataset, out=out, resume=True, **options)
        assert [r.loss for r in again.epochs] == [r.loss for r in history.epochs]
        assert again.best_epoch == 2
        assert_same_state(resumed, whole)
    with pytest.raises(ValueError, match=r"trained with train\.patience = 3, but now .* is None"):
        fit(small_network(), dataset, out=out, resume=True, **{**options, "patience": None})


def test_what_cannot_be(dataset: Dataset) -> None:
    with pytest.raises(ValueError, match="patience=2 waits for a better accuracy on validation"):
        fit(small_network(), brightest_third(200, 50, valid_fraction=0.0), patience=2, **OPTIONS)
    with pytest.raises(ValueError, match="patience must be at least 1, got 0"):
        TrainConfig(patience=0)
    with pytest.raises(ValueError, match="tol must not be negative, got -1"):
        TrainConfig(patience=1, tol=-1)
    with pytest.raises(ValueError, match=r"tol=0\.1 says what patience waits for: give patience"):
        TrainConfig(tol=0.1)


def test_old_names_of_runs_stay() -> None:
    assert RunConfig(train=TrainConfig(patience=3)).run_id != RunConfig().run_id == "0db61c3ec8c0"
