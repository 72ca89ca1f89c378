"""Labels that stand beside rows to be predicted: how many of the predictions are right."""

from __future__ import annotations

from collections.abc import Sequence
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
        self._strange: str | None = None
        self._predicted: list[NDArray[np.int64]] = []
        self._labels: list[NDArray[np.int64]] = []

    def add(self, predicted: NDArray[np.int64], labels: Sequence[str]) -> None:
        """Some rows' predicted classes, and their labels as texts."""
        import numpy as np

        from gategrad.circuit.encoders.table_values import is_missing, number_of_class

        for text in dict.fromkeys(labels):
            if text not in self._number:
                self._number[text] = number_of_class(text, self._names)
            if self._number[text] < 0 and self._strange is None and not is_missing(text):
                self._strange = text
        self._predicted.append(predicted)
        self._labels.append(np.array([self._number[text] for text in labels], dtype=np.int64))

    def lines(self) -> list[str]:
        """Lines about the rows whose label is a class, and others; none where rows have none."""
        import numpy as np

        from gategrad.circuit.encoders.table_values import shown
        from gategrad.class_results import accuracy_lines

        if not self._labels:
            return []
        labels, predicted = np.concatenate(self._labels), np.concatenate(self._predicted)
        known = labels >= 0
        strange = "" if self._strange is None else f" (such as {shown(self._strange)})"
        if not known.any():
            classes = ", ".join(self._names[:20])
            return [f"no label{strange} is a class, of {classes}"] if strange else []
        lines = accuracy_lines(predicted[known], labels[known], self._names)
        if not known.all():
            n = len(labels) - int(known.sum())
            rows = "1 row" if n == 1 else f"{n:,} rows"
            lines.append(f"{rows} without a label that is a class{strange}: not counted")
        return lines
