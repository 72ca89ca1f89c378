"""Random orders that stay the same: on every machine, device and library version."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["random_order", "random_words", "set_aside"]

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


def set_aside(n: int, fraction: float, data_seed: int) -> NDArray[np.bool_]:
    """``(n,)`` which samples are for testing: at least one, a share drawn at random."""
    aside = np.zeros(n, dtype=np.bool_)
    aside[random_order(n, data_seed, _TEST)[: max(1, round(n * fraction))]] = True
    return aside
