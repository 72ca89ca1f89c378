import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gategrad.nn import LogicConv2d, LogicLayer, dlgn
from gategrad.nn.connections import CONNECTIONS, UnreadInputsWarning, connect, draw_candidates
from gategrad.nn.heads import GroupSum


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


@pytest.mark.parametrize("kind", CONNECTIONS)
@given(seed=st.integers(0, 2**32), n_inputs=st.integers(2, 120), n_gates=st.integers(1, 200))
def test_no_input_is_left_out_while_there_are_places(kind, seed, n_inputs, n_gates):
    n_gates = min(n_gates, n_inputs * (n_inputs - 1) // 2)
    pairs = connect(kind, n_inputs, n_gates, rng(seed), (1, 1, n_inputs))
    places = 2 * n_gates if CONNECTIONS[kind].fills_places else n_gates
    assert len(np.unique(pairs)) >= min(places, n_inputs)


def test_near_reaches_everywhere_with_fewer_gates_than_inputs():
    first, second = connect("near", 10_000, 2000, rng())
    assert np.diff(np.concatenate([[0], first, [10_000]])).max() <= 5
    apart = np.abs(first - second)
    assert (np.minimum(apart, 10_000 - apart) <= 256).all()


@pytest.mark.parametrize(
    ("kind", "sizes", "seed", "digest"),
    [
        ("unique", (6, 5), 3, "76b82ec27ebcde5d"),
        ("unique", (7, 3), 3, "a65a183655a0a799"),
        ("unique", (7, 6), 3, "2ad97227d90b5df8"),
        ("unique", (7, 9), 3, "0208de34b48c92a0"),
        ("unique", (101, 100), 1, "c006dc9b515e062f"),
        ("near", (40, 40), 2, "6187a478fd89ec94"),
        ("near", (40, 90), 2, "24c713d873a43ab6"),
        ("random", (9, 20), 1, "4ea638a500225b7e"),
    ],
)
def test_seeds_stand_for_the_wiring_that_they_stood_for(kind, sizes, seed, digest):
    content = connect(kind, *sizes, rng(seed)).tobytes()
    assert hashlib.sha256(content).hexdigest()[:16] == digest


@pytest.mark.parametrize(
    ("kind", "sizes", "message"),
    [
        (
            "random",
            (784, 100),
            "100 gates leaves 584 of its 784 inputs unread; 392 gates would read all",
        ),
        ("unique", (9, 4), "4 gates leaves 1 of its 9 inputs unread; 5 gates would read all"),
        (
            "near",
            (1000, 1),
            "1 gates leaves 998 of its 1,000 inputs unread; 1,000 gates would read all",
        ),
    ],
)
@pytest.mark.filterwarnings("always::UserWarning")
def test_a_layer_that_is_too_narrow_says_so(kind, sizes, message):
    with pytest.warns(UnreadInputsWarning, match=message) as told:
        LogicLayer(*sizes, connections=kind, seed=0)
    assert [warning.filename for warning in told] == [__file__]


@pytest.mark.filterwarnings("error::UserWarning")
def test_what_is_meant_so_is_not_told():
    LogicLayer(784, 392, seed=0)
    LogicLayer(784, 100, check_input=False, seed=0)
    LogicLayer(9, 1, connections=np.array([[0], [1]]), seed=0)
    dlgn(64, layers=2, width=400, outputs=100, head=GroupSum(10, tau=1.0), seed=0)


def test_local_reaches_other_channels_of_the_same_pixel():
    first, second = connect("local", 3 * 16, 2000, rng(), (3, 4, 4))
    assert ((first % 16 == second % 16) & (first != second)).any()


def image_distance(pairs, shape):
    """Channels, rows and columns between the two inputs of each gate, around the ends."""
    first, second = (np.array(np.unravel_index(inputs, shape)) for inputs in pairs)
    sides = np.array(shape)[:, None]
    apart = np.abs(first - second)
    return np.minimum(apart, sides - apart)


@given(
    st.integers(0, 2**32), st.integers(1, 5), st.integers(1, 12), st.integers(2, 12),
    st.floats(0.1, 5),
)  # fmt: skip
def test_butterfly_is_balanced_and_at_powers_of_two(seed, channels, height, width, many):
    shape, n_inputs = (channels, height, width), channels * height * width
    n_gates = max(1, int(many * n_inputs))
    pairs = connect("butterfly", n_inputs, n_gates, rng(seed), shape, keep_order=True)
    assert pairs.shape == (2, n_gates)
    assert pairs.dtype == np.int32
    assert (pairs[0] != pairs[1]).all() or n_inputs < 4
    uses = np.bincount(pairs.ravel(), minlength=n_inputs)
    assert uses.max() - uses.min() <= 4  # where a side is odd, and part of a scale is left out
    far = image_distance(pairs[:, : n_inputs // 2], shape)
    assert far.max() <= 1  # the nearest come first
    assert far[1:].any(axis=0).all() or height * width == 1  # never two thresholds of a pixel


def test_butterfly_pairs_each_scale_of_an_image():
    pairs = connect("butterfly", 2 * 64, 128 * 40, rng(), (2, 8, 8), keep_order=True)
    steps = set(map(tuple, image_distance(pairs[:, : 128 * 12], (2, 8, 8)).T.tolist()))
    wanted = {(0, a, b) for s in (1, 2, 4) for a, b in ((0, s), (s, 0), (s, s))} | {(1, 0, 1)}
    assert steps >= wanted
    # Sizes without a side are numbers; hidden layers differ in the order of their scales.
    orders = [
        np.abs(np.diff(connect("butterfly", 256, 256, rng(i)), axis=0)).max() for i in range(9)
    ]
    assert len(set(orders)) > 2


def test_hidden_butterflies_are_of_numbers():
    head = GroupSum(10, tau=1.0)
    model = dlgn(48, layers=3, width=90, head=head, connections="butterfly", input_shape=(3, 4, 4))
    for layer in model[1:-1]:
        apart = layer.connections.diff(dim=0).abs().numpy()
        apart = np.minimum(apart, 90 - apart)
        assert set(apart.ravel()) <= {1, 2, 4, 8, 16, 32}


def test_every_class_sees_all_of_an_image():
    shape, head = (1, 28, 28), GroupSum(10, tau=1.0)
    model = dlgn(784, layers=1, width=1600, head=head, connections="butterfly", input_shape=shape)
    rows = np.divmod(model[0].connections.numpy().reshape(2, 10, 160), 28)[0]
    assert min(len(np.unique(rows[:, k])) for k in range(10)) == 28
    # What another butterfly reads is in order; its own gates, which a head reads, are not.
    deep = dlgn(784, layers=3, width=900, head=head, connections="butterfly", input_shape=shape)
    inner, last = deep[1].connections.numpy(), deep[2].connections.numpy()
    assert (np.diff(inner[0]) < 0).sum() < 20
    assert (np.diff(last[0]) < 0).sum() > 300


@pytest.mark.parametrize("shape", [None, (1, 6, 6), (4, 3, 3)])
def test_butterfly_candidates_lie_at_all_scales(shape):
    found = draw_candidates("butterfly", 36, 200, 6, rng(), shape)
    assert found.shape == (400, 6)
    assert (np.diff(np.sort(found, axis=1), axis=1) > 0).all()
    assert set(found.ravel()) == set(range(36))


@pytest.mark.parametrize(
    ("sizes", "message"),
    [((1, 4), "at least two inputs"), ((36, 9, (1, 5, 5)), r"\(1, 5, 5\) does not hold 36")],
)
def test_butterflies_that_cannot_be(sizes, message):
    n_inputs, n_gates, *shape = sizes
    with pytest.raises(ValueError, match=message):
        connect("butterfly", n_inputs, n_gates, rng(), *shape)


def test_candidates_of_wiring_that_is_not_learned_are_refused():
    with pytest.raises(ValueError, match="candidates=8 is for learned wiring"):
        LogicLayer(12, 12, candidates=8)
    with pytest.raises(ValueError, match="candidates=8 is for learned wiring"):
        LogicConv2d(1, 4, 3, in_size=5, candidates=8)
    with pytest.raises(ValueError, match="candidates=8 is for learned wiring"):
        dlgn(12, layers=2, width=30, head=GroupSum(10, tau=1.0), candidates=8)
    assert LogicLayer(40, 12, connections="learned").wires.candidates.shape == (24, 16)


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
            "connections must be one of random, unique, local, near, butterfly, got 'ring'",
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
