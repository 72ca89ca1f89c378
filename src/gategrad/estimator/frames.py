"""What scikit-learn's users have, arrays and data frames, as rows of numbers that circuits read.

What single values mean is in :mod:`gategrad.circuit.encoders.table_values`, for files as for these.
The difference to :mod:`gategrad.circuit.encoders.table_rows` is that a category is a value of any
type, where a file has only texts. What becomes of values that training held none of is the same:
:class:`~gategrad.circuit.encoders.unknown_values.UnknownValues`.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.table_columns import Column, listed
from gategrad.circuit.encoders.table_values import (
    MISSING,
    NO_VALUE,
    NUMBERS,
    PRESENT,
    check_categories,
    frame_series,
    is_frame,
    is_nothing,
    placed_numbers,
)
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.data.column_kinds import (
    FEW_NUMBERS,
    nearly_all_differ,
    profile_column,
    seldom_known,
)

__all__ = ["FeatureColumn", "encode_columns", "read_columns", "with_usual"]


@dataclass(frozen=True)
class FeatureColumn:
    """A column as it was in training.

    Attributes:
        name: Its name, or ``x0``, ``x1``, ... of an array.
        categories: Values in the order of their codes 0, 1, ...; None for numbers. A missing one is
            the code after the last.
        missing: Whether values were missing.
        usual: What stands for a value of which training held none, a missing one or an unknown
            category: the median, or the code of the most frequent category.
    """

    name: str
    categories: tuple[Any, ...] | None
    missing: bool
    usual: float = 0.0

    @property
    def described(self) -> Column:
        """As encoders of tables know it."""
        if self.categories is None:
            return Column(self.name, None, self.missing, self._usual)
        more = (NO_VALUE,) if self.missing else ()
        return Column(self.name, (*map(str, self.categories), *more), usual=self._usual)

    @property
    def _usual(self) -> float | None:
        return None if self.usual == MISSING else self.usual


def read_columns(
    X: Any, names: Sequence[str], categorical: NDArray[np.bool_] | None
) -> tuple[FeatureColumn, ...]:
    """What the columns of training rows are.

    Args:
        X: A data frame, or ``(rows, columns)`` of numbers or objects.
        names: One per column.
        categorical: Which columns hold categories. None: those of texts, of booleans, and of a
            frame's categorical type.

    Raises:
        TypeError: Values that are neither numbers nor texts.
        ValueError: Infinite numbers, or a column of more than 1,000 categories.
    """
    columns = []
    for i, name in enumerate(names):
        values, is_category = _column(X, i, name)
        if categorical is not None:
            is_category = bool(categorical[i])
        elif is_category and not _is_named_category(X, i):
            _check_hashable(name, values)
            _check_texts(name, values)
        if is_category:
            columns.append(_categories(name, values))
        else:
            missing = bool(np.isnan(_as_numbers(name, values, np.nan)).any())
            columns.append(FeatureColumn(name, None, missing))
    return tuple(columns)


def _is_named_category(X: Any, i: int) -> bool:
    """Whether the type of a frame's column says that it holds categories."""
    if not is_frame(X):
        return False
    kind = str(frame_series(X, i).dtype).lower()
    return any(word in kind for word in ("category", "categorical", "enum", "bool"))


def _check_texts(name: str, values: NDArray[Any]) -> None:
    """Refuse texts that nearly all are numbers, or dates: as categories, they say little."""
    texts = ["" if is_nothing(value) else str(value).strip() for value in values.tolist()]
    profile, _ = profile_column(name, texts, place=lambda row: f"row {row + 1}")
    remedy = "leave it out, or name it in categorical_features, if its values are categories"
    if profile.oddity:
        raise ValueError(
            f"column {name!r} {profile.oddity}: make numbers of it (pandas.to_numeric), {remedy}"
        )
    if profile.kind == "number" and profile.n_different > FEW_NUMBERS:
        raise ValueError(
            f"column {name!r} holds {profile.n_different:,} different numbers as texts, such as "
            f"{next(filter(None, texts))!r}: make numbers of it (pandas.to_numeric), {remedy}"
        )


def encode_columns(
    X: Any, columns: Sequence[FeatureColumn], unknown: UnknownValues | None = None
) -> NDArray[np.float64]:
    """Rows of numbers: ``(rows, columns)``, numbers as they are, categories by their codes.

    What is missing becomes :data:`~gategrad.circuit.encoders.table_values.MISSING`, or a code of
    its own.

    Args:
        X: A data frame, or ``(rows, columns)`` of numbers or objects.
        columns: What the columns are.
        unknown: Decides about values that no training row had, and counts them.

    Raises:
        TypeError: Values that are neither numbers nor texts.
        ValueError: Infinite numbers, texts in a column of numbers, or numbers in one of texts.
    """
    unknown = UnknownValues() if unknown is None else unknown
    if not is_frame(X) and X.dtype.kind in "biuf" and all(c.categories is None for c in columns):
        numbers = X.astype(np.float64)
        for place in np.flatnonzero(np.isnan(numbers).any(axis=0)).tolist():
            _gap(columns[place], np.isnan(numbers[:, place]), unknown)
        return placed_numbers(numbers, [_stand_in(column) for column in columns], "X")
    rows = np.empty((X.shape[0], len(columns)))
    for i, column in enumerate(columns):
        values, _ = _column(X, i, column.name)
        if column.categories is None:
            rows[:, i] = _as_numbers(
                column.name, values, _gap(column, _is_missing(values), unknown)
            )
        else:
            rows[:, i] = _codes(column, values, unknown)
    return rows


def with_usual(
    columns: Sequence[FeatureColumn], rows: NDArray[np.float64]
) -> tuple[FeatureColumn, ...]:
    """The columns, each with what is usual in these rows of numbers."""
    return tuple(replace(c, usual=_usual(c, rows[:, i])) for i, c in enumerate(columns))


def _usual(column: FeatureColumn, values: NDArray[np.float64]) -> float:
    if column.categories is not None:
        return float(np.argmax(np.bincount(values.astype(np.int64))))
    there = values[values > PRESENT]
    return float(np.median(there)) if len(there) else MISSING


def _stand_in(column: FeatureColumn) -> float:
    """What stands for a missing number."""
    return MISSING if column.missing else column.usual


def _gap(column: FeatureColumn, missing: NDArray[np.bool_], unknown: UnknownValues) -> float:
    """The same, counted where no training row lacked a number."""
    if missing.any() and not column.missing:
        row = int(np.argmax(missing)) + 1
        if unknown.refuses:
            raise ValueError(
                f"column {column.name!r} lacks a number (row {row}), which none of the training "
                "rows does: fill it in"
            )
        n = int(missing.sum())
        unknown.add(column.name, None, n, f"row {row}", f"{column.usual:.6g}, the median")
    return _stand_in(column)


def _column(X: Any, i: int, name: str) -> tuple[NDArray[Any], bool]:
    """A column's values, and whether its type says that they are categories."""
    if not is_frame(X):
        values = X[:, i]
        if values.dtype.kind in "Mm":  # numbers of a unit that another array need not have
            raise _no_numbers(name, values.dtype)
        return values, values.dtype.kind in "OUS" and not _all_numbers(values)
    series = frame_series(X, i)
    kind = getattr(series.dtype, "kind", "")  # of NumPy's types and pandas' own
    if kind in ("i", "u", "f") or _is_polars_number(series.dtype):
        if hasattr(X, "iloc"):
            return series.to_numpy(dtype=np.float64, na_value=np.nan), False
        return np.asarray(series.cast(float).to_numpy(), dtype=np.float64), False
    if kind in ("M", "m", "c"):
        raise _no_numbers(name, series.dtype)
    values = np.asarray(series.to_list(), dtype=object)
    named = "category" in str(series.dtype).lower() or "enum" in str(series.dtype).lower()
    return values, named or not _all_numbers(values)


def _no_numbers(name: str, dtype: Any) -> ValueError:
    return ValueError(
        f"column {name!r} holds {dtype}: make numbers or texts of it, such as a date's year and "
        "month"
    )


def _is_polars_number(dtype: Any) -> bool:
    return callable(getattr(dtype, "is_numeric", None)) and bool(dtype.is_numeric())


def _all_numbers(values: NDArray[Any]) -> bool:
    if values.dtype.kind != "O":
        return False
    there = ~_is_missing(values)
    # Columns of booleans are categories, so that they get one bit.
    kinds = {type(value) for value in values[there]}
    return all(issubclass(kind, NUMBERS) for kind in kinds) and not kinds <= {bool, np.bool_}


def _is_missing(values: NDArray[Any]) -> NDArray[np.bool_]:
    if values.dtype.kind != "O":
        nothing = np.zeros(len(values), dtype=np.bool_)
        return np.isnan(values) if values.dtype.kind == "f" else nothing
    return np.array([is_nothing(value) for value in values], dtype=np.bool_)


def _as_numbers(name: str, values: NDArray[Any], gap: float) -> NDArray[np.float64]:
    if values.dtype.kind == "O":
        values = np.where(_is_missing(values), np.nan, values)
        for kind in {type(value) for value in values}:
            if not issubclass(kind, (*NUMBERS, str)):
                raise TypeError(
                    f"argument must be a string or a number, got a {kind.__name__} in column "
                    f"{name!r}"
                )
    try:
        numbers = values.astype(np.float64)
    except OverflowError as error:
        raise ValueError(f"column {name!r} holds a number that is too large") from error
    except ValueError as error:
        raise ValueError(f"column {name!r} holds numbers, but here also texts: {error}") from error
    return placed_numbers(numbers, gap, f"column {name!r}")


def _categories(name: str, values: NDArray[Any]) -> FeatureColumn:
    missing = _is_missing(values)
    _check_hashable(name, values)
    different = set(values[~missing].tolist())
    check_categories(different, f"column {name!r}")
    n_there = int((~missing).sum())
    if nearly_all_differ(len(different), n_there):
        warnings.warn(
            f"column {name!r} {seldom_known(len(different), n_there)}: leave it out, unless it "
            "says something",
            UserWarning,
            stacklevel=5,
        )
    try:
        ordered = sorted(different)
    except TypeError:  # texts beside numbers
        ordered = sorted(different, key=lambda value: (type(value).__name__, str(value)))
    return FeatureColumn(name, tuple(ordered), bool(missing.any()))


def _check_hashable(name: str, values: NDArray[Any]) -> None:
    for kind in {type(value) for value in values.tolist()}:
        if kind.__hash__ is None:
            raise TypeError(
                f"argument must be a string or a number, got a {kind.__name__} in column {name!r}"
            )


def _codes(
    column: FeatureColumn, values: NDArray[Any], unknown: UnknownValues
) -> NDArray[np.float64]:
    categories = column.categories or ()
    missing = _is_missing(values)
    _check_hashable(column.name, values)
    number = {value: float(k) for k, value in enumerate(categories)}
    _check_kinds(column, {value for value in values[~missing].tolist() if value not in number})
    codes = np.array([number.get(value, np.nan) for value in values.tolist()])
    codes[missing] = float(len(categories)) if column.missing else np.nan
    for rows in (np.isnan(codes) & ~missing, np.isnan(codes) & missing):
        if rows.any():
            codes[rows] = _unknown_code(column, values, rows, unknown)
    return codes


def _unknown_code(
    column: FeatureColumn, values: NDArray[Any], rows: NDArray[np.bool_], unknown: UnknownValues
) -> float:
    """What stands for a category, or for none, that no training row had; counted."""
    row, categories = int(np.argmax(rows)), column.categories or ()
    value = None if _is_missing(values[row : row + 1])[0] else str(values[row])
    if unknown.refuses:
        holds = (
            "has no value, which no training row lacked" if value is None else f"holds {value!r}"
        )
        raise ValueError(
            f"column {column.name!r} {holds} (row {row + 1}); known are "
            f"{listed([str(name) for name in categories])}"
        )
    code = float(len(categories)) if column.missing else column.usual
    read_as = "missing" if column.missing else f"{categories[int(code)]!r}, the most frequent"
    unknown.add(column.name, value, int(rows.sum()), f"row {row + 1}", read_as)
    return code


def _check_kinds(column: FeatureColumn, unknown: set[Any]) -> None:
    # A text that training held none of is a new category; a number among texts is a mistake.
    known = sorted({_kind(value) for value in column.categories or ()})
    for value in unknown:
        if known and _kind(value) not in known:
            raise ValueError(
                f"column {column.name!r} held {' and '.join(known)} in training, such as "
                f"{(column.categories or ('',))[0]!r}, but here also {_kind(value)}, such as "
                f"{value!r}: give the values as they were in training"
            )


def _kind(value: Any) -> str:
    if isinstance(value, str):
        return "texts"
    if isinstance(value, bool | np.bool_):
        return "booleans"
    return "numbers" if isinstance(value, NUMBERS) else f"values of type {type(value).__name__}"
