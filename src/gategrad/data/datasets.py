"""The data sets by name. Adding one is its facts in ``facts.py`` and one entry in ``DATASETS``."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from gategrad.circuit.encoders.derived_encoder import Encoder
from gategrad.circuit.encoders.detector_encoder import DetectorEncoder
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.config import DataConfig
from gategrad.data.arrays import MakeEncoder, RawArrays, build_dataset
from gategrad.data.binarize import equal_thresholds, quantile_thresholds, table_encoder
from gategrad.data.own.own_files import is_path, load_own
from gategrad.data.published.cache import cached
from gategrad.data.published.cifar import CIFAR, load_cifar
from gategrad.data.published.class_subsets import first_classes
from gategrad.data.published.combined import COMBINED_MNIST, combine
from gategrad.data.published.facts import FACTS, Facts
from gategrad.data.published.imagenet32 import load_imagenet32
from gategrad.data.published.mnist import MNIST_LIKE, load_mnist_like
from gategrad.data.published.synthetic import synthetic
from gategrad.data.published.uci import UCI, load_uci
from gategrad.data.splits import Dataset, Split

__all__ = [
    "DATASETS",
    "Dataset",
    "Source",
    "Split",
    "find_source",
    "known_source",
    "load",
    "load_arrays",
    "load_dataset",
    "make_encoder",
    "short_name",
]

_DataDir = str | os.PathLike[str] | None

# Digits has no published test split: the last 360 of its 1,797 samples (20 %, 33 to 37 of each
# class). The samples stand writer by writer, so these are mostly by hands not trained on.
_DIGITS_TEST: Final = 360
_QUARTERS: Final = (0.25, 0.5, 0.75)
_COLUMN_THRESHOLDS: Final = 15
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


def make_encoder(arrays: RawArrays, config: DataConfig) -> MakeEncoder | Encoder | None:
    """The encoder that a configuration asks for; None for its ``thresholds``.

    Raises:
        ValueError: Settings that these data cannot have.
    """
    n = config.n_thresholds
    if config.detectors and len(arrays.shape) != 3:
        raise ValueError(
            f"detectors are of images, which {config.name} does not have: leave it out"
        )
    if arrays.columns:
        return lambda X: table_encoder(
            arrays.columns,
            np.asarray(X),
            n_thresholds=_COLUMN_THRESHOLDS if n is None else n,
            categories=config.categories,
        )
    if n is None and not config.detectors:
        return None
    features, dtype = arrays.X_train.shape[1], str(arrays.X_train.dtype)
    low, high = arrays.low, arrays.high
    if config.encoding == "quantile":
        assert n is not None
        return lambda X: ThresholdEncoder(features, quantile_thresholds(X, n), dtype, low, high)
    levels = config.thresholds if n is None else equal_thresholds(n)
    first = ThresholdEncoder.scaled(features, levels, dtype, low, high)
    if not config.detectors:
        return first
    channels, height, width = arrays.shape
    return DetectorEncoder(first, (channels, height, width), config.detectors)


DATASETS: Final[Mapping[str, Source]] = {
    "digits": Source(_digits, FACTS["digits"], n_classes=10, is_image=True),
    "synthetic": Source(_synthetic, FACTS["synthetic"], any_classes=True),
    **{name: _of_files(name, partial(load_mnist_like, name)) for name in MNIST_LIKE},
    **{name: _of_files(name, partial(load_cifar, name)) for name in CIFAR},
    "imagenet32": _of_files("imagenet32", load_imagenet32, any_classes=True),
    "combined-mnist": _of_files(
        "combined-mnist", partial(_combined, COMBINED_MNIST), any_classes=True
    ),
    **{name: Source(partial(load_uci, name), FACTS[name], n_classes=2) for name in UCI},
}


def find_source(name: str) -> Source:
    """The source of a data set by name, of several (``combined:mnist,fashion-mnist``), or a path.

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
    if name in DATASETS:
        return DATASETS[name]
    if is_path(name):
        return Source(load_own)
    near = get_close_matches(name, DATASETS, n=1)
    meant = f"; did you mean {near[0]}?" if near else ""
    raise ValueError(
        f"no data set {name!r}; known are {', '.join(sorted(DATASETS))}, sets of images together "
        f"(combined:mnist,kmnist), and paths of tables, arrays (.npz) and folders of images{meant}"
    )


def load_dataset(
    name: str,
    *,
    n_classes: int | None = None,
    thresholds: Sequence[float] | None = None,
    valid_fraction: float = 0.2,
    seed: int = 0,
    data_seed: int = 0,
    data_dir: str | os.PathLike[str] | None = None,
    **options: Any,
) -> Dataset:
    """Load a data set by name, or a user's own by path.

    Args:
        name: A key of ``DATASETS``; ``combined:`` and several of them with commas; or the path of
            a table, of NumPy arrays, or of a folder of images.
        n_classes: Classes of a data set that can have any number (``synthetic``), or the first of
            a set's in an order that ``data_seed`` decides (``combined-mnist``, ``imagenet32``).
        thresholds: Thresholds for values scaled to [0, 1]; each gives one bit per value. The
            paper's by default: 0.5 for grey images, 0.25, 0.5 and 0.75 for coloured ones.
        valid_fraction: Share of the training samples set aside for validation, at random.
        seed: Decides which samples are set aside.
        data_seed: Seed of generated data, and of the order of classes.
        data_dir: Folder to look for files in first; see :mod:`gategrad.data.published.data_files`.
        **options: Other fields of :class:`~gategrad.config.DataConfig`: ``n_thresholds`` and
            ``encoding``, of images ``detectors``, and of a table ``label``, ``categories`` and
            ``test_fraction``.

    Raises:
        ValueError: An unknown name, a setting out of range, or a file with wrong content.
        FileNotFoundError: A file that is not here and could not be downloaded; says where to
            get it and where to put it.
    """
    if thresholds is None:
        thresholds = find_source(name).thresholds
    levels = tuple(float(level) for level in thresholds)
    config = DataConfig(name, n_classes, data_seed, levels, valid_fraction, **options)
    return load(config, seed=seed, data_dir=data_dir)


def load(
    config: DataConfig, *, seed: int = 0, data_dir: str | os.PathLike[str] | None = None
) -> Dataset:
    """Load the data set that a configuration describes; see :func:`load_dataset`."""
    arrays = load_arrays(config, data_dir)
    return build_dataset(
        short_name(config.name),
        arrays,
        thresholds=config.thresholds,
        valid_fraction=config.valid_fraction,
        seed=seed,
        encoder=make_encoder(arrays, config),
    )


def known_source(config: DataConfig, data_dir: _DataDir = None) -> Source:
    """The source of a configuration's data, which of a user's own file says what is in it."""
    source = find_source(config.name)
    if source.facts is None and is_path(config.name):
        arrays = source.load(config, data_dir)
        n_classes, is_image = len(arrays.class_names), len(arrays.shape) == 3
        return replace(source, n_classes=n_classes, is_image=is_image)
    return source


def short_name(name: str) -> str:
    """What results and folders are called: the name, or that of a file without folders."""
    if name in DATASETS or name.startswith(_COMBINED):
        return name.replace(":", "-").replace(",", "-") if ":" in name else name
    return Path(name).name.partition(".")[0] or Path(name).resolve().name


def load_arrays(config: DataConfig, data_dir: _DataDir = None) -> RawArrays:
    """The arrays of the data set that a configuration describes, before anything is set aside."""
    source = find_source(config.name)
    if config.n_classes is not None and not source.any_classes:
        raise ValueError(
            f"{config.name} has a fixed number of classes: leave n_classes out, "
            f"got {config.n_classes}"
        )
    return source.load(config, data_dir)
