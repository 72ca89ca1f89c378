"""Read IDX files, MNIST's format: a header of sizes, then the values, big-endian."""

from __future__ import annotations

import math
import struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["parse_idx"]

_DTYPES: Final = {0x08: "u1", 0x09: "i1", 0x0B: ">i2", 0x0C: ">i4", 0x0D: ">f4", 0x0E: ">f8"}
_MAX_AXES: Final = 8


def parse_idx(content: bytes | bytearray, source: str) -> NDArray[Any]:
    """The array in the bytes of an IDX file, without a copy where the values are bytes.

    Nothing is allocated on the word of the header: the sizes that it claims are compared with
    the bytes at hand first.

    Args:
        content: The whole file, decompressed.
        source: What error messages call it.

    Raises:
        ValueError: Not an IDX file, or its length is not what its header says.
    """
    if len(content) < 4:
        raise ValueError(f"{source} is no IDX file: {len(content)} bytes are less than a header")
    zeros, code, n_axes = struct.unpack_from(">HBB", content)
    if zeros != 0 or code not in _DTYPES or not 1 <= n_axes <= _MAX_AXES:
        raise ValueError(
            f"{source} is no IDX file: it starts with {content[:4].hex(' ')}, where two zeros, "
            f"a type and 1 to {_MAX_AXES} axes were expected"
        )
    start = 4 + 4 * n_axes
    if len(content) < start:
        raise ValueError(f"{source} is truncated: it ends within its header of {start} bytes")
    shape = struct.unpack_from(f">{n_axes}I", content, 4)
    if 0 in shape:
        raise ValueError(f"{source} is empty: its header claims shape {shape}")
    dtype = np.dtype(_DTYPES[code])
    expected = start + math.prod(shape) * dtype.itemsize
    if len(content) != expected:
        problem = "is truncated" if len(content) < expected else "has bytes after its end"
        raise ValueError(
            f"{source} {problem}: its header claims {dtype.name} values of shape {shape}, "
            f"{expected} bytes in all, but there are {len(content)}"
        )
    values = np.frombuffer(content, dtype, offset=start).reshape(shape)
    return values.astype(dtype.newbyteorder("="), copy=False)
