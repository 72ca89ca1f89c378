"""Checks of what tensors hold, which on a GPU can be looked at later than they are made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import torch
from torch import Tensor

from gategrad.nn.kernels import native_gates

__all__ = ["later_checks", "within"]

_noted: ContextVar[list[Tensor] | None] = ContextVar("_noted", default=None)


def within(x: Tensor, low: float, high: float, *, ends: bool) -> bool:
    """Whether all of a matrix lies in [low, high], or, where ``ends``, is one of the two.

    Within :func:`later_checks`, a GPU's answer is noted for later, and this one is yes.
    """
    rows = x.t() if x.t().is_contiguous() else x
    if x.device.type == "cpu" and x.dtype in (torch.float32, torch.float64):
        return native_gates.within(rows.detach().contiguous(), low, high, ends)
    right = (rows == low) | (rows == high) if ends else (rows >= low) & (rows <= high)
    noted = _noted.get()
    if noted is not None and x.device.type != "cpu":
        noted.append(~right.all())
        return True
    return bool(right.all())


@contextmanager
def later_checks() -> Iterator[list[Tensor]]:
    """Let no check of values on a GPU wait for it.

    Yields:
        A list that grows by a bool tensor for each check, true where it found fault. Whoever asks
        for this must look, and run what it was part of again to raise the error.
    """
    noted: list[Tensor] = []
    before = _noted.set(noted)
    try:
        yield noted
    finally:
        _noted.reset(before)
