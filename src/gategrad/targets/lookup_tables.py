"""Functions of up to six inputs as two-input gates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from gategrad.circuit import Netlist

__all__ = ["LookupTables"]

_Gate = tuple[int, int, int]


class LookupTables:
    """Builds a netlist from truth tables, each split into gates by Shannon's expansion.

    A truth table of k inputs is a number of ``2**k`` bits, whose most significant bit is the output
    where all inputs are 0, the first input counting most; for two inputs that is the gate's id.

    Args:
        n_inputs: Inputs of the netlist.
    """

    MOST_INPUTS: Final = 6

    def __init__(self, n_inputs: int) -> None:
        self._n_inputs = n_inputs
        self._gate: list[int] = []
        self._a: list[int] = []
        self._b: list[int] = []
        self._split: dict[tuple[int, int], tuple[list[_Gate], int]] = {}

    def add(self, table: int, nets: Sequence[int]) -> int:
        """Add a function of some nets and return its net; a constant or a wire needs no gate."""
        key = (len(nets), table)
        if key not in self._split:
            self._split[key] = _split(*key)
        gates, result = self._split[key]
        place = [0, 1, *nets]
        for gate, a, b in gates:
            self._gate.append(gate)
            self._a.append(place[a])
            self._b.append(place[b])
            place.append(1 + self._n_inputs + len(self._gate))
        return place[result]

    def netlist(self, outputs: Sequence[int]) -> Netlist:
        """What was added, with some nets as outputs."""
        arrays = (np.array(a, dtype=np.int32) for a in (self._gate, self._a, self._b, outputs))
        return Netlist(self._n_inputs, *arrays)  # type: ignore[arg-type]


def _split(inputs: int, table: int) -> tuple[list[_Gate], int]:
    # Gates that read 0 and 1 for constants, 2 + i for input i, then earlier gates; and the result.
    gates: list[_Gate] = []
    known: dict[_Gate, int] = {}

    def gate(kind: int, a: int, b: int) -> int:
        if (kind, a, b) not in known:
            gates.append((kind, a, b))
            known[kind, a, b] = 1 + inputs + len(gates)
        return known[kind, a, b]

    def build(table: int, variables: tuple[int, ...]) -> int:
        size = len(variables)
        ones = (1 << (1 << size)) - 1
        halves = [_cofactors(table, size, i) for i in range(size)]
        for i, (low, high) in enumerate(halves):
            if low == high:
                return build(low, variables[:i] + variables[i + 1 :])
        if table in (0, ones):
            return table & 1
        if size == 1:
            return variables[0] if table == 1 else gate(12, variables[0], variables[0])
        if size == 2:
            return gate(table, *variables)
        ones = (1 << (1 << (size - 1))) - 1
        simple = {0: 0, ones: 1}
        for i, (low, high) in enumerate(halves):
            rest = variables[:i] + variables[i + 1 :]
            if low in simple:  # v & high, ~v | high
                return gate((1, 13)[simple[low]], variables[i], build(high, rest))
            if high in simple:  # ~v & low, v | low
                return gate((4, 7)[simple[high]], variables[i], build(low, rest))
            if low == high ^ ones:
                return gate(6, variables[i], build(low, rest))
        low, high = halves[0]
        v, rest = variables[0], variables[1:]
        return gate(7, gate(1, v, build(high, rest)), gate(4, v, build(low, rest)))

    result = build(table, tuple(range(2, 2 + inputs)))
    return gates, result


def _cofactors(table: int, size: int, i: int) -> tuple[int, int]:
    # The tables with input i at 0 and at 1.
    bits = f"{table:0{1 << size}b}"
    step = 1 << (size - 1 - i)
    parts = [bits[start : start + step] for start in range(0, len(bits), step)]
    return int("".join(parts[::2]), 2), int("".join(parts[1::2]), 2)
