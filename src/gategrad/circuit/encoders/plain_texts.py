"""Texts in a column that need no decision: what fast readers of tables may know by heart."""

from __future__ import annotations

from functools import lru_cache

from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_rows import ColumnReader
from gategrad.circuit.encoders.table_values import GAP_WORDS, NO_VALUE
from gategrad.circuit.encoders.unknown_values import UnknownValues

__all__ = ["plain_texts"]


def plain_texts(column: Column) -> dict[str, float]:
    """Texts that a column may hold, and what :class:`ColumnReader` reads them as.

    Categories, and the usual words for a missing value where the column has one. What the reader
    counts or refuses is not among them, nor are numbers in a column of numbers.
    """
    if column.categories is None:
        return _of_gaps() if column.missing else {}
    return _read(column, [*column.categories, *(_words() if NO_VALUE in column.categories else ())])


@lru_cache(maxsize=1)
def _of_gaps() -> dict[str, float]:
    return _read(Column("", missing=True), _words())


@lru_cache(maxsize=1)
def _words() -> list[str]:
    return ["NaN", *(text for word in GAP_WORDS for text in (word, word.upper(), word.title()))]


def _read(column: Column, texts: list[str]) -> dict[str, float]:
    counted = UnknownValues()
    reader = ColumnReader(column, "", counted, str)
    found = {}
    for text in dict.fromkeys(texts):
        before = counted.rows
        number = float(reader.texts([text])[0])
        if counted.rows == before and text == text.strip():
            found[text] = number
    return found
