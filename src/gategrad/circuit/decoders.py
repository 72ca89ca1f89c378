"""From group sums to class sums, where they are not the same: codebooks and dense layers."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import freeze_float, freeze_int

__all__ = ["Codebook", "Decoder", "Dense", "pack_codes", "same_decoder", "unpack_codes"]

# Numbers of a matrix that are unpacked at a time.
_BLOCK: Final = 1 << 21
_EXACT_FLOAT32: Final = 2**24
_EXACT_FLOAT64: Final = 2**53


def pack_codes(codes: ArrayLike) -> NDArray[np.uint8]:
    """``(K, ceil(n / 8))`` uint8 of ``(K, n)`` bits, eight in a byte, the first lowest."""
    return np.packbits(np.asarray(codes, dtype=np.uint8), axis=1, bitorder="little")


def unpack_codes(packed: NDArray[np.uint8], n: int) -> NDArray[np.uint8]:
    """The ``(K, n)`` bits of :func:`pack_codes`."""
    return np.unpackbits(packed, axis=1, count=n, bitorder="little")


@dataclass(frozen=True, eq=False)
class Codebook:
    """A binary code for each class; sums count for it where the code has a 1, else against it.

    ``class_sum[k] = offset[k] + sum_g (+1 if code[k, g] else -1) * sum[g]``. With the number of
    bits of the groups where a code is 0 as offset, and groups of bits of weight 1, it is the number
    of outputs that agree with the code: outputs minus Hamming distance (paper, appendix E).

    Args:
        codes: ``(K, ceil(G / 8))`` packed bits; see :func:`pack_codes`.
        n_sums: Group sums, G.
        offset: ``(K,)`` integers.

    Raises:
        ValueError: Shapes that differ, or bits beyond the last sum.
    """

    codes: NDArray[np.uint8]
    n_sums: int
    offset: NDArray[np.int64]

    def __post_init__(self) -> None:
        codes = np.asarray(self.codes)
        if codes.ndim != 2 or codes.dtype != np.uint8:
            raise ValueError(
                f"codes must be packed bits, (K, bytes) uint8, got {codes.shape} {codes.dtype}"
            )
        codes = codes.copy()
        codes.flags.writeable = False
        object.__setattr__(self, "codes", codes)
        object.__setattr__(self, "offset", freeze_int("code offset", self.offset, np.int64))
        if isinstance(self.n_sums, bool) or not hasattr(self.n_sums, "__index__"):
            raise ValueError(f"n_sums must be a whole number, got {self.n_sums!r}")
        n = operator.index(self.n_sums)
        object.__setattr__(self, "n_sums", n)
        if n < 1 or codes.shape != (len(self.offset), -(-n // 8)):
            raise ValueError(
                f"codes of {n} sums for {len(self.offset)} classes need shape "
                f"{(len(self.offset), -(-n // 8))}, got {codes.shape}"
            )
        if n % 8 and (codes[:, -1] >> (n % 8)).any():
            raise ValueError(f"codes have bits beyond the last of {n} sums")
        if len(self.offset) == 0 or (np.abs(self.offset.astype(np.float64)) >= 2**62).any():
            raise ValueError("code offsets must be numbers of 62 bits, one for each class")

    @property
    def n_classes(self) -> int:
        """Number of classes, K."""
        return len(self.offset)

    @property
    def is_integer(self) -> bool:
        """Class sums are integers."""
        return True

    def matrix(self) -> NDArray[np.int8]:
        """``(K, G)`` of +1 and -1."""
        return np.concatenate(list(self._blocks()))

    def _blocks(self) -> Iterator[NDArray[np.int8]]:
        step = max(1, _BLOCK // self.n_sums)
        for start in range(0, self.n_classes, step):
            bits = unpack_codes(self.codes[start : start + step], self.n_sums)
            yield (2 * bits.astype(np.int8) - 1).astype(np.int8)

    def class_sums(self, sums: NDArray[np.int64]) -> NDArray[np.int64]:
        """``(B, K)`` int64 class sums of ``(B, G)`` group sums."""
        # Products in floating point where these are exact: they are many times faster.
        reach = int(np.abs(sums).sum(axis=1, dtype=np.int64).max(initial=0))
        kind: Any = np.int64
        if reach < _EXACT_FLOAT64:
            kind = np.float32 if reach < _EXACT_FLOAT32 else np.float64
        rows = sums.astype(kind)
        parts = [(rows @ block.T.astype(kind)).astype(np.int64) for block in self._blocks()]
        return np.concatenate(parts, axis=1) + self.offset


@dataclass(frozen=True, eq=False)
class Dense:
    """Affine layers with ReLU between them, from group sums to class sums.

    Float layers have float32 parameters and are evaluated in float64, so that results differ
    between targets by the order of additions at most, in the 15th digit. Integer ones are exact.

    Args:
        weights: Of each layer, ``(out, in)``: all float32, or all integers of up to 32 bits.
        biases: Of each layer, ``(out,)``: float32, or integers.

    Raises:
        ValueError: No layers, shapes that do not follow one another, or numbers that are not
            finite.
    """

    weights: tuple[NDArray[Any], ...]
    biases: tuple[NDArray[Any], ...]

    def __post_init__(self) -> None:
        weights, biases = list(self.weights), list(self.biases)
        if not weights or len(weights) != len(biases):
            raise ValueError(f"need a bias per layer, got {len(biases)} for {len(weights)} weights")
        integer = all(np.asarray(array).dtype.kind in "iu" for array in (*weights, *biases))
        width = None
        for i, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
            rows = np.asarray(weight)
            if rows.ndim != 2 or 0 in rows.shape or width not in (None, rows.shape[1]):
                raise ValueError(
                    f"dense layer {i} reads {width} values, its weight is {rows.shape}"
                )
            width = rows.shape[0]
            if integer:
                flat: NDArray[Any] = freeze_int(f"weight of layer {i}", rows.reshape(-1), np.int32)
                biases[i] = freeze_int(f"bias of layer {i}", bias, np.int64)
            else:
                with np.errstate(over="ignore"):
                    flat = freeze_float(f"weight of layer {i}", rows.reshape(-1)).astype("f4")
                    biases[i] = freeze_float(f"bias of layer {i}", bias).astype("f4")
                if not (np.isfinite(flat).all() and np.isfinite(biases[i]).all()):
                    raise ValueError(f"dense layer {i} exceeds float32")
            weights[i] = flat.reshape(rows.shape)
            weights[i].flags.writeable = biases[i].flags.writeable = False
            if biases[i].shape != (width,):
                raise ValueError(f"dense layer {i} has {width} values, its bias {biases[i].shape}")
        object.__setattr__(self, "weights", tuple(weights))
        object.__setattr__(self, "biases", tuple(biases))

    @property
    def n_sums(self) -> int:
        """Group sums, G."""
        return int(self.weights[0].shape[1])

    @property
    def n_classes(self) -> int:
        """Number of classes, K."""
        return len(self.biases[-1])

    @property
    def is_integer(self) -> bool:
        """Whether all parameters, and so class sums, are integers."""
        return self.weights[0].dtype.kind == "i"

    def reach(self, sums: NDArray[np.float64]) -> float:
        """The largest absolute value in any layer.

        Args:
            sums: ``(G,)`` largest absolute value of each group sum.
        """
        largest, top = sums.astype(np.float64), 0.0
        for weight, bias in zip(self.weights, self.biases, strict=True):
            largest = np.abs(weight.astype(np.float64)) @ largest + np.abs(bias.astype(np.float64))
            top = max(top, float(largest.max()))
        return top

    def class_sums(self, sums: NDArray[np.int64]) -> NDArray[Any]:
        """``(B, K)`` class sums of ``(B, G)`` group sums: int64, or float64 of float layers."""
        kind: Any = np.float64
        if self.is_integer:
            reach = self.reach(np.abs(sums).max(axis=0, initial=0).astype(np.float64))
            kind = np.float64 if reach < _EXACT_FLOAT64 / 2 else np.int64
        values = sums.astype(kind)
        for i, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            values = (np.maximum(values, 0) if i else values) @ weight.T.astype(kind) + bias
        return values.astype(np.int64) if self.is_integer else values

    def quantized(self, bits: int) -> tuple[Dense, float]:
        """Layers with integer weights, and the unit of their class sums.

        Each layer's weights become integers, the largest one using all ``bits`` bits. ReLU commutes
        with units, so that hidden values are not rounded.

        Args:
            bits: Bits of a weight, its sign included: 2 to 16.

        Raises:
            ValueError: ``bits`` out of range, or layers that are integer already.
        """
        if self.is_integer:
            raise ValueError("the dense layers are integers already")
        if isinstance(bits, bool) or not hasattr(bits, "__index__") or not 2 <= bits <= 16:
            raise ValueError(f"weights can have 2 to 16 bits, a whole number, got {bits!r}")
        unit, weights, biases = 1.0, [], []
        most = 2 ** (bits - 1) - 1
        for i, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            largest, beside = float(np.abs(weight).max()), float(np.abs(bias).max())
            # Where there are no weights, the biases have the bits.
            step = largest / most or beside / most / unit or 1.0
            weights.append(np.rint(weight / np.float64(step)).astype(np.int32))
            unit *= step
            if beside / unit >= 2**53:
                raise ValueError(
                    f"dense layer {i} has biases up to {beside:g}, which dwarf its weights, up to "
                    f"{largest:g}, in units of {unit:.1g}, the product of the layers' so far: "
                    "integers cannot hold both, use fewer bits"
                )
            biases.append(np.rint(bias / unit).astype(np.int64))
        return Dense(tuple(weights), tuple(biases)), unit


Decoder = Codebook | Dense


def same_decoder(a: Decoder | None, b: Decoder | None) -> bool:
    """Whether two decoders are the same numbers."""
    if type(a) is not type(b):
        return False
    if a is None or b is None:
        return True
    return all(_same(getattr(a, field.name), getattr(b, field.name)) for field in fields(a))


def _same(a: Any, b: Any) -> bool:
    if isinstance(a, Sequence):
        return len(a) == len(b) and all(map(_same, a, b))
    return np.array_equal(a, b)
