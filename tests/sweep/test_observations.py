"""What a line of results says beside the result."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from small_studies import GOOD

from gategrad.circuit import load_circuit
from gategrad.config import ModelConfig
from gategrad.passes import optimize
from gategrad.sweep import sweep
from gategrad.sweep.run_process import Job, outcome_of


def test_a_line_says_what_was_observed(tmp_path: Path) -> None:
    names = ("history", "classes", "activation", "pruning", "refit", "passes", "speed")
    outcome = outcome_of(Job(GOOD, tmp_path / "a", None, 1, "cpu", names))
    assert outcome.error is None
    assert outcome.result is not None
    observed = outcome.result["observed"]
    assert len(observed["valid_discrete_accuracy"]) == 2
    assert len(observed["class_accuracy"]) == 3
    assert abs(sum(observed["histogram"]) - 1) < 1e-4
    # 20 outputs per class: steps of 5 %.
    assert observed["pruned_percent"] == [5.0 * i for i in range(20)]
    assert len(observed["pruning_accuracy"]) == len(observed["gates_removed"]) == 20
    assert observed["gates_removed"][0] == 0
    assert 0 <= observed["refit_512"] <= 1
    assert observed["samples_per_s"] > 1000
    small = optimize(load_circuit(tmp_path / "a" / "circuit.npz"))[0]
    assert observed["gates_after_passes"] == small.n_gates < outcome.result["gates"]
    assert observed["inputs_after_passes"] == small.n_inputs
    plain = replace(GOOD, model=ModelConfig(network="mlp", layers=1, width=16))
    outcome = outcome_of(Job(plain, tmp_path / "b", None, 1, "cpu", names))
    assert outcome.result is not None
    observed = outcome.result["observed"]
    assert set(observed) == {
        "valid_discrete_accuracy", "valid_relaxed_accuracy", "loss", "class_accuracy",
        "samples_per_s",
    }  # fmt: skip
    with pytest.raises(ValueError, match=r"must be of history.*got 'nothing'"):
        sweep([GOOD], tmp_path / "x.jsonl", observe=["nothing"])
