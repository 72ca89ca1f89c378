"""Netlists built gate by gate, with constants and inverters taken into the gates that read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from gategrad.circuit.netlist import Netlist
from gategrad.gates import GATE_IDS, GATES

__all__ = ["NetlistBuilder", "simplest"]

AND, XOR, OR = (GATE_IDS[name] for name in ("and", "xor", "or"))
_WIRE: Final = GATE_IDS["a"]
_NOT: Final = GATE_IDS["not_a"]


def _table(*corners: int) -> tuple[int, ...]:
    # By gate: the gate whose outputs for 00, 01, 10, 11 are the gate's at these corners.
    return tuple(sum(g.truth_table[c] << 3 - i for i, c in enumerate(corners)) for g in GATES)


_A_IS: Final = (_table(0, 1, 0, 1), _table(2, 3, 2, 3))
_B_IS: Final = (_table(0, 0, 2, 2), _table(1, 1, 3, 3))
_SAME: Final = _table(0, 0, 3, 3)
_NOT_A: Final = _table(2, 3, 0, 1)
_NOT_B: Final = _table(1, 0, 3, 2)


def simplest(gate: int, a: int, b: int) -> tuple[int, int, int]:
    """The same function of two nets as a gate that depends on every net that it reads.

    Returns:
        A gate of two different nets, none of them constant; an inverter (12) or a wire (3) of one
        net, which it reads twice; or a constant (0, 15) that reads net 0.
    """
    if a < 2:
        gate = _A_IS[a][gate]
    if b < 2:
        gate = _B_IS[b][gate]
    if a == b:
        gate = _SAME[gate]
    if gate in (0, 15):
        return gate, 0, 0
    if gate & 3 == gate >> 2:  # of b only
        return (_WIRE if gate & 1 else _NOT), b, b
    if gate & 5 == gate >> 1 & 5:  # of a only
        return gate, a, a
    return gate, a, b


class NetlistBuilder:
    """Collects gates. A net ``n`` can be read inverted as ``~n``; that costs no gate.

    Args:
        n_inputs: Inputs of the netlist; input ``i`` is net ``2 + i``.
    """

    def __init__(self, n_inputs: int) -> None:
        self.n_inputs = n_inputs
        self._gates: list[tuple[int, int, int]] = []
        self._level = [0] * (2 + n_inputs)

    def gate(self, gate: int, a: int, b: int) -> int:
        """Add a gate; returns its net, or an earlier one (perhaps inverted) where that does."""
        if a < 0:
            gate, a = _NOT_A[gate], ~a
        if b < 0:
            gate, b = _NOT_B[gate], ~b
        gate, a, b = simplest(gate, a, b)
        if gate in (0, 15):
            return gate & 1
        if a == b:
            return a if gate == _WIRE else ~a
        return self._append(gate, a, b)

    def level(self, net: int) -> int:
        """Gates on the longest path to a net."""
        return self._level[max(net, ~net)]

    def netlist(self, outputs: Sequence[int]) -> Netlist:
        """What was built, with some nets as outputs; inverted ones take an inverter each."""
        inverters: dict[int, int] = {}
        nets = []
        for net in outputs:
            if net < 0 and ~net < 2:
                net = 1 - ~net
            elif net < 0:
                if net not in inverters:
                    inverters[net] = self._append(_NOT, ~net, ~net)
                net = inverters[net]
            nets.append(net)
        gate, a, b = np.array(self._gates, dtype=np.int32).reshape(-1, 3).T
        places = np.array(nets, dtype=np.int32)
        return Netlist(self.n_inputs, gate.astype(np.uint8), a, b, places)

    def _append(self, gate: int, a: int, b: int) -> int:
        self._gates.append((gate, a, b))
        self._level.append(1 + max(self._level[a], self._level[b]))
        return 1 + self.n_inputs + len(self._gates)
