"""From output bits to classes, in integers wherever the head is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.arrays import FrozenValue, freeze_float, freeze_int
from gategrad.circuit.decoders import Decoder

__all__ = ["Readout", "balanced_groups"]

# Products of rows and outputs that are computed at a time.
_BLOCK: Final = 1 << 22


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
class Readout(FrozenValue):
    """Integer sums of groups of output bits; class sums, which are these or come from a decoder.

    ``sum[g] = offset[g] + weight[j] * bit[j]`` over all outputs ``j`` with ``group[j] == g``.
    Without a decoder there is one group per class, and its sum is the class sum. ``score[k] =
    scale[k] * class_sum[k]``. The predicted class is the one with the largest score, the first of
    several; where all scales are equal it is found from the class sums, so no rounding can decide a
    tie. Group-Sum (paper, section 2.2) has weight 1, offset 0 and scale ``1 / tau``.

    Args:
        group: ``(O,)`` group of each output bit.
        weight: ``(O,)`` integer weight of each output bit.
        offset: ``(G,)`` integer added to each group's sum.
        scale: ``(K,)`` positive factor from class sum to score.
        decoder: From group sums to class sums: a :class:`~gategrad.circuit.Codebook`, a
            :class:`~gategrad.circuit.Dense`, or None.

    Raises:
        ValueError: Lengths that differ, a group out of range, a scale that is not positive, group
            sums that would not fit into 32 bits, or integer class sums that would not fit into 62.
    """

    group: NDArray[np.int32]
    weight: NDArray[np.int32]
    offset: NDArray[np.int64]
    scale: NDArray[np.float64]
    decoder: Decoder | None = None

    def __repr__(self) -> str:
        decoder = "" if self.decoder is None else f"; {self.decoder!r}"
        return f"Readout({self.n_outputs:,} bits to {self.n_classes:,} classes{decoder})"

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
        n_classes = self.n_sums if self.decoder is None else self.decoder.n_classes
        if n_classes == 0 or self.scale.shape != (n_classes,):
            raise ValueError(
                f"offset and scale need one entry per class, got {len(self.offset)} and "
                f"{self.scale.shape}"
                if self.decoder is None
                else f"scale needs one entry per class, got {self.scale.shape} for {n_classes}"
            )
        if self.decoder is not None and self.decoder.n_sums != self.n_sums:
            raise ValueError(
                f"the decoder reads {self.decoder.n_sums} sums, but offset has {self.n_sums}"
            )
        wrong = (self.group < 0) | (self.group >= self.n_sums)
        if wrong.any():
            o = int(np.argmax(wrong))
            kind = "class" if self.decoder is None else "group"
            raise ValueError(
                f"output {o} belongs to {kind} {self.group[o]}, but "
                f"{'classes' if self.decoder is None else 'groups'} are 0 to {self.n_sums - 1}"
            )
        if (self.scale <= 0).any():
            raise ValueError(f"scale must be positive, got {self.scale[self.scale <= 0][0]}")
        reach = self.reach()
        if (reach >= 2**31).any():
            raise ValueError("class sums can exceed 32 bits: use smaller weights or offsets")
        if self.decoder is not None and self.is_integer and self.decoder.reach(reach) > 2**62:
            raise ValueError("class sums can exceed 62 bits: use smaller weights or offsets")

    @classmethod
    def group_sum(cls, n_outputs: int, n_classes: int, tau: float) -> Readout:
        """The readout of Group-Sum over consecutive groups; see :func:`balanced_groups`."""
        return cls(
            balanced_groups(n_outputs, n_classes),
            np.ones(n_outputs, dtype=np.int32),
            np.zeros(n_classes, dtype=np.int64),
            np.full(n_classes, 1.0 / tau),
        )

    @property
    def n_classes(self) -> int:
        """Number of classes, K."""
        return len(self.scale)

    @property
    def n_sums(self) -> int:
        """Number of groups, G."""
        return len(self.offset)

    @property
    def n_outputs(self) -> int:
        """Number of output bits, O."""
        return len(self.group)

    @property
    def is_integer(self) -> bool:
        """Whether the prediction follows from integer class sums (and all scales are equal)."""
        exact = self.decoder is None or self.decoder.is_integer
        return exact and bool((self.scale == self.scale[0]).all())

    def members(self) -> list[NDArray[np.int64]]:
        """The outputs of each group, ascending."""
        order = np.argsort(self.group, kind="stable")
        stops = np.cumsum(np.bincount(self.group, minlength=self.n_sums))
        return np.split(order, stops[:-1])

    def reach(self) -> NDArray[np.float64]:
        """``(G,)`` largest absolute value of each group's sum."""
        reach = np.abs(self.offset.astype(np.float64))
        np.add.at(reach, self.group, np.abs(self.weight.astype(np.float64)))
        return reach

    def sums(self, bits: NDArray[np.uint8]) -> NDArray[np.int64]:
        """``(B, G)`` int64 group sums of ``(B, O)`` output bits."""
        order = np.argsort(self.group, kind="stable")
        counts = np.bincount(self.group, minlength=self.n_sums)
        read = np.flatnonzero(counts)
        starts = (np.cumsum(counts) - counts)[read]
        weight = self.weight[order].astype(np.int64)
        sums = np.tile(self.offset, (len(bits), 1))
        step = max(1, _BLOCK // max(1, self.n_outputs))
        for at in range(0, len(bits) if len(read) else 0, step):
            products = bits[at : at + step, order] * weight
            if len(read) < self.n_outputs:
                products = np.add.reduceat(products, starts, axis=1)
            sums[at : at + step, read] += products
        return sums

    def decode(self, sums: NDArray[np.int64]) -> NDArray[Any]:
        """``(B, K)`` class sums of ``(B, G)`` group sums: int64, or float64 of float layers."""
        return sums if self.decoder is None else self.decoder.class_sums(sums)

    def class_sums(self, bits: NDArray[np.uint8]) -> NDArray[Any]:
        """``(B, K)`` class sums of ``(B, O)`` output bits: int64, or float64 of float layers."""
        if self.decoder is None:
            return self.sums(bits)
        step = max(1, _BLOCK // max(1, self.n_sums))
        parts = [
            self.decode(self.sums(bits[at : at + step])) for at in range(0, len(bits) or 1, step)
        ]
        return np.concatenate(parts)

    def scores(self, class_sums: NDArray[Any]) -> NDArray[np.float64]:
        """``(B, K)`` float64 scores of ``(B, K)`` class sums."""
        return class_sums * self.scale

    def predict(self, class_sums: NDArray[Any]) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of ``(B, K)`` class sums."""
        if self.is_integer:
            best: NDArray[np.int64] = np.argmax(class_sums, axis=1)
        else:
            best = np.argmax(self.scores(class_sums), axis=1)
        return best

    def can_expand(self, most: int) -> bool:
        """Whether :meth:`expanded` gives a readout of at most so many outputs."""
        if self.decoder is None:
            return True
        return self.decoder.is_linear and self.n_classes * self.n_outputs <= most

    def expanded(self, most: int) -> tuple[Readout, NDArray[np.int64]]:
        """The same class sums without a decoder, and the output that each output is then.

        Every class has all outputs of its own, with weights that stand for its code or its row of
        the matrix: what a target can do that knows sums only.

        Args:
            most: Outputs that there may be.

        Raises:
            ValueError: More outputs than that; float layers, or several.
        """
        decoder = self.decoder
        if decoder is None:
            return self, np.arange(self.n_outputs)
        if not decoder.is_linear:
            raise ValueError(
                "a dense head cannot be written as integer sums of bits; these can: group-sum, "
                "tree, tree-full, codebook, group-sum-codebook; and dense without hidden layers, "
                "quantized"
            )
        n_classes = self.n_classes
        if n_classes * self.n_outputs > most:
            raise ValueError(
                f"{n_classes} classes that each read all {self.n_outputs:,} outputs are more than "
                f"the {most:,} bits that can be summed here: use fewer outputs, or a Group-Sum head"
            )
        ((layer, offset),) = decoder.layers()
        matrix = layer.astype(np.int64)
        weight = matrix[:, self.group] * self.weight.astype(np.int64)
        read = np.flatnonzero(weight)
        plain = Readout(
            (read // self.n_outputs).astype(np.int32),
            freeze_int("weight", weight.reshape(-1)[read], np.int32),
            matrix @ self.offset + offset,
            self.scale,
        )
        return plain, read % self.n_outputs

    def quantized(self, bits: int) -> Readout:
        """The same with dense layers' weights as integers; see :class:`~gategrad.circuit.Dense`.

        Raises:
            ValueError: There are no float layers, or ``bits`` is out of range.
        """
        if self.decoder is None:
            raise ValueError("only dense heads have weights to quantize: this head is integer")
        decoder, unit = self.decoder.quantized(bits)
        return replace(self, decoder=decoder, scale=self.scale * unit)
