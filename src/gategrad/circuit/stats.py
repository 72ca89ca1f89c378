"""Figures about a circuit that people ask for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.convolutional_circuit import AnyCircuit
from gategrad.circuit.netlist import Netlist
from gategrad.gates import GATES

__all__ = ["CircuitStats", "circuit_stats", "live_features", "used_nets"]


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
        live_inputs: Inputs from which an output can be reached.
        fan_out: Number of inputs and gates by how often gates and outputs read them: ``0``, ``1``,
            ``2``, ``3-4``, ``5-8`` and so on.
    """

    inputs: int
    gates: int
    logic_gates: int
    used_gates: int
    depth: int
    outputs: int
    classes: int
    kinds: dict[str, int]
    live_inputs: int
    fan_out: dict[str, int]


def circuit_stats(circuit: AnyCircuit) -> CircuitStats:
    """Count what a circuit is made of; convolutions are unrolled."""
    circuit = circuit.unrolled()
    netlist = circuit.netlist
    counts = np.bincount(netlist.gate, minlength=16)
    wires = sum(int(counts[gate.id]) for gate in GATES if gate.name in ("false", "a", "b", "true"))
    level = netlist.levels()
    used = used_nets(netlist)
    return CircuitStats(
        inputs=netlist.n_inputs,
        gates=netlist.n_gates,
        logic_gates=netlist.n_gates - wires,
        used_gates=int(used[netlist.first_gate_net :].sum()),
        depth=int(level[netlist.outputs].max(initial=0)),
        outputs=netlist.n_outputs,
        classes=circuit.readout.n_classes,
        kinds={gate.name: int(counts[gate.id]) for gate in GATES},
        live_inputs=int(used[2 : netlist.first_gate_net].sum()),
        fan_out=_fan_out(netlist),
    )


def used_nets(netlist: Netlist) -> NDArray[np.bool_]:
    """``(n_nets,)`` bool: whether an output can be reached from each net."""
    used = np.zeros(netlist.n_nets, dtype=bool)
    used[netlist.outputs] = True
    for run in reversed(list(netlist.segments())):
        live = np.flatnonzero(used[netlist.first_gate_net :][run]) + run.start
        used[netlist.a[live]] = True
        used[netlist.b[live]] = True
    return used


def live_features(circuit: AnyCircuit) -> NDArray[np.int64]:
    """How many input bits of each raw feature an output can be reached from.

    Returns:
        ``(n_features,)`` int64, at most the thresholds per feature; ``(n_inputs,)``, 0 or 1, where
        the circuit has no encoder.
    """
    circuit = circuit.unrolled()
    used = used_nets(circuit.netlist)[2 : circuit.netlist.first_gate_net]
    if circuit.encoder is None:
        return used.astype(np.int64)
    return np.bincount(circuit.encoder.bit_features[used], minlength=circuit.encoder.n_features)


def _fan_out(netlist: Netlist) -> dict[str, int]:
    readers = np.zeros(netlist.n_nets, dtype=np.int64)
    for nets in (netlist.a, netlist.b, netlist.outputs):
        readers += np.bincount(nets, minlength=netlist.n_nets)
    # 0, 1, 2, then a bin up to each power of two.
    powers = np.ceil(np.log2(np.maximum(readers[2:], 1))).astype(np.int64)
    bins = np.bincount(np.where(readers[2:] == 0, 0, powers + 1))
    names = ["0", "1", "2", *(f"{2 ** (i - 2) + 1}-{2 ** (i - 1)}" for i in range(3, len(bins)))]
    return {name: int(count) for name, count in zip(names, bins, strict=False)}
