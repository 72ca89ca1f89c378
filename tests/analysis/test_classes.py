import copy

import numpy as np
import pytest

from gategrad.analysis import accuracy_by_tau, class_report


def test_class_report():
    report = class_report([0, 0, 1, 1, 1, 0], [0, 0, 0, 1, 1, 1], ["no", "yes", "never"])
    assert report.confusion.tolist() == [[2, 1, 0], [1, 2, 0], [0, 0, 0]]
    assert report.accuracy == 4 / 6
    np.testing.assert_array_equal(report.class_accuracy, [2 / 3, 2 / 3, np.nan])
    assert report.samples.tolist() == [3, 3, 0]
    assert report.confused() == [("no", "yes", 1), ("yes", "no", 1)]


@pytest.mark.parametrize(
    ("predicted", "y", "message"),
    [
        ([0], [0, 1], "one predicted and one true class"),
        ([], [], "one predicted and one true class"),
        ([2], [0], "predicted class 2 is not one of 0 to 1"),
        ([0], [-1], "true class -1"),
    ],
)
def test_bad_classes(predicted, y, message):
    with pytest.raises(ValueError, match=message):
        class_report(predicted, y, ["a", "b"])


def result(tau, seed, accuracy, **model):
    config = {"data": {"name": "mnist"}, "model": {"tau": tau, **model}, "train": {"lr": 0.01}}
    return {"discrete_test_accuracy": accuracy, "config": {**config, "seed": seed}}


def test_accuracy_by_tau():
    rows = [result(10.0, 0, 0.5), result(1.0, 0, 0.2), result(10.0, 1, 0.7, dropout=0.0)]
    found = accuracy_by_tau(rows)
    assert found.tau.tolist() == [1, 10]
    assert found.runs.tolist() == [1, 2]
    np.testing.assert_allclose(found.mean, [0.2, 0.6])
    assert (found.lowest.tolist(), found.highest.tolist()) == ([0.2, 0.5], [0.2, 0.7])
    other = copy.deepcopy(rows[0])
    other["config"]["train"]["lr"] = 0.05
    with pytest.raises(ValueError, match=r"lr is 0\.01 in one and 0\.05"):
        accuracy_by_tau([rows[0], other])
    with pytest.raises(ValueError, match="as a number, got 'auto'"):
        accuracy_by_tau([result("auto", 0, 0.5)])
    with pytest.raises(ValueError, match=r"dropout is 0\.0 in one and 0\.5"):
        accuracy_by_tau([rows[0], result(10.0, 0, 0.5, dropout=0.5)])
    with pytest.raises(ValueError, match="no results"):
        accuracy_by_tau([])


def test_classes_that_are_no_integers():
    with pytest.raises(ValueError, match="predicted classes must be integers, got float64"):
        class_report([1.5, 1], [0, 1], ["a", "b", "c"])
