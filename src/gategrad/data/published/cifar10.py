"""CIFAR-10: color images of animals and vehicles."""

from typing import Final

from gategrad.data.formats.cifar_like import CifarLike, cifar_like
from gategrad.data.sources import DatasetInfo

__all__ = ["CIFAR10"]

_BIN, _PY = "cifar-10-batches-bin", "cifar-10-batches-py"
_NAMES: Final = "airplane automobile bird cat deer dog frog horse ship truck"

CIFAR10: Final = cifar_like(
    "cifar10",
    DatasetInfo(
        title="CIFAR-10",
        train=50_000,
        test=10_000,
        shape=(3, 32, 32),
        n_classes=10,
        license="none stated by the authors",
        homepage="https://www.cs.toronto.edu/~kriz/cifar.html",
    ),
    CifarLike(tuple(_NAMES.split()), n_labels=1, labels="labels"),
    records=[*(f"{_BIN}/data_batch_{i}.bin" for i in range(1, 6)), f"{_BIN}/test_batch.bin"],
    records_md5="c32a1d4ab5d03f1284b67883e8d87530",
    batches={
        f"{_PY}/data_batch_1": "c99cafc152244af753f735de768cd75f",
        f"{_PY}/data_batch_2": "d4bba439e000b95fd0a9bffe97cbabec",
        f"{_PY}/data_batch_3": "54ebc095f3ab1f0389bbae665268c751",
        f"{_PY}/data_batch_4": "634d18415352ddfa80567beed471001a",
        f"{_PY}/data_batch_5": "482c414d41f54cd18b22e5b47cb7c3cb",
        f"{_PY}/test_batch": "40351d587109b95175f43aff81a1287e",
    },
    batches_md5="c58f30108f718f92721af3b95e74349a",
)
