"""Fashion-MNIST: clothes in MNIST's size."""

from typing import Final

from gategrad.data.formats.mnist_like import MnistLike, mnist_like
from gategrad.data.sources import DatasetInfo

__all__ = ["FASHION_MNIST"]

FASHION_MNIST: Final = mnist_like(
    "fashion-mnist",
    DatasetInfo(
        title="Fashion-MNIST",
        train=60_000,
        test=10_000,
        shape=(1, 28, 28),
        n_classes=10,
        license="MIT",
        homepage="https://github.com/zalandoresearch/fashion-mnist",
    ),
    MnistLike(
        (
            "T-shirt/top", "Trouser", "Pullover", "Dress", "Coat", "Sandal", "Shirt", "Sneaker",
            "Bag", "Ankle boot",
        ),
        balanced=True,
    ),
    mirrors=(
        "http://fashion-mnist.s3-website.eu-central-1.amazonaws.com/",
        "https://raw.githubusercontent.com/zalandoresearch/fashion-mnist/master/data/fashion/",
    ),
    sha256=(
        "c59f468a2f672dc815687fe0f83887768d799fd8a3f3276145d20f83aa44d888",
        "bad3541b69d912435c50bb6ba87bec294ff4f6a2e1246121d8633921760443d9",
        "5b4141f0afbad91edebe8549f8fcffe087ea10ca49f1dbef5c9a5cd8815ce37b",
        "0402a96d92fd2663957122ceb108a494c5af83dab82d92729df917d7dec38c34",
    ),
)  # fmt: skip
