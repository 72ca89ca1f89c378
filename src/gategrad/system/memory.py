"""How much memory there is, for what must not ask for more."""

from __future__ import annotations

import os

__all__ = ["physical_memory"]


def physical_memory() -> int:
    """Bytes of memory that this machine has, whoever uses them."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
