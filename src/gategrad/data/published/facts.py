"""What is known of each data set: sizes, licence, where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["FACTS", "Facts"]


@dataclass(frozen=True)
class Facts:
    """A data set as published.

    Attributes:
        title: Its full name.
        train: Training samples, those for validation included; of a set that can have any number
            of classes, per class.
        test: Test samples; likewise.
        shape: ``(channels, height, width)``, or ``(features,)`` for others.
        n_classes: Classes; None where the caller decides.
        licence: What its authors state.
        homepage: Where it is described.
        note: What else to know.
    """

    title: str
    train: int
    test: int
    shape: tuple[int, ...]
    n_classes: int | None
    licence: str
    homepage: str
    note: str = ""

    @property
    def samples(self) -> int:
        """All samples, as the paper's table of data sets counts them."""
        return self.train + self.test


_NONE: Final = "none stated by the authors"
_GREY, _COLOUR = (1, 28, 28), (3, 32, 32)

FACTS: Final[dict[str, Facts]] = {
    "digits": Facts(
        "Optical recognition of handwritten digits (scikit-learn's copy)",
        1_437, 360, (1, 8, 8), 10, "CC BY 4.0",
        "https://archive.ics.uci.edu/dataset/80",
        "Values 0 to 16. Needs no file. The last 360 samples are for testing.",
    ),
    "mnist": Facts(
        "MNIST", 60_000, 10_000, _GREY, 10, "CC BY-SA 3.0", "http://yann.lecun.com/exdb/mnist/"
    ),
    "fashion-mnist": Facts(
        "Fashion-MNIST", 60_000, 10_000, _GREY, 10, "MIT",
        "https://github.com/zalandoresearch/fashion-mnist",
    ),
    "kmnist": Facts(
        "Kuzushiji-MNIST", 60_000, 10_000, _GREY, 10, "CC BY-SA 4.0",
        "https://github.com/rois-codh/kmnist",
    ),
    "qmnist": Facts(
        "Q-MNIST", 60_000, 60_000, _GREY, 10, "BSD-3-Clause (its software and labels)",
        "https://github.com/facebookresearch/qmnist",
        "The first 10,000 test samples are MNIST's, reconstructed.",
    ),
    "emnist-balanced": Facts(
        "E-MNIST Balanced", 112_800, 18_800, _GREY, 47,
        f"{_NONE}; made of NIST Special Database 19, a work of the US government",
        "https://www.nist.gov/itl/products-and-services/emnist-dataset",
        "Digits, capitals, and eleven small letters that look otherwise than their capitals.",
    ),
    "emnist-letters": Facts(
        "E-MNIST Letters", 124_800, 20_800, _GREY, 26,
        f"{_NONE}; made of NIST Special Database 19, a work of the US government",
        "https://www.nist.gov/itl/products-and-services/emnist-dataset",
        "Capital and small letters share a class. Labels in the files count from 1.",
    ),
    "devanagari": Facts(
        "Devanagari Handwritten Character Dataset, as IDX files", 78_200, 13_800, (1, 32, 32), 46,
        "CC BY 4.0", "https://archive.ics.uci.edu/dataset/389",
        "Published as folders of PNG files; IDX files made of them have no published checksum.",
    ),
    "cifar10": Facts(
        "CIFAR-10", 50_000, 10_000, _COLOUR, 10, _NONE,
        "https://www.cs.toronto.edu/~kriz/cifar.html",
    ),
    "cifar100": Facts(
        "CIFAR-100, fine labels", 50_000, 10_000, _COLOUR, 100, _NONE,
        "https://www.cs.toronto.edu/~kriz/cifar.html",
    ),
    "imagenet32": Facts(
        "ImageNet-32: ImageNet (ILSVRC 2012) made small, 32 x 32", 1_281_167, 50_000, _COLOUR,
        1_000, "ImageNet's terms of access: research and teaching, not commerce",
        "https://www.image-net.org/download-images.php",
        "Needs an account there. The published validation images are the test samples. Classes "
        "are numbered as in the files, from 1; any number of them may be asked for.",
    ),
    "synthetic": Facts(
        "Synthetic (paper, section 3.2)", 500, 100, (784,), None, "generated: nobody's",
        "", "600 samples for each class, 2 to 2,000 classes and more. Needs no file.",
    ),
    "combined-mnist": Facts(
        "Combined MNIST (paper, section 4.3): E-MNIST Balanced, Kuzushiji-MNIST, Fashion-MNIST",
        232_800, 38_800, _GREY, 67, "those of its parts", "",
        "Any number of its classes may be asked for: 2, 4, 11, 27 and 67 in the paper.",
    ),
    "adult": Facts(
        "Adult (census income)", 32_561, 16_281, (14,), 2, "CC BY 4.0",
        "https://archive.ics.uci.edu/dataset/2",
        "Six numeric columns and eight of categories; `?` is a category of its own.",
    ),
    "breast-cancer": Facts(
        "Breast Cancer (Ljubljana)", 229, 57, (9,), 2, "CC BY 4.0",
        "https://archive.ics.uci.edu/dataset/14",
        "286 samples; every fifth is for testing, drawn at random by the data's seed.",
    ),
    **{
        f"monk-{i}": Facts(
            f"MONK's problem {i}", train, 432, (6,), 2, "CC BY 4.0",
            "https://archive.ics.uci.edu/dataset/70",
            "The test samples are all 432 possible ones, those for training included.",
        )
        for i, train in ((1, 124), (2, 169), (3, 122))
    },
}  # fmt: skip
