"""Torch, oracle, engine, C, Verilog and ONNX give every sample of a test set the same class."""

import os
import shutil

import numpy as np
import pytest
from simulators import SIMULATORS, icarus

import gategrad as gg
from gategrad.circuit import simulate
from gategrad.targets import emit
from gategrad.targets.c.library import CLibraryNetwork
from gategrad.targets.onnx_model import onnx_model

torch = pytest.importorskip("torch")

needs_mnist = pytest.mark.skipif(
    "GATEGRAD_DATA" not in os.environ,
    reason="needs MNIST's files: set GATEGRAD_DATA to a folder with mnist/",
)
SETS = ["digits", pytest.param("mnist", marks=[needs_mnist, pytest.mark.slow])]


@pytest.fixture(scope="module", params=SETS)
def case(request):
    """Raw rows, a circuit and the labels of the torch model, all of one data set.

    ``GATEGRAD_CIRCUIT`` names a trained MNIST circuit to take instead, without a model.
    """
    small = request.param == "digits"
    data = gg.load_dataset(request.param, thresholds=[0.3, 0.6] if small else [0.5])
    if not small and "GATEGRAD_CIRCUIT" in os.environ:
        circuit = gg.load_circuit(os.environ["GATEGRAD_CIRCUIT"])
        predicted = circuit.readout.predict(
            circuit.readout.class_sums(simulate(circuit.netlist, data.test.bits()))
        )
    else:
        torch.manual_seed(0)
        head = gg.nn.GroupSum(10, tau=10)
        width = 300 if small else 2_000
        model = gg.nn.dlgn(data.n_features, layers=3, width=width, head=head)
        gg.fit(model, data, epochs=1, lr=0.03)
        circuit = gg.to_circuit(model, data.encoder, data.class_names)
        with torch.no_grad():
            bits = torch.from_numpy(data.test.bits()).float()
            predicted = model.eval()(bits).argmax(dim=1).numpy()
    return data.test, circuit, gg.optimize(circuit)[0], predicted


def test_oracle_and_engine(case):
    test, circuit, smaller, predicted = case
    for each in (circuit, smaller):
        for target in ("reference", "engine"):
            found = gg.compile(each, target=target).predict(test.X)
            np.testing.assert_array_equal(found, predicted)


@pytest.mark.parametrize("style", ["straight", "table"])
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_c(case, compiler, style):
    if not shutil.which(compiler):
        pytest.skip(f"needs {compiler}")
    test, _, smaller, predicted = case
    found = CLibraryNetwork(smaller, compiler=compiler, style=style, flags=["-O1"])
    np.testing.assert_array_equal(found.predict(test.X), predicted)


def test_onnx(case):
    pytest.importorskip("onnx")
    runtime = pytest.importorskip("onnxruntime")
    test, circuit, smaller, predicted = case
    for each in (circuit, smaller):
        session = runtime.InferenceSession(
            onnx_model(each)["network.onnx"], providers=["CPUExecutionProvider"]
        )
        kind = {"tensor(uint8)": np.uint8, "tensor(float)": np.float32}.get(
            session.get_inputs()[0].type, np.float64
        )
        rows = test.X.reshape(len(test.X), -1).astype(kind)
        (labels,) = session.run(["labels"], {"X": rows})
        np.testing.assert_array_equal(labels, predicted)


@pytest.mark.parametrize("run", SIMULATORS)
@pytest.mark.parametrize("pipeline", [None, 4])
def test_verilog(case, run, pipeline, tmp_path):
    # The bench compares with the oracle's labels, which the tests above compare with the model's.
    # Icarus takes seconds for an image of MNIST: it sees a few of them.
    test, _, smaller, predicted = case
    bits = smaller.encoder.encode(test.X)  # those that are left
    np.testing.assert_array_equal(gg.compile(smaller).predict_encoded(bits), predicted)
    bits = bits[:10] if run is icarus and len(bits) > 1_000 else bits
    emit(smaller, "verilog", tmp_path, vectors=bits, pipeline=pipeline, ready=pipeline is not None)
    assert run(tmp_path).startswith(f"PASS: {len(bits)} vectors\n")
