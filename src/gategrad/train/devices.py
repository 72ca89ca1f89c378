"""Which device a training runs on."""

from __future__ import annotations

import importlib.util

import torch

__all__ = ["resolve_device"]


def resolve_device(device: str) -> torch.device:
    """Settle the device.

    Args:
        device: ``cpu``; ``cuda``, or ``cuda:1`` for another GPU than the first; or ``auto``: a GPU
            where there is one that the kernels run on, otherwise the CPU.

    Raises:
        ValueError: No such device here.
    """
    if device == "auto":
        usable = torch.cuda.is_available() and importlib.util.find_spec("triton") is not None
        return torch.device("cuda", 0) if usable else torch.device("cpu")
    kind, _, number = device.partition(":")
    if (
        kind not in ("cpu", "cuda")
        or (kind == "cpu" and number)
        or (number and not number.isdigit())
    ):
        raise ValueError(f"device must be auto, cpu, cuda or cuda:N, got {device!r}")
    if kind == "cpu":
        return torch.device("cpu")
    index, count = int(number or 0), torch.cuda.device_count()
    if index >= count:
        there = f"torch sees {count}" if count else "torch sees none: use device='cpu'"
        raise ValueError(f"no GPU {index} for device={device!r}: {there}")
    return torch.device("cuda", index)
