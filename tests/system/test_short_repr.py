from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import gategrad
from gategrad.system.short_repr import short_repr


@dataclass
class Much:
    array: Any
    number: float = 0.5
    hidden: Any = dataclasses.field(default=None, repr=False)

    __repr__ = short_repr


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (np.zeros((300, 2), np.uint8), "<uint8 (300, 2)>"),
        (np.float64(0.25), "np.float64(0.25)"),
        ((np.zeros(3), 1), "(<float64 (3,)>, 1)"),
        ([np.zeros(3)], "[<float64 (3,)>]"),
        ((1,), "(1,)"),
        (tuple(range(1000)), "<1000 items>"),
        ({i: i for i in range(1000)}, "<1000 items>"),
        ("short", "'short'"),
        ("x" * 1000, "'" + "x" * 119 + " ..."),
    ],
)
def test_what_is_shown(value: Any, shown: str) -> None:
    assert repr(Much(value, hidden="secret")) == f"Much(array={shown}, number=0.5)"


def array_classes() -> list[type]:
    """All public dataclasses that hold arrays."""
    found = {}
    for module in pkgutil.walk_packages(gategrad.__path__, "gategrad."):
        if module.name.endswith("__main__"):
            continue
        try:
            content = importlib.import_module(module.name)
        except ModuleNotFoundError:  # of an extra
            continue
        for name, member in inspect.getmembers(content, dataclasses.is_dataclass):
            arrays = "NDArray" in str([f.type for f in dataclasses.fields(member) if f.repr])
            if arrays and inspect.isclass(member) and not name.startswith("_"):
                found[member] = None
    return list(found)


def test_no_value_shows_its_arrays() -> None:
    classes = array_classes()
    assert len(classes) > 10
    # What dataclasses write themselves is wrapped.
    long = [cls.__qualname__ for cls in classes if hasattr(cls.__repr__, "__wrapped__")]
    assert long == []
