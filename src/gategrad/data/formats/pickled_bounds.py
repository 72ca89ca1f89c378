"""How much a file that Python pickled may hold: a few bytes can say what takes hours to look at.

They name a part again and again, in ever larger ones. So there are bounds on instructions (which
bound what is remembered, too), on levels, on values as counted wherever they stand, and on what
messages quote. The published batches have 200,000 instructions and three levels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

__all__ = ["MOST_BITS", "MOST_INSTRUCTIONS", "MOST_SIDES", "Sizes", "cut", "quoted"]

MOST_INSTRUCTIONS: Final = 1_000_000
"""Of a file."""
MOST_SIDES: Final = 32
"""Of an array."""
MOST_BITS: Final = 2048
"""Of a whole number."""
_MOST_VALUES: Final = 4_000_000
_MOST_LEVELS: Final = 16
_MOST_LETTERS: Final = 60


class Sizes:
    """Counts values in lists, tuples and dicts, each wherever it stands, in little time.

    Args:
        check: Called with each value once; raises ``ValueError`` for one that may not be there.
    """

    def __init__(self, check: Callable[[Any], None]) -> None:
        self._check = check
        # What stands in many places is looked at once: how many values it is, and levels. What is
        # not done yet has none, and holds itself.
        self._known: dict[int, tuple[int, int]] = {}

    def of(self, value: Any, level: int = 1) -> tuple[int, int]:
        """Values in a value, itself among them, and its levels.

        Raises:
            ValueError: Too many of either, or a value that holds itself.
        """
        self._check(value)
        if not isinstance(value, dict | list | tuple):
            return 1, 0
        if id(value) not in self._known:
            self._known[id(value)] = 0, 0
            self._known[id(value)] = self._inside(value, level)
        size, levels = self._known[id(value)]
        if not size:
            raise ValueError("it holds itself")
        if level + levels > _MOST_LEVELS:
            raise ValueError("it nests too deeply")
        if size > _MOST_VALUES:
            raise ValueError(f"it holds more than {_MOST_VALUES:,} values")
        return size, levels

    def _inside(
        self, value: dict[Any, Any] | list[Any] | tuple[Any, ...], level: int
    ) -> tuple[int, int]:
        if level > _MOST_LEVELS:
            raise ValueError("it nests too deeply")
        size, levels = 1, 0
        items: Iterable[Any] = value.values() if isinstance(value, dict) else value
        for item in items:
            n, deep = (1, 0) if isinstance(item, int) else self.of(item, level + 1)
            size, levels = size + n, max(levels, deep + 1)
        return size, levels


def quoted(value: Any) -> str:
    """A value in a message: what holds others is only named."""
    if isinstance(value, str | bytes):
        short = value[:_MOST_LETTERS]
        return repr(short) if len(short) == len(value) else f"{short!r} ..."
    return cut(repr(value)) if isinstance(value, int | float) else f"a {type(value).__name__}"


def cut(text: str, n: int = _MOST_LETTERS) -> str:
    """A text, or its beginning where it is longer than so many letters."""
    return text if len(text) <= n else f"{text[:n]} ..."
