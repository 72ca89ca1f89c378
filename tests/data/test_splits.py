from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from gategrad.circuit import ThresholdEncoder
from gategrad.data import Dataset, Split

ENCODER = ThresholdEncoder.scaled(6, [0.25, 0.75], "uint8", 0, 255)
X = np.arange(30, dtype=np.uint8).reshape(5, 6) * 8
Y = np.array([0, 1, 2, 1, 0])


def dataset() -> Dataset:
    split = Split(X, Y, ENCODER)
    return Dataset("letters", split, split, split, ENCODER, 3, ("a", "b", "c"), (1, 2, 3))


def test_bits_are_the_encoders() -> None:
    split = Split(X, Y, ENCODER)
    bits = split.bits()
    assert bits.dtype == np.uint8
    np.testing.assert_array_equal(bits, np.hstack([X > 63.75, X > 191.25]))
    assert len(split) == 5
    assert repr(split) == "Split(5 samples of 6 uint8 values)"


def test_bits_and_scaled_of_many_rows() -> None:
    encoder = ThresholdEncoder.scaled(2, [0.5], "float32", -1, 1)
    rows = np.random.default_rng(0).uniform(-1, 1, (20_001, 2)).astype(np.float32)
    split = Split(rows, np.zeros(len(rows), np.int64), encoder)
    np.testing.assert_array_equal(split.bits(), rows > 0)
    scaled = split.scaled()
    assert scaled.dtype == np.float32
    np.testing.assert_allclose(scaled, (rows + 1) / 2, atol=1e-7)


def test_scaled_values_have_one_threshold() -> None:
    with pytest.raises(ValueError, match=r"2 thresholds give 12 inputs.*use one threshold"):
        Split(X, Y, ENCODER).scaled()


def test_an_empty_split_has_no_rows() -> None:
    split = Split(X[:0], Y[:0], ENCODER)
    assert (len(split), split.bits().shape) == (0, (0, 12))


def test_splits_are_read_only_and_leave_the_callers_array_alone() -> None:
    rows = X.copy()
    split = Split(rows, Y, ENCODER)
    for array in (split.X, split.y):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    assert rows.flags.writeable
    split.bits()[:] = 7
    assert split.bits().max() == 1


@pytest.mark.parametrize(
    ("rows", "labels", "message"),
    [
        (X[0], Y, "from_arrays converts"),
        (X, Y[:4], "from_arrays converts"),
        (X, Y.astype(np.int32), "int32"),
        (X.astype(np.float32), Y, "float32, but the encoder declares uint8"),
        (X[:, :5].copy(), Y, "expected rows of 6 features"),
    ],
)
def test_split_refuses_what_does_not_fit(rows, labels, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Split(rows, labels, ENCODER)


def test_input_width_and_shape() -> None:
    assert dataset().n_features == 12
    assert dataset().input_shape == (4 // 2, 2, 3)
    assert replace(dataset(), shape=(6,)).input_shape is None


def test_input_shape_is_exact() -> None:
    encoder = ThresholdEncoder.scaled(2 * 3 * 4, [0.2, 0.5, 0.8], "uint8", 0, 255)
    images = np.random.default_rng(1).integers(0, 256, (9, 2, 3, 4), dtype=np.uint8)
    split = Split(images.reshape(9, -1), np.arange(9) % 2, encoder)
    data = Dataset("images", split, split, split, encoder, 2, ("a", "b"), (2, 3, 4))
    assert data.input_shape == (6, 3, 4)
    planes = split.bits().reshape(9, *data.input_shape)
    for t, threshold in enumerate((0.2, 0.5, 0.8)):
        for channel in range(2):
            expected = images[:, channel] > threshold * 255
            np.testing.assert_array_equal(planes[:, 2 * t + channel], expected)


def relabeled(labels: list[int]) -> Split:
    return Split(X, np.array(labels), ENCODER)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"shape": (2, 2)}, r"shape must be"),
        ({"shape": (1, 2, 4)}, r"with 6 values, got \(1, 2, 4\)"),
        ({"n_classes": 2}, "2 classes and 3 names"),
        ({"n_classes": 1, "class_names": ("a",)}, "at least 2 classes"),
        ({"train": Split(X[:0], Y[:0], ENCODER)}, "train split needs at least one sample"),
        ({"test": Split(X[:0], Y[:0], ENCODER)}, "test split needs at least one sample"),
        ({"test": relabeled([0, 1, 2, 3, 0])}, "label 3 in the test split"),
        ({"valid": relabeled([0, 1, -1, 1, 0])}, "label -1 in the valid split"),
        ({"train": relabeled([0, 1, 0, 1, 0])}, r"class 2 \(c\) has no training sample"),
        ({"encoder": ThresholdEncoder(6, [1.0], "uint8", 0, 255)}, "another encoder"),
    ],
)
def test_dataset_refuses_what_does_not_fit(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message) as info:
        replace(dataset(), **changes)
    assert str(info.value).startswith("letters: ")


def test_validation_may_be_empty() -> None:
    assert len(replace(dataset(), valid=Split(X[:0], Y[:0], ENCODER)).valid) == 0


def test_training_reads_every_bit_of_the_encoder():
    encoder = ThresholdEncoder(2, [0.5], "uint8", 0, 255, [1])
    with pytest.raises(ValueError, match="gives 1 of its 2 bits"):
        Split(np.zeros((1, 2), np.uint8), np.zeros(1, np.int64), encoder)
