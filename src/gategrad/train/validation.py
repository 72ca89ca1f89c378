"""What an epoch's validation measures: accuracy relaxed and discrete, and gates by layer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.checkpoint.history import LayerRecord
from gategrad.data import Split
from gategrad.data.lazy_rows import LazyRows
from gategrad.evaluate import as_on_device, discrete_accuracy, relaxed_accuracy
from gategrad.nn import reads_values
from gategrad.train.distributed import Group
from gategrad.train.gate_statistics import gate_statistics

__all__ = ["Validation"]

# Samples evaluated at a time, of a set that is larger than memory may be.
_PART: Final = 1 << 14
# Samples that the discretization gap of each layer is measured on.
_GAP_ROWS: Final = 1000

_Part: TypeAlias = tuple[
    NDArray[Any] | Tensor, NDArray[np.int64], NDArray[np.float64] | None
]  # inputs, labels and weights


class Validation:
    """A model on the validation samples; of several processes, each has its part of them.

    Args:
        model: What is trained.
        split: The samples, none or more.
        threads: Threads of the compiled engine, which measures the discrete accuracy.
        group: The processes that train together.
        sample_weight: ``(n,)`` how much each sample counts; all the same by default.
    """

    def __init__(
        self,
        model: nn.Module,
        split: Split,
        threads: int,
        group: Group,
        sample_weight: NDArray[np.float64] | None = None,
    ) -> None:
        self.model, self.split, self.threads, self.group = model, split, threads, group
        self.device = next(model.parameters()).device
        own = group.part(len(split))
        values = reads_values(model)
        self.parts = _parts(split, own, self.device, sample_weight, values=values)
        self._total = len(split) if sample_weight is None else float(sample_weight.sum())

    def accuracies(self) -> tuple[float | None, float | None]:
        """Relaxed and discrete accuracy; None without samples."""
        if len(self.split) == 0:
            return None, None
        relaxed = discrete = 0.0
        with self.group.together():
            for part in self.parts:
                bits, y, weight = part()
                amount = len(y) if weight is None else float(weight.sum())
                if not amount:  # more processes than samples, or samples that do not count
                    continue
                relaxed += relaxed_accuracy(self.model, bits, y, weight) * amount
                threads = self.threads
                discrete += discrete_accuracy(self.model, bits, y, weight, threads=threads) * amount
        if isinstance(self._total, int):
            # Whole numbers of samples, which sums of shares miss by rounding.
            relaxed, discrete = round(relaxed), round(discrete)
        right = self.group.totals((relaxed, discrete))
        return right[0] / self._total, right[1] / self._total

    def layers(self) -> tuple[LayerRecord, ...]:
        """Gates and discretization gap of each layer, on the first samples."""
        assert isinstance(self.model, nn.Sequential)
        layers: tuple[LayerRecord, ...] = ()
        with self.group.together():
            if self.group.rank == 0:
                part = self.parts[0]
                if self.group.size > 1:
                    # The samples that one process looks at.
                    rows = slice(0, min(len(self.split), _GAP_ROWS))
                    (part,) = _parts(self.split, rows, self.device, None, values=False)
                layers = gate_statistics(self.model, part()[0][:_GAP_ROWS])
        found: tuple[LayerRecord, ...] = self.group.from_first(layers)
        return found


def _parts(
    split: Split,
    own: slice,
    device: torch.device,
    sample_weight: NDArray[np.float64] | None,
    *,
    values: bool,
) -> list[Callable[[], _Part]]:
    """What gives a split's samples: all at once, kept; or of many, in parts.

    Inputs are bits, or scaled values for a model that makes bits of them itself.
    """

    def labeled(bits: NDArray[Any] | Tensor, rows: slice) -> _Part:
        return bits, split.y[rows], None if sample_weight is None else sample_weight[rows]

    if values or not isinstance(split.X, LazyRows):
        bits = as_on_device((split.scaled() if values else split.bits())[own], device)
        return [lambda: labeled(bits, own)]

    def part(start: int) -> _Part:
        rows = slice(start, min(start + _PART, own.stop))
        return labeled(as_on_device(split.encoder.encode(split.X[rows]), device), rows)

    return [partial(part, start) for start in range(own.start, max(own.stop, own.start + 1), _PART)]
