"""Threads of a training: how many, checked first and put back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from during_training import Calls
from small_training import QUICK, small_network

import gategrad.train.validation
from gategrad.data import Dataset
from gategrad.train import fit

pytestmark = pytest.mark.usefixtures("one_thread")


def test_threads_and_modes_are_put_back(dataset: Dataset) -> None:
    model = small_network()
    model[0].eval()
    during: list[int] = []
    Calls(model, lambda step: during.append(torch.get_num_threads()))
    fit(model, dataset, threads=2, **{**QUICK, "epochs": 1})
    assert set(during) == {2}
    assert torch.get_num_threads() == 1
    assert [module.training for module in model] == [False, True, True]


def test_wrong_threads_fail_before_training(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    model = small_network()
    Calls(model, lambda step: pytest.fail("training started"))
    with pytest.raises(ValueError, match="threads must be at most 1024, got 1025"):
        fit(model, dataset, threads=1025, out=tmp_path / "run", **QUICK)
    monkeypatch.setenv("GATEGRAD_THREADS", "many")
    with pytest.raises(ValueError, match=r"GATEGRAD_THREADS must be .* got 'many'"):
        fit(model, dataset, out=tmp_path / "run", **QUICK)
    assert not (tmp_path / "run").exists()
    # The variable is for when nothing is said.
    fit(small_network(), dataset, threads=1, **{**QUICK, "epochs": 1})


@pytest.mark.parametrize(("threads", "torch_has", "engine_has"), [(2, 2, 2), (None, 1, 3)])
def test_threads_of_torch_and_engine(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch, threads: int, torch_has: int, engine_has: int
) -> None:
    monkeypatch.setenv("GATEGRAD_THREADS", "3")
    found: set[tuple[int, int]] = set()

    def note(*args: Any, threads: int) -> float:
        found.add((torch.get_num_threads(), threads))
        return 0.5

    monkeypatch.setattr(gategrad.train.validation, "discrete_accuracy", note)
    fit(small_network(), dataset, threads=threads, **{**QUICK, "epochs": 1})
    assert found == {(torch_has, engine_has)}
