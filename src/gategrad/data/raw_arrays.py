"""A data set as arrays, before validation samples are set aside and bits are made."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.table_columns import Column
from gategrad.config import DataConfig
from gategrad.data.column_kinds import ColumnProfile
from gategrad.data.lazy_rows import LazyRows
from gategrad.system.short_repr import short_repr

__all__ = ["RawArrays"]


@dataclass(frozen=True, eq=False)
class RawArrays:
    """A data set as its source gives it, before validation samples are set aside.

    Attributes:
        X_train: ``(n, features)`` raw values of a type that encoders know.
        y_train: ``(n,)`` int64.
        X_test: As ``X_train``.
        y_test: As ``y_train``.
        low: Smallest value that the raw data may hold.
        high: Largest value that the raw data may hold.
        class_names: One name per class.
        shape: ``(channels, height, width)`` or ``(features,)``.
        paths: The files that it was read from.
        verified: Whether these are known to be the published ones.
        columns: What the columns of a table are, with the categories of all its rows; which of them
            training rows have is decided when validation rows have been set aside.
        profiles: What is to say of each of them.
        weight: ``(n,)`` weights of the training rows, where the table has a column of them.
        read_for: The configuration that :func:`~gategrad.data.datasets.load_arrays` read them for;
            None where it did not.
    """

    X_train: NDArray[Any] | LazyRows
    y_train: NDArray[np.int64]
    X_test: NDArray[Any] | LazyRows
    y_test: NDArray[np.int64]
    low: float
    high: float
    class_names: tuple[str, ...]
    shape: tuple[int, ...]
    paths: tuple[Path, ...] = ()
    verified: bool = True
    columns: tuple[Column, ...] = ()
    read_for: DataConfig | None = None
    profiles: tuple[ColumnProfile, ...] = ()
    weight: NDArray[np.float64] | None = None

    __repr__ = short_repr
