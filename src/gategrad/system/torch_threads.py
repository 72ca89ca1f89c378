"""The number of threads that torch uses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch

__all__ = ["torch_threads"]


@contextmanager
def torch_threads(threads: int) -> Iterator[None]:
    """Let torch use so many threads for a while, in the whole process.

    One, for the small operations between those of :mod:`gategrad.nn.kernels`: a thread that
    torch has woken looks out for more work for a millisecond or two, on a core that our own need.
    """
    before = torch.get_num_threads()
    if before == threads:
        yield
        return
    torch.set_num_threads(threads)
    try:
        yield
    finally:
        torch.set_num_threads(before)
