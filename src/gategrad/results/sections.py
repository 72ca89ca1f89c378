"""What a study shows: tables, figures, claims and notes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gategrad.results.claims import Claim
from gategrad.results.result_rows import Measured, Published
from gategrad.system.short_repr import short_repr

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

__all__ = ["Figure", "ResultTable", "Section", "TableLine", "whole"]


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


def whole(section: Any) -> Section:
    """A section with all that it generates, after making sure that pages can be made of it.

    Raises:
        TypeError: It is no section, or a part is of another type.
        ValueError: A table whose lines have more or fewer numbers than columns, or a figure whose
            name is another's or none of a file.
    """
    if not isinstance(section, Section):
        raise TypeError(f"report() must return a Section, got {section!r:.80}")
    kinds = {"tables": ResultTable, "figures": Figure, "claims": Claim, "notes": str}
    parts: dict[str, tuple[Any, ...]] = {}
    for name, kind in kinds.items():
        given = getattr(section, name)
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise TypeError(f"{name} must be several {kind.__name__}, got {given!r:.80}")
        parts[name] = tuple(given)
        for part in parts[name]:
            if not isinstance(part, kind):
                raise TypeError(f"{name} must be of {kind.__name__}, got {part!r:.80}")
    for table in parts["tables"]:
        _check_table(table)
    taken: set[str] = set()
    for figure in parts["figures"]:
        _check_figure(figure)
        if figure.name in taken:
            raise ValueError(f"two figures are called {figure.name!r}: give each its own name")
        taken.add(figure.name)
    return Section(**parts)


def _check_table(table: ResultTable) -> None:
    columns = len(table.columns)
    for line in table.lines:
        if len(line.values) not in (0, columns) or len(line.published) > len(line.values):
            raise ValueError(
                f"line {line.label!r} of the table {table.title!r} has {len(line.values)} numbers "
                f"and {len(line.published)} published ones for {columns} columns"
            )
        for value in line.values:
            if not isinstance(value, Measured | None):
                raise TypeError(
                    f"line {line.label!r} of the table {table.title!r} must hold what runs "
                    f"measured (Measured), got {value!r:.80}"
                )


def _check_figure(figure: Figure) -> None:
    if not isinstance(figure.name, str) or not re.fullmatch(r"[\w.-]+", figure.name):
        raise ValueError(
            "a figure's name is that of its files, of letters, digits, dashes, dots and "
            f"underscores, got {figure.name!r:.80}"
        )
    if not hasattr(figure.drawing, "savefig"):
        raise TypeError(
            f"the drawing of figure {figure.name!r} must be matplotlib's Figure, got "
            f"{figure.drawing!r:.80}"
        )
