"""Whole settings by name: where a run starts from, each field still the user's to change.

To add one, write a function like those below and list it in :data:`RECIPES`.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final, TypeAlias

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.config.near_names import must_be_one_of
from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.config.table_sizes import LR, table_sizes
from gategrad.data.datasets import find_source, load_arrays
from gategrad.data.raw_arrays import RawArrays

__all__ = ["RECIPES", "data_for", "recipe", "recipe_and_arrays"]

_WIDTH: Final = 8_000
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
        name: A key of :data:`RECIPES`: ``paper``, the paper's settings, which its experiments keep;
            ``fast``, the fewest minutes to a given accuracy (measured in ``docs/recipes.md``); or
            ``table``, sizes that suit a table's, those of the scikit-learn classifier.
        data: The data, or a data set's name.
        width: Gates of each layer; 8,000 by default, and with ``table`` by the table's size. Of
            ``mlp`` neurons, 512 by default; convolutional networks have their own.
        network: ``dlgn``; ``mlp``, the paper's perceptron, with its learning rate; or a key of
            :data:`gategrad.config.network_sizes.CONVOLUTIONAL`: the run then has the tau, learning
            rate, weight decay and batch size of this network; its thresholds are
            :func:`data_for`'s.
        data_dir: Folder to look for the table's file in, whose rows ``table`` counts.

    Raises:
        ValueError: An unknown recipe, network or data set, data that the recipe is not for, or a
            width of a network that has its own.
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
) -> tuple[RunConfig, RawArrays | None]:
    """The configuration that a recipe gives, and the arrays where it had to read the data for it.

    These are for :func:`~gategrad.runs.training_run.train_run`, which would read the data again.
    See :func:`recipe`.
    """
    read = cache(lambda: load_arrays(data, data_dir))
    config = _recipe(name, data, width, network, read)
    return config, read() if read.cache_info().currsize else None


def _recipe(
    name: str, data: DataConfig, width: int | None, network: str, read: _ReadArrays
) -> RunConfig:
    if name not in RECIPES:
        raise ValueError(must_be_one_of("recipe", name, RECIPES))
    find_source(data.name)
    if network == "dlgn":
        return RECIPES[name](data, width, read)
    if network == "mlp":
        return _perceptron(RECIPES[name](data, None, read), width)
    if network not in CONVOLUTIONAL:
        raise ValueError(must_be_one_of("network", network, ["dlgn", "mlp", *CONVOLUTIONAL]))
    plain = ModelConfig(network=network, width=ModelConfig().width if width is None else width)
    return _convolutional(RECIPES[name](data, None, read), plain)


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


def _paper(data: DataConfig, width: int | None, _: _ReadArrays) -> RunConfig:
    # Several thresholds a value, or detectors, leave only bits to train on.
    n = len(data.thresholds) if data.n_thresholds is None else data.n_thresholds
    alone = n == 1 and not data.detectors
    values = find_source(data.name).paper_input if alone else "binary"
    return RunConfig(data, ModelConfig(width=width or _WIDTH), TrainConfig(train_input=values))


def _fast(data: DataConfig, width: int | None, read: _ReadArrays) -> RunConfig:
    """Trained on bits, as it will be deployed, at a high learning rate that falls to zero."""
    source, width = find_source(data.name), width or _WIDTH
    n_classes, is_image = data.n_classes or source.n_classes, source.is_image
    if source.info is None:  # a user's own file says what is in it
        n_classes, is_image = len(read().class_names), len(read().shape) == 3
    model = ModelConfig(
        width=width,
        # A class's sum of n bits varies like the square root of n.
        tau=round(math.sqrt(width / (n_classes or 10)) / 3, 1),
        connections="local" if is_image else "random",
        forward="hard",
        backward_temperature=0.5,
        precision="bfloat16",
    )
    return RunConfig(data, model, TrainConfig(epochs=10, lr=0.05, schedule="cosine"))


def _table(data: DataConfig, width: int | None, read: _ReadArrays) -> RunConfig:
    """As :class:`~gategrad.LogicGateClassifier` trains."""
    arrays = read()
    if not arrays.columns:
        raise ValueError(
            f"the recipe 'table' is for tables, which {data.name} is not: use 'fast' or 'paper'"
        )
    n_rows = round(len(arrays.y_train) * (1 - data.valid_fraction))
    sizes = table_sizes(n_rows, len(arrays.columns), len(arrays.class_names))
    return RunConfig(
        data if data.n_thresholds else replace(data, n_thresholds=sizes.n_thresholds),
        ModelConfig(
            layers=sizes.layers,
            width=width or sizes.width,
            tau="auto",
            forward="hard",
            precision="bfloat16",
        ),
        TrainConfig(epochs=sizes.epochs, batch_size=sizes.batch_size, lr=LR, schedule="cosine"),
    )


RECIPES: Final[dict[str, Callable[[DataConfig, int | None, _ReadArrays], RunConfig]]] = {
    "paper": _paper,
    "fast": _fast,
    "table": _table,
}
"""Recipes by name."""
