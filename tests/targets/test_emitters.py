"""What a listed export needs: nothing but its entry."""

from typing import Annotated

import numpy as np
import pytest
from command_line import call
from strategies import random_convolutional_circuit

import gategrad as gg
from gategrad.targets.emitters import EMITTERS, Emitter
from gategrad.targets.export_option import ExportOption, Name


def gate_list(
    circuit: gg.Circuit,
    *,
    name: Name = "network",
    comma: Annotated[bool, ExportOption("commas between gates.")] = False,
) -> dict[str, bytes]:
    between = "," if comma else " "
    return {f"{name}.txt": between.join(map(str, circuit.netlist.gate)).encode()}


def letters(
    circuit: gg.Circuit, of: Annotated[str, ExportOption("count a letter.")]
) -> dict[str, int]:
    return {"letters": sum(name.count(of) for name in circuit.class_names)}


@pytest.fixture
def listed(monkeypatch):
    monkeypatch.setitem(EMITTERS, "gates", Emitter(gate_list, unrolls=True, measures=(letters,)))


@pytest.fixture
def path(tmp_path):
    circuit = random_convolutional_circuit(np.random.default_rng(2))
    circuit.save(tmp_path / "c.npz")
    return tmp_path / "c.npz"


def test_its_options_are_the_command_lines(listed, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", 200)
    text = call("compile", "--help").output
    assert "engine (a circuit file), c, verilog, blif, aiger, onnx or gates." in text
    assert "gates: commas between gates." in text
    assert "gates: count a letter." in text
    assert text.count("Name of files and modules.") == 1


def test_it_is_written(listed, path, tmp_path):
    options = ["--target", "gates", "--comma", "--name", "list", "--letters", "s"]
    result = call("compile", path, *options, "-o", tmp_path / "out")
    assert result.exit_code == 0, result.output
    circuit = gg.load_circuit(path)
    smaller, _ = gg.optimize(circuit.unrolled())
    assert (tmp_path / "out" / "list.txt").read_text() == ",".join(map(str, smaller.netlist.gate))
    assert f"{2 * len(circuit.class_names)}" in result.output.split("letters")[1].splitlines()[0]


def test_options_of_others_are_refused(listed, path, tmp_path):
    refused = call("compile", path, "--target", "blif", "--comma", "-o", tmp_path)
    assert "blif has no option 'comma'" in refused.stderr
    refused = call("compile", path, "--target", "blif", "--letters", "s", "-o", tmp_path)
    assert "--letters goes with the target gates, not blif" in refused.stderr
    with pytest.raises(ValueError, match="gates has no option 'samples': it has name, comma"):
        gg.emit(gg.load_circuit(path), "gates", tmp_path, samples=1)
