"""A package's names that are imported on first use, so that naming a file does not load torch."""

from __future__ import annotations

import importlib
import sys

TYPE_CHECKING = False  # typing takes longer to import than the package whose names these are
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

__all__ = ["lazy_names"]


def lazy_names(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package (PEP 562).

    Where it is set, an ``if TYPE_CHECKING`` imports the same names for type checkers.

    Args:
        package: The package's name, its ``__name__``.
        homes: Names, and the modules that they are imported from; of a module its own.

    Raises:
        AttributeError: From the returned function: a name that has no home.
        ModuleNotFoundError: From it: what the name's module needs is not installed.
    """

    def get(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = importlib.import_module(homes[name])
        value = home if homes[name] == f"{package}.{name}" else getattr(home, name)
        setattr(sys.modules[package], name, value)
        return value

    return get
