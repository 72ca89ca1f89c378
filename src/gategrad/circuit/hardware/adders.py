"""A readout as gates: adders from output bits to class sums."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from gategrad.circuit.arithmetic import sum_bits
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.netlist_builder import NetlistBuilder
from gategrad.circuit.readout import Readout

__all__ = ["MOST_ADDED", "SumFormat", "adders_netlist"]

MOST_ADDED: Final = 1 << 20
"""Bits that adders are built for, where each class of a codebook has adders of its own."""


@dataclass(frozen=True)
class SumFormat:
    """How class sums are written in bits: two's complement where one can be negative.

    Attributes:
        width: Bits of each sum.
        signed: Whether the most significant one is a sign.
    """

    width: int
    signed: bool

    @classmethod
    def of(cls, readout: Readout) -> SumFormat:
        """The narrowest one that holds every sum of every class."""
        weight, offset = readout.weight.astype(np.int64), readout.offset
        low, high = offset.copy(), offset.copy()
        np.add.at(low, readout.group, np.minimum(weight, 0))
        np.add.at(high, readout.group, np.maximum(weight, 0))
        signed = bool((low < 0).any())
        largest = max(int(high.max()), -int(low.min()) - 1, 0)
        return cls(max(1, largest.bit_length() + signed), signed)


def adders_netlist(readout: Readout) -> Netlist:
    """Class sums from output bits: 3:2 compressors, each taking the bits that arrive first.

    A full adder is 5 gates, a half adder 2; counting n bits takes about n full adders.

    Args:
        readout: Weights and offsets, which are exact; scales play no part. One without a decoder:
            see :meth:`Readout.expanded`.

    Returns:
        A netlist whose output ``k * width + i`` is bit ``i`` of class ``k``'s sum, as
        :class:`SumFormat` says.
    """
    width = SumFormat.of(readout).width
    builder = NetlistBuilder(readout.n_outputs)
    outputs: list[int] = []
    for k, members in enumerate(readout.members()):
        columns: list[list[int]] = [[] for _ in range(width)]
        constant = int(readout.offset[k])
        for output in members.tolist():
            weight, net = int(readout.weight[output]), 2 + output
            if weight < 0:  # -w x = w (1 - x) - w
                constant, weight, net = constant + weight, -weight, ~net
            for i in range(width):
                if weight >> i & 1:
                    columns[i].append(net)
        for i in range(width):
            if constant >> i & 1:
                columns[i].append(1)
        outputs += sum_bits(builder, columns)
    return builder.netlist(outputs)
