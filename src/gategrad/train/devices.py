"""Which device a training runs on."""

from __future__ import annotations

import importlib.util

import torch

from gategrad.train.distributed import launched

__all__ = ["resolve_device"]


def resolve_device(device: str) -> torch.device:
    """Settle the device.

    Args:
        device: ``cpu``; ``cuda``, or ``cuda:1`` for another GPU than the first; or ``auto``: a GPU
            where there is one that the kernels run on, otherwise the CPU. Of several processes that
            ``torchrun`` started, each has the GPU with its local rank.

    Raises:
        ValueError: No such device here.
    """
    together = launched()
    own = 0 if together is None else together[1]
    if device == "auto":
        usable = torch.cuda.is_available() and importlib.util.find_spec("triton") is not None
        if not usable:
            return torch.device("cpu")
        device = "cuda"
    kind, _, number = device.partition(":")
    if (
        kind not in ("cpu", "cuda")
        or (kind == "cpu" and number)
        or (number and not number.isdigit())
    ):
        raise ValueError(f"device must be auto, cpu, cuda or cuda:N, got {device!r}")
    if kind == "cpu":
        return torch.device("cpu")
    if number and together is not None:
        raise ValueError(f"device={device!r}, but each process has a GPU of its own: use 'cuda'")
    index, count = int(number or own), torch.cuda.device_count()
    if index >= count:
        there = f"torch sees {count}" if count else "torch sees none: use device='cpu'"
        raise ValueError(f"no GPU {index} for device={device!r}: {there}")
    return torch.device("cuda", index)
