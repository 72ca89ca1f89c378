"""Signals while a training runs, as it ends and beside an error."""

from __future__ import annotations

import itertools
import math
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from during_training import Calls, at, send, set_weight
from small_training import QUICK, assert_same_state, small_network

import gategrad.train.validation
from gategrad.data import Dataset
from gategrad.evaluate import discrete_accuracy
from gategrad.train import TrainingError, TrainingInterrupted, fit
from gategrad.train.loop import Training

pytestmark = pytest.mark.usefixtures("one_thread")
STEPS_PER_EPOCH = 8


def test_interrupted_in_the_last_validation(
    dataset: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, calls = small_network(), itertools.count(1)

    def interrupted(*args: Any, **options: Any) -> float:
        if next(calls) == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        return discrete_accuracy(*args, **options)

    monkeypatch.setattr(gategrad.train.validation, "discrete_accuracy", interrupted)
    with pytest.raises(TrainingInterrupted, match="after step 24 of 24"):
        fit(model, dataset, out=tmp_path, **QUICK)
    assert len(fit(model, dataset, out=tmp_path, resume=True, **QUICK).epochs) == 3


def test_a_second_interrupt_stops_at_once(dataset: Dataset, tmp_path: Path) -> None:
    model = small_network()

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
    model = small_network().eval()
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt) as caught:
        fit(model, dataset, out=tmp_path, **QUICK)
    assert not isinstance(caught.value, TrainingInterrupted)
    assert signal.getsignal(signal.SIGINT) is before
    assert not model.training
    # Training was over: nothing is left to do.
    monkeypatch.undo()
    expected = small_network()
    fit(expected, dataset, out=tmp_path, resume=True, **QUICK)
    assert_same_state(model, expected)


def test_a_late_signal_reaches_the_handler_of_before(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    signal_when_done(monkeypatch, signal.SIGTERM)
    came: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: came.append(number))
    try:
        assert len(fit(small_network(), dataset, **QUICK).epochs) == 3
    finally:
        signal.signal(signal.SIGTERM, before)
    assert came == [signal.SIGTERM]


def test_a_signal_beside_an_error_is_not_lost(dataset: Dataset) -> None:
    model = small_network()

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
        model = small_network()
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
        model = small_network()
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
    model, expected = small_network(), small_network()
    Calls(model, at(STEPS_PER_EPOCH + 3, send(signal.SIGINT)))
    with pytest.raises(TrainingInterrupted, match=r"nothing was saved.* give out"):
        fit(model, dataset, **QUICK)
    fit(expected, dataset, **{**QUICK, "epochs": 1})
    assert_same_state(model, expected)
