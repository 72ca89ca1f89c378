"""A weighted sum of nets, compared with 0 by gates."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Netlist
from gategrad.circuit.arithmetic import sum_bits
from gategrad.circuit.netlist_builder import OR, XOR, NetlistBuilder

__all__ = ["nonzero"]


def nonzero(
    netlist: Netlist, nets: NDArray[np.int64], coefficients: NDArray[np.int64], offset: int
) -> Netlist:
    """Whether ``offset + sum(coefficients * nets)`` is not 0, as one output.

    What is added and what is taken away are two sums, compared digit by digit: where they have
    parts in common, so have their adders.

    Args:
        netlist: Where the nets are.
        nets: ``(T,)`` terms.
        coefficients: ``(T,)`` their integer factors.
        offset: The constant.

    Returns:
        The netlist's gates and the adders' behind them.
    """
    builder = NetlistBuilder(netlist.n_nets - 2)  # whose inputs are all nets but the constants
    terms = [*zip(nets.tolist(), coefficients.tolist(), strict=True), (1, int(offset))]
    more = _total(builder, [(net, weight) for net, weight in terms if weight > 0])
    less = _total(builder, [(net, -weight) for net, weight in terms if weight < 0])
    differs = 0
    for place in range(max(len(more), len(less))):
        x, y = (digits[place] if place < len(digits) else 0 for digits in (more, less))
        differs = builder.gate(OR, differs, builder.gate(XOR, x, y))
    every = replace(netlist, outputs=np.arange(2, netlist.n_nets, dtype=np.int32))
    return every.then(builder.netlist([differs]))


def _total(builder: NetlistBuilder, terms: list[tuple[int, int]]) -> list[int]:
    """The digits of a sum of weight * net, weights > 0."""
    width = sum(weight for _, weight in terms).bit_length()
    columns = [[net for net, weight in terms if weight >> i & 1] for i in range(width)]
    return sum_bits(builder, columns)
