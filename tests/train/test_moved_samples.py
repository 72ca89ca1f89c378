"""Copies of training images, moved as training moves them."""

import numpy as np
import pytest

from gategrad import load_dataset
from gategrad.config import TrainConfig
from gategrad.train.training_batches import moved_samples


@pytest.fixture(scope="module")
def digits():
    return load_dataset("digits", thresholds=[0.3, 0.7], valid_fraction=0.1)


def test_mirrored_copies_have_their_labels(digits):
    n = len(digits.train)
    bits, y = moved_samples(digits, TrainConfig(flip=True), 3, 2)
    assert (bits.shape, y.shape) == ((3 * n, 128), (3 * n,))
    original = digits.train.bits()
    np.testing.assert_array_equal(bits[:n], original)
    np.testing.assert_array_equal(y[:n], digits.train.y)
    mirrored = original.reshape(n, 2, 8, 8)[..., ::-1].reshape(n, 128)
    known = {(row.tobytes(), label) for row, label in zip(original, y[:n], strict=True)}
    turned = {(row.tobytes(), label) for row, label in zip(mirrored, y[:n], strict=True)}
    for copy in (1, 2):
        part = slice(copy * n, (copy + 1) * n)
        rows = [(row.tobytes(), label) for row, label in zip(bits[part], y[part], strict=True)]
        assert set(rows) <= known | turned
        assert 0.3 < np.mean([row in turned and row not in known for row in rows]) < 0.7
        np.testing.assert_array_equal(np.sort(y[part]), np.sort(y[:n]))
    assert not np.array_equal(bits[n : 2 * n], bits[2 * n :])


def test_what_is_not_moved_has_no_copies(digits):
    for config, copies in ((TrainConfig(), 2), (TrainConfig(shift=1), 0)):
        bits, y = moved_samples(digits, config, 0, copies)
        np.testing.assert_array_equal(bits, digits.train.bits())
        np.testing.assert_array_equal(y, digits.train.y)


def test_the_same_seed_gives_the_same_copies(digits):
    config = TrainConfig(bend=0.5)
    first, again, other = (moved_samples(digits, config, seed, 1)[0] for seed in (1, 1, 2))
    np.testing.assert_array_equal(first, again)
    assert not np.array_equal(first, other)
