"""A user's own data by path: a table, NumPy arrays, or a folder of images for each class."""

from __future__ import annotations

import os
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from gategrad.circuit.encoders.text_table import TextTable
from gategrad.config import DataConfig
from gategrad.data.files.data_files import DataDir
from gategrad.data.files.decoded_bytes import DecodedBytes
from gategrad.data.formats.table_arrays import Roles, table_arrays
from gategrad.data.formats.tables import read_table
from gategrad.data.own.images import (
    class_numbers,
    flat_images,
    image_shape,
    images_column,
    load_image_folder,
    load_parquet_images,
)
from gategrad.data.random_order import set_aside
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DataSource
from gategrad.system.array_files import DAMAGED_ARRAYS
from gategrad.system.file_names import file_kind

__all__ = [
    "PAIRS",
    "WHOLE",
    "is_own_table",
    "is_path",
    "is_table",
    "load_npz",
    "load_own",
    "own_table",
]

_TABLES: Final = (".csv", ".tsv", ".tab", ".txt", ".data", ".dat", ".parquet")
_ARRAYS: Final = ".npz"
PAIRS: Final = (
    ("X_train", "y_train", "X_test", "y_test"),
    ("x_train", "y_train", "x_test", "y_test"),
    ("train_images", "train_labels", "test_images", "test_labels"),
)
"""Names of arrays for training and testing: samples, then labels, of both."""
WHOLE: Final = (("X", "y"), ("x", "y"), ("data", "labels"), ("images", "labels"))
"""Names of arrays of all samples and their labels."""


def is_path(name: str) -> bool:
    """Whether a data set's name means a file or a folder."""
    named = file_kind(name) in (*_TABLES, _ARRAYS) or name.lower().endswith((".gz", ".xz"))
    return os.sep in name or named or Path(name).is_dir()


def is_table(path: Path) -> bool:
    """Whether a file's name is that of a table, compressed or not."""
    return file_kind(path) in _TABLES


def load_own(source: DataSource, config: DataConfig, data_dir: DataDir = None) -> RawArrays:
    """Read what ``config.name`` is the path of.

    Args:
        source: Of the same name.
        config: The path, and the label, share and seed that decide which samples are for testing.
        data_dir: Not looked at: a path says where the data are.

    Raises:
        FileNotFoundError: There is no such file or folder.
        ValueError: A file of another kind, or with content that cannot be used; names it.
    """
    path = Path(config.name)
    if path.is_dir():
        return load_image_folder(path, test_fraction=config.test_fraction, data_seed=config.seed)
    if not path.is_file():
        raise FileNotFoundError(f"no file or folder of data at {path}")
    if file_kind(path) == _ARRAYS:
        return load_npz(path, test_fraction=config.test_fraction, data_seed=config.seed)
    if not is_table(path):
        raise ValueError(
            f"{path}: data come as a table ({', '.join(_TABLES)}), as arrays (.npz), or as a "
            "folder with a folder of images for each class"
        )
    if file_kind(path) == ".parquet":
        images = load_parquet_images(
            path, config.label, test_fraction=config.test_fraction, data_seed=config.seed
        )
        if images is not None:
            return images
    arrays = table_arrays(
        own_table(path, config),
        Roles.of(config),
        source=str(path),
        test_fraction=config.test_fraction,
        data_seed=config.seed,
    )
    return replace(arrays, paths=(path,))


def is_own_table(name: str) -> bool:
    """Whether a data set's name is the path of a table that is no table of images."""
    path = Path(name)
    if not is_path(name) or not path.is_file() or not is_table(path):
        return False
    return file_kind(path) != ".parquet" or images_column(path) is None


def own_table(path: Path, config: DataConfig) -> TextTable:
    """A table in a file, without the columns that a configuration leaves out."""
    keep = {name for name in (config.label, *config.columns, config.weight_column) if name}
    return read_table(path, config.table_format, keep=keep, leave_out=config.drop)


def load_npz(path: Path, *, test_fraction: float = 0.2, data_seed: int = 0) -> RawArrays:
    """Arrays of bool or uint8, such as images, by the names that are usual.

    ``X_train``, ``y_train``, ``X_test`` and ``y_test`` (or ``train_images``, ``train_labels``,
    ``test_images``, ``test_labels``), or ``X`` and ``y``. Images are ``(n, height, width)`` or
    ``(n, height, width, 3)``. Arrays of other types have no known range: use
    :func:`~gategrad.data.from_arrays`.

    Raises:
        ValueError: Other names, types or shapes, a damaged file, or more than
            :class:`~gategrad.data.files.decoded_bytes.DecodedBytes` allows; names it.
    """
    _check_size(path)
    try:
        with np.load(path, allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
    except DAMAGED_ARRAYS as error:
        raise ValueError(f"{path} holds no NumPy arrays: {error}") from error
    if any(values.ndim == 0 for values in found.values()):
        raise ValueError(f"{path} holds single numbers in place of arrays")
    for names in PAIRS:
        if all(name in found for name in names):
            X, y, X_test, y_test = (found[name] for name in names)
            break
    else:
        for pair in WHOLE:
            if all(name in found for name in pair):
                X, y = (found[name] for name in pair)
                if len(X) != len(y):
                    raise ValueError(f"{path} holds {len(X)} samples, but {len(y)} labels")
                aside = set_aside(len(y), test_fraction, data_seed)
                X, y, X_test, y_test = X[~aside], y[~aside], X[aside], y[aside]
                break
        else:
            raise ValueError(f"{path} holds {sorted(found)}, but neither X_train ... nor X and y")
    shape = image_shape(X, str(path))
    image_shape(X_test, f"{path}, of its test samples,")
    if X.dtype != X_test.dtype or X.shape[1:] != X_test.shape[1:]:
        raise ValueError(f"{path} holds training and test samples of different kinds")
    labels, test_labels = np.ravel(y), np.ravel(y_test)
    if len(labels) != len(X) or len(test_labels) != len(X_test):
        raise ValueError(f"{path} holds {len(X)} samples, but labels of {y.dtype} {y.shape}")
    numbers, classes = class_numbers(np.concatenate([labels, test_labels]), str(path))
    high = 1 if X.dtype == np.bool_ else 255
    return RawArrays(
        flat_images(X), numbers[: len(X)], flat_images(X_test), numbers[len(X) :], 0, high,
        classes, shape, paths=(path,), verified=False,
    )  # fmt: skip


def _check_size(path: Path) -> None:
    """Refuse more than fits: arrays are there as read, as rows, and as rows of a split."""
    try:
        with zipfile.ZipFile(path) as archive:
            size = sum(member.file_size for member in archive.infolist())
    except DAMAGED_ARRAYS:  # which is an error as soon as it is read
        return
    DecodedBytes(str(path), copies=3).add(size)
