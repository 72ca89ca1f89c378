from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.data import load_dataset
from gategrad.data.encoding.table_encoder import table_encoder
from gategrad.data.encoding.thresholds import (
    column_thresholds,
    equal_thresholds,
    quantile_thresholds,
)
from gategrad.data.lazy_rows import LazyRows


def test_equal_distances() -> None:
    assert equal_thresholds(3) == (0.25, 0.5, 0.75)
    assert equal_thresholds(31)[0] == 1 / 32
    with pytest.raises(ValueError, match="n_thresholds"):
        equal_thresholds(0)


def test_the_papers_three_thresholds_by_number() -> None:
    data = load_dataset("digits", n_thresholds=3)
    assert data.encoder == load_dataset("digits", thresholds=(0.25, 0.5, 0.75)).encoder
    assert data.input_shape == (3, 8, 8)


def test_quantiles_part_the_training_values() -> None:
    rng = np.random.default_rng(0)
    X = rng.normal(size=(4000, 3)) * [1, 10, 100]
    thresholds = quantile_thresholds(X, 3)
    assert thresholds.shape == (3, 3)
    shares = (X[None] > thresholds[:, None]).mean(axis=1)
    np.testing.assert_allclose(shares, [[0.75] * 3, [0.5] * 3, [0.25] * 3], atol=0.001)
    np.testing.assert_array_equal(quantile_thresholds(LazyRows(X), 3), thresholds)
    for wrong in ((X, 0), (X[:0], 3)):
        with pytest.raises(ValueError, match="quantiles need"):
            quantile_thresholds(*wrong)


def test_quantiles_of_images_by_configuration() -> None:
    data = load_dataset("digits", encoding="quantile", n_thresholds=4)
    assert data.n_features == 4 * 64
    np.testing.assert_array_equal(data.encoder.thresholds, quantile_thresholds(data.train.X, 4))
    with pytest.raises(ValueError, match="needs n_thresholds"):
        load_dataset("digits", encoding="quantile")
    with pytest.raises(ValueError, match="encoding must be one of fixed, quantile"):
        load_dataset("digits", encoding="learned")


@given(
    st.lists(st.one_of(st.integers(-5, 5), st.floats(-1e6, 1e6)), min_size=1, max_size=60),
    st.integers(1, 12),
)
@settings(max_examples=60)
def test_thresholds_of_a_column(values: list[float], n: int) -> None:
    column = np.array(values, dtype=float)
    found = column_thresholds(column, n)
    different = np.unique(column)
    assert len(found) <= n
    assert (np.diff(found) > 0).all()
    # No threshold is idle, and few values are all told apart.
    bits = different[:, None] > found
    assert (bits.any(axis=0) & ~bits.all(axis=0)).all()
    if len(different) <= n + 1:
        assert len(np.unique(bits, axis=0)) == len(different)
    else:
        assert len(found) >= 1


def test_about_equally_many_lie_between() -> None:
    values = np.random.default_rng(0).exponential(size=3000)
    found = column_thresholds(values, 9)
    counts = np.diff([0, *np.searchsorted(np.sort(values), found), 3000])
    assert len(found) == 9
    assert counts.min() >= 299


NUMBER, TEXT = Column("n"), Column("t", tuple("abcdefg"))
CODES = np.arange(7.0)


def bits_of(columns: list[Column], X: np.ndarray, **options: object) -> np.ndarray:
    return table_encoder(columns, X, **options).encode(X)


def test_one_hot() -> None:
    bits = bits_of([TEXT], CODES[:, None])
    np.testing.assert_array_equal(bits, np.eye(7))
    two = bits_of([Column("t", ("a", "b"))], np.array([[0.0], [1.0]]))
    assert two.tolist() == [[0], [1]]


@pytest.mark.parametrize("c", [2, 3, 4, 5, 7, 8, 9, 16, 33])
def test_gray(c: int) -> None:
    codes = np.arange(float(c))[:, None]
    bits = bits_of([Column("t", tuple(map(str, range(c))))], codes, categories="gray")
    gray = [k ^ (k >> 1) for k in range(c)]
    assert bits.shape[1] == max(1, (c - 1).bit_length())
    assert [int("".join(map(str, row[::-1])), 2) for row in bits] == gray
    assert (np.abs(np.diff(bits.astype(int), axis=0)).sum(axis=1) == 1).all()


def test_thermometer() -> None:
    bits = bits_of([TEXT], CODES[:, None], categories="thermometer")
    np.testing.assert_array_equal(bits, CODES[:, None] > np.arange(6))


def test_columns_stand_one_after_the_other() -> None:
    X = np.stack([np.linspace(0, 1, 7), CODES], axis=1)
    encoder = table_encoder([NUMBER, TEXT], X, n_thresholds=3)
    bits = encoder.encode(X)
    assert bits.shape == (7, 3 + 7)
    assert (np.diff(bits[:, :3].astype(int), axis=1) <= 0).all(), "a thermometer, lowest first"
    np.testing.assert_array_equal(bits[:, 3:], np.eye(7))
    assert encoder.first.n_thresholds == 6


def test_a_missing_number_has_a_bit() -> None:
    X = np.array([[1.0], [MISSING], [2.0], [3.0]])
    bits = bits_of([Column("n", None, True)], X)
    assert bits.tolist() == [[1, 0, 0], [0, 0, 0], [1, 1, 0], [1, 1, 1]]


def test_what_cannot_be_encoded() -> None:
    with pytest.raises(ValueError, match="categories must be one of"):
        table_encoder([TEXT], CODES[:, None], categories="two-hot")
    with pytest.raises(ValueError, match="one value only"):
        table_encoder([NUMBER], np.ones((3, 1)))
