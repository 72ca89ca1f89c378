"""The bit-parallel engine: 512 samples at a time, one bit each, on one CPU core or several."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad import _native
from gategrad.circuit import Circuit, ThresholdEncoder
from gategrad.circuit.arrays import as_bits
from gategrad.targets.compiled import CompiledNetwork

__all__ = ["EngineNetwork", "PackedRows", "default_threads"]


def default_threads() -> int:
    """``GATEGRAD_THREADS`` where set, otherwise the CPUs that this process may use."""
    wanted = os.environ.get("GATEGRAD_THREADS", "")
    if not wanted:
        if hasattr(os, "sched_getaffinity"):
            return len(os.sched_getaffinity(0))
        return os.cpu_count() or 1
    if not wanted.isdigit() or not 1 <= int(wanted) <= 1024:
        raise ValueError(f"GATEGRAD_THREADS must be a number from 1 to 1024, got {wanted!r}")
    return int(wanted)


@dataclass(frozen=True)
class PackedRows:
    """Input bits of many samples, packed: 512 samples of one input in 64 bytes.

    Attributes:
        words: ``(blocks, n_inputs, 8)`` uint64.
        n_samples: Samples in it; the last block may be partly empty.
    """

    words: NDArray[np.uint64]
    n_samples: int


class EngineNetwork(CompiledNetwork):
    """A circuit in the native engine. Needs no compiler at run time.

    Args:
        circuit: What to run.
        threads: Threads of a call; :func:`default_threads` by default. No result depends on it.

    Raises:
        ValueError: ``threads`` out of range.
    """

    def __init__(self, circuit: Circuit, *, threads: int | None = None) -> None:
        super().__init__(circuit)
        self.threads = default_threads() if threads is None else threads
        if not 1 <= self.threads <= 1024:
            raise ValueError(f"threads must be from 1 to 1024, got {threads}")
        netlist, readout = circuit.netlist, circuit.readout
        self._engine = _native.Engine(
            netlist.n_inputs,
            netlist.gate,
            netlist.a,
            netlist.b,
            netlist.outputs,
            readout.group,
            readout.weight,
            readout.offset,
        )
        self._bounds = None if circuit.encoder is None else _byte_bounds(circuit.encoder)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(EngineNetwork, threads=self.threads), (self.circuit,)

    def pack(self, X: ArrayLike) -> PackedRows:
        """Encode and pack raw rows, for repeated use or for timing apart from the gates."""
        encoder = self.circuit.encoder
        if encoder is None:
            return self.pack_encoded(X)
        assert self._bounds is not None
        rows = encoder.check(X)
        words = self._words(len(rows))
        if rows.dtype in (np.uint8, np.bool_):
            rows = np.ascontiguousarray(rows).view(np.uint8)
            _native.pack_u8(rows, self._bounds, words, self.threads)
        elif rows.dtype == np.float32:
            rows = np.ascontiguousarray(rows)
            _native.pack_f32(rows, np.ascontiguousarray(encoder.thresholds), words, self.threads)
        else:
            rows = np.ascontiguousarray(rows, dtype=np.float64)
            _native.pack_f64(rows, np.ascontiguousarray(encoder.thresholds), words, self.threads)
        return PackedRows(words, len(rows))

    def pack_encoded(self, bits: ArrayLike) -> PackedRows:
        """Pack rows that are bits already."""
        rows = as_bits(bits, self.circuit.netlist.n_inputs)
        words = self._words(len(rows))
        at_least_one = np.ones((1, rows.shape[1]), dtype=np.int16)
        _native.pack_u8(np.ascontiguousarray(rows), at_least_one, words, self.threads)
        return PackedRows(words, len(rows))

    def bits_packed(self, packed: PackedRows) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of packed rows."""
        out = np.empty((packed.n_samples, self.circuit.netlist.n_outputs), dtype=np.uint8)
        self._engine.bits(packed.words, packed.n_samples, out, self.threads)
        return out

    def class_sums_packed(self, packed: PackedRows) -> NDArray[np.int64]:
        """``(B, K)`` int64 class sums of packed rows."""
        out = np.empty((packed.n_samples, self.circuit.readout.n_classes), dtype=np.int64)
        self._engine.class_sums(packed.words, packed.n_samples, out, self.threads)
        return out

    def predict_packed(self, packed: PackedRows) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of packed rows."""
        if not self.circuit.readout.is_integer:
            return self.circuit.readout.predict(self.class_sums_packed(packed))
        out = np.empty(packed.n_samples, dtype=np.int64)
        self._engine.predict(packed.words, packed.n_samples, out, self.threads)
        return out

    def bits(self, X: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of raw rows."""
        return self.bits_packed(self.pack(X))

    def bits_encoded(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of ``(B, n_inputs)`` input bits."""
        return self.bits_packed(self.pack_encoded(bits))

    def class_sums(self, X: ArrayLike) -> NDArray[np.int64]:
        """``(B, K)`` int64 class sums of raw rows."""
        return self.class_sums_packed(self.pack(X))

    def class_sums_encoded(self, bits: ArrayLike) -> NDArray[np.int64]:
        """``(B, K)`` int64 class sums of ``(B, n_inputs)`` input bits."""
        return self.class_sums_packed(self.pack_encoded(bits))

    def predict(self, X: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of raw rows."""
        return self.predict_packed(self.pack(X))

    def predict_encoded(self, bits: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of ``(B, n_inputs)`` input bits."""
        return self.predict_packed(self.pack_encoded(bits))

    def _words(self, n_samples: int) -> NDArray[np.uint64]:
        blocks = -(-n_samples // _native.BLOCK)
        return np.empty((blocks, self.circuit.netlist.n_inputs, _native.BLOCK // 64), np.uint64)


def _byte_bounds(encoder: ThresholdEncoder) -> NDArray[np.int16]:
    # On whole numbers, x > t is x >= floor(t) + 1. 256 stands for never.
    bounds: NDArray[np.int16] = np.clip(np.floor(encoder.thresholds) + 1, 0, 256).astype(np.int16)
    return bounds
