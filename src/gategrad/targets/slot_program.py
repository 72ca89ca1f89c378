"""A netlist as a list of operations on few slots, each reused once nothing reads it any more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Netlist
from gategrad.circuit.builder import simplest

__all__ = ["SlotProgram", "slot_program"]

_FALSE: Final = 0
_WIRE: Final = 3
_TRUE: Final = 15


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


def slot_program(netlist: Netlist) -> SlotProgram:
    """Give the results of a netlist's live gates slots by live range, in the netlist's order.

    Wires and constants disappear into the gates that read them; gates without use are left out.

    Args:
        netlist: Any netlist.
    """
    gate, a, b, outputs = _live(netlist)
    order = _used(netlist, a, b, outputs)
    return _allocate(netlist, gate, a, b, outputs, order)


def _live(netlist: Netlist) -> tuple[list[int], list[int], list[int], list[int]]:
    # Wires and constants seen through.
    net = list(range(netlist.first_gate_net))
    gates, a, b = netlist.gate.tolist(), netlist.a.tolist(), netlist.b.tolist()
    for g, (gate, x, y) in enumerate(zip(gates, a, b, strict=True)):
        gate, x, y = simplest(gate, net[x], net[y])
        if gate in (_FALSE, _TRUE):
            net.append(gate & 1)
        elif gate == _WIRE:
            net.append(x)
        else:
            gates[g], a[g], b[g] = gate, x, y
            net.append(netlist.first_gate_net + g)
    return gates, a, b, [net[o] for o in netlist.outputs.tolist()]


def _used(netlist: Netlist, a: list[int], b: list[int], outputs: list[int]) -> list[int]:
    first = netlist.first_gate_net
    used = bytearray(netlist.n_nets)
    for output in outputs:
        used[output] = 1
    for g in range(netlist.n_gates - 1, -1, -1):
        if used[first + g]:
            used[a[g]] = used[b[g]] = 1
    return [g for g in range(netlist.n_gates) if used[first + g]]


def _allocate(
    netlist: Netlist,
    gate: list[int],
    a: list[int],
    b: list[int],
    outputs: list[int],
    order: list[int],
) -> SlotProgram:
    first = netlist.first_gate_net
    last = np.full(netlist.n_nets, -1, dtype=np.int64)  # the operation that reads a net last
    for step, g in enumerate(order):
        last[a[g]] = last[b[g]] = step
    last[outputs] = len(order)
    ends = last.tolist()
    slot = [0, 0, *range(netlist.n_inputs), *[0] * netlist.n_gates]
    n_slots = netlist.n_inputs
    free = [i for i in range(netlist.n_inputs - 1, -1, -1) if ends[2 + i] < 0]
    out: list[int] = []
    for step, g in enumerate(order):
        x, y = a[g], b[g]
        if ends[x] == step:
            free.append(slot[x])
        if y != x and ends[y] == step:
            free.append(slot[y])
        if free:
            place = free.pop()
        else:
            place = n_slots
            n_slots += 1
        slot[first + g] = place
        out.append(place)
    operations: list[list[int]] = [[gate[g] for g in order]]
    operations += [[slot[nets[g]] for g in order] for nets in (a, b)]
    operations.append(out)
    # Constant outputs share a slot for each of the two values, written at the end.
    for value in (0, 1):
        if value in outputs:
            slot[value] = free.pop() if free else n_slots
            n_slots = max(n_slots, slot[value] + 1)
            for column, number in zip(operations, (15 * value, *[slot[value]] * 3), strict=True):
                column.append(number)
    kinds, x_slots, y_slots, results = (np.array(column, dtype=np.int32) for column in operations)
    places = np.array([slot[o] for o in outputs], dtype=np.int32)
    return SlotProgram(kinds.astype(np.uint8), x_slots, y_slots, results, places, n_slots)
