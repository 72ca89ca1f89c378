"""What configurations and networks call wiring that training chooses, and its default."""

from typing import Final

__all__ = ["ANCHORED", "CANDIDATES", "LEARNED"]

LEARNED: Final = "learned"
"""Wiring that training chooses among candidates."""

ANCHORED: Final = "anchored"
"""Wiring of hidden layers: a gate reads one gate of the layer before, and one input bit."""

CANDIDATES: Final = (16,)
"""Candidates of an input, by layer, where nobody says how many; unused without learned wiring."""
