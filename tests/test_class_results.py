"""Results class by class, beside scikit-learn's."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray
from sklearn.metrics import balanced_accuracy_score, precision_recall_fscore_support

from gategrad.class_results import (
    accuracy_lines,
    are_uneven,
    balanced_accuracy,
    class_counts,
    class_lines,
    class_results,
    largest_class,
)

Labels = tuple[NDArray[np.int64], NDArray[np.int64]]


def guesses(n: int, n_classes: int, seed: int = 0) -> Labels:
    """Predictions of which half are right, and labels of uneven classes."""
    rng = np.random.default_rng(seed)
    labels = (n_classes * rng.random(n) ** 2).astype(np.int64)
    return np.where(rng.random(n) < 0.5, labels, rng.integers(0, n_classes, n)), labels


@pytest.mark.parametrize("n_classes", [2, 5, 40])
def test_as_scikit_learn_has_them(n_classes: int) -> None:
    predicted, labels = guesses(4000, n_classes)
    results = class_results(
        class_counts(predicted, labels, n_classes), [str(k) for k in range(n_classes)]
    )
    expected = balanced_accuracy_score(labels, predicted)
    assert balanced_accuracy(results) == pytest.approx(expected)
    precision, recall, _, support = precision_recall_fscore_support(
        labels, predicted, labels=np.arange(n_classes)
    )
    for k, result in enumerate(results):
        assert result.samples == support[k]
        assert result.predicted == (predicted == k).sum()
        assert result.recall == pytest.approx(recall[k])
        assert result.precision == pytest.approx(precision[k])


def test_classes_without_samples_do_not_count() -> None:
    labels, predicted = np.array([0, 0, 0, 1]), np.array([0, 0, 1, 1])
    results = class_results(class_counts(predicted, labels, 3), ["a", "b", "none"])
    assert balanced_accuracy(results) == pytest.approx(balanced_accuracy_score(labels, predicted))
    assert results[2].recall is None
    assert results[2].precision is None
    assert largest_class(results) == ("a", 0.75)
    with pytest.raises(ValueError, match="no samples"):
        balanced_accuracy(results[2:])


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((50, 50), False), ((66, 33), False), ((67, 33), True), ((9, 0), False)],
)
def test_uneven_is_more_than_twice_as_many(counts: tuple[int, int], expected: bool) -> None:
    labels = np.repeat([0, 1], counts)
    assert are_uneven(class_results(class_counts(labels, labels, 2), ["a", "b"])) == expected


def test_a_table_shows_the_worst_of_many_classes() -> None:
    predicted, labels = guesses(4000, 30)
    results = class_results(class_counts(predicted, labels, 30), [f"class {k}" for k in range(30)])
    lines = class_lines(results, what="test")
    assert lines[0].startswith("balanced test accuracy ")
    assert "(class 0)" in lines[1]
    assert lines[2].startswith("classes, the worst 20 of 30 ")
    shown = [line[2:36].strip() for line in lines[3:]]
    recall = {r.name: r.recall for r in results if r.recall is not None}
    assert shown == sorted(recall, key=lambda name: recall[name])[:20]


def test_lines_of_predictions_have_a_table_where_classes_are_uneven() -> None:
    labels = np.repeat([0, 1], [6, 4])
    even = accuracy_lines(class_counts(labels[::-1], labels, 2), ["a", "b"])
    assert [line.split() for line in even] == [["accuracy", "20.00", "%", "of", "10", "rows"]]
    labels = np.repeat([0, 1], [9, 1])
    lines = accuracy_lines(class_counts(np.zeros(10, np.int64), labels, 2), ["a", "b"])
    assert [" ".join(line.split()) for line in lines] == [
        "accuracy 90.00 % of 10 rows",
        "balanced accuracy 50.00 %",
        "share of the largest class 90.00 % (a)",
        "classes samples predicted recall precision",
        "a 9 10 100.00 % 90.00 %",
        "b 1 0 0.00 % -",
    ]


def test_needs_no_torch() -> None:
    program = "import gategrad.class_results, sys; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
