"""The paper's synthetic data set: classes that fix a few bits and leave the rest to chance."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.config import DataConfig
from gategrad.data.files.data_files import DataDir
from gategrad.data.lazy_rows import LazyRows
from gategrad.data.random_order import random_words
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = [
    "SYNTHETIC",
    "bayes_accuracy",
    "class_rules",
    "class_samples",
    "synthetic",
    "synthetic_ceiling",
]

_N_BITS: Final = 784
_MIN_FIXED: Final = 5
_MAX_FIXED: Final = 40
_TRAIN: Final = 500
_TEST: Final = 100
_RULE, _SAMPLES = 0, 1  # streams of a class
_ROWS: Final = 8192  # a multiple of 8


def synthetic(n_classes: int, data_seed: int = 0) -> RawArrays:
    """Generate the data set of the paper's section 3.2 and table 3 (600 samples per class).

    Each class fixes between 5 and 40 of 784 positions (any number as likely as another) to bits
    drawn once; every other bit of a sample is a coin flip. The paper does not say how the samples
    are divided: here the first 500 of a class are for training and the other 100 for testing.

    A class depends on the seed and its own number alone, so fewer classes are the first classes
    of a larger set, sample by sample.

    Memory: one bit per bit, 59 kB per class (118 MB for 2,000 classes).

    Args:
        n_classes: Classes, K, at least 2.
        data_seed: Decides everything.

    Returns:
        ``X_train`` of shape ``(500 K, 784)`` and ``X_test`` of ``(100 K, 784)``, rows of bits that
        are unpacked to uint8 of 0 and 1 where they are read, class after class.

    Raises:
        ValueError: Fewer than two classes or a negative seed.
    """
    masks, values = class_rules(n_classes, data_seed)
    train = np.empty((n_classes * _TRAIN, _N_BITS // 8), np.uint8)
    test = np.empty((n_classes * _TEST, _N_BITS // 8), np.uint8)
    for label, (mask, value) in enumerate(zip(masks, values, strict=True)):
        packed = _packed(mask, value, data_seed, label)
        train[label * _TRAIN : (label + 1) * _TRAIN] = packed[:_TRAIN]
        test[label * _TEST : (label + 1) * _TEST] = packed[_TRAIN:]
    y_train = np.repeat(np.arange(n_classes, dtype=np.int64), _TRAIN)
    y_test = np.repeat(np.arange(n_classes, dtype=np.int64), _TEST)
    names = tuple(str(number) for number in range(n_classes))
    X_train, X_test = LazyRows(train, bits=_N_BITS), LazyRows(test, bits=_N_BITS)
    return RawArrays(X_train, y_train, X_test, y_test, 0, 1, names, (_N_BITS,))


def synthetic_ceiling(n_classes: int, data_seed: int = 0) -> float:
    """The accuracy on the test split of one who knows the rules of all classes.

    Classes that fix few bits are matched by samples of others by chance, so that many classes
    cannot be told apart perfectly by any model; see :func:`bayes_accuracy`. No model does better
    on average, but the test split is a sample: by luck one can, by a fraction of a percent.

    Args:
        n_classes: As in :func:`synthetic`.
        data_seed: As in :func:`synthetic`.

    Raises:
        ValueError: Fewer than two classes or a negative seed.
    """
    masks, values = class_rules(n_classes, data_seed)
    X = np.concatenate(
        [
            class_samples(mask, value, data_seed, label)[_TRAIN:]
            for label, (mask, value) in enumerate(zip(masks, values, strict=True))
        ]
    )
    return bayes_accuracy(masks, values, X, np.repeat(np.arange(n_classes), _TEST))


def class_rules(n_classes: int, data_seed: int = 0) -> tuple[NDArray[np.bool_], NDArray[np.uint8]]:
    """Which bits each class fixes, and to what.

    Returns:
        ``masks`` and ``values``, both ``(K, 784)``; values are 0 where the mask is False.

    Raises:
        ValueError: Fewer than two classes or a negative seed.
    """
    if n_classes < 2:
        raise ValueError(f"synthetic needs at least 2 classes, got n_classes={n_classes}")
    masks = np.zeros((n_classes, _N_BITS), np.bool_)
    values = np.zeros((n_classes, _N_BITS), np.uint8)
    for label in range(n_classes):
        words = random_words(1 + 2 * _N_BITS, data_seed, label, _RULE)
        # 64 random bits modulo 36: the bias is below 1e-17.
        n_fixed = _MIN_FIXED + int(words[0] % np.uint64(_MAX_FIXED - _MIN_FIXED + 1))
        order = np.argsort(words[1 : 1 + _N_BITS], kind="stable")
        masks[label, order[:n_fixed]] = True
        values[label] = (words[1 + _N_BITS :] >> np.uint64(63)) * masks[label]
    return masks, values


def bayes_accuracy(
    masks: NDArray[np.bool_], values: NDArray[np.uint8], X: NDArray[np.uint8], y: ArrayLike
) -> float:
    """Accuracy of the best possible classifier, which knows the rules.

    A class that fixes m of D bits gives a sample the likelihood ``2 ** (m - D)`` if all its fixed
    bits match, else 0. The classes being equally frequent, the best guess is the matching class
    that fixes most; among several of the same number, each is right equally often, so a sample
    counts by the share of its own class.

    Args:
        masks: ``(K, D)``: which bits a class fixes.
        values: ``(K, D)``: what it fixes them to, 0 or 1.
        X: ``(n, D)`` of 0 and 1.
        y: ``(n,)`` classes.

    Returns:
        Between 0 and 1.

    Raises:
        ValueError: No samples.
    """
    labels = np.asarray(y)
    if len(X) == 0:
        raise ValueError("no samples to score: X is empty")
    # A class costs one AND per bit that it fixes, over all samples at once.
    columns = _packed_columns(X)
    most = np.full(len(X), -1)
    ties = np.zeros(len(X), np.int64)
    right = np.zeros(len(X), np.bool_)
    for label, (mask, value) in enumerate(zip(masks, values, strict=True)):
        fixed = np.flatnonzero(mask)
        match = np.full(columns.shape[1], 255, np.uint8)
        for position in fixed:
            match &= columns[position] if value[position] else ~columns[position]
        rows = np.flatnonzero(np.unpackbits(match, count=len(X)).view(np.bool_))
        better = rows[most[rows] < len(fixed)]
        equal = rows[most[rows] == len(fixed)]
        most[better], ties[better], right[better] = len(fixed), 1, labels[better] == label
        ties[equal] += 1
        right[equal] |= labels[equal] == label
    return float(np.sum(right / np.maximum(ties, 1)) / len(X))


def _packed_columns(X: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """One row per position, eight samples to the byte: ``(D, ceil(n / 8))``."""
    columns = np.empty((X.shape[1], -(-len(X) // 8)), np.uint8)
    # By blocks that fit the cache: np.packbits along the first axis takes 15 times as long.
    for start in range(0, len(X), _ROWS):
        block = np.ascontiguousarray(X[start : start + _ROWS].T)
        columns[:, start // 8 : (start + _ROWS) // 8] = np.packbits(block, axis=1)
    return columns


def class_samples(
    mask: NDArray[np.bool_], value: NDArray[np.uint8], data_seed: int, label: int
) -> NDArray[np.uint8]:
    """All 600 samples of a class, those for training first: ``(600, 784)`` of 0 and 1."""
    return np.unpackbits(_packed(mask, value, data_seed, label), axis=1)


def _packed(
    mask: NDArray[np.bool_], value: NDArray[np.uint8], data_seed: int, label: int
) -> NDArray[np.uint8]:
    """``(600, 98)``: the samples of a class, eight positions to the byte."""
    words = random_words((_TRAIN + _TEST) * _N_BITS // 64, data_seed, label, _SAMPLES)
    chance = words.astype("<u8").view(np.uint8).reshape(_TRAIN + _TEST, _N_BITS // 8)
    return chance & ~np.packbits(mask) | np.packbits(value)


def _read(source: DataSource, config: DataConfig, data_dir: DataDir) -> RawArrays:
    if config.n_classes is None:
        raise ValueError("synthetic can have any number of classes: give n_classes, such as 100")
    return synthetic(config.n_classes, config.seed)


SYNTHETIC: Final = DataSource(
    "synthetic",
    _read,
    DatasetInfo(
        title="Synthetic (paper, section 3.2)",
        train=_TRAIN,
        test=_TEST,
        shape=(_N_BITS,),
        n_classes=None,
        license="generated: nobody's",
        note="600 samples for each class, 2 to 2,000 classes and more. Needs no file.",
    ),
    any_classes=True,
)
