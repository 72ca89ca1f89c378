from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from gategrad.data import DATASETS, load_dataset
from gategrad.data.files.data_files import find_file
from gategrad.data.formats.idx import parse_idx
from gategrad.data.formats.mnist_like import MnistLike

from .idx_files import idx
from .tiny_sets import DAMAGES, tiny_idx

NAMES = sorted(n for n, source in DATASETS.items() if isinstance(source.read, MnistLike))
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
    "devanagari": (
        [1700] * 46,
        [300] * 46,
        [42, 21, 21, 7, 22, 37, 17, 34, 45, 45],
        [0, 44, 12, 0, 8, 19, 16, 37, 17, 12],
    ),
}


@pytest.mark.parametrize("name", PER_CLASS)
def test_real_files(real_data: Path, name: str) -> None:
    data = load_dataset(name, valid_fraction=0, data_dir=real_data)
    train, test, first_train, first_test = PER_CLASS[name]
    facts = DATASETS[name].info
    assert np.bincount(data.train.y).tolist() == train
    assert np.bincount(data.test.y).tolist() == test
    assert data.train.y[:10].tolist() == first_train
    assert data.test.y[:10].tolist() == first_test
    assert data.shape == data.input_shape == facts.shape
    assert len(data.train) + len(data.test) == facts.samples
    assert (data.encoder.dtype, data.encoder.low, data.encoder.high) == ("uint8", 0, 255)
    assert len(data.valid) == 0


def test_real_labels_of_qmnist(real_data: Path) -> None:
    files = DATASETS["qmnist"].files[0]
    found = [find_file(file, real_data / "qmnist-labels-only") for file in files[1::2]]
    assert all(file.verified for file in found)
    y = parse_idx(found[0].content, found[0].source)
    assert y.shape == (60_000, 8)
    digits = load_dataset("mnist", valid_fraction=0, data_dir=real_data)
    np.testing.assert_array_equal(y[:, 0], digits.train.y)


def test_a_fifth_of_mnist_is_for_validation(
    real_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GATEGRAD_DATA", str(real_data))
    data = load_dataset("mnist", thresholds=(0.25, 0.5, 0.75))
    assert [len(split) for split in (data.train, data.valid, data.test)] == [48000, 12000, 10000]
    assert data.input_shape == (3, 28, 28)
    together = np.bincount(data.train.y) + np.bincount(data.valid.y)
    assert together.tolist() == PER_CLASS["mnist"][0]


@pytest.mark.parametrize("name", NAMES)
def test_small_files_of_the_format(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    images, labels, test_images, _ = tiny_idx(monkeypatch, tmp_path, name)
    arrays = DATASETS[name].load(None, tmp_path)
    (files,), read = DATASETS[name].files, DATASETS[name].read
    known = all(file.sha256 or file.md5 for file in files)
    assert arrays.verified == known, "what cannot be known is the user's"
    assert [path.name for path in arrays.paths] == [file.name for file in files]
    y = labels[:, 0] if labels.ndim == 2 else labels
    np.testing.assert_array_equal(arrays.y_train, y.astype(int) - read.first_label)
    axes = (0, 2, 1) if read.transposed else (0, 1, 2)
    for X, expected in ((arrays.X_train, images), (arrays.X_test, test_images)):
        turned = expected.transpose(axes)
        assert arrays.shape == (1, *turned.shape[1:])
        np.testing.assert_array_equal(X, turned.reshape(len(X), -1))


@pytest.mark.parametrize("name", ["mnist", "emnist-letters"])
@pytest.mark.parametrize("which", range(4))
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, which: int, damage: str
) -> None:
    tiny_idx(monkeypatch, tmp_path, name)
    path = tmp_path / name / DATASETS[name].files[0][which].name
    content = gzip.decompress(path.read_bytes())
    path.write_bytes(gzip.compress(DAMAGES[damage](content)))
    with pytest.raises(ValueError, match=path.name):
        DATASETS[name].load(None, tmp_path)
    path.write_bytes(DAMAGES["cut"](path.read_bytes()))
    with pytest.raises(ValueError, match=path.name):
        DATASETS[name].load(None, tmp_path)


def test_swapped_files_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without checksums, what the files hold tells: shapes, labels, samples of each class."""
    name = "emnist-letters"
    tiny_idx(monkeypatch, tmp_path, name)
    files = [tmp_path / name / file.name for file in DATASETS[name].files[0]]
    contents = [path.read_bytes() for path in files]
    files[0].write_bytes(contents[1])
    with pytest.raises(ValueError, match=files[0].name):
        DATASETS[name].load(None, tmp_path)
    files[0].write_bytes(contents[0])
    labels = gzip.decompress(contents[1])[8:]
    from_zero = np.frombuffer(labels, np.uint8) - 1
    once_more = np.frombuffer(labels, np.uint8).copy()
    once_more[0] = once_more[1]
    for wrong, message in ((from_zero, "labels 0 to 25"), (once_more, "1 to 3 samples of a class")):
        files[1].write_bytes(gzip.compress(idx(wrong)))
        with pytest.raises(ValueError, match=message) as info:
            DATASETS[name].load(None, tmp_path)
        assert files[1].name in str(info.value)


@pytest.mark.parametrize("name", NAMES)
def test_entries_are_complete(name: str) -> None:
    (files,), facts = DATASETS[name].files, DATASETS[name].info
    assert len(DATASETS[name].read.class_names) == facts.n_classes
    images, labels, test_images, test_labels = files
    pixels = facts.shape[1] * facts.shape[2]
    assert (images.size, test_images.size) == (
        16 + facts.train * pixels,
        16 + facts.test * pixels,
    )
    per_label = 32 if name == "qmnist" else 1
    assert abs(labels.size - facts.train * per_label) <= 12
    assert abs(test_labels.size - facts.test * per_label) <= 12
    for file in files:
        assert file.mirrors or file.archive or file.where
        assert all(m.startswith("http") and m.endswith("/") for m in file.mirrors)
        assert file.sha256 is None or len(bytes.fromhex(file.sha256)) == 32
        assert file.md5 is None or len(bytes.fromhex(file.md5)) == 16


def test_classes_have_their_names() -> None:
    fashion = DATASETS["fashion-mnist"].read.class_names
    assert (len(fashion), fashion[0], fashion[9]) == (10, "T-shirt/top", "Ankle boot")
    balanced = DATASETS["emnist-balanced"].read.class_names
    assert (len(set(balanced)), balanced[10], balanced[36], balanced[46]) == (47, "A", "a", "t")
