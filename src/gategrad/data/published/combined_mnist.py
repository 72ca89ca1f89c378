"""Combined MNIST: three sets in MNIST's format as one of 67 classes."""

from dataclasses import replace
from typing import Final

from gategrad.data.published.combined import combined_source
from gategrad.data.published.emnist import EMNIST_BALANCED
from gategrad.data.published.fashion_mnist import FASHION_MNIST
from gategrad.data.published.kmnist import KMNIST
from gategrad.data.sources import DatasetInfo

__all__ = ["COMBINED_MNIST"]

COMBINED_MNIST: Final = replace(
    # In the order in which the paper's section 4.3 names the parts.
    combined_source("combined-mnist", (EMNIST_BALANCED, KMNIST, FASHION_MNIST)),
    info=DatasetInfo(
        title=(
            "Combined MNIST (paper, section 4.3): E-MNIST Balanced, Kuzushiji-MNIST, Fashion-MNIST"
        ),
        train=232_800,
        test=38_800,
        shape=(1, 28, 28),
        n_classes=67,
        license="those of its parts",
        note="Any number of its classes may be asked for: 2, 4, 11, 27 and 67 in the paper.",
    ),
    converted=True,
)
