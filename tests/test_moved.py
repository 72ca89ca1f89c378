"""Names that modules had in earlier versions."""

from __future__ import annotations

import importlib
import sys

import pytest

import gategrad
from gategrad._moved import MOVED


@pytest.mark.parametrize("old", MOVED)
def test_an_old_name_leads_to_the_new_one(old: str) -> None:
    pytest.importorskip("torch")
    new = importlib.import_module(f"gategrad.{MOVED[old]}")
    sys.modules.pop(f"gategrad.{old}", None)
    with pytest.warns(DeprecationWarning, match=f"gategrad.{old} is now {new.__name__}"):
        moved = importlib.import_module(f"gategrad.{old}")
    for name in new.__all__:
        assert getattr(moved, name) is getattr(new, name)


def test_other_names_are_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"gategrad\.nonsense"):
        importlib.import_module("gategrad.nonsense")
    assert not hasattr(gategrad, "nonsense")
