"""How many CPU threads a training uses, settled before it starts."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch

from gategrad.targets import default_threads

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
            :func:`gategrad.targets.default_threads` for the engine.

    Raises:
        ValueError: Not from 1 to 1024, or ``GATEGRAD_THREADS`` is wrong.
    """
    engine = default_threads() if threads is None else threads
    if not 1 <= engine <= _MOST:
        bound = "at least 1" if engine < 1 else f"at most {_MOST}"
        raise ValueError(f"threads must be {bound}, got {engine}")
    return Threads(torch.get_num_threads() if threads is None else threads, engine)
