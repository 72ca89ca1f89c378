"""What configurations and networks call wiring that training chooses, and its default."""

from typing import Final

__all__ = ["CANDIDATES", "LEARNED"]

LEARNED: Final = "learned"
"""Wiring that training chooses among candidates."""

CANDIDATES: Final = (16,)
"""Candidates of an input, by layer, where nobody says how many; unused without learned wiring."""
