"""The data sets by name. Adding one is its facts in ``facts.py`` and one entry in ``DATASETS``."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from gategrad.config import DataConfig
from gategrad.data.arrays import RawArrays, build_dataset
from gategrad.data.cache import cached
from gategrad.data.cifar import CIFAR, load_cifar
from gategrad.data.class_subsets import first_classes
from gategrad.data.combined import COMBINED_MNIST, combine
from gategrad.data.facts import FACTS, Facts
from gategrad.data.imagenet32 import load_imagenet32
from gategrad.data.mnist import MNIST_LIKE, load_mnist_like
from gategrad.data.splits import Dataset, Split
from gategrad.data.synthetic import synthetic

__all__ = [
    "DATASETS",
    "Dataset",
    "Source",
    "Split",
    "find_source",
    "load",
    "load_arrays",
    "load_dataset",
]

_DataDir = str | os.PathLike[str] | None

# Digits has no published test split: the last 360 of its 1,797 samples (20 %, 33 to 37 of each
# class). The samples stand writer by writer, so these are mostly by hands not trained on.
_DIGITS_TEST: Final = 360
_QUARTERS: Final = (0.25, 0.5, 0.75)
_COMBINED: Final = "combined:"


@dataclass(frozen=True)
class Source:
    """Where a data set comes from.

    Attributes:
        load: From a configuration and a folder of files (or None) to arrays.
        facts: What is known of it.
        any_classes: The caller may choose the number of classes.
        n_classes: How many there are, where the caller does not choose.
        is_image: Whether features have places in an image.
        paper_input: What the paper trains on: ``binary``, or ``continuous``, values scaled to
            [0, 1] (its MNIST-like sets, which have one threshold).
        thresholds: The paper's, for values scaled to [0, 1].
    """

    load: Callable[[DataConfig, _DataDir], RawArrays]
    facts: Facts | None = None
    any_classes: bool = False
    n_classes: int | None = None
    is_image: bool = False
    paper_input: str = "binary"
    thresholds: tuple[float, ...] = (0.5,)


def _digits(config: DataConfig, data_dir: _DataDir) -> RawArrays:
    try:
        from sklearn.datasets import load_digits
    except ImportError as error:
        raise ImportError(
            "digits is part of scikit-learn: install gategrad's extra 'train'"
        ) from error
    X, y = load_digits(return_X_y=True)
    X, y = X.astype(np.uint8), y.astype(np.int64)
    train, test = slice(None, -_DIGITS_TEST), slice(-_DIGITS_TEST, None)
    names = tuple("0123456789")
    return RawArrays(X[train], y[train], X[test], y[test], 0, 16, names, (1, 8, 8))


def _synthetic(config: DataConfig, data_dir: _DataDir) -> RawArrays:
    if config.n_classes is None:
        raise ValueError("synthetic can have any number of classes: give n_classes, such as 100")
    return synthetic(config.n_classes, config.seed)


def _converted(
    name: str,
    load: Callable[[DataConfig, _DataDir], RawArrays],
    config: DataConfig,
    data_dir: _DataDir,
) -> RawArrays:
    return cached(name, data_dir, lambda: load(config, data_dir))


def _some_classes(
    load: Callable[[DataConfig, _DataDir], RawArrays], config: DataConfig, data_dir: _DataDir
) -> RawArrays:
    return first_classes(load(config, data_dir), config.n_classes, config.seed, config.name)


def _combined(names: Sequence[str], config: DataConfig, data_dir: _DataDir) -> RawArrays:
    return combine(names, [DATASETS[name].load(DataConfig(name), data_dir) for name in names])


def _of_files(
    name: str, load: Callable[[DataConfig, _DataDir], RawArrays], *, any_classes: bool = False
) -> Source:
    """A set of images in files, which are converted once."""
    facts = FACTS[name]
    load = partial(_converted, name, load)
    grey = facts.shape[0] == 1
    return Source(
        partial(_some_classes, load) if any_classes else load,
        facts,
        any_classes=any_classes,
        n_classes=facts.n_classes,
        is_image=True,
        paper_input="continuous" if grey else "binary",
        thresholds=(0.5,) if grey else _QUARTERS,
    )


DATASETS: Final[Mapping[str, Source]] = {
    "digits": Source(_digits, FACTS["digits"], n_classes=10, is_image=True),
    "synthetic": Source(_synthetic, FACTS["synthetic"], any_classes=True),
    **{name: _of_files(name, partial(load_mnist_like, name)) for name in MNIST_LIKE},
    **{name: _of_files(name, partial(load_cifar, name)) for name in CIFAR},
    "imagenet32": _of_files("imagenet32", load_imagenet32, any_classes=True),
    "combined-mnist": _of_files(
        "combined-mnist", partial(_combined, COMBINED_MNIST), any_classes=True
    ),
}


def find_source(name: str) -> Source:
    """The source of a data set by name, or of sets combined: ``combined:mnist,fashion-mnist``.

    Raises:
        ValueError: A name that is not known.
    """
    if name.startswith(_COMBINED):
        names = [part.strip() for part in name.removeprefix(_COMBINED).split(",")]
        for part in names:
            source = DATASETS.get(part)
            if source is None or not source.is_image:
                raise ValueError(
                    f"no set of images {part!r} to combine; known are "
                    f"{', '.join(sorted(n for n, s in DATASETS.items() if s.is_image))}"
                )
        return Source(
            partial(_some_classes, partial(_combined, names)),
            any_classes=True,
            n_classes=sum(DATASETS[part].n_classes or 0 for part in names),
            is_image=True,
            paper_input="continuous",
        )
    if name not in DATASETS:
        raise ValueError(f"no data set {name!r}; known are {', '.join(sorted(DATASETS))}")
    return DATASETS[name]


def load_dataset(
    name: str,
    *,
    n_classes: int | None = None,
    thresholds: Sequence[float] | None = None,
    valid_fraction: float = 0.2,
    seed: int = 0,
    data_seed: int = 0,
    data_dir: str | os.PathLike[str] | None = None,
) -> Dataset:
    """Load a data set by name.

    Args:
        name: A key of ``DATASETS``, or ``combined:`` and several of them with commas.
        n_classes: Classes of a data set that can have any number (``synthetic``), or the first of
            a set's in an order that ``data_seed`` decides (``combined-mnist``, ``imagenet32``).
        thresholds: Thresholds for values scaled to [0, 1]; each gives one bit per value. The
            paper's by default: 0.5 for grey images, 0.25, 0.5 and 0.75 for coloured ones.
        valid_fraction: Share of the training samples set aside for validation, at random.
        seed: Decides which samples are set aside.
        data_seed: Seed of generated data, and of the order of classes.
        data_dir: Folder to look for files in first; see :mod:`gategrad.data.sources`.

    Raises:
        ValueError: An unknown name, a setting out of range, or a file with wrong content.
        FileNotFoundError: A file that is not here and could not be downloaded; says where to
            get it and where to put it.
    """
    if thresholds is None:
        thresholds = find_source(name).thresholds
    levels = tuple(float(level) for level in thresholds)
    config = DataConfig(name, n_classes, data_seed, levels, valid_fraction)
    return load(config, seed=seed, data_dir=data_dir)


def load(
    config: DataConfig, *, seed: int = 0, data_dir: str | os.PathLike[str] | None = None
) -> Dataset:
    """Load the data set that a configuration describes; see :func:`load_dataset`."""
    return build_dataset(
        config.name,
        load_arrays(config, data_dir),
        thresholds=config.thresholds,
        valid_fraction=config.valid_fraction,
        seed=seed,
    )


def load_arrays(config: DataConfig, data_dir: _DataDir = None) -> RawArrays:
    """The arrays of the data set that a configuration describes, before anything is set aside."""
    source = find_source(config.name)
    if config.n_classes is not None and not source.any_classes:
        raise ValueError(
            f"{config.name} has a fixed number of classes: leave n_classes out, "
            f"got {config.n_classes}"
        )
    return source.load(config, data_dir)
