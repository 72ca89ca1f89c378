"""The page in headless Chromium: the engine's labels, and everything that can be pressed."""

import os

import numpy as np
import pytest
from browser import in_browser
from command_line import call, trained
from strategies import random_netlist

import gategrad
from gategrad.circuit import Circuit, Column, Readout, ThresholdEncoder
from gategrad.explore import View, drawing_of, write_page

pytestmark = pytest.mark.slow

LABELS = "return DATA.samples.labels.map((_, i) => circuit.predict(sampleRow(i)));"


@pytest.fixture(scope="module")
def digits(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs")
    options = ("--layers", 3, "--width", 600, "--epochs", 3, "--threads", 1)
    run, out = trained(folder / "digits", "digits", *options), folder / "digits.html"
    assert call("explore", run, "-o", out).exit_code == 0
    return out


def test_labels_of_a_thousand_test_images(tmp_path):
    """MNIST, through the circuit that GATEGRAD_CIRCUIT names or a quickly trained one."""
    try:
        mnist = gategrad.load_dataset("mnist")
    except FileNotFoundError as error:
        pytest.skip(f"no MNIST: {error}")
    path = os.environ.get("GATEGRAD_CIRCUIT")
    if path is None:
        head = gategrad.nn.GroupSum(10, tau=5)
        model = gategrad.nn.dlgn(784, layers=3, width=3_000, head=head)
        gategrad.fit(model, mnist, epochs=1, steps=150, lr=0.05, progress=False)
        circuit = gategrad.to_circuit(model, mnist.encoder, mnist.class_names)
    else:
        circuit = gategrad.load_circuit(path)
    X, y = mnist.test.X[:1000], mnist.test.y[:1000]
    view = View(
        "MNIST", shape=(1, 28, 28), samples=X, labels=y, drawing=drawing_of("mnist", (1, 28, 28))
    )
    write_page(circuit, tmp_path / "page.html", view)
    found = in_browser(tmp_path / "page.html", LABELS)
    expected = gategrad.compile(circuit).predict(X)
    assert len(set(expected.tolist())) > 5
    assert found == expected.tolist()


@pytest.mark.parametrize("size", [(1280, 900), (500, 844)])
def test_nothing_is_wider_than_the_window(digits, size):
    widths = in_browser(
        digits,
        "classes.rows[0].button.click(); select(circuit.nNets - 1, 'key');"
        "return [document.documentElement.scrollWidth, innerWidth];",
        size,
    )
    assert widths[0] <= widths[1]


def test_a_drawing_by_pointer_changes_the_classes(digits):
    script = """
    const before = Array.from(classes.last);
    const pad = document.getElementById("pad");
    const box = pad.getBoundingClientRect();
    const at = (type, x, y) => pad.dispatchEvent(new PointerEvent(type, {
      bubbles: true, pointerId: 1,
      clientX: box.left + x * box.width, clientY: box.top + y * box.height,
    }));
    pad.setPointerCapture = () => {};
    at("pointerdown", 0.5, 0.1);
    for (let i = 1; i <= 20; i++) at("pointermove", 0.5, 0.1 + 0.04 * i);
    at("pointerup", 0.5, 0.9);
    evaluate();
    const drawn = Array.from(input.raw);
    const sums = Array.from(classes.last);
    const expected = Array.from((circuit.encode(drawn), circuit.run(), circuit.classSums()));
    return { before, sums, expected, ink: Math.max(...drawn),
             rows: drawn.filter((v) => v > 0).length,
             verdict: document.getElementById("verdict").textContent };
    """
    found = in_browser(digits, script)
    assert found["sums"] == found["expected"] != found["before"]
    assert found["ink"] >= 12
    assert found["rows"] >= 8
    assert found["verdict"] == ""


def test_the_keyboard_alone_draws_and_traces(digits):
    script = """
    const press = (node, key) =>
      node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const pad = document.getElementById("pad");
    pad.focus();
    press(pad, " ");
    for (let i = 0; i < 3; i++) press(pad, "ArrowDown");
    press(pad, "Escape");
    evaluate();
    const ink = input.raw.filter((v) => v > 0).length;
    const canvas = layers[2].canvas;
    canvas.focus();
    press(canvas, "ArrowRight");
    press(canvas, "ArrowRight");
    const title = document.querySelector("#gate h3").textContent;
    const traced = state.cone.reduce((sum, mark) => sum + mark, 0);
    const node = document.querySelectorAll(".node")[0];
    press(node, "Enter");
    const followed = document.querySelector("#gate h3").textContent;
    press(document.body, "Escape");
    return { ink, title, traced, followed, released: state.cone === null };
    """
    found = in_browser(digits, script)
    assert found["ink"] > 0
    assert found["title"].startswith("Gate 1,202, layer 3 is ")
    assert found["traced"] > 1
    assert found["followed"] != ""
    assert found["released"]


def test_tables_and_color(tmp_path):
    rng = np.random.default_rng(0)
    encoder = ThresholdEncoder(
        3, np.array([[0.5, 0.5, -2.2e307], [1.5, 1.5, 3.0]]), "float64", -4.5e307, 4.5e307
    )
    table = Circuit(
        encoder, random_netlist(rng, 6, 40, 8), Readout.group_sum(8, 2, 1.0), ("a", "b")
    )
    columns = (Column("kind", ("x", "y", "z")), Column("n"), Column("size", None, True))
    write_page(table, tmp_path / "table.html", View("A table", columns=columns))
    script = """
    const change = (node, type) => node.dispatchEvent(new Event(type, { bubbles: true }));
    const row = (f) => input.rows[f].element;
    row(0).querySelector("select").value = "2";
    change(row(0).querySelector("select"), "change");
    const field = row(1).querySelector("input[type=number]");
    field.value = "1.25";
    change(field, "input");
    const absent = row(2).querySelector("input[type=checkbox]");
    absent.checked = true;
    change(absent, "change");
    evaluate();
    const bits = Array.from(circuit.values.slice(2, 8));
    field.value = "much";
    change(field, "input");
    return { raw: Array.from(input.raw), bits,
             disabled: row(2).querySelector("input[type=range]").disabled,
             text: input.describe(0, 1.5), known: input.describe(2, -2.2e307) };
    """
    found = in_browser(tmp_path / "table.html", script)
    assert found["raw"][:2] == [2, 1.25]
    assert found["bits"] == encoder.encode(np.array([found["raw"]]))[0].tolist()
    assert found["disabled"]
    assert found["text"] == "kind comes after “y”"
    assert found["known"] == "size is known"

    color = ThresholdEncoder.scaled(3 * 6 * 5, [0.25, 0.5, 0.75], "uint8", 0, 255)
    circuit = Circuit(
        color,
        random_netlist(rng, color.n_bits, 90, 60),
        Readout.group_sum(60, 30, 1.0),
        tuple(f"c{k}" for k in range(30)),
    )
    X = rng.integers(0, 256, (4, 90), dtype=np.uint8)
    view = View("Color", shape=(3, 6, 5), samples=X, labels=np.arange(4))
    write_page(circuit, tmp_path / "color.html", view)
    assert (
        in_browser(tmp_path / "color.html", LABELS) == gategrad.compile(circuit).predict(X).tolist()
    )
    script = """
    input.ink.value = "#ff8000";
    input.sizeChoice.value = "1";
    input._start([2.5, 1.5]);
    document.querySelectorAll("#classes > button")[0].click();
    return { pixel: [0, 1, 2].map((c) => input.raw[c * 30 + 7]),
             shown: document.querySelectorAll("button.class").length };
    """
    assert in_browser(tmp_path / "color.html", script) == {"pixel": [255, 128, 0], "shown": 30}
