"""What an experiment's report is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gategrad.report.rows import Measured, Row

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

__all__ = [
    "HELD",
    "NOT_HELD",
    "NOT_TESTED",
    "Claim",
    "Figure",
    "Line",
    "Published",
    "Section",
    "Table",
    "Value",
    "judged",
]

HELD, NOT_HELD, NOT_TESTED = "held", "not held", "not yet tested"


@dataclass(frozen=True)
class Published:
    """A number of the paper, in percent.

    Attributes:
        mean: The number.
        spread: What stands behind its plus-minus sign.
    """

    mean: float
    spread: float | None = None


@dataclass(frozen=True)
class Value:
    """Our number beside the paper's; either may be missing."""

    ours: Measured | None = None
    paper: Published | None = None

    @property
    def difference(self) -> float | None:
        """Ours minus the paper's, in points."""
        if self.ours is None or self.paper is None:
            return None
        return self.ours.mean - self.paper.mean


@dataclass(frozen=True)
class Line:
    """A line of a table, or, without values, the heading of those below it."""

    label: str
    values: Sequence[Value] = ()

    @property
    def measured(self) -> list[Measured]:
        """Our numbers."""
        return [value.ours for value in self.values if value.ours is not None]


@dataclass(frozen=True)
class Table:
    """Numbers by line and column.

    Attributes:
        title: What they are.
        first: Name of the column of labels.
        columns: Names of the others.
        lines: Headings and numbers.
        note: What to know when reading it.
    """

    title: str
    first: str
    columns: Sequence[str]
    lines: Sequence[Line]
    note: str = ""


@dataclass(frozen=True)
class Figure:
    """A picture.

    Attributes:
        name: Of its files.
        drawing: Matplotlib's figure.
        caption: What it shows.
    """

    name: str
    drawing: Drawing
    caption: str


@dataclass(frozen=True)
class Claim:
    """A claim of the paper and what our runs say about it.

    Attributes:
        text: The claim, in a sentence.
        verdict: ``held``, ``not held`` or ``not yet tested``.
        reason: The numbers, in words.
        rows: The runs behind them.
    """

    text: str
    verdict: str
    reason: str
    rows: Sequence[Row] = ()


def judged(
    text: str, holds: bool | None, reason: str, measured: Sequence[Measured | None] = ()
) -> Claim:
    """A claim by whether it holds; None where there are not the runs to say."""
    if holds is None:
        return Claim(text, NOT_TESTED, "")
    verdict = HELD if holds else NOT_HELD
    reason = re.sub(r"(?<!\w)-(?=\d)", "\u2212", reason)  # a real minus before numbers
    rows: dict[str, Row] = {}
    for some in measured:
        if some is not None:
            rows |= {row.run_id: row for row in some.rows}
    return Claim(text, verdict, reason, tuple(rows.values()))


@dataclass(frozen=True)
class Section:
    """What an experiment shows at one scale."""

    tables: Iterable[Table] = ()
    figures: Iterable[Figure] = ()
    claims: Iterable[Claim] = ()
    notes: Iterable[str] = ()
