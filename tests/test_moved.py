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
    if "triton" in old:
        pytest.importorskip("triton")
    new = [importlib.import_module(f"gategrad.{name}") for name in MOVED[old]]
    sys.modules.pop(f"gategrad.{old}", None)
    with pytest.warns(DeprecationWarning, match=f"gategrad.{old} is now {new[0].__name__}"):
        moved = importlib.import_module(f"gategrad.{old}")
    for module in reversed(new):
        for name in module.__all__:
            assert getattr(moved, name) is not None
    for name in new[0].__all__:
        assert getattr(moved, name) is getattr(new[0], name)
    with pytest.raises(AttributeError, match="nonsense"):
        _ = moved.nonsense


def test_other_names_are_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"gategrad\.nonsense"):
        importlib.import_module("gategrad.nonsense")
    assert not hasattr(gategrad, "nonsense")
