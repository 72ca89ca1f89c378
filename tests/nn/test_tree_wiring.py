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
