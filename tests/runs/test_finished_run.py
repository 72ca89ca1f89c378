"""A run read back from its folder, part by part."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from stopped_training import stop_at_step
from typer.testing import CliRunner

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.explore import view_of_run
from gategrad.extract import to_circuit
from gategrad.nn import build
from gategrad.runs import FinishedRun, train_run
from gategrad.train import TrainingInterrupted
from gategrad.verify import load

RUN = RunConfig(
    data=DataConfig("digits"),
    model=ModelConfig(layers=2, width=60, forward="hard"),
    train=TrainConfig(epochs=2, lr=0.05, train_input="binary"),
    seed=3,
)
OPTIONS = {"progress": False, "threads": 1}
GO_ON = "; to go on, repeat the command that started it, `gategrad train` with --resume"


def stopped_at(folder: Path, step: int, monkeypatch: pytest.MonkeyPatch) -> Path:
    with monkeypatch.context() as patch:
        stop_at_step(patch, step)
        with pytest.raises(TrainingInterrupted):
            train_run(RUN, folder, **OPTIONS)
    return folder


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("run") / "digits"
    train_run(RUN, out, **OPTIONS)
    return out


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run") / "stopped"
    with pytest.MonkeyPatch.context() as patch:
        return stopped_at(folder, 12, patch)  # of an epoch's 9: in the second


@pytest.fixture(scope="module")
def perceptron(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("run") / "mlp"
    model = ModelConfig(network="mlp", layers=2, width=16)
    train_run(replace(RUN, model=model), out, **OPTIONS)
    return out


@pytest.fixture
def copy(finished: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(finished, tmp_path / "copy"))


def test_each_part_of_a_finished_run(finished: Path) -> None:
    run = FinishedRun(finished)
    assert (run.status, run.remark, run.note) == ("finished", "", "")
    assert run.path == run.folder.path == finished
    assert run.config == RUN
    assert run.result == json.loads((finished / "result.json").read_text())
    assert [record.epoch for record in run.history] == [1, 2]
    assert (
        run.history[run.result["best_epoch"] - 1].valid_discrete_accuracy
        == (run.result["valid_accuracy"])
    )
    assert run.columns is None
    assert run.has_gates
    expected, found = load_model(finished).model.state_dict(), run.model.state_dict()
    assert all(torch.equal(found[name], expected[name]) for name in expected)
    assert not run.model.training
    test = run.data.test
    assert gg.accuracy(run.model, test) == run.result["discrete_test_accuracy"]
    for part in ("circuit", "data", "history", "result", "trained_circuit", "model"):
        assert getattr(run, part) is getattr(run, part)


def test_both_circuits_of_a_finished_run_are_the_same_arrays(finished: Path) -> None:
    run = FinishedRun(finished)
    assert run.circuit == run.trained_circuit == gg.load_circuit(finished / "circuit.npz")
    saved = load_model(finished)
    assert run.circuit == to_circuit(saved.model, saved.data.encoder, saved.data.class_names)


def test_a_circuit_that_takes_the_files_place_is_the_runs_but_not_what_it_trained(
    copy: Path, tmp_path: Path
) -> None:
    trained = gg.load_circuit(copy / "circuit.npz")
    small, _ = gg.optimize(trained)
    small.save(copy / "circuit.npz")
    run = FinishedRun(copy)
    assert run.circuit == small != trained
    assert run.trained_circuit == trained
    assert load(copy) == trained
    compiled = tmp_path / "compiled.npz"
    for command in (["verify", str(copy), str(copy / "circuit.npz")],
                    ["compile", str(copy), "-o", str(compiled)]):  # fmt: skip
        assert CliRunner().invoke(app, command).exit_code == 0
    assert gg.load_circuit(compiled) == trained


def test_data_are_looked_for_where_one_says(finished: Path, tmp_path: Path) -> None:
    mnist = replace(RUN, data=DataConfig("mnist"))
    content = json.loads((finished / "result.json").read_text())
    content["config"] = json.loads(mnist.to_json())
    (tmp_path / "result.json").write_text(json.dumps(content))
    with pytest.MonkeyPatch.context() as patch:
        seen: list[object] = []
        patch.setattr("gategrad.data.load", lambda *a, **more: seen.append((a, more)))
        _ = FinishedRun(tmp_path, data_dir="there").data
    assert seen == [((mnist.data,), {"seed": 3, "data_dir": "there", "trained": None})]


@pytest.mark.parametrize(
    "text", ["", "[]", "nonsense", "\udcff", '{"train_seconds": 1' + "0" * 400 + "}"]
)
def test_a_damaged_result_is_named(copy: Path, text: str) -> None:
    (copy / "result.json").write_bytes(text.encode(errors="surrogateescape"))
    run = FinishedRun(copy)
    for part in ("result", "config"):
        with pytest.raises(ValueError, match=r"^\S*result\.json is damaged: (?!.*damaged)"):
            getattr(run, part)
    for command in (["info", str(copy)], ["eval", str(copy)]):
        shown = CliRunner().invoke(app, command)
        assert (shown.exit_code, shown.stderr.count("\n")) == (2, 1)
        assert f"{copy / 'result.json'} is damaged" in shown.stderr


@pytest.mark.parametrize("text", ["{}", '{"config": 3}', '{"config": {"sead": 1}}'])
def test_a_result_without_a_configuration_is_named(copy: Path, text: str) -> None:
    (copy / "result.json").write_text(text)
    assert FinishedRun(copy).result == json.loads(text)
    with pytest.raises(ValueError, match=r"result\.json is damaged"):
        _ = FinishedRun(copy).config


def test_a_network_of_another_run_is_refused(copy: Path, tmp_path: Path) -> None:
    other = replace(RUN, seed=4, model=replace(RUN.model, width=70))
    train_run(other, tmp_path / "other", **OPTIONS)
    file = "checkpoint/model.safetensors"
    shutil.copy(tmp_path / "other" / file, copy / file)
    message = (
        rf"{copy / file} is of another run than {copy}/result\.json, with model\.width=70 seed=4"
    )
    for part in ("model", "trained_circuit"):
        with pytest.raises(ValueError, match=message):
            getattr(FinishedRun(copy), part)
    out = ["-o", str(tmp_path / "out")]
    for command in ("eval", "explore", "compile"):
        done = CliRunner().invoke(app, [command, str(copy), *out * (command != "eval")])
        assert done.exit_code == (0 if command == "explore" else 2)  # which takes circuit.npz


@pytest.mark.parametrize(
    "text", ["nonsense\n", "{}\n", "[1]\n", "\udcff", '{"loss": 1' + "0" * 400 + "}"]
)
def test_a_damaged_history_is_named(copy: Path, text: str) -> None:
    (copy / "history.jsonl").write_bytes(text.encode(errors="surrogateescape"))
    run = FinishedRun(copy)
    with pytest.raises(ValueError, match=r"history\.jsonl is damaged"):
        _ = run.history
    assert run.result["run_id"] == RUN.run_id


def test_no_history_is_an_empty_one(copy: Path) -> None:
    (copy / "history.jsonl").unlink()
    assert FinishedRun(copy).history == ()


def test_other_damaged_files_are_named(copy: Path) -> None:
    (copy / "circuit.npz").write_bytes(b"no circuit")
    (copy / "checkpoint" / "model.safetensors").write_bytes(b"no model")
    (copy / "columns.json").write_text("{}")
    for part, file in (
        ("circuit", "circuit.npz"),
        ("trained_circuit", "model.safetensors"),
        ("model", "model.safetensors"),
        ("columns", "columns.json"),
    ):
        with pytest.raises(ValueError, match=file):
            getattr(FinishedRun(copy), part)


def test_where_no_run_is(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        run = FinishedRun(folder)
        assert (run.status, run.remark, run.note) == ("absent", "", "")
        assert run.history == ()
        assert run.columns is None
        for part in ("result", "config", "model", "trained_circuit", "data"):
            with pytest.raises(FileNotFoundError, match=f"^no finished run in {folder}: give a"):
                getattr(run, part)
        with pytest.raises(FileNotFoundError, match=r"no circuit file at|no finished run in"):
            _ = run.circuit
    file = tmp_path / "file"
    file.write_text("text")
    with pytest.raises(FileNotFoundError, match="is a file: give the folder of the run"):
        _ = FinishedRun(file).circuit


def test_a_result_that_says_nothing_of_its_run_is_refused(finished: Path, tmp_path: Path) -> None:
    shutil.copytree(finished, tmp_path, dirs_exist_ok=True)
    for text in ('{"config": null}', "[" * 5_000, '{"config": [1]}'):
        (tmp_path / "result.json").write_text(text)
        done = CliRunner().invoke(app, ["info", str(tmp_path)])
        assert done.exit_code == 2
        assert "result.json is damaged" in done.output


def test_a_circuit_alone_in_a_folder_can_be_used(finished: Path, tmp_path: Path) -> None:
    shutil.copy(finished / "circuit.npz", tmp_path)
    assert FinishedRun(tmp_path).circuit == FinishedRun(finished).circuit == load(tmp_path)


def test_a_model_file_is_a_network_with_its_configuration(finished: Path) -> None:
    run = FinishedRun(finished / "checkpoint" / "model.safetensors")
    assert run.config == RUN
    assert run.trained_circuit == FinishedRun(finished).circuit
    assert run.data.test.y.tolist() == FinishedRun(finished).data.test.y.tolist()


def test_a_perceptron_has_no_circuit(perceptron: Path) -> None:
    run = FinishedRun(perceptron)
    assert run.status == "finished"
    assert not run.has_gates
    for part in ("circuit", "trained_circuit"):
        with pytest.raises(ValueError, match=r"multilayer perceptron \(network 'mlp'\)"):
            getattr(run, part)
    assert gg.accuracy(run.model, run.data.test) == run.result["discrete_test_accuracy"]


def test_a_table_has_columns(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    rows = [f"{rng.choice(['red', 'blue'])},{rng.random():.3f},{i % 2}" for i in range(80)]
    path = tmp_path / "table.csv"
    path.write_text("\n".join(["color,size,y", *rows]) + "\n")
    config = replace(RUN, data=DataConfig(str(path), label="y", n_thresholds=3))
    train_run(config, tmp_path / "run", **OPTIONS)
    run = FinishedRun(tmp_path / "run")
    assert run.columns is not None
    assert [column.name for column in run.columns] == ["color", "size"]
    assert run.circuit.encoder is not None
    assert run.columns == run.circuit.encoder.columns
    assert run.circuit == run.trained_circuit


def test_what_fit_leaves_is_trained_though_it_has_no_result(tmp_path: Path) -> None:
    dataset = gg.data.load(RUN.data, seed=RUN.seed)
    model = build(RUN.model, dataset.n_features, dataset.n_classes, seed=RUN.seed)
    gg.fit(model, dataset, config=RUN, out=tmp_path, progress=False, threads=1)
    run = FinishedRun(tmp_path)
    assert (run.status, run.remark, run.note) == ("trained", "", "")
    assert run.config == RUN
    with pytest.raises(FileNotFoundError, match="no finished run in"):
        _ = run.result
    assert run.trained_circuit == to_circuit(run.model, dataset.encoder, dataset.class_names)
    run.trained_circuit.save(tmp_path / "circuit.npz")
    assert FinishedRun(tmp_path).circuit == run.trained_circuit


def test_a_training_that_stopped_early_is_trained(tmp_path: Path) -> None:
    config = replace(RUN, train=replace(RUN.train, epochs=40, patience=1, tol=0.9))
    dataset = gg.data.load(config.data, seed=config.seed)
    model = build(config.model, dataset.n_features, dataset.n_classes, seed=config.seed)
    history = gg.fit(model, dataset, config=config, out=tmp_path, progress=False, threads=1)
    assert len(history.epochs) < 40
    run = FinishedRun(tmp_path)
    assert (run.status, run.note) == ("trained", "")


def test_a_stopped_run_is_its_best_network_so_far(stopped: Path) -> None:
    run = FinishedRun(stopped)
    remark = f"the run in {stopped} was stopped after epoch 1 of 2, or is still going on"
    assert (run.status, run.remark) == ("stopped", remark)
    assert run.note == f"{remark}: this is its best network so far{GO_ON}"
    assert run.config == RUN
    assert len(run.history) == 1
    saved = load_model(stopped)
    expected = to_circuit(saved.model, saved.data.encoder, saved.data.class_names)
    assert run.circuit == run.trained_circuit == expected == load(stopped)
    with pytest.raises(FileNotFoundError) as error:
        _ = run.result
    assert str(error.value) == f"{remark}{GO_ON}"


def test_a_file_in_a_stopped_runs_folder_is_not_its_circuit(
    stopped: Path, finished: Path, tmp_path: Path
) -> None:
    copy = shutil.copytree(stopped, tmp_path / "copy")
    shutil.copy(finished / "circuit.npz", copy)
    assert gg.load_circuit(copy / "circuit.npz") != FinishedRun(stopped).circuit
    assert FinishedRun(copy).circuit == FinishedRun(stopped).circuit


def test_a_finished_run_without_its_circuit_file_is_extracted_again(copy: Path) -> None:
    expected = gg.load_circuit(copy / "circuit.npz")
    (copy / "circuit.npz").unlink()
    assert FinishedRun(copy).circuit == expected
    speed = CliRunner().invoke(app, ["bench", str(copy), "--seconds", "0.01", "--samples", "64"])
    assert (speed.exit_code, speed.stderr) == (0, "")


def test_every_command_about_a_stopped_run_takes_its_best_network(
    stopped: Path, tmp_path: Path
) -> None:
    page, out = tmp_path / "page.html", str(tmp_path / "out.npz")
    for command in (
        ["explore", str(stopped), "-o", str(page), "--samples", "1"],
        ["refit", str(stopped), "-o", out, "--hidden", "none", "--epochs", "1", "--quiet"],
        ["prune", str(stopped), "-o", out, "--method", "random"],
    ):
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0, done.output
        assert done.stderr == f"gategrad: {FinishedRun(stopped).note}\n"
    assert view_of_run(stopped, samples=1).facts == ("the best network so far",)


def test_a_run_that_was_stopped_before_it_had_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = FinishedRun(stopped_at(tmp_path / "run", 3, monkeypatch))
    assert run.status == "stopped"
    for part in ("note", "model", "circuit", "trained_circuit", "config"):
        with pytest.raises(ValueError, match="going on: there is no network yet; to go on, repeat"):
            getattr(run, part)


def test_files_are_read_without_torch(finished: Path, perceptron: Path, stopped: Path) -> None:
    code = f"""
import sys
from gategrad.runs import FinishedRun
run = FinishedRun({str(finished)!r})
run.status, run.note, run.result, run.config, run.history, run.columns, run.circuit, run.has_gates
assert not FinishedRun({str(perceptron)!r}).has_gates
run = FinishedRun({str(stopped)!r})
assert run.status == "stopped" and run.note and run.history
found = {{"torch", "safetensors", "sklearn"}} & set(sys.modules)
assert not found, found
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", ["info", "bench", "predict", "optimize", "explore"])
def test_commands_about_a_finished_runs_circuit_start_without_torch(
    finished: Path, tmp_path: Path, command: str
) -> None:
    rows, out = tmp_path / "rows.npy", tmp_path / "out"
    np.save(rows, np.zeros((3, 64)))
    more = {
        "info": [],
        "bench": ["--seconds", "0.01", "--samples", "64"],
        "predict": [str(rows)],
        "optimize": ["-o", f"{out}.npz", "--passes", "simplify"],
        "explore": ["-o", f"{out}.html", "--samples", "0"],
    }[command]
    code = (
        f"import sys; sys.argv = ['gategrad', {command!r}, {str(finished)!r}, *{more!r}]\n"
        "from gategrad.cli import main\n"
        "try:\n    main()\n"
        "except SystemExit as ended:\n    assert not ended.code\n"
        "assert 'torch' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
