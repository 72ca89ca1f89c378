import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gategrad.nn.connections import CONNECTIONS, connect


def rng(seed=0):
    return np.random.default_rng(seed)


@given(st.integers(0, 2**32), st.integers(2, 60), st.integers(1, 200))
def test_random_is_balanced_and_pairs_differ(seed, n_inputs, n_gates):
    pairs = connect("random", n_inputs, n_gates, rng(seed))
    assert pairs.shape == (2, n_gates)
    assert pairs.dtype == np.int32
    uses = np.bincount(pairs.ravel(), minlength=n_inputs)
    assert uses.max() - uses.min() <= 1
    if n_inputs > 2 and n_gates > 4:
        assert (pairs[0] != pairs[1]).all()


def test_one_input_can_only_be_read_twice():
    assert connect("random", 1, 3, rng()).tolist() == [[0, 0, 0], [0, 0, 0]]


def test_unique_pairs_neighbors_first():
    pairs = connect("unique", 6, 5, rng())
    assert sorted(zip(*pairs.tolist(), strict=True)) == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]
    assert {tuple(p) for p in connect("unique", 6, 3, rng()).T.tolist()} == {(0, 1), (2, 3), (4, 5)}


@given(st.integers(2, 30), st.data())
def test_unique_never_repeats_a_pair(n_inputs, data):
    n_gates = data.draw(st.integers(1, n_inputs * (n_inputs - 1) // 2))
    first, second = connect("unique", n_inputs, n_gates, rng())
    assert (first < second).all()
    assert len(set(zip(first.tolist(), second.tolist(), strict=True))) == n_gates


def test_too_few_pairs():
    with pytest.raises(ValueError, match="4 inputs have 6 different pairs, too few for 7 gates"):
        connect("unique", 4, 7, rng())


@given(st.integers(0, 2**32), st.integers(1, 3), st.integers(1, 12), st.integers(2, 12))
def test_local_stays_within_three_pixels(seed, channels, height, width):
    n_inputs = channels * height * width
    first, second = connect("local", n_inputs, 300, rng(seed), (channels, height, width))
    assert (first != second).all()
    rows = np.divmod(np.stack([first, second]) % (height * width), width)
    for axis in rows:
        assert np.abs(axis[0] - axis[1]).max() <= 3
    uses = np.bincount(first, minlength=n_inputs)
    assert uses.max() - uses.min() <= 1


def test_local_reaches_other_channels_of_the_same_pixel():
    first, second = connect("local", 3 * 16, 2000, rng(), (3, 4, 4))
    assert ((first % 16 == second % 16) & (first != second)).any()


@pytest.mark.parametrize("kind", CONNECTIONS)
def test_a_seed_decides(kind):
    draws = [connect(kind, 48, 40, rng(seed), (3, 4, 4)) for seed in (1, 1, 2)]
    assert np.array_equal(draws[0], draws[1])
    assert not np.array_equal(draws[0], draws[2])
    assert min(draw.min() for draw in draws) >= 0
    assert max(draw.max() for draw in draws) < 48


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("ring", 4, 4, rng()),
            "connections must be one of random, unique, local, near, got 'ring'",
        ),
        (("random", 0, 4, rng()), "at least one input"),
        (("random", 4, 0, rng()), "at least one input"),
        (("local", 4, 4, rng()), "needs image inputs"),
        (("local", 4, 4, rng(), (1, 2, 3)), "does not hold 4 features"),
        (("local", 1, 4, rng(), (1, 1, 1)), "at least two inputs"),
    ],
)
def test_bad_requests(arguments, message):
    with pytest.raises(ValueError, match=message):
        connect(*arguments)
