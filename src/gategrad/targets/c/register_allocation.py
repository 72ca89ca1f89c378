"""A netlist as straight-line code on few registers, each reused once nothing reads it any more."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Netlist
from gategrad.system.short_repr import short_repr
from gategrad.targets.without_wires import without_wires

__all__ = ["RegisterProgram", "allocate_registers"]


@dataclass(frozen=True)
class RegisterProgram:
    """Operations in order. Input ``i`` is in register ``i`` at the beginning.

    Attributes:
        gate: ``(P,)`` uint8 gate ids: no wires, constants only where an output is one.
        a: ``(P,)`` int32 register of each operation's first input.
        b: ``(P,)`` int32 register of its second input.
        out: ``(P,)`` int32 register that it writes, which may be one that it reads.
        outputs: ``(O,)`` int32 registers of the output bits at the end.
        n_registers: Registers in use.
    """

    gate: NDArray[np.uint8]
    a: NDArray[np.int32]
    b: NDArray[np.int32]
    out: NDArray[np.int32]
    outputs: NDArray[np.int32]
    n_registers: int

    __repr__ = short_repr


def allocate_registers(netlist: Netlist) -> RegisterProgram:
    """Give the results of a netlist's live gates registers by live range, in the netlist's order.

    Wires and constants disappear into the gates that read them; gates without use are left out.

    Args:
        netlist: Any netlist.
    """
    netlist = without_wires(netlist)
    a, b, outputs = netlist.a.tolist(), netlist.b.tolist(), netlist.outputs.tolist()
    last = np.full(netlist.n_nets, -1, dtype=np.int64)  # the operation that reads a net last
    for nets in (netlist.a, netlist.b):
        np.maximum.at(last, nets, np.arange(netlist.n_gates))
    last[netlist.outputs] = netlist.n_gates
    ends = last.tolist()
    register = [0, 0, *range(netlist.n_inputs)]
    n_registers = netlist.n_inputs
    free = [i for i in range(netlist.n_inputs - 1, -1, -1) if ends[2 + i] < 0]
    for step, (x, y) in enumerate(zip(a, b, strict=True)):
        if ends[x] == step:
            free.append(register[x])
        if y != x and ends[y] == step:
            free.append(register[y])
        if free:
            register.append(free.pop())
        else:
            register.append(n_registers)
            n_registers += 1
    operations = [netlist.gate.tolist(), [register[x] for x in a], [register[y] for y in b]]
    operations.append(register[netlist.first_gate_net :])
    # Constant outputs share a register for each of the two values, written at the end.
    for value in (0, 1):
        if value in outputs:
            register[value] = free.pop() if free else n_registers
            n_registers = max(n_registers, register[value] + 1)
            constant = (15 * value, *[register[value]] * 3)
            for column, number in zip(operations, constant, strict=True):
                column.append(number)
    gates, first, second, results = (np.array(column, dtype=np.int32) for column in operations)
    places = np.array([register[o] for o in outputs], dtype=np.int32)
    return RegisterProgram(gates.astype(np.uint8), first, second, results, places, n_registers)
