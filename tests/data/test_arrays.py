from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gategrad.data import from_arrays
from gategrad.data.build_dataset import build_dataset
from gategrad.data.raw_arrays import RawArrays

rng = np.random.default_rng(0)
X = rng.integers(0, 256, (40, 6), dtype=np.uint8)
Y = np.arange(40) % 4


@given(st.integers(10, 200), st.floats(0, 0.4), st.integers(0, 2**40))
def test_split_divides_the_training_samples(n: int, fraction: float, seed: int) -> None:
    rows = np.arange(n, dtype=np.int64)[:, None]
    labels = np.zeros(n, np.int64)
    labels[::2] = 1
    expected = round(n * fraction)
    if expected == 0:
        fraction = 0.0
    data = from_arrays(
        rows, labels, rows[:1], [0], low=0, high=n, valid_fraction=fraction, seed=seed
    )
    train, valid = data.train.X[:, 0], data.valid.X[:, 0]
    assert len(valid) == expected
    assert sorted([*train, *valid]) == list(range(n))
    for split in (data.train, data.valid):
        assert (np.diff(split.X[:, 0]) > 0).all()
        np.testing.assert_array_equal(split.y, split.X[:, 0] % 2 == 0)


def test_rows_move_with_their_labels_in_large_sets() -> None:
    n = 50_000
    rows = np.arange(2 * n, dtype=np.int64).reshape(n, 2)
    names = ("even", "odd")
    arrays = RawArrays(rows, np.arange(n) % 2, rows[:2].copy(), np.arange(2), 0, 2 * n, names, (2,))
    data = build_dataset("rows", arrays, thresholds=[0.5], valid_fraction=0.2, seed=3)
    assert len(data.valid) == 10_000
    for split in (data.train, data.valid):
        np.testing.assert_array_equal(split.X[:, 0] // 2 % 2, split.y)
        np.testing.assert_array_equal(split.X[:, 0] + 1, split.X[:, 1])
    together = np.sort(np.concatenate([data.train.X[:, 0], data.valid.X[:, 0]]))
    np.testing.assert_array_equal(together, np.arange(0, 2 * n, 2))
    assert np.shares_memory(data.train.X, rows), "a large set is held once"


def test_the_seed_decides_the_split() -> None:
    splits = [from_arrays(X, Y, X, Y, seed=seed).valid.X.tobytes() for seed in (0, 0, 1)]
    assert splits[0] == splits[1] != splits[2]


def test_the_callers_arrays_are_copied() -> None:
    rows, labels = X.copy(), Y.copy()
    data = from_arrays(rows, labels, rows, labels)
    before = data.train.X.copy(), data.test.X.copy(), data.test.y.copy()
    np.testing.assert_array_equal(rows, X)
    rows[:], labels[:] = 0, 0
    for old, new in zip(before, (data.train.X, data.test.X, data.test.y), strict=True):
        np.testing.assert_array_equal(old, new)


@pytest.mark.parametrize(
    ("dtype", "declared"),
    [
        ("bool", "bool"),
        ("uint8", "uint8"),
        ("int8", "int64"),
        ("uint16", "int64"),
        ("uint64", "int64"),
        ("float16", "float32"),
        ("float32", "float32"),
        ("float64", "float64"),
        (">f8", "float64"),
    ],
)
def test_the_type_is_declared_from_the_array(dtype: str, declared: str) -> None:
    rows = (X % 2).astype(dtype)
    data = from_arrays(rows, Y, rows, Y, low=0, high=1)
    assert data.encoder.dtype == declared
    assert data.train.X.dtype == np.dtype(declared)
    np.testing.assert_array_equal(data.test.bits(), X % 2)
    np.testing.assert_array_equal(data.test.scaled(), X % 2)


def test_train_and_test_may_differ_in_type() -> None:
    data = from_arrays(X, Y, X.tolist(), Y.tolist(), low=0, high=255)
    assert data.encoder.dtype == "int64"
    np.testing.assert_array_equal(data.train.X.dtype, data.test.X.dtype)


@pytest.mark.parametrize(("dtype", "high"), [("bool", 1), ("uint8", 255)])
def test_only_bits_and_bytes_have_a_range(dtype: str, high: int) -> None:
    rows = X.astype(dtype)
    encoder = from_arrays(rows, Y, rows, Y).encoder
    assert (encoder.low, encoder.high) == (0, high)


@pytest.mark.parametrize("given_range", [{}, {"low": 0}, {"high": 255}])
@pytest.mark.parametrize("dtype", ["int64", "float32"])
def test_other_ranges_must_be_given(dtype: str, given_range: dict[str, float]) -> None:
    rows = X.astype(dtype)
    with pytest.raises(ValueError, match=rf"{dtype} values.*pass low and high"):
        from_arrays(rows, Y, rows, Y, **given_range)


def test_images() -> None:
    images = X.reshape(40, 1, 2, 3)
    by_axes = from_arrays(images, Y, images, Y, thresholds=(0.3, 0.6))
    by_shape = from_arrays(X, Y, X, Y, thresholds=(0.3, 0.6), shape=(1, 2, 3))
    for data in (by_axes, by_shape):
        assert (data.shape, data.input_shape, data.n_features) == ((1, 2, 3), (2, 2, 3), 12)
        np.testing.assert_array_equal(data.test.X, X)
    assert from_arrays(X, Y, X, Y).shape == (6,)


def test_class_names() -> None:
    assert from_arrays(X, Y, X, Y).class_names == ("0", "1", "2", "3")
    names = ["n", "e", "s", "w"]
    assert from_arrays(X, Y, X, Y, class_names=names, name="wind").class_names == tuple(names)


NAN = X.astype(np.float64)
NAN[7, 2] = np.nan


@pytest.mark.parametrize("where", ["X_train", "X_test"])
@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (NAN, "NaN in row 7, feature 2"),
        (X + 1.0, "value 256 lies outside"),
        (np.where(np.equal(X, X[0, 0]), -np.inf, X), "value -inf lies outside"),
    ],
)
def test_refuses_values_that_have_no_bits(where: str, rows: np.ndarray, message: str) -> None:
    arguments = {"X_train": X, "y_train": Y, "X_test": X, "y_test": Y, where: rows}
    arguments |= {"low": 0, "high": 255}
    with pytest.raises(ValueError, match=rf"arrays, {where}: {message}"):
        from_arrays(**arguments)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"X_train": X[0]}, "X_train must have shape"),
        ({"X_test": X[:0], "y_test": Y[:0]}, "X_test must have shape"),
        ({"X_train": X.astype(str)}, "dtype <U"),
        ({"X_train": X.astype(np.complex64)}, "dtype complex64"),
        ({"X_test": X[:, :5]}, "but X_test has"),
        ({"X_train": X + np.uint64(2**63)}, "does not fit int64"),
        ({"y_train": Y[:-1]}, r"y_train must hold 40 integers.*\(39,\)"),
        ({"y_test": Y.astype(float)}, "y_test must hold 40 integers.*np.unique"),
        ({"y_test": Y - 1}, "y_test holds label -1"),
        (
            {"y_train": Y.astype(np.uint64) + np.uint64(2**63)},
            "y_train holds label 9223372036854775808",
        ),
        ({"y_train": Y + 2020}, "label 2023 means 2024 classes, but there are 40"),
        ({"y_train": Y * 2}, r"class 1 \(1\) has no training sample"),
        ({"y_train": Y * 0, "y_test": Y * 0}, r"class 1 \(1\) has no training sample"),
        ({"y_test": Y + 1}, r"class 4 \(4\) has no training sample"),
        ({"class_names": ("a", "b", "c")}, "label 3 in the train split"),
        ({"class_names": tuple("abcde")}, r"class 4 \(e\) has no training sample"),
        ({"shape": (1, 2, 2)}, "shape must be"),
        ({"low": 3, "high": 3}, "low=3"),
        ({"valid_fraction": 1.0}, r"in \[0, 1\), got 1.0"),
        ({"valid_fraction": -0.1}, r"in \[0, 1\), got -0.1"),
        ({"valid_fraction": float("nan")}, "got nan"),
        ({"valid_fraction": 0.01}, "sets 0 aside"),
        ({"valid_fraction": 0.99}, "sets 40 aside"),
        ({"thresholds": ()}, "list of numbers"),
        ({"thresholds": 0.5}, "list of numbers"),
        ({"thresholds": (0.5, 1.0)}, r"\[0, 1\)"),
        ({"thresholds": (127.5,)}, "scaled to"),
        ({"thresholds": (float("nan"),)}, r"\[0, 1\)"),
        ({"seed": -1}, "seed must not be negative, got -1"),
    ],
)
def test_refuses(changes: dict[str, object], message: str) -> None:
    arguments = {"X_train": X, "y_train": Y, "X_test": X, "y_test": Y} | changes
    if "X_train" in changes:
        arguments = {"low": 0, "high": 255} | arguments
    with pytest.raises(ValueError, match=message):
        from_arrays(**arguments)
