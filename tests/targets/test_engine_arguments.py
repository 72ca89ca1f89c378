"""What the engine is given: rows, threads, arrays; what it refuses itself."""

import numpy as np
import pytest
from strategies import random_netlist, random_readout

import gategrad._native as _native
from gategrad.circuit import Circuit, ThresholdEncoder
from gategrad.targets import ReferenceNetwork, default_threads
from gategrad.targets import compile as compile_circuit
from gategrad.targets.speed import measure_packed_speed, measure_speed


def circuit_with(encoder: ThresholdEncoder, seed: int = 0) -> Circuit:
    rng = np.random.default_rng(seed)
    names = ("a", "b", "c")
    return Circuit(
        encoder, random_netlist(rng, encoder.n_bits, 200, 40), random_readout(rng, 40, 3), names
    )


def test_no_rows():
    network = compile_circuit(circuit_with(ThresholdEncoder.scaled(5, [0.5], "uint8", 0, 255)))
    assert network.predict(np.zeros((0, 5), np.uint8)).shape == (0,)
    assert network.class_sums(np.zeros((0, 5), np.uint8)).shape == (0, 3)
    assert network.bits(np.zeros((0, 5), np.uint8)).shape == (0, 40)


def test_accuracy():
    encoder = ThresholdEncoder.scaled(5, [0.5], "uint8", 0, 255)
    network = compile_circuit(circuit_with(encoder))
    X = np.random.default_rng(1).integers(0, 256, (50, 5), dtype=np.uint8)
    y = ReferenceNetwork(network.circuit).predict(X)
    assert network.accuracy(X, y) == 1.0
    assert network.accuracy(X, np.where(np.arange(50) < 10, y + 1, y)) == 0.8
    with pytest.raises(ValueError, match="one label per row"):
        network.accuracy(X, y[:3])
    with pytest.raises(ValueError, match="one label per row"):
        network.accuracy(X[:0], y[:0])


@pytest.mark.parametrize(
    ("X", "message"),
    [
        (np.zeros((3, 4), np.uint8), "expected rows of 5 features"),
        (np.full((3, 5), np.nan), "NaN in row 0"),
        (np.full((3, 5), 300.0), "value 300 lies outside"),
        (np.full((3, 5), "a"), "expected numbers"),
    ],
)
def test_bad_rows(X, message):
    network = compile_circuit(circuit_with(ThresholdEncoder.scaled(5, [0.5], "uint8", 0, 255)))
    with pytest.raises(ValueError, match=message):
        network.predict(X)


@pytest.mark.parametrize("seconds", [-1.0, float("inf"), float("nan")])
def test_times_without_an_end(seconds):
    network = compile_circuit(circuit_with(ThresholdEncoder.scaled(5, [0.5], "uint8", 0, 255)))
    for measure in (measure_speed, measure_packed_speed):
        with pytest.raises(ValueError, match=f"seconds must be a number of .*, got {seconds}"):
            measure(network, samples=3, seconds=seconds)


def test_bad_thread_counts(monkeypatch):
    circuit = circuit_with(ThresholdEncoder.scaled(5, [0.5], "uint8", 0, 255))
    with pytest.raises(ValueError, match="threads must be from 1 to 1024, got 0"):
        compile_circuit(circuit, threads=0)
    monkeypatch.setenv("GATEGRAD_THREADS", "many")
    with pytest.raises(ValueError, match="GATEGRAD_THREADS must be a number"):
        compile_circuit(circuit)
    monkeypatch.setenv("GATEGRAD_THREADS", "3")
    assert default_threads() == compile_circuit(circuit).threads == 3


ARRAYS = {"gate": np.uint8, "a": np.int32, "b": np.int32, "outputs": np.int32,
          "group": np.int32, "weight": np.int32, "offset": np.int64}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"gate": [16]}, "id above 15"),
        ({"a": [4]}, "not before its own"),
        ({"b": [-1]}, "not before its own"),
        ({"outputs": [5]}, "does not exist"),
        ({"group": [1]}, "class that does not exist"),
        ({"offset": []}, "does not exist|at least one class"),
        ({"offset": [2**31]}, "exceed 32 bits"),
        ({"a": [2, 2]}, "one length"),
        ({"weight": []}, "one length"),
        ({"n_inputs": -1}, "too many nets"),
        ({"n_inputs": 2**40}, "too many nets"),
    ],
)
def test_native_code_checks_for_itself(change, message):
    fields = {"gate": [6], "a": [2], "b": [3], "outputs": [4], "group": [0], "weight": [1],
              "offset": [0], "n_inputs": 2} | change  # fmt: skip
    arrays = {name: np.array(fields[name], dtype) for name, dtype in ARRAYS.items()}
    with pytest.raises(ValueError, match=message):
        _native.Engine(fields["n_inputs"], **arrays)


def test_native_code_checks_buffers():
    arrays = {"gate": [6], "a": [2], "b": [3], "outputs": [4], "group": [0], "weight": [1],
              "offset": [0]}  # fmt: skip
    engine = _native.Engine(2, **{k: np.array(v, ARRAYS[k]) for k, v in arrays.items()})
    words = np.zeros((1, 2, 8), np.uint64)
    for packed, n, rows in ((words, 513, 513), (words[:, :1], 5, 5), (words, 5, 4), (words, -1, 0)):
        with pytest.raises(ValueError, match=r"packed must have shape|out has the wrong shape"):
            engine.predict(np.ascontiguousarray(packed), n, np.empty(rows, np.int64), 1)
    thresholds = _native.Thresholds(np.ones((1, 2), np.int16), np.ones((1, 2)))
    rows, out = np.zeros((5, 2), np.uint8), np.empty(5, np.int64)
    wrong = [
        ("out must have shape", lambda: thresholds.pack(rows, words[:, :1].copy(), 1)),
        ("one column a feature", lambda: thresholds.pack(rows[:, :1].copy(), words, 1)),
        (
            "one column a feature",
            lambda: engine.raw_predict(thresholds, rows[:, :1].copy(), out, 1),
        ),
        ("out has the wrong shape", lambda: engine.raw_predict(thresholds, rows, out[:4], 1)),
        ("threads must be 1 to 1024", lambda: engine.raw_predict(thresholds, rows, out, 0)),
        ("one shape", lambda: _native.Thresholds(np.ones((1, 2), np.int16), np.ones((2, 2)))),
        ("words must be 8, 16 or 32, got 9", lambda: setattr(engine, "words", 9)),
    ]
    for message, call in wrong:
        with pytest.raises(ValueError, match=message):
            call()
    grid = np.ones((1, 2), np.int16), np.ones((1, 2))
    for used in ([], [0, 2], [-1, 0], [1, 0], [1, 1]):
        with pytest.raises(ValueError, match="used must hold bits of the grid, ascending"):
            _native.Thresholds(*grid, np.array(used, np.int32))
    two = _native.Thresholds(np.ones((2, 2), np.int16), np.ones((2, 2)))
    with pytest.raises(ValueError, match="one bit an input"):
        engine.raw_predict(two, rows, out, 1)
    for bad in (rows.astype(np.int64), np.asfortranarray(rows)):
        with pytest.raises(TypeError):
            engine.raw_predict(thresholds, bad, out, 1)
