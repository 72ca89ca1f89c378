"""A circuit as a torch module of index and logic operations, for tools that read such modules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn

from gategrad.circuit import Circuit, Netlist
from gategrad.circuit.hardware.adders import MOST_ADDED, SumFormat, adders_netlist
from gategrad.circuit.hardware.argmax import argmax_netlist
from gategrad.system.kinds import check_kind
from gategrad.system.memory import UNREAD_INPUTS, check_memory

__all__ = ["BooleanModule", "to_torch"]

_NET_BYTES: Final = 32  # numbers of nets, and what sorting them takes
_AND, _OR, _XOR, _NOT = torch.logical_and, torch.logical_or, torch.logical_xor, torch.logical_not
# By gate id; constants are nets of their own.
_OPERATIONS: Final[dict[int, Callable[[Tensor, Tensor], Tensor]]] = {
    1: _AND,
    2: lambda a, b: _AND(a, _NOT(b)),
    3: lambda a, b: a,
    4: lambda a, b: _AND(_NOT(a), b),
    5: lambda a, b: b,
    6: _XOR,
    7: _OR,
    8: lambda a, b: _NOT(_OR(a, b)),
    9: lambda a, b: _NOT(_XOR(a, b)),
    10: lambda a, b: _NOT(b),
    11: lambda a, b: _OR(a, _NOT(b)),
    12: lambda a, b: _NOT(a),
    13: lambda a, b: _OR(_NOT(a), b),
    14: lambda a, b: _NOT(_AND(a, b)),
}
_CONSTANTS: Final = {0: 0, 15: 1}


class BooleanModule(nn.Module):
    """Gates as ``index_select``, ``cat`` and logical operations on bits: no weight, no arithmetic.

    Input and output are ``(B, bits)``, bool; nothing is checked, so that it can be traced. It moves
    between devices, compiles, and exports like any module. It has no gradient.

    Args:
        netlist: At least one input.
    """

    outputs: Tensor

    def __init__(self, netlist: Netlist) -> None:
        super().__init__()
        if netlist.n_inputs == 0:
            raise ValueError("a torch module needs inputs, but the circuit has none")
        level = netlist.levels()[netlist.first_gate_net :]
        netlist = netlist.reordered(np.lexsort((netlist.gate, level)))
        gate, level = netlist.gate, netlist.levels()[netlist.first_gate_net :]
        runs = np.flatnonzero(np.diff(level, prepend=-1) | np.diff(gate.astype(int), prepend=-1))
        self._kinds: list[list[int]] = []
        for start, stop in pairwise([*runs.tolist(), len(gate)]):
            if not self._kinds or level[start] != level[start - 1]:
                self._kinds.append([])
            of_level = self._kinds[-1]
            for name, source in (("a", netlist.a), ("b", netlist.b)):
                number = torch.from_numpy(source[start:stop].astype(np.int64))
                self.register_buffer(f"{name}{len(self._kinds)}_{len(of_level)}", number)
            of_level.append(int(gate[start]))
        self.register_buffer("outputs", torch.from_numpy(netlist.outputs.astype(np.int64)))

    def forward(self, bits: Tensor) -> Tensor:
        """Output bits of input bits."""
        first = bits[:, :1]
        nets = torch.cat([_AND(first, _NOT(first)), _OR(first, _NOT(first)), bits], dim=1)
        for i, kinds in enumerate(self._kinds, 1):
            found = [nets]
            for j, gate in enumerate(kinds):
                a, b = (nets.index_select(1, getattr(self, f"{name}{i}_{j}")) for name in "ab")
                found.append(_value(gate, a, b))
            nets = torch.cat(found, dim=1)
        return nets.index_select(1, self.outputs)


def _value(gate: int, a: Tensor, b: Tensor) -> Tensor:
    if gate in _CONSTANTS:
        return (_OR if _CONSTANTS[gate] else _AND)(a, _NOT(a))
    return _OPERATIONS[gate](a, b)


def to_torch(circuit: Circuit, *, adders: bool = False, argmax: bool = False) -> BooleanModule:
    """A circuit as a torch module of index and logic operations alone.

    For tracers, exporters and synthesis tools that read torch modules; to predict fast, use
    :func:`gategrad.compile`. Input bits are those of ``circuit.encoder.encode(X)``.

    Args:
        circuit: What to write, as it is: see :func:`gategrad.optimize` for a smaller one.
            Convolutions are unrolled.
        adders: Give the class sums in binary instead of the output bits, lowest bit and class
            first.
        argmax: Give the number of the class in binary instead, the first of equals.

    Returns:
        A module from ``(B, n_inputs)`` bits to bits.

    Raises:
        ValueError: No inputs; an argmax of classes of several scales; adders that cannot be built.
    """
    check_kind("circuit", circuit, Circuit)
    circuit = circuit.unrolled()
    check_memory(
        _NET_BYTES * circuit.netlist.n_nets, f"{circuit.netlist.n_nets:,} nets", UNREAD_INPUTS
    )
    if not (adders or argmax):
        return BooleanModule(circuit.netlist)
    circuit = circuit.expanded(MOST_ADDED)
    readout = circuit.readout
    netlist = circuit.netlist.then(adders_netlist(readout))
    if argmax:
        if not readout.is_integer:
            raise ValueError(
                "argmax compares integer sums, but the classes' scales differ: use argmax=False"
            )
        netlist = netlist.then(argmax_netlist(readout.n_classes, SumFormat.of(readout)))
    return BooleanModule(netlist)
