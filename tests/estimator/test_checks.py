"""scikit-learn's own checks of estimators."""

import pytest

pytest.importorskip("torch")
utils = pytest.importorskip("sklearn.utils.estimator_checks")

from gategrad import LogicGateClassifier  # noqa: E402

# Small, since there are some sixty checks: the same code as with the defaults.
SMALL = LogicGateClassifier(layers=2, width=200, n_thresholds=15, epochs=20, batch_size=32)


@utils.parametrize_with_checks([SMALL])
def test_what_scikit_learn_asks_of_an_estimator(estimator, check):
    check(estimator)
