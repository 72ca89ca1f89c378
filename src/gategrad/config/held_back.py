"""How many samples training keeps for validation, for who names no share."""

from __future__ import annotations

from typing import Final

__all__ = ["share_held_back"]

_FEW: Final = 5_000


def share_held_back(n: int) -> float:
    """The share of so many training samples that is kept for validation.

    None of few: they are needed, and choosing the best epoch on a handful costs more than it finds,
    where the learning rate falls to zero. Of others a tenth.
    """
    return 0.0 if n < _FEW else 0.1
