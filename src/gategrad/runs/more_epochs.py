"""A finished run that goes on to more epochs, and what it was until these are done."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from gategrad.checkpoint.generations import newest_identity
from gategrad.checkpoint.history import EpochRecord
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.same_training import check_goes_on, check_same, extended
from gategrad.config import RunConfig, TrainConfig
from gategrad.system.atomic import link_or_copy

__all__ = [
    "check_finished",
    "drop_kept",
    "finished_run_kept",
    "goes_on",
    "going_on",
    "said_of",
]


def going_on(config: RunConfig, folder: RunFolder) -> RunConfig:
    """A configuration as it is when the run in a folder goes on by it; see :func:`extended`.

    Raises:
        ValueError: A damaged checkpoint. A damaged result is for its reader to refuse.
    """
    stored = _stored_training(folder)
    if stored is None:
        return config
    train = config.train
    moving = config.model.tau_end is not None or _redraws(config) or train.soft_first > 0
    moving = moving or train.freeze_after < 1 or train.freeze_wires < 1
    return replace(config, train=extended(config.train, stored, moving=moving))


def _redraws(config: RunConfig) -> bool:
    return config.model.learns_wiring and config.train.redraw > 0


def _freezes(train: TrainConfig) -> bool:
    return train.freeze_after < 1 or train.freeze_settled > 0


def goes_on(config: RunConfig, result: dict[str, Any]) -> bool:
    """Whether a finished run with this result has fewer epochs than are asked for."""
    return bool(result["config"]["train"]["epochs"] < config.train.epochs)


def check_finished(
    folder: RunFolder, stored: dict[str, Any], wanted: dict[str, Any], *, more: bool
) -> None:
    """Raise ``ValueError`` where a finished run is another one, or cannot go on to more epochs.

    Args:
        folder: The run's.
        stored: What it was.
        wanted: What it is to be.
        more: Whether it is to go on.
    """
    if not more:
        check_same(stored, wanted)
        return
    if not folder.training.exists():
        raise ValueError(
            f"there is no {folder.training}, from which a training goes on to more epochs: begin "
            "another one with its weights (start; --start)"
        )
    position = {"epoch": _epochs_of(folder), "batch": 0}
    check_goes_on(stored, wanted, position, finished=True)


def _stored_training(folder: RunFolder) -> dict[str, Any] | None:
    if folder.result.exists():
        try:
            train = json.loads(folder.result.read_text())["config"]["train"]
        except (ValueError, KeyError, TypeError, RecursionError):
            return None
        return train if isinstance(train, dict) else None
    identity = newest_identity(folder)
    return None if identity is None else dict(identity["train"])


def said_of(config: RunConfig, folder: RunFolder) -> str:
    """A line about the run in a folder, which now goes on by a configuration to more epochs."""
    train, before = config.train, _epochs_of(folder)
    text = f"{folder.path} goes on from epoch {before} to {train.epochs}"
    if not train.extended_after:
        return f"{text}, as if it had been started with {train.epochs}"
    moving = {
        "the learning rate": train.schedule != "constant",
        "tau": config.model.tau_end,
        "the drawing of candidates": _redraws(config),
        "the freezing of layers": _freezes(train),
        "the freezing of wires": train.freeze_wires < 1,
    }
    if train.soft_first:
        thaws = [*["layers"] * _freezes(train), *["wires"] * (train.freeze_wires < 1)]
        thawed = f"; frozen {' and '.join(thaws)} thaw, and freeze again" if thaws else ""
        return (
            f"{text} with the gates that followed the soft ones, on a schedule to its end{thawed}"
        )
    what = " and ".join(name for name, moves in moving.items() if moves)
    verb = "are" if " and " in what else "is"
    return (
        f"{text} on a new schedule: {what} had come to the end of {before} epochs and {verb} from "
        f"here on that of a training of {train.epochs} (extended_after in result.json)"
    )


def _epochs_of(folder: RunFolder) -> int:
    lines = folder.history.read_text().splitlines() if folder.history.is_file() else []
    if not lines:  # gone; the checkpoint has it, too
        return int((_stored_training(folder) or {})["epochs"])
    return EpochRecord.from_json(json.loads(lines[-1])).epoch


@contextmanager
def finished_run_kept(folder: RunFolder) -> Iterator[None]:
    """Keep the files of a finished run beside those of the run that it becomes.

    They are all there in the folder's ``before`` until :func:`drop_kept`, and put back where
    training fails before it has written anything.
    """
    with folder.locked():
        _keep(folder)
    try:
        yield
    except BaseException:
        _put_back(folder)
        raise


def _keep(folder: RunFolder) -> None:
    unfinished = folder.before.with_name(f".{folder.before.name}")
    shutil.rmtree(unfinished, ignore_errors=True)
    for file in folder.files:
        if file.exists():
            link_or_copy(file, unfinished / file.relative_to(folder.path))
    drop_kept(folder)  # which a process that was killed may have left
    os.rename(unfinished, folder.before)
    folder.result.unlink()


def _put_back(folder: RunFolder) -> None:
    kept = folder.before / folder.training.relative_to(folder.path)
    if kept.read_bytes() != folder.training.read_bytes():
        return
    for file in folder.files:
        before = folder.before / file.relative_to(folder.path)
        if before.exists():
            os.replace(before, file)
    drop_kept(folder)


def drop_kept(folder: RunFolder) -> None:
    """Delete what was kept of a run, once it has a result of its own."""
    shutil.rmtree(folder.before, ignore_errors=True)
