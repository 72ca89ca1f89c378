"""Files of NumPy arrays with some of their bytes changed, the same ones each time."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

import numpy as np

_HEADER = 128  # bytes of an array's header, where most of what can go wrong stands
_LETTERS = b"()[]{}'\",:0123456789<>|=iufcOSUVMmTrue \n\\#-+*."


def damaged_array(content: bytes, n: int, seed: int = 0) -> Iterator[bytes]:
    """A ``.npy`` file ``n`` times: with a bit flipped, or a few letters of its header changed."""
    rng = np.random.default_rng(seed)
    for _ in range(n):
        changed = bytearray(content)
        if rng.random() < 0.5:
            changed[rng.integers(len(changed))] ^= 1 << rng.integers(8)
        else:
            for _ in range(rng.integers(1, 4)):
                changed[rng.integers(min(_HEADER, len(changed)))] = rng.choice(list(_LETTERS))
        yield bytes(changed)


def damaged_archive(content: bytes, n: int, seed: int = 0) -> Iterator[bytes]:
    """An ``.npz`` file ``n`` times: a bit flipped, or an entry damaged and its sum put right."""
    rng = np.random.default_rng(seed)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    for i in range(n):
        if rng.random() < 0.3:
            changed = bytearray(content)
            changed[rng.integers(len(changed))] ^= 1 << rng.integers(8)
            yield bytes(changed)
            continue
        name = str(rng.choice(list(entries)))
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w") as archive:
            for other, entry in entries.items():
                archive.writestr(
                    other, entry if other != name else next(damaged_array(entry, 1, seed + i))
                )
        yield written.getvalue()
