"""Encoders whose bits gates derive from those of thresholds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import FrozenValue
from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.stages.convolution import ConvolutionStage

__all__ = ["DerivedEncoder", "Encoder", "encoder_parts"]


@dataclass(frozen=True, eq=False)
class DerivedEncoder(FrozenValue, ABC):
    """Raw values are those of ``first``; a subclass says what gates make of its bits.

    Args:
        first: From raw values to thermometer bits.
    """

    first: ThresholdEncoder

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

    def rows(self, X: ArrayLike) -> NDArray[Any]:
        """Rows of numbers as generated code reads them; see :meth:`ThresholdEncoder.rows`."""
        return self.first.rows(X)

    @property
    @abstractmethod
    def n_bits(self) -> int:
        """Bits per sample."""

    @abstractmethod
    def encode(self, X: ArrayLike) -> NDArray[np.uint8]:
        """Encode raw rows: ``(B, n_bits)`` uint8 of 0 and 1."""

    @abstractmethod
    def scale(self, X: ArrayLike) -> NDArray[np.float32]:
        """Raw rows as values from 0 to 1; ``ValueError`` where there are none."""

    @abstractmethod
    def parts(self) -> tuple[Netlist | ConvolutionStage, ...]:
        """The gates, as the first parts of a circuit behind ``first``."""


Encoder: TypeAlias = ThresholdEncoder | DerivedEncoder


def encoder_parts(
    encoder: Encoder,
) -> tuple[ThresholdEncoder, tuple[Netlist | ConvolutionStage, ...]]:
    """An encoder's thresholds, and what gates come after them."""
    if isinstance(encoder, DerivedEncoder):
        return encoder.first, encoder.parts()
    return encoder, ()
