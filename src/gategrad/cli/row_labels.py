"""Labels that stand beside rows to be predicted: how many of the predictions are right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gategrad.system.counted import counted

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["LabelTally"]

_REMEMBERED: Final = 1 << 16
"""Labels whose class is looked up once."""


class LabelTally:
    """Compares predictions with labels, part by part.

    Args:
        class_names: One name per class.
    """

    def __init__(self, class_names: Sequence[str]) -> None:
        self._names = class_names
        self._number = {name: k for k, name in enumerate(class_names)}
        self._strange: str | None = None
        self._counts: NDArray[np.int64] | None = None
        self._without = 0
        self._column: str | None = None

    def class_of(self, text: str) -> int:
        """The class of a label, a number from 0; -1 for one that is no class."""
        from gategrad.circuit.encoders.table_values import is_missing, number_of_class

        number = self._number.get(text)
        if number is None:
            number = number_of_class(text, self._names)
            if len(self._number) < _REMEMBERED:
                self._number[text] = number
        if number < 0 and self._strange is None and not is_missing(text):
            self._strange = text
        return number

    def add(
        self, predicted: NDArray[np.int64], labels: NDArray[np.int64], column: str | None = None
    ) -> None:
        """Some rows' predicted classes, and those of their labels, -1 for none.

        Args:
            predicted: ``(rows,)``.
            labels: ``(rows,)``.
            column: Where the labels stand.
        """
        from gategrad.class_results import class_counts

        self._column, known = column, labels >= 0
        self._without += len(labels) - int(known.sum())
        counts = class_counts(predicted[known], labels[known], len(self._names))
        self._counts = counts if self._counts is None else self._counts + counts

    def lines(self) -> list[str]:
        """Lines about the rows whose label is a class, and others; none where rows have none."""
        from gategrad.circuit.encoders.table_values import shown
        from gategrad.class_results import accuracy_lines

        if self._counts is None:
            return []
        strange = "" if self._strange is None else f" (such as {shown(self._strange)})"
        if not self._counts.any():
            classes = ", ".join(self._names[:20])
            return [f"no label{strange} is a class, of {classes}"] if strange else []
        lines = accuracy_lines(self._counts, self._names)
        if self._column is not None:
            lines[0] += f", by the labels in column {self._column!r}"
        if self._without:
            rows = counted(self._without, "row")
            lines.append(f"{rows} without a label that is a class{strange}: not counted")
        return lines
