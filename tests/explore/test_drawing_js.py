"""Drawings are treated as MNIST's digits were."""

import numpy as np
import pytest

from gategrad.explore import Drawing, drawing_of

MNIST = {"box": 20, "pen": 2.8, "center": "mass"}
SEVEN = [[[10, 10], [60, 10], [30, 110]]]


def extent(image):
    rows, columns = np.nonzero(image)
    return np.ptp(rows) + 1, np.ptp(columns) + 1


def middle(image):
    y, x = np.indices(image.shape) + 0.5
    return (y * image).sum() / image.sum(), (x * image).sum() / image.sum()


def test_the_longer_side_is_twenty_pixels_and_the_proportions_stay(scripts):
    height, width = extent(scripts.draw(SEVEN, MNIST, 28))
    assert height == 20
    assert 10 <= width <= 13


def test_the_center_of_mass_comes_to_the_middle(scripts):
    y, x = middle(scripts.draw(SEVEN, MNIST, 28))
    assert abs(y - 14.5) <= 0.51  # as MNIST's own digits have it
    assert abs(x - 14.5) <= 0.51
    box = scripts.draw(SEVEN, {**MNIST, "center": "box"}, 28)
    rows, columns = np.nonzero(box)
    assert rows.min() + rows.max() == pytest.approx(27, abs=1)
    assert columns.min() + columns.max() == pytest.approx(27, abs=1)


def test_size_and_place_of_the_strokes_do_not_matter(scripts):
    other = [[[3 + x / 7, 9 + y / 7] for x, y in stroke] for stroke in SEVEN]
    np.testing.assert_allclose(
        scripts.draw(SEVEN, MNIST, 28), scripts.draw(other, MNIST, 28), atol=1e-9
    )


def test_the_pen_is_as_wide_as_it_says_and_its_edges_are_gray(scripts):
    image = scripts.draw([[[0, 0], [0, 100]]], MNIST, 28)
    across = image[14]
    assert across.sum() == pytest.approx(2.8, abs=0.3)
    assert image.max() == 1
    assert ((image > 0) & (image < 1)).any()


def test_nothing_a_dot_and_a_short_stroke(scripts):
    assert not scripts.draw([], MNIST, 28).any()
    assert not scripts.draw([[]], MNIST, 28).any()
    dot = scripts.draw([[[5, 5]]], MNIST, 28)
    assert max(extent(dot)) <= 4
    assert middle(dot) == pytest.approx((14.5, 14.5), abs=0.51)
    short = scripts.draw([[[5, 5], [5.5, 5]]], MNIST, 28, 4.2)
    assert max(extent(short)) <= 7


def test_each_set_has_its_own_way():
    assert drawing_of("mnist", (1, 28, 28)) == Drawing(20, 2.8, "mass")
    assert drawing_of("digits", (1, 8, 8)).center == "box"
    assert drawing_of(None, (1, 14, 14)).box == 10
    assert drawing_of("fashion-mnist", (1, 28, 28)) is None
    assert drawing_of("cifar10", (3, 32, 32)) is None
    assert drawing_of("adult", (14,)) is None
