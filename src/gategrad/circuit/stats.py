"""Figures about a circuit that people ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.stages.stage_counts import plane_levels, stage_use
from gategrad.gates import GATES
from gategrad.system.kinds import check_kind
from gategrad.system.memory import check_memory

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
    """Count what a circuit is made of: of convolutions the gates of all positions.

    Raises:
        ValueError: Convolutions at more positions than there is memory for.
    """
    check_kind("circuit", circuit, Circuit)
    counts = np.bincount(circuit.dense.gate, minlength=16)
    use = _use(circuit)
    dense, read = circuit.dense.without_spare_inputs()
    level = np.zeros(circuit.n_inputs if circuit.stages else len(read), dtype=np.int32)
    for stage in circuit.stages:
        counts += stage.n_positions * np.bincount(stage.netlist.gate, minlength=16)
        level = plane_levels(stage, level)
    wires = sum(int(counts[gate.id]) for gate in GATES if gate.name in ("false", "a", "b", "true"))
    return CircuitStats(
        inputs=circuit.n_inputs,
        gates=circuit.n_gates,
        logic_gates=circuit.n_gates - wires,
        used_gates=use.used_gates,
        depth=int(
            _levels_from(dense, level[read] if circuit.stages else level)[dense.outputs].max(
                initial=0
            )
        ),
        outputs=circuit.n_outputs,
        classes=circuit.readout.n_classes,
        kinds={gate.name: int(counts[gate.id]) for gate in GATES},
        live_inputs=len(use.live),
        fan_out=_fan_out(use.reads),
    )


class _Use(NamedTuple):
    """``(n,)`` the inputs that are used; how many gates are; all read counts of both."""

    live: NDArray[np.int64]
    used_gates: int
    reads: NDArray[np.int64]


def _use(circuit: Circuit) -> _Use:
    if circuit.stages:
        _check_planes(circuit)
    netlist, read = circuit.dense.without_spare_inputs()
    used, reads = used_nets(netlist), _reads(netlist)
    first = netlist.first_gate_net
    used_gates, gate_reads = int(used[first:].sum()), np.bincount(reads[first:])
    used, reads = used[2:first], reads[2:first]
    if circuit.stages:  # whose bits are looked at all together
        used, reads = (_spread(x, read, circuit.dense.n_inputs) for x in (used, reads))
        read = np.arange(circuit.n_inputs)
    for stage in circuit.stages[::-1]:
        found = stage_use(stage, used, reads)
        used, reads, used_gates = found.used, found.reads, used_gates + found.used_gates
        longest = max(len(gate_reads), len(found.gate_reads))
        gate_reads = np.pad(gate_reads, (0, longest - len(gate_reads)))
        gate_reads[: len(found.gate_reads)] += found.gate_reads
    both = np.bincount(reads, minlength=max(1, len(gate_reads)))
    both[: len(gate_reads)] += gate_reads
    both[0] += circuit.n_inputs - len(read)
    return _Use(read[used], used_gates, both)


def _spread(values: NDArray[Any], places: NDArray[np.int64], n: int) -> NDArray[Any]:
    """``(n,)`` values at their places, and zeros."""
    spread = np.zeros(n, dtype=values.dtype)
    spread[places] = values
    return spread


def _check_planes(circuit: Circuit) -> None:
    # Levels, uses and reads of each bit, and where each input of each window is.
    bits = sum(21 * stage.n_inputs + 20 * stage.n_outputs for stage in circuit.stages)
    reads = sum(stage.n_positions * len(stage.netlist.read_inputs()) for stage in circuit.stages)
    positions = sum(stage.n_positions for stage in circuit.stages)
    check_memory(
        bits + 28 * reads,
        f"figures about convolutions at {positions:,} positions",
        "this circuit is of larger images than it can describe",
    )


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

    Raises:
        ValueError: More features, or positions of convolutions, than there is memory for.
    """
    check_kind("circuit", circuit, Circuit)
    encoder = circuit.encoder
    n_features = circuit.n_inputs if encoder is None else encoder.n_features
    check_memory(
        9 * n_features,
        f"counts of {n_features:,} features",
        "this circuit has more of them than can be listed here",
    )
    live = _use(circuit).live
    if encoder is not None:
        live = encoder.grid_numbers(live) % n_features
    return np.bincount(live, minlength=n_features)


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
