import numpy as np
import pytest
import torch

from gategrad.data.batching.batches import Batches
from gategrad.data.batching.image_moves import Bends

SHAPE = (2, 12, 15)
N = 12 * 15
WORDS = np.arange(512, dtype=np.uint64)


def images(n=1):
    return torch.rand(n, 2 * N, generator=torch.Generator().manual_seed(0))


def test_hardly_bent_is_as_it_was():
    x = images(512)
    assert torch.equal(Bends(SHAPE, 0.01)(x, WORDS), x)


def test_pixels_come_from_near_and_channels_move_together():
    # Each channel holds where a pixel is, so that what comes out says where it came from.
    at = torch.arange(1, N + 1, dtype=torch.float32)
    x = torch.cat([at, -at]).expand(512, -1)
    out = Bends(SHAPE, 1.0)(x, WORDS).view(512, 2, 12, 15)
    assert torch.equal(out[:, 0], -out[:, 1])
    inside = out[:, 0] > 0
    source = out[:, 0].long() - 1
    rows, columns = torch.arange(12)[:, None], torch.arange(15)
    down = (source // 15 - rows)[inside].float()
    right = (source % 15 - columns)[inside].float()
    # Normal, with standard deviation 1 at the grid's points and less between them.
    for moved in (down, right):
        assert abs(moved.mean()) < 0.15
        assert 0.6 < moved.std() < 1.2
    middle = inside[:, 4:8, 5:10]
    assert middle.float().mean() > 0.99
    # Neighbors stay neighbors: fields are smooth.
    both = inside[:, :, 1:] & inside[:, :, :-1]
    step = (source[:, :, 1:] % 15 - source[:, :, :-1] % 15)[both].float()
    assert step.min() >= -3
    assert abs(step.mean() - 1) < 0.1


def test_ways_differ_and_are_the_seed_s():
    x = images().expand(512, -1)
    some = Bends(SHAPE, 2.0, seed=1)(x, WORDS)
    assert len(torch.unique(some, dim=0)) == 512
    assert torch.equal(some, Bends(SHAPE, 2.0, seed=1)(x, WORDS + np.uint64(512)))
    assert not torch.equal(some, Bends(SHAPE, 2.0, seed=2)(x, WORDS))


def test_bits_stay_bits():
    x = images(512).round().to(torch.uint8)
    out = Bends(SHAPE, 3.0)(x, WORDS)
    assert out.dtype == torch.uint8
    assert set(out.unique().tolist()) == {0, 1}


@pytest.mark.parametrize(
    ("shape", "pixels", "message"),
    [
        (None, 1.5, "bend=1.5 bends images, but these samples are not: use bend=0"),
        (SHAPE, -1.0, "bend must be from 0 to less than 12 for images of 12 x 15, got -1"),
        (SHAPE, 12.0, "got 12"),
        (SHAPE, float("nan"), "got nan"),
        (SHAPE, float("inf"), "got inf"),
    ],
)
def test_what_cannot_be_bent(shape, pixels, message):
    with pytest.raises(ValueError, match=message):
        Bends(shape, pixels)


def test_an_epoch_can_be_resumed_and_the_next_differs():
    X = torch.randint(2, (50, 2 * N), dtype=torch.uint8)
    y = torch.zeros(50, dtype=torch.int64)
    batches = Batches(X, y, 8, seed=3, bends=Bends(SHAPE, 1.0))
    whole = [x for x, _ in batches.epoch(0)]
    again = [x for x, _ in Batches(X, y, 8, seed=3, bends=Bends(SHAPE, 1.0)).epoch(0, 4)]
    assert all(torch.equal(a, b) for a, b in zip(whole[4:], again, strict=True))
    still = [x for x, _ in Batches(X, y, 8, seed=3).epoch(0)]
    assert any(not torch.equal(a, b) for a, b in zip(whole, still, strict=True))
    assert all(x.t().is_contiguous() for x in whole)
    parts = [Batches(X, y, 8, 3, bends=Bends(SHAPE, 1.0), part=(i, 2)) for i in range(2)]
    halves = zip(*(part.epoch(0) for part in parts), strict=True)
    for (x, _), ((a, _), (b, _)) in zip(batches.epoch(0), halves, strict=True):
        assert torch.equal(x, torch.cat([a, b])[: len(x)])
