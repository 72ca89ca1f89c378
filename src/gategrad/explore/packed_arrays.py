"""Arrays as JSON that a few lines of JavaScript read back."""

from __future__ import annotations

import base64
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["EXACT", "pack"]

EXACT: Final = 2**53
"""Whole numbers below this are exact in JavaScript."""

_WHOLE: Final = (
    ("u8", 0, 2**8), ("i8", -(2**7), 2**7), ("u16", 0, 2**16), ("i16", -(2**15), 2**15),
    ("u24", 0, 2**24), ("u32", 0, 2**32), ("i32", -(2**31), 2**31),
)  # fmt: skip


def pack(values: NDArray[Any]) -> dict[str, Any]:
    """A flat array in the smallest form that holds it exactly.

    Equal and consecutive numbers are written as such; others as little-endian bytes in base64, in
    the narrowest of 8, 16, 24 and 32 bits, or as float32 or float64.

    Args:
        values: 1-D: bool, integers of absolute value below 2**53, or floats.

    Raises:
        ValueError: An integer that JavaScript cannot hold.
    """
    length = len(values)
    if values.dtype.kind == "f":
        return _float(values)
    if length == 0:
        return {"type": "constant", "length": 0, "value": 0}
    low, high = int(values.min()), int(values.max())
    if low == high:
        if abs(low) >= EXACT:
            raise ValueError(f"{low} is more than the 53 bits that a web page computes with")
        return {"type": "constant", "length": length, "value": low}
    if high - low == length - 1 and (values == np.arange(low, high + 1)).all():
        return {"type": "range", "length": length, "value": low}
    for name, smallest, end in _WHOLE:
        if smallest <= low and high < end:
            return {"type": name, "length": length, "data": _bytes(values, name)}
    if max(high, -low) >= EXACT:
        raise ValueError(
            f"{max(high, -low)} is more than the 53 bits that a web page computes with"
        )
    return {"type": "f64", "length": length, "data": _base64(values.astype("<f8"))}


def _float(values: NDArray[Any]) -> dict[str, Any]:
    length = len(values)
    if length and (values == values[0]).all():
        return {"type": "constant", "length": length, "value": float(values[0])}
    name = "f32" if values.dtype.itemsize <= 4 else "f64"
    kind = "<f4" if name == "f32" else "<f8"
    return {"type": name, "length": length, "data": _base64(values.astype(kind))}


def _bytes(values: NDArray[Any], name: str) -> str:
    kind, bits = name[0], int(name[1:])
    if bits != 24:
        return _base64(values.astype(f"<{kind}{bits // 8}"))
    return _base64(values.astype("<u4").view(np.uint8).reshape(-1, 4)[:, :3])


def _base64(values: NDArray[Any]) -> str:
    return base64.b64encode(values.tobytes()).decode("ascii")
