"""A netlist's live gates, with wires and constants seen through."""

from __future__ import annotations

from typing import Final

import numpy as np

from gategrad.circuit import Netlist
from gategrad.circuit.netlist_builder import simplest
from gategrad.gates import GATE_IDS

__all__ = ["without_wires"]

_WIRE: Final = GATE_IDS["a"]


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
