"""What a classifier does once it has a circuit: NumPy and the native engine, no torch."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.utils.validation import check_is_fitted, validate_data

from gategrad.circuit import Circuit
from gategrad.circuit.encoders.table_values import is_frame
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.estimator.frames import FeatureColumn, encode_columns
from gategrad.estimator.options import plain_rows
from gategrad.targets import EngineNetwork, emit

__all__ = ["CircuitPredictor"]


class CircuitPredictor:
    """Methods of an estimator that has been fitted.

    Attributes:
        classes_: ``(K,)`` labels.
        circuit_: The circuit.
        network_: The circuit in the engine.
        columns_: What its features are.
        unknown: What becomes of values that training rows had none of.
    """

    unknown: str
    classes_: NDArray[Any]
    circuit_: Circuit
    network_: EngineNetwork
    columns_: tuple[FeatureColumn, ...]

    def predict(self, X: Any) -> NDArray[Any]:
        """``(n,)`` predicted labels, of several with the largest score the first."""
        rows = self.encode(X)
        labels: NDArray[Any] = self.classes_[self.network_.predict(rows)]
        return labels

    def _scores(self, X: Any) -> NDArray[np.float64]:
        rows = self.encode(X)
        return self.network_.scores(rows)

    def decision_function(self, X: Any) -> NDArray[np.float64]:
        """``(n, K)`` scores; of two classes ``(n,)``, the second's score less the first's."""
        scores = self._scores(X)
        return scores[:, 1] - scores[:, 0] if len(self.classes_) == 2 else scores

    def predict_proba(self, X: Any) -> NDArray[np.float64]:
        """``(n, K)`` softmax of the scores. Not calibrated; see the class."""
        return np.exp(self.predict_log_proba(X))

    def predict_log_proba(self, X: Any) -> NDArray[np.float64]:
        """``(n, K)`` logarithms of :meth:`predict_proba`."""
        scores = self._scores(X)
        scores = scores - scores.max(axis=1, keepdims=True)
        logarithms: NDArray[np.float64] = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return logarithms

    def encode(self, X: Any) -> NDArray[np.float64]:
        """``(n, columns)`` numbers: rows as ``circuit_`` and everything made of it read them.

        Warns of values that no training row had, with their number, and what they are read as.
        """
        check_is_fitted(self, "circuit_")
        unknown = UnknownValues(self.unknown)
        rows = encode_columns(self._rows(X), self.columns_, unknown)
        for line in unknown.lines():
            warnings.warn(line, UserWarning, stacklevel=3)
        return rows

    def to_circuit(self) -> Circuit:
        """The trained circuit. It reads rows as :meth:`encode` gives them."""
        check_is_fitted(self, "circuit_")
        return self.circuit_

    def export(self, target: str, directory: str | os.PathLike[str], **options: Any) -> list[Path]:
        """Write the circuit as files for other tools; see :func:`gategrad.emit`.

        What is written reads rows as :meth:`encode` gives them.
        """
        return emit(self.to_circuit(), target, directory, **options)

    def _rows(self, X: Any, *, reset: bool = False) -> Any:
        if is_frame(X):
            if 0 in X.shape:
                raise ValueError(
                    f"X has shape {X.shape}: a minimum of 1 row and column is required"
                )
            return validate_data(self, X, reset=reset, skip_check_array=True)
        X = plain_rows(X)
        return validate_data(self, X, reset=reset, dtype=None, ensure_all_finite="allow-nan")
