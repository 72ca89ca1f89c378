"""In what configurations differ: their fields by dotted names, and words for values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from gategrad.config.run_config import RunConfig

__all__ = [
    "apart_from_seeds",
    "difference",
    "flat",
    "short_names",
    "shown",
    "told_apart",
    "unusual",
    "varying",
]


def flat(config: RunConfig) -> dict[str, Any]:
    """All fields by their dotted names, such as ``model.tau``."""
    fields: dict[str, Any] = {}
    for name, value in asdict(config).items():
        if isinstance(value, dict):
            fields |= {f"{name}.{inner}": content for inner, content in value.items()}
        else:
            fields[name] = value
    return fields


def varying(configs: Sequence[RunConfig]) -> list[str]:
    """Names of the fields that are not the same in all configurations."""
    rows = [flat(config) for config in configs]
    return [name for name in rows[0] if any(row[name] != rows[0][name] for row in rows)]


def difference(config: RunConfig, first: RunConfig) -> str:
    """What sets a configuration apart from the first one, such as ``model.tau=25 seed=1``."""
    reference = flat(first)
    return " ".join(
        f"{name}={shown(value)}" for name, value in flat(config).items() if value != reference[name]
    )


def apart_from_seeds(configs: Sequence[RunConfig]) -> list[list[RunConfig]]:
    """The configurations, those together that differ only in their seed."""
    groups: dict[RunConfig, list[RunConfig]] = {}
    for config in configs:
        groups.setdefault(replace(config, seed=0), []).append(config)
    return list(groups.values())


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Dotted names without their first part, where that is enough to tell them apart."""
    short = [name.rpartition(".")[2] for name in names]
    return {
        name: last if short.count(last) == 1 else name
        for name, last in zip(names, short, strict=True)
    } | {"data.name": "data"}


def shown(value: Any) -> str:
    """A field's value in few characters, all of which terminals and pages can show as they are."""
    if isinstance(value, tuple):
        return ",".join(map(shown, value))
    text = str(value).removesuffix(".0") if isinstance(value, float) else str(value)
    return text if text.isprintable() else "".join(map(_spelled_out, text))


def _spelled_out(letter: str) -> str:
    """A letter, or its number where it would move a cursor, say."""
    return letter if letter.isprintable() else letter.encode("unicode_escape").decode()


def told_apart(configs: Sequence[RunConfig]) -> tuple[list[str], dict[str, str]]:
    """What sets each of some runs apart from most of them, in few words.

    Args:
        configs: The runs, at least one.

    Returns:
        A text for each run, such as ``tau=25 seed=1``, and by dotted name the values that more than
        half of the runs have and that these texts leave out.
    """
    names = varying(configs)
    label = short_names(names)
    values = [{name: shown(flat(config)[name]) for name in names} for config in configs]
    usual = {}
    for name in names:
        value, count = Counter(some[name] for some in values).most_common(1)[0]
        if 2 * count > len(values):
            usual[name] = value
    return [unusual(some, usual, label) for some in values], usual


def unusual(values: Mapping[str, str], usual: Mapping[str, str], label: Mapping[str, str]) -> str:
    """The values that are not the usual ones, in words.

    Args:
        values: By dotted name.
        usual: What is left out.
        label: What names are called.
    """
    return " ".join(f"{label[n]}={value}" for n, value in values.items() if value != usual.get(n))
