"""An encoder as gates: comparators of raw values with constants."""

from __future__ import annotations

from typing import Final

import numpy as np

from gategrad.circuit.arithmetic import at_least
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.encoders.typed_thresholds import byte_bounds
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.netlist_builder import NetlistBuilder
from gategrad.system.memory import check_memory

__all__ = ["encoder_netlist"]

_BIT_BYTES: Final = 128  # at least, of a comparator's gates while they are made
_INPUT_BYTES: Final = 8  # of the level of each


def encoder_netlist(encoder: ThresholdEncoder) -> Netlist:
    """Comparators with constants, from raw values in binary to the network's input bits.

    Args:
        encoder: Of uint8 values, whose bit ``i`` (0 the lowest) of feature ``f`` is input
            ``8 * f + i``; or of bool.

    Raises:
        ValueError: Raw values of another type, or more bits than there is memory for.
    """
    if encoder.dtype not in ("uint8", "bool"):
        raise ValueError(
            f"comparators exist for uint8 and bool values, but the encoder reads {encoder.dtype}: "
            "leave it out (encoder=False, without --encoder), and give the module bits, which "
            "Circuit.encoder makes, as do the engine and the C source"
        )
    bits = 8 if encoder.dtype == "uint8" else 1
    check_memory(
        _BIT_BYTES * encoder.n_bits + _INPUT_BYTES * bits * encoder.n_features,
        f"comparators for {encoder.n_bits:,} bits of {encoder.n_features:,} features",
        "gategrad optimize leaves out bits that nothing reads",
    )
    bounds = np.minimum(byte_bounds(encoder.bit_thresholds), 1 << bits)
    builder = NetlistBuilder(bits * encoder.n_features)
    outputs = []
    for feature, bound in zip(encoder.bit_features.tolist(), bounds.tolist(), strict=True):
        first = 2 + bits * feature
        outputs.append(at_least(builder, range(first, first + bits), bound))
    return builder.netlist(outputs)
