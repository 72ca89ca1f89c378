from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import gategrad as gg
from gategrad import evaluate
from gategrad.circuit import circuit_stats, live_features
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import load
from gategrad.nn import GroupSum, LogicLayer, build, discrete, dlgn, relaxed
from gategrad.runs import FinishedRun
from gategrad.system.kinds import as_whole, check_kind

DATA = gg.load_dataset("digits")
MODEL = dlgn(64, layers=2, width=40, head=GroupSum(10, tau=1.0), seed=0)
CIRCUIT = gg.to_circuit(MODEL, DATA.encoder)
CONFIG = RunConfig(data=DataConfig("digits"), model=ModelConfig(), train=TrainConfig())
ARRAYS = (DATA.test.X, DATA.test.y)

TAKE_CIRCUITS = {
    "compile": gg.compile,
    "emit": lambda value: gg.emit(value, "c", "."),
    "optimize": gg.optimize,
    "equivalence": lambda value: gg.equivalence(CIRCUIT, value),
    "circuit_stats": circuit_stats,
    "live_features": live_features,
}
TAKE_MODELS = {
    "to_circuit": gg.to_circuit,
    "fit": lambda value: gg.fit(value, DATA, epochs=1),
    "accuracy": lambda value: gg.accuracy(value, DATA.test),
    "evaluate": lambda value: evaluate.evaluate(value, DATA),
    "predict": lambda value: evaluate.predict(value, DATA.test.bits()),
    "teacher_scores": lambda value: gg.teacher_scores(value, DATA),
    "discrete": discrete,
    "relaxed": relaxed,
}
TAKE_DATA = {
    "fit": lambda value: gg.fit(MODEL, value, epochs=1),
    "evaluate": lambda value: evaluate.evaluate(MODEL, value),
    "teacher_scores": lambda value: gg.teacher_scores(MODEL, value),
    "save_scores": lambda value: gg.save_scores("a.npz", np.zeros((1, 1)), value),
}


@pytest.mark.parametrize("function", TAKE_CIRCUITS.values(), ids=TAKE_CIRCUITS)
@pytest.mark.parametrize(
    ("value", "step"),
    [
        (MODEL, r"got a DLGN: call gategrad\.to_circuit\(model, dataset\.encoder\) first"),
        (gg.compile(CIRCUIT), r"got an EngineNetwork: its \.circuit is one"),
        (FinishedRun("runs/a"), r"its \.circuit is one"),
        (gg.LogicGateClassifier(), r"its \.circuit_ is one"),
        ("circuit.npz", r"gategrad\.load_circuit reads one"),
        (Path("runs/a"), r"FinishedRun\(path\)\.circuit"),
        (None, "got None$"),
        (DATA.test.X, "got a ndarray$"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_takes_circuits_names_the_step_to_one(function: Any, value: Any, step: str) -> None:
    with pytest.raises(TypeError, match=rf"must be a Circuit( or a Netlist)?, .*{step}"):
        function(value)


@pytest.mark.parametrize("function", TAKE_MODELS.values(), ids=TAKE_MODELS)
@pytest.mark.parametrize(
    ("value", "step"),
    [
        (CIRCUIT, r"gategrad\.compile\(circuit\) runs it"),
        (gg.compile(CIRCUIT), r"\.accuracy\(X, y\)"),
        (FinishedRun("runs/a"), r"its \.model is one"),
        ("runs/a", r"FinishedRun\(path\)\.model"),
        (CONFIG, r"gategrad\.nn\.build\(config\.model"),
        (ARRAYS, "a tuple$"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_takes_models_names_the_step_to_one(function: Any, value: Any, step: str) -> None:
    with pytest.raises(TypeError, match=f"model must be a Module, got .*{step}"):
        function(value)


@pytest.mark.parametrize("function", TAKE_DATA.values(), ids=TAKE_DATA)
@pytest.mark.parametrize(
    ("value", "step"),
    [
        (ARRAYS, r"gategrad\.data\.from_arrays\("),
        (torch.zeros(3, 64), r"gategrad\.data\.from_arrays\("),
        (DATA.train, "it is a part of one"),
        ("digits", r"gategrad\.load_dataset"),
        (CONFIG, r"gategrad\.data\.load\(config\.data\)"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_takes_data_names_the_step_to_them(function: Any, value: Any, step: str) -> None:
    with pytest.raises(TypeError, match=f"dataset must be a Dataset, got .*{step}"):
        function(value)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: gg.accuracy(MODEL, DATA), r"split must be a Split, got a Dataset: its \.train"),
        (lambda: gg.to_circuit(MODEL, DATA), r"got a Dataset: its \.encoder is one"),
        (lambda: gg.fit(MODEL, DATA, config={"epochs": 1}), "give its fields as keywords"),
        (lambda: gg.fit(MODEL, DATA, teacher=MODEL), r"teacher_scores\(model, dataset\)"),
        (lambda: gg.fit(MODEL, DATA, epoch=3), "no option 'epoch'.*did you mean epochs"),
        (lambda: build(CONFIG, 64, 10), r"got a RunConfig: its \.model is one"),
        (lambda: load(CONFIG), r"got a RunConfig: its \.data is one"),
        (lambda: dlgn(64, head=10), r"head must be a Head, got an int: gategrad\.nn\.GroupSum"),
        (lambda: dlgn(DATA, head=GroupSum(10)), r"in_features must be a whole.*\.n_features"),
        (lambda: LogicLayer(8.0, 4), r"in_features must be a whole number, got 8\.0"),
        (lambda: GroupSum("ten"), "n_classes must be a whole number, got 'ten'"),
        (lambda: MODEL(DATA.test.bits()), r"x must be a Tensor.*torch\.from_numpy"),
        (lambda: MODEL[-1](DATA.test.bits()), r"x must be a Tensor.*torch\.from_numpy"),
        (lambda: gg.Circuit(DATA, CIRCUIT.dense, CIRCUIT.readout, "ab"), "encoder must be"),
        (lambda: gg.Circuit(None, CIRCUIT, CIRCUIT.readout, "ab"), r"its \.dense is one"),
        (lambda: gg.load_dataset(ARRAYS), r"gategrad\.data\.from_arrays"),
        (lambda: gg.load_dataset("digits", threshold=0.5), "'threshold'.*did you mean thresholds"),
    ],
)
def test_arguments_of_another_kind(call: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        call()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: gg.compile(CIRCUIT, thread=2), "engine has no option 'thread'.*threads"),
        (lambda: gg.compile(CIRCUIT, target="verilog"), r"gategrad\.emit writes files for verilog"),
        (lambda: gg.compile(CIRCUIT, target="engin"), "did you mean engine"),
        (lambda: gg.emit(CIRCUIT, "verilg", "."), "did you mean verilog"),
        (lambda: gg.emit(CIRCUIT, "blif", ".", nam="a"), "did you mean name"),
        (lambda: gg.optimize(CIRCUIT, ["simplfy"]), "did you mean simplify"),
        (lambda: gg.compile(CIRCUIT).predict(DATA), r"its \.test\.X holds raw rows"),
        (lambda: gg.compile(CIRCUIT).predict(ARRAYS), "give rows alone"),
        (lambda: gg.compile(CIRCUIT).predict_encoded(ARRAYS), "give rows alone"),
    ],
)
def test_values_that_are_not_what_was_meant(call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


def test_paths_of_folders(tmp_path: Path) -> None:
    CIRCUIT.save(tmp_path / "circuit.npz")
    with pytest.raises(FileNotFoundError, match=r"is a run's folder: its circuit is .*\.npz"):
        gg.load_circuit(tmp_path)
    with pytest.raises(IsADirectoryError, match="is a folder: name a file in it"):
        CIRCUIT.save(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["circuit.npz"]


def test_paths_are_names_of_data(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("a,y\n" + "".join(f"{i},{i % 2}\n" for i in range(20)))
    assert gg.load_dataset(path).name == gg.load_dataset(str(path)).name


def test_whole_numbers() -> None:
    assert type(as_whole("n", np.int64(3))) is int
    check_kind("n", True, bool, int)
