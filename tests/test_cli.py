import json

import numpy as np
import pytest
from typer.testing import CliRunner

import gategrad
from gategrad.cli import app
from gategrad.passes import PASSES

TRAIN = ["--layers", "2", "--width", "60", "--epochs", "2", "--quiet"]


def call(*arguments, **options):
    return CliRunner().invoke(app, [str(argument) for argument in arguments], **options)


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs") / "digits"
    result = call("train", "digits", *TRAIN, "--out", folder)
    assert result.exit_code == 0, result.output
    assert "discrete test accuracy" in result.output
    return folder


def test_a_run_folder_holds_what_scripts_rely_on(run):
    result = json.loads((run / "result.json").read_text())
    assert result["discrete_test_accuracy"] == result["compiled_test_accuracy"]
    assert 0 < result["relaxed_binary_test_accuracy"] < 1
    assert 0 < result["relaxed_continuous_test_accuracy"] < 1
    assert result["gates"] == 120
    assert result["train_seconds"] > 0
    assert result["config"]["model"]["width"] == 60
    assert {"commit", "machine"} <= set(result)
    assert (run / "circuit.npz").is_file()
    assert (run / "checkpoint").is_dir()


def test_eval_and_compile_repeat_the_runs_result(run, tmp_path):
    stored = json.loads((run / "result.json").read_text())
    measured = json.loads(call("eval", run, "--json").output)
    assert measured == {name: stored[name] for name in measured}
    result = call("compile", run, "--out", tmp_path / "again.npz")
    assert result.exit_code == 0
    again = gategrad.load_circuit(tmp_path / "again.npz")
    assert again == gategrad.load_circuit(run / "circuit.npz")


def test_predict_reads_npy_csv_and_standard_input(run, tmp_path):
    X = np.random.default_rng(0).integers(0, 17, (5, 64))
    expected = gategrad.compile(gategrad.load_circuit(run / "circuit.npz")).predict(X)
    np.save(tmp_path / "rows.npy", X)
    np.savetxt(tmp_path / "rows.csv", X, delimiter=",", fmt="%d")
    csv = (tmp_path / "rows.csv").read_text().replace(",", ", ") + "\n"
    outputs = [
        call("predict", run / "circuit.npz", tmp_path / "rows.npy").output,
        call("predict", run / "circuit.npz", tmp_path / "rows.csv").output,
        call("predict", run / "circuit.npz", "-", input=csv).output,
    ]
    assert outputs == ["".join(f"{k}\n" for k in expected)] * 3
    scores = call("predict", run / "circuit.npz", tmp_path / "rows.csv", "--scores").output
    table = np.loadtxt(scores.splitlines()[1:], delimiter=",")
    np.testing.assert_array_equal(table.argmax(axis=1), expected)


def test_bench_and_info(run):
    speed = json.loads(
        call("bench", run / "circuit.npz", "--seconds", "0.01", "--samples", "600", "--json").output
    )
    assert min(speed["packed_per_s"], speed["raw_per_s"], speed["latency_us"]) > 0
    assert speed["samples"] == 600
    assert json.loads(call("info", run / "circuit.npz", "--json").output)["gates"] == 120
    assert json.loads(call("info", run).output)["gates"] == 120


def test_optimize(run, tmp_path):
    out = tmp_path / "small.npz"
    table = call("optimize", run, "-o", out).output.splitlines()
    assert table[0].split() == ["pass", "gates", "depth", "outputs", "seconds"]
    assert table[1].split()[:2] == ["start", "120"]
    reports = json.loads(call("optimize", run, "-o", out, "--passes", "simplify", "--json").output)
    assert [report["name"] for report in reports] == ["start", "simplify", "simplify"]
    small = gategrad.load_circuit(out)
    assert small.netlist.n_gates == reports[-1]["gates"] < 120
    X = np.random.default_rng(0).integers(0, 17, (300, 64))
    networks = [gategrad.compile(c) for c in (gategrad.load_circuit(run / "circuit.npz"), small)]
    np.testing.assert_array_equal(*(network.class_sums(X) for network in networks))
    bad = call("optimize", run, "-o", out, "--passes", "shrink")
    assert bad.exit_code == 2
    assert f"pass must be one of {', '.join(PASSES)}, got 'shrink'" in bad.output


def test_resuming_a_finished_run_returns_its_result(run):
    before = (run / "result.json").read_bytes()
    assert call("train", "digits", *TRAIN, "--out", run, "--resume").exit_code == 0
    assert (run / "result.json").read_bytes() == before


def test_version():
    assert call("--version").output == f"gategrad {gategrad.__version__}\n"


@pytest.mark.parametrize("command", ["train", "eval", "compile", "predict", "bench", "info"])
def test_help_has_examples(command):
    result = call(command, "--help")
    assert result.exit_code == 0
    assert f"gategrad {command}" in result.output.split("Example")[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["train", "nonsense"], "no data set 'nonsense'"),
        (["train", "digits", "--tau", "0"], "tau must be a positive number"),
        (["train", "digits", "--width", "0"], "must be at least 1"),
        (["train", "digits", "--width", "5"], "5 outputs cannot serve 10 classes"),
        (["train", "digits", "--epochs", "0"], "epochs must be at least 1"),
        (["train", "digits", "--head", "oracle"], "head must be one of"),
        (["train", "digits", "--connections", "ring"], "connections must be one of"),
        (["train", "digits", "--thresholds", "half"], "thresholds must be numbers"),
        (["train", "digits", "--valid-fraction", "1"], "valid_fraction"),
        (["train", "digits", "--threads", "0"], "threads must be at least 1"),
        (["train", "synthetic"], "n_classes"),
        (["eval", "nowhere"], "nowhere"),
        (["compile", "nowhere"], "nowhere"),
        (["info", "nowhere"], "no circuit file at nowhere"),
        (["info", "."], "no finished run in"),
        (["bench", "nowhere"], "no circuit file at nowhere"),
        (["predict", "nowhere", "-"], "no circuit file at nowhere"),
    ],
)
def test_a_users_mistake_is_one_line_and_exit_code_two(arguments, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = call(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.startswith("gategrad: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("rows.csv", "1,2,3\n", "expected rows of 64 features"),
        ("rows.csv", ",".join(["17"] * 64), "value 17 lies outside [0, 16]"),
        ("rows.csv", ",".join(["nan"] * 64), "NaN in row 0"),
        ("rows.csv", " \n", "holds no rows"),
        ("rows.csv", "a,b", "without a header"),
        ("rows.csv", ",".join(["0.5"] * 64), "value 0.5 in row 0, feature 0"),
        ("rows.txt", "1", "rows come as .npy or .csv"),
        ("rows.npy", "junk", "rows.npy"),
    ],
)
def test_bad_rows_for_predict(run, tmp_path, name, content, message):
    (tmp_path / name).write_text(content)
    result = call("predict", run / "circuit.npz", tmp_path / name)
    assert result.exit_code == 2
    assert message in result.stderr


def test_a_used_folder_names_the_remedy(run):
    result = call("train", "digits", *TRAIN, "--out", run)
    assert result.exit_code == 2
    assert "--resume" in result.stderr


def test_a_missing_data_file_is_named(tmp_path, monkeypatch):
    monkeypatch.delenv("GATEGRAD_DATA", raising=False)
    monkeypatch.setenv("GATEGRAD_OFFLINE", "1")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    result = call("train", "mnist", *TRAIN, "--data-dir", tmp_path, "--out", tmp_path / "run")
    assert result.exit_code == 2
    assert "train-images-idx3-ubyte" in result.stderr
    assert "GATEGRAD_DATA" in result.stderr
