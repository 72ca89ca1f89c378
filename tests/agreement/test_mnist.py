"""On every test image of MNIST: torch, the oracle and the engine give the same bits and classes."""

import os

import numpy as np
import pytest

import gategrad as gg
from gategrad.circuit import simulate

torch = pytest.importorskip("torch")

pytestmark = pytest.mark.skipif(
    "GATEGRAD_DATA" not in os.environ,
    reason="needs MNIST's files: set GATEGRAD_DATA to a folder with mnist/",
)


@pytest.mark.parametrize("thresholds", [[0.5], [0.25, 0.5, 0.75]])
@pytest.mark.parametrize("connections", ["random", "unique", "local"])
def test_whole_test_set(thresholds, connections):
    data = gg.load_dataset("mnist", thresholds=thresholds)
    head = gg.nn.GroupSum(10, tau=10, remainder="distribute")
    model = gg.nn.dlgn(
        data.n_features, layers=4, width=1_003, head=head, connections=connections,
        input_shape=data.input_shape,
    ).eval()  # fmt: skip
    circuit = gg.to_circuit(model, data.encoder, data.class_names)
    bits = data.test.bits()
    with torch.no_grad():
        outputs = torch.cat([model[:-1](x.float()) for x in torch.from_numpy(bits).split(1000)])
    network = gg.compile(circuit)
    np.testing.assert_array_equal(outputs.numpy(), network.bits(data.test.X))
    np.testing.assert_array_equal(simulate(circuit.netlist, bits), network.bits(data.test.X))
    predicted = network.predict(data.test.X)
    np.testing.assert_array_equal(predicted, head(outputs).argmax(dim=1).numpy())
    assert network.accuracy(data.test.X, data.test.y) == gg.accuracy(model, data.test)
