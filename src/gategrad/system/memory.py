"""How much memory there is, for what must not ask for more."""

from __future__ import annotations

import os
from typing import Final

__all__ = ["UNREAD_INPUTS", "check_memory", "physical_memory"]

UNREAD_INPUTS: Final = (
    "of a circuit with an encoder, gategrad optimize leaves out what nothing reads"
)
"""What may be done where a circuit's inputs are too many."""


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
