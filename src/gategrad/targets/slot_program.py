"""A netlist as a list of operations on few slots, each reused once nothing reads it any more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Netlist
from gategrad.circuit.netlist_builder import simplest

__all__ = ["SlotProgram", "slot_program", "without_wires"]

_WIRE: Final = 3


@dataclass(frozen=True)
class SlotProgram:
    """Operations in order. Input ``i`` is in slot ``i`` at the beginning.

    Attributes:
        gate: ``(P,)`` uint8 gate ids: no wires, constants only where an output is one.
        a: ``(P,)`` int32 slot of each operation's first input.
        b: ``(P,)`` int32 slot of its second input.
        out: ``(P,)`` int32 slot that it writes, which may be one that it reads.
        outputs: ``(O,)`` int32 slots of the output bits at the end.
        n_slots: Slots in use.
    """

    gate: NDArray[np.uint8]
    a: NDArray[np.int32]
    b: NDArray[np.int32]
    out: NDArray[np.int32]
    outputs: NDArray[np.int32]
    n_slots: int


def without_wires(netlist: Netlist) -> Netlist:
    """The live gates of a netlist, with wires and constants seen through.

    Args:
        netlist: Any netlist.

    Returns:
        The same function of the same inputs. Every gate depends on all that it reads; inverters
        (gate 12) read one net twice. Only outputs are constants.
    """
    first = netlist.first_gate_net
    net = list(range(first))
    gates, a, b = netlist.gate.tolist(), netlist.a.tolist(), netlist.b.tolist()
    for g, (gate, x, y) in enumerate(zip(gates, a, b, strict=True)):
        gate, x, y = simplest(gate, net[x], net[y])
        gates[g], a[g], b[g] = gate, x, y
        net.append(gate & 1 if gate in (0, 15) else x if gate == _WIRE else first + g)
    outputs = [net[o] for o in netlist.outputs.tolist()]
    used = bytearray(netlist.n_nets)
    for output in outputs:
        used[output] = 1
    for g in range(netlist.n_gates - 1, -1, -1):
        if used[first + g]:
            used[a[g]] = used[b[g]] = 1
    live = np.frombuffer(used, dtype=np.uint8)[first:] == 1
    number = np.arange(netlist.n_nets)
    number[first:] = first + np.cumsum(live) - 1
    kept = np.flatnonzero(live)
    arrays = (np.array(column, dtype=np.int32) for column in (gates, a, b, outputs))
    gate_, a_, b_, outputs_ = arrays
    return Netlist(
        netlist.n_inputs, gate_[kept].astype(np.uint8),
        number[a_[kept]].astype(np.int32), number[b_[kept]].astype(np.int32),
        number[outputs_].astype(np.int32),
    )  # fmt: skip


def slot_program(netlist: Netlist) -> SlotProgram:
    """Give the results of a netlist's live gates slots by live range, in the netlist's order.

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
    slot = [0, 0, *range(netlist.n_inputs)]
    n_slots = netlist.n_inputs
    free = [i for i in range(netlist.n_inputs - 1, -1, -1) if ends[2 + i] < 0]
    for step, (x, y) in enumerate(zip(a, b, strict=True)):
        if ends[x] == step:
            free.append(slot[x])
        if y != x and ends[y] == step:
            free.append(slot[y])
        if free:
            slot.append(free.pop())
        else:
            slot.append(n_slots)
            n_slots += 1
    operations = [netlist.gate.tolist(), [slot[x] for x in a], [slot[y] for y in b]]
    operations.append(slot[netlist.first_gate_net :])
    # Constant outputs share a slot for each of the two values, written at the end.
    for value in (0, 1):
        if value in outputs:
            slot[value] = free.pop() if free else n_slots
            n_slots = max(n_slots, slot[value] + 1)
            for column, number in zip(operations, (15 * value, *[slot[value]] * 3), strict=True):
                column.append(number)
    gates, x_slots, y_slots, results = (np.array(column, dtype=np.int32) for column in operations)
    places = np.array([slot[o] for o in outputs], dtype=np.int32)
    return SlotProgram(gates.astype(np.uint8), x_slots, y_slots, results, places, n_slots)
