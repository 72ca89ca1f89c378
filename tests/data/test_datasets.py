from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import numpy as np
import pytest
from sklearn.datasets import load_digits

from gategrad.config import DataConfig
from gategrad.data import DATASETS, Dataset, Split, load, load_dataset, published
from gategrad.data.datasets import load_arrays
from gategrad.data.published import digits
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DataSource

LOCAL = ["digits", "synthetic"]
FILES_HERE = ["devanagari", "fashion-mnist", "mnist"]

# The paper's table of data sets: samples, input dimensions, classes.
PAPER = {
    "mnist": (70_000, (1, 28, 28), 10),
    "fashion-mnist": (70_000, (1, 28, 28), 10),
    "kmnist": (70_000, (1, 28, 28), 10),
    "qmnist": (120_000, (1, 28, 28), 10),
    "emnist-balanced": (131_600, (1, 28, 28), 47),
    "emnist-letters": (145_600, (1, 28, 28), 26),
    "cifar10": (60_000, (3, 32, 32), 10),
    "cifar100": (60_000, (3, 32, 32), 100),
    "imagenet32": (1_331_167, (3, 32, 32), 1_000),
    "synthetic": (600, (784,), None),
}


@pytest.mark.parametrize("name", PAPER)
def test_facts_are_those_of_the_papers_table(name: str) -> None:
    source = DATASETS[name]
    facts = source.info
    assert (facts.samples, facts.shape, facts.n_classes) == PAPER[name]
    assert source.n_classes == facts.n_classes
    assert source.is_image == (len(facts.shape) == 3)
    assert source.thresholds == ((0.25, 0.5, 0.75) if facts.shape[0] == 3 else (0.5,))


def loaded(name: str, data_dir: Path | None) -> Dataset:
    n_classes = 3 if name == "synthetic" else None
    data = load_dataset(name, n_classes=n_classes, seed=4, data_dir=data_dir)
    assert isinstance(data, Dataset)
    assert data.name == name
    assert len(data.class_names) == data.n_classes == len(np.unique(data.train.y))
    n = len(data.train) + len(data.valid)
    assert len(data.valid) == round(0.2 * n)
    for split in (data.train, data.valid, data.test):
        assert isinstance(split, Split)
        assert split.encoder == data.encoder
        assert split.X.shape == (len(split), int(np.prod(data.shape)))
    assert data.test.bits().shape == (len(data.test), data.n_features)
    assert data.test.scaled().max() <= 1
    return data


@pytest.mark.parametrize("name", LOCAL)
def test_every_set_that_needs_no_files(name: str) -> None:
    data = loaded(name, None)
    config = DataConfig(name, 3 if name == "synthetic" else None)
    assert load(config, seed=4).train.X.tobytes() == data.train.X.tobytes()
    other = load(config, seed=5)
    assert other.valid.X.tobytes() != data.valid.X.tobytes()
    assert other.test.X.tobytes() == data.test.X.tobytes()


@pytest.mark.parametrize("name", FILES_HERE)
def test_sets_of_files(name: str, real_data: Path) -> None:
    loaded(name, real_data)


def test_digits() -> None:
    data = load_dataset("digits", valid_fraction=0)
    assert (len(data.train), len(data.test), data.n_features) == (1437, 360, 64)
    assert (data.shape, data.input_shape) == ((1, 8, 8), (1, 8, 8))
    assert (data.encoder.low, data.encoder.high, data.encoder.dtype) == (0, 16, "uint8")
    assert (data.encoder.thresholds == 8).all()
    assert data.train.X.max() == 16
    assert data.train.X[0, :8].tolist() == [0, 0, 5, 13, 9, 1, 0, 0]
    assert np.bincount(data.test.y).tolist() == [35, 36, 35, 37, 37, 37, 37, 36, 33, 37]
    np.testing.assert_array_equal(data.train.bits(), data.train.X > 8)
    np.testing.assert_array_equal(data.train.scaled(), data.train.X / np.float32(16))


def test_a_configuration_says_the_same() -> None:
    config = DataConfig("synthetic", 3, seed=7, thresholds=(0.2,), valid_fraction=0.1)
    one = load(config, seed=9)
    two = load_dataset(
        "synthetic", n_classes=3, data_seed=7, thresholds=[0.2], valid_fraction=0.1, seed=9
    )
    assert one.encoder == two.encoder
    for part in ("train", "valid", "test"):
        assert getattr(one, part).X.tobytes() == getattr(two, part).X.tobytes()
        assert getattr(one, part).y.tobytes() == getattr(two, part).y.tobytes()
    other = load(replace(config, seed=8), seed=9)
    assert other.test.X.tobytes() != one.test.X.tobytes()


def test_thresholds_give_planes() -> None:
    data = load_dataset("digits", thresholds=np.array([0.25, 0.5, 0.75], dtype=np.float32))
    assert (data.n_features, data.input_shape) == (192, (3, 8, 8))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"name": "letters"}, "no data set 'letters'; known are .*cifar10, .*digits, .*mnist"),
        ({"name": "digits", "n_classes": 10}, "fixed number of classes.*got 10"),
        ({"name": "synthetic"}, "give n_classes"),
        ({"name": "synthetic", "n_classes": 1}, "at least 2 classes"),
        ({"name": "digits", "valid_fraction": 1}, "valid_fraction"),
        ({"name": "digits", "thresholds": (8,)}, "thresholds"),
        ({"name": "digits", "seed": -1}, "seed"),
        ({"name": "synthetic", "n_classes": 2, "data_seed": -1}, "seed"),
    ],
)
def test_refuses(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load_dataset(**arguments)


def test_no_class_is_lost_to_validation() -> None:
    with pytest.warns(UserWarning, match=r"no sample of class '0' \(of 143\), .* one of each is"):
        data = load_dataset("digits", valid_fraction=0.995)
    counts = np.bincount(data.train.y, minlength=10)
    assert counts.min() == 1
    drawn = load_dataset("digits", valid_fraction=0.2)
    assert len(drawn.valid) == round(0.2 * (len(drawn.train) + len(drawn.valid)))


def test_files_that_are_nowhere() -> None:
    with pytest.raises(
        FileNotFoundError, match=r"mnist needs the file train-images-idx3-ubyte\.gz"
    ):
        load_dataset("mnist")


def test_digits_without_scikit_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sklearn", None)
    with pytest.raises(ImportError, match="extra 'train'"):
        load_dataset("digits")


def test_digits_are_those_of_scikit_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    X, y = load_digits(return_X_y=True)
    of_its_file = load_arrays(DataConfig("digits"))
    monkeypatch.setattr(digits, "_FILE", "nowhere")
    of_its_function = load_arrays(DataConfig("digits"))
    for arrays in (of_its_file, of_its_function):
        assert isinstance(arrays.X_train, np.ndarray)
        np.testing.assert_array_equal(np.concatenate([arrays.X_train, arrays.X_test]), X)
        np.testing.assert_array_equal(np.concatenate([arrays.y_train, arrays.y_test]), y)
        assert (arrays.X_train.dtype, arrays.y_train.dtype) == (np.uint8, np.int64)


def test_digits_are_read_without_an_import_of_scikit_learn() -> None:
    code = (
        "import sys\nfrom gategrad.data import load_dataset\nload_dataset('digits')\n"
        "assert not {'sklearn', 'scipy', 'pandas'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_set_has_its_facts() -> None:
    for name, source in DATASETS.items():
        facts = source.info
        assert source.name == name
        assert facts.title
        assert facts.license
        assert facts.train > 0 < facts.test


def test_every_set_that_is_declared_is_listed() -> None:
    declared = set()
    for module in iter_modules(published.__path__, f"{published.__name__}."):
        for value in vars(import_module(module.name)).values():
            values = value if isinstance(value, tuple) else (value,)
            declared |= {v.name for v in values if isinstance(v, DataSource)}
    assert declared == set(DATASETS)


def test_data_needs_numpy_alone() -> None:
    code = (
        "import sys, gategrad.data as data; data.load_dataset('synthetic', n_classes=2); "
        "print([m for m in ('torch', 'sklearn', 'pooch', 'rich') if m in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (result.stdout.strip(), result.stderr) == ("[]", "")


def test_arrays_that_have_been_read_already_make_the_same_data_set() -> None:
    config = DataConfig("digits", valid_fraction=0.3)
    again = load(config, arrays=load_arrays(DataConfig("digits", n_thresholds=3)))
    first = load(config)
    assert again.encoder == first.encoder, "what is made of them is the configuration's"
    np.testing.assert_array_equal(again.train.X, first.train.X)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (DataConfig("digits"), "read for data.name='synthetic', and .* 'digits'"),
        (DataConfig("synthetic", 3), "read for data.n_classes=2, and .* 3"),
        (DataConfig("synthetic", 2, seed=5), "read for data.seed=0, and .* 5"),
        (DataConfig("synthetic", 2, label="y"), "read for data.label=None, and .* 'y'"),
        (DataConfig("synthetic", 2, test_fraction=0.5), "data.test_fraction=0.2, and .* 0.5"),
    ],
)
def test_arrays_of_other_data_are_refused(asked: DataConfig, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load(asked, arrays=load_arrays(DataConfig("synthetic", 2)))


@pytest.mark.parametrize(
    "setting",
    [{"drop": ("x",)}, {"columns": ("x",)}, {"as_category": ("x",)}, {"weight_column": "x"},
     {"delimiter": ";"}, {"missing": ("x",)}, {"no_header": True}],
)  # fmt: skip
def test_settings_of_tables_are_refused_for_other_data(setting: dict) -> None:
    message = f"{next(iter(setting))} is of tables, and digits is none: leave it out"
    with pytest.raises(ValueError, match=message):
        load(DataConfig("digits", **setting))


def test_arrays_that_say_nothing_are_refused() -> None:
    X, y = np.zeros((4, 2), np.uint8), np.arange(4) % 2
    own = RawArrays(X, y, X, y, 0, 1, ("a", "b"), (2,))
    with pytest.raises(ValueError, match=r"nothing says .* gategrad.data.from_arrays"):
        load(DataConfig("digits"), arrays=own)


def test_one_threshold_needs_no_list() -> None:
    assert (
        load_dataset("digits", thresholds=0.3).encoder
        == load_dataset("digits", thresholds=[0.3]).encoder
    )
