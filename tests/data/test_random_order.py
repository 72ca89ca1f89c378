from __future__ import annotations

import numpy as np
import pytest

from gategrad.data.random_order import random_order, random_words


def test_words_never_change() -> None:
    words = random_words(3, 0, 1)
    assert words.dtype == np.uint64
    assert words.tolist() == [12492077108140196533, 4482314363672241088, 11285050184309440768]


def test_order_is_a_permutation_that_never_changes() -> None:
    assert random_order(8, 1, 2).tolist() == [1, 6, 0, 2, 5, 7, 3, 4]
    assert sorted(random_order(1000, 5)) == list(range(1000))


def test_seed_and_key_tell_streams_apart() -> None:
    orders = [random_order(50, seed, *key) for seed in (0, 1) for key in [(), (0,), (1,), (0, 1)]]
    assert len({order.tobytes() for order in orders}) == len(orders)


def test_numpy_integers_are_seeds() -> None:
    assert (random_order(9, np.int64(3), 1) == random_order(9, 3, 1)).all()


@pytest.mark.parametrize(("seed", "key"), [(-1, ()), (0, (-2,))])
def test_refuses_negative_seeds(seed: int, key: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="must not be negative"):
        random_words(1, seed, *key)


def test_refuses_seeds_that_are_no_integers() -> None:
    with pytest.raises(TypeError):
        random_words(1, 0.5)  # type: ignore[arg-type]
