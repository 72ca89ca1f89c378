"""How much memory there is, for what must not ask for more."""

from __future__ import annotations

import os

__all__ = ["check_memory", "physical_memory"]


def physical_memory() -> int:
    """Bytes of memory that this machine has, whoever uses them."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def check_memory(needed: float, what: str, remedy: str) -> None:
    """Refuse what would take more memory than there is, before it is taken.

    Args:
        needed: Bytes that it takes at least.
        what: What they are for.
        remedy: What may be done instead.

    Raises:
        ValueError: They are more than :func:`physical_memory`.
    """
    there = physical_memory()
    if needed > there:
        raise ValueError(
            f"{what} take {needed / 1e9:,.1f} GB of memory, and this machine has "
            f"{there / 1e9:.1f}: {remedy}"
        )
