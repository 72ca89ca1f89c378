"""The bit-parallel engine: many samples at a time, one bit each, on one CPU core or several."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

import gategrad._native as _native
from gategrad.circuit import Circuit, ConvolutionStage, ThresholdEncoder
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.encoders.typed_thresholds import byte_bounds
from gategrad.system.memory import UNREAD_INPUTS, check_memory
from gategrad.system.short_repr import short_repr
from gategrad.targets.compiled import CompiledNetwork

__all__ = ["EngineNetwork", "PackedRows", "default_threads"]

# Bits of codes and matrices that are counted class by class.
_COUNTED: Final = 1 << 22
# Gates of all positions up to which convolutions are unrolled; see docs/decisions.
_UNROLLED: Final = 10_000_000
# What the engine takes at least: for each net while it gets ready, for each input bit in a call of
# 512 samples, for each threshold in the types of all rows.
_NET_BYTES: Final = 24
_INPUT_BYTES: Final = 64
_THRESHOLD_BYTES: Final = 32
# Of bits or sums that are decoded at a time.
_DECODED_BYTES: Final = 1 << 26


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

    __repr__ = short_repr


class EngineNetwork(CompiledNetwork):
    """A circuit in the native engine. Needs no compiler at run time.

    Args:
        circuit: What to run.
        threads: Threads of a call; :func:`default_threads` by default. No result depends on it.
        unroll: Give every position of a convolution instructions of its own: more samples a second,
            but several times as long to get ready, and more memory. By default, up to ten million
            gates, which takes some five seconds.

    Raises:
        ValueError: ``threads`` out of range, or more inputs than there is memory for.
    """

    def __init__(
        self, circuit: Circuit, *, threads: int | None = None, unroll: bool | None = None
    ) -> None:
        super().__init__(circuit)
        self.threads = default_threads() if threads is None else threads
        if not 1 <= self.threads <= 1024:
            raise ValueError(f"threads must be from 1 to 1024, got {threads}")
        _check_size(circuit)
        readout = circuit.readout
        # Counting bits once for every class is far quicker than a product, while they are not many.
        self.unrolled = circuit.n_gates <= _UNROLLED if unroll is None else unroll
        counted = circuit.expanded(_COUNTED) if readout.can_expand(_COUNTED) else circuit
        self._engine = self._engine_of(counted)
        self._counts_codes = readout.decoder is not None and counted.readout.decoder is None
        # What native code cannot do: it leaves group sums, or bits where there are about as many.
        self._decodes = counted.readout.decoder is not None
        self._sums_groups = self._decodes and 4 * readout.n_sums <= readout.n_outputs
        encoder = circuit.encoder
        self._thresholds = self._bits if encoder is None else _thresholds(encoder)
        # Rows of bytes that need no check but of their shape.
        any_byte = encoder is not None and encoder.low <= 0 and encoder.high >= 255
        self._byte_columns = encoder.n_features if encoder is not None and any_byte else -1
        self._predicts = readout.is_integer and not self._decodes

    def __repr__(self) -> str:
        return f"EngineNetwork({self.circuit!r}, threads={self.threads})"

    @cached_property
    def _bits(self) -> _native.Thresholds:
        one = np.ones((1, self.circuit.n_inputs))
        return _native.Thresholds(one.astype(np.int16), one / 2)

    @cached_property
    def _bits_engine(self) -> _native.Engine:
        # Where codes are counted, outputs are those of every class.
        return self._engine_of(self.circuit) if self._counts_codes else self._engine

    def __reduce__(self) -> tuple[Any, ...]:
        create = partial(EngineNetwork, threads=self.threads, unroll=self.unrolled)
        return create, (self.circuit,)

    def _engine_of(self, circuit: Circuit) -> _native.Engine:
        return _native_engine(circuit.unrolled() if self.unrolled else circuit)

    def pack(self, X: ArrayLike) -> PackedRows:
        """Encode and pack raw rows, for repeated use or for timing apart from the gates."""
        return self._pack(self._thresholds, self._raw(X))

    def pack_encoded(self, bits: ArrayLike) -> PackedRows:
        """Pack rows that are bits already."""
        return self._pack(self._bits, self._encoded(bits))

    def bits_packed(self, packed: PackedRows) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of packed rows."""
        out = np.empty((packed.n_samples, self.circuit.n_outputs), dtype=np.uint8)
        self._bits_engine.bits(packed.words, packed.n_samples, out, self.threads)
        return out

    def class_sums_packed(self, packed: PackedRows) -> NDArray[Any]:
        """``(B, K)`` int64 class sums of packed rows; float64 of dense layers in float."""
        if self._decodes:
            return self._decoded(packed)
        out = np.empty((packed.n_samples, self.circuit.readout.n_classes), dtype=np.int64)
        self._engine.class_sums(packed.words, packed.n_samples, out, self.threads)
        return out

    def predict_packed(self, packed: PackedRows) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of packed rows."""
        if not self._predicts:
            return self.circuit.readout.predict(self.class_sums_packed(packed))
        out = np.empty(packed.n_samples, dtype=np.int64)
        self._engine.predict(packed.words, packed.n_samples, out, self.threads)
        return out

    def bits(self, X: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of raw rows."""
        return self._bits_of(self._thresholds, self._raw(X))

    def bits_encoded(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of ``(B, n_inputs)`` input bits."""
        return self._bits_of(self._bits, self._encoded(bits))

    def class_sums(self, X: ArrayLike) -> NDArray[Any]:
        """``(B, K)`` int64 class sums of raw rows; float64 of dense layers in float."""
        return self._class_sums_of(self._thresholds, self._raw(X))

    def class_sums_encoded(self, bits: ArrayLike) -> NDArray[Any]:
        """``(B, K)`` int64 class sums of ``(B, n_inputs)`` input bits; float64 of float layers."""
        return self._class_sums_of(self._bits, self._encoded(bits))

    def predict(self, X: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of raw rows."""
        return self._predict_of(self._thresholds, self._raw(X))

    def predict_encoded(self, bits: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of ``(B, n_inputs)`` input bits."""
        return self._predict_of(self._bits, self._encoded(bits))

    def _raw(self, X: ArrayLike) -> NDArray[Any]:
        # Rows in a type and layout that native code takes. The usual case comes first: for one row,
        # it takes longer than the gates to find out more.
        if (
            type(X) is np.ndarray
            and X.dtype.char == "B"
            and X.ndim == 2
            and X.shape[1] == self._byte_columns
            and X.flags.c_contiguous
        ):
            return X
        encoder = self.circuit.encoder
        if encoder is None:
            return self._encoded(X)
        rows = encoder.check(X)
        if rows.dtype in (np.uint8, np.bool_):
            return np.ascontiguousarray(rows).view(np.uint8)
        if rows.dtype == np.float32:
            return np.ascontiguousarray(rows)
        return np.ascontiguousarray(rows, dtype=np.float64)

    def _encoded(self, bits: ArrayLike) -> NDArray[Any]:
        return np.ascontiguousarray(as_bits(bits, self.circuit.n_inputs))

    def _pack(self, thresholds: _native.Thresholds, rows: NDArray[Any]) -> PackedRows:
        blocks = -(-len(rows) // _native.BLOCK)
        shape = (blocks, self.circuit.n_inputs, _native.BLOCK // 64)
        words = np.empty(shape, np.uint64)
        thresholds.pack(rows, words, self.threads)
        return PackedRows(words, len(rows))

    def _bits_of(self, thresholds: _native.Thresholds, rows: NDArray[Any]) -> NDArray[np.uint8]:
        out = np.empty((len(rows), self.circuit.n_outputs), dtype=np.uint8)
        self._bits_engine.raw_bits(thresholds, rows, out, self.threads)
        return out

    def _class_sums_of(self, thresholds: _native.Thresholds, rows: NDArray[Any]) -> NDArray[Any]:
        if self._decodes:
            return self._decoded(self._pack(thresholds, rows))
        out = np.empty((len(rows), self.circuit.readout.n_classes), dtype=np.int64)
        self._engine.raw_class_sums(thresholds, rows, out, self.threads)
        return out

    def _predict_of(self, thresholds: _native.Thresholds, rows: NDArray[Any]) -> NDArray[np.int64]:
        if not self._predicts:
            return self.circuit.readout.predict(self._class_sums_of(thresholds, rows))
        out = np.empty(len(rows), dtype=np.int64)
        self._engine.raw_predict(thresholds, rows, out, self.threads)
        return out

    def _decoded(self, packed: PackedRows) -> NDArray[Any]:
        readout = self.circuit.readout
        parts = []
        # A few blocks at a time: bits and sums of all rows could fill the memory.
        width = max(1, readout.n_sums * 8 if self._sums_groups else readout.n_outputs)
        step = max(1, _DECODED_BYTES // (width * _native.BLOCK))
        for at in range(0, max(1, len(packed.words)), step):
            words = packed.words[at : at + step]
            count = min(packed.n_samples - at * _native.BLOCK, len(words) * _native.BLOCK)
            part = PackedRows(words, count)
            if self._sums_groups:
                sums = np.empty((count, readout.n_sums), dtype=np.int64)
                self._engine.class_sums(words, count, sums, self.threads)
                parts.append(readout.decode(sums))
            else:
                parts.append(readout.class_sums(self.bits_packed(part)))
        return np.concatenate(parts)


def _check_size(circuit: Circuit) -> None:
    """Refuse before memory is taken: inputs need it even where no gate reads them."""
    netlists = [circuit.dense, *(stage.netlist for stage in circuit.stages)]
    nets = sum(netlist.n_nets for netlist in netlists)
    inputs = circuit.dense.n_inputs + sum(stage.n_inputs for stage in circuit.stages)
    thresholds = 0 if circuit.encoder is None else circuit.encoder.thresholds.size
    check_memory(
        _NET_BYTES * nets + _INPUT_BYTES * inputs + _THRESHOLD_BYTES * thresholds,
        f"{nets:,} nets of {inputs:,} bits and {thresholds:,} thresholds",
        UNREAD_INPUTS,
    )


def _native_engine(circuit: Circuit) -> _native.Engine:
    readout, netlist = circuit.readout, circuit.dense
    return _native.Engine(
        netlist.n_inputs,
        netlist.gate,
        netlist.a,
        netlist.b,
        netlist.outputs,
        readout.group,
        readout.weight,
        readout.offset,
        [_native_stage(stage) for stage in circuit.stages],
    )


def _native_stage(stage: ConvolutionStage) -> _native.ConvolutionStage:
    n = stage.netlist
    return _native.ConvolutionStage(
        n.gate, n.a, n.b, n.outputs, stage.in_shape, stage.window, stage.stride, stage.padding
    )


def _thresholds(encoder: ThresholdEncoder) -> _native.Thresholds:
    bounds = byte_bounds(encoder.thresholds).astype(np.int16)
    return _native.Thresholds(bounds, np.ascontiguousarray(encoder.thresholds), encoder.used)
