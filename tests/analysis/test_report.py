import json
import sys

import numpy as np
import pytest
from command_line import call, trained

import gategrad
from gategrad.analysis.report import ANALYSES
from gategrad.approximate.expected_pruning import equal_layers, expected_gates_removed

pytest.importorskip("matplotlib")


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs") / "digits"
    options = ("--recipe", "paper")
    options += ("--layers", 2, "--width", 200, "--epochs", 3, "--lr", 0.05, "--gate-statistics")
    return trained(folder, "digits", *options)


def test_analyze_writes_json_and_pictures(run, tmp_path):
    result = call("analyze", run, "-o", tmp_path / "all", "--json")
    assert result.exit_code == 0, result.output
    summaries = json.loads(result.output)
    assert set(summaries) == {*ANALYSES} - {"tau"}
    for name in summaries:
        content = json.loads((tmp_path / "all" / f"{name}.json").read_text())
        assert content["summary"] == summaries[name]
        assert (tmp_path / "all" / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (tmp_path / "all" / f"{name}.svg").read_text()
    gates = json.loads((tmp_path / "all" / "gates.json").read_text())
    assert gates["epochs"] == [1, 2, 3]
    activation = json.loads((tmp_path / "all" / "activation.json").read_text())
    assert len(activation["rates"]) == 200
    confusion = json.loads((tmp_path / "all" / "classes.json").read_text())["confusion"]
    assert np.sum(confusion) == summaries["classes"]["samples"]


@pytest.mark.parametrize(
    ("options", "drawn"),
    [({}, True), ({"outputs": 40}, False), ({"class_layers": "part", "tree_levels": 2}, False)],
)
def test_gates_that_pruning_takes_are_foretold_of_layers_of_one_width(options, drawn):
    model = gategrad.nn.dlgn(16, layers=2, width=60, head=gategrad.nn.GroupSum(5), **options)
    layers = equal_layers(gategrad.to_circuit(model).netlist)
    assert (layers is not None) == drawn
    if layers is not None:  # half of the outputs take half of the last layer, 1/4 of the other
        assert expected_gates_removed(0.5, layers) == pytest.approx((1 / 2 + 1 / 4) / 2)


def test_gates_behind_learned_thresholds(tmp_path):
    run = tmp_path / "run"
    trained = call(
        "train", "digits", "--recipe", "paper", "--layers", 2, "--width", 60, "--steps", 2,
        "--quiet", "--out", run,
        "--learned-thresholds", 2, "--train-input", "continuous",
    )  # fmt: skip
    assert trained.exit_code == 0, trained.output
    result = call("analyze", run, "-o", tmp_path, "--what", "gates", "--json")
    assert result.exit_code == 0, result.output
    layers = json.loads((tmp_path / "gates.json").read_text())["best"]
    assert [sum(layer["gates"]) for layer in layers] == [60, 60]
    assert 0 < layers[-1]["gap"] < 1


def test_the_test_split_repeats_the_runs_accuracy(run, tmp_path):
    table = call("analyze", run, "-o", tmp_path, "--split", "test", "--what", "classes").output
    stored = json.loads((run / "result.json").read_text())["discrete_test_accuracy"]
    lines = [line.split() for line in table.splitlines()]
    assert ["accuracy", f"{100 * stored:.2f}", "%"] in lines
    assert table.count("written") == 3


def test_runs_of_a_study_are_compared_by_tau(run, tmp_path):
    mine = json.loads((run / "result.json").read_text())
    other = json.loads((run / "result.json").read_text())
    other["config"]["model"]["tau"], other["discrete_test_accuracy"] = 30.0, 0.25
    unlike = json.loads((run / "result.json").read_text())
    unlike["config"]["train"]["lr"] = 0.5
    study = tmp_path / "study.jsonl"
    study.write_text("".join(json.dumps(row) + "\n" for row in (other, mine, unlike)))
    arguments = ("analyze", run, "--what", "tau", "-o", tmp_path, "--json")
    summary = json.loads(call(*arguments, "--results", study).output)["tau"]
    assert summary == {
        "tau 10 accuracy": mine["discrete_test_accuracy"],
        "tau 30 accuracy": 0.25,
    }
    note = {"run_id": mine["run_id"], "refit_512": 0.5}  # found out later, without its settings
    with study.open("a") as file:
        file.write(json.dumps(note) + "\n")
    assert json.loads(call(*arguments, "--results", study).output)["tau"] == summary
    study.write_text(json.dumps(unlike))
    for results, message in (
        ((), "give --results"),
        (("--results", study), "is like this one"),
        (("--results", tmp_path / "none"), "no results at"),
        (("--results", run / "history.jsonl"), "is not a result (no run_id)"),
    ):
        failed = call(*arguments, *results)
        assert (failed.exit_code, message in failed.stderr) == (2, True), failed.stderr


@pytest.mark.parametrize("method", ["random", "activation", "greedy"])
def test_prune(run, tmp_path, method):
    out = tmp_path / "small.npz"
    arguments = ("prune", run, "--keep-accuracy", 3, "--method", method, "-o", out)
    content = json.loads(call(*arguments, "--json").output)
    circuit = gategrad.load_circuit(out)
    assert circuit.netlist.n_gates == content["gates"] <= content["gates_before"]
    assert content["valid_accuracy"] >= content["before_valid_accuracy"] - 0.03
    stored = json.loads((run / "result.json").read_text())
    assert content["before_test_accuracy"] == stored["discrete_test_accuracy"]
    test = gategrad.load_dataset("digits").test
    assert gategrad.compile(circuit).accuracy(test.X, test.y) == content["test_accuracy"]
    if method == "random":
        assert "NOT the same function" in call(*arguments).output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["analyze", "RUN", "-o", "x", "--what", "dreams"], "what must be of receptive-field"),
        (
            ["analyze", "RUN", "-o", "x", "--split", "all"],
            "split must be one of train, valid, test",
        ),
        (["analyze", "nowhere", "-o", "x"], "nowhere"),
        (["prune", "RUN", "-o", "x", "--method", "best"], "method must be one of random"),
        (["prune", "RUN", "-o", "x", "--keep-accuracy", "-1"], "0 to 100 percentage points"),
    ],
)
def test_mistakes(run, arguments, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = call(*(run if argument == "RUN" else argument for argument in arguments))
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_run_without_validation_samples(tmp_path):
    folder = tmp_path / "run"
    call("train", "digits", "--recipe", "paper", "--layers", 1, "--width", 20, "--steps", 1,
         "--valid-fraction", 0, "--quiet", "--out", folder)  # fmt: skip
    pruned = call("prune", folder, "-o", tmp_path / "x.npz")
    assert (pruned.exit_code, "kept no validation samples" in pruned.stderr) == (2, True)
    looked = call("analyze", folder, "--what", "classes", "--split", "valid", "-o", tmp_path / "x")
    assert (looked.exit_code, "no valid samples" in looked.stderr) == (2, True)
    call("analyze", folder, "--what", "classes", "-o", tmp_path / "x")
    assert json.loads((tmp_path / "x" / "classes.json").read_text())["split"] == "train"


def test_a_head_that_cannot_be_pruned(tmp_path):
    folder = tmp_path / "run"
    trained = call("train", "digits", "--recipe", "paper", "--layers", 1, "--width", 60,
                   "--steps", 1, "--head",
                   "codebook", "--quiet", "--out", folder)  # fmt: skip
    assert trained.exit_code == 0, trained.stderr
    found = call("analyze", folder, "-o", tmp_path / "x")
    assert found.exit_code == 0, found.stderr
    assert "heads group-sum, tree and tree-full" in found.output
    assert not (tmp_path / "x" / "pruning.json").exists()
    assert (tmp_path / "x" / "activation.json").exists()
    pruned = call("prune", folder, "-o", tmp_path / "x.npz")
    assert (pruned.exit_code, "heads group-sum, tree" in pruned.stderr) == (2, True)


def test_without_matplotlib_the_extra_is_named(run, tmp_path, monkeypatch):
    for name in [name for name in sys.modules if name.split(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = call("analyze", run, "--what", "classes", "-o", tmp_path)
    assert result.exit_code == 2
    assert "gategrad[plot]" in result.stderr
