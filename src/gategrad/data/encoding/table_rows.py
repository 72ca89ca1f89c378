"""A table's rows by what its columns were in training."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.derived_encoder import Encoder, encoder_parts
from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_values import number_of_class
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.config import DataConfig
from gategrad.data.column_kinds import ColumnProfile
from gategrad.data.encoding.training_columns import recoded, training_columns
from gategrad.data.raw_arrays import RawArrays

__all__ = ["TrainedTable", "as_trained", "by_training_rows"]


@dataclass(frozen=True)
class TrainedTable:
    """How a network reads the rows of the table that it was trained on.

    Attributes:
        encoder: From rows of numbers to bits.
        columns: What the columns of these rows are.
        class_names: Its classes.
    """

    encoder: Encoder
    columns: tuple[Column, ...]
    class_names: tuple[str, ...]

    @classmethod
    def of(
        cls, encoder: Encoder, class_names: Sequence[str], columns: Sequence[Column] | None = None
    ) -> TrainedTable | None:
        """Of an encoder that was stored; None where nothing says what its columns are.

        Args:
            encoder: The encoder.
            class_names: The network's classes.
            columns: Its columns where the encoder does not hold them.
        """
        thresholds, _ = encoder_parts(encoder)
        known = thresholds.columns or columns
        return cls(encoder, tuple(known), tuple(class_names)) if known else None

    def reading(self, config: DataConfig) -> DataConfig:
        """Where its rows are, with its own columns, as categories where they were.

        Earlier versions had columns that nobody names: what pandas stored as its index; and texts
        that now say among numbers that there is none, such as ``-``, as categories.
        """
        categories = [column.name for column in self.columns if column.categories is not None]
        names = tuple(column.name for column in self.columns)
        return replace(config, columns=names, drop=(), as_category=tuple(categories))


def by_training_rows(arrays: RawArrays, aside: NDArray[np.bool_], source: str) -> RawArrays:
    """The arrays of a table with its columns as training rows have them.

    Values that only rows for validation and testing have are read as new rows' will be, with a
    warning that counts them.

    Args:
        arrays: With the categories of all rows.
        aside: ``(n,)`` which of the rows for training are set aside for validation.
        source: What messages call the table.

    Raises:
        ValueError: A column that cannot be learned from; says why, and what to do.
    """
    _judge(arrays.profiles, source)
    X = np.asarray(arrays.X_train)
    columns = training_columns(arrays.columns, X[~aside], source)
    return _recoded(arrays, columns, source, warn=True)


def as_trained(
    arrays: RawArrays, trained: TrainedTable, aside: NDArray[np.bool_], source: str
) -> RawArrays:
    """The arrays of a table with the columns and classes that a network was trained on, by name.

    Where training rows have values that they cannot have had then, a warning says that the table
    is another.

    Args:
        arrays: With the categories of all rows.
        trained: How the network reads rows.
        aside: ``(n,)`` which of the rows for training are set aside for validation.
        source: What messages call the table.

    Raises:
        ValueError: A column or class that is not there, or that holds something else now.
    """
    numbers = {column.name for column in trained.columns if column.categories is None}
    odd = [p for p in arrays.profiles if p.name in numbers and p.kind == "mixed"]
    _judge(odd, source)
    unknown = UnknownValues()
    rows = np.asarray(arrays.X_train)[~aside]
    recoded(rows, arrays.columns, trained.columns, source, unknown)
    for line in unknown.lines():
        warnings.warn(
            f"{source} was changed since training, whose rows for it had other values: {line}",
            UserWarning,
            stacklevel=3,
        )
    arrays = _with_classes(arrays, trained.class_names, source)
    return _recoded(arrays, trained.columns, source, warn=False)


def _with_classes(arrays: RawArrays, names: tuple[str, ...], source: str) -> RawArrays:
    """The same classes by other numbers, where a table has them in another order, or fewer."""
    if arrays.class_names == names:
        return arrays
    number = np.array([number_of_class(name, names) for name in arrays.class_names])
    if (number < 0).any():
        raise ValueError(
            f"{source} has a class {arrays.class_names[int(np.argmin(number))]!r}, which it had "
            f"not in training: its classes were {', '.join(names[:20])}"
        )
    return replace(
        arrays,
        y_train=number[arrays.y_train],
        y_test=number[arrays.y_test],
        class_names=names,
    )


def _judge(profiles: Sequence[ColumnProfile], source: str) -> None:
    refused = [profile for profile in profiles if profile.remark]
    if refused:
        first, *more = refused
        names = ", ".join(repr(profile.name) for profile in more)
        also = f"; nor can {names} be learned from, `gategrad data info` says why" if more else ""
        raise ValueError(f"{source}: column {first.name!r} {first.remark}{also}")
    for profile in profiles:
        if profile.warning:
            warnings.warn(
                f"{source}: column {profile.name!r} {profile.warning}", UserWarning, stacklevel=4
            )


def _recoded(arrays: RawArrays, columns: Sequence[Column], source: str, *, warn: bool) -> RawArrays:
    parts = []
    for rows, purpose in (
        (arrays.X_train, "training and validation"),
        (arrays.X_test, "testing"),
    ):
        unknown = UnknownValues()
        parts.append(recoded(np.asarray(rows), arrays.columns, columns, source, unknown))
        for line in unknown.lines() if warn else ():
            warnings.warn(f"{source}, rows for {purpose}: {line}", UserWarning, stacklevel=4)
    return replace(
        arrays,
        X_train=parts[0],
        X_test=parts[1],
        columns=tuple(columns),
        shape=(len(columns),),
    )
