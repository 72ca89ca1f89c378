"""Color images of 32 x 32 in batches, as CIFAR and ImageNet-32 are published."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.data.formats.pickled import read_pickled

__all__ = ["COLOR_SHAPE", "PIXELS", "QUARTERS", "as_batch", "parse_batch", "parse_records"]

COLOR_SHAPE: Final = (3, 32, 32)
PIXELS: Final = 3 * 32 * 32
QUARTERS: Final = (0.25, 0.5, 0.75)
"""The thresholds that the paper gives color images."""


def parse_records(
    content: bytes | bytearray, source: str, n_labels: int = 1
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Images and labels of the binary form.

    Args:
        content: Records of ``n_labels`` bytes, the last of which counts, and 3,072 pixels: red,
            green, blue, each row by row.
        source: What error messages call it.
        n_labels: 1 in CIFAR-10; 2 in CIFAR-100, coarse and fine.

    Raises:
        ValueError: Not a whole number of records.
    """
    size = n_labels + PIXELS
    if not content or len(content) % size:
        raise ValueError(
            f"{source} is truncated or another file: {len(content)} bytes are no whole number of "
            f"records of {size}"
        )
    records = np.frombuffer(content, np.uint8).reshape(-1, size)
    return records[:, n_labels:].copy(), records[:, n_labels - 1].astype(np.int64)


def parse_batch(
    content: bytes | bytearray, source: str, key: str = "labels", first_label: int = 0
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Images and labels of the python form, as ImageNet-32 has it, too. Nothing is unpickled.

    Args:
        content: A pickled dict of ``data``, ``(n, 3072)`` uint8, and labels.
        source: What error messages call it.
        key: What the labels are called.
        first_label: Label of the first class.

    Raises:
        ValueError: Anything else.
    """
    batch = read_pickled(content, source)
    if not isinstance(batch, dict):
        raise ValueError(f"{source} holds a {type(batch).__name__}, not a dict of data and labels")
    return as_batch({_text(name): value for name, value in batch.items()}, source, key, first_label)


def as_batch(
    batch: dict[str, Any], source: str, key: str, first_label: int = 0
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Check what a batch holds; see :func:`parse_batch`."""
    missing = [name for name in ("data", key) if name not in batch]
    if missing:
        known = ", ".join(name[:40] for name in sorted(batch)[:20])
        raise ValueError(f"{source} holds {known}, but no {missing[0]}: another file")
    # Of anything but lists of numbers NumPy may make much more than it was.
    if not isinstance(X := batch["data"], np.ndarray):
        raise ValueError(f"{source} holds data as a {type(X).__name__}, not as an array")
    labels = batch[key]
    if not isinstance(labels, np.ndarray):
        whole = isinstance(labels, list) and all(isinstance(k, int | np.integer) for k in labels)
        if not whole:
            raise ValueError(f"{source} holds {key} that are no whole numbers")
    y = np.asarray(labels)
    if X.dtype != np.uint8 or X.ndim != 2 or X.shape[1] != PIXELS or not len(X):
        raise ValueError(f"{source} holds data of {X.dtype} {X.shape}, not (n, {PIXELS}) uint8")
    if y.shape != (len(X),) or y.dtype.kind not in "iu":
        raise ValueError(f"{source} holds {len(X)} images and labels of {y.dtype} {y.shape}")
    y = y.astype(np.int64) - first_label
    if y.min() < 0:
        raise ValueError(f"{source} holds label {y.min() + first_label}, below {first_label}")
    return X, y


def _text(name: Any) -> str:
    return name.decode("latin-1") if isinstance(name, bytes) else str(name)
