"""Runs on images with detectors: trained, saved, compiled; what they do not go with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.circuit import circuit_stats, part_gates
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import load
from gategrad.runs.training_run import train_run
from gategrad.targets.c.library import CLibraryNetwork

DATA = DataConfig("digits", n_thresholds=3, detectors=(0.2,))
MODEL = ModelConfig(layers=2, width=120, connections="local")
RUN = RunConfig(DATA, MODEL, TrainConfig(epochs=1, lr=0.05, flip=True, shift=1))
OPTIONS: dict[str, Any] = {"progress": False, "threads": 1}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("run") / "detectors"
    train_run(RUN, out, **OPTIONS)
    return out


def test_its_circuit_reads_pixels(run: Path) -> None:
    result = json.loads((run / "result.json").read_text())
    assert result["compiled_test_accuracy"] == result["discrete_test_accuracy"] > 0.2
    assert result["relaxed_continuous_test_accuracy"] is None
    data = load(DATA, seed=0)
    assert data.input_shape == (3 + 18, 8, 8)
    saved = load_model(run)
    assert saved.data.encoder == data.encoder
    circuit = gg.load_circuit(run / "circuit.npz")
    assert circuit.stages
    X, bits = data.test.X[:70], data.test.circuit_bits(circuit)[:70]
    expected = gg.compile(gg.to_circuit(saved.model)).scores(data.test.bits()[:70])
    for each in (circuit, circuit.unrolled(), gg.optimize(circuit)[0]):
        np.testing.assert_array_equal(gg.compile(each).scores(X), expected)
    np.testing.assert_array_equal(CLibraryNetwork(circuit).scores(X), expected)
    counted = circuit.unrolled().readout.sums(circuit.unrolled().simulate(bits))
    np.testing.assert_allclose(counted / 10, expected, rtol=1e-12)
    # The detectors' gates count.
    assert result["gates"] == circuit.n_gates > 2 * 120
    parts = part_gates(circuit)
    assert parts["convolution 0"] == 64 * 2
    assert sum(parts[f"convolution {i}"] or 0 for i in (0, 1)) + 240 == circuit.n_gates
    assert circuit_stats(circuit).gates == circuit.n_gates


def test_analyses_read_the_circuits_bits(run: Path, tmp_path: Path) -> None:
    arguments = ["analyze", str(run), "-o", str(tmp_path), "--what", "classes,gates,activation"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--encoding", "quantile", "--n-thresholds", "3"], "use --encoding fixed"),
        (["--train-input", "continuous"], "detectors give bits"),
        (["--learned-thresholds", "2"], "detectors give bits"),
        (["--detectors", "1.5"], "increasing shares of the largest response"),
        (["--detectors", "much"], "detectors must be numbers"),
    ],
)
def test_what_detectors_do_not_go_with(options: list[str], message: str, tmp_path: Path) -> None:
    command = ["train", "digits", "--detectors", "0.2", "--out", str(tmp_path / "run"), *options]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert message in result.output


def test_tables_have_none(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    path.write_text("a,b,y\n" + "".join(f"{i % 9},{i % 7},{i % 7 > 3}\n" for i in range(50)))
    with pytest.raises(ValueError, match=r"detectors are of images, which .*rows\.csv does not"):
        load(DataConfig(str(path), detectors=(0.5,)))
