"""A table as texts: columns by name, and where in its file each row stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

__all__ = ["TextTable", "place_of"]


class TextTable(dict[str, list[str]]):
    """Columns of text by name, all of one length, without spaces around their texts.

    Args:
        columns: The columns.
        lines: The line of its file that each row begins in, from 1; None: rows are counted.
        unit: What such a number is of: a ``line``, or a ``row`` of a file without lines.
    """

    def __init__(
        self,
        columns: Mapping[str, list[str]],
        lines: Sequence[int] | None = None,
        unit: str = "line",
    ) -> None:
        super().__init__(columns)
        self.lines, self.unit = lines, unit

    @property
    def n_rows(self) -> int:
        """How many rows there are."""
        if self.lines is not None:
            return len(self.lines)
        return len(next(iter(self.values()), []))

    def place(self, row: int) -> str:
        """Where a row is found: ``line 7`` of a text file, ``row 6`` of anything else."""
        return f"row {row + 1}" if self.lines is None else f"{self.unit} {self.lines[row]}"

    def only(self, names: Iterable[str]) -> TextTable:
        """The same rows with these columns, in this order."""
        return TextTable({name: self[name] for name in names}, self.lines, self.unit)


def place_of(table: Mapping[str, Sequence[str]], row: int) -> str:
    """Where a row of a table is found, whatever kind of mapping it is."""
    return table.place(row) if isinstance(table, TextTable) else f"row {row + 1}"
