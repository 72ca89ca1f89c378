import json

import numpy as np
import pytest
from strategies import random_convolutional_circuit

from gategrad.circuit import Circuit, load_circuit


def random_circuit() -> Circuit:
    return random_convolutional_circuit(np.random.default_rng(5), encoder=True, stages=2)


@pytest.mark.parametrize("seed", range(5))
def test_round_trip(tmp_path, seed):
    rng = np.random.default_rng(seed)
    circuit = random_convolutional_circuit(rng, encoder=bool(seed % 2))
    circuit.save(tmp_path / "c.npz")
    again = load_circuit(tmp_path / "c.npz")
    assert again.stages
    assert again == circuit


def test_it_stores_no_position_twice(tmp_path):
    circuit = random_circuit()
    circuit.save(tmp_path / "shared.npz")
    circuit.unrolled().save(tmp_path / "plain.npz")
    assert load_circuit(tmp_path / "plain.npz") == circuit.unrolled()
    sizes = [(tmp_path / name).stat().st_size for name in ("shared.npz", "plain.npz")]
    stored = sum(stage.netlist.n_gates for stage in circuit.stages) + circuit.dense.n_gates
    assert sizes[1] - sizes[0] > 9 * (circuit.n_gates - stored) - 8_000  # less entries' headers


def saved(tmp_path) -> tuple[dict[str, np.ndarray], dict]:
    random_circuit().save(tmp_path / "c.npz")
    with np.load(tmp_path / "c.npz", allow_pickle=False) as file:
        arrays = dict(file)
    return arrays, json.loads(arrays["header"].tobytes())


def refused(tmp_path, arrays, header, message):
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(ValueError, match=r"bad\.npz is not a valid circuit file") as caught:
        load_circuit(tmp_path / "bad.npz")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("in_shape", [2**31, 1, 1], ""),
        ("in_shape", [10**30, 10**30, 10**30], "net"),
        ("in_shape", [], ""),
        ("in_shape", [1.5, 2, 3], ""),
        ("in_shape", "123", ""),
        ("in_shape", None, ""),
        ("window", [10**9, 10**9], "net"),
        ("window", [0, 0], ""),
        ("window", {"a": 1}, ""),
        ("stride", [0, 1], "stride must be"),
        ("stride", [1], "stride must be"),
        ("stride", [10**20, 10**20], "stride must be"),
        ("padding", [10**12, 0], "padding"),
        ("padding", [-1, -1], "padding must be"),
    ],
)
def test_hostile_sizes(tmp_path, field, value, message):
    arrays, header = saved(tmp_path)
    header["stages"][0][field] = value
    refused(tmp_path, arrays, header, message)


@pytest.mark.parametrize("stages", [None, 5, {}, [], [7], [{}], [[]] * 65, "no"])
def test_hostile_stages(tmp_path, stages):
    arrays, header = saved(tmp_path)
    header["stages"] = stages
    refused(tmp_path, arrays, header, "")


def test_too_many_positions_are_refused_without_memory_for_them(tmp_path):
    arrays, header = saved(tmp_path)
    header["encoder"] = None
    del arrays["thresholds"]
    # All sizes are possible, but what comes out is more than nets can name.
    header["stages"][0] |= {"in_shape": [1, 30_000, 30_000], "window": [1, 1], "stride": [1, 1]}
    header["stages"][0]["padding"] = [0, 0]
    arrays |= {"stage_0_gate": np.zeros(0, np.uint8), "stage_0_outputs": np.full(3, 2)}
    arrays |= {f"stage_0_{name}": np.zeros(0, np.int32) for name in "ab"}
    refused(tmp_path, arrays, header, "32-bit net numbers")


def test_a_plain_version_with_stages_is_refused(tmp_path):
    arrays, header = saved(tmp_path)
    refused(tmp_path, arrays, header | {"version": 2}, "stage_0_gate")
    refused(tmp_path, arrays, header | {"version": 1, "encoder": None}, "stage_0_gate")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("stage_0_gate", [99], ""),
        ("stage_1_outputs", [10**6], "output 0 is net 1000000"),
        ("stage_0_outputs", [0], "but stage 1 reads"),
        ("stage_7_gate", [0], "stage_7_gate"),
    ],
)
def test_hostile_arrays(tmp_path, name, value, message):
    arrays, header = saved(tmp_path)
    refused(tmp_path, arrays | {name: np.array(value)}, header, message)


def test_a_missing_array_is_named(tmp_path):
    arrays, header = saved(tmp_path)
    del arrays["stage_1_b"]
    refused(tmp_path, arrays, header, "missing 'stage_1_b'")
