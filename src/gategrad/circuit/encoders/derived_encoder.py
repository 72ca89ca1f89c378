"""What encoders share in which gates follow the thresholds."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder

__all__ = ["FollowedThresholds"]


@dataclass(frozen=True, eq=False)
class FollowedThresholds:
    """Raw values are those of ``first``; what comes of its bits is a subclass's.

    Args:
        first: From raw values to thermometer bits.
    """

    first: ThresholdEncoder

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    @property
    def n_features(self) -> int:
        """Raw values per sample."""
        return self.first.n_features

    @property
    def n_thresholds(self) -> int:
        """Thresholds per feature, at most."""
        return self.first.n_thresholds

    @property
    def used(self) -> NDArray[np.int32] | None:
        """Which bits of the thresholds' grid there are; None for all of them."""
        return self.first.used

    @property
    def dtype(self) -> str:
        """Type of the raw values."""
        return self.first.dtype

    @property
    def low(self) -> float:
        """Smallest raw value that the data may hold."""
        return self.first.low

    @property
    def high(self) -> float:
        """Largest raw value that the data may hold."""
        return self.first.high

    @property
    def columns(self) -> tuple[Column, ...] | None:
        """What a table's features are."""
        return self.first.columns

    def check(self, X: ArrayLike) -> NDArray[Any]:
        """Return raw rows as an array, or raise; see :meth:`ThresholdEncoder.check`."""
        return self.first.check(X)
