"""Files that an earlier version has written: they open, go on and say the same.

``tests/recorded`` is as version 0.1.0 of commit f997069 left it: a finished run of digits, the same
run stopped in its second epoch, one of a table, circuits of every kind with their scores, a
pickled classifier and a pickled circuit, and networks that were saved whole.
"""

from __future__ import annotations

import json
import pickle
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from sklearn.base import clone

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.config import RunConfig
from gategrad.data import load
from gategrad.evaluate import evaluate
from gategrad.extract import to_circuit
from gategrad.runs.training_run import train_run

ROOT = Path(__file__).parents[1]
RECORDED = Path(__file__).with_name("recorded")
CIRCUITS = sorted((RECORDED / "circuits").glob("*.npz"))
RESULT_FILES = sorted((ROOT / "experiments" / "results").rglob("*.json*"))
OPTIONS: dict[str, Any] = {"progress": False, "threads": 1}


def result_of(run: str) -> dict[str, Any]:
    return dict(json.loads((RECORDED / run / "result.json").read_text()))


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def result_lines(path: Path) -> list[dict[str, Any]]:
    text = path.read_text()
    found = [json.loads(text)] if path.suffix == ".json" else lines(path)
    return [line for line in found if isinstance(line, dict) and {"run_id", "config"} <= set(line)]


@pytest.mark.parametrize("path", CIRCUITS, ids=lambda path: path.stem)
def test_circuits_open_and_compute_the_same(path: Path, tmp_path: Path) -> None:
    scores = np.load(RECORDED / "scores.npz")
    circuit = gg.load_circuit(path)
    np.testing.assert_allclose(
        gg.compile(circuit).scores(scores["X"]), scores[path.stem], rtol=1e-6, atol=1e-6
    )
    circuit.save(tmp_path / "again.npz")
    before, after = np.load(path), np.load(tmp_path / "again.npz")
    assert before.files == after.files
    for name in before.files:
        np.testing.assert_array_equal(before[name], after[name])


@pytest.mark.parametrize("run", ["digits", "flowers"])
def test_runs_open_and_measure_the_same(run: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result, saved = result_of(run), load_model(RECORDED / run)
    assert saved.config.run_id == result["run_id"]
    data = load(saved.config.data, seed=saved.config.seed)
    measured = evaluate(saved.model, data, threads=1)
    assert measured.discrete_test_accuracy == result["discrete_test_accuracy"]
    circuit = to_circuit(saved.model, saved.data.encoder, saved.data.class_names)
    stored = gg.load_circuit(RECORDED / run / "circuit.npz")
    for name in ("gate", "a", "b", "outputs"):
        np.testing.assert_array_equal(getattr(circuit.netlist, name), getattr(stored.netlist, name))


def test_a_finished_run_is_not_trained_again(tmp_path: Path) -> None:
    shutil.copytree(RECORDED / "digits", tmp_path / "run")
    result = result_of("digits")
    config = RunConfig.from_json(json.dumps(result["config"]))
    assert train_run(config, tmp_path / "run", resume=True, **OPTIONS) == result


def test_a_stopped_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    shutil.copytree(RECORDED / "stopped", tmp_path / "run")
    whole = result_of("digits")
    config = RunConfig.from_json(json.dumps(whole["config"]))
    result = train_run(config, tmp_path / "run", resume=True, **OPTIONS)
    assert result["run_id"] == whole["run_id"]
    assert list(result)[: len(whole)] == list(whole)
    there, here = (lines(f / "history.jsonl") for f in (RECORDED / "digits", tmp_path / "run"))
    assert [list(line) for line in here] == [list(line) for line in there]
    # The first epoch was read from the file; on another processor sums may end in other bits.
    assert here[0]["loss"] == there[0]["loss"]
    assert here[1]["loss"] == pytest.approx(there[1]["loss"], rel=1e-3)
    assert result["discrete_test_accuracy"] == pytest.approx(
        whole["discrete_test_accuracy"], abs=0.02
    )


def test_columns_of_a_table_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    columns = json.loads((RECORDED / "flowers" / "columns.json").read_text())
    data = load(load_model(RECORDED / "flowers").config.data, seed=1)
    assert data.columns is not None
    assert [column.name for column in data.columns] == [column["name"] for column in columns]


@pytest.mark.filterwarnings("ignore:gategrad.* is now:DeprecationWarning")
def test_a_pickled_classifier_predicts_the_same() -> None:
    classifier = pickle.loads((RECORDED / "classifier.pickle").read_bytes())
    shades = ("red", "green", "blue")
    rows = np.array([[shades[i % 3], i % 7] for i in range(60)], dtype=object)
    expected = json.loads((RECORDED / "classifier.json").read_text())
    assert classifier.predict(rows).tolist() == expected
    assert clone(classifier).get_params()["unknown"] == "missing"


@pytest.mark.filterwarnings("ignore:gategrad.* is now:DeprecationWarning")
def test_a_pickled_circuit_with_convolutions_computes_the_same() -> None:
    scores = np.load(RECORDED / "scores.npz")
    circuit = pickle.loads((RECORDED / "convolution.pickle").read_bytes())
    assert circuit.stages
    np.testing.assert_array_equal(gg.compile(circuit).scores(scores["X"]), scores["convolution"])


@pytest.mark.filterwarnings("ignore:gategrad.* is now:DeprecationWarning")
def test_networks_that_were_saved_whole_compute_the_same() -> None:
    saved = torch.load(RECORDED / "networks.pt", weights_only=False)
    for name, model in saved["models"].items():
        x = saved["x"].view(-1, 1, 4, 4) if name == "convolution" else saved["x"]
        torch.testing.assert_close(model(x), saved["scores"][name])
        assert model.train()(x).requires_grad


@pytest.mark.parametrize("path", RESULT_FILES, ids=lambda path: path.name)
def test_recorded_results_keep_their_names(path: Path) -> None:
    for line in result_lines(path):
        config = RunConfig.from_json(json.dumps(line["config"]))
        assert config.run_id == line["run_id"], line["run_id"]
