"""Inputs that nothing reads are left out, and every target reads the same raw rows."""

import pickle
import shutil
from dataclasses import replace

import numpy as np
import pytest
from simulators import icarus
from strategies import random_netlist, random_readout

import gategrad as gg
from gategrad.approximate.equal_on_rows import merge_on_rows
from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder, live_features, part_gates
from gategrad.circuit.input_selection import select_inputs
from gategrad.passes import drop_inputs
from gategrad.targets import emit
from gategrad.targets.c.library import CLibraryNetwork
from gategrad.targets.c.source import c_source
from gategrad.targets.onnx_model import onnx_model
from gategrad.verify.raw_rows import random_rows

ENCODERS = [
    ThresholdEncoder(70, [63.75, 128], "uint8", 0, 255),
    ThresholdEncoder(70, np.arange(140).reshape(2, 70) * 2.5 - 20, "uint8", 0, 255),
    ThresholdEncoder(140, [0.5], "bool", 0, 1),
    ThresholdEncoder(70, [0.1, 1 / 3], "float32", -1, 1),
    ThresholdEncoder(70, [[0.1] * 70, [-1.5] * 35 + [0.3] * 35], "float64", -1, 1),
    ThresholdEncoder(70, [-3.5, 7], "int64", -10, 10),
]
BITS = np.array([0, 2, 3, 9, 63, 64, 65, 69, 70, 99, 139])


@pytest.fixture(params=ENCODERS, ids=lambda e: f"{e.dtype}-{e.thresholds.shape}")
def circuit(request):
    """One that reads some of BITS, and has an input for each of 140."""
    rng = np.random.default_rng(1)
    netlist, readout = random_netlist(rng, len(BITS), 60, 30), random_readout(rng, 30, 3)
    few = Circuit(replace(request.param, used=BITS), netlist, readout, tuple("abc"))
    return select_inputs(few, np.arange(140))


@pytest.fixture
def rows(circuit):
    return random_rows(circuit.encoder, np.random.default_rng(2), 600)


def test_oracle_engine_and_file(circuit, rows, tmp_path):
    smaller = drop_inputs(circuit)
    assert set(smaller.encoder.used) <= set(BITS)
    assert smaller.netlist.n_inputs == len(smaller.encoder.used) > 5
    np.testing.assert_array_equal(
        smaller.encoder.encode(rows), circuit.encoder.encode(rows)[:, smaller.encoder.used]
    )
    expected = gg.compile(circuit, target="reference").class_sums(rows)
    smaller.save(tmp_path / "c.npz")
    again = gg.load_circuit(tmp_path / "c.npz")
    assert again == smaller == pickle.loads(pickle.dumps(smaller))
    np.testing.assert_array_equal(gg.compile(again, target="reference").class_sums(rows), expected)
    engine = gg.compile(again, threads=2)
    for count in (1, 3, 8, 9, 64, 65, 600):
        np.testing.assert_array_equal(engine.class_sums(rows[:count]), expected[:count])
        packed = engine.pack(rows[:count])
        np.testing.assert_array_equal(engine.class_sums_packed(packed), expected[:count])
    assert drop_inputs(smaller) is smaller
    np.testing.assert_array_equal(live_features(smaller), live_features(circuit))
    if circuit.encoder.dtype == "uint8":
        assert part_gates(smaller)["encoder"] < part_gates(circuit)["encoder"]


def test_other_targets(circuit, rows, tmp_path):
    expected = gg.compile(circuit).predict(rows)
    smaller = drop_inputs(circuit)
    if shutil.which("cc"):
        for samples in (1, 64):
            found = CLibraryNetwork(smaller, samples=samples, flags=["-O0", "-Wall", "-Werror"])
            np.testing.assert_array_equal(found.predict(rows), expected)
    if circuit.encoder.dtype == "uint8" and shutil.which("iverilog") and circuit.readout.is_integer:
        emit(smaller, "verilog", tmp_path, encoder=True, vectors=rows[:20])
        assert icarus(tmp_path).startswith("PASS: 20 vectors\n")
    pytest.importorskip("onnx")
    runtime = pytest.importorskip("onnxruntime")
    model = onnx_model(smaller)["network.onnx"]
    session = runtime.InferenceSession(model, providers=["CPUExecutionProvider"])
    kind = np.uint8 if rows.dtype == bool else rows.dtype
    (labels,) = session.run(["labels"], {"X": rows.astype(kind)})
    np.testing.assert_array_equal(labels, expected)


def test_proven_equal_and_refuted(circuit):
    pytest.importorskip("pysat")
    smaller = drop_inputs(circuit)
    wider = select_inputs(smaller, np.union1d(smaller.encoder.used, [1, 5]))
    for a, b in ((circuit, smaller), (smaller, wider)):
        result = gg.equivalence(a, b, samples=64)
        assert (result.verdict, result.proven) == ("equal", 3)
    # Whose inputs are the same ones, or the whole grid's.
    assert gg.equivalence(smaller, smaller.netlist, samples=64).verdict == "equal"
    assert gg.equivalence(circuit.netlist, smaller, samples=64).verdict == "equal"
    readout = circuit.readout
    other = Readout(readout.group, readout.weight * 2, readout.offset, readout.scale)
    found = gg.equivalence(replace(smaller, readout=other), wider, samples=64).counterexample
    a, b = (
        gg.compile(c).class_sums(found.row[None])[0]
        for c in (replace(smaller, readout=other), wider)
    )
    np.testing.assert_array_equal(a, found.a)
    np.testing.assert_array_equal(b, found.b)
    with pytest.raises(ValueError, match="cannot compare"):
        gg.equivalence(smaller, Netlist(3, [], [], [], circuit.netlist.outputs % 5))


def test_the_default_passes_end_with_it(circuit, rows):
    smaller, reports = gg.optimize(circuit)
    assert reports[-1].name == "drop_inputs"
    assert reports[-1].inputs == smaller.netlist.n_inputs < reports[0].inputs == 140
    assert [report.name for report in reports].count("drop_inputs") == 1
    again, _ = gg.optimize(smaller)
    assert again == smaller
    np.testing.assert_array_equal(
        gg.compile(smaller).class_sums(rows), gg.compile(circuit).class_sums(rows)
    )
    merged, agreement = merge_on_rows(circuit, rows)
    assert agreement.rows == 120
    kept = np.arange(600) % 5 != 4
    np.testing.assert_array_equal(
        gg.compile(merged).class_sums(rows[kept]), gg.compile(circuit).class_sums(rows[kept])
    )


def test_what_has_no_encoder_or_reads_nothing():
    netlist, readout = Netlist(3, [6], [2], [3], [5]), Readout.group_sum(1, 1, 1.0)
    bits = Circuit(None, netlist, readout, ("a",))
    assert drop_inputs(bits) is bits
    with pytest.raises(ValueError, match="without encoder"):
        select_inputs(bits, np.array([0]))
    encoder = ThresholdEncoder(3, [0.5], "uint8", 0, 255)
    with pytest.raises(ValueError, match="bit 1 of the grid is read"):
        select_inputs(replace(bits, encoder=encoder), np.array([0, 2]))
    constant = Circuit(encoder, Netlist(3, [], [], [], [1]), readout, ("a",))
    assert drop_inputs(constant).encoder.used.tolist() == [0]
    assert "network.v" in gg.targets.verilog.verilog(drop_inputs(constant))


def test_files_name_the_selection(circuit):
    assert (
        b"those of the encoder's 140 bits that are read"
        in c_source(drop_inputs(circuit))["network.h"]
    )
