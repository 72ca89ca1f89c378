"""What stands between group sums and class sums, where these are not the same."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

__all__ = ["Arrays", "Decoder"]

Arrays = dict[str, NDArray[Any]]


class Decoder(ABC):
    """From ``(B, G)`` group sums to ``(B, K)`` class sums, by affine layers with ReLU between them.

    A subclass is a frozen dataclass of arrays. Its :meth:`layers` are what targets write, but for
    one that has a shorter form of a subclass.

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

    @property
    @abstractmethod
    def n_classes(self) -> int:
        """Number of classes, K."""

    @property
    @abstractmethod
    def n_weights(self) -> int:
        """Numbers in the matrices of :meth:`layers`."""

    @property
    def is_integer(self) -> bool:
        """Whether class sums are integers."""
        return True

    @property
    def is_linear(self) -> bool:
        """Whether class sums are integer sums of group sums: one integer layer."""
        return self.is_integer

    @abstractmethod
    def layers(self) -> Sequence[tuple[NDArray[Any], NDArray[Any]]]:
        """Matrix ``(out, in)`` and bias ``(out,)`` of each layer."""

    @abstractmethod
    def class_sums(self, sums: NDArray[np.int64]) -> NDArray[Any]:
        """``(B, K)`` class sums of ``(B, G)`` group sums: int64, or float64 of float layers."""

    @abstractmethod
    def reach(self, sums: NDArray[np.float64]) -> float:
        """The largest absolute value in any layer.

        Args:
            sums: ``(G,)`` largest absolute value of each group sum.
        """

    def quantized(self, bits: int) -> tuple[Decoder, float]:
        """The same with integer weights, and the unit of its class sums.

        Raises:
            ValueError: There are no float weights, or ``bits`` is out of range.
        """
        raise ValueError("only dense heads have weights to quantise: this head is integer")

    @abstractmethod
    def to_arrays(self) -> tuple[Arrays, dict[str, Any]]:
        """Arrays of a circuit file, and what its header says of them."""

    @classmethod
    @abstractmethod
    def from_arrays(cls, described: Mapping[str, Any], arrays: Arrays) -> Decoder:
        """What :meth:`to_arrays` wrote; an error of any kind where it did not."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        # A decoder is a dataclass; a sequence of arrays differs from its arrays stacked.
        return all(
            _same(getattr(self, field.name), getattr(other, field.name))
            for field in fields(self)  # type: ignore[arg-type]
        )

    __hash__ = None  # type: ignore[assignment]


def _same(a: Any, b: Any) -> bool:
    if isinstance(a, Sequence):
        return len(a) == len(b) and all(map(_same, a, b))
    return np.array_equal(a, b)
