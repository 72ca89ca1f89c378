"""What a longer training than the default one buys: a line at the end of `train`."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any, Final

from gategrad.config import DataConfig, RunConfig
from gategrad.config.image_sizes import most_epochs
from gategrad.config.option import options

__all__ = ["more_time"]

_TIMES: Final = 3


def more_time(config: RunConfig, given: Mapping[str, Any]) -> str | None:
    """A command that trains longer, with what that buys; None where nothing is known to.

    Images are trained as long as two minutes allow (``docs/recipes.md``): where that is less than
    all that pays off, more epochs do. Tables and small images have what they need.

    Args:
        config: The run that ended, of the recipe ``auto``.
        given: What the user named, by dotted names; only data are known to leave the rule true.
    """
    by_default = all(name.startswith("data.") for name in given)
    drawn = config.model.connections in ("local", "butterfly")
    is_image = drawn or config.train.bend > 0
    enough = config.train.epochs >= most_epochs(config.model.connections)
    if not by_default or not is_image or enough:
        return None
    epochs = _TIMES * config.train.epochs
    words = ["gategrad", "train", config.data.name, *_words(given), "--epochs", str(epochs)]
    gain = f"some tenths of a point in {_TIMES} times as long"
    return f"more time: {gain}: {shlex.join(words)}"


def _words(given: Mapping[str, Any]) -> list[str]:
    """Fields of data as the command line has them."""
    declared = options(DataConfig)
    found = []
    for name, value in given.items():
        flag = declared[name.removeprefix("data.")].flag
        found += [flag, ",".join(map(str, value)) if isinstance(value, tuple) else str(value)]
    return found
