"""Devanagari: handwritten characters, of which the user makes IDX files."""

import string
from typing import Final

from gategrad.data.formats.mnist_like import MnistLike, mnist_like
from gategrad.data.sources import DatasetInfo

__all__ = ["DEVANAGARI"]

DEVANAGARI: Final = mnist_like(
    "devanagari",
    DatasetInfo(
        title="Devanagari Handwritten Character Dataset, as IDX files",
        train=78_200,
        test=13_800,
        shape=(1, 32, 32),
        n_classes=46,
        license="CC BY 4.0",
        homepage="https://archive.ics.uci.edu/dataset/389",
        note=(
            "Published as folders of PNG files; IDX files made of them have no published checksum."
        ),
    ),
    MnistLike(
        (
            *(f"digit {digit}" for digit in string.digits),
            "ka", "kha", "ga", "gha", "kna", "cha", "chha", "ja", "jha", "yna", "taamatar", "thaa",
            "daa", "dhaa", "adna", "tabala", "tha", "da", "dha", "na", "pa", "pha", "ba", "bha",
            "ma", "yaw", "ra", "la", "waw", "motosaw", "petchiryakha", "patalosaw", "ha", "chhya",
            "tra", "gya",
        ),
        balanced=True,
    ),
    parts=("train", "test"),
    where="https://archive.ics.uci.edu/dataset/389 (folders of PNG files; write IDX files)",
)  # fmt: skip
