"""The data sets by name. Adding one is a file in ``published`` and its place in ``DATASETS``."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from inspect import signature
from pathlib import Path
from typing import Any, Final

from gategrad.config import DataConfig
from gategrad.config.near_names import did_you_mean
from gategrad.data.configured_dataset import configured_dataset
from gategrad.data.encoding.table_rows import TrainedTable
from gategrad.data.files.data_files import DataDir
from gategrad.data.own.by_path import is_path, load_own
from gategrad.data.published.adult import ADULT
from gategrad.data.published.breast_cancer import BREAST_CANCER
from gategrad.data.published.cifar10 import CIFAR10
from gategrad.data.published.cifar100 import CIFAR100
from gategrad.data.published.combined import combined_source
from gategrad.data.published.combined_mnist import COMBINED_MNIST
from gategrad.data.published.devanagari import DEVANAGARI
from gategrad.data.published.digits import DIGITS
from gategrad.data.published.emnist import EMNIST_BALANCED, EMNIST_LETTERS
from gategrad.data.published.fashion_mnist import FASHION_MNIST
from gategrad.data.published.imagenet32 import IMAGENET32
from gategrad.data.published.kmnist import KMNIST
from gategrad.data.published.mnist import MNIST
from gategrad.data.published.monk import MONK
from gategrad.data.published.qmnist import QMNIST
from gategrad.data.published.synthetic import SYNTHETIC
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DataSource
from gategrad.data.splits import Dataset
from gategrad.system.kinds import check_kind

__all__ = ["DATASETS", "find_source", "load", "load_arrays", "load_dataset", "short_name"]

_COMBINED: Final = "combined:"
# Fields of DataConfig that decide what is read; the others decide what is made of that.
_READING: Final = (
    "name", "n_classes", "seed", "label", "test_fraction", "columns", "drop", "as_category",
    "weight_column", "delimiter", "decimal", "missing", "no_header",
)  # fmt: skip

DATASETS: Final[Mapping[str, DataSource]] = {
    source.name: source
    for source in (
        DIGITS,
        SYNTHETIC,
        MNIST,
        FASHION_MNIST,
        KMNIST,
        QMNIST,
        EMNIST_BALANCED,
        EMNIST_LETTERS,
        DEVANAGARI,
        CIFAR10,
        CIFAR100,
        IMAGENET32,
        COMBINED_MNIST,
        ADULT,
        BREAST_CANCER,
        *MONK,
    )
}
"""Published sets by name, in the order in which ``gategrad data list`` shows them."""


def find_source(name: str) -> DataSource:
    """The source of a data set by name, of several (``combined:mnist,fashion-mnist``), or a path.

    Raises:
        ValueError: A name that is not known.
    """
    if name.startswith(_COMBINED):
        return combined_source(name, [_set_of_images(part) for part in _parts(name)])
    if name in DATASETS:
        return DATASETS[name]
    if is_path(name):
        return DataSource(name, load_own)
    raise ValueError(
        f"no data set {name!r}; known are {', '.join(sorted(DATASETS))}, sets of images together "
        f"(combined:mnist,kmnist), and paths of tables, arrays (.npz) and folders of images"
        f"{did_you_mean(name, DATASETS)}"
    )


def _parts(name: str) -> list[str]:
    return [part.strip() for part in name.removeprefix(_COMBINED).split(",")]


def _set_of_images(name: str) -> DataSource:
    source = DATASETS.get(name)
    if source is None or not source.is_image:
        raise ValueError(
            f"no set of images {name!r} to combine; known are "
            f"{', '.join(sorted(n for n, s in DATASETS.items() if s.is_image))}"
        )
    return source


def load_dataset(
    name: str | os.PathLike[str],
    *,
    n_classes: int | None = None,
    thresholds: Sequence[float] | float | None = None,
    valid_fraction: float = 0.2,
    seed: int = 0,
    data_seed: int = 0,
    data_dir: DataDir = None,
    **options: Any,
) -> Dataset:
    """Load a data set by name, or a user's own by path.

    Args:
        name: A key of ``DATASETS``; ``combined:`` and several of them with commas; or the path of
            a table, of NumPy arrays, or of a folder of images.
        n_classes: Classes of a data set that can have any number (``synthetic``), or the first of
            a set's in an order that ``data_seed`` decides (``combined-mnist``, ``imagenet32``).
        thresholds: Thresholds for values scaled to [0, 1]; each gives one bit per value. The
            paper's by default: 0.5 for gray images, 0.25, 0.5 and 0.75 for colored ones.
        valid_fraction: Share of the training samples set aside for validation, at random.
        seed: Decides which samples are set aside.
        data_seed: Seed of generated data, and of the order of classes.
        data_dir: Folder to look for files in first; see :mod:`gategrad.data.files.data_files`.
        **options: Other fields of :class:`~gategrad.config.DataConfig`: ``n_thresholds`` and
            ``encoding``, of images ``detectors``, and of a table ``label``, ``categories``,
            ``test_fraction``, ``columns``, ``drop``, ``as_category``, ``weight_column`` and how it
            is written.

    Raises:
        ValueError: An unknown name, a setting out of range, or a file with wrong content.
        FileNotFoundError: A file that is not here and could not be downloaded; says where to
            get it and where to put it.
    """
    check_kind("name", name, str, os.PathLike)
    name = os.fspath(name)
    _check_options(options)
    if thresholds is None:
        thresholds = find_source(name).thresholds
    levels = (
        (float(thresholds),)
        if isinstance(thresholds, int | float)
        else tuple(float(level) for level in thresholds)
    )
    config = DataConfig(name, n_classes, data_seed, levels, valid_fraction, **options)
    return load(config, seed=seed, data_dir=data_dir)


def _check_options(options: Mapping[str, Any]) -> None:
    known = {*signature(load_dataset).parameters, *(f.name for f in fields(DataConfig))}
    known -= {"options"}
    for option in options:
        if option not in known:
            raise TypeError(
                f"load_dataset() has no option {option!r}: it has {', '.join(sorted(known))}"
                f"{did_you_mean(option, known)}"
            )


def load(
    config: DataConfig,
    *,
    seed: int = 0,
    data_dir: DataDir = None,
    arrays: RawArrays | None = None,
    trained: TrainedTable | None = None,
) -> Dataset:
    """Load the data set that a configuration describes; see :func:`load_dataset`.

    Args:
        config: Which data, and how it becomes bits.
        seed: Decides which samples are set aside.
        data_dir: Folder to look for files in first.
        arrays: What :func:`load_arrays` gave for this data, where it has been read already; taken
            over, rows for training in another order.
        trained: How a network reads the table that it was trained on: rows are read so again.

    Raises:
        ValueError: Arrays that were read for other data, and as :func:`load_dataset` does.
        FileNotFoundError: As :func:`load_dataset` does.
    """
    check_kind("config", config, DataConfig)
    if arrays is None:
        arrays = load_arrays(trained.reading(config) if trained else config, data_dir)
    else:
        _check_read_for(arrays, config)
    return configured_dataset(short_name(config.name), arrays, config, seed, trained)


def _check_read_for(arrays: RawArrays, config: DataConfig) -> None:
    read_for = arrays.read_for
    if read_for is None:
        raise ValueError(
            "nothing says which data these arrays are: take those of load_arrays(config), or make "
            "a data set of your own by gategrad.data.from_arrays"
        )
    for name in _READING:
        there, asked = getattr(read_for, name), getattr(config, name)
        if there != asked:
            raise ValueError(
                f"these arrays were read for data.{name}={there!r}, and the configuration has "
                f"{asked!r}: leave arrays out, or give those of load_arrays(config)"
            )


def short_name(name: str) -> str:
    """What results and folders are called: the name, or that of a file without folders."""
    if name in DATASETS or name.startswith(_COMBINED):
        return name.replace(":", "-").replace(",", "-") if ":" in name else name
    # No folder or picture called so should be hidden.
    return Path(os.path.abspath(name)).name.lstrip(".").partition(".")[0] or "data"


def load_arrays(config: DataConfig, data_dir: DataDir = None) -> RawArrays:
    """The arrays of the data set that a configuration describes, before anything is set aside."""
    source = find_source(config.name)
    if config.n_classes is not None and not source.any_classes:
        raise ValueError(
            f"{config.name} has a fixed number of classes: leave n_classes out, "
            f"got {config.n_classes}"
        )
    return replace(source.load(config, data_dir), read_for=config)
