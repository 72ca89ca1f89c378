"""A circuit's C code compiled on this machine and called from Python."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Circuit
from gategrad.circuit.arrays import as_bits
from gategrad.targets.c.compiler import find_compiler, folder_of, run_tool
from gategrad.targets.c.source import c_source, sum_type
from gategrad.targets.compiled import CompiledNetwork

__all__ = ["CLibraryNetwork"]


class CLibraryNetwork(CompiledNetwork):
    """The code of :func:`~gategrad.targets.c.c_source` as a shared library.

    For checking that code and for comparing; the engine needs no compiler and is faster.

    Args:
        circuit: What to run.
        compiler: The C compiler; see :func:`~gategrad.targets.c.compiler.find_compiler`.
        flags: For the compiler, beside those for a shared library.
        options: Of :func:`~gategrad.targets.c.c_source`: ``samples``, ``style``.

    Raises:
        RuntimeError: No compiler, or it fails; with its message.
    """

    def __init__(
        self,
        circuit: Circuit,
        *,
        compiler: str | None = None,
        flags: Sequence[str] = ("-O1",),
        samples: int = 64,
        style: str = "auto",
    ) -> None:
        super().__init__(circuit)
        self._samples = samples
        self._options: dict[str, Any] = {
            "compiler": compiler, "flags": tuple(flags), "samples": samples, "style": style,
        }  # fmt: skip
        self._sum = sum_type(circuit.readout)
        files = c_source(circuit, samples=samples, style=style)
        command = [compiler or find_compiler(), "-std=c99", "-shared", "-fPIC", *flags]
        with folder_of(files) as folder:
            library = str(folder / "network.so")
            run_tool([*command, "-o", library, str(folder / "network.c")], Path())
            self._library = ctypes.CDLL(library)
        self._library.network_state_bytes.restype = ctypes.c_size_t
        word = {1: ctypes.c_uint8, 32: ctypes.c_uint32, 64: ctypes.c_uint64}[samples]
        self._library.network_output.restype = word

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled again where it is unpickled: a library is of one machine.
        return partial(CLibraryNetwork, **self._options), (self.circuit,)

    def bits_encoded(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of ``(B, n_inputs)`` input bits."""
        return self._bits(self._bit_rows(bits), "network_load_bits")

    def bits(self, X: ArrayLike) -> NDArray[np.uint8]:
        """``(B, O)`` uint8 output bits of raw rows."""
        return self._bits(*self._raw_rows(X))

    def class_sums_encoded(self, bits: ArrayLike) -> NDArray[Any]:
        """``(B, K)`` int64 class sums of ``(B, n_inputs)`` input bits; float64 of float layers."""
        return self._class_sums(self._bit_rows(bits), "network_load_bits")

    def class_sums(self, X: ArrayLike) -> NDArray[Any]:
        """``(B, K)`` int64 class sums of raw rows; float64 of dense layers in float."""
        return self._class_sums(*self._raw_rows(X))

    def scores_encoded(self, bits: ArrayLike) -> NDArray[np.float64]:
        """``(B, K)`` float64 class scores of ``(B, n_inputs)`` input bits."""
        return self._scores(self.class_sums_encoded(bits))

    def scores(self, X: ArrayLike) -> NDArray[np.float64]:
        """``(B, K)`` float64 class scores of raw rows."""
        return self._scores(self.class_sums(X))

    def predict_encoded(self, bits: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of ``(B, n_inputs)`` input bits."""
        return self._predict(self._bit_rows(bits), "network_load_bits")

    def predict(self, X: ArrayLike) -> NDArray[np.int64]:
        """``(B,)`` int64 predicted classes of raw rows."""
        return self._predict(*self._raw_rows(X))

    def _bit_rows(self, bits: ArrayLike) -> NDArray[np.uint8]:
        return np.ascontiguousarray(as_bits(bits, self.circuit.n_inputs))

    def _raw_rows(self, X: ArrayLike) -> tuple[NDArray[Any], str]:
        encoder = self.circuit.encoder
        if encoder is None:
            return self._bit_rows(X), "network_load_bits"
        rows = encoder.check(X)
        typed = rows.astype(np.uint8 if encoder.dtype == "bool" else encoder.dtype)
        if not (typed == rows).all():  # values between those of the declared type
            return encoder.encode(X), "network_load_bits"
        return np.ascontiguousarray(typed), "network_load"

    def _blocks(self, rows: NDArray[Any], load: str, each: Callable[[Any, int, int], None]) -> None:
        state = np.empty(self._library.network_state_bytes(), dtype=np.uint8)
        pointer = ctypes.c_void_p(state.ctypes.data)
        for start in range(0, len(rows), self._samples):
            part = rows[start : start + self._samples]
            count = ctypes.c_size_t(len(part))
            getattr(self._library, load)(pointer, ctypes.c_void_p(part.ctypes.data), count)
            self._library.network_run(pointer)
            each(pointer, start, len(part))

    def _bits(self, rows: NDArray[Any], load: str) -> NDArray[np.uint8]:
        out = np.empty((len(rows), self.circuit.n_outputs), dtype=np.uint8)

        def each(state: Any, start: int, n: int) -> None:
            numbers = (ctypes.c_size_t(j) for j in range(out.shape[1]))
            words = [self._library.network_output(state, j) for j in numbers]
            samples = np.arange(n, dtype=np.uint64)[:, None]
            out[start : start + n] = np.array(words, dtype=np.uint64) >> samples & np.uint64(1)

        self._blocks(rows, load, each)
        return out

    def _class_sums(self, rows: NDArray[Any], load: str) -> NDArray[Any]:
        out = np.empty((len(rows), self.circuit.readout.n_classes), dtype=self._sum)

        def each(state: Any, start: int, n: int) -> None:
            sums = ctypes.c_void_p(out.ctypes.data + start * out.strides[0])
            self._library.network_class_sums(state, ctypes.c_size_t(n), sums)

        self._blocks(rows, load, each)
        return out if out.dtype == np.float64 else out.astype(np.int64)

    def _scores(self, sums: NDArray[Any]) -> NDArray[np.float64]:
        given = np.ascontiguousarray(sums, dtype=self._sum)
        out = np.empty(sums.shape)
        self._library.network_scores(
            ctypes.c_void_p(given.ctypes.data),
            ctypes.c_size_t(len(sums)),
            ctypes.c_void_p(out.ctypes.data),
        )
        return out

    def _predict(self, rows: NDArray[Any], load: str) -> NDArray[np.int64]:
        labels = np.empty(len(rows), dtype=np.int32)
        state = np.empty(self._library.network_state_bytes(), dtype=np.uint8)
        call = getattr(self._library, load.replace("load", "predict"))
        pointers = [ctypes.c_void_p(array.ctypes.data) for array in (state, rows, labels)]
        call(pointers[0], pointers[1], ctypes.c_size_t(len(rows)), pointers[2])
        return labels.astype(np.int64)
