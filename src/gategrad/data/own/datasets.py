"""A user's own data as a :class:`~gategrad.data.Dataset`: tables, image folders, Hugging Face."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from gategrad.circuit.encoders.table_values import is_frame
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.config import DataConfig
from gategrad.data.configured_dataset import configured_dataset
from gategrad.data.formats.table_arrays import Roles, table_arrays
from gategrad.data.formats.tables import as_text, frame_columns
from gategrad.data.own.by_path import own_table
from gategrad.data.own.images import class_numbers, image_rows, load_image_folder
from gategrad.data.random_order import set_aside
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.splits import Dataset

__all__ = ["from_folder", "from_huggingface", "from_table"]

_TESTS: Final = ("test", "validation", "valid", "val")


def from_table(
    table: str | os.PathLike[str] | Mapping[str, Sequence[Any]] | Any,
    label: str | None = None,
    *,
    test: str | os.PathLike[str] | Mapping[str, Sequence[Any]] | None = None,
    name: str = "table",
    valid_fraction: float = 0.2,
    test_fraction: float = 0.2,
    n_thresholds: int | None = None,
    categories: str = "one-hot",
    category_columns: Sequence[str] = (),
    seed: int = 0,
    data_seed: int = 0,
    **options: Any,
) -> Dataset:
    """A data set of a table, whose values :mod:`gategrad.circuit.encoders.table_values` explains.

    Args:
        table: A CSV or Parquet file, a data frame of pandas or polars, or columns by name (a dict
            of lists).
        label: Name of the label column; ``target``, ``label``, ``class`` or ``y`` by default.
        test: Rows for testing, of the same columns.
        name: What results call it.
        valid_fraction: Share of the training rows set aside for validation.
        test_fraction: Share of the rows for testing, where ``test`` is not given.
        n_thresholds: Thresholds of a column of numbers, at most; 15 by default.
        categories: ``one-hot``, ``gray`` or ``thermometer``.
        category_columns: Columns whose numbers only name categories.
        seed: Decides which rows are for validation.
        data_seed: Decides which rows are for testing.
        **options: Other fields of :class:`~gategrad.config.DataConfig` about tables: ``columns``,
            ``drop``, ``weight_column``, ``delimiter``, ``decimal``, ``missing``, ``no_header``.

    Raises:
        ValueError: A file or column that cannot be used; names it.
    """
    config = DataConfig(
        _source(table, name), None, data_seed, (0.5,), valid_fraction, "fixed", n_thresholds,
        categories, label, test_fraction, as_category=tuple(category_columns), **options,
    )  # fmt: skip
    arrays = table_arrays(
        _columns(table, config), Roles.of(config), source=config.name,
        test=None if test is None else _columns(test, config),
        test_fraction=test_fraction, data_seed=data_seed,
    )  # fmt: skip
    return configured_dataset(name, arrays, config, seed)


def from_folder(
    path: str | os.PathLike[str],
    *,
    name: str | None = None,
    thresholds: Sequence[float] = (0.5,),
    n_thresholds: int | None = None,
    encoding: str = "fixed",
    valid_fraction: float = 0.2,
    test_fraction: float = 0.2,
    seed: int = 0,
    data_seed: int = 0,
) -> Dataset:
    """A data set of a folder of images for each class.

    ``train/cat/1.png`` and ``test/cat/2.png``, or ``cat/1.png``, of which a share is for testing.

    Args:
        path: The folder.
        name: What results call it; the folder's name by default.
        thresholds: For values scaled to [0, 1].
        n_thresholds: So many thresholds instead, as ``encoding`` says.
        encoding: ``fixed`` or ``quantile``; see :class:`~gategrad.config.DataConfig`.
        valid_fraction: Share of the training images set aside for validation.
        test_fraction: Share of the images for testing, where there is no folder of them.
        seed: Decides which images are for validation.
        data_seed: Decides which images are for testing.

    Raises:
        ValueError: No images, different sizes, or a file that is none; names it.
    """
    config = DataConfig(
        name or Path(path).resolve().name, None, data_seed, tuple(thresholds), valid_fraction,
        encoding, n_thresholds, test_fraction=test_fraction,
    )  # fmt: skip
    folder = Path(path)
    if not folder.is_dir():
        raise ValueError(f"{path} is no folder of images")
    arrays = load_image_folder(folder, test_fraction=test_fraction, data_seed=data_seed)
    return configured_dataset(config.name, arrays, config, seed)


def from_huggingface(
    data: Any,
    *,
    label: str = "label",
    image: str | None = None,
    name: str = "huggingface",
    thresholds: Sequence[float] = (0.5,),
    n_thresholds: int | None = None,
    encoding: str = "fixed",
    categories: str = "one-hot",
    valid_fraction: float = 0.2,
    test_fraction: float = 0.2,
    seed: int = 0,
    data_seed: int = 0,
) -> Dataset:
    """A data set of a Hugging Face ``datasets.Dataset`` or ``DatasetDict``.

    A ``DatasetDict`` has samples for training in ``train`` and for testing in ``test`` (or
    ``validation``); of a ``Dataset`` a share is set aside for testing.

    Args:
        data: The data set, as ``datasets.load_dataset`` gives it.
        label: The label column. A ``ClassLabel`` gives the classes their names.
        image: The column of images; the one called ``image`` or ``img``, if there is one. Without
            one, the other columns are those of a table.
        name: What results call it.
        thresholds: For images; see :func:`from_folder`.
        n_thresholds: See :func:`from_folder` and :func:`from_table`.
        encoding: See :func:`from_folder`.
        categories: See :func:`from_table`.
        valid_fraction: Share of the training samples set aside for validation.
        test_fraction: Share of the samples for testing, where there is no split of them.
        seed: Decides which samples are for validation.
        data_seed: Decides which samples are for testing.

    Raises:
        ValueError: No such column or split, or samples that cannot be used.
    """
    train, test = _splits(data)
    if label not in train.column_names:
        raise ValueError(f"there is no column {label!r}, but {', '.join(train.column_names)}")
    if image is None:
        image = next((c for c in ("image", "img") if c in train.column_names), None)
    config = DataConfig(
        name, None, data_seed, tuple(thresholds), valid_fraction, encoding, n_thresholds,
        categories, label, test_fraction,
    )  # fmt: skip
    if image is None:
        parts = [_columns({c: part[c] for c in part.column_names}, config)
                 for part in (train, test) if part is not None]  # fmt: skip
        arrays = table_arrays(
            parts[0], Roles.of(config), source=name, test=parts[1] if test is not None else None,
            test_fraction=test_fraction, data_seed=data_seed,
        )  # fmt: skip
        known = getattr(train.features.get(label), "names", None)
        if known:  # ClassLabels are numbers there
            arrays = replace(
                arrays, class_names=tuple(known[int(number)] for number in arrays.class_names)
            )
        return configured_dataset(name, arrays, config, seed)
    if image not in train.column_names:
        raise ValueError(f"there is no column {image!r}, but {', '.join(train.column_names)}")
    arrays = _image_arrays(train, test, image, label, config)
    return configured_dataset(name, arrays, config, seed)


def _image_arrays(train: Any, test: Any, image: str, label: str, config: DataConfig) -> RawArrays:
    splits = [part for part in (train, test) if part is not None]
    pictures = [np.asarray(picture) for part in splits for picture in part[image]]
    sources = [f"{config.name}: image {i}" for i in range(len(pictures))]
    X, shape = image_rows(pictures, sources)
    y, classes = class_numbers([value for part in splits for value in part[label]], config.name)
    known = getattr(train.features.get(label), "names", None)
    if known:
        classes = tuple(known[int(number)] for number in classes)
    if test is None:
        aside = set_aside(len(y), config.test_fraction, config.seed, y, classes)
    else:
        aside = np.arange(len(y)) >= len(train)
    return RawArrays(
        X[~aside], y[~aside], X[aside], y[aside], 0, 255, classes, shape, verified=False
    )


def _splits(data: Any) -> tuple[Any, Any]:
    if isinstance(data, Mapping):
        train = data.get("train")
        test = next((data[split] for split in _TESTS if split in data), None)
        if train is None:
            raise ValueError(f"there is no split 'train', but {', '.join(map(str, data))}")
        return train, test
    if not hasattr(data, "column_names") or not hasattr(data, "features"):
        raise ValueError(
            f"a datasets.Dataset or DatasetDict was expected, got a {type(data).__name__}"
        )
    return data, None


def _columns(table: Any, config: DataConfig) -> TextTable:
    if not isinstance(table, Mapping) and not is_frame(table):
        return own_table(Path(table), config)
    columns = frame_columns(table, config.name) if is_frame(table) else table
    whole = as_text({str(name): list(c) for name, c in columns.items()}, config.name, config.drop)
    if not whole.n_rows:
        raise ValueError(f"{config.name} holds no rows")
    for name, column in whole.items():
        if len(column) != whole.n_rows:
            raise ValueError(
                f"{config.name}: column {name!r} has {len(column)} values, but there are "
                f"{whole.n_rows} rows"
            )
    return whole


def _source(table: Any, name: str) -> str:
    return str(table) if isinstance(table, str | os.PathLike) else name
