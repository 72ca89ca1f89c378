"""From a table to a circuit and back to a table, on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from command_line import output_of
from stopped_training import stop_at_step
from typer.testing import CliRunner

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.circuit import GateEncoder
from gategrad.cli import app
from gategrad.data.formats.tables import read_table
from gategrad.data.own import by_path
from gategrad.extract import to_circuit
from gategrad.runs.training_run import train_run

OPTIONS = ["--recipe", "fast", "--width", "80", "--layers", "2", "--epochs", "30", "--batch-size",
           "16", "--lr", "0.1", "--quiet", "--threads", "1", "--device", "cpu"]  # fmt: skip


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class that a category and a number decide, the number sometimes missing."""
    rng = np.random.default_rng(0)
    lines = ["noise,kind,size,y"]
    for _ in range(240):
        kind, size = rng.choice(["cat", "dog", "owl"]), rng.uniform(0, 10)
        label = "big" if kind == "dog" or size > 7 else "small"
        shown = "" if rng.random() < 0.05 and kind == "dog" else f"{size:.3f}"
        lines.append(f"{rng.integers(100)},{kind},{shown},{label}")
    path = tmp_path_factory.mktemp("table") / "animals.csv"
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.mark.parametrize("categories", ["one-hot", "gray"])
def test_a_table_is_learned_and_predicted(table: Path, tmp_path: Path, categories: str) -> None:
    run = tmp_path / "run"
    output_of("train", str(table), "--label", "y", "--categories", categories, "--out", str(run),
           *OPTIONS)  # fmt: skip
    result = json.loads((run / "result.json").read_text())
    assert result["compiled_test_accuracy"] == result["discrete_test_accuracy"] > 0.85
    assert result["config"]["data"]["label"] == "y"
    described = output_of("info", str(run))
    assert f"categories                        {categories}" in described
    assert "encoding" not in described, "a table's thresholds are quantiles, whatever it says"
    assert "\n  thresholds" not in described
    # Columns are found by name, in any order, without the label.
    rows = tmp_path / "rows.csv"
    rows.write_text("size,kind,noise\n9.5,cat,1\n1.0,cat,2\n?,dog,3\n")
    assert output_of("predict", str(run), str(rows)).split() == ["big", "small", "big"]
    rows.write_text("size,kind,noise\n9.5,fox,1\n")
    failed = CliRunner().invoke(app, ["predict", str(run), str(rows)])
    assert (failed.exit_code, "'kind' holds 'fox'" in failed.output) == (2, True)
    # So they are of every circuit that is made of the run, without the run.
    small, again = tmp_path / "small.npz", tmp_path / "again.npz"
    output_of("optimize", str(run), "-o", str(small))
    output_of("compile", str(run), "-o", str(again))
    rows.write_text("size,kind,noise,more\n9.5,cat,1,x\n1.0,cat,2,x\n?,dog,3,x\n")
    for path in (small, again):
        assert output_of("predict", str(path), str(rows)).split() == ["big", "small", "big"]
    described = [line.split(maxsplit=1) for line in output_of("info", str(small)).splitlines()[-3:]]
    assert described == [
        ["noise", "number"], ["kind", "one of cat, dog, owl"], ["size", "number, may be missing"]
    ]  # fmt: skip
    for text, message in (
        ("kind,size\ncat,1\n", f"{rows} has no column 'noise'; it has kind, size"),
        ("1,2,3\n4,5,6\n", f"{rows} begins with numbers, where the names of columns are needed"),
        ("noise,size,kind\n1,2,3\n", "column 'kind' holds '3' (row 1); known are cat, dog, owl"),
    ):
        rows.write_text(text)
        failed = CliRunner().invoke(app, ["predict", str(small), str(rows)])
        assert (failed.exit_code, message in failed.stderr) == (2, True), failed.stderr
        assert len(failed.stderr.splitlines()) == 1
    # The model's file has the encoder with its gates.
    saved = load_model(run)
    assert isinstance(saved.data.encoder, GateEncoder)
    rebuilt = to_circuit(saved.model, saved.data.encoder, saved.data.class_names)
    circuit = gg.load_circuit(run / "circuit.npz")
    np.testing.assert_array_equal(rebuilt.netlist.gate, circuit.netlist.gate)
    assert rebuilt.encoder == circuit.encoder
    assert rebuilt.encoder.columns == circuit.encoder.columns
    assert "equal" in output_of("verify", str(run), str(run / "circuit.npz"))
    assert "discrete test accuracy" in output_of("eval", str(run))


@pytest.mark.parametrize("recipe", ["table", "fast", "paper"])
def test_a_table_is_read_once(
    recipe: str, table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = []
    monkeypatch.setattr(
        by_path, "read_table", lambda path: [read.append(path), read_table(path)][1]
    )
    options = ["--recipe", recipe, "--width", "80", "--steps", "2", "--quiet"]
    output_of("train", str(table), "--label", "y", *options, "--out", str(tmp_path / "once"))
    assert read == [table]
    # What was read for the recipe is what a run reads on its own.
    config = load_model(tmp_path / "once").config
    train_run(config, tmp_path / "again", progress=False)
    assert read == [table] * 2
    for part in ("circuit.npz", "columns.json"):
        files = [(tmp_path / run / part).read_bytes() for run in ("once", "again")]
        assert files[0] == files[1]


def test_a_table_of_numbers_has_no_gates_to_save(tmp_path: Path) -> None:
    path = tmp_path / "numbers.csv"
    path.write_text("a,b,y\n" + "".join(f"{i},{i % 7},{i % 2}\n" for i in range(60)))
    run = tmp_path / "run"
    output_of("train", str(path), "--out", str(run), *OPTIONS, "--epochs", "1")
    encoder = load_model(run).data.encoder
    assert isinstance(encoder, GateEncoder)
    assert len(encoder.gates.gate) == 0
    assert encoder.n_bits == encoder.encode([[1.0, 1.0]]).shape[1]


def test_mistakes_are_one_line(table: Path, tmp_path: Path) -> None:
    for arguments, message in (
        (["--label", "z"], "no column 'z'"),
        (["--label", "y", "--categories", "two-hot"], "categories must be one of"),
        (["--label", "y", "--train-input", "continuous"], "nothing to scale"),
        (["--label", "y", "--shift", "1"], "shift"),
    ):
        out = ["--out", str(tmp_path / "other")]
        result = CliRunner().invoke(app, ["train", str(table), *OPTIONS, *arguments, *out])
        assert result.exit_code == 2
        assert message in result.output
        assert len(result.output.strip().splitlines()) == 1


def test_a_stopped_run_says_how_to_go_on(
    table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, out = str(tmp_path / "run"), str(tmp_path / "c.npz")
    train = ["train", str(table), "--label", "y", "--out", run, *OPTIONS, "--epochs", "2"]
    with monkeypatch.context() as patch:
        stop_at_step(patch, 10)  # of an epoch's 10: in the second
        assert CliRunner().invoke(app, train).exit_code == 130
    remark = f"gategrad: the run in {run} was stopped after epoch 1 of 2, or is still going on"
    refused = CliRunner().invoke(app, ["compile", run])
    assert (refused.exit_code, "name its file with --out" in refused.stderr) == (2, True)
    for command in (
        ["compile", run, "-o", out], ["verify", run, out], ["eval", run], ["bench", run],
        ["optimize", run, "-o", out], ["predict", run, str(table)], ["verify", run, out],
    ):  # fmt: skip
        done = CliRunner().invoke(app, command)
        assert (done.exit_code, done.stderr.startswith(f"{remark}: this is its best")) == (0, True)
        assert done.stderr.endswith("`gategrad train` with --resume\n")
        assert done.stderr.count("\n") == 1
    said = CliRunner().invoke(app, ["info", run]).stderr
    assert said.startswith(remark)
    assert said.endswith("`gategrad train` with --resume\n")
    output_of(*train, "--resume")
    assert not CliRunner().invoke(app, ["optimize", run, "-o", out]).stderr
