"""ImageNet-32: the official downsampled batches, as NumPy archives or as Python pickled them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.config import DataConfig
from gategrad.data.files.archives import Archive
from gategrad.data.files.converted import scratch_rows
from gategrad.data.files.data_files import DataDir, DataFile, FoundFile, find_file, is_here
from gategrad.data.formats.color_batches import (
    COLOR_SHAPE,
    PIXELS,
    QUARTERS,
    as_batch,
    parse_batch,
)
from gategrad.data.lazy_rows import LazyRows
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DatasetInfo, DataSource
from gategrad.system.array_files import DAMAGED_ARRAYS

__all__ = ["IMAGENET32"]

_NAME: Final = "imagenet32"
_WHERE: Final = "https://www.image-net.org/download-images.php (an account is needed)"
_TRAIN: Final = tuple(f"train_data_batch_{i}" for i in range(1, 11))
_TEST: Final = ("val_data",)
_CLASSES: Final = 1_000
_LIMIT: Final = 1 << 30


def _read(source: DataSource, config: DataConfig, data_dir: DataDir) -> RawArrays:
    """Read the official batches, one at a time, into a file that is mapped.

    Raises:
        ValueError: A file with wrong content.
        FileNotFoundError: A file is missing. They cannot be downloaded without an account.
    """
    assert source.info is not None
    train = _split(source, _TRAIN, source.info.train, data_dir)
    test = _split(source, _TEST, source.info.test, data_dir)
    (X, y, paths), (X_test, y_test, more) = train, test
    names = tuple(str(number) for number in range(1, _CLASSES + 1))
    return RawArrays(
        X, y, X_test, y_test, 0, 255, names, COLOR_SHAPE, paths=(*paths, *more), verified=False
    )


def _parse_npz(content: bytes | bytearray, source: str) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """Images and labels, from 0, of one NumPy archive with ``data`` and ``labels``, from 1.

    Raises:
        ValueError: Anything else.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = [member.filename.removesuffix(".npy") for member in archive.infolist()]
            if sum(member.file_size for member in archive.infolist()) > _LIMIT:
                raise ValueError("it claims to hold more than 1 GiB")
        with np.load(io.BytesIO(content), allow_pickle=False) as batch:
            arrays = {name: batch[name] for name in names if name in ("data", "labels")}
    except DAMAGED_ARRAYS as error:
        raise ValueError(f"{source} is no NumPy archive of arrays: {error}") from error
    return as_batch(arrays, source, "labels", first_label=1)


def _split(
    source: DataSource, names: tuple[str, ...], n: int, data_dir: DataDir
) -> tuple[LazyRows, NDArray[np.int64], tuple[Any, ...]]:
    X, y = scratch_rows((n, PIXELS)), np.empty(n, np.int64)
    paths, end = [], 0
    for file in _batches(source, names, data_dir):
        pixels, labels = _parsed(file)
        if labels.max() >= _CLASSES:
            raise ValueError(f"{file.source} holds label {labels.max() + 1}: it is another file")
        if end + len(labels) > n:
            raise ValueError(f"{file.source}: with it there are more than {n} samples: a file is "
                             "another one, or there twice")  # fmt: skip
        X[end : end + len(labels)], y[end : end + len(labels)] = pixels, labels
        end += len(labels)
        paths.append(file.path)
    if end != n or np.bincount(y, minlength=_CLASSES).min() == 0:
        raise ValueError(
            f"imagenet32: {', '.join(str(path) for path in paths)} hold {end} samples of "
            f"{len(np.unique(y[:end]))} classes, where {n} of {_CLASSES} were expected"
        )
    return LazyRows(X), y, tuple(dict.fromkeys(paths))


def _batches(source: DataSource, names: tuple[str, ...], data_dir: DataDir) -> Iterator[FoundFile]:
    for files in zip(*source.files, strict=True):
        if files[1].name in names:
            here = [file for file in files if is_here(file, data_dir)]
            yield find_file((here or files)[0], data_dir)


def _parsed(file: FoundFile) -> tuple[NDArray[Any], NDArray[np.int64]]:
    if file.content[:2] == b"PK":
        return _parse_npz(file.content, file.source)
    return parse_batch(file.content, file.source, "labels", first_label=1)


def _form(ending: str, kind: str) -> tuple[DataFile, ...]:
    parts = [(name, "train") for name in _TRAIN] + [(name, "val") for name in _TEST]
    return tuple(
        DataFile(
            _NAME,
            f"{name}{ending}",
            None,
            None,
            archive=Archive(f"Imagenet32_{part}{kind}.zip", None),
            where=_WHERE,
        )
        for name, part in parts
    )


IMAGENET32: Final = DataSource(
    _NAME,
    _read,
    DatasetInfo(
        title="ImageNet-32: ImageNet (ILSVRC 2012) made small, 32 x 32",
        train=1_281_167,
        test=50_000,
        shape=COLOR_SHAPE,
        n_classes=_CLASSES,
        license="ImageNet's terms of access: research and teaching, not commerce",
        homepage="https://www.image-net.org/download-images.php",
        note=(
            "Needs an account there. The published validation images are the test samples. Classes "
            "are numbered as in the files, from 1; any number of them may be asked for."
        ),
    ),
    # NumPy archives, and batches that Python pickled.
    files=(_form(".npz", "_npz"), _form("", "")),
    converted=True,
    any_classes=True,
    thresholds=QUARTERS,
)
