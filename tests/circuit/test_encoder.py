import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gategrad.circuit import ThresholdEncoder


def test_a_quarter_of_a_byte_is_true_from_64_on():
    encoder = ThresholdEncoder.scaled(1, [1 / 4], "uint8", 0, 255)
    X = np.arange(256, dtype=np.uint8)[:, None]
    assert np.flatnonzero(encoder.encode(X)[:, 0])[0] == 64
    np.testing.assert_array_equal(encoder.encode(X)[:, 0], np.arange(256) / 255 > 1 / 4)


def test_half_of_sixteen_is_strict():
    encoder = ThresholdEncoder.scaled(1, [0.5], "uint8", 0, 16)
    assert encoder.encode([[8], [9]]).tolist() == [[0], [1]]


def test_bits_stand_threshold_by_threshold():
    encoder = ThresholdEncoder.scaled(2, [1 / 4, 2 / 4, 3 / 4], "float64", 0, 1)
    assert encoder.n_bits == 6
    assert encoder.encode([[0.6, 0.3]]).tolist() == [[1, 1, 1, 0, 0, 0]]


def test_a_threshold_for_each_feature():
    encoder = ThresholdEncoder(2, [[1.5, 2.5], [3.5, 4.5]], "int64", 0, 9)
    assert encoder.encode([[2, 2], [4, 5]]).tolist() == [[1, 0, 0, 0], [1, 1, 1, 1]]


def test_a_selection_of_bits():
    encoder = ThresholdEncoder(2, [[1.5, 2.5], [3.5, 4.5]], "int64", 0, 9, [0, 3])
    assert encoder.encode([[2, 2], [4, 5]]).tolist() == [[1, 0], [1, 1]]
    assert (encoder.n_bits, encoder.grid_bits.tolist()) == (2, [0, 3])
    assert encoder.bit_features.tolist() == [0, 1]
    assert encoder.bit_thresholds.tolist() == [1.5, 4.5]
    whole = ThresholdEncoder(2, encoder.thresholds, "int64", 0, 9, range(4))
    assert whole.used is None
    assert whole == ThresholdEncoder(2, encoder.thresholds, "int64", 0, 9) != encoder


def test_images_are_flattened_and_layout_does_not_matter():
    encoder = ThresholdEncoder.scaled(6, [0.5], "uint8", 0, 255)
    X = np.random.default_rng(0).integers(0, 256, (4, 2, 3), dtype=np.uint8)
    expected = (X.reshape(4, 6) > 127).astype(np.uint8)
    for rows in (X, np.asfortranarray(X), X.astype(np.float32), X[::-1][::-1]):
        np.testing.assert_array_equal(encoder.encode(rows), expected)


def test_scale_maps_the_range_to_zero_and_one():
    encoder = ThresholdEncoder.scaled(3, [0.5], "int64", -2, 2)
    assert encoder.scale([[-2, 0, 2]]).tolist() == [[0, 0.5, 1]]


@pytest.mark.parametrize(
    ("X", "message"),
    [
        ([[1.0, float("nan")]], "NaN in row 0, feature 1"),
        ([[1.0, 2.0, 3.0]], "expected rows of 2 features"),
        ([1.0, 2.0], "expected rows of 2 features"),
        ([[0.0, 10.5]], r"value 10.5 lies outside \[0, 10\]"),
        ([[-0.5, 1.0]], r"value -0.5 lies outside"),
        ([[float("inf"), 1.0]], "inf lies outside"),
        ([["a", "b"]], "expected numbers"),
    ],
)
def test_bad_rows(X, message):
    with pytest.raises(ValueError, match=message):
        ThresholdEncoder.scaled(2, [0.5], "float64", 0, 10).encode(X)


def test_limits_are_those_of_the_datas_type():
    encoder = ThresholdEncoder(1, [0.05], "float32", 0, 0.1)
    assert encoder.encode(np.array([[0.1]], np.float32)).tolist() == [[1]]
    with pytest.raises(ValueError, match="lies outside"):
        encoder.encode(np.array([[0.1000001]], np.float64))


@pytest.mark.parametrize(
    ("X", "message"),
    [
        (np.array([[0.5]]), "value 0.5 in row 0, feature 0: the raw data are whole numbers"),
        (np.array([[True]]), "got bool rows, but the raw data are uint8 from 0 to 255"),
    ],
)
def test_rows_in_other_units_are_refused(X, message):
    with pytest.raises(ValueError, match=message):
        ThresholdEncoder.scaled(1, [0.5], "uint8", 0, 255).encode(X)


def test_no_images():
    assert ThresholdEncoder.scaled(6, [0.5], "uint8", 0, 255).encode(
        np.zeros((0, 1, 2, 3), np.uint8)
    ).shape == (0, 6)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"n_features": 0}, "n_features"),
        ({"thresholds": []}, "thresholds must have shape"),
        ({"thresholds": [[1.0]]}, "thresholds must have shape"),
        ({"thresholds": [float("nan")]}, "finite"),
        ({"dtype": "complex64"}, "dtype must be one of"),
        ({"low": 1, "high": 1}, "low < high"),
        ({"high": float("inf")}, "low < high"),
        ({"used": []}, "at least one of the grid's bits 0 to 1, ascending"),
        ({"used": [0, 2]}, "ascending, got"),
        ({"used": [-1, 0]}, "ascending, got"),
        ({"used": [1, 0]}, "ascending, got"),
        ({"used": [0, 0]}, "ascending, got"),
        ({"used": [0.5]}, "used must hold integers"),
        ({"used": [[0]]}, "used must be a 1-D array"),
    ],
)
def test_rules(change, message):
    fields = {"n_features": 2, "thresholds": [0.5], "dtype": "float64", "low": 0, "high": 1}
    with pytest.raises(ValueError, match=message):
        ThresholdEncoder(**(fields | change))


@given(st.lists(st.floats(-1, 256), min_size=1, max_size=4), st.integers(0, 255))
def test_strictly_greater(thresholds, value):
    encoder = ThresholdEncoder(1, thresholds, "uint8", 0, 255)
    bits = encoder.encode(np.array([[value]], np.uint8))[0]
    assert bits.tolist() == [int(value > t) for t in thresholds]
