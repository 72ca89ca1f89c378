"""How many two-input gates each part of a classifier takes in hardware."""

from __future__ import annotations

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.hardware.adders import MOST_ADDED, SumFormat, adders_netlist
from gategrad.circuit.hardware.argmax import argmax_netlist
from gategrad.circuit.hardware.comparators import encoder_netlist

__all__ = ["part_gates"]


def part_gates(circuit: Circuit) -> dict[str, int | None]:
    """Two-input gates of each part: encoder, network, adders and argmax.

    Convolutions come before the network, each with the gates of all its positions; network is then
    what lies behind them.

    The parts are built as netlists and counted. None stands for a part that two-input gates
    cannot express here: an encoder of real numbers, an argmax over classes of several scales,
    dense layers, a codebook of very many bits.
    """
    encoder = circuit.encoder
    comparators = encoder is not None and encoder.dtype in ("uint8", "bool")
    adders = argmax = None
    if circuit.readout.can_expand(MOST_ADDED):
        readout, _ = circuit.readout.expanded(MOST_ADDED)
        adders = adders_netlist(readout)
        if readout.is_integer:
            argmax = argmax_netlist(readout.n_classes, SumFormat.of(readout))
    return {
        "encoder": 0 if encoder is None
        else encoder_netlist(encoder).n_gates if comparators else None,
        **{f"convolution {i}": stage.n_gates for i, stage in enumerate(circuit.stages)},
        "network": circuit.dense.n_gates,
        "adders": adders.n_gates if adders is not None else None,
        "argmax": argmax.n_gates if argmax is not None else None,
    }  # fmt: skip
