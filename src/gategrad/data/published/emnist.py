"""E-MNIST: handwritten letters and digits, in two of its splits."""

import string
from typing import Final

from gategrad.data.files.archives import Archive
from gategrad.data.formats.mnist_like import MnistLike, mnist_like
from gategrad.data.sources import DatasetInfo

__all__ = ["EMNIST_BALANCED", "EMNIST_LETTERS"]

_LICENSE: Final = (
    "none stated by the authors; made of NIST Special Database 19, a work of the US government"
)
_HOMEPAGE: Final = "https://www.nist.gov/itl/products-and-services/emnist-dataset"
_ARCHIVE: Final = Archive(
    "gzip.zip",
    "58c8d27c78d21e728a6bc7b3cc06412e",
    ("https://biometrics.nist.gov/cs_links/EMNIST/",),
    limit=200 << 20,
)

EMNIST_BALANCED: Final = mnist_like(
    "emnist-balanced",
    DatasetInfo(
        title="E-MNIST Balanced",
        train=112_800,
        test=18_800,
        shape=(1, 28, 28),
        n_classes=47,
        license=_LICENSE,
        homepage=_HOMEPAGE,
        note="Digits, capitals, and eleven small letters that look otherwise than their capitals.",
    ),
    MnistLike(
        (*string.digits, *string.ascii_uppercase, *"abdefghnqrt"), transposed=True, balanced=True
    ),
    parts=("emnist-balanced-train", "emnist-balanced-test"),
    archive=_ARCHIVE,
)

EMNIST_LETTERS: Final = mnist_like(
    "emnist-letters",
    DatasetInfo(
        title="E-MNIST Letters",
        train=124_800,
        test=20_800,
        shape=(1, 28, 28),
        n_classes=26,
        license=_LICENSE,
        homepage=_HOMEPAGE,
        note="Capital and small letters share a class. Labels in the files count from 1.",
    ),
    MnistLike(tuple(string.ascii_uppercase), first_label=1, transposed=True, balanced=True),
    parts=("emnist-letters-train", "emnist-letters-test"),
    archive=_ARCHIVE,
)
