"""Random orders that stay the same: on every machine, device and library version."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["random_order", "random_words", "set_aside", "with_each_class"]

_TEST: Final = int.from_bytes(b"test", "big")


def random_words(n: int, seed: int, *key: int) -> NDArray[np.uint64]:
    """Random 64-bit words, decided by the seed and the key alone.

    NumPy promises that a bit generator's raw words never change, but not that those of
    ``Generator.permutation`` or ``Generator.integers`` do not. Everything random about data is
    made of raw words, so that a split or an order can be repeated years later.

    Args:
        n: How many.
        seed: Seed of the run or of the data.
        key: Tells apart streams that have the same seed.

    Raises:
        ValueError: A negative seed or key.
    """
    if seed < 0 or any(part < 0 for part in key):
        raise ValueError(f"a seed must not be negative, got {seed}: use 0, 1, 2 ...")
    source = np.random.PCG64(np.random.SeedSequence(seed, spawn_key=key))
    return source.random_raw(n)


def random_order(n: int, seed: int, *key: int) -> NDArray[np.int64]:
    """A permutation of ``0 .. n - 1`` decided by the seed and the key alone; int64 ``(n,)``."""
    return np.argsort(random_words(n, seed, *key), kind="stable").astype(np.int64, copy=False)


def set_aside(
    n: int,
    fraction: float,
    data_seed: int,
    y: NDArray[np.int64] | None = None,
    class_names: Sequence[str] = (),
) -> NDArray[np.bool_]:
    """``(n,)`` which samples are for testing: at least one, a share drawn at random.

    Args:
        n: How many there are.
        fraction: The share.
        data_seed: Decides which.
        y: ``(n,)`` their classes: one sample of each stays for training, with a warning where it
            is the only one.
        class_names: Names of the classes.
    """
    aside = np.zeros(n, dtype=np.bool_)
    aside[random_order(n, data_seed, _TEST)[: max(1, round(n * fraction))]] = True
    if y is None:
        return aside
    counts = np.bincount(y)
    single = np.flatnonzero(counts == 1)
    if single.size:
        kept = aside & (counts[y] > 1)
        _check_some(kept, aside, "testing")
        warnings.warn(
            f"there is one sample only of class {_named(single, class_names)}: it stays for "
            "training, so that testing says nothing about it",
            UserWarning,
            stacklevel=3,
        )
        aside = kept
    return with_each_class(aside, y, class_names, "testing")


def with_each_class(
    aside: NDArray[np.bool_], y: NDArray[np.int64], class_names: Sequence[str], purpose: str
) -> NDArray[np.bool_]:
    """The same samples set aside, but for one of each class that would lose all of its own.

    Warns of such classes: what is measured says little about them.

    Args:
        aside: ``(n,)`` which samples are set aside.
        y: ``(n,)`` their classes.
        class_names: Names of the classes; by default their numbers.
        purpose: What the others are set aside for.

    Raises:
        ValueError: Nothing would be left to set aside.
    """
    n_classes = int(y.max(initial=-1)) + 1
    counts = np.bincount(y, minlength=n_classes)
    lost = np.flatnonzero((np.bincount(y[~aside], minlength=n_classes) == 0) & (counts > 0))
    if not lost.size:
        return aside
    kept = aside.copy()
    kept[[int(np.flatnonzero(y == k)[0]) for k in lost]] = False
    _check_some(kept, aside, purpose)
    warnings.warn(
        f"no sample of class {_named(lost, class_names, counts)} was left for training: one of "
        f"each is put back, and those for {purpose} say little about it",
        UserWarning,
        stacklevel=3,
    )
    return kept


def _check_some(kept: NDArray[np.bool_], aside: NDArray[np.bool_], purpose: str) -> None:
    if not kept.any():
        n = int(aside.sum())
        samples = "the sample" if n == 1 else f"each of the {n} samples"
        raise ValueError(
            f"{samples} for {purpose} is the only one of its class: get more samples, or leave "
            "rare classes out"
        )


def _named(
    classes: NDArray[np.int64], names: Sequence[str], counts: NDArray[np.int64] | None = None
) -> str:
    shown = []
    for k in classes[:10].tolist():
        of = "" if counts is None else f" (of {counts[k]})"
        shown.append(f"{names[k]!r}{of}" if names else f"{k}{of}")
    return ", ".join(shown) + (", ..." if len(classes) > 10 else "")
