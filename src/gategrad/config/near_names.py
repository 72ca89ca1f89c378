"""What someone may have meant who wrote a name that there is none of."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["did_you_mean"]


def did_you_mean(text: str, names: Iterable[str]) -> str:
    """A question that ends a message about a wrong name, where one of the right ones is like it."""
    near = get_close_matches(text, list(names), n=1, cutoff=0.5)
    return f"; did you mean {near[0]}?" if near else ""
