"""Figures about a circuit that people ask for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gategrad.circuit.circuit import Circuit
from gategrad.gates import GATES

__all__ = ["CircuitStats", "circuit_stats"]


@dataclass(frozen=True)
class CircuitStats:
    """Size and shape of a circuit.

    Attributes:
        inputs: Input bits.
        gates: Gates, wires and constants among them.
        logic_gates: Gates that compute something: neither constant nor a plain wire.
        used_gates: Gates from which an output can be reached.
        depth: Gates on the longest path from an input to an output.
        outputs: Output bits.
        classes: Classes.
        kinds: Number of gates of each of the 16 kinds, by name.
    """

    inputs: int
    gates: int
    logic_gates: int
    used_gates: int
    depth: int
    outputs: int
    classes: int
    kinds: dict[str, int]


def circuit_stats(circuit: Circuit) -> CircuitStats:
    """Count what a circuit is made of."""
    netlist = circuit.netlist
    counts = np.bincount(netlist.gate, minlength=16)
    wires = sum(int(counts[gate.id]) for gate in GATES if gate.name in ("false", "a", "b", "true"))
    level = netlist.levels()
    used = np.zeros(netlist.n_nets, dtype=bool)
    used[netlist.outputs] = True
    for run in reversed(list(netlist.segments())):
        live = np.flatnonzero(used[netlist.first_gate_net :][run]) + run.start
        used[netlist.a[live]] = True
        used[netlist.b[live]] = True
    return CircuitStats(
        inputs=netlist.n_inputs,
        gates=netlist.n_gates,
        logic_gates=netlist.n_gates - wires,
        used_gates=int(used[netlist.first_gate_net :].sum()),
        depth=int(level[netlist.outputs].max(initial=0)),
        outputs=netlist.n_outputs,
        classes=circuit.readout.n_classes,
        kinds={gate.name: int(counts[gate.id]) for gate in GATES},
    )
