"""A study: the runs that a file of Python code yields, and parts of them."""

from __future__ import annotations

import os
import re
import runpy
import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from inspect import signature
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from gategrad.config.near_names import did_you_mean
from gategrad.config.run_config import RunConfig

__all__ = [
    "SCALES",
    "Study",
    "check_configs",
    "foreign_code",
    "listed_scales",
    "load_study",
    "only",
    "run_file",
    "shard",
]

_T = TypeVar("_T")

# What sizes are called where a file does not list them itself, the smallest first.
SCALES: Final = ("smoke", "small", "paper")


class Study(NamedTuple):
    """What a file of runs says.

    Attributes:
        configs: Its runs, in its order.
        observe: What their lines shall say beyond accuracies, from ``OBSERVE``; see
            :mod:`gategrad.sweep.observations`.
    """

    configs: list[RunConfig]
    observe: tuple[str, ...]


def load_study(path: str | os.PathLike[str], scale: str | None = None) -> Study:
    """What a file of Python code says about runs.

    The file defines a function ``runs()`` that yields :class:`~gategrad.config.RunConfig`, or
    ``runs(scale)``, which has several sizes of the same study: ``smoke``, ``small``, ``paper``, or
    those that it lists as ``SCALES``. It can import what lies beside it.

    Args:
        path: The file.
        scale: Given to ``runs``.

    Raises:
        ValueError: There is no such function, it yields nothing, something else or the same
            configuration twice, a scale that is missing, unknown or out of place, or the code
            fails; names the line.
        FileNotFoundError: No such file.
    """
    file = Path(path)
    content = run_file(file)
    runs = content.get("runs")
    if not callable(runs):
        raise ValueError(f"{file} must define a function runs() that yields RunConfigs")
    takes = "scale" in signature(runs).parameters
    if takes and scale is None:
        names = ", ".join(_scales(file, content)) or "smoke"
        raise ValueError(f"runs(scale) in {file} has several sizes: choose one (--scale): {names}")
    if not takes and scale is not None:
        raise ValueError(f"runs() in {file} has no scale: leave it out")
    if scale is not None and scale not in listed_scales(content, (scale,)):
        raise _unknown_scale(file, scale, content)
    with foreign_code(file):
        try:
            yielded = runs(scale) if takes else runs()
            configs = list(yielded) if isinstance(yielded, Iterable) else None
        except KeyError as error:
            if scale is None or error.args != (scale,):
                raise
            configs = []
    if scale is not None and not configs and isinstance(configs, list):
        raise _unknown_scale(file, scale, content)
    if configs is None:
        raise ValueError(f"runs() in {file} must yield RunConfigs, but it returned {yielded!r}")
    return Study(check_configs(configs, f"runs() in {file}"), _observe(file, content))


def _observe(file: Path, content: Mapping[str, Any]) -> tuple[str, ...]:
    names = content.get("OBSERVE", ())
    if isinstance(names, str):  # a comma is easily forgotten
        return (names,)
    if not isinstance(names, (tuple, list)) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"OBSERVE in {file} must be names, such as ('history',), got {names!r}")
    return tuple(names)


def listed_scales(content: Mapping[str, Any], otherwise: tuple[str, ...]) -> tuple[str, ...]:
    """The sizes that a file lists as ``SCALES``; ``otherwise`` where it lists none.

    Raises:
        ValueError: They are no names, which files and parts of pages can have.
    """
    names = content.get("SCALES", otherwise)
    names = (names,) if isinstance(names, str) else names
    if not isinstance(names, (tuple, list)) or not names or not all(map(_is_name, names)):
        raise ValueError(
            "SCALES must be names of letters, digits, dashes, dots and underscores, such as "
            f"('smoke', 'paper'), got {names!r:.80}"
        )
    return tuple(names)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and re.fullmatch(r"[\w.-]+", name) is not None


def _scales(file: Path, content: Mapping[str, Any]) -> list[str]:
    """The sizes that a file has: those that it lists, or of the usual ones those that work."""
    if "SCALES" in content:
        return list(listed_scales(content, ()))
    found = []
    for name in SCALES:
        with suppress(Exception), foreign_code(file):
            if list(content["runs"](name)):
                found.append(name)
    return found


def _unknown_scale(file: Path, scale: str, content: Mapping[str, Any]) -> ValueError:
    names = _scales(file, content)
    has = f": it has {', '.join(names)}{did_you_mean(scale, names)}" if names else ""
    return ValueError(f"runs(scale) in {file} has no scale {scale!r}{has}")


def run_file(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The names that a file of Python code defines; it can import what lies beside it.

    Raises:
        ValueError: The code fails; names the line.
        FileNotFoundError: No such file.
    """
    file = Path(path)
    if not file.is_file():
        raise FileNotFoundError(f"no file of runs at {file}")
    with foreign_code(file):
        return runpy.run_path(str(file))


def shard(runs: Sequence[_T], text: str) -> list[_T]:
    """A part of the runs, for one of several machines: ``2/5`` is every fifth one from the second.

    Raises:
        ValueError: Not ``i/n`` with 1 <= i <= n, or a part without runs.
    """
    first, _, last = text.partition("/")
    if not (first.isdecimal() and last.isdecimal() and 1 <= int(first) <= int(last)):
        raise ValueError(f"a shard is i/n with 1 <= i <= n, such as 1/4, got {text!r}")
    part = list(runs[int(first) - 1 :: int(last)])
    if not part:
        raise ValueError(f"shard {text} of {len(runs)} runs has none: use fewer shards")
    return part


def only(configs: Sequence[RunConfig], text: str) -> list[RunConfig]:
    """The runs of some ids, with commas between; the beginning of an id is enough.

    Raises:
        ValueError: An id that no run or more than one has, or none at all.
    """
    chosen = []
    for wanted in filter(None, (part.strip() for part in text.split(","))):
        found = [config for config in configs if config.run_id.startswith(wanted)]
        if len(found) != 1:
            raise ValueError(f"{len(found)} of {len(configs)} runs have an id like {wanted!r}")
        chosen += found
    if not chosen:
        raise ValueError(f"no run is named: give ids with commas between, got {text!r}")
    return chosen


def check_configs(configs: Iterable[Any], source: str) -> list[RunConfig]:
    """The configurations as a list, after making sure that they are a study.

    Args:
        configs: What should be different configurations.
        source: Where they are from, for messages.

    Raises:
        ValueError: None at all, another type, or the same one twice.
    """
    checked = list(configs)
    if not checked:
        raise ValueError(f"{source}: there are no runs")
    numbers: dict[str, int] = {}
    for number, config in enumerate(checked, start=1):
        if not isinstance(config, RunConfig):
            raise ValueError(f"{source}: run {number} must be a RunConfig, got {config!r}")
        same = numbers.setdefault(config.run_id, number)
        if same != number:
            raise ValueError(
                f"{source}: runs {same} and {number} are the same configuration "
                f"({config.run_id}): leave one out, or give it another seed"
            )
    return checked


@contextmanager
def foreign_code(file: Path) -> Iterator[None]:
    """Run a file's code as if Python had been started with it; its errors name file and line.

    What it prints goes to standard error: standard output is that of the command, for other
    programs.
    """
    sys.path.insert(0, str(file.resolve().parent))
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        lines = [
            frame.lineno
            for frame in traceback.extract_tb(error.__traceback__)
            if frame.filename == str(file)
        ]
        where = f"{file}, line {lines[-1]}" if lines else str(file)
        raise ValueError(f"{where}: {type(error).__name__}: {error}") from error
    finally:
        sys.path.pop(0)
