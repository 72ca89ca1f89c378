"""The ONNX model in onnxruntime, against the oracle."""

import numpy as np
import pytest
from hypothesis import given, settings
from strategies import circuits, random_netlist, random_readout

from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder
from gategrad.targets import ReferenceNetwork, emit
from gategrad.targets.onnx_model import onnx_model

onnx = pytest.importorskip("onnx")
runtime = pytest.importorskip("onnxruntime")


def run_onnx(circuit, rows):
    (content,) = onnx_model(circuit).values()
    options = runtime.SessionOptions()
    options.intra_op_num_threads = 1
    session = runtime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    return session.run(["labels", "scores"], {"X": rows})


def assert_model_agrees(circuit, rows):
    labels, scores = run_onnx(circuit, rows)
    oracle = ReferenceNetwork(circuit)
    np.testing.assert_array_equal(labels, oracle.predict(rows))
    np.testing.assert_array_equal(scores, oracle.scores(rows))
    assert (labels.dtype, scores.dtype) == (np.int64, np.float64)


@settings(deadline=None, max_examples=60)
@given(circuits())
def test_any_circuit(pair):
    circuit, rows = pair
    if circuit.netlist.n_inputs == 0:
        with pytest.raises(ValueError, match="an ONNX model needs inputs"):
            onnx_model(circuit)
    else:
        assert_model_agrees(circuit, rows)


@pytest.mark.parametrize(
    "encoder",
    [
        ThresholdEncoder(12, [63.75, 128], "uint8", 0, 255),
        ThresholdEncoder(12, np.arange(24).reshape(2, 12) * 13.5 - 20, "uint8", 0, 255),
        ThresholdEncoder(24, [0.5], "bool", 0, 1),
        ThresholdEncoder(12, [0.1, 1 / 3], "float32", -1, 1),
        ThresholdEncoder(12, [0.1, -1.5], "float64", -1, 1),
        ThresholdEncoder(12, [-3.5, 7], "int64", -10, 10),
    ],
    ids=lambda e: f"{e.dtype}-{e.thresholds.shape}",
)
def test_raw_rows(encoder):
    rng = np.random.default_rng(0)
    circuit = Circuit(
        encoder, random_netlist(rng, 24, 300, 90), random_readout(rng, 90, 4), tuple("abcd")
    )
    if encoder.dtype.startswith("float"):
        rows = rng.uniform(-1, 1, (100, encoder.n_features)).astype(encoder.dtype)
        rows[0] = encoder.thresholds.astype(encoder.dtype)[0]
    else:
        rows = rng.integers(encoder.low, encoder.high + 1, (100, encoder.n_features))
        rows = rows.astype("uint8" if encoder.dtype == "bool" else encoder.dtype)
    assert_model_agrees(circuit, rows)


def test_ties_constants_and_inverters():
    readout = Readout([0, 1, 2, 2], [1, 1, 2, 1], [0, 0, -1, ], [0.1] * 3)  # fmt: skip
    netlist = Netlist(1, [12, 12, 12], [2, 3, 4], [2, 3, 4], [2, 4, 5, 1])
    assert_model_agrees(
        Circuit(None, netlist, readout, tuple("abc")), np.array([[0], [1]], dtype=np.uint8)
    )


def test_few_nodes_and_little_space(tmp_path):
    # By level: 20,000 gates on 5 levels make tens of nodes and a dozen bytes a gate.
    rng = np.random.default_rng(0)
    width, levels = 4_000, 5
    first = np.repeat(2 + np.arange(levels) * width, width)
    a, b = (first + rng.integers(0, width, width * levels) for _ in range(2))
    outputs = 2 + levels * width + np.arange(width)
    netlist = Netlist(width, rng.integers(0, 16, width * levels), a, b, outputs)
    circuit = Circuit(None, netlist, Readout.group_sum(width, 10, 1.0), tuple("0123456789"))
    (path,) = emit(circuit, "onnx", tmp_path)
    assert path.stat().st_size < 14 * width * (levels + 1)
    assert len(onnx.load(path).graph.node) < 80
    onnx.checker.check_model(onnx.load(path), full_check=True)
    assert "20000 gates, depth 5" in onnx.load(path).graph.doc_string
    assert_model_agrees(circuit, rng.integers(0, 2, (65, width), dtype=np.uint8))
