"""How many CPU threads a training uses, settled before it starts."""

from __future__ import annotations

import os
from typing import Final, NamedTuple

import torch

from gategrad.targets import default_threads
from gategrad.train.distributed import launched

__all__ = ["Threads", "resolve_threads"]

_MOST: Final = 1024


class Threads(NamedTuple):
    """Threads of torch and of the compiled engine."""

    torch: int
    engine: int


def resolve_threads(threads: int | None) -> Threads:
    """Settle the numbers of threads.

    Args:
        threads: For both. None: as many as torch uses now, and
            :func:`gategrad.targets.default_threads` for the engine, shared with the processes that
            ``torchrun`` has started beside this one.

    Raises:
        ValueError: Not from 1 to 1024, or ``GATEGRAD_THREADS`` is wrong.
    """
    engine = _share() if threads is None else threads
    if not 1 <= engine <= _MOST:
        bound = "at least 1" if engine < 1 else f"at most {_MOST}"
        raise ValueError(f"threads must be {bound}, got {engine}")
    return Threads(torch.get_num_threads() if threads is None else threads, engine)


def _share() -> int:
    threads = default_threads()
    beside = 1 if launched() is None else int(os.environ.get("LOCAL_WORLD_SIZE", 1))
    return max(1, threads // max(1, beside)) if threads > 0 else threads
