from __future__ import annotations

import hashlib
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gategrad.data import load_dataset, synthetic_ceiling
from gategrad.data.published.synthetic import bayes_accuracy, class_rules, synthetic

MANY = class_rules(400)
STORED = synthetic(12, data_seed=5)
DATA = replace(STORED, X_train=np.asarray(STORED.X_train), X_test=np.asarray(STORED.X_test))


def test_classes_fix_5_to_40_bits() -> None:
    masks, values = MANY
    counts = np.bincount(masks.sum(1), minlength=41)
    assert counts.sum() == counts[5:41].sum() == 400
    assert (counts[5:41] > 0).all(), "of 400 classes, none of the 36 numbers is left out"
    assert not values[~masks].any()
    assert set(np.unique(values)) == {0, 1}


def test_positions_and_values_are_uniform() -> None:
    masks, values = MANY
    assert masks.mean() == pytest.approx(22.5 / 784, rel=0.1)
    assert values[masks].mean() == pytest.approx(0.5, abs=0.02)
    halves = masks[:, :392].sum() / masks.sum()
    assert halves == pytest.approx(0.5, abs=0.02)


def test_samples_follow_the_rules() -> None:
    masks, values = class_rules(12, data_seed=5)
    for X, y, n in ((DATA.X_train, DATA.y_train, 500), (DATA.X_test, DATA.y_test, 100)):
        assert X.shape == (12 * n, 784)
        assert X.dtype == np.uint8
        assert X.max() == 1
        assert np.bincount(y).tolist() == [n] * 12
        free = ~masks[y]
        assert (np.equal(X, values[y]) | free).all()
        assert X[free].mean() == pytest.approx(0.5, abs=0.005)
        # Every free position of a class takes both values: only the rule's are fixed.
        for label in range(12):
            rows = X[y == label]
            np.testing.assert_array_equal(rows.min(0) == rows.max(0), masks[label])


def test_samples_differ() -> None:
    rows = np.concatenate([DATA.X_train, DATA.X_test])
    assert len(np.unique(np.packbits(rows, axis=1), axis=0)) == len(rows)


def test_fewer_classes_are_the_first_of_more() -> None:
    few = synthetic(5, data_seed=5)
    np.testing.assert_array_equal(few.X_train, DATA.X_train[: 5 * 500])
    np.testing.assert_array_equal(few.X_test, DATA.X_test[: 5 * 100])


def test_the_data_never_change() -> None:
    content = synthetic(2).X_train.tobytes() + synthetic(2).X_test.tobytes()
    assert hashlib.sha256(content).hexdigest()[:16] == "7baa7f9a2c0c7297"


def test_the_seed_decides_everything() -> None:
    assert synthetic(2, 1).X_train.tobytes() == synthetic(2, 1).X_train.tobytes()
    assert synthetic(2, 1).X_train.tobytes() != synthetic(2, 2).X_train.tobytes()


def test_encoder_passes_bits_on() -> None:
    data = load_dataset("synthetic", n_classes=2)
    assert (data.encoder.dtype, data.encoder.low, data.encoder.high) == ("uint8", 0, 1)
    assert (data.shape, data.input_shape) == ((784,), None)
    np.testing.assert_array_equal(data.test.bits(), data.test.X)


@pytest.mark.parametrize("n_classes", [-1, 0, 1])
def test_refuses_less_than_two_classes(n_classes: int) -> None:
    for function in (synthetic, synthetic_ceiling):
        with pytest.raises(ValueError, match=f"n_classes={n_classes}"):
            function(n_classes)


def by_likelihood(masks: np.ndarray, values: np.ndarray, X: np.ndarray, y: np.ndarray) -> float:
    """The definition, sample by sample and class by class."""
    score = 0.0
    for row, label in zip(X, y, strict=True):
        likelihood = [
            2.0 ** int(mask.sum()) * bool((row[mask] == value[mask]).all())
            for mask, value in zip(masks, values, strict=True)
        ]
        best = [k for k, p in enumerate(likelihood) if p == max(likelihood) and p > 0]
        score += (label in best) / max(len(best), 1)
    return score / len(X)


@given(st.integers(0, 2**32), st.integers(2, 8), st.integers(1, 40), st.integers(1, 9))
def test_bayes_accuracy_is_the_definition(seed: int, K: int, n: int, D: int) -> None:
    rng = np.random.default_rng(seed)
    masks = rng.random((K, D)) < 0.4
    values = (rng.integers(0, 2, (K, D)) * masks).astype(np.uint8)
    X = rng.integers(0, 2, (n, D), dtype=np.uint8)
    y = rng.integers(0, K, n)
    assert bayes_accuracy(masks, values, X, y) == pytest.approx(by_likelihood(masks, values, X, y))


def test_bayes_accuracy_of_many_samples() -> None:
    masks = np.array([[1, 0, 0], [1, 1, 0], [0, 0, 0]], dtype=bool)
    values = np.array([[1, 0, 0], [1, 1, 0], [0, 0, 0]], dtype=np.uint8)
    rng = np.random.default_rng(0)
    X = rng.integers(0, 2, (30_003, 3), dtype=np.uint8)
    y = rng.integers(0, 3, len(X))
    best = np.where(X[:, 0] == 0, 2, np.where(X[:, 1] == 1, 1, 0))
    assert bayes_accuracy(masks, values, X, y) == pytest.approx((best == y).mean())


def test_twins_share() -> None:
    masks, values = np.ones((2, 4), bool), np.zeros((2, 4), np.uint8)
    assert bayes_accuracy(masks, values, np.zeros((6, 4), np.uint8), np.arange(6) % 2) == 0.5


def test_no_samples_no_accuracy() -> None:
    masks, values = MANY
    with pytest.raises(ValueError, match="no samples"):
        bayes_accuracy(masks, values, np.zeros((0, 784), np.uint8), [])


def test_ceiling_is_that_of_the_test_split() -> None:
    masks, values = class_rules(12, data_seed=5)
    expected = by_likelihood(masks, values, DATA.X_test, DATA.y_test)
    assert synthetic_ceiling(12, data_seed=5) == pytest.approx(expected)
    assert 0.9 < expected < 1


def test_ceiling_falls_with_classes() -> None:
    ceilings = [synthetic_ceiling(n) for n in (2, 100, 400)]
    assert ceilings[0] > ceilings[1] > ceilings[2] > 0.9


def test_two_thousand_classes_are_stored_as_bits() -> None:
    data = synthetic(2000)
    stored = [rows._stored for rows in (data.X_train, data.X_test)]
    assert sum(array.nbytes for array in stored) == 2000 * 600 * 784 // 8
    digest = hashlib.sha256()
    for array in stored:
        digest.update(array.tobytes())
    assert digest.hexdigest()[:16] == "a41b020d325db5a3"
