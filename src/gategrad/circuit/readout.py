"""From output bits to classes, in integers."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.arrays import freeze_float, freeze_int

__all__ = ["Readout", "balanced_groups"]


def balanced_groups(n_outputs: int, n_classes: int) -> NDArray[np.int32]:
    """Deal ``n_outputs`` consecutive outputs out to ``n_classes`` groups.

    With ``q, r = divmod(n_outputs, n_classes)``, the first ``r`` classes get ``q + 1`` outputs and
    the others ``q``, in order (the rule of :func:`numpy.array_split`). Sums are not rescaled, so a
    longer group can reach a sum larger by one.

    Returns:
        ``(n_outputs,)`` int32: the class of each output.
    """
    q, r = divmod(n_outputs, n_classes)
    sizes = np.full(n_classes, q)
    sizes[:r] += 1
    return np.repeat(np.arange(n_classes, dtype=np.int32), sizes)


@dataclass(frozen=True, eq=False)
class Readout:
    """Integer class sums of output bits, and their scale.

    ``sum[k] = offset[k] + weight[j] * bit[j]`` over all outputs ``j`` with ``group[j] == k``;
    ``score[k] = scale[k] * sum[k]``. The predicted class is the one with the largest score, the
    first of several; where all scales are equal it is found from the integer sums, so no rounding
    can decide a tie. Group-Sum (paper, section 2.2) has weight 1, offset 0 and scale ``1 / tau``.

    Args:
        group: ``(O,)`` class of each output bit.
        weight: ``(O,)`` integer weight of each output bit.
        offset: ``(K,)`` integer added to each class's sum.
        scale: ``(K,)`` positive factor from sum to score.

    Raises:
        ValueError: Lengths that differ, a class out of range, a scale that is not positive, or
            sums that would not fit into 32 bits.
    """

    group: NDArray[np.int32]
    weight: NDArray[np.int32]
    offset: NDArray[np.int64]
    scale: NDArray[np.float64]

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", freeze_int("group", self.group, np.int32))
        object.__setattr__(self, "weight", freeze_int("weight", self.weight, np.int32))
        object.__setattr__(self, "offset", freeze_int("offset", self.offset, np.int64))
        object.__setattr__(self, "scale", freeze_float("scale", self.scale))
        if len(self.group) != len(self.weight):
            raise ValueError(
                f"group and weight must have one length, got {len(self.group)} and "
                f"{len(self.weight)}"
            )
        if len(self.offset) == 0 or self.scale.shape != self.offset.shape:
            raise ValueError(
                f"offset and scale need one entry per class, got {len(self.offset)} and "
                f"{self.scale.shape}"
            )
        wrong = (self.group < 0) | (self.group >= self.n_classes)
        if wrong.any():
            o = int(np.argmax(wrong))
            raise ValueError(
                f"output {o} belongs to class {self.group[o]}, but classes are 0 to "
                f"{self.n_classes - 1}"
            )
        if (self.scale <= 0).any():
            raise ValueError(f"scale must be positive, got {self.scale[self.scale <= 0][0]}")
        reach = np.zeros(self.n_classes)
        np.add.at(reach, self.group, np.abs(self.weight.astype(np.float64)))
        if (reach + np.abs(self.offset.astype(np.float64)) >= 2**31).any():
            raise ValueError("class sums can exceed 32 bits: use smaller weights or offsets")

    @classmethod
    def group_sum(cls, n_outputs: int, n_classes: int, tau: float) -> Readout:
        """The readout of Group-Sum over consecutive groups; see :func:`balanced_groups`."""
        return cls(
            balanced_groups(n_outputs, n_classes),
            np.ones(n_outputs, dtype=np.int32),
            np.zeros(n_classes, dtype=np.int64),
            np.full(n_classes, 1.0 / tau),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Readout):
            return NotImplemented
        return all(
            np.array_equal(getattr(self, name), getattr(other, name))
            for name in ("group", "weight", "offset", "scale")
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def n_classes(self) -> int:
        """Number of classes, K."""
        return len(self.offset)

    @property
    def n_outputs(self) -> int:
        """Number of output bits, O."""
        return len(self.group)

    def class_sums(self, bits: NDArray[np.uint8]) -> NDArray[np.int64]:
        """``(B, K)`` int64 class sums of ``(B, O)`` output bits."""
        order = np.argsort(self.group, kind="stable")
        stops = np.cumsum(np.bincount(self.group, minlength=self.n_classes))
        sums = np.tile(self.offset, (len(bits), 1))
        for k, members in enumerate(np.split(order, stops[:-1])):
            sums[:, k] += bits[:, members].astype(np.int64) @ self.weight[members].astype(np.int64)
        return sums

    def scores(self, sums: NDArray[np.int64]) -> NDArray[np.float64]:
        """``(B, K)`` float64 scores of ``(B, K)`` class sums."""
        return sums * self.scale

    def predict(self, sums: NDArray[np.int64]) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of ``(B, K)`` class sums."""
        if self.is_integer:
            best: NDArray[np.int64] = np.argmax(sums, axis=1)
        else:
            best = np.argmax(self.scores(sums), axis=1)
        return best

    @property
    def is_integer(self) -> bool:
        """Whether the prediction follows from the integer sums alone (all scales are equal)."""
        return bool((self.scale == self.scale[0]).all())
