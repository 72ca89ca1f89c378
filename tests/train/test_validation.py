"""What is measured after an epoch, and which epoch's weights are kept."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from small_training import QUICK, assert_same_state, brightest_third, small_network

import gategrad as gg
import gategrad.train.validation
from gategrad.data import Dataset
from gategrad.evaluate import discrete_accuracy, relaxed_accuracy
from gategrad.train import fit

pytestmark = pytest.mark.usefixtures("one_thread")


def test_validation_is_on_bits_in_both_networks(dataset: Dataset) -> None:
    model = small_network()
    history = fit(model, dataset, train_input="continuous", **{**QUICK, "epochs": 1})
    bits, y = dataset.valid.bits(), dataset.valid.y
    assert history.epochs[0].valid_relaxed_accuracy == relaxed_accuracy(model, bits, y)
    assert history.epochs[0].valid_discrete_accuracy == discrete_accuracy(model, bits, y)


def test_the_first_of_the_best_epochs_is_kept(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    accuracies = iter([0.3, 0.8, 0.8, 0.5])
    monkeypatch.setattr(
        gategrad.train.validation, "discrete_accuracy", lambda *_, **__: next(accuracies)
    )
    model, expected = small_network(), small_network()
    history = fit(model, dataset, **{**QUICK, "epochs": 4})
    rising = itertools.count()
    monkeypatch.setattr(
        gategrad.train.validation, "discrete_accuracy", lambda *_, **__: next(rising)
    )
    fit(expected, dataset, **{**QUICK, "epochs": 2})
    assert history.best_epoch == 2
    assert_same_state(model, expected)


def test_the_kept_weights_have_the_recorded_accuracy(dataset: Dataset) -> None:
    model = small_network()
    history = fit(model, dataset, epochs=6, batch_size=50, lr=2.0, progress=False)
    accuracies = [r.valid_discrete_accuracy or 0 for r in history.epochs]
    assert history.best_epoch == 1 + int(np.argmax(accuracies))
    assert history.best_epoch < 6, "the test would not test the choice"
    assert gg.accuracy(model.eval(), dataset.valid) == max(accuracies)


def test_without_validation_samples_the_last_weights_are_kept() -> None:
    history = fit(small_network(), brightest_third(500, 100, valid_fraction=0.0), **QUICK)
    assert history.best_epoch == 3
    assert history.epochs[0].valid_discrete_accuracy is None
    assert history.epochs[0].valid_relaxed_accuracy is None
