"""Values of nets on data, 64 rows to a word, a few words at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

import gategrad._native as _native
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.netlist import Netlist

__all__ = ["layers_of", "n_ones", "net_words", "output_words", "pack_patterns", "unpacked"]

_WORDS: Final = 8  # of each net at a time: 64 bytes, 512 rows

_BYTE_ONES: Final = np.array([int(i).bit_count() for i in range(256)], dtype=np.uint8)


def pack_patterns(bits: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Pack ``(B, n_inputs)`` bits, 64 rows to a word: ``(n_inputs, W)`` uint64.

    Where ``B`` is no multiple of 64, the last row is repeated.
    """
    n_words = -(-len(bits) // 64)
    padded = bits[np.minimum(np.arange(64 * n_words), len(bits) - 1)]
    packed = np.packbits(padded.T, axis=1, bitorder="little")
    return np.ascontiguousarray(packed).view("<u8").astype(np.uint64, copy=False)


def layers_of(netlist: Netlist) -> list[NDArray[np.int64]]:
    """The nets of the gates of each level, level 1 first.

    In a network as it was extracted, these are its layers.
    """
    levels = netlist.levels()[netlist.first_gate_net :]
    order = np.argsort(levels, kind="stable") + netlist.first_gate_net
    stops = np.cumsum(np.bincount(levels)[1:])
    return np.split(order, stops[:-1]) if len(stops) else []


def net_words(netlist: Netlist, bits: ArrayLike) -> Iterator[tuple[NDArray[np.uint64], int]]:
    """The values of all nets, 512 rows at a time.

    Args:
        netlist: Whose nets.
        bits: ``(B, n_inputs)`` input bits.

    Yields:
        ``(n_nets, W)`` uint64, and how many rows these are. Where that is no multiple of 64, the
        last row is repeated. The array is used again for the next rows.

    Raises:
        ValueError: Rows of another width or values other than 0 and 1.
    """
    rows = as_bits(bits, netlist.n_inputs)
    values = np.empty((netlist.n_nets, _WORDS), dtype=np.uint64)
    for start in range(0, len(rows), 64 * _WORDS):
        some = rows[start : start + 64 * _WORDS]
        inputs = pack_patterns(some)
        if values.shape[1] != inputs.shape[1]:
            values = np.empty((netlist.n_nets, inputs.shape[1]), dtype=np.uint64)
        _native.simulate_nets(netlist.n_inputs, netlist.gate, netlist.a, netlist.b, inputs, values)
        yield values, len(some)


def output_words(netlist: Netlist, bits: ArrayLike) -> NDArray[np.uint64]:
    """``(O, W)`` uint64: the values of the outputs, as :func:`net_words` has them."""
    parts = [values[netlist.outputs] for values, _ in net_words(netlist, bits)]
    if not parts:
        return np.zeros((netlist.n_outputs, 0), dtype=np.uint64)
    return np.concatenate(parts, axis=1)


def n_ones(words: NDArray[np.uint64]) -> NDArray[np.int64]:
    """How many bits of each row of ``(n, W)`` words are set: ``(n,)`` int64."""
    count: Any = getattr(np, "bitwise_count", None)  # NumPy 2
    ones = count(words) if count else _BYTE_ONES[np.ascontiguousarray(words).view(np.uint8)]
    total: NDArray[np.int64] = ones.sum(axis=1, dtype=np.int64)
    return total


def unpacked(words: NDArray[np.uint64], n_rows: int) -> NDArray[np.uint8]:
    """``(n, W)`` words as ``(n, n_rows)`` uint8 bits."""
    little = np.ascontiguousarray(words).astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(little, axis=1, count=n_rows, bitorder="little")
