"""What someone may have meant who wrote a name that there is none of."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["did_you_mean", "must_be_one_of"]


def did_you_mean(text: object, names: Iterable[str]) -> str:
    """A question that ends a message about a wrong name, where one of the right ones is like it."""
    near = get_close_matches(text, list(names), n=1, cutoff=0.6) if isinstance(text, str) else []
    return f"; did you mean {near[0]}?" if near else ""


def must_be_one_of(what: str, given: object, names: Iterable[str]) -> str:
    """The message about a value that is none of the names that there are.

    Args:
        what: What the value is of: a field, an argument.
        given: The value.
        names: All that could have been given.
    """
    known = list(names)
    return f"{what} must be one of {', '.join(known)}, got {given!r}{did_you_mean(given, known)}"
