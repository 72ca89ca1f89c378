from __future__ import annotations

import numpy as np
import pytest
import torch

from gategrad.data.batching.batches import Batches
from gategrad.data.batching.image_moves import Flips

SHAPE = (2, 3, 4)
IMAGES = torch.arange(48, dtype=torch.uint8).reshape(2, 24)


def test_the_highest_bit_of_a_word_turns_an_image() -> None:
    words = np.array([0, 1 << 63], np.uint64)
    found = Flips(SHAPE)(IMAGES, words).reshape(2, *SHAPE)
    images = IMAGES.reshape(2, *SHAPE)
    assert torch.equal(found[0], images[0])
    assert torch.equal(found[1], images[1].flip(-1))
    assert torch.equal(Flips(SHAPE)(IMAGES.float(), words), found.reshape(2, 24).float())


def test_what_is_no_image() -> None:
    with pytest.raises(ValueError, match="leave flip out"):
        Flips(None)


def test_half_of_the_images_are_turned_anew_each_epoch() -> None:
    X = IMAGES[:1].expand(400, 24).contiguous()
    batches = Batches(X, torch.zeros(400, dtype=torch.int64), 100, 0, flips=Flips(SHAPE))
    epochs = [torch.cat([x for x, _ in batches.epoch(i)]) for i in (0, 0, 1)]
    turned = [(epoch != X).any(dim=1) for epoch in epochs]
    assert torch.equal(turned[0], turned[1])
    assert not torch.equal(turned[0], turned[2])
    assert 0.4 < float(turned[0].float().mean()) < 0.6
    resumed = torch.cat([x for x, _ in batches.epoch(1, start=2)])
    assert torch.equal(resumed, epochs[2][200:])
