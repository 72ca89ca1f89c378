"""Output bits that need no bit of their own, taken into the readout."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from gategrad.circuit import Circuit, Netlist
from gategrad.gates import GATE_IDS

__all__ = ["fold_outputs"]

_NOT_A: Final = GATE_IDS["not_a"]
_NOT_B: Final = GATE_IDS["not_b"]


def fold_outputs(circuit: Circuit) -> Circuit:
    """Leave each group every net at most once, and none that is a constant net or an inverter's.

    Groups are classes, unless the readout has a decoder. A bit that is always 1 adds its weight to
    the group's offset; an inverted one of weight w is w minus w times the net before the inverter;
    a net that a group reads several times has the sum of their weights, and goes where that is 0.
    Gates that are constant or wires in effect are found by :func:`~gategrad.passes.simplify`
    before, dead ones after.

    Args:
        circuit: Any circuit.

    Returns:
        A circuit with the same class sums for every input; the same one where the new offsets would
        let sums exceed what a readout can hold.
    """
    netlist, readout = circuit.dense, circuit.readout
    nets = netlist.outputs.astype(np.int64)
    weight = readout.weight.astype(np.int64)
    offset = readout.offset.astype(np.int64)
    while True:
        gate = np.where(nets >= netlist.first_gate_net, nets - netlist.first_gate_net, -1)
        kind = (
            np.where(gate >= 0, netlist.gate.astype(np.int64)[gate], -1)
            if netlist.n_gates
            else gate
        )
        before = np.select(
            [kind == _NOT_A, kind == _NOT_B], [netlist.a[gate], netlist.b[gate]], -1
        ) if netlist.n_gates else gate  # fmt: skip
        inverted = before >= 0
        if not inverted.any():
            break
        np.add.at(offset, readout.group[inverted], weight[inverted])
        weight = np.where(inverted, -weight, weight)
        nets = np.where(inverted, before, nets)
    np.add.at(offset, readout.group[nets == 1], weight[nets == 1])
    read = nets > 1
    pairs = np.stack([readout.group[read].astype(np.int64), nets[read]])
    (group, net), place = np.unique(pairs, axis=1, return_inverse=True)
    total = np.zeros(len(net), dtype=np.int64)
    np.add.at(total, place.reshape(-1), weight[read])
    kept = total != 0
    try:
        folded = replace(readout, group=group[kept], weight=total[kept], offset=offset)
    except ValueError:  # sums could exceed what a readout can hold
        return circuit
    arrays = netlist.gate, netlist.a, netlist.b, net[kept]
    return replace(circuit, dense=Netlist(netlist.n_inputs, *arrays), readout=folded)
