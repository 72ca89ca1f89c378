"""Circuits with convolutions, wherever circuits are taken, shared and unrolled."""

import json
import pickle
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import BATCH_SIZES, random_convolutional_circuit

import gategrad as gg
import gategrad._native as _native
from gategrad.approximate.equal_on_rows import merge_on_rows
from gategrad.approximate.prune_to_accuracy import smallest_network
from gategrad.approximate.pruning import prune_outputs
from gategrad.approximate.pruning_orders import ORDERS
from gategrad.circuit import Circuit, Codebook, Readout, live_features
from gategrad.targets import EngineNetwork, ReferenceNetwork, emit
from gategrad.targets.aiger import read_aiger
from gategrad.targets.blif import read_blif
from gategrad.targets.engine import _native_stage


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32), st.sampled_from(BATCH_SIZES), st.integers(1, 2))
def test_the_engine_on_shared_tables(seed, batch, threads):
    rng = np.random.default_rng(seed)
    circuit = random_convolutional_circuit(rng)
    rows = rng.integers(0, 2, (batch, circuit.n_inputs), dtype=np.uint8)
    network, oracle = (
        EngineNetwork(circuit, threads=threads, unroll=False),
        ReferenceNetwork(circuit),
    )
    for method in ("bits", "class_sums", "scores", "predict"):
        np.testing.assert_array_equal(getattr(network, method)(rows), getattr(oracle, method)(rows))


@pytest.mark.parametrize("bit_words", [1, 2, 4, 8])
@pytest.mark.parametrize("row_words", [8, 16, 32])
def test_every_tiling(bit_words, row_words):
    rng = np.random.default_rng(bit_words + row_words)
    circuit = random_convolutional_circuit(rng, encoder=True, stages=2)
    rows = rng.integers(0, 256, (600, circuit.encoder.n_features), dtype=np.uint8)
    network, readout, dense = EngineNetwork(circuit, unroll=False), circuit.readout, circuit.dense
    network._engine = _native.Engine(
        dense.n_inputs, dense.gate, dense.a, dense.b, dense.outputs,
        readout.group, readout.weight, readout.offset,
        [_native_stage(stage) for stage in circuit.stages], bit_words, row_words,
    )  # fmt: skip
    expected = ReferenceNetwork(circuit).class_sums(rows)
    np.testing.assert_array_equal(network.class_sums(rows), expected)


def test_a_codebook_behind_convolutions():
    rng = np.random.default_rng(0)
    circuit = random_convolutional_circuit(rng, stages=1)
    n = circuit.n_outputs
    codes = rng.integers(0, 2, (3, n), dtype=np.uint8)
    codebook = Codebook(np.packbits(codes, axis=1, bitorder="little"), n, np.zeros(3, np.int64))
    readout = Readout(np.arange(n), np.ones(n, int), np.zeros(n, int), np.ones(3), codebook)
    circuit = replace(circuit, readout=readout, class_names=("a", "b", "c"))
    rows = rng.integers(0, 2, (70, circuit.n_inputs), dtype=np.uint8)
    network, oracle = EngineNetwork(circuit, unroll=False), ReferenceNetwork(circuit)
    np.testing.assert_array_equal(network.class_sums(rows), oracle.class_sums(rows))
    np.testing.assert_array_equal(network.bits(rows), oracle.bits(rows))


def test_small_ones_are_unrolled_and_stay_as_they_were_chosen():
    circuit = random_convolutional_circuit(np.random.default_rng(0))
    assert EngineNetwork(circuit).unrolled
    again = pickle.loads(pickle.dumps(gg.compile(circuit, threads=1, unroll=False)))
    assert not again.unrolled
    assert again.circuit == circuit


def native_stage(**changes):
    empty = np.zeros(0, np.int32)
    arguments = {
        "gate": np.zeros(0, np.uint8), "a": empty, "b": empty,
        "outputs": np.array([2], np.int32), "in_shape": (1, 3, 3), "window": (2, 2),
        "stride": (1, 1), "padding": (0, 0),
    }  # fmt: skip
    return _native.ConvolutionStage(**(arguments | changes))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"in_shape": (1, 3)}, "in_shape must be three numbers"),
        ({"in_shape": (0, 3, 3)}, "output 0 is net 2|channels must be positive"),
        ({"in_shape": (1, 2**40, 3)}, "sizes out of range"),
        ({"in_shape": (1, 2**31 - 1, 2**31 - 1)}, "too many bits"),
        ({"window": (2**30, 2**30)}, "the window has too many bits"),
        ({"window": (4, 2)}, "the window does not fit"),
        ({"stride": (0, 1)}, "sizes out of range"),
        ({"padding": (-1, 0)}, "sizes out of range"),
        ({"padding": (2**31 - 1, 2**31 - 1)}, "too many bits"),
        ({"outputs": np.array([6], np.int32)}, "output 0 is net 6"),
        ({"outputs": np.zeros(0, np.int32)}, "channels must be positive"),
        ({"padding": (1, 1)}, "the netlist must read what the last convolution gives"),
    ],
)
def test_native_code_checks_stages(changes, message):
    empty, none = np.zeros(0, np.int32), np.zeros(0, np.uint8)
    with pytest.raises(ValueError, match=message):
        _native.Engine(
            4, none, empty, empty, empty, empty, empty, np.zeros(1, np.int64),
            [native_stage(**changes)],
        )  # fmt: skip


def trained_like(seed: int, **options) -> Circuit:
    """With outputs enough for every class of a Group-Sum."""
    circuit = random_convolutional_circuit(np.random.default_rng(seed), **options)
    n = circuit.n_outputs
    classes = min(3, n)
    return replace(
        circuit,
        readout=Readout.group_sum(n, classes, 2.0),
        class_names=tuple(str(k) for k in range(classes)),
    )


def test_formats_without_loops_are_unrolled(tmp_path):
    circuit = trained_like(4, encoder=True)
    emit(circuit, "blif", tmp_path)
    emit(circuit, "aiger", tmp_path)
    rows = np.random.default_rng(0).integers(0, 2, (50, circuit.n_inputs))
    for read in (
        read_blif((tmp_path / "network.blif").read_text()),
        read_aiger((tmp_path / "network.aig").read_bytes()),
    ):
        result = gg.equivalence(circuit, read, seconds=0)
        assert result.verdict in ("equal", "unknown")
        plain = Circuit(None, read, circuit.readout, circuit.class_names)
        np.testing.assert_array_equal(plain.simulate(rows), circuit.simulate(rows))


def test_onnx(tmp_path):
    onnxruntime = pytest.importorskip("onnxruntime")
    circuit = trained_like(5)
    (path,) = emit(circuit, "onnx", tmp_path)
    rows = np.random.default_rng(0).integers(0, 2, (50, circuit.n_inputs), dtype=np.uint8)
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    labels, _ = session.run(None, {"X": rows})
    np.testing.assert_array_equal(labels, ReferenceNetwork(circuit).predict(rows))


def test_equivalence_of_shared_and_unrolled():
    pytest.importorskip("pysat")
    circuit = trained_like(6)
    smaller, _ = gg.optimize(circuit)
    unrolled, _ = gg.optimize(circuit.unrolled())
    assert gg.equivalence(circuit, smaller, seconds=30).verdict == "equal"
    assert gg.equivalence(unrolled, smaller, seconds=30).verdict == "equal"


def test_pruning_and_merging_take_convolutions():
    circuit = trained_like(8)
    rng = np.random.default_rng(0)
    bits, y = rng.integers(0, 2, (200, circuit.n_inputs)), rng.integers(0, 3, 200)
    y = np.minimum(y, circuit.readout.n_classes - 1)
    for order in ORDERS.values():
        found, plain = (order(c, bits, y, seed=1) for c in (circuit, circuit.unrolled()))
        np.testing.assert_array_equal(found, plain)
    assert prune_outputs(circuit, [0]) == prune_outputs(circuit.unrolled(), [0])
    pruned = smallest_network(circuit, bits, y, bits, y, loss=100, method="random")
    assert pruned.gates_trained == circuit.n_gates
    assert isinstance(merge_on_rows(circuit, bits)[0], Circuit)
    assert live_features(circuit).shape == (circuit.n_inputs,)


def printed_by(*arguments) -> str:
    command = [sys.executable, "-m", "gategrad.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_commands(tmp_path):
    circuit = trained_like(9, encoder=True, stages=2)
    circuit.save(tmp_path / "c.npz")
    shown = json.loads(printed_by("info", tmp_path / "c.npz", "--json"))
    assert shown["gates"] == circuit.n_gates
    assert list(shown["parts"])[1:4] == ["convolution 0", "convolution 1", "network"]
    printed_by("optimize", tmp_path / "c.npz", "-o", tmp_path / "small.npz")
    printed_by("optimize", tmp_path / "c.npz", "-o", tmp_path / "flat.npz", "--unroll")
    assert gg.load_circuit(tmp_path / "small.npz").stages
    flat = gg.load_circuit(tmp_path / "flat.npz")
    assert isinstance(flat, Circuit)
    assert flat.n_gates <= gg.load_circuit(tmp_path / "small.npz").n_gates
    assert "equal" in printed_by("verify", tmp_path / "c.npz", tmp_path / "c.npz")
    printed_by("compile", tmp_path / "c.npz", "--target", "c", "-o", tmp_path / "c")
    assert (tmp_path / "c" / "network.c").is_file()
    timed = json.loads(
        printed_by("bench", tmp_path / "c.npz", "--seconds", 0.01, "--samples", 64, "--json")
    )
    assert timed["samples"] == 64
