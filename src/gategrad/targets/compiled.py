"""What every target offers once a circuit is loaded into it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Circuit
from gategrad.system.kinds import check_kind

__all__ = ["CompiledNetwork"]


class CompiledNetwork(ABC):
    """A circuit that can be run.

    ``bits``, ``class_sums``, ``scores`` and ``predict`` take raw rows, in the units that the
    circuit's encoder declares (bits, where the circuit has no encoder). The same names ending in
    ``_encoded`` take rows that are bits already.
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.circuit!r})"

    def __init__(self, circuit: Circuit) -> None:
        check_kind("circuit", circuit, Circuit)
        self.circuit = circuit

    @abstractmethod
    def bits_encoded(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of ``(B, n_inputs)`` input bits."""

    def class_sums_encoded(self, bits: ArrayLike) -> NDArray[Any]:
        """``(B, K)`` int64 class sums of ``(B, n_inputs)`` input bits; float64 of float layers."""
        return self.circuit.readout.class_sums(self.bits_encoded(bits))

    def scores_encoded(self, bits: ArrayLike) -> NDArray[np.float64]:
        """``(B, K)`` float64 class scores of ``(B, n_inputs)`` input bits."""
        return self.circuit.readout.scores(self.class_sums_encoded(bits))

    def predict_encoded(self, bits: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of ``(B, n_inputs)`` input bits."""
        return self.circuit.readout.predict(self.class_sums_encoded(bits))

    def bits(self, X: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of raw rows."""
        return self.bits_encoded(self._encode(X))

    def class_sums(self, X: ArrayLike) -> NDArray[Any]:
        """``(B, K)`` int64 class sums of raw rows; float64 of dense layers in float."""
        return self.class_sums_encoded(self._encode(X))

    def scores(self, X: ArrayLike) -> NDArray[np.float64]:
        """``(B, K)`` float64 class scores of raw rows."""
        return self.circuit.readout.scores(self.class_sums(X))

    def predict(self, X: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of raw rows."""
        return self.circuit.readout.predict(self.class_sums(X))

    def accuracy(self, X: ArrayLike, y: ArrayLike) -> float:
        """Share of raw rows whose predicted class is the label.

        Args:
            X: Raw rows.
            y: One label per row: numbers of classes, from 0, or texts, which are names of classes.

        Raises:
            ValueError: No rows, another number of labels than rows, or a text that names no class.
        """
        labels = self._class_numbers(np.asarray(y))
        predicted = self.predict(X)
        if labels.shape != predicted.shape or len(labels) == 0:
            raise ValueError(
                f"need one label per row, got {labels.shape} for {len(predicted)} rows"
            )
        return float(np.mean(predicted == labels))

    def _class_numbers(self, labels: NDArray[Any]) -> NDArray[Any]:
        if labels.dtype.kind not in "OSUT":
            return labels
        names = self.circuit.class_names
        number = {name: k for k, name in enumerate(names)}
        numbers = [number.get(label) if isinstance(label, str) else label for label in labels]
        if None in numbers:
            raise ValueError(
                f"label {str(labels[numbers.index(None)])!r} is no class; these are "
                f"{', '.join(names[:20])}"
            )
        return np.array(numbers)

    def _encode(self, X: ArrayLike) -> ArrayLike:
        return X if self.circuit.encoder is None else self.circuit.encoder.encode(X)
