"""From columns of text to arrays: which column is the label, which rows are for testing."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.table_rows import encode_rows
from gategrad.circuit.encoders.table_values import (
    HIGH,
    MISSING,
    exact_number,
    in_order,
    is_missing,
    is_number,
    shown,
)
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.config import DataConfig
from gategrad.config.near_names import did_you_mean
from gategrad.data.column_kinds import ColumnProfile, profile_column
from gategrad.data.random_order import set_aside
from gategrad.data.raw_arrays import RawArrays

__all__ = ["LABELS", "Roles", "class_of_labels", "label_column", "table_arrays", "table_profiles"]

LABELS: Final = ("target", "label", "class", "y")
"""What a label column is called where nobody says it."""


@dataclass(frozen=True)
class Roles:
    """What the columns of a table are for.

    Attributes:
        label: The label column; the first of :data:`LABELS` by default.
        columns: The only columns to learn from; all others by default.
        drop: Columns to leave out.
        categories: Columns whose values are categories, whatever they look like.
        weight: The column of the rows' weights.
    """

    label: str | None = None
    columns: tuple[str, ...] = ()
    drop: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    weight: str | None = None

    @classmethod
    def of(cls, config: DataConfig, label: str | None = None) -> Roles:
        """What a configuration says of them; ``label`` where it is known before."""
        return cls(
            label or config.label,
            config.columns,
            config.drop,
            config.as_category,
            config.weight_column,
        )

    def features(self, table: Mapping[str, Any], source: str) -> list[str]:
        """The columns to learn from, in the order of the table.

        Raises:
            ValueError: A column that is not there, or none to learn from.
        """
        label = label_column(table, self.label, source)
        weight = () if self.weight is None else (self.weight,)
        for name in (*self.columns, *self.drop, *self.categories, *weight):
            if name not in table:
                raise ValueError(f"{source} has no column {name!r}{_instead(name, table)}")
        if label in (*self.columns, *self.drop, *weight):
            raise ValueError(f"{source}: column {label!r} is the label, and cannot be more")
        wanted = self.columns or table
        out = (label, *self.drop, *weight)
        features = [name for name in table if name in wanted and name not in out]
        if not features:
            raise ValueError(f"{source} has no column to learn from but the label, {label!r}")
        return features


def table_arrays(
    table: TextTable,
    roles: Roles,
    *,
    source: str,
    test: TextTable | None = None,
    test_fraction: float = 0.2,
    data_seed: int = 0,
) -> RawArrays:
    """Numbers of a table: a column of text becomes the codes of its categories.

    What the columns are is said by :func:`~gategrad.data.column_kinds.profile_column`, what
    counts as missing by :mod:`gategrad.circuit.encoders.table_values`. A missing number gets a bit
    of its own (:func:`~gategrad.data.encoding.table_encoder.table_encoder`), a missing category is
    a category. Where all labels are numbers, those that are equal, such as ``1`` and ``1.0``, are
    one class, which the shortest of them names.

    Args:
        table: The columns, that of the label among them.
        roles: What they are for.
        source: What error messages call the table.
        test: Rows for testing: the same columns, in any order. Without it a share of the rows is
            set aside, but for one of each class.
        test_fraction: That share, drawn at random.
        data_seed: Decides which rows.

    Raises:
        ValueError: No such column, a label that is missing, a single class, or a weight that is
            none.
    """
    label, features = label_column(table, roles.label, source), roles.features(table, source)
    whole = table if test is None else _joined(table, test, [label, *features], source)
    n, n_all = table.n_rows, whole.n_rows
    labels = whole[label]
    for row, value in enumerate(labels):
        if is_missing(value):
            remedy = "leave out rows without a label"
            what = "no value"
            if value:
                what = f"{value!r}, which says that there is none,"
                remedy += ", or call the class another name"
            raise ValueError(
                f"{source}: {whole.place(row)} has {what} in the label column {label!r}: {remedy}"
            )
    class_of = class_of_labels(labels)
    classes = in_order(class_of.values())
    if len(classes) < 2:
        raise ValueError(
            f"{source}: the label column {label!r} holds one class, {shown(classes[0])}"
        )
    if len(classes) > max(20, n // 2):
        raise ValueError(
            f"{source}: the label column {label!r} holds {len(classes)} different values in "
            f"{n_all} rows: is it a number to predict? Only classes can be"
        )
    _check_classes([class_of[value] for value in labels], n, whole, source)
    if len(classes) > 20 and all(map(is_number, classes)):
        warnings.warn(
            f"{source}: the label column {label!r} holds {len(classes)} different numbers in "
            f"{n_all} rows, each of which is a class: is it a number to predict?",
            UserWarning,
            stacklevel=3,
        )
    class_number = {name: i for i, name in enumerate(classes)}
    y = np.array([class_number[class_of[value]] for value in labels], dtype=np.int64)
    profiled = [
        profile_column(name, whole[name], category=name in roles.categories, place=whole.place)
        for name in features
    ]
    columns = tuple(column for _, column in profiled)
    X = encode_rows(whole, columns, source)
    weight = None if roles.weight is None else _weights(table, roles.weight, source)
    if test is None:
        aside = set_aside(n, test_fraction, data_seed, y, classes)
    else:
        aside = np.arange(n_all) >= n
    return RawArrays(
        X[~aside], y[~aside], X[aside], y[aside], MISSING, HIGH, tuple(classes), (len(columns),),
        verified=False, columns=columns, profiles=tuple(profile for profile, _ in profiled),
        weight=None if weight is None else weight[~aside[:n]],
    )  # fmt: skip


def _check_classes(names: Sequence[str], n_train: int, whole: TextTable, source: str) -> None:
    """Refuse classes that only rows for testing have."""
    known = set(names[:n_train])
    for row, name in enumerate(names):
        if name not in known:
            raise ValueError(
                f"{source}: {whole.place(row)} has the class {shown(name)}, of which there is no "
                "row for training: leave it out"
            )


def table_profiles(table: TextTable) -> list[ColumnProfile]:
    """What each column of a table is, that of the label among them."""
    return [profile_column(name, column, place=table.place)[0] for name, column in table.items()]


def label_column(table: Collection[str], label: str | None, source: str) -> str:
    """The name of the label column.

    Raises:
        ValueError: It is not there, or nobody says which it is.
    """
    if label is not None:
        if label not in table:
            raise ValueError(f"{source} has no column {label!r}{_instead(label, table)}")
        return label
    for name in LABELS:
        if name in table:
            return name
    raise ValueError(
        f"which column of {source} is the label? Give label (--label), one of {_listed(table)}"
    )


def _instead(name: str, table: Collection[str]) -> str:
    return f", but {_listed(table)}{did_you_mean(name, table)}"


def _listed(table: Collection[str]) -> str:
    """The names of columns; of a single one also why it may be so."""
    alone = " alone: does something else stand between values (--delimiter)?"
    return f"{', '.join(list(table)[:20])}{alone if len(table) == 1 else ''}"


def _joined(table: TextTable, test: TextTable, names: list[str], source: str) -> TextTable:
    """Both tables' rows, of columns that both must have."""
    lacking = [name for name in names if name not in test]
    if lacking:
        raise ValueError(
            f"{source}: the test rows have no column {', '.join(map(repr, lacking))}, but "
            f"{', '.join(list(test)[:20])}"
        )
    return _Both(table, test, names)


class _Both(TextTable):
    """Training rows, then those for testing."""

    def __init__(self, table: TextTable, test: TextTable, names: list[str]) -> None:
        super().__init__({name: table[name] + test[name] for name in names})
        self._parts = table, test

    def place(self, row: int) -> str:
        table, test = self._parts
        n = table.n_rows
        return table.place(row) if row < n else f"{test.place(row - n)} of the test rows"


def _weights(table: TextTable, name: str, source: str) -> NDArray[np.float64]:
    for row, text in enumerate(table[name]):
        if not is_number(text) or float(text) < 0:
            raise ValueError(
                f"{source}: column {name!r} holds weights of rows, but {text!r} in "
                f"{table.place(row)}: weights are numbers, none of them negative"
            )
    weights = np.array(list(map(float, table[name])))
    if not weights.any():
        raise ValueError(f"{source}: all weights in column {name!r} are 0")
    return weights


def class_of_labels(labels: Iterable[str]) -> dict[str, str]:
    """The class that each label names: its own text, or the shortest of equal numbers."""
    different = sorted(set(labels), key=lambda label: (len(label), label))
    if not all(is_number(label) for label in different):
        return {label: label for label in different}
    name: dict[Decimal | float, str] = {}
    return {label: name.setdefault(exact_number(label), label) for label in different}
