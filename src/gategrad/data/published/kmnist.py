"""Kuzushiji-MNIST: characters of old Japanese books."""

from typing import Final

from gategrad.data.formats.mnist_like import MnistLike, mnist_like
from gategrad.data.sources import DatasetInfo

__all__ = ["KMNIST"]

KMNIST: Final = mnist_like(
    "kmnist",
    DatasetInfo(
        title="Kuzushiji-MNIST",
        train=60_000,
        test=10_000,
        shape=(1, 28, 28),
        n_classes=10,
        license="CC BY-SA 4.0",
        homepage="https://github.com/rois-codh/kmnist",
    ),
    MnistLike(("o", "ki", "su", "tsu", "na", "ha", "ma", "ya", "re", "wo"), balanced=True),
    mirrors=(
        "http://codh.rois.ac.jp/kmnist/dataset/kmnist/",
        "https://codh.rois.ac.jp/kmnist/dataset/kmnist/",
    ),
    md5=(
        "bdb82020997e1d708af4cf47b453dcf7",
        "e144d726b3acfaa3e44228e80efcd344",
        "5c965bf0a639b31b8f53240b1b52f4d7",
        "7320c461ea6c1c855c0b718fb2a4b134",
    ),
)
