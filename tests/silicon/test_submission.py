"""The example that enters a public benchmark, with the benchmark's two modules stood in for."""

import importlib.util
import shutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from gategrad.circuit import simulate
from gategrad.silicon import Yosys
from gategrad.silicon.mapped_netlist import mapped_netlist

EXAMPLE = Path(__file__).parents[2] / "examples" / "silicon_submission.py"


@pytest.fixture
def example(monkeypatch):
    data, spec = ModuleType("mnistbench.data"), ModuleType("mnistbench.spec")
    data.Mnist, spec.Submission = SimpleNamespace, object
    for module in (ModuleType("mnistbench"), data, spec):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    found = importlib.util.spec_from_file_location("silicon_submission", EXAMPLE)
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.skipif(shutil.which("yosys") is None, reason="no Yosys here: apt-get install -y yosys")
def test_its_verilog_says_what_it_predicts(example):
    rng = np.random.default_rng(0)
    labels = np.arange(300) % 10
    images = rng.integers(0, 256, (300, 784), dtype=np.uint8)
    images[:, :400] = np.repeat(np.eye(10, dtype=np.uint8)[labels] * 255, 40, axis=1)
    part = {"train_x": images[:200], "train_y": labels[:200]}
    data = SimpleNamespace(**part, val_x=images[200:], val_y=labels[200:])
    submission = example.build(name="tiny", layers=2, width=200, outputs=40, epochs=40, price=1e-4)
    submission.train(data, seed=0)
    predicted = submission.predict(images)
    assert (predicted[200:] == labels[200:]).mean() > 0.5
    np.testing.assert_array_equal(submission.scores(images).argmax(axis=1), predicted)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "top.sv").write_text(submission.emit_verilog())
        Yosys.find().run(
            "read_verilog -sv top.sv; synth -top top -flatten; aigmap; opt_clean; "
            "write_json top.json",
            Path(folder),
            600,
        )
        netlist = mapped_netlist(Path(folder, "top.json"), ("pix", "cls"))
    bits = np.unpackbits(images, axis=1, bitorder="little")
    digits = simulate(netlist, bits) @ (1 << np.arange(4))
    np.testing.assert_array_equal(digits, predicted)


def test_points_have_names_of_their_own(example):
    names = [point["name"] for point in example.POINTS]
    assert len(set(names)) == len(names) > 0
    for point in example.POINTS:
        assert point["outputs"] % 10 == 0
        assert point["outputs"] <= point["width"]
