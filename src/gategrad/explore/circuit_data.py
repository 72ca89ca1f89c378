"""A circuit as data for the page's interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np

from gategrad.circuit import Circuit, Codebook, Decoder, Readout, ThresholdEncoder
from gategrad.explore.packed_arrays import EXACT, pack
from gategrad.gates import GATES
from gategrad.system.memory import check_memory

__all__ = ["circuit_data"]


def circuit_data(circuit: Circuit) -> dict[str, Any]:
    """What ``web/circuit.js`` runs; its results are the oracle's, bit for bit.

    Args:
        circuit: Any whose class sums are whole numbers of up to 53 bits.

    Raises:
        ValueError: Dense layers in floating point, or sums that a browser cannot hold exactly.
    """
    netlist = circuit.netlist
    return {
        "n_inputs": netlist.n_inputs,
        "kinds": [{"name": gate.name, "expression": gate.c.format(a="a", b="b")} for gate in GATES],
        "gate": pack(_nibbles(netlist.gate)),
        "n_gates": netlist.n_gates,
        "a": pack(netlist.a),
        "b": pack(netlist.b),
        "outputs": pack(netlist.outputs),
        "encoder": None if circuit.encoder is None else _encoder(circuit.encoder),
        "readout": _readout(circuit.readout),
        "class_names": list(circuit.class_names),
    }


def _nibbles(gate: np.ndarray[Any, np.dtype[np.uint8]]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    # Two gates in a byte, the first one low.
    padded = np.append(gate, np.zeros(len(gate) % 2, dtype=np.uint8))
    packed: np.ndarray[Any, np.dtype[np.uint8]] = padded[::2] | padded[1::2] << 4
    return packed


def _encoder(encoder: ThresholdEncoder) -> dict[str, Any]:
    check_memory(
        32 * encoder.n_bits,
        f"a page of {encoder.n_bits:,} bits",
        "gategrad optimize leaves out bits that nothing reads",
    )
    levels, level = np.unique(encoder.bit_thresholds, return_inverse=True)
    return {
        "n_features": encoder.n_features,
        "dtype": encoder.dtype,
        "low": encoder.low,
        "high": encoder.high,
        "feature": pack(encoder.bit_features),
        "levels": pack(levels),
        "level": pack(level.reshape(-1)),
    }


def _readout(readout: Readout) -> dict[str, Any]:
    decoder, reach = readout.decoder, readout.reach()
    content: dict[str, Any] = {
        "group": pack(readout.group),
        "weight": pack(readout.weight),
        "offset": pack(readout.offset),
        "scale": pack(readout.scale),
        "integer": readout.is_integer,
        "decoder": None,
    }
    if decoder is None:
        return content
    if not decoder.is_integer:
        raise ValueError(
            "the page computes with whole numbers, but this dense head is in floating point: "
            "make its weights integers first (gategrad quantize RUN --bits 8 -o integer.npz)"
        )
    content["decoder"] = _decoder(decoder)
    most = decoder.reach(reach)
    if most >= EXACT:
        raise ValueError(
            f"class sums can reach {most:.3g}, but a web page computes with up to 53 bits: use "
            "weights of fewer bits (gategrad quantize --bits 8)"
        )
    return content


def _decoder(decoder: Decoder) -> dict[str, Any]:
    if isinstance(decoder, Codebook):  # eight times smaller than its matrix
        return {
            "kind": "codebook",
            "codes": pack(decoder.codes.reshape(-1)),
            "offset": [int(value) for value in decoder.offset],
        }
    return {
        "kind": "dense",
        "layers": [
            {"weight": pack(weight.reshape(-1)), "bias": [int(value) for value in bias]}
            for weight, bias in decoder.layers()
        ],
    }
