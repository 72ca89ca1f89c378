import dataclasses
import json
import re
import subprocess
import sys

import numpy as np
import pytest
import typer
from command_line import call
from typer.testing import CliRunner

import gategrad
from gategrad.cli import app

TRAIN = ["--recipe", "paper", "--layers", "2", "--width", "60", "--epochs", "2", "--quiet"]


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


def test_of_gates_trained_hard_no_relaxed_accuracy_is_shown(tmp_path):
    result = call("train", "digits", *TRAIN, "--forward", "hard", "--out", tmp_path / "run")
    assert result.exit_code == 0, result.output
    assert "discrete test accuracy" in result.output
    assert "relaxed" not in result.output
    assert "relaxed binary test accuracy" not in call("info", tmp_path / "run").output
    stored = json.loads((tmp_path / "run" / "result.json").read_text())
    assert 0 < stored["relaxed_binary_test_accuracy"] < 1


def uneven_table(path):
    rng = np.random.default_rng(0)
    rare = rng.random(600) < 0.1
    X = rng.normal(size=(600, 3)) + 2 * rare[:, None]
    both = zip(X, rare, strict=True)
    rows = [f"{a:.3f},{b:.3f},{c:.3f},{'yes' if r else 'no'}" for (a, b, c), r in both]
    path.write_text("\n".join(["a,b,c,y", *rows]) + "\n")
    return path


def test_of_uneven_classes_each_has_a_line(tmp_path):
    table, out = uneven_table(tmp_path / "rare.csv"), tmp_path / "run"
    train = ["train", table, "--label", "y", "--recipe", "table", *TRAIN]
    result = call(*train, "--out", out)
    assert result.exit_code == 0, result.output
    stored = json.loads((out / "result.json").read_text())
    for shown in (result.output, call("eval", out).output, call("info", out).output):
        assert f"balanced test accuracy {100 * stored['balanced_test_accuracy']:18.2f} %" in shown
        assert f"{100 * stored['largest_class_share']:.2f} % (no)" in shown
        for one in stored["classes"]:
            found = re.search(rf"^  {one['name']} +(\d+) +(\d+) ", shown, re.MULTILINE)
            assert found.groups() == (str(one["samples"]), str(one["predicted"]))
    other = call(*train, "--class-weight", "balanced", "--out", tmp_path / "balanced")
    assert other.exit_code == 0, other.output
    again = json.loads((tmp_path / "balanced" / "result.json").read_text())
    assert again["config"]["train"]["class_weight"] == "balanced"
    assert again["classes"][1]["predicted"] > stored["classes"][1]["predicted"]


def test_of_even_classes_the_accuracy_is_enough(run):
    assert "balanced" not in call("eval", run).output
    assert len(json.loads((run / "result.json").read_text())["classes"]) == 10


def test_what_is_off_is_said(tmp_path):
    words = "gategrad: training took 18 steps, where most data need 600 or more (--epochs 67)"
    train = ["train", "digits", "--recipe", "paper", "--layers", 2, "--width", 500, "--epochs", 2]
    train += ["--tau", "auto"]
    shown = call(*train, "--out", tmp_path / "run")
    assert words in shown.stderr.splitlines()
    assert "gategrad:" not in shown.stdout
    for command in ("eval", "info"):
        assert words in call(command, tmp_path / "run").stderr.splitlines()
    quiet = call(*train, "--quiet", "--out", tmp_path / "quiet")
    assert words in quiet.stderr.splitlines()
    assert "samples/s" not in quiet.stderr
    stored = json.loads((tmp_path / "quiet" / "result.json").read_text())
    assert words in [f"gategrad: {note}" for note in stored["notes"]]
    measured = call("eval", tmp_path / "run", "--json")
    assert measured.stderr == ""
    assert json.loads(measured.stdout)["notes"] == stored["notes"]


def test_python_runs_the_package():
    shown = subprocess.run(
        [sys.executable, "-m", "gategrad", "--version"], capture_output=True, text=True
    )
    assert shown.stdout == call("--version").output


def test_explore_names_its_page_after_the_source(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for source, name in ((run, "digits.html"), (run / "circuit.npz", "circuit.html")):
        result = call("explore", source, "--samples", 0)
        assert result.exit_code == 0, result.output
        assert (tmp_path / name).stat().st_size > 0


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
    assert json.loads(call("info", run, "--json").output)["gates"] == 120
    read = {
        "features": 64,
        "live_features": np.count_nonzero(
            gategrad.circuit.live_features(gategrad.load_circuit(run / "circuit.npz"))
        ),
    }
    for path in (run, run / "circuit.npz"):
        assert read.items() <= json.loads(call("info", path, "--json").output).items()
    lines = call("info", run).output.splitlines()
    assert any(line.split() == ["gates", "120"] for line in lines)
    assert any(line.split() == ["width", "60"] for line in lines)


@pytest.mark.filterwarnings("default::UserWarning")
def test_a_network_too_narrow_for_its_input_is_told_when_it_is_trained(tmp_path):
    arguments = ["--recipe", "paper", "--layers", "2", "--width", "20", "--epochs", "1", "--quiet"]
    trained = call("train", "digits", *arguments, "--out", tmp_path)
    told = (
        "gategrad: a layer of 20 gates leaves 24 of its 64 inputs unread; 32 gates would read all"
    )
    assert trained.stderr.splitlines()[0] == told
    assert trained.stderr.count("unread") == 1
    assert "unread" not in call("eval", tmp_path).stderr
    assert json.loads(call("info", tmp_path, "--json").output)["live_features"] <= 40


def test_optimize(run, tmp_path):
    out = tmp_path / "small.npz"
    table = call("optimize", run, "-o", out).output.splitlines()
    assert table[0].split() == ["pass", "gates", "depth", "inputs", "outputs", "seconds"]
    assert table[1].split()[:2] == ["start", "120"]
    reports = json.loads(call("optimize", run, "-o", out, "--passes", "simplify", "--json").output)
    assert [report["name"] for report in reports] == ["start", "simplify", "simplify"]
    small = gategrad.load_circuit(out)
    assert small.netlist.n_gates == reports[-1]["gates"] < 120
    X = np.random.default_rng(0).integers(0, 17, (300, 64))
    networks = [gategrad.compile(c) for c in (gategrad.load_circuit(run / "circuit.npz"), small)]
    np.testing.assert_array_equal(*(network.class_sums(X) for network in networks))
    np.save(tmp_path / "rows.npy", X)
    inexact = call("optimize", run, "-o", out, "--inexact-rows", tmp_path / "rows.npy")
    assert "NOT exact" in inexact.output
    assert "on 60 other rows" in inexact.output
    assert gategrad.load_circuit(out).netlist.n_gates <= small.netlist.n_gates
    bad = call("optimize", run, "-o", out, "--passes", "shrink")
    assert bad.exit_code == 2
    assert "pass must be one of simplify" in bad.output
    assert "got 'shrink'" in bad.output


def test_verify(run, tmp_path):
    """A run's network, its circuit, a smaller one, and one with another gate."""
    small, wrong = tmp_path / "small.npz", tmp_path / "wrong.npz"
    call("optimize", run, "-o", small)
    for other in (run / "circuit.npz", run / "checkpoint" / "model.safetensors", small):
        result = call("verify", run, other, "--json")
        assert result.exit_code == 0
        content = json.loads(result.output)
        assert (content["verdict"], content["proven"], content["total"]) == ("equal", 10, 10)
    circuit = gategrad.load_circuit(small)
    n = circuit.netlist
    outputs = np.concatenate([[n.outputs[0] ^ 1], n.outputs[1:]])
    changed = dataclasses.replace(
        circuit, dense=gategrad.Netlist(n.n_inputs, n.gate, n.a, n.b, outputs)
    )
    changed.save(wrong)
    result = call("verify", small, wrong, "-o", tmp_path / "row.npy")
    assert result.exit_code == 1
    assert result.output.splitlines()[0].split() == ["verdict", "different"]
    row = np.load(tmp_path / "row.npy")
    a, b = (gategrad.compile(x).class_sums(row)[0] for x in (circuit, changed))
    assert (a != b).any()
    assert f"of A for this input{' ' * 17}{' '.join(map(str, a))}" in result.output
    assert call("verify", small, wrong, "-o", tmp_path / "row.txt").exit_code == 2
    # x + y and (x | y) + (x & y): structure says nothing, and no time is left for a proof.
    sides = []
    for name, nets in (("plain", [2, 3]), ("gates", [4, 5])):
        readout = gategrad.Readout([0, 0], [1, 1], [0], [1.0])
        netlist = gategrad.Netlist(2, [7, 1], [2, 2], [3, 3], nets)
        sides.append(tmp_path / f"{name}.npz")
        gategrad.Circuit(None, netlist, readout, ("a",)).save(sides[-1])
    unknown = call("verify", *sides, "--seconds", "0", "--json")
    assert unknown.exit_code == 3
    assert json.loads(unknown.output)["unproven"] == [0]
    assert call("verify", *sides).exit_code == 0
    assert call("verify", small, tmp_path / "rows.csv").exit_code == 2
    assert "cannot read rows.csv" in call("verify", small, tmp_path / "rows.csv").stderr


def test_compile_for_other_tools(run, tmp_path):
    made = {
        "c": ["network.c", "network.h", "network_main.c"],
        "verilog": ["network.v", "network_adders.v", "network_argmax.v", "network_network.v",
                    "network_tb.v", "network_vectors.mem"],
        "blif": ["network.blif"],
        "aiger": ["network.aag"],
    }  # fmt: skip
    options = {
        "c": ["--example"],
        "verilog": ["--pipeline", "3", "--ready", "--chain-argmax"],
        "aiger": ["--ascii"],
    }
    for target, names in made.items():
        folder = tmp_path / target
        result = call("compile", run, "--target", target, "-o", folder, *options.get(target, []))
        assert result.exit_code == 0, result.output
        assert sorted(path.name for path in folder.iterdir()) == names
        assert str(folder / names[0]) in result.output
    rows = np.random.default_rng(0).integers(0, 17, (9, 64))
    from gategrad.circuit import simulate
    from gategrad.targets.blif import read_blif

    circuit = gategrad.load_circuit(run / "circuit.npz")
    call("compile", run / "circuit.npz", "--target", "blif", "--no-optimize", "-o", tmp_path)
    bits = circuit.encoder.encode(rows)
    found = simulate(read_blif((tmp_path / "network.blif").read_text()), bits)
    np.testing.assert_array_equal(found, simulate(circuit.netlist, bits))


def test_compile_takes_a_circuit_file_for_every_target(run, tmp_path):
    result = call("compile", run / "circuit.npz", "--optimize", "-o", tmp_path / "small.npz")
    assert result.exit_code == 0, result.stderr
    small = gategrad.load_circuit(tmp_path / "small.npz")
    assert small.netlist.n_gates < gategrad.load_circuit(run / "circuit.npz").netlist.n_gates
    refused = call("compile", run, "--cortex-m", "cortex-m4")
    assert refused.exit_code == 2
    assert "goes with the target c, not engine" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--target", "vhdl", "-o", "x"], "target must be one of engine, c, verilog"),
        (["--target", "c"], "name their folder with -o"),
        (["--target", "blif", "-o", "x", "--samples", "32"], "blif has no option 'samples'"),
        (["--samples", "32"], "the target engine has no option 'samples'"),
        (["--target", "blif", "-o", "x", "--cortex-m", "cortex-m4"], "goes with the target c"),
    ],
)
def test_bad_options_of_compile(run, arguments, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = call("compile", run, *arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_info_accounts_for_the_parts_and_shows_live_inputs(run, tmp_path):
    quick = json.loads(call("info", run / "circuit.npz", "--json").output)
    assert quick["parts"]["network"] == {"before": 120}
    content = json.loads(call("info", run / "circuit.npz", "--json", "--passes").output)
    assert content["parts"]["network"]["before"] == 120
    assert 0 < content["parts"]["network"]["after"] < 120
    assert set(content["parts"]) == {"encoder", "network", "adders", "argmax"}
    assert content["parts"]["encoder"]["before"] > 0
    assert sum(content["fan_out"].values()) == 64 + 120
    assert content["file_bytes"] == (run / "circuit.npz").stat().st_size
    png = tmp_path / "live.png"
    shown = call("info", run / "circuit.npz", "--live-inputs", "8x8", "--png", png).output
    image = shown.splitlines()[-8:]
    assert sum(line.count("\u2588") for line in image) == 2 * content["live_inputs"]
    assert png.read_bytes().startswith(b"\x89PNG")
    bad = call("info", run / "circuit.npz", "--live-inputs", "8x9")
    assert bad.exit_code == 2
    assert "needs the image's ROWSxCOLUMNS, 64 values, got 8x9" in bad.stderr


def test_resuming_a_finished_run_returns_its_result(run):
    before = (run / "result.json").read_bytes()
    assert call("train", "digits", *TRAIN, "--out", run, "--resume").exit_code == 0
    assert (run / "result.json").read_bytes() == before


def test_version():
    assert call("--version").output == f"gategrad {gategrad.__version__}\n"


@pytest.mark.parametrize(
    "command", ["train", "eval", "compile", "verify", "predict", "bench", "info"]
)
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
        (["train", "digits", "--valid-fraction", "1"], "--valid-fraction"),
        (["train", "digits", "--threads", "0"], "threads must be at least 1"),
        (["train", "synthetic"], "--classes"),
        (["eval", "nowhere"], "nowhere"),
        (["compile", "nowhere"], "nowhere"),
        (["info", "nowhere"], "no circuit file at nowhere"),
        (["info", "."], "no finished run in"),
        (["bench", "nowhere"], "no circuit file at nowhere"),
        (["predict", "nowhere", "-"], "no circuit file at nowhere"),
        (["verify", "nowhere.npz", "."], "at nowhere.npz"),
        (["verify", "nowhere", "."], "cannot read nowhere"),
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


COMMANDS = [
    (), ("train",), ("sweep",), ("eval",), ("refit",), ("quantize",), ("compile",), ("optimize",),
    ("verify",), ("area",), ("analyze",), ("prune",), ("refine",), ("predict",), ("bench",),
    ("info",), ("explore",), ("report",), ("runs",), ("runs", "list"), ("runs", "compare"),
    ("data",), ("data", "list"), ("data", "info"), ("data", "preview"),
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_fits_into_eighty_columns_without_colors(command, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", 80)
    text = call(*command, "--help").output
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80
    if command not in ((), ("data",), ("runs",)):
        assert "Example" in text
        assert "--json" in text
        # Each example stands on a line of its own.
        assert f" gategrad {' '.join(command)}" in text


def test_every_command_is_looked_at():
    from typer.main import get_command

    commands = get_command(app).commands
    named = {(name,) for name in commands}
    for name, command in commands.items():
        named |= {(name, inner) for inner in getattr(command, "commands", {})}
    assert named == set(COMMANDS) - {()}


def test_json_of_commands_that_write(run, tmp_path):
    result = call("train", "digits", *TRAIN, "--out", tmp_path / "run", "--json")
    content = json.loads(result.stdout)
    assert content["run_folder"] == str(tmp_path / "run")
    assert content["gates"] == 120
    compiled = json.loads(call("compile", run, "-o", tmp_path / "c.npz", "--json").output)
    assert compiled["written"] == [str(tmp_path / "c.npz")]
    assert compiled["gates"] == 120
    np.save(tmp_path / "rows.npy", np.zeros((2, 64)))
    lines = call("predict", run, tmp_path / "rows.npy", "--json").output.splitlines()
    first = json.loads(lines[0])
    assert len(lines) == 2
    assert first["scores"][first["class"]] == max(first["scores"].values())


def registries():
    from gategrad.analysis.report import ANALYSES
    from gategrad.approximate import ORDERS
    from gategrad.nn.connections import CONNECTIONS
    from gategrad.nn.heads.head_kinds import HEADS
    from gategrad.runs.recipes import RECIPES
    from gategrad.train.losses import LOSSES

    yield from (
        ("train", "--recipe", RECIPES), ("train", "--loss", LOSSES), ("train", "--head", HEADS),
        ("train", "--hidden-connections", CONNECTIONS),
        ("analyze", "--what", ANALYSES), ("prune", "--method", ORDERS),
    )  # fmt: skip


@pytest.mark.parametrize(("command", "flag", "names"), list(registries()))
def test_help_names_all_that_there_is_to_choose(command, flag, names):
    params = typer.main.get_command(app).commands[command].params
    text = next(param.help for param in params if flag in param.opts)
    if flag == "--hidden-connections":  # says what is there besides
        text += next(param.help for param in params if "--connections" in param.opts)
    assert [name for name in names if not re.search(rf"(?<![\w-]){name}(?![\w-])", text)] == []


def test_the_tab_key_offers_names(monkeypatch):
    from gategrad.config.model_config import HEAD_NAMES
    from gategrad.nn.heads.head_kinds import HEADS

    assert set(HEAD_NAMES) == set(HEADS)
    monkeypatch.setenv("_GATEGRAD_COMPLETE", "complete_bash")
    for words, expected in {
        "gategrad tr": ["train"],
        "gategrad train fashion": ["fashion-mnist"],
        "gategrad train mnist --recipe fa": ["fast"],
        "gategrad train mnist --head tree": ["tree", "tree-full"],
        "gategrad compile mnist.npz --target v": ["verilog"],
    }.items():
        monkeypatch.setenv("COMP_WORDS", words)
        monkeypatch.setenv("COMP_CWORD", str(len(words.split()) - 1))
        result = CliRunner().invoke(app, [], prog_name="gategrad")
        assert result.stdout.split() == expected
