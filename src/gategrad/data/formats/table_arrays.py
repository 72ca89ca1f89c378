"""From columns of text to arrays: which column is the label, which rows are for testing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any

import numpy as np

from gategrad.circuit.encoders.table_columns import encode_rows, read_column
from gategrad.circuit.encoders.table_values import HIGH, MISSING, in_order, is_missing, is_number
from gategrad.data.formats.tables import TextTable
from gategrad.data.random_order import set_aside
from gategrad.data.raw_arrays import RawArrays

__all__ = ["table_arrays"]


def table_arrays(
    table: TextTable,
    label: str | None,
    *,
    source: str,
    test: TextTable | None = None,
    test_fraction: float = 0.2,
    data_seed: int = 0,
    category_columns: Sequence[str] = (),
) -> RawArrays:
    """Numbers of a table: a column of text becomes the codes of its categories.

    A column is one of numbers where every value that is there can be read as one. What counts as
    missing: nothing, ``?``, ``NA``, ``N/A``, ``NaN``, ``null`` and ``None``. A missing number gets
    a bit of its own (:func:`~gategrad.data.encoding.table_encoder.table_encoder`), a missing
    category is a category. Categories and classes are numbered in alphabetical order, numbers by
    value. Where all labels are numbers, those that are equal, such as ``1`` and ``1.0``, are one
    class, which the shortest of them names.

    Args:
        table: The columns, that of the label among them.
        label: Its name; the column ``target``, ``label``, ``class`` or ``y`` by default.
        source: What error messages call it.
        test: The same columns, for testing. Without it a share of the rows is set aside.
        test_fraction: That share, drawn at random.
        data_seed: Decides which rows.
        category_columns: Columns whose numbers only name categories.

    Raises:
        ValueError: No such column, a label that is missing, a single class, or other columns in
            ``test``.
    """
    label = _label_of(table, label, source)
    if test is not None and list(test) != list(table):
        raise ValueError(
            f"{source}: the test rows have columns {list(test)}, training rows {list(table)}"
        )
    whole = table if test is None else {name: table[name] + test[name] for name in table}
    n, n_all = len(table[label]), len(whole[label])
    labels = whole[label]
    for number, value in enumerate(labels, 1):
        if is_missing(value):
            raise ValueError(f"{source}: row {number} has no value in the label column {label!r}")
    class_of = _classes(labels)
    classes = in_order(class_of.values())
    if len(classes) < 2:
        raise ValueError(f"{source}: the label column {label!r} holds one class, {classes[0]!r}")
    if len(classes) > max(20, n // 2):
        raise ValueError(
            f"{source}: the label column {label!r} holds {len(classes)} different values in "
            f"{n_all} rows: is it a number to predict? Only classes can be"
        )
    for name in category_columns:
        if name not in table:
            raise ValueError(f"{source} has no column {name!r}, but {', '.join(list(table)[:20])}")
    columns = tuple(
        read_column(name, whole[name], source, category=name in category_columns)
        for name in table
        if name != label
    )
    if not columns:
        raise ValueError(f"{source} has no column but the label, {label!r}")
    X = encode_rows(whole, columns, source)
    class_number = {name: i for i, name in enumerate(classes)}
    y = np.array([class_number[class_of[value]] for value in labels], dtype=np.int64)
    aside = set_aside(n, test_fraction, data_seed) if test is None else np.arange(n_all) >= n
    return RawArrays(
        X[~aside], y[~aside], X[aside], y[aside], MISSING, HIGH, tuple(classes), (len(columns),),
        verified=False, columns=columns,
    )  # fmt: skip


def _label_of(table: Mapping[str, Any], label: str | None, source: str) -> str:
    if label is not None:
        if label not in table:
            raise ValueError(f"{source} has no column {label!r}, but {', '.join(list(table)[:20])}")
        return label
    for name in ("target", "label", "class", "y"):
        if name in table:
            return name
    raise ValueError(
        f"which column of {source} is the label? Give label (--label), one of "
        f"{', '.join(list(table)[:20])}"
    )


def _classes(labels: Iterable[str]) -> dict[str, str]:
    """The class that each label names."""
    different = sorted(set(labels), key=lambda label: (len(label), label))
    if not all(is_number(label) for label in different):
        return {label: label for label in different}
    name: dict[Decimal | float, str] = {}
    return {label: name.setdefault(_exact(label), label) for label in different}


def _exact(number: str) -> Decimal | float:
    # As floats, long numbers that name something may be equal and differ in their last digits.
    try:
        return Decimal(number)
    except InvalidOperation:
        return float(number)  # 0 or as good as that, by its exponent
