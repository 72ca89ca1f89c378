"""What rows and classes of a circuit are, in words for the files that are made of it.

All of it is ASCII and safe inside of a comment of C, whatever names hold.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_values import NO_VALUE

__all__ = ["class_lines", "column_lines", "quoted"]

_SHOWN: Final = 50
"""Classes, and categories of a column, that are listed."""
_LETTERS: Final = 60
"""Letters of a name that are shown."""
_WIDTH: Final = 92
_INDENT: Final = " " * 6


def class_lines(names: Sequence[str]) -> list[str]:
    """Lines that say which class each number is; the first of many."""
    return _filled("Classes:", _numbered(names))


def column_lines(columns: Sequence[Column], missing: str) -> list[str]:
    """Lines that say what each value of a row is: the columns in order, and codes of categories.

    Args:
        columns: Of the table that a circuit was trained on.
        missing: How a number is written that is missing.
    """
    return [line for i, column in enumerate(columns) for line in _column(i, column, missing)]


def quoted(name: str) -> str:
    """A name as a JSON string that neither ends nor begins a comment, the beginning of a long one.

    A slash beside an asterisk is escaped, and the second of two question marks, since a trigraph
    begins so.
    """
    text = json.dumps(name[:_LETTERS]).replace("??", "?\\u003f")
    text = re.sub(r"(?<=\*)/|/(?=\*)", r"\\u002f", text)
    return text if len(name) <= _LETTERS else f"{text}..."


def _column(place: int, column: Column, missing: str) -> list[str]:
    head = f"  {place}  {quoted(column.name)}:"
    if column.categories is None:
        return [f"{head} a number; {_missing_number(column, missing)}"]
    lines = _filled(f"{head} a category:", _numbered(column.categories))
    lines[-1] += f"; {_missing_category(column, column.categories)}"
    return lines


def _missing_number(column: Column, missing: str) -> str:
    if column.missing:
        return f"a missing one is {missing}"
    if column.usual is None:
        return "never missing"
    return f"no training row lacked it: for a missing one, {column.usual!r}, the median"


def _missing_category(column: Column, categories: Sequence[str]) -> str:
    if NO_VALUE in categories:
        return f"missing or unknown: {categories.index(NO_VALUE)}"
    if column.usual is None:
        return "never missing or unknown"
    return f"missing or unknown: {int(column.usual)}, the most frequent"


def _numbered(names: Sequence[str]) -> list[str]:
    texts = [f"{k} = {quoted(name)}" for k, name in enumerate(islice(names, _SHOWN))]
    return texts + ["..."] * (len(names) > _SHOWN)


def _filled(head: str, texts: Iterable[str]) -> list[str]:
    """Texts with commas between, on as many lines as they need; none is broken."""
    lines, line, between = list[str](), head, " "
    for text in texts:
        if len(line) + len(between) + len(text) > _WIDTH and line != head:
            lines.append(f"{line},")
            line, between = _INDENT, ""
        line += between + text
        between = ", "
    return [*lines, line]
