"""CIFAR-10 and CIFAR-100, as published: records of bytes, or batches that Python pickled."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.config import DataConfig
from gategrad.data.arrays import RawArrays
from gategrad.data.formats.archives import Archive
from gategrad.data.formats.pickled import read_pickled
from gategrad.data.published.data_files import DataFile, FoundFile, find_file

__all__ = ["CIFAR", "load_cifar", "parse_batch", "parse_records"]

_PIXELS: Final = 3 * 32 * 32
_MIRRORS: Final = ("https://www.cs.toronto.edu/~kriz/",)


@dataclass(frozen=True)
class Cifar:
    """One of the two sets.

    Attributes:
        records: Files of records, those for testing last.
        batches: Files of pickled batches, likewise.
        n_labels: Bytes of labels before each record's pixels, of which the last counts.
        labels: Key of the labels in a batch.
        counts: Samples in each file, but for the last.
        class_names: One name per class.
    """

    records: tuple[DataFile, ...]
    batches: tuple[DataFile, ...]
    n_labels: int
    labels: str
    counts: int
    class_names: tuple[str, ...]


def _records(name: str, files: list[str], count: int, n_labels: int, md5: str) -> list[DataFile]:
    archive = Archive(f"{name[:5]}-{name[5:]}-binary.tar.gz", md5, _MIRRORS, limit=1 << 28)
    counts = [*[count] * (len(files) - 1), 10_000]
    return [
        DataFile(name, file, n * (n_labels + _PIXELS), None, archive=archive)
        for file, n in zip(files, counts, strict=True)
    ]


def _batches(name: str, files: dict[str, str], md5: str) -> list[DataFile]:
    archive = Archive(f"{name[:5]}-{name[5:]}-python.tar.gz", md5, _MIRRORS, limit=1 << 28)
    return [
        DataFile(name, file, None, None, md5=sum_, archive=archive) for file, sum_ in files.items()
    ]


_BIN, _PY = "cifar-10-batches-bin", "cifar-10-batches-py"
_NAMES_10: Final = "airplane automobile bird cat deer dog frog horse ship truck"
_NAMES_100: Final = (
    "apple aquarium_fish baby bear beaver bed bee beetle bicycle bottle bowl boy bridge bus "
    "butterfly camel can castle caterpillar cattle chair chimpanzee clock cloud cockroach couch "
    "crab crocodile cup dinosaur dolphin elephant flatfish forest fox girl hamster house kangaroo "
    "keyboard lamp lawn_mower leopard lion lizard lobster man maple_tree motorcycle mountain mouse "
    "mushroom oak_tree orange orchid otter palm_tree pear pickup_truck pine_tree plain plate poppy "
    "porcupine possum rabbit raccoon ray road rocket rose sea seal shark shrew skunk skyscraper "
    "snail snake spider squirrel streetcar sunflower sweet_pepper table tank telephone television "
    "tiger tractor train trout tulip turtle wardrobe whale willow_tree wolf woman worm"
)

CIFAR: Final = {
    "cifar10": Cifar(
        tuple(
            _records(
                "cifar10",
                [*(f"{_BIN}/data_batch_{i}.bin" for i in range(1, 6)), f"{_BIN}/test_batch.bin"],
                10_000,
                1,
                "c32a1d4ab5d03f1284b67883e8d87530",
            )
        ),
        tuple(
            _batches(
                "cifar10",
                {
                    f"{_PY}/data_batch_1": "c99cafc152244af753f735de768cd75f",
                    f"{_PY}/data_batch_2": "d4bba439e000b95fd0a9bffe97cbabec",
                    f"{_PY}/data_batch_3": "54ebc095f3ab1f0389bbae665268c751",
                    f"{_PY}/data_batch_4": "634d18415352ddfa80567beed471001a",
                    f"{_PY}/data_batch_5": "482c414d41f54cd18b22e5b47cb7c3cb",
                    f"{_PY}/test_batch": "40351d587109b95175f43aff81a1287e",
                },
                "c58f30108f718f92721af3b95e74349a",
            )
        ),
        1,
        "labels",
        10_000,
        tuple(_NAMES_10.split()),
    ),
    "cifar100": Cifar(
        tuple(
            _records(
                "cifar100",
                ["cifar-100-binary/train.bin", "cifar-100-binary/test.bin"],
                50_000,
                2,
                "03b5dce01913d631647c71ecec9e9cb8",
            )
        ),
        tuple(
            _batches(
                "cifar100",
                {
                    "cifar-100-python/train": "16019d7e3df5f24257cddd939b257f8d",
                    "cifar-100-python/test": "f0ef6b0ae62326f3e7ffdfab6717acfc",
                },
                "eb9058c3a382ffc7106e4002c42a8d85",
            )
        ),
        2,
        "fine_labels",
        50_000,
        tuple(_NAMES_100.split()),
    ),
}


def load_cifar(name: str, config: DataConfig, data_dir: str | os.PathLike[str] | None) -> RawArrays:
    """Read a set of ``CIFAR`` in either form, from disk or from the network.

    The published sets have equally many samples of each class, and so must these.

    Raises:
        ValueError: A file with wrong content.
        FileNotFoundError: Files that are neither here nor to be had.
    """
    entry = CIFAR[name]
    found, pickled = _find(entry, data_dir)
    parts = []
    for file in found:
        if pickled:
            X, y = parse_batch(file.content, file.source, entry.labels)
        else:
            X, y = parse_records(file.content, file.source, entry.n_labels)
        if y.max() >= len(entry.class_names):
            raise ValueError(f"{file.source} holds label {y.max()}: it is another file")
        parts.append((X, y))
    *train, (X_test, y_test) = parts
    X, y = np.concatenate([X for X, _ in train]), np.concatenate([y for _, y in train])
    for kind, labels, n in (("training", y, entry.counts * len(train)), ("test", y_test, None)):
        counts = np.bincount(labels, minlength=len(entry.class_names))
        if counts.min() != counts.max() or (n is not None and len(labels) != n):
            raise ValueError(
                f"{name}: the {kind} files hold {len(labels)} samples, {counts.min()} to "
                f"{counts.max()} of a class, where all have equally many: one of "
                f"{', '.join(file.source for file in found)} is another file, or there twice"
            )
    return RawArrays(
        X, y, X_test, y_test, 0, 255, entry.class_names, (3, 32, 32),
        paths=tuple(dict.fromkeys(file.path for file in found)),
        verified=all(file.verified for file in found),
    )  # fmt: skip


def _find(entry: Cifar, data_dir: str | os.PathLike[str] | None) -> tuple[list[FoundFile], bool]:
    for files in (entry.records, entry.batches):
        try:
            found = [find_file(file, data_dir, fetch=False) for file in files]
        except FileNotFoundError:
            continue
        return found, files is entry.batches
    return [find_file(file, data_dir) for file in entry.records], False


def parse_records(
    content: bytes | bytearray, source: str, n_labels: int = 1
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Images and labels of the binary form.

    Args:
        content: Records of ``n_labels`` bytes, the last of which counts, and 3,072 pixels: red,
            green, blue, each row by row.
        source: What error messages call it.
        n_labels: 1 in CIFAR-10; 2 in CIFAR-100, coarse and fine.

    Raises:
        ValueError: Not a whole number of records.
    """
    size = n_labels + _PIXELS
    if not content or len(content) % size:
        raise ValueError(
            f"{source} is truncated or another file: {len(content)} bytes are no whole number of "
            f"records of {size}"
        )
    records = np.frombuffer(content, np.uint8).reshape(-1, size)
    return records[:, n_labels:].copy(), records[:, n_labels - 1].astype(np.int64)


def parse_batch(
    content: bytes | bytearray, source: str, key: str = "labels", first_label: int = 0
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Images and labels of the python form, as ImageNet-32 has it, too. Nothing is unpickled.

    Args:
        content: A pickled dict of ``data``, ``(n, 3072)`` uint8, and labels.
        source: What error messages call it.
        key: What the labels are called.
        first_label: Label of the first class.

    Raises:
        ValueError: Anything else.
    """
    batch = read_pickled(content, source)
    if not isinstance(batch, dict):
        raise ValueError(f"{source} holds a {type(batch).__name__}, not a dict of data and labels")
    return as_batch({_text(name): value for name, value in batch.items()}, source, key, first_label)


def as_batch(
    batch: dict[str, Any], source: str, key: str, first_label: int = 0
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Check what a batch holds; see :func:`parse_batch`."""
    missing = [name for name in ("data", key) if name not in batch]
    if missing:
        raise ValueError(f"{source} holds {sorted(batch)}, but no {missing[0]}: another file")
    X, y = np.asarray(batch["data"]), np.asarray(batch[key])
    if X.dtype != np.uint8 or X.ndim != 2 or X.shape[1] != _PIXELS or not len(X):
        raise ValueError(f"{source} holds data of {X.dtype} {X.shape}, not (n, {_PIXELS}) uint8")
    if y.shape != (len(X),) or y.dtype.kind not in "iu":
        raise ValueError(f"{source} holds {len(X)} images and labels of {y.dtype} {y.shape}")
    y = y.astype(np.int64) - first_label
    if y.min() < 0:
        raise ValueError(f"{source} holds label {y.min() + first_label}, below {first_label}")
    return X, y


def _text(name: Any) -> str:
    return name.decode("latin-1") if isinstance(name, bytes) else str(name)
