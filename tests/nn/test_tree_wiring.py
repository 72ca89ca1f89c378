"""Which places of its window the leaves of a tree read."""

import numpy as np
import pytest

from gategrad.nn.kernels.tree_wiring import Geometry, draw_leaves


@pytest.mark.parametrize("each", [1, 2, 3])
def test_leaves_stay_in_their_groups_and_do_not_repeat(each):
    geometry = Geometry((12, 6, 6), 30, (3, 3), (1, 1), (0, 0), 1, 3, 3)
    leaves = draw_leaves(geometry, each, np.random.default_rng(0))
    for kernel, rows in enumerate(leaves):
        group = kernel // 10
        assert set(rows[:, 0]) <= set(range(4 * group, 4 * group + 4))
        assert len(set(rows[:, 0])) <= each
        assert len({tuple(row) for row in rows}) == 8
    assert set(leaves[:, :, 0].ravel()) == set(range(12))


@pytest.mark.parametrize("each", [2, 3, 4])
@pytest.mark.parametrize("n_channels", [5, 7, 11])
def test_no_channel_is_left_out_while_there_are_places(each, n_channels):
    for seed in range(20):
        for n_kernels in range(1, n_channels):
            geometry = Geometry((n_channels, 3, 3), n_kernels, (1, 1), (1, 1), (0, 0), 1, 3, 1)
            leaves = draw_leaves(geometry, each, np.random.default_rng(seed))
            read = [set(rows[:, 0]) for rows in leaves]
            assert {len(channels) for channels in read} == {each}
            assert len(set().union(*read)) == min(n_channels, each * n_kernels)


def test_leaves_repeat_only_where_there_are_too_few_places():
    geometry = Geometry((1, 4, 4), 5, (1, 3), (1, 1), (0, 0), 1, 3, 1)
    leaves = draw_leaves(geometry, 2, np.random.default_rng(0))
    counts = np.apply_along_axis(lambda c: np.bincount(c, minlength=3), 1, leaves[:, :, 2])
    assert ((counts == 2) | (counts == 3)).all()


BUTTERFLIES = [
    Geometry((9, 8, 8), 32, (3, 3), (1, 1), (1, 1), 2, 3, 1),
    Geometry((32, 6, 6), 128, (3, 3), (1, 1), (0, 0), 1, 3, 4),
    Geometry((1, 9, 9), 16, (5, 5), (1, 1), (0, 0), 1, 3, 1),
    Geometry((7, 9), 20, (2,), (1,), (0,), 1, 1, 1),
    Geometry((4, 5, 5, 5), 9, (2, 1, 3), (1, 1, 1), (0, 0, 0), 1, 4, 2),
    Geometry((6, 9, 9), 11, (1, 2), (1, 1), (0, 0), 1, 4, 2),
]


@pytest.mark.parametrize("geometry", BUTTERFLIES)
@pytest.mark.parametrize("each", [1, 2, 3])
def test_butterflies_pair_neighbors_of_a_channel(geometry, each):
    leaves = draw_leaves(geometry, each, np.random.default_rng(0), butterfly=True)
    pairs = leaves.reshape(len(leaves), -1, 2, leaves.shape[2])
    assert (pairs[:, :, 0, 0] == pairs[:, :, 1, 0]).all()
    apart = np.abs(pairs[:, :, 0, 1:] - pairs[:, :, 1, 1:])
    roomy = len(pairs[0]) * 4 <= np.prod(geometry.kernel_size)
    assert (apart.max(axis=2) == 1).mean() > (0.95 if roomy else 0.6)
    assert (apart.max(axis=2) > 0).all()
    size = geometry.kernel_size
    assert (leaves[:, :, 1:] >= 0).all()
    assert (leaves[:, :, 1:] < size).all()
    low, high = (ends[:, 0].reshape(len(leaves), -1) for ends in geometry.places_of_leaves())
    window = int(np.prod(size))
    assert (leaves[:, :, 0] >= low // window).all()
    assert (leaves[:, :, 0] < high // window).all()
    for rows in leaves:
        channels = list(rows[::2, 0])
        assert len(set(channels)) <= each
        # Those of a channel come in a row, as many as of the others to within one.
        runs = [channels.count(channel) for channel in dict.fromkeys(channels)]
        assert channels == [c for c, n in zip(dict.fromkeys(channels), runs, strict=True)
                            for _ in range(n)]  # fmt: skip
        assert max(runs) - min(runs) <= 1
        if 2 * max(runs) <= window:
            assert len({tuple(row) for row in rows}) == len(rows)


def test_channels_of_butterflies_are_all_distances_apart():
    geometry = Geometry((16, 6, 6), 40, (3, 3), (1, 1), (0, 0), 1, 3, 1)
    leaves = draw_leaves(geometry, 2, np.random.default_rng(0), butterfly=True)
    apart = (leaves[:, 0, 0] - leaves[:, -1, 0]) % 16
    apart = np.minimum(apart, 16 - apart)
    assert list(apart) == [1] * 8 + [2] * 8 + [4] * 8 + [8] * 8 + [1] * 8
    assert set(np.bincount(leaves[:, :, 0].ravel())) <= {16, 20, 24}


@pytest.mark.parametrize("each", [1, 2, 3])
@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("n_channels", [3, 8, 9, 11])
def test_channels_of_butterflies_are_read_about_equally_often(n_channels, depth, each):
    geometry = Geometry((n_channels, 6, 6), 64, (3, 3), (1, 1), (0, 0), 1, depth, 1)
    leaves = draw_leaves(geometry, each, np.random.default_rng(0), butterfly=True)
    read = np.array([np.bincount(rows[:, 0], minlength=n_channels) > 0 for rows in leaves])
    kernels = read.sum(axis=0)
    assert kernels.min() > 0
    assert kernels.max() - kernels.min() <= 3
    assert set(read.sum(axis=1)) == {min(each, 2 ** (depth - 1), n_channels)}


def test_butterflies_of_single_places_are_random():
    geometry = Geometry((5, 9, 9), 7, (1, 1), (1, 1), (0, 0), 1, 1, 1)
    leaves = draw_leaves(geometry, 2, np.random.default_rng(0), butterfly=True)
    assert (leaves[:, 0, 0] != leaves[:, 1, 0]).all()
