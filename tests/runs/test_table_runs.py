"""From a table to a circuit and back to a table, on the command line."""

from __future__ import annotations

import json
from dataclasses import replace
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
from gategrad.config import DataConfig
from gategrad.data import load
from gategrad.data.encoding.table_rows import TrainedTable
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
    done = CliRunner().invoke(app, ["predict", str(run), str(rows)])
    assert (done.exit_code, done.stdout) == (0, "big\n")
    assert done.stderr == (
        "gategrad: column 'kind': 1 row has a category that no training row had, such as 'fox' "
        "(line 2): read as 'dog', the most frequent\n"
    )
    failed = CliRunner().invoke(app, ["predict", str(run), str(rows), "--unknown", "refuse"])
    assert (failed.exit_code, "'kind' holds 'fox' (line 2)" in failed.stderr) == (2, True)
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
        ("noise,size,kind\n\n1,big,cat\n", "column 'size' holds 'big', not a number (line 3)"),
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
        by_path,
        "read_table",
        lambda path, *a, **b: [read.append(path), read_table(path, *a, **b)][1],
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
    path.write_text("a,b,y\n" + "".join(f"{i % 40},{i % 7},{i % 2}\n" for i in range(60)))
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
        (["--label", "y", "--recipe", "table", "--thresholds", "0.5"], "say how many (--n-thresh"),
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
        first, *more = done.stderr.splitlines()
        assert first.endswith("`gategrad train` with --resume")
        # The table has the labels, too.
        assert [line.split()[0] for line in more] == ["accuracy"] * (command[0] == "predict")
    said = CliRunner().invoke(app, ["info", run]).stderr
    assert said.startswith(remark)
    assert said.endswith("`gategrad train` with --resume\n")
    output_of(*train, "--resume")
    assert not CliRunner().invoke(app, ["optimize", run, "-o", out]).stderr


def written(path: Path, names: list[str], rows: list[dict[str, object]]) -> Path:
    lines = [",".join(names), *(",".join(str(row[name]) for name in names) for row in rows)]
    path.write_text("\n".join(lines) + "\n")
    return path


def people(n: int, seed: int = 0) -> list[dict[str, object]]:
    rng = np.random.default_rng(seed)
    rows = []
    for i in range(n):
        age, town = int(rng.integers(18, 80)), str(rng.choice(["Ulm", "Bonn", "Jena"]))
        likes = "tea" if age > 45 or town == "Jena" else "coffee"
        rows.append({"id": f"P{seed}-{i:04}", "age": age, "town": town, "likes": likes})
    return rows


@pytest.mark.filterwarnings("default::UserWarning")
def test_an_id_column_warns_and_the_test_accuracy_is_that_of_new_rows(tmp_path: Path) -> None:
    names = ["id", "age", "town", "likes"]
    path, run = written(tmp_path / "people.csv", names, people(400)), str(tmp_path / "run")
    options = [*OPTIONS[2:], "--recipe", "table", "--label", "likes", "--out", run]
    done = CliRunner().invoke(app, ["train", str(path), *options])
    assert done.exit_code == 0, done.output
    assert (
        f"{path}: column 'id' holds 400 different texts in 400 rows, as names, numbers of rows and "
        "free text do, and new rows will have others: leave it out (--drop id), unless it says "
        "something"
    ) in done.stderr
    assert f"{path}, rows for testing: column 'id': 80 rows have a category that no" in done.stderr
    columns = json.loads((tmp_path / "run" / "columns.json").read_text())
    assert len(columns[0]["categories"]) == 320, "those of the training rows alone"
    tested = json.loads((tmp_path / "run" / "result.json").read_text())["compiled_test_accuracy"]
    new = written(tmp_path / "new.csv", names, people(2000, seed=1))
    done = CliRunner().invoke(app, ["predict", run, str(new)])
    assert done.exit_code == 0
    assert len(done.stdout.splitlines()) == 2000
    assert "column 'id': 2,000 rows have a category that no training row had" in done.stderr
    predicted = [
        text == row["likes"] for text, row in zip(done.stdout.split(), people(2000, 1), strict=True)
    ]
    shown = next(line for line in done.stderr.splitlines() if line.startswith("accuracy"))
    assert shown.split()[1] == f"{100 * np.mean(predicted):.2f}"
    assert abs(np.mean(predicted) - tested) < 0.1
    # Without the ids there is nothing to warn of.
    done = CliRunner().invoke(app, ["train", str(path), *options[:-1], f"{run}-b", "--drop", "id"])
    assert (done.exit_code, done.stderr) == (0, "")


def test_columns_are_found_by_name_after_the_file_was_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = people(300)
    path = written(tmp_path / "people.csv", ["age", "town", "likes"], rows)
    runs = [str(tmp_path / name) for name in ("whole", "stopped")]
    train = ["train", str(path), "--label", "likes", *OPTIONS, "--epochs", "6", "--out"]
    output_of(*train, runs[0])
    with monkeypatch.context() as patch:
        stop_at_step(patch, 30)
        assert CliRunner().invoke(app, [*train, runs[1]]).exit_code == 130
    before = output_of("eval", runs[0])
    written(path, ["likes", "town", "age"], rows)
    assert output_of("eval", runs[0]) == before
    output_of(*train, runs[1], "--resume")
    circuits = [(Path(run) / "circuit.npz").read_bytes() for run in runs]
    assert circuits[0] == circuits[1]
    written(path, ["likes", "town"], rows)
    failed = CliRunner().invoke(app, ["eval", runs[0]])
    assert (failed.exit_code, "has no column 'age', but likes, town" in failed.stderr) == (2, True)


def test_what_was_a_category_stays_one(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    lines = [f"{i % 17},{'-12'[i % 3]},{'no' if i % 3 else 'yes'}" for i in range(60)]
    path.write_text("\n".join(["a,mark,y", *lines]))
    as_text = load(DataConfig(str(path), n_thresholds=3, as_category=("mark",)))
    # As earlier versions had it, which knew no such field.
    config = DataConfig(str(path), n_thresholds=3)
    trained = TrainedTable.of(as_text.encoder, as_text.class_names, as_text.columns)
    again = load(config, trained=trained)
    assert [column.categories for column in again.columns] == [None, ("-", "1", "2")]
    np.testing.assert_array_equal(again.train.bits(), as_text.train.bits())
    np.testing.assert_array_equal(again.test.bits(), as_text.test.bits())


def test_an_index_that_was_a_column_stays_one(tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    frame = pandas.DataFrame(
        {"a": [i * 7 % 41 for i in range(60)], "b": [i % 7 for i in range(60)]}
    )
    frame["y"] = np.where(frame.a > 20, "yes", "no")
    frame.set_index("a").to_parquet(tmp_path / "t.parquet")
    config = DataConfig(str(tmp_path / "t.parquet"), n_thresholds=3)
    named = load(replace(config, columns=("a", "b")))
    trained = TrainedTable.of(named.encoder, named.class_names, named.columns)
    # As earlier versions had it, which left no index out.
    again = load(config, trained=trained)
    np.testing.assert_array_equal(again.train.bits(), named.train.bits())


def test_weights_of_rows_decide_what_is_learned(tmp_path: Path) -> None:
    """Each row stands there twice, with either label; the weight says which of them counts."""
    rng = np.random.default_rng(0)
    rows = []
    for _ in range(200):
        x = int(rng.integers(100))
        for label in ("low", "high"):
            right = (x > 50) == (label == "high")
            rows.append({"x": x, "y": label, "w": 1 if right else 0.01})
    path = written(tmp_path / "weighted.csv", ["x", "w", "y"], rows)
    run = tmp_path / "run"
    options = [*OPTIONS, "--weight-column", "w", "--out", str(run)]
    output_of("train", str(path), *options)
    assert [c["name"] for c in json.loads((run / "columns.json").read_text())] == ["x"]
    new = tmp_path / "new.csv"
    new.write_text("x\n" + "".join(f"{x}\n" for x in (5, 20, 35, 65, 80, 95)))
    assert output_of("predict", str(run), str(new)).split() == ["low"] * 3 + ["high"] * 3
    rows[7]["w"] = 3
    written(path, ["x", "w", "y"], rows)
    failed = CliRunner().invoke(app, ["train", str(path), *options, "--epochs", "40", "--resume"])
    assert "its samples are others" in failed.stderr, "other weights are another training"
    rows[7]["w"] = -1
    written(path, ["x", "w", "y"], rows)
    failed = CliRunner().invoke(app, ["train", str(path), *options[:-1], str(tmp_path / "other")])
    assert "column 'w' holds weights of rows, but '-1' in line 9" in failed.stderr
