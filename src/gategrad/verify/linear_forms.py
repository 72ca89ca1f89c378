"""Integer combinations of nets that are 0 for every input where two circuits are equal."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit, Netlist
from gategrad.gates import GATE_IDS
from gategrad.passes import simplify
from gategrad.system.short_repr import short_repr

__all__ = ["LinearForms", "difference"]

_NOT_A = GATE_IDS["not_a"]


@dataclass(frozen=True)
class LinearForms:
    """``value[i] = offset[i] + coefficient[t] * net[t]`` over all terms ``t`` of form ``i``.

    Attributes:
        form: ``(T,)`` form of each term, ascending.
        net: ``(T,)`` its net, of a netlist that goes with these forms.
        coefficient: ``(T,)`` its integer factor.
        offset: ``(F,)`` constants.
    """

    form: NDArray[np.int64]
    net: NDArray[np.int64]
    coefficient: NDArray[np.int64]
    offset: NDArray[np.int64]

    __repr__ = short_repr

    def open(self) -> NDArray[np.int64]:
        """Forms that are not 0 as they stand."""
        is_open = self.offset != 0
        is_open[self.form] = True
        return np.flatnonzero(is_open)

    def substituted(self, literal: NDArray[np.int64]) -> LinearForms:
        """The same forms with other nets; terms of one net are added up, and vanish at 0.

        Args:
            literal: What each net is: ``2 * net``, one more for a net's opposite.
        """
        net, inverted = literal[self.net] >> 1, literal[self.net] & 1 == 1
        offset = self.offset.copy()
        np.add.at(offset, self.form[inverted], self.coefficient[inverted])
        coefficient = np.where(inverted, -self.coefficient, self.coefficient)
        read = net > 0  # net 0 adds nothing
        pairs = np.stack([self.form[read], net[read]])
        (form, net), place = np.unique(pairs, axis=1, return_inverse=True)
        total = np.zeros(len(net), dtype=np.int64)
        np.add.at(total, place.reshape(-1), coefficient[read])
        kept = total != 0
        return LinearForms(form[kept], net[kept], total[kept], offset)

    def simplified(self, netlist: Netlist) -> tuple[Netlist, LinearForms]:
        """The gates that the terms need, simplified, and the forms on those."""
        nets, place = np.unique(self.net, return_inverse=True)
        smaller = simplify(
            Netlist(netlist.n_inputs, netlist.gate, netlist.a, netlist.b, nets.astype(np.int64))
        )
        literal = _literals(smaller)
        return smaller, LinearForms(
            self.form, place.reshape(-1), self.coefficient, self.offset
        ).substituted(literal)


def difference(a: Circuit, b: Circuit, *, sums: bool) -> tuple[Netlist, LinearForms]:
    """Two circuits on shared inputs, simplified as one, and what must be 0.

    Args:
        a: The first.
        b: The second, with as many inputs, and as many classes or outputs.
        sums: One form per class, of class sums; otherwise one per output bit.
    """
    first, second = a.netlist, b.netlist
    start = first.first_gate_net

    def moved(nets: NDArray[np.int32]) -> NDArray[np.int64]:
        wide = nets.astype(np.int64)
        return np.where(wide >= start, wide + first.n_gates, wide)

    joint = Netlist(
        first.n_inputs,
        np.concatenate([first.gate, second.gate]),
        np.concatenate([first.a, moved(second.a)]),
        np.concatenate([first.b, moved(second.b)]),
        np.zeros(0, dtype=np.int32),
    )
    if sums:
        form = np.concatenate([a.readout.group, b.readout.group])
        coefficient = np.concatenate([a.readout.weight, -b.readout.weight.astype(np.int64)])
        offset = a.readout.offset - b.readout.offset
    else:
        outputs = np.arange(first.n_outputs)
        form = np.concatenate([outputs, outputs])
        coefficient = np.repeat([1, -1], first.n_outputs)
        offset = np.zeros(first.n_outputs, dtype=np.int64)
    net = np.concatenate([first.outputs, moved(second.outputs)])
    return LinearForms(
        form.astype(np.int64), net, coefficient.astype(np.int64), offset.astype(np.int64)
    ).simplified(joint)


def _literals(netlist: Netlist) -> NDArray[np.int64]:
    # Of each output of a simplified netlist; there, inverters stand before outputs only.
    literal = 2 * netlist.outputs.astype(np.int64)
    literal[netlist.outputs == 1] = 1
    gate = netlist.outputs - netlist.first_gate_net
    of_gate = np.flatnonzero(gate >= 0)
    inverters = of_gate[netlist.gate[gate[of_gate]] == _NOT_A]
    literal[inverters] = 2 * netlist.a[gate[inverters]].astype(np.int64) + 1
    return literal
