"""Files that earlier versions wrote: they open, compute the same, and are written as they were."""

import json
from pathlib import Path

import numpy as np
import pytest

from gategrad.circuit import load_circuit

FILES = Path(__file__).parent / "files"
SUMS = json.loads((FILES / "class_sums.json").read_text())
VERSIONS = {
    "plain": 1, "codebook": 2, "dense": 2, "dense_integer": 2, "selection": 2, "convolutions": 3
}  # fmt: skip


def stored_arrays(path):
    with np.load(path, allow_pickle=False) as file:
        return dict(file)


@pytest.mark.parametrize("name", VERSIONS)
def test_a_file_of_an_earlier_version(name, tmp_path):
    path = FILES / f"{name}.npz"
    circuit = load_circuit(path)
    encoder = circuit.encoder
    rows = np.random.default_rng(5).integers(0, 256, (7, encoder.n_features)).astype(encoder.dtype)
    sums = circuit.readout.class_sums(circuit.simulate(encoder.encode(rows)))
    np.testing.assert_allclose(sums, SUMS[name], rtol=1e-12)
    assert bool(circuit.stages) == (name == "convolutions")
    circuit.save(tmp_path / "again.npz")
    before, after = stored_arrays(path), stored_arrays(tmp_path / "again.npz")
    assert list(before) == list(after)
    for key in before:
        assert before[key].dtype == after[key].dtype
        np.testing.assert_array_equal(before[key], after[key], err_msg=key)
    assert json.loads(after["header"].tobytes())["version"] == VERSIONS[name]
