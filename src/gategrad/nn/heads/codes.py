"""Binary codes of classes, for codebooks: at random, balanced, or far from each other."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["CODES"]

_PART: Final = 1 << 22  # numbers at a time


def random_codes(n_classes: int, n: int, rng: np.random.Generator) -> NDArray[np.uint8]:
    """Every bit by the toss of a coin, as in the paper."""
    codes: NDArray[np.uint8] = rng.integers(0, 2, (n_classes, n), dtype=np.uint8)
    return codes


def balanced_codes(n_classes: int, n: int, rng: np.random.Generator) -> NDArray[np.uint8]:
    """Each output speaks for half of the classes (one more at random where K is odd)."""
    ones = n_classes // 2 + (rng.integers(0, 2, n) if n_classes % 2 else np.zeros(n, np.int64))
    codes = (np.arange(n_classes)[:, None] < ones).astype(np.uint8)
    step = max(1, _PART // n_classes)
    for start in range(0, n, step):
        part = codes[:, start : start + step]
        order = rng.random(part.shape).argsort(axis=0)
        codes[:, start : start + step] = np.take_along_axis(part, order, axis=0)
    return codes


def distant_codes(n_classes: int, n: int, rng: np.random.Generator) -> NDArray[np.uint8]:
    """Codes as far from each other as columns of a simplex code make them.

    Rows of a Hadamard matrix (Sylvester's) without its constant column. Any two differ in the same
    number of bits, more than half of them, where n is a multiple of the columns there are, which
    are repeated. Of fewer columns than there are, those are chosen that keep near rows apart.
    """
    size = 2 ** max(1, math.ceil(math.log2(max(2, n_classes))))
    columns = np.arange(n) % (size - 1) + 1 if n >= size - 1 else _apart(size, n)
    rng.shuffle(columns)
    return _parity(np.arange(n_classes), columns)


def _parity(rows: NDArray[np.int64], columns: NDArray[np.int64]) -> NDArray[np.uint8]:
    """``(rows, columns)``: whether the bits that both numbers have are an odd number."""
    parity = np.zeros((len(rows), len(columns)), dtype=np.uint8)
    for i in range(int(columns.max(initial=0)).bit_length()):
        parity ^= ((rows >> i) & 1).astype(np.uint8)[:, None] & ((columns >> i) & 1).astype(
            np.uint8
        )
    return parity


def _apart(size: int, n: int) -> NDArray[np.int64]:
    """``n`` columns of ``size - 1``, one after the other: what most parts the rows still near.

    Two rows differ like the row of their numbers' exclusive or and row 0 do: one distance for each
    number. A row's say halves with each column in which it differs, as when random columns are
    derandomized (the method of conditional expectations).
    """
    distance = np.zeros(size, dtype=np.int64)
    chosen: list[NDArray[np.int64]] = []
    free = np.ones(size, dtype=bool)
    free[0] = False
    together = max(1, n // 256)
    while n:
        say = np.exp2(np.minimum(distance[1:].min() - distance, 0).astype(np.float64))
        say[0] = 0  # a row differs from itself nowhere
        # Least where rows with much say have a 1: of every column at once (Walsh and Hadamard).
        found = np.argsort(np.where(free, _walsh(say), np.inf), kind="stable")
        found = found[: min(together, n)]
        distance += _parity(np.arange(size), found).sum(axis=1, dtype=np.int64)
        free[found] = False
        chosen.append(found)
        n -= len(found)
    return np.concatenate(chosen)


def _walsh(values: NDArray[np.float64]) -> NDArray[np.float64]:
    step = 1
    while step < len(values):
        pairs = values.reshape(-1, 2, step)
        sums, differences = pairs[:, 0] + pairs[:, 1], pairs[:, 0] - pairs[:, 1]
        values = np.stack([sums, differences], axis=1).reshape(-1)
        step *= 2
    return values


CODES: Final[dict[str, Callable[[int, int, np.random.Generator], NDArray[np.uint8]]]] = {
    "random": random_codes,
    "balanced": balanced_codes,
    "distant": distant_codes,
}
"""Codes by name: functions of the number of classes, of bits, and a generator."""
