"""Whole settings by name: where a run starts from, each field still the user's to change.

To add one, write a function like those below and list it in :data:`RECIPES`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import numpy as np

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.config.held_back import share_held_back
from gategrad.config.image_sizes import LR as IMAGE_LR
from gategrad.config.image_sizes import image_sizes, shade_thresholds
from gategrad.config.near_names import must_be_one_of
from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.config.table_sizes import LR as TABLE_LR
from gategrad.config.table_sizes import table_sizes
from gategrad.data.datasets import find_source, load_arrays
from gategrad.data.encoding.gray_levels import has_gray_levels
from gategrad.data.encoding.table_encoder import value_counts
from gategrad.data.raw_arrays import RawArrays

__all__ = ["RECIPES", "data_for", "recipe", "recipe_and_arrays"]

_WIDTH: Final = 8_000
_CONVOLUTIONAL_EPOCHS: Final = 40
_CONVOLUTIONAL_LR: Final = 0.02
_SOFT_FIRST: Final = 0.7
_VALID_FRACTION: Final = DataConfig().valid_fraction
_HARD: Final[dict[str, Any]] = {
    "tau": "auto",
    "forward": "hard",
    "backward_temperature": 0.5,
    "precision": "bfloat16",
}
_Asked: TypeAlias = Mapping[str, Any]
"""Fields of the network that someone names, among them ``width``, which may be None."""
_ReadArrays: TypeAlias = Callable[[], RawArrays]
"""Reads the data at the first call; later calls give the same arrays."""


def recipe(
    name: str,
    data: DataConfig | str,
    *,
    width: int | None = None,
    network: str = "dlgn",
    data_dir: str | os.PathLike[str] | None = None,
) -> RunConfig:
    """The configuration that a recipe gives.

    Change fields with :func:`dataclasses.replace`.

    Args:
        name: A key of :data:`RECIPES`: ``auto``, what suits the data: ``table`` for tables, else
            ``fast``, but ``paper`` for ``mlp``; ``fast``, the best that minutes buy, with sizes by
            those of images; ``table``, sizes that suit a table's, those
            of the scikit-learn classifier; or ``paper``, the paper's settings, which its
            experiments keep. What they reach is measured in ``docs/recipes.md``.
        data: The data, or a data set's name. Where its thresholds and its validation share are
            those that nobody named, ``fast`` and ``table`` have their own.
        width: Gates of each layer; 8,000 by default, but of ``table`` and of ``fast`` on images by
            size. Of ``mlp`` neurons, 512 by default; convolutional networks have their own.
        network: ``dlgn``; ``mlp``, the paper's perceptron, with its learning rate; or a key of
            :data:`gategrad.config.network_sizes.CONVOLUTIONAL`: the run then has this network's
            tau, and with ``paper`` its learning rate, weight decay and batch size; its thresholds
            are :func:`data_for`'s.
        data_dir: Folder to look for the data's files in, which recipes by size may read.

    Raises:
        ValueError: An unknown recipe, network or data set, data that the recipe is not for, or a
            width of a network that has its own.
        FileNotFoundError: A recipe by size needs files that are not here.
    """
    data = DataConfig(data) if isinstance(data, str) else data
    return recipe_and_arrays(name, data, width=width, network=network, data_dir=data_dir)[0]


def recipe_and_arrays(
    name: str,
    data: DataConfig,
    *,
    width: int | None = None,
    network: str = "dlgn",
    data_dir: str | os.PathLike[str] | None = None,
    asked: Mapping[str, Any] = MappingProxyType({}),
) -> tuple[RunConfig, RawArrays | None]:
    """The configuration that a recipe gives, and the arrays where it had to read the data for it.

    These are for :func:`~gategrad.runs.training_run.train_run`, which would read the data again.
    See :func:`recipe`. ``asked`` holds fields of the network that will be changed, by name: what a
    recipe chooses by the others goes by them, but they are not set.
    """
    read = cache(lambda: load_arrays(data, data_dir))
    config = _recipe(name, data, {**asked, "width": width}, network, read)
    return config, read() if read.cache_info().currsize else None


def _recipe(
    name: str, data: DataConfig, asked: _Asked, network: str, read: _ReadArrays
) -> RunConfig:
    if name not in RECIPES:
        raise ValueError(must_be_one_of("recipe", name, RECIPES))
    find_source(data.name)
    width = asked["width"]
    for field in ("width", "outputs"):  # before a rule counts with it
        given = asked.get(field)
        if given is not None and given < 1:
            raise ValueError(f"{field} must be at least 1, got {given}")
    if network == "dlgn":
        return RECIPES[name](data, asked, read)
    if network == "mlp":  # no rule is known: it begins with the paper's settings
        begin = RECIPES["paper" if name == "auto" else name]
        return _perceptron(begin(data, {"width": None}, read), width)
    if network not in CONVOLUTIONAL:
        raise ValueError(must_be_one_of("network", network, ["dlgn", "mlp", *CONVOLUTIONAL]))
    plain = ModelConfig(network=network, width=ModelConfig().width if width is None else width)
    if name in ("auto", "fast"):
        return _fast_convolutional(data, plain, asked, read)
    return _convolutional(RECIPES[name](data, {"width": None}, read), plain)


def data_for(network: str, data: DataConfig) -> DataConfig:
    """Data with as many thresholds as a network is meant for."""
    if network not in CONVOLUTIONAL:
        return data
    return replace(data, n_thresholds=CONVOLUTIONAL[network].n_thresholds)


def _perceptron(config: RunConfig, width: int | None) -> RunConfig:
    """The paper's (appendix B): medium, unless a width is given."""
    model = ModelConfig(network="mlp", layers=3, width=512 if width is None else width)
    return replace(config, model=model, train=replace(config.train, lr=1e-5))


def _convolutional(config: RunConfig, plain: ModelConfig) -> RunConfig:
    size, kept = CONVOLUTIONAL[plain.network], ("forward", "backward_temperature", "precision")
    model = replace(
        plain,
        tau=size.tau,
        init="residual",
        **{name: getattr(config.model, name) for name in kept},
    )
    train = replace(
        config.train,
        lr=size.lr,
        weight_decay=size.weight_decay,
        batch_size=size.batch_size,
        clip_norm=size.clip_norm,
        train_input="binary",
    )
    return replace(config, model=model, train=train)


def _fast_convolutional(
    data: DataConfig, plain: ModelConfig, asked: _Asked, read: _ReadArrays
) -> RunConfig:
    """Soft gates first: trees that are hard from the start stay far behind."""
    size = CONVOLUTIONAL[plain.network]
    n_images, _, _ = _images_shape_and_classes(data, read)
    hard = asked.get("forward") in (None, "hard")
    model = replace(
        plain,
        parametrization="walsh" if hard else "softmax",
        init="residual",
        **{**_HARD, "tau": size.tau},
    )
    train = TrainConfig(
        epochs=_CONVOLUTIONAL_EPOCHS,
        lr=_CONVOLUTIONAL_LR,
        schedule="cosine",
        clip_norm=size.clip_norm,
        soft_first=0.0 if asked.get("forward") == "soft" else _SOFT_FIRST,
    )
    return RunConfig(_holding_back(data, n_images), model, train)


def _paper(data: DataConfig, asked: _Asked, _: _ReadArrays) -> RunConfig:
    # Several thresholds a value, or detectors, leave only bits to train on.
    n = len(data.thresholds) if data.n_thresholds is None else data.n_thresholds
    alone = n == 1 and not data.detectors
    values = find_source(data.name).paper_input if alone else "binary"
    model = ModelConfig(width=asked["width"] or _WIDTH)
    return RunConfig(data, model, TrainConfig(train_input=values))


def _auto(data: DataConfig, asked: _Asked, read: _ReadArrays) -> RunConfig:
    is_table = not find_source(data.name).is_image and bool(read().columns)
    return (_table if is_table else _fast)(data, asked, read)


def _fast(data: DataConfig, asked: _Asked, read: _ReadArrays) -> RunConfig:
    """Trained on bits, as it will be deployed, at a high learning rate that falls to zero."""
    source = find_source(data.name)
    if source.is_image or (source.info is None and len(read().shape) == 3):
        return _images(data, asked, read)
    return RunConfig(
        data,
        ModelConfig(width=asked["width"] or _WIDTH, **_HARD),
        TrainConfig(epochs=10, lr=IMAGE_LR, schedule="cosine"),
    )


def _images(data: DataConfig, asked: _Asked, read: _ReadArrays) -> RunConfig:
    n_images, shape, n_classes = _images_shape_and_classes(data, read)
    data = _holding_back(data, n_images)
    if _has_one_threshold(data) and has_gray_levels(read()):
        data = replace(data, n_thresholds=shade_thresholds(shape))
    n_images = round(n_images * (1 - data.valid_fraction))
    n_thresholds = data.n_thresholds or len(data.thresholds)
    sizes = image_sizes(n_images, shape, n_thresholds, n_classes, asked)
    model = ModelConfig(
        layers=sizes.layers,
        width=sizes.width,
        connections=sizes.connections,
        parametrization=sizes.parametrization,
        **_HARD,
    )
    return RunConfig(
        data,
        replace(model, candidates=sizes.candidates) if sizes.candidates else model,
        TrainConfig(
            epochs=sizes.epochs,
            batch_size=sizes.batch_size,
            lr=sizes.lr,
            schedule="cosine",
            bend=sizes.bend,
        ),
    )


def _images_shape_and_classes(
    data: DataConfig, read: _ReadArrays
) -> tuple[int, tuple[int, ...], int]:
    """What there is for training and validation, read only where nothing says it."""
    info = find_source(data.name).info
    if info is None:
        return len(read().y_train), read().shape, len(read().class_names)
    share = data.n_classes / info.n_classes if data.n_classes and info.n_classes else 1
    n_classes = data.n_classes or info.n_classes or len(read().class_names)
    return round(info.train * share), info.shape, n_classes


def _has_one_threshold(data: DataConfig) -> bool:
    """Whether nobody named thresholds, nor bits that are made of them, and it is one by default."""
    default = find_source(data.name).thresholds
    named = data.n_thresholds is not None or data.thresholds != default or data.detectors
    return not named and len(default) == 1


def _holding_back(data: DataConfig, n: int) -> DataConfig:
    """Data with the share of so many samples for validation that suits them, if none is named."""
    named = data.valid_fraction != _VALID_FRACTION
    return data if named else replace(data, valid_fraction=share_held_back(n))


def _table(data: DataConfig, asked: _Asked, read: _ReadArrays) -> RunConfig:
    """As :class:`~gategrad.LogicGateClassifier` trains."""
    arrays = read()
    if not arrays.columns:
        raise ValueError(
            f"the recipe 'table' is for tables, which {data.name} is not: use 'fast' or 'paper'"
        )
    data = _holding_back(data, len(arrays.y_train))
    n_rows = round(len(arrays.y_train) * (1 - data.valid_fraction))
    given = {"n_thresholds": data.n_thresholds or None, **asked}
    sizes = table_sizes(
        n_rows,
        len(arrays.columns),
        len(arrays.class_names),
        {name: value for name, value in given.items() if value is not None},
        values=lambda: value_counts(arrays.columns, np.asarray(arrays.X_train)),
    )
    return RunConfig(
        replace(data, n_thresholds=sizes.n_thresholds),
        ModelConfig(
            layers=sizes.layers,
            width=sizes.width,
            connections=sizes.connections,
            hidden_connections=sizes.hidden_connections,
            candidates=sizes.candidates,
            # Which is a Group-Sum's, where it is a number.
            tau=sizes.tau if asked.get("head", "group-sum") == "group-sum" else "auto",
            forward="hard",
            precision="bfloat16",
        ),
        TrainConfig(
            epochs=sizes.epochs, batch_size=sizes.batch_size, lr=TABLE_LR, schedule="cosine"
        ),
    )


RECIPES: Final[dict[str, Callable[[DataConfig, _Asked, _ReadArrays], RunConfig]]] = {
    "auto": _auto,
    "fast": _fast,
    "table": _table,
    "paper": _paper,
}
"""Recipes by name."""
