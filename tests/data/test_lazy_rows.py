from __future__ import annotations

import numpy as np
import pytest

from gategrad.circuit import ThresholdEncoder
from gategrad.data import Split
from gategrad.data.lazy_rows import LazyRows, rows_of

X = np.arange(60, dtype=np.uint8).reshape(12, 5)
BITS = X % 2
KEYS = [
    3, -1, slice(2, 9, 3), slice(None), np.array([4, 4, 0]), X[:, 0] > 20, (slice(1, 4), 2),
    (5, 1), (np.array([1, 2]), slice(0, 3)),
]  # fmt: skip


def both() -> list[tuple[LazyRows, np.ndarray]]:
    index = np.array([11, 0, 3, 3])
    packed = np.packbits(BITS, axis=1)
    return [
        (LazyRows(X), X),
        (LazyRows(packed, bits=5), BITS),
        (LazyRows(X, index), X[index]),
        (LazyRows(packed, index, bits=5), BITS[index]),
    ]


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("key", KEYS, ids=str)
def test_indexing_is_that_of_arrays(key: object, number: int) -> None:
    rows, array = both()[number]
    np.testing.assert_array_equal(rows[key], array[key])


@pytest.mark.parametrize("number", range(4))
def test_stands_for_an_array(number: int) -> None:
    rows, array = both()[number]
    assert (rows.shape, rows.dtype, rows.ndim, len(rows)) == (
        array.shape, array.dtype, 2, len(array),
    )  # fmt: skip
    np.testing.assert_array_equal(np.asarray(rows), array)
    assert np.asarray(rows, dtype=float).dtype == float
    assert rows.tobytes() == array.tobytes()
    mask = np.arange(len(array)) % 2 == 0
    np.testing.assert_array_equal(rows.subset(mask), array[mask])
    np.testing.assert_array_equal(rows.subset([1, 0]), array[[1, 0]])
    assert (rows_of(rows) == array).all()
    with pytest.raises(ValueError, match="makes a copy"):
        np.array(rows, copy=False)


def test_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match="two axes"):
        LazyRows(X[0])
    with pytest.raises(ValueError, match="packed bits"):
        LazyRows(X, bits=3)
    with pytest.raises(ValueError, match="row 12 of 12"):
        LazyRows(X, np.array([12]))


def test_a_split_of_rows() -> None:
    encoder = ThresholdEncoder(5, [20, 40], "uint8", 0, 255)
    y = np.arange(12)
    split, array = Split(LazyRows(X), y, encoder), Split(X, y, encoder)
    np.testing.assert_array_equal(split.bits(), array.bits())
    assert "12 samples of 5" in repr(split)
    narrow = ThresholdEncoder(5, [20], "uint8", 0, 50)
    with pytest.raises(ValueError, match="value 59"):
        Split(LazyRows(X), y, narrow)
    with pytest.raises(ValueError, match="5 features"):
        Split(LazyRows(X[:, :3].copy()), y, encoder)
    packed = LazyRows(np.packbits(BITS, axis=1), bits=5)
    bits = Split(packed, y, ThresholdEncoder(5, [0.5], "uint8", 0, 1)).bits()
    np.testing.assert_array_equal(bits, BITS)
