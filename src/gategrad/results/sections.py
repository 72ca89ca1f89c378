"""What a study shows: tables, figures, claims and notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gategrad.results.claims import Claim
from gategrad.results.result_rows import Measured, Published
from gategrad.system.short_repr import short_repr

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

__all__ = ["Figure", "ResultTable", "Section", "TableLine"]


@dataclass(frozen=True)
class TableLine:
    """A line of a table, or, without values, the heading of those below it.

    Attributes:
        label: Its name.
        values: A number for each column; None where there are no runs.
        published: What others printed for each; may be left out.
    """

    label: str
    values: Sequence[Measured | None] = ()
    published: Sequence[Published | None] = ()

    @property
    def measured(self) -> list[Measured]:
        """The numbers that are there."""
        return [value for value in self.values if value is not None]

    @property
    def cells(self) -> list[tuple[Measured | None, Published | None]]:
        """Each column's number, and what others printed."""
        published = [*self.published, *[None] * (len(self.values) - len(self.published))]
        return list(zip(self.values, published, strict=True))


@dataclass(frozen=True)
class ResultTable:
    """Numbers by line and column.

    Attributes:
        title: What they are.
        first: Name of the column of labels.
        columns: Names of the others.
        lines: Headings and numbers.
        note: What to know when reading it.
        each_seed: Whether the seeds of a line have their numbers beside them: the first column's.
    """

    title: str
    first: str
    columns: Sequence[str]
    lines: Sequence[TableLine]
    note: str = ""
    each_seed: bool = False

    __repr__ = short_repr

    @property
    def source(self) -> str:
        """Who printed the numbers that stand beside ours; empty where none do."""
        printed = (some for line in self.lines for some in line.published if some is not None)
        return next((some.source for some in printed), "")


@dataclass(frozen=True)
class Figure:
    """A picture.

    Attributes:
        name: Of its files.
        drawing: Matplotlib's figure. In constrained layout, as those of
            :mod:`gategrad.results.plots`, it is laid out again for narrow screens.
        caption: What it shows.
    """

    name: str
    drawing: Drawing
    caption: str


@dataclass(frozen=True)
class Section:
    """What a study shows at one scale; its ``report`` gives it.

    Attributes:
        tables: Its tables.
        figures: Its figures.
        claims: Its claims and their verdicts.
        notes: Sentences about it.
    """

    tables: Iterable[ResultTable] = ()
    figures: Iterable[Figure] = ()
    claims: Iterable[Claim] = ()
    notes: Iterable[str] = ()

    __repr__ = short_repr
