"""Small files in the published formats, written by hand rather than by the code under test."""

from __future__ import annotations

import gzip
import hashlib
import io
import pickle
import tarfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gategrad.data import DATASETS
from gategrad.data.published import imagenet32

from .idx_files import idx

PIXELS = 3072
FORMS = ["records", "batches"]


def set_fields(monkeypatch: pytest.MonkeyPatch, name: str, **fields: object) -> None:
    """Change a set where it stands, for sets that are made of it, too."""
    for field, value in fields.items():
        monkeypatch.setitem(vars(DATASETS[name]), field, value)


def tiny_idx(
    monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, per_class: int = 2, side: int = 4
) -> list[np.ndarray]:
    """Write a small set in MNIST's format and register it; returns its images and labels."""
    read = DATASETS[name].read
    K = len(read.class_names)
    rng = np.random.default_rng(len(name))
    arrays, files = [], []
    for file in DATASETS[name].files[0]:
        n = K * per_class
        if "images" in file.name:
            array = rng.integers(0, 256, (n, side, side + 1), dtype=np.uint8)
        else:
            y = (np.arange(n) % K + read.first_label).astype(np.uint8)
            array = np.tile(y[:, None], (1, 8)).astype(np.int32) if "idx2" in file.name else y
        content = idx(array)
        arrays.append(array)
        known = hashlib.sha256(content).hexdigest() if file.sha256 else None
        archive = gzip.compress(content, mtime=0)
        md5 = hashlib.md5(archive).hexdigest() if file.md5 else None
        files.append(replace(file, size=len(content), sha256=known, md5=md5))
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / file.name).write_bytes(archive)
    set_fields(monkeypatch, name, files=(tuple(files),))
    return arrays


def tiny_cifar(
    monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, form: str, protocol: int = 2
) -> list[tuple[np.ndarray, np.ndarray]]:
    """Write CIFAR-like files with one image per class (two for testing) in one of both forms."""
    source = DATASETS[name]
    read = source.read
    K = len(read.class_names)
    rng = np.random.default_rng(0)
    which = FORMS.index(form)
    files = source.files[which]
    parts, known = [], []
    for number, file in enumerate(files):
        n = 2 * K if number == len(files) - 1 else K
        X, y = rng.integers(0, 256, (n, PIXELS), dtype=np.uint8), np.arange(n) % K
        if form == "records":
            labels = np.tile(y[:, None], (1, read.n_labels)).astype(np.uint8)
            labels[:, :-1] = 7  # coarse ones, which do not count
            content = np.concatenate([labels, X], axis=1).tobytes()
        else:
            key = read.labels.encode()
            content = pickle.dumps({b"data": X, key: y.tolist(), b"batch_label": b"x"}, protocol)
        parts.append((X, y))
        size = len(content) if form == "records" else None
        md5 = hashlib.md5(content).hexdigest() if file.md5 else None
        known.append(replace(file, size=size, md5=md5))
        path = folder / name / file.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    info = replace(source.info, train=K * (len(files) - 1))
    set_fields(monkeypatch, name, info=info, files=with_form(source.files, which, tuple(known)))
    return parts


def with_form(forms: tuple, which: int, files: tuple) -> tuple:
    """A set's forms with one of them replaced."""
    return (*forms[:which], files, *forms[which + 1 :])


def tar_of(folder: Path, name: str, archive: Path) -> str:
    """Move a folder's content into a TAR archive; returns its MD5."""
    with tarfile.open(archive, "w:gz") as tar:
        for path in sorted((folder / name).rglob("*")):
            if path.is_file() and path != archive:
                tar.add(path, str(path.relative_to(folder / name)))
    for path in sorted((folder / name).rglob("*"), reverse=True):
        if path.is_file() and path != archive:
            path.unlink()
    return hashlib.md5(archive.read_bytes()).hexdigest()


def tiny_imagenet(
    monkeypatch: pytest.MonkeyPatch, folder: Path, npz: bool, K: int = 6, n: int = 9
) -> tuple[np.ndarray, np.ndarray]:
    """Ten batches of ``n`` images and one for testing; labels count from 1."""
    rng = np.random.default_rng(0)
    folder.mkdir(parents=True, exist_ok=True)
    X = rng.integers(0, 256, (11 * n, PIXELS), dtype=np.uint8)
    y = np.arange(11 * n) % K + 1
    for i, name in enumerate([*imagenet32._TRAIN, *imagenet32._TEST]):
        part = {"data": X[i * n : (i + 1) * n], "labels": y[i * n : (i + 1) * n]}
        if npz:
            content = io.BytesIO()
            np.savez_compressed(content, mean=np.zeros(PIXELS), **part)
            (folder / f"{name}.npz").write_bytes(content.getvalue())
        else:
            part["labels"] = part["labels"].tolist()
            (folder / name).write_bytes(pickle.dumps(part, 4))
    info = replace(DATASETS["imagenet32"].info, train=10 * n, test=n, n_classes=K)
    set_fields(monkeypatch, "imagenet32", info=info)
    monkeypatch.setattr(imagenet32, "_CLASSES", K)
    return X, y - 1


Damage = Callable[[bytes], bytes]
DAMAGES: dict[str, Damage] = {
    "cut": lambda content: content[: len(content) // 2],
    "empty": lambda content: b"",
    "other": lambda content: b"<html>log in</html>",
    "longer": lambda content: content + b"\0",
}
