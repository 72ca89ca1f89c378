"""IDX files for tests, written by hand rather than by the code under test."""

from __future__ import annotations

import numpy as np

CODES = {"u1": 8, "i1": 9, "i2": 11, "i4": 12, "f4": 13, "f8": 14}


def idx(array: np.ndarray) -> bytes:
    code = CODES[array.dtype.str[1:]]
    sizes = b"".join(n.to_bytes(4, "big") for n in array.shape)
    big_endian = array.astype(array.dtype.newbyteorder(">"))
    return bytes([0, 0, code, array.ndim]) + sizes + big_endian.tobytes()
