"""Figures about a circuit that people ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.stages.stage_counts import plane_levels, stage_use
from gategrad.gates import GATES
from gategrad.system.kinds import check_kind

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


def circuit_stats(circuit: Circuit) -> CircuitStats:
    """Count what a circuit is made of: of convolutions the gates of all positions."""
    check_kind("circuit", circuit, Circuit)
    counts = np.bincount(circuit.dense.gate, minlength=16)
    level = np.zeros(circuit.n_inputs, dtype=np.int32)
    for stage in circuit.stages:
        counts += stage.n_positions * np.bincount(stage.netlist.gate, minlength=16)
        level = plane_levels(stage, level)
    wires = sum(int(counts[gate.id]) for gate in GATES if gate.name in ("false", "a", "b", "true"))
    use = _use(circuit)
    return CircuitStats(
        inputs=circuit.n_inputs,
        gates=circuit.n_gates,
        logic_gates=circuit.n_gates - wires,
        used_gates=use.used_gates,
        depth=int(_levels_from(circuit.dense, level)[circuit.dense.outputs].max(initial=0)),
        outputs=circuit.n_outputs,
        classes=circuit.readout.n_classes,
        kinds={gate.name: int(counts[gate.id]) for gate in GATES},
        live_inputs=int(use.live.sum()),
        fan_out=_fan_out(use.reads),
    )


class _Use(NamedTuple):
    """``(n_inputs,)`` which inputs are used; gates that are; all read counts of both."""

    live: NDArray[np.bool_]
    used_gates: int
    reads: NDArray[np.int64]


def _use(circuit: Circuit) -> _Use:
    netlist = circuit.dense
    used, reads = used_nets(netlist), _reads(netlist)
    first = netlist.first_gate_net
    used_gates, gate_reads = int(used[first:].sum()), np.bincount(reads[first:])
    used, reads = used[2:first], reads[2:first]
    for stage in circuit.stages[::-1]:
        found = stage_use(stage, used, reads)
        used, reads, used_gates = found.used, found.reads, used_gates + found.used_gates
        longest = max(len(gate_reads), len(found.gate_reads))
        gate_reads = np.pad(gate_reads, (0, longest - len(gate_reads)))
        gate_reads[: len(found.gate_reads)] += found.gate_reads
    both = np.bincount(reads, minlength=len(gate_reads))
    both[: len(gate_reads)] += gate_reads
    return _Use(used, used_gates, both)


def _levels_from(netlist: Netlist, inputs: NDArray[np.int32]) -> NDArray[np.int32]:
    level = np.zeros(netlist.n_nets, dtype=np.int32)
    level[2 : netlist.first_gate_net] = inputs
    for run in netlist.segments():
        nets = slice(netlist.first_gate_net + run.start, netlist.first_gate_net + run.stop)
        level[nets] = 1 + np.maximum(level[netlist.a[run]], level[netlist.b[run]])
    return level


def used_nets(netlist: Netlist) -> NDArray[np.bool_]:
    """``(n_nets,)`` bool: whether an output can be reached from each net."""
    used = np.zeros(netlist.n_nets, dtype=bool)
    used[netlist.outputs] = True
    for run in reversed(list(netlist.segments())):
        live = np.flatnonzero(used[netlist.first_gate_net :][run]) + run.start
        used[netlist.a[live]] = True
        used[netlist.b[live]] = True
    return used


def live_features(circuit: Circuit) -> NDArray[np.int64]:
    """How many input bits of each raw feature an output can be reached from.

    Returns:
        ``(n_features,)`` int64, at most the thresholds per feature; ``(n_inputs,)``, 0 or 1, where
        the circuit has no encoder.
    """
    check_kind("circuit", circuit, Circuit)
    used = _use(circuit).live
    if circuit.encoder is None:
        return used.astype(np.int64)
    return np.bincount(circuit.encoder.bit_features[used], minlength=circuit.encoder.n_features)


def _reads(netlist: Netlist) -> NDArray[np.int64]:
    """``(n_nets,)`` gates and outputs that read each net."""
    reads = np.zeros(netlist.n_nets, dtype=np.int64)
    for nets in (netlist.a, netlist.b, netlist.outputs):
        reads += np.bincount(nets, minlength=netlist.n_nets)
    return reads


def _fan_out(reads: NDArray[np.int64]) -> dict[str, int]:
    # 0, 1, 2, then a bin up to each power of two; from how many nets are read how often.
    often = np.flatnonzero(reads)
    powers = np.ceil(np.log2(np.maximum(often, 1))).astype(np.int64)
    bins = np.zeros(2 + int(powers.max(initial=-1)), dtype=np.int64)
    np.add.at(bins, np.where(often == 0, 0, powers + 1), reads[often])
    names = ["0", "1", "2", *(f"{2 ** (i - 2) + 1}-{2 ** (i - 1)}" for i in range(3, len(bins)))]
    return {name: int(count) for name, count in zip(names, bins, strict=False)}
