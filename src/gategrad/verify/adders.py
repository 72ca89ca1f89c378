"""A weighted sum of nets, compared with 0 by gates."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Netlist
from gategrad.gates import GATES

__all__ = ["nonzero"]

_ID = {gate.name: gate.id for gate in GATES}


class _Builder:
    def __init__(self, netlist: Netlist) -> None:
        self._netlist = netlist
        self._gates: list[tuple[int, int, int]] = []

    def add(self, name: str, a: int, b: int) -> int:
        self._gates.append((_ID[name], a, b))
        return self._netlist.n_nets + len(self._gates) - 1

    def number(self, terms: list[tuple[int, int]]) -> list[int]:
        """Nets that are the binary digits, lowest first, of a sum of weight * net, weights > 0."""
        columns: defaultdict[int, list[int]] = defaultdict(list)
        for net, weight in terms:
            for place in range(weight.bit_length()):
                if weight >> place & 1:
                    columns[place].append(net)
        digits = []
        place = 0
        while columns:
            column = columns.pop(place, [])
            # Oldest first: a tree of adders rather than a chain.
            while len(column) > 1:
                x, y, *column = column
                half = self.add("xor", x, y)
                carry = self.add("and", x, y)
                if column:
                    z, *column = column
                    carry = self.add("or", carry, self.add("and", half, z))
                    half = self.add("xor", half, z)
                column.append(half)
                columns[place + 1].append(carry)
            digits.append(column[0] if column else 0)
            place += 1
        return digits

    def netlist(self, output: int) -> Netlist:
        made = np.array(self._gates, dtype=np.int64).reshape(-1, 3)
        n = self._netlist
        return Netlist(
            n.n_inputs,
            np.concatenate([n.gate, made[:, 0]]),
            np.concatenate([n.a, made[:, 1]]),
            np.concatenate([n.b, made[:, 2]]),
            np.array([output], dtype=np.int32),
        )


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
    builder = _Builder(netlist)
    terms = [*zip(nets.tolist(), coefficients.tolist(), strict=True), (1, int(offset))]
    more = builder.number([(net, weight) for net, weight in terms if weight > 0])
    less = builder.number([(net, -weight) for net, weight in terms if weight < 0])
    differs = 0
    for place in range(max(len(more), len(less))):
        x, y = (digits[place] if place < len(digits) else 0 for digits in (more, less))
        differs = builder.add("or", differs, builder.add("xor", x, y))
    return builder.netlist(differs)
