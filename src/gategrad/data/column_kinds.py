"""What a table's columns are, judged by all of their texts, and what is odd about them.

To refuse another kind of column, or to warn of it, add it to :data:`_KINDS` or to
:meth:`ColumnProfile.warning`.
"""

from __future__ import annotations

import math
import re
import shlex
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np

from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_values import (
    NO_VALUE,
    in_order,
    is_gap,
    is_missing,
    is_number,
    plain_numbers,
    shown,
)
from gategrad.system.counted import counted

__all__ = [
    "FEW_NUMBERS",
    "ColumnProfile",
    "Kind",
    "nearly_all_differ",
    "profile_column",
    "seldom_known",
]

Kind = Literal["number", "category", "mixed", "foreign numbers", "dates"]
"""What a column holds. Of these, numbers and categories can be learned from."""

FEW_NUMBERS: Final = 20
"""Different numbers that may be names of categories rather than numbers."""
_FEW_ODD: Final = 0.05
_MOST_ALIKE: Final = 0.5
_ENOUGH_ROWS: Final = 20
_ENOUGH_NUMBERS: Final = 50
_MONTHS: Final = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_ZONE: Final = r"(?: ?(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?"
_TIME: Final = rf"\d{{1,2}}:\d{{2}}(?::\d{{2}}(?:\.\d+)?)?(?: ?[ap]m)?{_ZONE}"
_DAYS: Final = (
    r"\d{4}([-/.])\d{1,2}\1\d{1,2}",
    r"\d{1,2}([-/.])\d{1,2}\2\d{2}(?:\d{2})?",
    rf"\d{{1,2}}[- .]*{_MONTHS}[- ,.]*\d{{2,4}}",
    rf"{_MONTHS} \d{{1,2}},? \d{{4}}",
)
_DATE: Final = re.compile(rf"(?:{'|'.join(_DAYS)})(?:[ T]+{_TIME})?|{_TIME}", re.IGNORECASE)
_MONEY: Final = "[$\u20ac\u00a3\u00a5]"
_GROUPED: Final = r"\d{1,3}([.,'\u2019 \u00a0\u202f])\d{3}(?:\1\d{3})*(?:[.,]\d+)?|\d*[.,]?\d+"
_COMMA: Final = re.compile(r"[-+]?[\d.' \u00a0\u202f]*,(?:\d{1,2}|\d{4,})")
_ZEROS: Final = re.compile(r"0+[1-9]\d*")
_FOREIGN: Final = re.compile(
    rf"[-+(]?\s*{_MONEY}?\s*[-+]?(?:{_GROUPED})\s*(?:[%\u2030]|{_MONEY})?\)?"
)


@dataclass(frozen=True)
class ColumnProfile:
    """What a column holds.

    Attributes:
        name: Its name.
        kind: What it is.
        n_rows: Rows.
        n_missing: Rows without a value.
        n_different: Different values.
        n_odd: Rows whose value is not what most are: no number in a column of numbers.
        odd: The first of them; empty where there is none.
        odd_place: Where it is.
        whole: Whether all numbers are whole ones.
        comma: Whether a comma before fractions explains what is odd.
        n_numbers: Different values that are numbers.
        zeros: A whole number that begins with zeros, where there is one.
    """

    name: str
    kind: Kind
    n_rows: int
    n_missing: int
    n_different: int
    n_odd: int = 0
    odd: str = ""
    odd_place: str = ""
    whole: bool = False
    comma: bool = False
    n_numbers: int = 0
    zeros: str = ""

    @property
    def remark(self) -> str:
        """Why it cannot be learned from as it is, and what to do; empty where it can."""
        oddity, remedy = _KINDS[self.kind](self)
        return f"{oddity}: {remedy}" if oddity else ""

    @property
    def oddity(self) -> str:
        """Why it cannot be learned from as it is; empty where it can."""
        return _KINDS[self.kind](self)[0]

    @property
    def warning(self) -> str:
        """What to know of it, though it can be learned from; empty where there is nothing."""
        n = self.n_rows - self.n_missing
        leave_out = f"leave it out (--drop {_quoted(self.name)}), unless it says something"
        if self.kind == "category" and nearly_all_differ(self.n_different, n):
            return f"{seldom_known(self.n_different, n)}: {leave_out}"
        if self.kind == "category" and self.n_numbers > FEW_NUMBERS:
            return (
                f"holds {self.n_numbers:,} different numbers beside texts, and each of them is a "
                "category of its own: write numbers only, make a column of each of the two, or say "
                f"that it is meant so (--as-category {_quoted(self.name)})"
            )
        if self.zeros:
            return (
                f"holds numbers that begin with zeros, such as {self.zeros!r}, as codes do, and is "
                "read as a column of numbers: say that they are categories (--as-category "
                f"{_quoted(self.name)}), or leave it out (--drop {_quoted(self.name)})"
            )
        if self.kind == "number" and self.whole and n >= _ENOUGH_NUMBERS and self.n_different == n:
            return f"holds another whole number in each row, as row numbers and ids do: {leave_out}"
        return ""

    def described(self) -> dict[str, Any]:
        """What it is, as ``gategrad data info`` shows it."""
        return {
            "column": self.name,
            "kind": self.kind,
            "missing": self.n_missing / max(1, self.n_rows),
            "different": self.n_different,
            "remark": self.remark or self.warning,
            "refused": bool(self.remark),
        }


def nearly_all_differ(n_different: int, n_rows: int) -> bool:
    """Whether a column of categories has another one in most rows."""
    return n_rows >= _ENOUGH_ROWS and n_different > _MOST_ALIKE * n_rows


def seldom_known(n_different: int, n_rows: int) -> str:
    """What to know of such a column."""
    return (
        f"holds {n_different:,} different texts in {n_rows:,} rows, as names, numbers of rows and "
        "free text do, and new rows will have others"
    )


def _fine(_: ColumnProfile) -> tuple[str, str]:
    return "", ""


def _mixed(profile: ColumnProfile) -> tuple[str, str]:
    rows = counted(profile.n_odd, "row")
    return (
        f"holds numbers, but {rows} with something else, such as {shown(profile.odd)} in "
        f"{profile.odd_place}",
        f"write numbers there, or say that it stands for a missing one (--missing "
        f"{_quoted(profile.odd)}), or that the column's values are categories (--as-category "
        f"{_quoted(profile.name)})",
    )


def _foreign(profile: ColumnProfile) -> tuple[str, str]:
    remedy = "say --decimal ',' or write" if profile.comma else "write"
    return (
        f"holds numbers in a form that can be misread, such as {shown(profile.odd)} in "
        f"{profile.odd_place}",
        f"{remedy} them plainly, such as 1234.5",
    )


def _dates(profile: ColumnProfile) -> tuple[str, str]:
    return (
        f"holds dates or times, such as {shown(profile.odd)} in {profile.odd_place}, of which "
        "new rows have others",
        f"leave it out (--drop {_quoted(profile.name)}), make numbers of it, such as year, month "
        f"and weekday, or say that its values are categories (--as-category "
        f"{_quoted(profile.name)})",
    )


_KINDS: Final[dict[Kind, Callable[[ColumnProfile], tuple[str, str]]]] = {
    "number": _fine,
    "category": _fine,
    "mixed": _mixed,
    "foreign numbers": _foreign,
    "dates": _dates,
}


def profile_column(
    name: str,
    values: Sequence[str],
    *,
    category: bool = False,
    place: Callable[[int], str] = lambda row: f"row {row + 1}",
) -> tuple[ColumnProfile, Column]:
    """What a column is, and how its texts are numbered for now.

    A column is one of numbers where all values that are there can be read as one. Where most can,
    but not all, it is ``mixed``, unless the numbers are few and recur, as in ``1``, ``2``,
    ``3 or more``: then they are categories. A missing category is a category, the last; categories
    stand in the order of :func:`~gategrad.circuit.encoders.table_values.in_order`.

    Args:
        name: Its name.
        values: Its texts, without spaces around them.
        category: Its values are categories, whatever they look like.
        place: Where a row is found, in words.
    """
    plain = None if category else plain_numbers(values)
    if plain is not None and len(plain):
        different, whole = len(np.unique(plain)), bool((plain == np.floor(plain)).all())
        zeros = next((text for text in values if text[0] == "0" and _ZEROS.fullmatch(text)), "")
        profile = ColumnProfile(
            name, "number", len(plain), 0, different, whole=whole, zeros=zeros, n_numbers=different
        )
        return profile, Column(name)
    counts = Counter(values)
    there = {text: n for text, n in counts.items() if not is_missing(text)}
    numbers = {text for text in there if is_number(text)}
    gaps = {text for text in there.keys() - numbers if is_gap(text)}
    kind, odd = _kind(there, numbers, gaps) if there and not category else ("category", set())
    if kind in ("number", "mixed"):
        there = {text: n for text, n in there.items() if text not in gaps}
    if kind == "number":
        column = Column(name, None, len(there) < len(counts))
    else:
        missing = len(there) < len(counts)
        found = in_order(there)
        column = Column(name, (*found, *([NO_VALUE] if missing and NO_VALUE not in found else [])))
    first = next((i for i, text in enumerate(values) if text in odd), None) if odd else None
    profile = ColumnProfile(
        name,
        kind,
        len(values),
        len(values) - sum(there.values()),
        len(there),
        sum(there[text] for text in odd),
        "" if first is None else values[first],
        "" if first is None else place(first),
        kind == "number" and all(float(text).is_integer() for text in there),
        # 1,234 may be a thousand and more, and 1.5 beside 1,5 may be anything.
        not any("." in text for text in numbers) and any(map(_COMMA.fullmatch, odd)),
        0 if category else len(numbers),
        next((text for text in there if kind == "number" and _ZEROS.fullmatch(text)), ""),
    )
    return profile, column


def _kind(there: dict[str, int], numbers: set[str], gaps: set[str]) -> tuple[Kind, set[str]]:
    """What most texts are, and which of them are not as they should be."""
    others = there.keys() - numbers - gaps
    if not others and numbers:
        return "number", set()
    n_numbers, n_others = sum(map(there.get, numbers)), sum(map(there.get, others))  # type: ignore[arg-type]
    total = n_numbers + n_others
    large = {text for text in others if _is_large(text)}
    if n_numbers + sum(map(there.get, large)) > total / 2:  # type: ignore[arg-type]
        recur = not large and len(numbers) <= min(FEW_NUMBERS, n_numbers / 2)
        if recur and n_others >= _FEW_ODD * total:
            return "category", set()
        foreign = {text for text in others if _FOREIGN.fullmatch(text)}
        return ("foreign numbers", foreign) if foreign == others else ("mixed", set(others))
    foreign = {text for text in others if _FOREIGN.fullmatch(text)}
    if foreign and sum(map(there.get, foreign)) + n_numbers > total / 2:  # type: ignore[arg-type]
        return "foreign numbers", foreign
    dates = {text for text in others if _DATE.fullmatch(text)}
    if sum(map(there.get, dates)) > total / 2:  # type: ignore[arg-type]
        return "dates", dates
    return "category", set()


def _is_large(text: str) -> bool:
    """Whether a text is infinity, or a number beyond those that there are."""
    try:
        return math.isinf(float(text))
    except ValueError:
        return False


def _quoted(text: str) -> str:
    """As a shell reads it, and an option that takes names with commas between."""
    if "," in text or text.startswith('"'):
        doubled = text.replace('"', '""')
        text = f'"{doubled}"'
    return shlex.quote(text)
