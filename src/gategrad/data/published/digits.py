"""Digits: the small images that come with scikit-learn."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.config import DataConfig
from gategrad.data.files.data_files import DataDir
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = ["DIGITS"]

# There is no published test split: the last 360 of 1,797 samples (20 %, 33 to 37 of each class).
# The samples stand writer by writer, so these are mostly by hands not trained on.
_TEST: Final = 360
_FILE: Final = "datasets/data/digits.csv.gz"


def _samples() -> tuple[NDArray[Any], NDArray[Any]]:
    """All of them, from scikit-learn's file.

    Its function for that imports scipy and pandas, which takes longer than a small training.
    """
    package = find_spec("sklearn")
    if package is None:
        raise ImportError("digits is part of scikit-learn: install gategrad's extra 'train'")
    for folder in package.submodule_search_locations or ():
        file = Path(folder, _FILE)
        if file.is_file():
            table = np.loadtxt(file, np.uint8, delimiter=",")
            return table[:, :-1], table[:, -1]
    from sklearn.datasets import load_digits  # of a scikit-learn that has it elsewhere

    X, y = load_digits(return_X_y=True)
    return X, y


def _read(source: DataSource, config: DataConfig, data_dir: DataDir) -> RawArrays:
    X, y = _samples()
    X, y = X.astype(np.uint8), y.astype(np.int64)
    train, test = slice(None, -_TEST), slice(-_TEST, None)
    names = tuple("0123456789")
    return RawArrays(X[train], y[train], X[test], y[test], 0, 16, names, (1, 8, 8))


DIGITS: Final = DataSource(
    "digits",
    _read,
    DatasetInfo(
        title="Optical recognition of handwritten digits (scikit-learn's copy)",
        train=1_437,
        test=_TEST,
        shape=(1, 8, 8),
        n_classes=10,
        license="CC BY 4.0",
        homepage="https://archive.ics.uci.edu/dataset/80",
        note="Values 0 to 16. Needs no file. The last 360 samples are for testing.",
    ),
)
