import numpy as np
import pytest
import torch

from gategrad.data.batching.batches import Batches
from gategrad.data.batching.image_moves import Shifts

SHAPE = (2, 4, 5)
IMAGE = torch.arange(1, 41, dtype=torch.uint8).reshape(1, 40)


def moved(image, down, right):
    out = np.zeros_like(image)
    _, height, width = image.shape
    for r in range(height):
        for c in range(width):
            if 0 <= r - down < height and 0 <= c - right < width:
                out[:, r, c] = image[:, r - down, c - right]
    return out


@pytest.mark.parametrize("most", [1, 2])
def test_every_move_is_made_and_nothing_else(most):
    n = (2 * most + 1) ** 2
    found = Shifts(SHAPE, most)(IMAGE.expand(n, 40), np.arange(n, dtype=np.uint64))
    image = IMAGE.numpy().reshape(SHAPE)
    moves = range(-most, most + 1)
    expected = {moved(image, down, right).tobytes() for down in moves for right in moves}
    assert {row.numpy().tobytes() for row in found} == expected


def test_float_images_keep_their_values():
    image = torch.rand(1, 40)
    center = Shifts(SHAPE, 1)(image, np.array([4], np.uint64))
    assert torch.equal(center, image)


@pytest.mark.parametrize(
    ("shape", "most", "message"),
    [
        (None, 1, "shift=1 moves images, but these samples are not"),
        (SHAPE, 4, "shift must be from 0 to 3 for images of 4 x 5, got 4"),
        (SHAPE, 0, "got 0"),
    ],
)
def test_what_cannot_be_shifted(shape, most, message):
    with pytest.raises(ValueError, match=message):
        Shifts(shape, most)


def test_an_epoch_can_be_resumed_and_the_next_differs():
    X = torch.randint(2, (50, 40), dtype=torch.uint8)
    y = torch.zeros(50, dtype=torch.int64)
    batches = Batches(X, y, 8, seed=3, shifts=Shifts(SHAPE, 1))
    whole = [x for x, _ in batches.epoch(0)]
    again = [x for x, _ in Batches(X, y, 8, seed=3, shifts=Shifts(SHAPE, 1)).epoch(0, 4)]
    assert all(torch.equal(a, b) for a, b in zip(whole[4:], again, strict=True))
    still = [x for x, _ in Batches(X, y, 8, seed=3).epoch(0)]
    assert any(not torch.equal(a, b) for a, b in zip(whole, still, strict=True))
    assert all(x.t().is_contiguous() for x in whole)
