"""Whether a training is the one that a checkpoint holds, or that one with more epochs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from gategrad.config import RunConfig, TrainConfig

__all__ = ["check_goes_on", "check_same", "extended", "first_difference"]


def extended(config: TrainConfig, stored: Mapping[str, Any], *, moving: bool) -> TrainConfig:
    """A configuration as it is when a stored training goes on by it, to more epochs or not.

    Args:
        config: What is asked for.
        stored: What the stored training's configuration was, as JSON has it.
        moving: Whether something besides the learning rate is on a schedule: tau, the drawing of
            candidates, or a part with soft gates.

    Returns:
        The configuration, with ``extended_after`` where its schedules are others than those of a
        training that was meant to be so long from its start.
    """
    before, after = stored.get("epochs"), tuple(stored.get("extended_after", ()))
    if config.extended_after or not isinstance(before, int) or before > config.epochs:
        return config
    if before < config.epochs and (config.schedule != "constant" or moving):
        after = (*after, before)
    return replace(config, extended_after=after)


def check_goes_on(
    stored: Mapping[str, Any],
    wanted: Mapping[str, Any],
    position: Mapping[str, Any],
    *,
    finished: bool = False,
) -> None:
    """As :func:`check_same`, but for trainings that :func:`extended` has made longer.

    Args:
        stored: The stored training.
        wanted: The one that goes on.
        position: Where the stored one stands: its epoch, and the next batch in it.
        finished: Whether it is over, at its last epoch or by patience before.

    Raises:
        ValueError: They differ, or the stored one has not come to the end from which it is
            extended.
    """
    before, train = stored["train"], wanted["train"]
    old, new = (list(part.get("extended_after", ())) for part in (before, train))
    end = before["epochs"]
    if end >= train["epochs"] or new not in (old, [*old, end]):
        check_same(stored, wanted)
        return
    same = {**before, "epochs": train["epochs"], "extended_after": train["extended_after"]}
    check_same({**stored, "train": same}, wanted)
    if new != old and (position["epoch"] != end or position["batch"]):
        first = "" if finished else f"resume it with epochs={end}, or "
        raise ValueError(
            f"it has done {position['epoch']} of its {end} epochs, and with a schedule only a "
            f"training that has done all of them goes on to more: {first}begin another one with "
            "its weights (start; --start)"
        )


def check_same(stored: Any, wanted: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` where two configurations differ, naming the first differing field.

    A field that was unknown when one was stored had what is now its default.
    """
    different = first_difference(stored, wanted)
    if different is not None:
        name, before, now = different
        if name == "dataset.content":
            raise ValueError(
                "its samples are others than it was trained on, or split in another way: resume "
                "with those that it was started with, or use another folder (start; --start: with "
                "these weights)"
            )
        before, now = _differing_lines(before, now)
        raise ValueError(
            f"it was trained with {name} = {before!r}, but now {name} is {now!r}: resume with what "
            "it was started with, or use another folder (start; --start: with these weights)"
        )


def _differing_lines(before: Any, now: Any) -> tuple[Any, Any]:
    """Of two texts of several lines, such as two networks, only the lines that differ first."""
    if not (isinstance(before, str) and isinstance(now, str)):
        return before, now
    pairs = zip_longest(before.splitlines(), now.splitlines(), fillvalue="")
    return next(((a, b) for a, b in pairs if a != b), (before, now))


def first_difference(stored: Any, wanted: Mapping[str, Any]) -> tuple[str, Any, Any] | None:
    """Name and both values of the first field, by name, in which two configurations differ."""
    before, now = _flat("", stored), _flat("", wanted)
    before = {**{n: v for n, v in _defaults().items() if n in now}, **before}
    for name in sorted({*before, *now}):
        if before.get(name) != now.get(name):
            return name, before.get(name), now.get(name)
    return None


def _defaults() -> dict[str, Any]:
    return _flat("", json.loads(RunConfig().to_json()))


def _flat(prefix: str, content: Any) -> dict[str, Any]:
    if not isinstance(content, Mapping):
        return {prefix: content}
    parts = [_flat(f"{prefix}.{k}" if prefix else str(k), v) for k, v in content.items()]
    return {name: value for flat in parts for name, value in flat.items()}
