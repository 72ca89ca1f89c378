from __future__ import annotations

import lzma
import pickle
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gategrad.data import DATASETS, load_dataset
from gategrad.data.files import data_files
from gategrad.data.formats.color_batches import parse_batch, parse_records
from gategrad.data.published import imagenet32

from .tiny_sets import (
    DAMAGES,
    FORMS,
    PIXELS,
    set_fields,
    tar_of,
    tiny_cifar,
    tiny_imagenet,
    with_form,
)

CIFAR = ["cifar10", "cifar100"]


def files_of(name: str, form: str) -> tuple:
    return DATASETS[name].files[FORMS.index(form)]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", CIFAR)
def test_both_forms(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, form: str) -> None:
    parts = tiny_cifar(monkeypatch, tmp_path, name, form)
    arrays = DATASETS[name].load(None, tmp_path)
    np.testing.assert_array_equal(arrays.X_train, np.concatenate([X for X, _ in parts[:-1]]))
    np.testing.assert_array_equal(arrays.y_train, np.concatenate([y for _, y in parts[:-1]]))
    np.testing.assert_array_equal(arrays.X_test, parts[-1][0])
    np.testing.assert_array_equal(arrays.y_test, parts[-1][1])
    assert (arrays.shape, len(arrays.class_names)) == (
        (3, 32, 32),
        len(DATASETS[name].read.class_names),
    )
    # Records on their own have no published checksum, pickled batches have.
    assert arrays.verified == (form == "batches")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("right", [True, False])
def test_inside_the_published_archive(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str, right: bool
) -> None:
    parts = tiny_cifar(monkeypatch, tmp_path, "cifar10", form)
    files = files_of("cifar10", form)
    md5 = tar_of(tmp_path, "cifar10", tmp_path / "cifar10" / files[0].archive.name)
    archive = replace(files[0].archive, md5=md5 if right else "0" * 32)
    files = tuple(replace(file, archive=archive) for file in files)
    forms = with_form(DATASETS["cifar10"].files, FORMS.index(form), files)
    set_fields(monkeypatch, "cifar10", files=forms)
    monkeypatch.setattr(data_files, "_checked", {})
    if right:
        arrays = DATASETS["cifar10"].load(None, tmp_path)
        np.testing.assert_array_equal(arrays.X_test, parts[-1][0])
        assert arrays.verified
    else:
        with pytest.raises(ValueError, match=re.escape(archive.name) + ".*has other content"):
            DATASETS["cifar10"].load(None, tmp_path)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("form", FORMS)
def test_a_damaged_file_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str, damage: str
) -> None:
    tiny_cifar(monkeypatch, tmp_path, "cifar10", form)
    file = files_of("cifar10", form)[2]
    path = tmp_path / "cifar10" / file.name
    path.write_bytes(DAMAGES[damage](path.read_bytes()))
    if damage == "longer" and form == "batches":
        return  # what follows the end of a pickle is not read
    with pytest.raises(ValueError, match=re.escape(path.name)):
        DATASETS["cifar10"].load(None, tmp_path)


@pytest.mark.parametrize("form", FORMS)
def test_a_swapped_file_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str
) -> None:
    tiny_cifar(monkeypatch, tmp_path, "cifar10", form)
    files = [tmp_path / "cifar10" / file.name for file in files_of("cifar10", form)]
    files[0].write_bytes(files[-1].read_bytes())
    with pytest.raises(ValueError, match=re.escape(files[0].name)):
        DATASETS["cifar10"].load(None, tmp_path)


def test_other_batches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    X, y = np.zeros((2, PIXELS), np.uint8), [0, 1]
    for content, message in (
        ([X, y], "not a dict"),
        ({b"data": X}, "no labels"),
        ({b"data": X[:, :5], b"labels": y}, "not \\(n, 3072\\)"),
        ({b"data": X.astype(float), b"labels": y}, "float64"),
        ({b"data": X, b"labels": [0]}, "2 images and labels"),
        ({b"data": X, b"labels": [0, -1]}, "label -1"),
    ):
        with pytest.raises(ValueError, match=message):
            parse_batch(pickle.dumps(content, 2), "data_batch_1")


def test_nothing_here_is_explained(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"cifar-10-binary\.tar\.gz"):
        load_dataset("cifar10", data_dir=tmp_path)


def test_real_records(real_data: Path) -> None:
    """The first 4,000 images of data_batch_1, without loss."""
    path = real_data / "cifar10" / "data_batch_1_first4000.bin.xz"
    X, y = parse_records(lzma.decompress(path.read_bytes()), path.name)
    assert X.shape == (4000, PIXELS)
    assert y[:20].tolist() == [6, 9, 9, 4, 1, 1, 2, 7, 8, 3, 4, 7, 7, 2, 9, 9, 9, 3, 2, 6]
    assert np.bincount(y).tolist() == [396, 366, 420, 384, 422, 393, 414, 385, 407, 413]
    assert X[0, [0, 1024, 2048]].tolist() == [59, 62, 63]


@pytest.mark.parametrize("npz", [True, False])
def test_imagenet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, npz: bool) -> None:
    X, y = tiny_imagenet(monkeypatch, tmp_path / "imagenet32", npz)
    data = load_dataset("imagenet32", data_dir=tmp_path, valid_fraction=0)
    np.testing.assert_array_equal(data.train.X, X[:90])
    np.testing.assert_array_equal(data.train.y, y[:90])
    np.testing.assert_array_equal(data.test.X, X[90:])
    assert (data.n_classes, data.n_features, data.class_names[0]) == (6, 9216, "1")
    few = load_dataset("imagenet32", data_dir=tmp_path, n_classes=3, valid_fraction=0)
    chosen = [int(name) - 1 for name in few.class_names]
    np.testing.assert_array_equal(few.train.X, X[:90][np.isin(y[:90], chosen)])
    for label, old in enumerate(chosen):
        np.testing.assert_array_equal(few.test.X[few.test.y == label], X[90:][y[90:] == old])


@pytest.mark.parametrize("npz", [True, False])
def test_imagenet_with_a_damaged_or_swapped_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, npz: bool
) -> None:
    tiny_imagenet(monkeypatch, tmp_path, npz)
    ending = ".npz" if npz else ""
    path, other = tmp_path / f"train_data_batch_4{ending}", tmp_path / f"val_data{ending}"
    content = path.read_bytes()
    for name in ("cut", "empty", "other"):
        path.write_bytes(DAMAGES[name](content))
        with pytest.raises(ValueError, match="train_data_batch_4"):
            load_dataset("imagenet32", data_dir=tmp_path)
    path.unlink()
    with pytest.raises(FileNotFoundError, match=r"train_data_batch_4.*image-net"):
        load_dataset("imagenet32", data_dir=tmp_path)
    path.write_bytes(content)
    monkeypatch.setattr(imagenet32, "_CLASSES", 4)
    with pytest.raises(ValueError, match=r"train_data_batch_1.*label 6"):
        load_dataset("imagenet32", data_dir=tmp_path)
    monkeypatch.setattr(imagenet32, "_CLASSES", 6)
    other.unlink()
    (tmp_path / f"train_data_batch_1{ending}").replace(other)
    (tmp_path / f"train_data_batch_1{ending}").write_bytes(b"")
    with pytest.raises(ValueError, match="train_data_batch_1"):
        load_dataset("imagenet32", data_dir=tmp_path)
