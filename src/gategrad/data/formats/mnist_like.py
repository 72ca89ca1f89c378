"""Sets published as MNIST is: four IDX files of gray images and labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.config import DataConfig
from gategrad.data.files.archives import Archive
from gategrad.data.files.data_files import DataDir, DataFile, FoundFile, find_file
from gategrad.data.formats.idx import parse_idx
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = ["MnistLike", "mnist_like"]

_HEADER: Final = 16  # of a file of images; one of labels has 8 bytes
_QMNIST_COLUMNS: Final = 8  # of its labels: class, series, writer, ...


@dataclass(frozen=True)
class MnistLike:
    """Reads training images and labels, then test images and labels.

    Attributes:
        class_names: One name per class.
        first_label: Label of the first class in the files.
        transposed: Whether the files hold each image column by column.
        balanced: Whether all classes have equally many samples in each split.
    """

    class_names: tuple[str, ...]
    first_label: int = 0
    transposed: bool = False
    balanced: bool = False

    def __call__(self, source: DataSource, config: DataConfig, data_dir: DataDir) -> RawArrays:
        """See :data:`~gategrad.data.sources.ReadArrays`."""
        (files,) = source.files
        found = [find_file(file, data_dir) for file in files]
        X, y = self._split(*found[:2])
        X_test, y_test = self._split(*found[2:])
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
            self.class_names,
            (1, *X.shape[1:]),
            paths=tuple(file.path for file in found),
            verified=all(file.verified for file in found),
        )

    def _split(
        self, images: FoundFile, labels: FoundFile
    ) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        X = parse_idx(images.content, images.source)
        y = parse_idx(labels.content, labels.source)
        if X.ndim != 3 or X.dtype != np.uint8:
            raise ValueError(f"{images.source} holds {X.dtype} of shape {X.shape}, not images")
        if len(X) != len(y):
            raise ValueError(
                f"{images.source} holds {len(X)} images, but {labels.source} {len(y)} labels: one "
                "of them is another file"
            )
        if self.transposed:
            X = np.ascontiguousarray(X.transpose(0, 2, 1))
        return X, self._classes(y, labels.source)

    def _classes(self, labels: NDArray[np.integer], source: str) -> NDArray[np.int64]:
        y = labels.astype(np.int64) - self.first_label
        if y.ndim == 2:
            y = y[:, 0].copy()
        K = len(self.class_names)
        if y.ndim != 1 or y.min() < 0 or y.max() >= K:
            raise ValueError(
                f"{source} holds labels {int(y.min()) + self.first_label} to "
                f"{int(y.max()) + self.first_label}, where {self.first_label} to "
                f"{K - 1 + self.first_label} were expected: it is another file"
            )
        counts = np.bincount(y, minlength=K)
        if self.balanced and counts.min() != counts.max():
            raise ValueError(
                f"{source} has {counts.min()} to {counts.max()} samples of a class, where all have "
                "equally many: it is another file"
            )
        return y


def mnist_like(
    name: str,
    info: DatasetInfo,
    read: MnistLike,
    *,
    mirrors: tuple[str, ...] = (),
    parts: tuple[str, str] = ("train", "t10k"),
    labels: str = "labels-idx1-ubyte",
    sha256: tuple[str | None, ...] = (None,) * 4,
    md5: tuple[str | None, ...] = (None,) * 4,
    archive: Archive | None = None,
    where: str = "",
) -> DataSource:
    """A set in MNIST's format, which the paper trains on as values scaled to [0, 1].

    Args:
        name: What it is called by.
        info: What is known of it; the files' sizes follow from its samples and shape.
        read: How its files are to be understood.
        mirrors: Addresses of folders that hold the files, best first; each ends in a slash.
        parts: What the names of files for training and for testing begin with.
        labels: What the names of files of labels end with.
        sha256: Checksums of the decompressed files: training images and labels, then test.
        md5: Checksums of the files as published, likewise.
        archive: The archive that they are published in.
        where: What to say of files that cannot be downloaded.
    """
    pixels = info.shape[1] * info.shape[2]
    per_label, header = (4 * _QMNIST_COLUMNS, 12) if "idx2-int" in labels else (1, 8)
    sizes = [
        size
        for n in (info.train, info.test)
        for size in (_HEADER + n * pixels, header + n * per_label)
    ]
    found = [f"{part}-{kind}.gz" for part in parts for kind in ("images-idx3-ubyte", labels)]
    files = tuple(
        DataFile(name, file, size, sha, mirrors, sum_, archive, where)
        for file, size, sha, sum_ in zip(found, sizes, sha256, md5, strict=True)
    )
    return DataSource(name, read, info, (files,), converted=True, paper_input="continuous")
