"""CIFAR-100: color images of a hundred kinds, by their fine labels."""

from typing import Final

from gategrad.data.formats.cifar_like import CifarLike, cifar_like
from gategrad.data.sources import DatasetInfo

__all__ = ["CIFAR100"]

_NAMES: Final = (
    "apple aquarium_fish baby bear beaver bed bee beetle bicycle bottle bowl boy bridge bus "
    "butterfly camel can castle caterpillar cattle chair chimpanzee clock cloud cockroach couch "
    "crab crocodile cup dinosaur dolphin elephant flatfish forest fox girl hamster house kangaroo "
    "keyboard lamp lawn_mower leopard lion lizard lobster man maple_tree motorcycle mountain mouse "
    "mushroom oak_tree orange orchid otter palm_tree pear pickup_truck pine_tree plain plate poppy "
    "porcupine possum rabbit raccoon ray road rocket rose sea seal shark shrew skunk skyscraper "
    "snail snake spider squirrel streetcar sunflower sweet_pepper table tank telephone television "
    "tiger tractor train trout tulip turtle wardrobe whale willow_tree wolf woman worm"
)

CIFAR100: Final = cifar_like(
    "cifar100",
    DatasetInfo(
        title="CIFAR-100, fine labels",
        train=50_000,
        test=10_000,
        shape=(3, 32, 32),
        n_classes=100,
        license="none stated by the authors",
        homepage="https://www.cs.toronto.edu/~kriz/cifar.html",
    ),
    CifarLike(tuple(_NAMES.split()), n_labels=2, labels="fine_labels"),
    records=["cifar-100-binary/train.bin", "cifar-100-binary/test.bin"],
    records_md5="03b5dce01913d631647c71ecec9e9cb8",
    batches={
        "cifar-100-python/train": "16019d7e3df5f24257cddd939b257f8d",
        "cifar-100-python/test": "f0ef6b0ae62326f3e7ffdfab6717acfc",
    },
    batches_md5="eb9058c3a382ffc7106e4002c42a8d85",
)
