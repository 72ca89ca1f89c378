"""Data sets published as MNIST is: four IDX files of grey images and labels."""

from __future__ import annotations

import os
import string
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.config import DataConfig
from gategrad.data.arrays import RawArrays
from gategrad.data.formats.archives import Archive
from gategrad.data.formats.idx import parse_idx
from gategrad.data.published.data_files import DataFile, find_file
from gategrad.data.published.facts import FACTS

__all__ = ["MNIST_LIKE", "MnistLike", "load_mnist_like"]

_HEADER: Final = 16  # of a file of images; one of labels has 8 bytes
_QMNIST_COLUMNS: Final = 8  # of its labels: class, series, writer, ...


@dataclass(frozen=True)
class MnistLike:
    """A set of grey images in four IDX files.

    Attributes:
        files: Training images and labels, then test images and labels.
        class_names: One name per class.
        first_label: Label of the first class in the files.
        transposed: Whether the files hold each image column by column.
        balanced: Whether all classes have equally many samples in each split.
    """

    files: tuple[DataFile, DataFile, DataFile, DataFile]
    class_names: tuple[str, ...]
    first_label: int = 0
    transposed: bool = False
    balanced: bool = False


def _files(
    name: str,
    mirrors: tuple[str, ...] = (),
    *,
    names: tuple[str, str] = ("train", "t10k"),
    labels: str = "labels-idx1-ubyte",
    sha256: tuple[str | None, ...] = (None,) * 4,
    md5: tuple[str | None, ...] = (None,) * 4,
    archive: Archive | None = None,
    where: str = "",
) -> tuple[DataFile, DataFile, DataFile, DataFile]:
    facts = FACTS[name]
    pixels = facts.shape[1] * facts.shape[2]
    images = "images-idx3-ubyte"
    wide = "idx2-int" in labels
    per_label, header = (4 * _QMNIST_COLUMNS, 12) if wide else (1, 8)
    sizes = [
        size
        for n in (facts.train, facts.test)
        for size in (_HEADER + n * pixels, header + n * per_label)
    ]
    found = [f"{part}-{kind}.gz" for part in names for kind in (images, labels)]
    first, second, third, fourth = (
        DataFile(name, file, size, sha, mirrors, sum_, archive, where)
        for file, size, sha, sum_ in zip(found, sizes, sha256, md5, strict=True)
    )
    return first, second, third, fourth


_EMNIST: Final = Archive(
    "gzip.zip",
    "58c8d27c78d21e728a6bc7b3cc06412e",
    ("https://biometrics.nist.gov/cs_links/EMNIST/",),
    limit=200 << 20,
)

MNIST_LIKE: Final = {
    "mnist": MnistLike(
        _files(
            "mnist",
            (
                "https://ossci-datasets.s3.amazonaws.com/mnist/",
                "https://storage.googleapis.com/cvdf-datasets/mnist/",
            ),
            sha256=(
                "ba891046e6505d7aadcbbe25680a0738ad16aec93bde7f9b65e87a2fc25776db",
                "65a50cbbf4e906d70832878ad85ccda5333a97f0f4c3dd2ef09a8a9eef7101c5",
                "0fa7898d509279e482958e8ce81c8e77db3f2f8254e26661ceb7762c4d494ce7",
                "ff7bcfd416de33731a308c3f266cc351222c34898ecbeaf847f06e48f7ec33f2",
            ),
        ),
        tuple("0123456789"),
    ),
    "fashion-mnist": MnistLike(
        _files(
            "fashion-mnist",
            (
                "http://fashion-mnist.s3-website.eu-central-1.amazonaws.com/",
                "https://raw.githubusercontent.com/zalandoresearch/fashion-mnist/master/data/fashion/",
            ),
            sha256=(
                "c59f468a2f672dc815687fe0f83887768d799fd8a3f3276145d20f83aa44d888",
                "bad3541b69d912435c50bb6ba87bec294ff4f6a2e1246121d8633921760443d9",
                "5b4141f0afbad91edebe8549f8fcffe087ea10ca49f1dbef5c9a5cd8815ce37b",
                "0402a96d92fd2663957122ceb108a494c5af83dab82d92729df917d7dec38c34",
            ),
        ),
        (
            "T-shirt/top", "Trouser", "Pullover", "Dress", "Coat", "Sandal", "Shirt", "Sneaker",
            "Bag", "Ankle boot",
        ),
        balanced=True,
    ),
    "kmnist": MnistLike(
        _files(
            "kmnist",
            (
                "http://codh.rois.ac.jp/kmnist/dataset/kmnist/",
                "https://codh.rois.ac.jp/kmnist/dataset/kmnist/",
            ),
            md5=(
                "bdb82020997e1d708af4cf47b453dcf7",
                "e144d726b3acfaa3e44228e80efcd344",
                "5c965bf0a639b31b8f53240b1b52f4d7",
                "7320c461ea6c1c855c0b718fb2a4b134",
            ),
        ),
        ("o", "ki", "su", "tsu", "na", "ha", "ma", "ya", "re", "wo"),
        balanced=True,
    ),
    "qmnist": MnistLike(
        _files(
            "qmnist",
            ("https://raw.githubusercontent.com/facebookresearch/qmnist/master/",),
            names=("qmnist-train", "qmnist-test"),
            labels="labels-idx2-int",
            # Those of the labels were computed here from files with the published MD5.
            sha256=(
                None,
                "bb1b6e1ec7b04fd5696f1ed50b5f58f8ef195118edd5c93c81783df9740b8ac5",
                None,
                "92d0ccb8c25f9c6534270fb4be7e1d24a1c6d315edfc8a638bfbd31c70f362dd",
            ),
            md5=(
                "ed72d4157d28c017586c42bc6afe6370",
                "0058f8dd561b90ffdd0f734c6a30e5e4",
                "1394631089c404de565df7b7aeaf9412",
                "5b5b05890a5e13444e108efe57b788aa",
            ),
        ),
        tuple("0123456789"),
    ),
    "emnist-balanced": MnistLike(
        _files(
            "emnist-balanced",
            names=("emnist-balanced-train", "emnist-balanced-test"),
            archive=_EMNIST,
        ),
        (*string.digits, *string.ascii_uppercase, *"abdefghnqrt"),
        transposed=True,
        balanced=True,
    ),
    "emnist-letters": MnistLike(
        _files(
            "emnist-letters",
            names=("emnist-letters-train", "emnist-letters-test"),
            archive=_EMNIST,
        ),
        tuple(string.ascii_uppercase),
        first_label=1,
        transposed=True,
        balanced=True,
    ),
    "devanagari": MnistLike(
        _files(
            "devanagari",
            names=("train", "test"),
            where="https://archive.ics.uci.edu/dataset/389 (folders of PNG files; write IDX files)",
        ),
        (
            *(f"digit {digit}" for digit in string.digits),
            "ka", "kha", "ga", "gha", "kna", "cha", "chha", "ja", "jha", "yna", "taamatar", "thaa",
            "daa", "dhaa", "adna", "tabala", "tha", "da", "dha", "na", "pa", "pha", "ba", "bha",
            "ma", "yaw", "ra", "la", "waw", "motosaw", "petchiryakha", "patalosaw", "ha", "chhya",
            "tra", "gya",
        ),
        balanced=True,
    ),
}  # fmt: skip


def load_mnist_like(
    name: str, config: DataConfig, data_dir: str | os.PathLike[str] | None
) -> RawArrays:
    """Read a set of ``MNIST_LIKE``, from disk or from the network.

    Raises:
        ValueError: A file with wrong content.
        FileNotFoundError: A file that is neither here nor to be had.
    """
    entry = MNIST_LIKE[name]
    found = [find_file(file, data_dir) for file in entry.files]
    splits = []
    for images, labels in (found[:2], found[2:]):
        X = parse_idx(images.content, images.source)
        y = parse_idx(labels.content, labels.source)
        if X.ndim != 3 or X.dtype != np.uint8:
            raise ValueError(f"{images.source} holds {X.dtype} of shape {X.shape}, not images")
        if len(X) != len(y):
            raise ValueError(
                f"{images.source} holds {len(X)} images, but {labels.source} {len(y)} labels: one "
                "of them is another file"
            )
        if entry.transposed:
            X = np.ascontiguousarray(X.transpose(0, 2, 1))
        splits.append((X, _classes(entry, y, labels.source)))
    (X, y), (X_test, y_test) = splits
    if X.shape[1:] != X_test.shape[1:]:
        raise ValueError(
            f"{found[0].source} has images of {X.shape[1:]}, {found[2].source} of "
            f"{X_test.shape[1:]}: one of them is another file"
        )
    return RawArrays(
        X.reshape(len(X), -1),
        y,
        X_test.reshape(len(X_test), -1),
        y_test,
        0,
        255,
        entry.class_names,
        (1, *X.shape[1:]),
        paths=tuple(file.path for file in found),
        verified=all(file.verified for file in found),
    )


def _classes(entry: MnistLike, labels: NDArray[np.integer], source: str) -> NDArray[np.int64]:
    y = labels.astype(np.int64) - entry.first_label
    if y.ndim == 2:
        y = y[:, 0].copy()
    K = len(entry.class_names)
    if y.ndim != 1 or y.min() < 0 or y.max() >= K:
        raise ValueError(
            f"{source} holds labels {int(y.min()) + entry.first_label} to "
            f"{int(y.max()) + entry.first_label}, where {entry.first_label} to "
            f"{K - 1 + entry.first_label} were expected: it is another file"
        )
    counts = np.bincount(y, minlength=K)
    if entry.balanced and counts.min() != counts.max():
        raise ValueError(
            f"{source} has {counts.min()} to {counts.max()} samples of a class, where all have "
            "equally many: it is another file"
        )
    return y
