"""Q-MNIST: MNIST with the test samples that it left out."""

from typing import Final

from gategrad.data.formats.mnist_like import MnistLike, mnist_like
from gategrad.data.sources import DatasetInfo

__all__ = ["QMNIST"]

QMNIST: Final = mnist_like(
    "qmnist",
    DatasetInfo(
        title="Q-MNIST",
        train=60_000,
        test=60_000,
        shape=(1, 28, 28),
        n_classes=10,
        license="BSD-3-Clause (its software and labels)",
        homepage="https://github.com/facebookresearch/qmnist",
        note="The first 10,000 test samples are MNIST's, reconstructed.",
    ),
    MnistLike(tuple("0123456789")),
    mirrors=("https://raw.githubusercontent.com/facebookresearch/qmnist/master/",),
    parts=("qmnist-train", "qmnist-test"),
    labels="labels-idx2-int",
    # Those of the labels were computed here from files with the published MD5.
    sha256=(
        None,
        "bb1b6e1ec7b04fd5696f1ed50b5f58f8ef195118edd5c93c81783df9740b8ac5",
        None,
        "92d0ccb8c25f9c6534270fb4be7e1d24a1c6d315edfc8a638bfbd31c70f362dd",
    ),
    md5=(
        "ed72d4157d28c017586c42bc6afe6370",
        "0058f8dd561b90ffdd0f734c6a30e5e4",
        "1394631089c404de565df7b7aeaf9412",
        "5b5b05890a5e13444e108efe57b788aa",
    ),
)
