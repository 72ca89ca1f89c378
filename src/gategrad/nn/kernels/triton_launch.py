"""What every launch of a kernel on a GPU needs: the right device, and the gates' table there."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import torch
from torch import Tensor

from gategrad.gates import COEFFICIENTS

__all__ = ["gate_table", "on_its_device"]

_P = ParamSpec("_P")
_R = TypeVar("_R")


def on_its_device(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Triton launches on torch's current device, which need not be that of the first tensor."""

    @functools.wraps(function)
    def guarded(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        with torch.cuda.device_of(args[0]):  # type: ignore[no-untyped-call]  # a CPU's: nothing
            return function(*args, **kwargs)

    return guarded


@functools.cache
def gate_table(device: torch.device) -> Tensor:
    """``(16, 4)`` coefficients of the gates on a device."""
    return torch.tensor(COEFFICIENTS, device=device)
