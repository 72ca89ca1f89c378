"""Several sets of images as one, whose classes are those of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.config import DataConfig
from gategrad.data.files.data_files import DataDir
from gategrad.data.lazy_rows import LazyRows
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = ["combine", "combined_source", "fit_images"]


def combined_source(name: str, parts: Sequence[DataSource]) -> DataSource:
    """Several sets of images as one, of whose classes any number may be asked for.

    Args:
        name: What it is called by.
        parts: The sets, whose classes are fixed.
    """
    known = [part.info for part in parts if part.info is not None]
    channels = min(info.shape[0] for info in known)
    height, width = (max(info.shape[axis] for info in known) for axis in (1, 2))
    info = DatasetInfo(
        title="",
        train=sum(info.train for info in known),
        test=sum(info.test for info in known),
        shape=(channels, height, width),
        n_classes=sum(info.n_classes or 0 for info in known),
        license="those of its parts",
    )
    return DataSource(
        name, _read, info, parts=tuple(parts), any_classes=True, paper_input="continuous"
    )


def _read(source: DataSource, config: DataConfig, data_dir: DataDir) -> RawArrays:
    names = [part.name for part in source.parts]
    return combine(names, [p.load(DataConfig(p.name), data_dir) for p in source.parts])


def combine(names: Sequence[str], parts: Sequence[RawArrays]) -> RawArrays:
    """One set of several.

    Classes come set by set, named ``set/class``, and so do samples; training and test samples stay
    apart as published. All images get one size, as :func:`fit_images` does: the height and width of
    the largest. Values are brought to 0 to 255. Color images become gray unless all are colored,
    by the weights 299, 587 and 114 thousandths of red, green and blue, rounded down.

    Args:
        names: The sets' names, each once.
        parts: Their arrays.

    Raises:
        ValueError: Fewer than two sets, one named twice, or one that holds no images.
    """
    if len(names) < 2 or len(set(names)) < len(names):
        raise ValueError(
            f"a combined set is made of two or more different sets, got {', '.join(names)}"
        )
    for name, part in zip(names, parts, strict=True):
        if len(part.shape) != 3 or part.X_train.dtype != np.uint8:
            raise ValueError(f"{name} holds no images of bytes: only images can be combined")
    channels = min(part.shape[0] for part in parts)
    height, width = (max(part.shape[axis] for part in parts) for axis in (1, 2))
    shape = (channels, height, width)
    starts = np.cumsum([0, *(len(part.class_names) for part in parts)])
    splits = []
    for which in ("train", "test"):
        rows = [fit_images(_scaled(getattr(part, f"X_{which}"), part.high), part.shape, shape)
                for part in parts]  # fmt: skip
        labels = [getattr(p, f"y_{which}") + start for p, start in zip(parts, starts, strict=False)]
        splits.append((np.concatenate(rows), np.concatenate(labels)))
    (X, y), (X_test, y_test) = splits
    return RawArrays(
        X, y, X_test, y_test, 0, 255,
        tuple(f"{n}/{c}" for n, p in zip(names, parts, strict=True) for c in p.class_names),
        shape,
        paths=tuple(path for part in parts for path in part.paths),
        verified=all(part.verified for part in parts),
    )  # fmt: skip


def fit_images(
    X: NDArray[np.uint8], shape: tuple[int, ...], wanted: tuple[int, int, int]
) -> NDArray[np.uint8]:
    """Bring images to a size without blurring their pixels.

    Each is enlarged by the largest whole factor that fits, a pixel becoming a square, and then
    padded with zeros, as much on one side as on the other; an odd one goes to the right or below.

    Args:
        X: ``(n, features)``.
        shape: ``(channels, height, width)`` of these images.
        wanted: The same of the result, height and width at least as large. One channel may be
            wanted of three.

    Returns:
        ``(n, features)`` of the wanted shape.

    Raises:
        ValueError: Images larger than wanted, or another number of channels.
    """
    channels, height, width = shape
    if channels != wanted[0] and (channels, wanted[0]) != (3, 1):
        raise ValueError(f"images of {channels} channels cannot become {wanted[0]}")
    if height > wanted[1] or width > wanted[2]:
        raise ValueError(f"images of {height} x {width} do not fit {wanted[1]} x {wanted[2]}")
    images = X.reshape(-1, *shape)
    if channels != wanted[0]:
        red, green, blue = (images[:, i].astype(np.uint32) for i in range(3))
        gray = (299 * red + 587 * green + 114 * blue) // 1000
        images = gray.astype(np.uint8)[:, None]
    factor = min(wanted[1] // height, wanted[2] // width)
    if factor > 1:
        images = images.repeat(factor, axis=2).repeat(factor, axis=3)
    spare = [wanted[i] - factor * shape[i] for i in (1, 2)]
    if any(spare):
        pad = [(0, 0), (0, 0), *((n // 2, n - n // 2) for n in spare)]
        images = np.pad(images, pad)
    return images.reshape(len(X), -1)


def _scaled(X: NDArray[Any] | LazyRows, high: float) -> NDArray[np.uint8]:
    values = np.asarray(X)
    if high == 255:
        return values
    # Exact where 255 is a multiple of the range, else rounded to the nearest.
    return ((values.astype(np.uint32) * 510 + int(high)) // (2 * int(high))).astype(np.uint8)
