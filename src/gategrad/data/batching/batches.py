"""Batches of samples that are on the device already, in an order that can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor

from gategrad.data.batching.encoded_rows import EncodedRows
from gategrad.data.batching.image_moves import Bends, Flips, Shifts
from gategrad.data.random_order import random_order, random_words
from gategrad.system.short_repr import short_repr
from gategrad.system.torch_threads import torch_threads

__all__ = ["Batches", "Targets"]

# Streams of their own: wiring and split are drawn from the same seed.
_BATCHES: Final = int.from_bytes(b"batches", "big")
_BENDS: Final = int.from_bytes(b"bends", "big")
_SHIFTS: Final = int.from_bytes(b"shifts", "big")
_FLIPS: Final = int.from_bytes(b"flips", "big")

# Numbers of a batch that one thread gathers sooner than several are woken.
_FEW: Final = 1 << 18


@dataclass(frozen=True, eq=False)
class Targets:
    """Labels, and what else is known of the same samples.

    Attributes:
        labels: ``(B,)`` int64.
        scores: ``(B, K)`` float32 class scores that a teacher gives them.
        sample_weight: ``(B,)`` float32, how much each counts.
    """

    labels: Tensor
    scores: Tensor | None = None
    sample_weight: Tensor | None = None

    __repr__ = short_repr

    def __len__(self) -> int:
        return len(self.labels)


class Batches:
    """Training samples, shuffled anew each epoch; the last batch may be short.

    No worker processes: gathering rows of bits costs less than handing them over.

    Args:
        X: ``(n, features)`` uint8 or float32; or rows that become bits batch by batch.
        y: ``(n,)`` int64, on the same device.
        batch_size: Samples per batch, B.
        seed: With the epoch's number, decides the order; neither device nor torch do.
        n_classes: Check that labels are below it.
        shifts: Move images at random, anew each epoch; decided like the order.
        bends: Bend images at random, likewise.
        flips: Mirror images at random, likewise.
        teacher: ``(n, K)`` floats, a teacher's scores of the same samples. They stay what they are
            where images are moved, bent or mirrored.
        sample_weight: ``(n,)`` float32, how much each sample counts.
        part: ``(i, n)``: yield the i-th of n parts of each batch, for n processes that share it.
            Where a batch has fewer samples than n, an empty part is its first sample nevertheless.

    Attributes:
        by_sample: Whether the memory of batches is sample by sample, as layers of bits want it on a
            CPU; else it is feature by feature.

    Raises:
        ValueError: No samples, NaN, labels out of range, or tensors that do not fit together.
    """

    def __init__(
        self,
        X: Tensor | EncodedRows,
        y: Tensor,
        batch_size: int,
        seed: int,
        *,
        n_classes: int | None = None,
        shifts: Shifts | None = None,
        bends: Bends | None = None,
        flips: Flips | None = None,
        teacher: Tensor | None = None,
        sample_weight: Tensor | None = None,
        part: tuple[int, int] = (0, 1),
    ) -> None:
        if len(X.shape) != 2 or y.shape != X.shape[:1] or X.device != y.device:
            raise ValueError(
                f"need X of shape (n, features) and y of shape (n,) on one device, got "
                f"{tuple(X.shape)} on {X.device} and {tuple(y.shape)} on {y.device}"
            )
        if len(X) == 0:
            raise ValueError("no samples: the split is empty")
        kind = torch.uint8 if isinstance(X, EncodedRows) else X.dtype
        if kind not in (torch.uint8, torch.float32) or y.dtype != torch.int64:
            raise ValueError(
                f"need uint8 or float32 X and int64 y, got {kind} and {y.dtype}: "
                "use Split.bits() or Split.scaled(), and Split.y"
            )
        if batch_size < 1:
            raise ValueError(f"batch_size must be at least 1, got {batch_size}")
        if isinstance(X, Tensor) and X.is_floating_point() and bool(X.isnan().any()):
            raise ValueError("X holds NaN: replace missing values")
        smallest, largest = int(y.min()), int(y.max())
        if smallest < 0 or (n_classes is not None and largest >= n_classes):
            wrong = smallest if smallest < 0 else largest
            below = "" if n_classes is None else f" and below {n_classes}"
            raise ValueError(f"label {wrong}: labels must be at least 0{below}")
        self.batch_size = batch_size
        self.seed = seed
        self.shifts = shifts
        self.bends = bends
        self.flips = flips
        for name, given in (("the teacher's scores", teacher), ("weights", sample_weight)):
            if given is not None and (len(given) != len(X) or given.device != X.device):
                raise ValueError(
                    f"{name} are of {len(given)} samples on {given.device}, but there are "
                    f"{len(X)} on {X.device}"
                )
        self._teacher = teacher
        self._sample_weight = sample_weight
        self.part = part
        self.by_sample = False
        self._X = X
        self._y = y
        random_order(1, seed, _BATCHES, 0)  # a wrong seed fails here, not in the first epoch

    def __len__(self) -> int:
        """Batches per epoch."""
        return -(-len(self._X) // self.batch_size)

    def sizes(self, batch: int) -> tuple[int, int]:
        """Samples of this part of a batch, which may be none, and of the whole batch."""
        start, end = self._bounds(batch)
        return end - start, min(self.batch_size, len(self._X) - batch * self.batch_size)

    def _bounds(self, batch: int) -> tuple[int, int]:
        start = batch * self.batch_size
        n, (i, parts) = min(self.batch_size, len(self._X) - start), self.part
        return start + i * n // parts, start + (i + 1) * n // parts

    def epoch(self, index: int, start: int = 0) -> Iterator[tuple[Tensor, Tensor | Targets]]:
        """The batches of an epoch.

        Args:
            index: The epoch's number, from 0.
            start: The batch to begin with: a run that was stopped before it goes on as if it had
                not been.

        Yields:
            ``x``, ``(B, features)`` float32 whose memory is feature by feature, as layers want
            it (``x.t()`` is contiguous), or as :attr:`by_sample` says; and ``y``, ``(B,)`` int64,
            or :class:`Targets` where there is a teacher or samples have weights.

        Raises:
            ValueError: A negative epoch, or a batch that no epoch has.
        """
        if index < 0 or not 0 <= start <= len(self):
            raise ValueError(
                f"no batch {start} in epoch {index}: epochs count from 0, "
                f"and each has batches 0 to {len(self) - 1}"
            )
        return self._batches(index, start)

    def _batches(self, index: int, start: int) -> Iterator[tuple[Tensor, Tensor | Targets]]:
        n = len(self._X)
        numbers = random_order(n, self.seed, _BATCHES, index)
        order = torch.from_numpy(numbers).to(self._X.device)
        moves = random_words(n, self.seed, _SHIFTS, index) if self.shifts else None
        warps = random_words(n, self.seed, _BENDS, index) if self.bends else None
        turns = random_words(n, self.seed, _FLIPS, index) if self.flips else None
        for batch in range(start, len(self)):
            first, end = self._bounds(batch)
            part = slice(first, end)
            if first == end:
                part = slice(batch * self.batch_size, batch * self.batch_size + 1)
            rows = order[part]
            few = min(self.batch_size, n) * self._X.shape[1] <= _FEW
            with torch_threads(1) if few else nullcontext():
                if isinstance(self._X, EncodedRows):
                    x = self._X.take(numbers[part])
                else:
                    x = self._X.index_select(0, rows)
                if self.shifts is not None and moves is not None:
                    x = self.shifts(x, moves[part])
                if self.bends is not None and warps is not None:
                    x = self.bends(x, warps[part])
                if self.flips is not None and turns is not None:
                    x = self.flips(x, turns[part])
                if self.by_sample:
                    x = x.float()
                else:
                    # Transposes and converts in one pass, half the time of one after the other.
                    x = x.t().to(torch.float32, memory_format=torch.contiguous_format)
                    x = x.contiguous().t()
                targets = self._targets(rows)
            yield x, targets

    def _targets(self, rows: Tensor) -> Tensor | Targets:
        labels = self._y.index_select(0, rows)
        if self._teacher is None and self._sample_weight is None:
            return labels
        scores, weight = (
            None if each is None else each.index_select(0, rows).float()
            for each in (self._teacher, self._sample_weight)
        )
        return Targets(labels, scores, weight)
