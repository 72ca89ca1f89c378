"""Which runs a study has, and in what they differ."""

from __future__ import annotations

import os
import runpy
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from gategrad.config import RunConfig

__all__ = ["check_configs", "difference", "flat", "load_configs", "shown", "varying"]


def load_configs(path: str | os.PathLike[str]) -> list[RunConfig]:
    """The runs of a file of Python code, in its order.

    The file defines a function ``runs()`` that yields :class:`~gategrad.config.RunConfig`. It can
    import what lies beside it.

    Raises:
        ValueError: There is no such function, it yields nothing, something else or the same
            configuration twice, or the code fails; names the line.
        FileNotFoundError: No such file.
    """
    file = Path(path)
    if not file.is_file():
        raise FileNotFoundError(f"no file of runs at {file}")
    with _foreign_code(file):
        runs = runpy.run_path(str(file)).get("runs")
    if not callable(runs):
        raise ValueError(f"{file} must define a function runs() that yields RunConfigs")
    with _foreign_code(file):
        yielded = runs()
        configs = list(yielded) if isinstance(yielded, Iterable) else None
    if configs is None:
        raise ValueError(f"runs() in {file} must yield RunConfigs, but it returned {yielded!r}")
    return check_configs(configs, f"runs() in {file}")


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


def shown(value: Any) -> str:
    """A field's value in few characters."""
    if isinstance(value, tuple):
        return ",".join(map(shown, value))
    return str(value).removesuffix(".0") if isinstance(value, float) else str(value)


@contextmanager
def _foreign_code(file: Path) -> Iterator[None]:
    """Run a file's code as if Python had been started with it; its errors name file and line."""
    sys.path.insert(0, str(file.resolve().parent))
    try:
        yield
    except Exception as error:
        lines = [
            frame.lineno
            for frame in traceback.extract_tb(error.__traceback__)
            if frame.filename == str(file)
        ]
        where = f"{file}, line {lines[-1]}" if lines else str(file)
        raise ValueError(f"{where}: {type(error).__name__}: {error}") from error
    finally:
        sys.path.pop(0)
