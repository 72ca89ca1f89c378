"""Training that begins with another's weights: to go on from soft gates with hard ones, say."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from torch import nn

from gategrad.checkpoint import DataFacts, load_weights
from gategrad.circuit.encoders.derived_encoder import encoder_parts
from gategrad.circuit.encoders.table_columns import Column
from gategrad.config import DataConfig, RunConfig
from gategrad.config.weight_fields import DATA_BITS, MODEL_SIZES

__all__ = ["begin_with"]


def begin_with(
    model: nn.Module,
    path: str | os.PathLike[str],
    class_names: Sequence[str],
    run: RunConfig | None = None,
    columns: Sequence[Column] = (),
) -> None:
    """Give a model a trained one's weights and wiring.

    Args:
        model: The model to fill: of the same shape, whatever it evaluates in training.
        path: The other's run folder or model file.
        class_names: The classes that it is to tell apart. Others than before are another task's;
            the same ones must be in the same order.
        run: The run that is to begin, where there is one.
        columns: Of the table that it is to be trained on: its bits must mean what they did.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is damaged or another network's, or what ``run`` holds back for
            validation or test has been trained on. The model is as it was.
    """
    sizes: list[str] = []

    def check(before: RunConfig | None, facts: DataFacts) -> None:
        sizes.extend([] if run is None or before is None else _sizes(run, before))
        for name, now, then in [] if run is None or before is None else _splits(run, before):
            if now != then:
                raise ValueError(
                    f"{path} was trained with {name}={then}: with {now}, some of what it was "
                    f"trained on would be held back to measure on; use {name}={then}"
                )
        had, has = _known(encoder_parts(facts.encoder)[0].columns), _known(columns)
        if had and has and list(had.items()) != list(has.items()):
            raise ValueError(
                f"{path} was trained on the columns {', '.join(had)}, with categories of their "
                f"own; these are now {', '.join(has)}, or have other categories, so that "
                "bits would mean something else: start with a network of the same table"
            )
        names = facts.class_names
        if names != tuple(class_names) and sorted(names) == sorted(class_names):
            raise ValueError(
                f"{path} was trained on the classes {', '.join(names)} in this order, which is now "
                f"{', '.join(class_names)}: give them in the same order"
            )

    try:
        load_weights(path, model, check)
    except FileNotFoundError as error:
        raise FileNotFoundError(
            f"cannot start with {path}: there is no trained run or saved model ({error})"
        ) from error
    except ValueError as error:
        if not sizes or "does not fit this model" not in str(error):
            raise
        raise ValueError(f"{error}; it was trained with {', '.join(sizes)}: use that") from error


def _known(columns: Sequence[Column] | None) -> dict[str, tuple[str, ...] | None]:
    """What bits of a table's columns mean, in their order."""
    return {column.name: column.categories for column in columns or ()}


def _splits(now: RunConfig, before: RunConfig) -> list[tuple[str, float, float]]:
    """What decides which samples are held back, of runs on the same samples."""
    if _place(now.data) != _place(before.data):
        return []
    names = ["test_fraction"]
    # Generated data have no other seed's samples.
    names += [] if now.data.name == "synthetic" else ["seed"]
    found = [(f"data.{n}", getattr(now.data, n), getattr(before.data, n)) for n in names]
    if now.data.valid_fraction or before.data.valid_fraction:
        shares = now.data.valid_fraction, before.data.valid_fraction
        found += [("valid_fraction", *shares), ("seed", now.seed, before.seed)]
    return found


def _sizes(now: RunConfig, before: RunConfig) -> list[str]:
    """What of a run's network and bits the one before had otherwise, where weights depend on it."""
    fields = {
        f"{part}.{name}": (getattr(getattr(now, part), name), getattr(getattr(before, part), name))
        for part, names in (("model", MODEL_SIZES), ("data", DATA_BITS))
        for name in names
    }
    return [f"{name}={then}" for name, (here, then) in fields.items() if here != then]


def _place(data: DataConfig) -> str:
    path = Path(data.name)
    return str(path.resolve()) if path.exists() else data.name
