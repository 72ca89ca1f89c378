from __future__ import annotations

import gzip
import hashlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gategrad.data import load_dataset, mnist

from .idx_files import idx

PER_CLASS = {
    "mnist": (
        [5923, 6742, 5958, 6131, 5842, 5421, 5918, 6265, 5851, 5949],
        [980, 1135, 1032, 1010, 982, 892, 958, 1028, 974, 1009],
        [5, 0, 4, 1, 9, 2, 1, 3, 1, 4],
        [7, 2, 1, 0, 4, 1, 4, 9, 5, 9],
    ),
    "fashion-mnist": (
        [6000] * 10,
        [1000] * 10,
        [9, 0, 0, 3, 0, 2, 7, 2, 5, 5],
        [9, 2, 1, 1, 6, 1, 4, 6, 5, 7],
    ),
}


@pytest.mark.parametrize("name", PER_CLASS)
def test_real_files(real_data: Path, name: str) -> None:
    data = load_dataset(name, valid_fraction=0, data_dir=real_data)
    train, test, first_train, first_test = PER_CLASS[name]
    assert np.bincount(data.train.y).tolist() == train
    assert np.bincount(data.test.y).tolist() == test
    assert data.train.y[:10].tolist() == first_train
    assert data.test.y[:10].tolist() == first_test
    assert (data.shape, data.input_shape, data.n_features) == ((1, 28, 28), (1, 28, 28), 784)
    assert (data.encoder.dtype, data.encoder.low, data.encoder.high) == ("uint8", 0, 255)
    assert len(data.valid) == 0


def test_a_fifth_of_mnist_is_for_validation(
    real_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GATEGRAD_DATA", str(real_data))
    data = load_dataset("mnist", thresholds=(0.25, 0.5, 0.75))
    assert [len(split) for split in (data.train, data.valid, data.test)] == [48000, 12000, 10000]
    assert data.input_shape == (3, 28, 28)
    together = np.bincount(data.train.y) + np.bincount(data.valid.y)
    assert together.tolist() == PER_CLASS["mnist"][0]


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A set of 30 + 20 images of 2 by 3 pixels in MNIST's format, registered as mnist."""
    rng = np.random.default_rng(0)
    arrays = [
        rng.integers(0, 256, (30, 2, 3), dtype=np.uint8),
        np.arange(30, dtype=np.uint8) % 10,
        rng.integers(0, 256, (20, 2, 3), dtype=np.uint8),
        np.arange(20, dtype=np.uint8) % 10,
    ]
    sizes, checksums = {}, []
    for name, array in zip(mnist._FILES, arrays, strict=True):
        content = idx(array)
        sizes[name] = len(content)
        checksums.append(hashlib.sha256(content).hexdigest())
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content))
    entry = replace(mnist.MNIST_LIKE["mnist"], sha256=tuple(checksums))
    monkeypatch.setattr(mnist, "_FILES", sizes)
    monkeypatch.setitem(mnist.MNIST_LIKE, "mnist", entry)
    return tmp_path


def test_small_files_of_the_format(tiny: Path) -> None:
    data = load_dataset("mnist", valid_fraction=0, data_dir=tiny)
    assert data.shape == (1, 2, 3)
    assert data.train.y.tolist() == [*range(10)] * 3
    assert len(data.test) == 20
    raw = gzip.decompress((tiny / "train-images-idx3-ubyte.gz").read_bytes())[16:]
    assert data.train.X.tobytes() == raw


def test_a_damaged_file_is_named(tiny: Path) -> None:
    path = tiny / "t10k-labels-idx1-ubyte.gz"
    content = gzip.decompress(path.read_bytes())
    path.write_bytes(gzip.compress(content[:-1] + b"\x00"))
    with pytest.raises(ValueError, match=r"t10k-labels-idx1-ubyte\.gz has other content"):
        load_dataset("mnist", data_dir=tiny)


@pytest.mark.parametrize("name", mnist.MNIST_LIKE)
def test_entries_are_complete(name: str) -> None:
    entry = mnist.MNIST_LIKE[name]
    assert len(entry.mirrors) >= 2
    assert all(mirror.startswith("http") and mirror.endswith("/") for mirror in entry.mirrors)
    assert len(set(entry.sha256)) == 4
    assert all(len(bytes.fromhex(checksum)) == 32 for checksum in entry.sha256)


def test_fashion_classes_have_their_names() -> None:
    names = mnist.MNIST_LIKE["fashion-mnist"].class_names
    assert (len(names), names[0], names[9]) == (10, "T-shirt/top", "Ankle boot")
