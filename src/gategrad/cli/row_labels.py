"""Labels that stand beside rows to be predicted: how many of the predictions are right."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["LabelTally"]


class LabelTally:
    """Compares predictions with labels, part by part.

    Args:
        class_names: One name per class.
    """

    def __init__(self, class_names: Sequence[str]) -> None:
        self._names = class_names
        self._number = {name: k for k, name in enumerate(class_names)}
        self._predicted: list[NDArray[np.int64]] = []
        self._labels: list[NDArray[np.int64]] = []

    def add(self, predicted: NDArray[np.int64], labels: Sequence[str]) -> None:
        """Some rows' predicted classes, and their labels as texts."""
        import numpy as np

        for text in set(labels) - self._number.keys():
            self._number[text] = self._class_of(text)
        self._predicted.append(predicted)
        self._labels.append(np.array([self._number[text] for text in labels], dtype=np.int64))

    def lines(self) -> list[str]:
        """Lines about the rows whose label is a class; none where no row's is."""
        import numpy as np

        from gategrad.class_results import accuracy_lines

        if not self._labels:
            return []
        labels, predicted = np.concatenate(self._labels), np.concatenate(self._predicted)
        known = labels >= 0
        if not known.any():
            return []
        lines = accuracy_lines(predicted[known], labels[known], self._names)
        if not known.all():
            n = len(labels) - int(known.sum())
            lines.append(f"{n:,} rows without a label that is a class are not counted")
        return lines

    def _class_of(self, text: str) -> int:
        """The class whose number a label spells in another way, such as 1.0 for 1; -1 without."""
        from gategrad.circuit.encoders.table_values import is_number

        if is_number(text):
            for k, name in enumerate(self._names):
                if is_number(name) and Decimal(name) == Decimal(text):
                    return k
        return -1
