"""Sets published as CIFAR is: records of bytes, or batches that Python pickled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from gategrad.config import DataConfig
from gategrad.data.files.archives import Archive
from gategrad.data.files.data_files import DataDir, DataFile, FoundFile, find_file
from gategrad.data.formats.color_batches import (
    COLOR_SHAPE,
    PIXELS,
    QUARTERS,
    parse_batch,
    parse_records,
)
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = ["CifarLike", "cifar_like"]

_MIRRORS: Final = ("https://www.cs.toronto.edu/~kriz/",)


@dataclass(frozen=True)
class CifarLike:
    """Reads a set in either form, whose last file is the one for testing.

    Attributes:
        class_names: One name per class.
        n_labels: Bytes of labels before each record's pixels, of which the last counts.
        labels: Key of the labels in a batch.
    """

    class_names: tuple[str, ...]
    n_labels: int
    labels: str

    def __call__(self, source: DataSource, config: DataConfig, data_dir: DataDir) -> RawArrays:
        """See :data:`~gategrad.data.sources.ReadArrays`.

        The published sets have equally many samples of each class, and so must these.
        """
        found, pickled = _find(source, data_dir)
        parts = []
        for file in found:
            if pickled:
                X, y = parse_batch(file.content, file.source, self.labels)
            else:
                X, y = parse_records(file.content, file.source, self.n_labels)
            if y.max() >= len(self.class_names):
                raise ValueError(f"{file.source} holds label {y.max()}: it is another file")
            parts.append((X, y))
        *train, (X_test, y_test) = parts
        X, y = np.concatenate([X for X, _ in train]), np.concatenate([y for _, y in train])
        n_train = None if source.info is None else source.info.train
        for kind, labels, n in (("training", y, n_train), ("test", y_test, None)):
            counts = np.bincount(labels, minlength=len(self.class_names))
            if counts.min() != counts.max() or (n is not None and len(labels) != n):
                raise ValueError(
                    f"{source.name}: the {kind} files hold {len(labels)} samples, {counts.min()} "
                    f"to {counts.max()} of a class, where all have equally many: one of "
                    f"{', '.join(file.source for file in found)} is another file, or there twice"
                )
        return RawArrays(
            X, y, X_test, y_test, 0, 255, self.class_names, COLOR_SHAPE,
            paths=tuple(dict.fromkeys(file.path for file in found)),
            verified=all(file.verified for file in found),
        )  # fmt: skip


def cifar_like(
    name: str,
    info: DatasetInfo,
    read: CifarLike,
    *,
    records: Sequence[str],
    records_md5: str,
    batches: Mapping[str, str],
    batches_md5: str,
) -> DataSource:
    """A set in both of CIFAR's forms.

    Args:
        name: What it is called by.
        info: What is known of it; the records' sizes follow from its samples.
        read: How its files are to be understood.
        records: Files of records, the one for testing last.
        records_md5: Checksum of their archive.
        batches: Files of pickled batches, likewise, and the checksum of each.
        batches_md5: Checksum of their archive.
    """
    stem = f"{name[:5]}-{name[5:]}"
    archive = Archive(f"{stem}-binary.tar.gz", records_md5, _MIRRORS, limit=1 << 28)
    counts = [*[info.train // (len(records) - 1)] * (len(records) - 1), info.test]
    binary = tuple(
        DataFile(name, file, n * (read.n_labels + PIXELS), None, archive=archive)
        for file, n in zip(records, counts, strict=True)
    )
    archive = Archive(f"{stem}-python.tar.gz", batches_md5, _MIRRORS, limit=1 << 28)
    pickled = tuple(
        DataFile(name, file, None, None, md5=md5, archive=archive) for file, md5 in batches.items()
    )
    return DataSource(name, read, info, (binary, pickled), converted=True, thresholds=QUARTERS)


def _find(source: DataSource, data_dir: DataDir) -> tuple[list[FoundFile], bool]:
    """The files of the form that is here, else of records; and whether they are pickled."""
    records, batches = source.files
    for files in (records, batches):
        try:
            found = [find_file(file, data_dir, fetch=False) for file in files]
        except FileNotFoundError:
            continue
        return found, files is batches
    return [find_file(file, data_dir) for file in records], False
