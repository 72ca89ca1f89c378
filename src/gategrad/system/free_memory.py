"""How much memory this process may still take, for what reads as much as fits."""

from __future__ import annotations

import os
import resource
from pathlib import Path
from typing import Final

from gategrad.system.memory import physical_memory

__all__ = ["free_memory"]

_MEMINFO: Final = Path("/proc/meminfo")
_STATM: Final = Path("/proc/self/statm")


def free_memory() -> int:
    """Bytes of memory that this process may still take; where nobody says it, all that there is."""
    free = physical_memory()
    try:
        lines = dict(line.split(":") for line in _MEMINFO.read_text().splitlines())
        free = int(lines["MemAvailable"].split()[0]) << 10
        limit, _ = resource.getrlimit(resource.RLIMIT_AS)
        if limit != resource.RLIM_INFINITY:
            used = int(_STATM.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
            free = min(free, max(0, limit - used))
    except (OSError, ValueError, KeyError):  # no Linux
        pass
    return free
