"""A recipe with fields of one's own, and what these fields bring along where nothing else is said.

Fields have dotted names, such as ``model.tau``.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

from gategrad.config import DataConfig, RunConfig, with_fields
from gategrad.config.weight_fields import DATA_BITS, MODEL_SIZES
from gategrad.data.datasets import find_source
from gategrad.data.raw_arrays import RawArrays
from gategrad.runs.recipes import data_for, recipe_and_arrays

__all__ = ["recipe_with"]

_Given = Mapping[str, Any]
# Enough for two epochs of most sets, one of them soft.
_MANY_STEPS: Final = 2_000


def recipe_with(
    name: str,
    dataset: str,
    given: Mapping[str, Any],
    *,
    seed: int = 0,
    data_dir: str | os.PathLike[str] | None = None,
) -> tuple[RunConfig, RawArrays | None]:
    """The configuration of a recipe, but for the fields that someone names.

    Args:
        name: A key of :data:`gategrad.runs.recipes.RECIPES`. With ``auto``, a run that begins with
            another's weights (``train.start``) has its sizes, bits and split, too.
        dataset: A data set's name, or a file's path.
        given: Values by dotted names of fields.
        seed: The run's.
        data_dir: Folder to look for data files in.

    Returns:
        The configuration, and the data set's arrays where the recipe had to read them.

    Raises:
        ValueError: As :func:`gategrad.runs.recipes.recipe` does, a value that a field cannot have,
            or fields that do not go together; names the remedy.
    """
    if given.get("model.head") == "dense" and "model.tau" in given:
        raise ValueError("the head dense has no tau: leave it out")
    if name == "auto" and given.get("train.start"):
        given = {**_of_start(given["train.start"]), **given}
    for follows in _FOLLOWS:
        given = {**follows(given), **given}
    network = given.get("model.network", "dlgn")
    data = _data(dataset, network, given)
    config, arrays = recipe_and_arrays(
        name,
        data,
        width=given.get("model.width"),
        network=network,
        data_dir=data_dir,
        asked=_fields_of("model", given),
    )
    if arrays is not None and arrays.columns and "data.thresholds" in given:
        raise ValueError(
            "thresholds of values scaled to [0, 1] are not for tables, whose columns have their "
            "own: say how many (n_thresholds)"
        )
    return with_fields(config, {**given, "seed": seed}), arrays


def _fields_of(part: str, given: _Given) -> dict[str, Any]:
    """Those of a part of the configuration, by their own names."""
    start = f"{part}."
    return {name.removeprefix(start): v for name, v in given.items() if name.startswith(start)}


def _data(dataset: str, network: str, given: _Given) -> DataConfig:
    """The data, with the thresholds of its source or of the network where none are named."""
    own = _fields_of("data", given)
    data = DataConfig(dataset, **{"thresholds": find_source(dataset).thresholds, **own})
    if given.keys() & {"data.thresholds", "data.n_thresholds", "model.learned_thresholds"}:
        return data
    return data_for(network, data)


def _of_start(path: str) -> dict[str, Any]:
    """The sizes, bits and split of the run that training begins with; none of what is no run."""
    # Loading torch takes seconds, which other configurations need not wait for.
    from gategrad.checkpoint import load_model

    try:
        before = load_model(path).config
    except (OSError, ValueError):
        return {}
    if before is None:
        return {}
    share = ("valid_fraction", "test_fraction")
    model = {f"model.{name}": getattr(before.model, name) for name in MODEL_SIZES}
    return model | {f"data.{name}": getattr(before.data, name) for name in (*DATA_BITS, *share)}


def _of_codebooks(given: _Given) -> dict[str, Any]:
    """Other heads' numbers mean something else there."""
    return {"model.tau": "auto"} if given.get("model.head", "").endswith("codebook") else {}


def _of_learned_thresholds(given: _Given) -> dict[str, Any]:
    """What they are thresholds of."""
    return {"train.train_input": "continuous"} if given.get("model.learned_thresholds") else {}


def _of_thresholds(given: _Given) -> dict[str, Any]:
    """Those that are named, or trained, or the value itself: no others besides."""
    named = "data.thresholds" in given or given.get("model.learned_thresholds")
    is_value = given.get("train.train_input") == "continuous"
    return {"data.n_thresholds": None} if named or is_value else {}


def _of_values(given: _Given) -> dict[str, Any]:
    """Only soft gates read them, but for learned thresholds, which make bits of them."""
    learned = given.get("model.learned_thresholds")
    is_value = given.get("train.train_input") == "continuous"
    return {"model.forward": "soft"} if is_value and not learned else {}


def _of_forward(given: _Given) -> dict[str, Any]:
    """Soft gates have no backward temperature but 1; hard and gumbel gates read bits."""
    if given.get("model.forward", "soft") == "soft":
        return {"model.backward_temperature": 1.0} if "model.forward" in given else {}
    return {"train.train_input": "binary"}


def _of_one_part(given: _Given) -> dict[str, Any]:
    """Soft epochs come before others: not where all are soft, or few, or come after a training."""
    soft, single = given.get("model.forward") == "soft", given.get("train.epochs") == 1
    few = single or (given.get("train.steps") or _MANY_STEPS) < _MANY_STEPS
    one = soft or few or given.get("train.start")
    return {"train.soft_first": 0.0} if one else {}


# In this order: what an earlier one says counts.
_FOLLOWS: Final = (
    _of_codebooks, _of_thresholds, _of_values, _of_learned_thresholds, _of_forward, _of_one_part,
)  # fmt: skip
