"""Values that no training row had: by which rule they are read, and what is said of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gategrad.circuit.encoders.table_values import shown
from gategrad.system.counted import counted

__all__ = ["UNKNOWN_RULES", "UnknownValues"]

UNKNOWN_RULES: Final = ("missing", "refuse")
"""What becomes of values that no training row had."""


@dataclass
class _Seen:
    """What one column held of one kind.

    Attributes:
        rows: How many rows had such a value.
        example: The first of them; None where it is that there was none.
        place: Where it was, in words.
        read_as: What it was read as, in words.
    """

    rows: int
    example: str | None
    place: str
    read_as: str


class UnknownValues:
    """Counts values that no training row had: unknown categories, and gaps where there were none.

    **The rule.** A category that training rows did not have is read as a missing one. A missing
    value is read as what it was in training: a number that is missing has a bit of its own, a
    category that is missing is a category. Where no training row lacked one, it is read as what is
    usual there: the median of the numbers, the most frequent category. With ``refuse``, each of
    these is an error.

    Args:
        rule: One of :data:`UNKNOWN_RULES`.

    Raises:
        ValueError: Another rule.
    """

    def __init__(self, rule: str = "missing") -> None:
        if rule not in UNKNOWN_RULES:
            raise ValueError(f"unknown must be one of {', '.join(UNKNOWN_RULES)}, got {rule!r}")
        self.refuses = rule == "refuse"
        self._seen: dict[tuple[str, bool], _Seen] = {}

    def add(self, column: str, value: str | None, rows: int, place: str, read_as: str) -> None:
        """Count a value.

        Args:
            column: The column's name.
            value: The value; None where there is none.
            rows: How many rows have it.
            place: Where the first of them is, if that is known.
            read_as: What it is read as, in words.
        """
        seen = self._seen.setdefault((column, value is None), _Seen(0, value, place, read_as))
        seen.rows += rows

    @property
    def rows(self) -> int:
        """Values so far, of all columns."""
        return sum(seen.rows for seen in self._seen.values())

    def lines(self) -> list[str]:
        """A sentence for each column and kind."""
        return [self._line(column, seen) for (column, _), seen in self._seen.items()]

    @staticmethod
    def _line(column: str, seen: _Seen) -> str:
        rows = counted(seen.rows, "row")
        have = "has" if seen.rows == 1 else "have"
        where = f" ({seen.place})" if seen.place else ""
        if seen.example is None:
            what = f"{rows} {have} no value{where}, which no training row lacked"
        else:
            what = (
                f"{rows} {have} a category that no training row had, such as "
                f"{shown(seen.example)}{where}"
            )
        return f"column {column!r}: {what}: read as {seen.read_as}"
