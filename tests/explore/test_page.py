"""The page as a file, and the command that writes it."""

import json
import re
from dataclasses import asdict

import numpy as np
import pytest
from command_line import call, trained
from strategies import random_netlist

import gategrad
from gategrad.circuit import Circuit, Column, Readout
from gategrad.config import DataConfig, ModelConfig, RunConfig
from gategrad.explore import View, view_of_run, write_page
from gategrad.explore.page import page_html
from gategrad.explore.view import _one_of_each, guessed_shape


def data_of(text):
    (data,) = re.findall(r'<script id="data" type="application/json">(.*?)</script>', text, re.S)
    return json.loads(data)


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs") / "digits"
    return trained(folder, "digits", "--layers", 2, "--width", 60, "--epochs", 1)


@pytest.fixture(scope="module")
def table_run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tables")
    rng = np.random.default_rng(0)
    lines = ["size,color,label"]
    for _ in range(60):
        size, color = rng.normal(), rng.choice(["red", "green", "blue"])
        shown = "" if rng.random() < 0.1 else f"{size:.3f}"
        lines.append(f"{shown},{color},{'yes' if color == 'red' else 'no'}")
    (folder / "own.csv").write_text("\n".join(lines))
    table = folder / "own.csv"
    return trained(folder / "run", table, "--layers", 2, "--width", 40, "--epochs", 1)


def test_the_title_says_where_the_width_halves(tmp_path):
    sizes = ["--layers", 1, "--width", 60, "--outputs", 20, "--taper", "halving"]
    run = trained(tmp_path / "run", "digits", *sizes, "--steps", 1)
    assert view_of_run(run).title == "digits: 1 layers of 60 gates, halving to 20, group-sum"


def circuit_of_inputs(n_inputs, names=("a", "b")):
    rng = np.random.default_rng(1)
    readout = Readout.group_sum(10, len(names), 1.0)
    return Circuit(None, random_netlist(rng, n_inputs, 50, 10), readout, names)


def test_a_run_becomes_one_file_that_loads_nothing(run, tmp_path):
    out = tmp_path / "page.html"
    result = call("explore", run, "-o", out)
    assert result.exit_code == 0, result.output
    text = out.read_text("utf-8")
    assert f"{out.stat().st_size:,} bytes" in result.output
    addresses = set(re.findall(r"https?://[^\s\"'<]*", text))
    assert addresses == {"http://www.w3.org/2000/svg"}  # a name, which is not loaded
    assert not re.search(r"<link|<img|@import|url\(|fetch\(|XMLHttp|import\(", text)
    assert "default-src 'none'" in text
    assert "<!-- " not in text
    data = data_of(text)
    assert data["input"]["shape"] == [1, 8, 8]
    assert data["input"]["drawing"]["center"] == "box"
    assert data["circuit"]["n_gates"] == 120
    assert sorted(data["samples"]["labels"][:10]) == list(range(10))
    assert len(data["samples"]["labels"]) == 12


def test_a_table_brings_its_columns(table_run, tmp_path):
    view = view_of_run(table_run, samples=3)
    assert [column.name for column in view.columns] == ["size", "color"]
    assert view.columns[0].missing
    assert view.columns[1].categories == ("blue", "green", "red")
    assert view.ranges.shape == (2, 2)
    assert np.abs(view.ranges[0]).max() < 10
    assert len(view.samples) == 3
    size = write_page(gategrad.load_circuit(table_run / "circuit.npz"), tmp_path / "t.html", view)
    assert size == (tmp_path / "t.html").stat().st_size


def test_a_convolutional_run_is_called_by_its_networks_name(tmp_path, monkeypatch):
    config = RunConfig(DataConfig("mnist"), ModelConfig(network="clgn-mnist-s"))
    content = {"config": asdict(config), "compiled_test_accuracy": 0.5}
    (tmp_path / "result.json").write_text(json.dumps(content))
    monkeypatch.setattr("gategrad.explore.view._at_hand", lambda *_: False)
    assert view_of_run(tmp_path).title == "mnist: clgn-mnist-s, group-sum"


def test_a_smaller_circuit_borrows_the_view_of_its_run(run, tmp_path):
    small, out = tmp_path / "small.npz", tmp_path / "small.html"
    assert call("optimize", run, "-o", small).exit_code == 0
    assert call("explore", small, "--run", run, "--samples", 0, "-o", out).exit_code == 0
    data = data_of(out.read_text("utf-8"))
    assert data["samples"] is None
    assert data["title"].endswith("small.npz")
    alone = call("explore", small, "-o", out)
    assert alone.exit_code == 0
    assert "--run" in alone.output
    assert data_of(out.read_text("utf-8"))["input"]["shape"] == [1, 8, 8]


def test_names_cannot_become_code():
    bad = "</script><script>alert(1)</script>"
    names = (bad, "<b>&amp;")
    columns = tuple(Column(f"{bad}{i}") for i in range(4))
    text = page_html(circuit_of_inputs(4, names), View(bad, columns=columns, note=bad))
    assert "alert(1)</script>" not in text
    data = data_of(text)
    assert data["circuit"]["class_names"] == list(names)
    assert data["title"] == bad


def test_a_view_that_does_not_fit_is_refused():
    circuit = circuit_of_inputs(6)
    for view, message in (
        (View("t", shape=(2, 2)), r"reads 6 values.*\(2, 2\)"),
        (View("t", shape=(1, 2, 2)), "6 values"),
        (View("t", columns=(Column("x"),)), "1 columns"),
        (View("t", samples=np.zeros((2, 6))), "labels come together"),
        (View("t", samples=np.zeros((2, 5)), labels=np.zeros(2, int)), "rows of 6 values"),
        (View("t", samples=np.zeros((1, 6)), labels=np.array([2])), "labels must be 0 to 1"),
        (View("t", ranges=np.zeros((3, 2))), "ranges"),
    ):
        with pytest.raises(ValueError, match=message):
            page_html(circuit, view)


def test_shapes_are_guessed_only_where_they_may_be():
    assert guessed_shape(784) == (1, 28, 28)
    assert guessed_shape(14) == (14,)
    assert guessed_shape(49) == (49,)


def test_samples_are_one_of_each_class():
    y = np.array([2, 2, 0, 1, 0, 2])
    assert y[_one_of_each(y, 4, 5)].tolist() == [0, 1, 2, 0, 2]
    assert y[_one_of_each(y, 4, 2)].tolist() == [0, 1]
    assert len(_one_of_each(y, 4, 0)) == 0
    assert len(_one_of_each(y, 4, 100)) == 6


def test_mistakes_of_the_command(run, tmp_path):
    out = tmp_path / "page.html"
    for arguments, message in (
        ((tmp_path, "-o", out), "no circuit file"),
        ((run, "-o", out, "--shape", "8x8"), "the run knows its shape"),
        ((run / "circuit.npz", "-o", out, "--shape", "8x"), "--shape must be"),
        ((run / "circuit.npz", "-o", out, "--shape", "9x9"), "reads 64 values"),
        ((run, "-o", out, "--samples", "-1"), "samples must be"),
        ((run / "circuit.npz", "-o", out, "--run", tmp_path), "no finished run"),
    ):
        result = call("explore", *arguments)
        assert result.exit_code == 2, result.output
        assert message in result.output
    assert not out.exists()
