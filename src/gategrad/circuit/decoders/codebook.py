"""Codebooks: a binary code for each class, which group sums agree with or not."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import freeze_int
from gategrad.circuit.decoders.decoder import Arrays, Decoder
from gategrad.system.short_repr import short_repr

__all__ = ["Codebook", "pack_codes", "unpack_codes"]

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
class Codebook(Decoder):
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

    KIND: ClassVar[str] = "codebook"
    ARRAYS: ClassVar[frozenset[str]] = frozenset({"codes", "code_offset"})

    codes: NDArray[np.uint8]
    n_sums: int
    offset: NDArray[np.int64]

    __repr__ = short_repr

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
        """Always: weights are +1 and -1, offsets whole numbers."""
        return True

    @property
    def is_linear(self) -> bool:
        """Always, as is known without unpacking a matrix to see."""
        return True

    @property
    def n_weights(self) -> int:
        """Bits of all codes."""
        return self.n_classes * self.n_sums

    def layers(self) -> list[tuple[NDArray[Any], NDArray[Any]]]:
        """One, of +1 and -1."""
        return [(self.matrix(), self.offset)]

    def reach(self, sums: NDArray[np.float64]) -> float:
        """The largest absolute value of a class sum."""
        return float(sums.sum() + np.abs(self.offset.astype(np.float64)).max())

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

    def to_arrays(self) -> tuple[Arrays, dict[str, Any]]:
        """Packed codes and offsets."""
        return {"codes": self.codes, "code_offset": self.offset}, {"n_sums": self.n_sums}

    @classmethod
    def from_arrays(cls, described: Mapping[str, Any], arrays: Arrays) -> Codebook:
        """What :meth:`to_arrays` wrote."""
        return cls(arrays["codes"], int(described["n_sums"]), arrays["code_offset"])
