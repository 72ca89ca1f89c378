"""Data sets published as MNIST is: four IDX files of grey images and labels."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.config import DataConfig
from gategrad.data.arrays import RawArrays
from gategrad.data.idx import parse_idx
from gategrad.data.sources import DataFile, read_file

__all__ = ["MNIST_LIKE", "MnistLike", "load_mnist_like"]

# Four files: a header of 16 or 8 bytes, then one byte per pixel or label.
_FILES: Final = {
    "train-images-idx3-ubyte": 47_040_016,
    "train-labels-idx1-ubyte": 60_008,
    "t10k-images-idx3-ubyte": 7_840_016,
    "t10k-labels-idx1-ubyte": 10_008,
}


@dataclass(frozen=True)
class MnistLike:
    """A set of 60,000 + 10,000 grey images of 28 by 28 pixels.

    Attributes:
        mirrors: Addresses of folders that hold the four gzip files.
        sha256: Checksums of the decompressed files: training images and labels, then test.
        class_names: One name per class.
    """

    mirrors: tuple[str, ...]
    sha256: tuple[str, str, str, str]
    class_names: tuple[str, ...]


MNIST_LIKE: Final = {
    "mnist": MnistLike(
        mirrors=(
            "https://ossci-datasets.s3.amazonaws.com/mnist/",
            "https://storage.googleapis.com/cvdf-datasets/mnist/",
        ),
        sha256=(
            "ba891046e6505d7aadcbbe25680a0738ad16aec93bde7f9b65e87a2fc25776db",
            "65a50cbbf4e906d70832878ad85ccda5333a97f0f4c3dd2ef09a8a9eef7101c5",
            "0fa7898d509279e482958e8ce81c8e77db3f2f8254e26661ceb7762c4d494ce7",
            "ff7bcfd416de33731a308c3f266cc351222c34898ecbeaf847f06e48f7ec33f2",
        ),
        class_names=tuple("0123456789"),
    ),
    "fashion-mnist": MnistLike(
        mirrors=(
            "http://fashion-mnist.s3-website.eu-central-1.amazonaws.com/",
            "https://raw.githubusercontent.com/zalandoresearch/fashion-mnist/master/data/fashion/",
        ),
        sha256=(
            "c59f468a2f672dc815687fe0f83887768d799fd8a3f3276145d20f83aa44d888",
            "bad3541b69d912435c50bb6ba87bec294ff4f6a2e1246121d8633921760443d9",
            "5b4141f0afbad91edebe8549f8fcffe087ea10ca49f1dbef5c9a5cd8815ce37b",
            "0402a96d92fd2663957122ceb108a494c5af83dab82d92729df917d7dec38c34",
        ),
        class_names=(
            "T-shirt/top",
            "Trouser",
            "Pullover",
            "Dress",
            "Coat",
            "Sandal",
            "Shirt",
            "Sneaker",
            "Bag",
            "Ankle boot",
        ),
    ),
}


def load_mnist_like(
    name: str, config: DataConfig, data_dir: str | os.PathLike[str] | None
) -> RawArrays:
    """Read a set of ``MNIST_LIKE``, from disk or from the network.

    Raises:
        ValueError: A file with wrong content.
        FileNotFoundError: A file that is neither here nor to be had.
    """
    entry = MNIST_LIKE[name]
    arrays: list[NDArray[Any]] = []
    for (file_name, size), sha256 in zip(_FILES.items(), entry.sha256, strict=True):
        file = DataFile(name, f"{file_name}.gz", size, sha256, entry.mirrors)
        arrays.append(parse_idx(read_file(file, data_dir), file.name))
    X, y, X_test, y_test = arrays
    return RawArrays(
        X.reshape(len(X), -1),
        y.astype(np.int64),
        X_test.reshape(len(X_test), -1),
        y_test.astype(np.int64),
        0,
        255,
        entry.class_names,
        (1, *X.shape[1:]),
    )
