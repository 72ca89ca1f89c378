"""Channels between convolutions that need no plane of their own."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit, Netlist
from gategrad.circuit.stats import used_nets

__all__ = ["drop_channels"]

# Inputs that are constants: the nets before that of the first input.
_FALSE: Final = -2
_TRUE: Final = -1


def drop_channels(circuit: Circuit) -> Circuit:
    """Leave only channels that are read, each once, and none that is a constant.

    A channel of ones stays where the stage that reads it has padding: it is not constant there.
    One channel is left of each stage, at least. Gates that are dead afterwards are
    :func:`~gategrad.passes.simplify`'s to remove.

    Args:
        circuit: Any circuit with convolutions. What the first stage reads is its interface and
            stays.

    Returns:
        A circuit with the same class sums for every input.
    """
    stages, dense = list(circuit.stages), circuit.dense
    for i in range(len(stages) - 1, -1, -1):
        stage = stages[i]
        last = i == len(stages) - 1
        reader = dense if last else stages[i + 1].netlist
        plane = stage.n_positions if last else math.prod(stages[i + 1].window)
        padded = not last and any(stages[i + 1].padding)
        source, kept = _sources(stage.netlist.outputs, _read_channels(reader, plane), padded)
        netlist = stage.netlist
        smaller = Netlist(
            netlist.n_inputs, netlist.gate, netlist.a, netlist.b, netlist.outputs[kept]
        )
        stages[i] = replace(stage, netlist=smaller)
        moved = _reading(reader, plane, source, len(kept))
        if last:
            dense = moved
        else:
            stages[i + 1] = replace(stages[i + 1], netlist=moved, in_shape=stages[i].out_shape)
    return replace(circuit, stages=tuple(stages), dense=dense)


def _read_channels(reader: Netlist, plane: int) -> NDArray[np.bool_]:
    few, inputs = reader.without_spare_inputs()
    read = np.zeros(reader.n_inputs // plane, dtype=np.bool_)
    read[inputs[used_nets(few)[2 : few.first_gate_net]] // plane] = True
    return read


def _sources(
    outputs: NDArray[np.int32], read: NDArray[np.bool_], padded: bool
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    # What each channel becomes: a new channel's number or a constant; and which channels are kept.
    constant = (outputs == 0) | ((outputs == 1) & (not padded))
    wanted = np.flatnonzero(read & ~constant)
    _, first, same = np.unique(outputs[wanted], return_index=True, return_inverse=True)
    order = np.argsort(first)  # channels keep their order
    kept = wanted[first[order]] if len(wanted) else np.zeros(1, dtype=np.int64)
    number = np.empty(len(order), dtype=np.int64)
    number[order] = np.arange(len(order))
    source = np.where(constant & (outputs == 1), _TRUE, _FALSE).astype(np.int64)
    source[wanted] = number[same.reshape(-1)]
    return source, kept


def _reading(reader: Netlist, plane: int, source: NDArray[np.int64], n_channels: int) -> Netlist:
    def number(inputs: NDArray[np.int64]) -> NDArray[np.int64]:
        channel, place = np.divmod(inputs, plane)
        return np.where(source[channel] < 0, source[channel], source[channel] * plane + place)

    return reader.on_inputs(n_channels * plane, number)
