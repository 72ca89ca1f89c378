"""What a value of a table means: a number, a category, or nothing. All that read tables ask here.

Files hold texts. Arrays and data frames hold values, of which texts are one kind. Nothing in a text
is one of a few words (:func:`is_missing`), among numbers of a few more (:func:`is_gap`); nothing
among values is None, NaN or what pandas has in their place (:func:`is_nothing`).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = [
    "GAP_WORDS",
    "HIGH",
    "LARGEST",
    "MISSING",
    "NO_VALUE",
    "NUMBERS",
    "PRESENT",
    "check_categories",
    "exact_number",
    "frame_series",
    "in_order",
    "is_frame",
    "is_gap",
    "is_missing",
    "is_nothing",
    "is_number",
    "number_of_class",
    "placed_numbers",
    "plain_numbers",
    "shown",
]

# A table's numbers: float64, any that are finite. What is missing stands below all of them.
HIGH: Final = float(np.finfo(np.float64).max) / 4
MISSING: Final = -HIGH
PRESENT: Final = MISSING / 2
"""Numbers above it are there."""
LARGEST: Final = HIGH / 4
"""Numbers may be as large as this, so that none is near what is missing."""
NUMBERS: Final = (bool, int, float, Decimal, np.bool_, np.integer, np.floating)
"""Types of values that are numbers."""
NO_VALUE: Final = "missing"
"""The category of rows that have none."""
_SHOWN: Final = 60
"""Letters of a value that messages show."""
_MOST_CATEGORIES: Final = 1000
_ABSENT: Final = frozenset(
    ["", "?", "na", "n/a", "nan", "-nan", "null", "none", "nat", "<na>", "#n/a", "#n/a n/a", "#na",
     "\\n"]
)  # fmt: skip
# Among numbers these say the same; in a column of texts they may be categories, such as + and -.
_GAPS: Final = frozenset(
    [".", "..", "...", "-", "--", "---", "\u2013", "\u2014", "*", "n.a.", "n/d", "n.d.", "missing",
     "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!", "1.#ind", "-1.#ind", "1.#qnan",
     "-1.#qnan"]
)  # fmt: skip

GAP_WORDS: Final = _ABSENT | _GAPS
"""Texts, in small letters, that say that there is no value, at least among numbers."""


def is_missing(text: str) -> bool:
    """Whether a text says that there is no value."""
    return text.lower() in _ABSENT


def is_gap(text: str) -> bool:
    """Whether a text in a column of numbers says that there is none, as spreadsheets write it."""
    return text.lower() in GAP_WORDS


def is_nothing(value: Any) -> bool:
    """Whether a value of a data frame says that there is none: None, NaN, pandas' NA and NaT."""
    if value is None or type(value).__name__ in ("NAType", "NaTType"):
        return True
    return isinstance(value, float | np.floating) and math.isnan(value)


def is_number(text: str) -> bool:
    """Whether a text is a finite number."""
    try:
        return math.isfinite(float(text)) and "_" not in text
    except ValueError:
        return False


def plain_numbers(texts: Sequence[str | None]) -> NDArray[np.float64] | None:
    """Texts that are all finite numbers, fast, as ``(len(texts),)``; None where one is not."""
    try:
        numbers = np.array(texts, dtype=np.float64)
    except (ValueError, TypeError):
        return None
    if not np.isfinite(numbers).all() or any(text is None or "_" in text for text in texts):
        return None
    return numbers


def in_order(texts: Iterable[str]) -> list[str]:
    """Different texts in the order of their codes: by value where all are numbers, else by text."""
    different = sorted(set(texts))
    if all(is_number(text) for text in different):
        return sorted(different, key=float)
    return different


def shown(text: str) -> str:
    """A text as messages show it: in quotes, the beginning of a long one."""
    return repr(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!r}..."


def number_of_class(text: str, names: Sequence[str]) -> int:
    """Which of the classes a label means, in another spelling of a number, too; -1 for none.

    Args:
        text: The label, such as ``1.0`` for the class ``1``.
        names: Names of the classes.
    """
    if text in names:
        return names.index(text)
    if is_number(text):
        number = exact_number(text)
        for k, name in enumerate(names):
            if is_number(name) and exact_number(name) == number:
                return k
    return -1


def exact_number(text: str) -> Decimal | float:
    """A finite number with all its digits: long ones that name something may be equal as floats."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return float(text)  # 0 or as good as that, by its exponent


def check_categories(different: Collection[Any], column: str, kind: str = "categories") -> None:
    """Raise ``ValueError`` where a column holds too many categories to have a bit for each.

    Args:
        different: The categories.
        column: What the error message calls the column.
        kind: What it calls them.
    """
    if len(different) > _MOST_CATEGORIES:
        raise ValueError(
            f"{column} holds {len(different)} {kind}, such as "
            f"{shown(str(next(iter(different))))}: leave it "
            "out, or make fewer categories or numbers of it"
        )


def placed_numbers(
    numbers: NDArray[np.float64], gap: ArrayLike, column: str
) -> NDArray[np.float64]:
    """Numbers as circuits read them, with something in place of NaN.

    Args:
        numbers: Of one column, or ``(rows, columns)``.
        gap: What stands for NaN: one number, or one for each column.
        column: What the error message calls the column.

    Raises:
        ValueError: Infinity, or a number so large that what is missing would not be apart.
    """
    if not float(np.nanmax(np.abs(numbers), initial=0.0)) <= LARGEST:
        large = numbers[np.abs(numbers) > LARGEST][0]
        raise ValueError(
            f"{column} holds {large}, which is too large: numbers go up to {LARGEST:.3g}"
        )
    gaps = np.isnan(numbers)
    return np.where(gaps, gap, numbers) if gaps.any() else numbers


def is_frame(X: Any) -> bool:
    """Whether ``X`` is a data frame: columns with names, and types of their own."""
    return hasattr(X, "columns") and hasattr(X, "dtypes") and hasattr(X, "shape")


def frame_series(frame: Any, place: int) -> Any:
    """A column of a data frame of pandas or polars, by its place."""
    return frame.iloc[:, place] if hasattr(frame, "iloc") else frame[:, place]
