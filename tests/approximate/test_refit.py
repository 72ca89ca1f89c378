import json

import numpy as np
import pytest
from typer.testing import CliRunner

import gategrad as gg
from gategrad.approximate.refit import refit_head
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.runs.training_run import train_run


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("run") / "digits"
    train = TrainConfig(epochs=3, lr=0.05)
    config = RunConfig(
        DataConfig("digits"), ModelConfig(layers=2, width=300, tau=3.0, forward="hard"), train
    )
    train_run(config, folder, progress=False)
    return folder


def test_new_head_on_frozen_gates(run):
    circuit = gg.load_circuit(run / "circuit.npz")
    digits = gg.load_dataset("digits")
    result = refit_head(circuit, digits, hidden=(16,), epochs=15, progress=False)
    assert result.circuit.netlist == circuit.netlist
    assert [w.shape for w in result.circuit.readout.decoder.weights] == [(16, 300), (10, 16)]
    network = gg.compile(result.circuit)
    assert network.accuracy(digits.test.X, digits.test.y) == result.after
    # More than the hundred parameters of chance: it reads the same bits as the sums did.
    assert result.after > result.before - 0.1
    assert result.before == gg.compile(circuit).accuracy(digits.test.X, digits.test.y)


def test_other_data(run):
    circuit = gg.load_circuit(run / "circuit.npz")
    rng = np.random.default_rng(0)
    X, y = rng.integers(0, 2, (40, 5)).astype(bool), np.arange(40) % 2
    from gategrad.data import from_arrays

    with pytest.raises(ValueError, match="does not read the arrays data"):
        refit_head(circuit, from_arrays(X, y, X, y))


def test_commands(run, tmp_path):
    dense, integer = tmp_path / "dense.npz", tmp_path / "integer.npz"
    call = CliRunner().invoke
    done = call(app, ["refit", str(run), "--hidden", "8,8", "--epochs", "2", "--quiet", "--json",
                      "-o", str(dense)])  # fmt: skip
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    done = call(app, ["quantize", str(run), "--circuit", str(dense), "-o", str(integer), "--json"])
    assert done.exit_code == 0, done.output
    measured = json.loads(done.stdout)
    assert measured["test_accuracy"] == found["refitted_test_accuracy"]
    assert abs(measured["test_quantized_accuracy"] - measured["test_accuracy"]) < 0.05
    assert gg.load_circuit(integer).readout.is_integer
    done = call(app, ["quantize", str(run), "-o", str(integer)])
    assert done.exit_code == 2
    assert "only dense heads have weights to quantize" in done.output
