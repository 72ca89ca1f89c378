"""What stands between group sums and class sums, where these are not the same."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.arrays import FrozenValue

__all__ = ["Arrays", "Decoder"]

Arrays = dict[str, NDArray[Any]]

_EXACT_FLOAT64: Final = 2**53


class Decoder(FrozenValue, ABC):
    """From ``(B, G)`` group sums to ``(B, K)`` class sums, by affine layers with ReLU between them.

    A subclass is a frozen dataclass of arrays, which says what its :meth:`layers` are and how a
    file holds it. All else follows from the layers, as do all targets; a subclass or a target can
    know a shorter way. Float layers are float32, evaluated in float64; integer ones are exact.

    Attributes:
        KIND: Its name in the headers of circuit files.
        ARRAYS: Names of the arrays in a circuit file that can be its own.
    """

    KIND: ClassVar[str]
    ARRAYS: ClassVar[frozenset[str]]

    if TYPE_CHECKING:  # or a subclass's field of that name would take it as its default

        @property
        def n_sums(self) -> int:
            """Group sums, G."""

    @abstractmethod
    def layers(self) -> Sequence[tuple[NDArray[Any], NDArray[Any]]]:
        """Matrix ``(out, in)`` and bias ``(out,)`` of each layer, all float32 or all integers."""

    @abstractmethod
    def to_arrays(self) -> tuple[Arrays, dict[str, Any]]:
        """Arrays of a circuit file, and what its header says of them."""

    @classmethod
    @abstractmethod
    def from_arrays(cls, described: Mapping[str, Any], arrays: Arrays) -> Decoder:
        """What :meth:`to_arrays` wrote; an error of any kind where it did not."""

    @property
    def n_classes(self) -> int:
        """Number of classes, K."""
        return len(self.layers()[-1][1])

    @property
    def n_weights(self) -> int:
        """Numbers in the matrices of all layers."""
        return sum(weight.size for weight, _ in self.layers())

    @property
    def is_integer(self) -> bool:
        """Whether all layers, and so class sums, are integers."""
        return self.layers()[0][0].dtype.kind == "i"

    @property
    def is_linear(self) -> bool:
        """Whether class sums are integer sums of group sums: one integer layer."""
        return self.is_integer and len(self.layers()) == 1

    def reach(self, sums: NDArray[np.float64]) -> float:
        """The largest absolute value in any layer.

        Args:
            sums: ``(G,)`` largest absolute value of each group sum.
        """
        largest, top = sums.astype(np.float64), 0.0
        for weight, bias in self.layers():
            largest = np.abs(weight.astype(np.float64)) @ largest + np.abs(bias.astype(np.float64))
            top = max(top, float(largest.max()))
        return top

    def class_sums(self, sums: NDArray[np.int64]) -> NDArray[Any]:
        """``(B, K)`` class sums of ``(B, G)`` group sums: int64, or float64 of float layers."""
        kind: Any = np.float64
        if self.is_integer:
            reach = self.reach(np.abs(sums).max(axis=0, initial=0).astype(np.float64))
            kind = np.float64 if reach < _EXACT_FLOAT64 / 2 else np.int64
        values = sums.astype(kind)
        for i, (weight, bias) in enumerate(self.layers()):
            values = (np.maximum(values, 0) if i else values) @ weight.T.astype(kind) + bias
        return values.astype(np.int64) if self.is_integer else values

    def quantized(self, bits: int) -> tuple[Decoder, float]:
        """The same with integer weights, and the unit of its class sums.

        Raises:
            ValueError: There are no float weights, or ``bits`` is out of range.
        """
        raise ValueError("only dense heads have weights to quantize: this head is integer")
