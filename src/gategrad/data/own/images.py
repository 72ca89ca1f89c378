"""Images in folders, one for each class, and as arrays. Files need Pillow."""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.data.files.decoded_bytes import DecodedBytes
from gategrad.data.formats.parquet_tables import pyarrow_parquet
from gategrad.data.own.picture_files import IMAGE_ENDINGS, files_in, is_litter, read_picture
from gategrad.data.random_order import set_aside
from gategrad.data.raw_arrays import RawArrays

__all__ = [
    "class_numbers",
    "flat_images",
    "image_rows",
    "images_column",
    "image_shape",
    "load_image_folder",
    "load_parquet_images",
]

_TRAIN: Final = ("train", "training")
_TEST: Final = ("test", "testing", "val", "valid", "validation")
# Decoded images are there three times on the way: one by one, as rows, and as rows of a split.
_COPIES: Final = 3
_BLOCK: Final = 256


def load_image_folder(path: Path, *, test_fraction: float = 0.2, data_seed: int = 0) -> RawArrays:
    """A folder of images for each class, or of such folders for training and for testing.

    ``train/cat/1.png`` and ``test/cat/2.png`` (or ``val``); or ``cat/1.png``, of which a share is
    set aside for testing. A class is a folder's path, so that folders may stand in others. Gray
    images stay gray; if one is in color, all become so. Images must have one size.

    Hidden files and folders are passed over, as is what systems leave beside images. Of other files
    that are not read, a warning tells how many there are and names one; of other folders beside
    those for training and testing, too.

    Raises:
        ValueError: No images, another size, a file that is none (names it), or more than
            :class:`~gategrad.data.files.decoded_bytes.DecodedBytes` allows.
        ImportError: Pillow is not installed.
    """
    train, test_folder = _subfolder(path, _TRAIN), _subfolder(path, _TEST)
    n_train: int | None
    if train is not None and test_folder is not None:
        found = [*_images(train)]
        n_train = len(found)
        found += _images(test_folder)
        _warn_of_others(path, [train, test_folder])
    else:
        found, n_train = [*_images(path)], None
    if not found:
        endings = ", ".join(IMAGE_ENDINGS)
        raise ValueError(f"{path} holds no folder of images for each class ({endings})")
    classes = sorted({name for _, name in found})
    number = {name: i for i, name in enumerate(classes)}
    y = np.array([number[name] for _, name in found], dtype=np.int64)
    if n_train is None:
        test = set_aside(len(y), test_fraction, data_seed, y, classes)
    else:
        test = np.arange(len(y)) >= n_train
    X, shape = _read_images([file for file, _ in found], path)
    return RawArrays(
        X[~test], y[~test], X[test], y[test], 0, 255, tuple(classes), shape, paths=(path,),
        verified=False,
    )  # fmt: skip


def _subfolder(path: Path, names: Sequence[str]) -> Path | None:
    """The folder of the first of these names that there is, in letters of any size."""
    folders = {file.name.lower(): file for file in sorted(path.glob("*")) if file.is_dir()}
    return next((folders[name] for name in names if name in folders), None)


def _warn_of_others(path: Path, read: list[Path]) -> None:
    """Of folders beside those for training and testing."""
    others = [
        folder.name
        for folder in sorted(path.iterdir())
        if folder.is_dir() and folder not in read and not is_litter(folder.name)
    ]
    if others:
        warnings.warn(
            f"{path}: images in {', '.join(others[:10])} are left out: those in "
            f"{' and '.join(folder.name for folder in read)} are read",
            stacklevel=3,
        )


def _images(folder: Path) -> Iterator[tuple[Path, str]]:
    """Images and their classes, those in hidden folders left out."""
    left_out = []
    for file, is_image in files_in(folder):
        parts = file.relative_to(folder).parts
        in_class = len(parts) > 1
        if is_image and in_class:
            yield file, "/".join(parts[:-1])
        elif is_image or in_class:  # beside the classes' folders may stand anything else
            left_out.append(file)
    if left_out:
        warnings.warn(
            f"{folder}: {len(left_out)} of its files were left out, such as {left_out[0]}: images "
            f"stand in a folder of their class and end in {', '.join(IMAGE_ENDINGS)}",
            stacklevel=2,
        )


def _read_images(files: list[Path], folder: Path) -> tuple[NDArray[np.uint8], tuple[int, ...]]:
    pictures, decoded = [], DecodedBytes(str(folder), _COPIES)
    for file in files:
        pictures.append(read_picture(file, str(file)))
        decoded.add(pictures[-1].nbytes)
    return image_rows(pictures, [str(file) for file in files])


def load_parquet_images(
    path: Path, label: str | None = None, *, test_fraction: float = 0.2, data_seed: int = 0
) -> RawArrays | None:
    """Images in a Parquet file, as Hugging Face's have them; None where it holds none.

    Its column ``image`` or ``img`` holds encoded images, each as bytes or a record with ``bytes``.

    Args:
        path: The file.
        label: The label column; ``label``, ``fine_label``, ``labels`` or ``y`` by default.
        test_fraction: Share of the images set aside for testing.
        data_seed: Decides which.

    Raises:
        ValueError: No label column, images that cannot be read or have different sizes, or more
            than :class:`~gategrad.data.files.decoded_bytes.DecodedBytes` allows.
        ImportError: pyarrow or Pillow is not installed.
    """
    pyarrow = pyarrow_parquet()
    try:
        image, names = images_column(path), pyarrow.parquet.read_schema(path).names
        if image is None:
            return None
        known = [label] if label else ["label", "fine_label", "labels", "y"]
        found = next((name for name in known if name in names), None)
        if found is None:
            raise ValueError(f"{path} has no label column {known[0]!r}, but {', '.join(names)}")
        pictures, labels = _encoded_images(path, image, found)
    except pyarrow.ArrowException as error:
        raise ValueError(f"{path} is no Parquet file: {error}") from error
    if not pictures:
        raise ValueError(f"{path} holds no rows")
    X, shape = image_rows(pictures, [_image_at(path, i) for i in range(len(pictures))])
    y, classes = class_numbers(labels, str(path))
    test = set_aside(len(y), test_fraction, data_seed, y, classes)
    return RawArrays(
        X[~test], y[~test], X[test], y[test], 0, 255, classes, shape, paths=(path,), verified=False
    )


def _encoded_images(
    path: Path, image: str, label: str
) -> tuple[list[NDArray[np.uint8]], list[Any]]:
    """The images and labels of a Parquet file, decoded part by part."""
    pictures: list[NDArray[np.uint8]] = []
    labels: list[Any] = []
    decoded = DecodedBytes(str(path), _COPIES)
    file = pyarrow_parquet().parquet.ParquetFile(path)
    for batch in file.iter_batches(_BLOCK, columns=[image, label]):
        for cell in batch.column(image):
            source, value = _image_at(path, len(pictures)), cell.as_py()
            content = value.get("bytes") if isinstance(value, dict) else value
            if not isinstance(content, bytes):
                found = type(content).__name__
                raise ValueError(f"{source} is a {found}, where bytes were expected")
            pictures.append(read_picture(io.BytesIO(content), source))
            decoded.add(pictures[-1].nbytes)
        labels += batch.column(label).to_pylist()
    return pictures, labels


def _image_at(path: Path, i: int) -> str:
    return f"{path}: image {i}"


def images_column(path: Path) -> str | None:
    """The column ``image`` or ``img`` of a Parquet file, where it holds bytes or records.

    Raises:
        ValueError: It is no Parquet file.
        ImportError: pyarrow is not installed.
    """
    pyarrow = pyarrow_parquet()
    types = pyarrow.types
    kinds = (types.is_binary, types.is_large_binary, types.is_struct)
    try:
        schema = pyarrow.parquet.read_schema(path)
    except pyarrow.ArrowException as error:
        raise ValueError(f"{path} is no Parquet file: {error}") from error
    for field in schema:
        if field.name in ("image", "img") and any(holds(field.type) for holds in kinds):
            return str(field.name)
    return None


def image_rows(
    pictures: Sequence[NDArray[Any]], sources: Sequence[str]
) -> tuple[NDArray[np.uint8], tuple[int, ...]]:
    """Pictures of one size as rows, channel by channel; all in color if one of them is.

    Args:
        pictures: ``(height, width)`` or ``(height, width, 3)`` uint8 or bool each.
        sources: What error messages call each.

    Returns:
        ``(n, features)`` and ``(channels, height, width)``.

    Raises:
        ValueError: Pictures of different sizes, or of another kind; names one.
    """
    for picture, source in zip(pictures, sources, strict=True):
        kind = picture.ndim == 2 or (picture.ndim == 3 and picture.shape[2] == 3)
        if not kind or picture.dtype not in (np.uint8, np.bool_):
            raise ValueError(f"{source} is no image of bytes, but {picture.dtype} {picture.shape}")
        if picture.shape[:2] != pictures[0].shape[:2]:
            raise ValueError(
                f"{source} has {picture.shape[0]} x {picture.shape[1]} pixels, {sources[0]} "
                f"{pictures[0].shape[0]} x {pictures[0].shape[1]}: bring all images to one size"
            )
    # A picture of bools is black and white.
    full = [p * np.uint8(255) if p.dtype == np.bool_ else p for p in pictures]
    if any(p.ndim == 3 for p in full):
        full = [p if p.ndim == 3 else np.stack([p] * 3, axis=-1) for p in full]
    X = np.stack(full)
    return flat_images(X), image_shape(X, sources[0])


def class_numbers(
    labels: Sequence[Any] | NDArray[Any], source: str
) -> tuple[NDArray[np.int64], tuple[str, ...]]:
    """Labels, numbers or texts, as 0 to K - 1 in their order, and the classes' names.

    Raises:
        ValueError: Labels that are neither.
    """
    values = np.asarray(labels)
    if values.ndim != 1 or values.dtype.kind not in "biuSU":
        raise ValueError(
            f"{source} has labels of {values.dtype} {values.shape}: whole numbers or texts are "
            "wanted, one for each sample"
        )
    classes, numbers = np.unique(values, return_inverse=True)
    return numbers.astype(np.int64), tuple(str(name) for name in classes)


def image_shape(X: NDArray[Any], source: str) -> tuple[int, ...]:
    """``(channels, height, width)`` of stacked images; ``(features,)`` of rows of values."""
    if X.dtype not in (np.bool_, np.uint8):
        raise ValueError(
            f"{source} holds {X.dtype} of shape {X.shape}: images are bool or uint8; for other "
            "types and ranges use gategrad.data.from_arrays"
        )
    if X.ndim not in (2, 3, 4) or not X.size:
        raise ValueError(
            f"{source} holds an array of shape {X.shape} for training or testing: samples are "
            "rows of values, (n, values), or images, (n, height, width) or (n, height, width, 3), "
            "and there must be some for both"
        )
    if X.ndim == 2:
        return (X.shape[1],)
    if X.ndim == 4 and X.shape[3] not in (1, 3):
        raise ValueError(
            f"{source} holds images of shape {X.shape[1:]}: the last side is that of the channels, "
            "1 or 3"
        )
    channels = X.shape[3] if X.ndim == 4 else 1
    return (channels, *X.shape[1:3])


def flat_images(X: NDArray[Any]) -> NDArray[Any]:
    """Channel by channel, as encoders lay images out."""
    if X.ndim == 4:
        X = X.transpose(0, 3, 1, 2)
    return np.ascontiguousarray(X).reshape(len(X), -1)
