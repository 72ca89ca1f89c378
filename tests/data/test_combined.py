from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gategrad.config import DataConfig
from gategrad.data import load_dataset
from gategrad.data.class_subsets import class_counts, first_classes
from gategrad.data.datasets import find_source, load_arrays
from gategrad.data.published.combined import combine, fit_images
from gategrad.data.published.combined_mnist import COMBINED_MNIST

from .tiny_sets import tiny_idx

IMAGE = np.arange(1, 7, dtype=np.uint8).reshape(1, 6)


def test_the_papers_numbers_of_classes() -> None:
    assert class_counts(67, 5) == (2, 4, 11, 27, 67)
    assert class_counts(1000, 4) == (2, 15, 125, 1000)
    assert class_counts(2000, 4) == (2, 20, 200, 2000)
    assert class_counts(4, 6) == (2, 3, 4)
    assert class_counts(32, 5, first=2) == (2, 4, 8, 16, 32), "exact powers are not rounded down"
    for wrong in ((2, 3, 2), (5, 1, 2), (5, 3, 1)):
        with pytest.raises(ValueError, match="class_counts needs"):
            class_counts(*wrong)


def test_images_are_padded_about_their_middle() -> None:
    found = fit_images(IMAGE, (1, 2, 3), (1, 5, 5)).reshape(5, 5)
    expected = np.zeros((5, 5), np.uint8)
    expected[1:3, 1:4] = IMAGE.reshape(2, 3)
    np.testing.assert_array_equal(found, expected)


def test_small_images_are_enlarged_by_whole_factors() -> None:
    found = fit_images(IMAGE, (1, 2, 3), (1, 7, 6)).reshape(7, 6)
    big = IMAGE.reshape(2, 3).repeat(2, axis=0).repeat(2, axis=1)
    np.testing.assert_array_equal(found[1:5], big)
    assert not found[[0, 5, 6]].any()


def test_color_becomes_gray() -> None:
    # Red, green, blue and white.
    channels = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]
    pixels = np.array(channels, np.uint8).reshape(1, 12)
    assert fit_images(pixels, (3, 2, 2), (1, 2, 2)).tolist() == [[76, 149, 29, 255]]


@pytest.mark.parametrize(
    ("shape", "wanted", "message"),
    [((1, 9, 9), (1, 8, 9), "do not fit"), ((1, 2, 3), (3, 2, 3), "channels")],
)
def test_images_that_do_not_fit(shape, wanted, message) -> None:
    with pytest.raises(ValueError, match=message):
        fit_images(np.zeros((1, int(np.prod(shape))), np.uint8), shape, wanted)


def tiny_combined(monkeypatch: pytest.MonkeyPatch, folder: Path) -> dict[str, list[np.ndarray]]:
    names = [part.name for part in COMBINED_MNIST.parts]
    return {name: tiny_idx(monkeypatch, folder, name, per_class=5) for name in names}


def test_combined_mnist_is_its_parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parts = tiny_combined(monkeypatch, tmp_path)
    data = load_dataset("combined-mnist", data_dir=tmp_path, valid_fraction=0)
    assert data.n_classes == 67
    assert data.class_names[:2] == ("emnist-balanced/0", "emnist-balanced/1")
    assert data.class_names[47] == "kmnist/o"
    assert data.class_names[57] == "fashion-mnist/T-shirt/top"
    # E-MNIST's images of 4 x 5 are turned to 5 x 4, the others padded to 5 x 5.
    assert data.shape == (1, 5, 5)
    images, labels, *_ = parts["emnist-balanced"]
    rows = data.train.X.reshape(-1, 5, 5)
    np.testing.assert_array_equal(rows[: len(images), :, :4], images.transpose(0, 2, 1))
    np.testing.assert_array_equal(data.train.y[: len(labels)], labels)
    images, labels, *_ = parts["fashion-mnist"]
    np.testing.assert_array_equal(rows[-len(images) :, :4], images)
    np.testing.assert_array_equal(data.train.y[-len(labels) :], labels.astype(int) + 57)


def test_subsets_are_nested_and_seeded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tiny_combined(monkeypatch, tmp_path)
    sets = {
        n: load_dataset("combined-mnist", n_classes=n, data_dir=tmp_path, valid_fraction=0)
        for n in class_counts(67, 5)
    }
    whole = sets[67]
    for n, data in sets.items():
        assert data.n_classes == n
        assert len(data.train) == len(data.test) == 5 * n
        if n < 67:
            assert data.class_names == sets[27].class_names[:n]
            for label in (0, n - 1):
                old = whole.class_names.index(data.class_names[label])
                np.testing.assert_array_equal(
                    data.test.X[data.test.y == label], whole.test.X[whole.test.y == old]
                )
    assert sets[11].class_names[:4] == ORDER
    other = load_dataset(
        "combined-mnist", n_classes=11, data_seed=1, data_dir=tmp_path, valid_fraction=0
    )
    assert other.class_names != sets[11].class_names


# The first of seed 0: fixed, so that a subset means the same years later.
ORDER = ("kmnist/tsu", "fashion-mnist/Sneaker", "emnist-balanced/I", "emnist-balanced/O")


@pytest.mark.parametrize("n", [1, 68])
def test_numbers_of_classes_that_are_not_there(monkeypatch, tmp_path: Path, n: int) -> None:
    tiny_combined(monkeypatch, tmp_path)
    with pytest.raises(ValueError, match=f"n_classes must be 2 to 67, got {n}"):
        load_dataset("combined-mnist", n_classes=n, data_dir=tmp_path)


def test_any_list_of_sets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    images, *_ = tiny_idx(monkeypatch, tmp_path, "mnist", per_class=5, side=16)
    data = load_dataset("combined:digits, mnist", data_dir=tmp_path, valid_fraction=0)
    assert (data.n_classes, data.shape) == (20, (1, 16, 17))
    digits = load_dataset("digits", valid_fraction=0)
    first = data.train.X[0].reshape(16, 17)[:, :16].reshape(8, 2, 8, 2)
    expected = np.rint(digits.train.X[0].astype(float) * 255 / 16).reshape(8, 1, 8, 1)
    assert np.abs(first - expected).max() <= 1
    assert data.train.X.max() == 255
    np.testing.assert_array_equal(data.train.X[-len(images) :].reshape(images.shape), images)
    assert find_source("combined:digits,mnist").n_classes == 20


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("combined:mnist", "two or more different sets"),
        ("combined:mnist,mnist", "two or more different sets"),
        ("combined:mnist,synthetic", "no set of images 'synthetic'"),
        ("combined:mnist,nothing", "no set of images 'nothing'"),
        ("combined:", "no set of images ''"),
    ],
)
def test_lists_that_cannot_be(monkeypatch, tmp_path: Path, name: str, message: str) -> None:
    tiny_idx(monkeypatch, tmp_path, "mnist")
    with pytest.raises(ValueError, match=message):
        load_dataset(name, data_dir=tmp_path)


def test_tables_cannot_be_combined() -> None:
    bits = load_arrays(DataConfig("synthetic", 2))
    with pytest.raises(ValueError, match="b holds no images"):
        combine(["a", "b"], [load_arrays(DataConfig("digits")), bits])
    assert first_classes(bits, None, 0, "b") is bits
