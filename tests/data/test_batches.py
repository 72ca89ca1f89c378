from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from gategrad.data.batching.batches import Batches


def numbered(n: int, dtype: torch.dtype = torch.uint8) -> tuple[torch.Tensor, torch.Tensor]:
    """Rows that say which they are, in their first and last value."""
    y = torch.arange(n)
    X = torch.stack([y % 250, y // 250, y % 7], dim=1).to(dtype)
    return X, y


@given(
    st.integers(1, 60), st.integers(1, 70), st.integers(0, 2**40), st.integers(0, 999), st.data()
)
def test_an_epoch_resumes_where_it_stopped(
    n: int, batch_size: int, seed: int, index: int, data: st.DataObject
) -> None:
    batches = Batches(*numbered(n), batch_size, seed)
    whole = list(batches.epoch(index))
    assert len(whole) == len(batches)
    start = data.draw(st.integers(0, len(batches)))
    rest = list(Batches(*numbered(n), batch_size, seed).epoch(index, start))
    assert len(rest) == len(whole) - start
    for (x, y), (x2, y2) in zip(whole[start:], rest, strict=True):
        assert torch.equal(x, x2)
        assert torch.equal(y, y2)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.float32])
@pytest.mark.parametrize("batch_size", [1, 7, 30, 100])
def test_every_sample_once_with_its_label(dtype: torch.dtype, batch_size: int) -> None:
    X, y = numbered(300, dtype)
    before = X.clone()
    seen = []
    sizes = []
    for x, label in Batches(X, y, batch_size, seed=1, n_classes=300).epoch(0):
        assert (x.dtype, label.dtype) == (torch.float32, torch.int64)
        assert x.t().is_contiguous(), "layers read feature by feature"
        assert torch.equal(x, X[label].float())
        seen += label.tolist()
        sizes.append(len(label))
    assert sorted(seen) == list(range(300))
    assert set(sizes[:-1]) <= {batch_size}
    assert torch.equal(X, before)


@pytest.mark.parametrize("dtype", [torch.uint8, torch.float32])
def test_memory_may_be_sample_by_sample(dtype: torch.dtype) -> None:
    batches = Batches(*numbered(50, dtype), 8, seed=1)
    whole = list(batches.epoch(0))
    batches.by_sample = True
    for (x, y), (x2, y2) in zip(whole, batches.epoch(0), strict=True):
        assert x2.is_contiguous()
        assert torch.equal(x, x2)
        assert torch.equal(y, y2)


def test_the_order_never_changes() -> None:
    (_, y), *_ = Batches(*numbered(10), 10, seed=0).epoch(0)
    assert y.tolist() == [1, 8, 0, 5, 2, 6, 3, 4, 7, 9]


def test_epochs_and_seeds_differ() -> None:
    orders = [
        torch.cat([y for _, y in Batches(*numbered(40), 16, seed).epoch(index)]).tolist()
        for seed in (0, 1)
        for index in (0, 1)
    ]
    assert len({tuple(order) for order in orders}) == 4
    assert all(a != b for a, b in pairwise(orders))


def test_torchs_generator_is_left_alone() -> None:
    torch.manual_seed(3)
    expected = torch.rand(1)
    torch.manual_seed(3)
    list(Batches(*numbered(10), 3, 0).epoch(0))
    assert torch.equal(torch.rand(1), expected)


def test_batches_may_be_written_to() -> None:
    X, y = numbered(5, torch.float32)
    before = X.clone()
    for x, _ in Batches(X, y, 5, 0).epoch(0):
        x.zero_()
    assert torch.equal(X, before)


X, Y = numbered(10)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((X[:0], Y[:0], 4, 0), "no samples"),
        ((X, Y[:9], 4, 0), "X of shape"),
        ((X[0], Y[:3], 4, 0), "X of shape"),
        ((X.double(), Y, 4, 0), "uint8 or float32"),
        ((X, Y.int(), 4, 0), "int64 y"),
        ((X, Y, 0, 0), "batch_size must be at least 1, got 0"),
        ((X, Y - 1, 4, 0), "label -1"),
        ((X, Y, 4, -1), "seed must not be negative"),
        ((X.float() / 0, Y, 4, 0), "NaN"),
        ((X, Y.to("meta"), 4, 0), "on one device"),
    ],
)
def test_refuses(arguments, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Batches(*arguments)


def test_refuses_labels_that_no_class_has() -> None:
    with pytest.raises(ValueError, match="label 9: labels must be at least 0 and below 9"):
        Batches(X, Y, 4, 0, n_classes=9)
    assert len(Batches(X, Y, 4, 0, n_classes=10)) == 3


@pytest.mark.parametrize(("index", "start"), [(-1, 0), (0, -1), (0, 4)])
def test_refuses_batches_that_no_epoch_has(index: int, start: int) -> None:
    # At once, not when the first batch is asked for.
    with pytest.raises(ValueError, match=rf"no batch {start} in epoch {index}"):
        Batches(X, Y, 4, 0).epoch(index, start)


@pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a GPU")
def test_the_order_is_the_same_on_a_gpu() -> None:
    X, y = numbered(300)
    pairs = zip(
        Batches(X, y, 32, 5).epoch(2), Batches(X.cuda(), y.cuda(), 32, 5).epoch(2), strict=True
    )
    for (x, label), (x2, label2) in pairs:
        assert x2.is_cuda
        assert torch.equal(x, x2.cpu())
        assert torch.equal(label, label2.cpu())
        assert np.shape(label) == np.shape(label2.cpu())
