"""A network in the workers of Ray Data, on this machine."""

import numpy as np
import pytest

ray = pytest.importorskip("ray", reason="needs Ray, the extra 'ray'")
pytest.importorskip("ray.data", reason="needs Ray Data")

from strategies import random_netlist, random_readout

import gategrad as gg
from gategrad.circuit import Circuit

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]


def test_labels_from_ray_data_are_the_networks():
    rng = np.random.default_rng(0)
    netlist = random_netlist(rng, 20, 200, 30)
    circuit = Circuit(None, netlist, random_readout(rng, 30, 4), tuple("abcd"))
    network = gg.compile(circuit, threads=1)
    X = rng.integers(0, 2, (500, 20), dtype=np.uint8)
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        rows = ray.data.from_numpy(X).map_batches(lambda b: {"label": network.predict(b["data"])})
        labels = np.array([row["label"] for row in rows.take_all()])
    finally:
        ray.shutdown()
    np.testing.assert_array_equal(labels, network.predict(X))
