"""Names that modules had in earlier versions."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import pytest

import gategrad
from gategrad._moved import MOVED, RENAMED


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


@pytest.mark.parametrize("old", RENAMED)
@pytest.mark.filterwarnings("ignore:gategrad.* is now:DeprecationWarning")
def test_a_name_that_has_changed_leads_to_the_new_one(old: str) -> None:
    pytest.importorskip("torch")
    (module, _, name), (home, _, new) = old.rpartition("."), RENAMED[old].rpartition(".")
    found = getattr(importlib.import_module(f"gategrad.{module}"), name)
    assert found is getattr(importlib.import_module(f"gategrad.{home}"), new)


@pytest.mark.filterwarnings("ignore:gategrad.* is now:DeprecationWarning")
def test_all_of_an_old_module_can_be_imported() -> None:
    there: dict[str, Any] = {}
    exec("from gategrad.inexact import *", there)
    assert there["merge_on_rows"] is importlib.import_module("gategrad.approximate").merge_on_rows


@pytest.mark.filterwarnings("ignore:gategrad.* is now:DeprecationWarning")
def test_a_function_can_be_called_whose_old_module_had_its_name() -> None:
    circuit = importlib.import_module("gategrad.circuit")
    function = importlib.import_module("gategrad.circuit.stages.tree_stage").tree_stage
    importlib.import_module("gategrad.circuit.tree_stage")
    try:
        with pytest.raises(TypeError, match="tree_stage"):
            circuit.tree_stage()
    finally:
        circuit.tree_stage = function


def test_other_names_are_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"gategrad\.nonsense"):
        importlib.import_module("gategrad.nonsense")
    assert not hasattr(gategrad, "nonsense")
