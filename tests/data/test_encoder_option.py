import numpy as np
import pytest

from gategrad.circuit import ThresholdEncoder
from gategrad.data import from_arrays


def two_scales():
    rng = np.random.default_rng(0)
    X = rng.random((60, 2)) * [1.0, 1000.0]
    return X[:40], np.arange(40) % 2, X[40:], np.arange(20) % 2


def test_features_in_different_units_have_their_own_thresholds():
    X, y, X_test, y_test = two_scales()
    thresholds = np.quantile(X, [0.25, 0.75], axis=0)
    encoder = ThresholdEncoder(2, thresholds, "float64", low=0, high=1000)
    data = from_arrays(X, y, X_test, y_test, encoder=encoder)
    assert data.encoder is encoder
    assert data.n_features == 4
    np.testing.assert_array_equal(data.test.bits()[:, 3], X_test[:, 1] > thresholds[1, 1])


def test_an_encoder_and_a_range_contradict_each_other():
    encoder = ThresholdEncoder(2, [0.5], "float64", low=0, high=1000)
    with pytest.raises(ValueError, match="leave low and high out"):
        from_arrays(*two_scales(), encoder=encoder, low=0.0)


@pytest.mark.parametrize("thresholds", [(0.5, 0.5), (0.7, 0.2)])
def test_thresholds_must_increase(thresholds):
    with pytest.raises(ValueError, match="thresholds must increase"):
        from_arrays(*two_scales(), low=0, high=1000, thresholds=thresholds)
