"""How much a user's own data may take once they are decoded: a small file can hold anything."""

from __future__ import annotations

import os
from typing import Final

from gategrad.system.free_memory import free_memory

__all__ = ["LIMIT_VARIABLE", "DecodedBytes", "limit_is_set"]

LIMIT_VARIABLE: Final = "GATEGRAD_DATA_LIMIT_GB"
_MOST: Final = 8e9


class DecodedBytes:
    """Counts bytes of data as they are decoded, and refuses more than fit.

    That is 8 GB, or what this machine has free where that is less; or as many as the environment
    variable ``GATEGRAD_DATA_LIMIT_GB`` says, in gigabytes, ``inf`` among them.

    Args:
        source: What error messages call the data.
        copies: How often they are in memory at once on the way.

    Raises:
        ValueError: The variable is no number above 0.
    """

    def __init__(self, source: str, copies: int = 1) -> None:
        self._source, self._n = source, 0.0
        self._limit, self._reason = min(
            (_MOST, "the most that is read"),
            (free_memory() / copies, "the most that there is memory for"),
        )
        if limit_is_set():
            self._limit, self._reason = _limit_set(), f"what {LIMIT_VARIABLE} allows"

    def add(self, n: float) -> None:
        """Count so many bytes; ``ValueError`` where all are more than the limit."""
        self._n += n
        if self._n > self._limit:
            raise ValueError(
                f"{self._source} holds more than {self._limit / 1e9:.2g} GB once decoded, "
                f"{self._reason}: use a part of it, or set {LIMIT_VARIABLE} to the gigabytes that "
                "may be decoded"
            )


def limit_is_set() -> bool:
    """Whether the user has a limit of their own, which says that they know what they read."""
    return bool(os.environ.get(LIMIT_VARIABLE))


def _limit_set() -> float:
    text = os.environ[LIMIT_VARIABLE]
    try:
        limit = float(text) * 1e9
    except ValueError:
        limit = 0.0
    if not limit > 0:
        raise ValueError(
            f"{LIMIT_VARIABLE} must be a number of gigabytes above 0, or inf, got {text!r}"
        )
    return limit
