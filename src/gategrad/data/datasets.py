"""The data sets by name. Adding one is one entry in ``DATASETS``."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from gategrad.config import DataConfig
from gategrad.data.arrays import RawArrays, build_dataset
from gategrad.data.mnist import MNIST_LIKE, load_mnist_like
from gategrad.data.splits import Dataset, Split
from gategrad.data.synthetic import synthetic

__all__ = ["DATASETS", "Dataset", "Source", "Split", "load", "load_dataset"]

# Digits has no published test split: the last 360 of its 1,797 samples (20 %, 33 to 37 of each
# class). The samples stand writer by writer, so these are mostly by hands not trained on.
_DIGITS_TEST: Final = 360


@dataclass(frozen=True)
class Source:
    """Where a data set comes from.

    Attributes:
        load: From a configuration and a folder of files (or None) to arrays.
        any_classes: The caller decides the number of classes.
        n_classes: How many there are, where the caller does not decide.
        is_image: Whether features have places in an image.
        paper_input: What the paper trains on: ``binary``, or ``continuous``, values scaled to
            [0, 1] (its MNIST-like sets, which have one threshold).
    """

    load: Callable[[DataConfig, str | os.PathLike[str] | None], RawArrays]
    any_classes: bool = False
    n_classes: int | None = None
    is_image: bool = False
    paper_input: str = "binary"


def _digits(config: DataConfig, data_dir: str | os.PathLike[str] | None) -> RawArrays:
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


def _synthetic(config: DataConfig, data_dir: str | os.PathLike[str] | None) -> RawArrays:
    if config.n_classes is None:
        raise ValueError("synthetic can have any number of classes: give n_classes, such as 100")
    return synthetic(config.n_classes, config.seed)


DATASETS: Final[Mapping[str, Source]] = {
    "digits": Source(_digits, n_classes=10, is_image=True),
    "synthetic": Source(_synthetic, any_classes=True),
    **{
        name: Source(
            partial(load_mnist_like, name),
            n_classes=len(MNIST_LIKE[name].class_names),
            is_image=True,
            paper_input="continuous",
        )
        for name in MNIST_LIKE
    },
}


def load_dataset(
    name: str,
    *,
    n_classes: int | None = None,
    thresholds: Sequence[float] = (0.5,),
    valid_fraction: float = 0.2,
    seed: int = 0,
    data_seed: int = 0,
    data_dir: str | os.PathLike[str] | None = None,
) -> Dataset:
    """Load a data set by name.

    Args:
        name: A key of ``DATASETS``.
        n_classes: Classes of a data set that can have any number (``synthetic``).
        thresholds: Thresholds for values scaled to [0, 1]; each gives one bit per value.
        valid_fraction: Share of the training samples set aside for validation, at random.
        seed: Decides which samples are set aside.
        data_seed: Seed of generated data.
        data_dir: Folder to look for files in first; see :mod:`gategrad.data.sources`.

    Raises:
        ValueError: An unknown name, a setting out of range, or a file with wrong content.
        FileNotFoundError: A file that is not here and could not be downloaded; says where to
            get it and where to put it.
    """
    levels = tuple(float(level) for level in thresholds)
    config = DataConfig(name, n_classes, data_seed, levels, valid_fraction)
    return load(config, seed=seed, data_dir=data_dir)


def load(
    config: DataConfig, *, seed: int = 0, data_dir: str | os.PathLike[str] | None = None
) -> Dataset:
    """Load the data set that a configuration describes; see :func:`load_dataset`."""
    if config.name not in DATASETS:
        raise ValueError(f"no data set {config.name!r}; known are {', '.join(sorted(DATASETS))}")
    source = DATASETS[config.name]
    if config.n_classes is not None and not source.any_classes:
        raise ValueError(
            f"{config.name} has a fixed number of classes: leave n_classes out, "
            f"got {config.n_classes}"
        )
    return build_dataset(
        config.name,
        source.load(config, data_dir),
        thresholds=config.thresholds,
        valid_fraction=config.valid_fraction,
        seed=seed,
    )
