"""MNIST: handwritten digits."""

from typing import Final

from gategrad.data.formats.mnist_like import MnistLike, mnist_like
from gategrad.data.sources import DatasetInfo

__all__ = ["MNIST"]

MNIST: Final = mnist_like(
    "mnist",
    DatasetInfo(
        title="MNIST",
        train=60_000,
        test=10_000,
        shape=(1, 28, 28),
        n_classes=10,
        license="CC BY-SA 3.0",
        homepage="http://yann.lecun.com/exdb/mnist/",
    ),
    MnistLike(tuple("0123456789")),
    mirrors=(
        "https://ossci-datasets.s3.amazonaws.com/mnist/",
        "https://storage.googleapis.com/cvdf-datasets/mnist/",
    ),
    sha256=(
        "ba891046e6505d7aadcbbe25680a0738ad16aec93bde7f9b65e87a2fc25776db",
        "65a50cbbf4e906d70832878ad85ccda5333a97f0f4c3dd2ef09a8a9eef7101c5",
        "0fa7898d509279e482958e8ce81c8e77db3f2f8254e26661ceb7762c4d494ce7",
        "ff7bcfd416de33731a308c3f266cc351222c34898ecbeaf847f06e48f7ec33f2",
    ),
)
