"""The engine against the oracle: every size, type and instruction set."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from instruction_sets import OTHER_ISAS, passes_under
from strategies import BATCH_SIZES, circuits, random_netlist, random_readout

from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder
from gategrad.targets import ReferenceNetwork
from gategrad.targets import compile as compile_circuit


@settings(deadline=None)
@given(
    st.integers(0, 2**31),
    st.sampled_from(BATCH_SIZES),
    st.integers(1, 140),
    st.sampled_from(["uint8", "bool", "float32", "float64", "int64", "float16"]),
    st.sampled_from(["C", "F", "strided"]),
)
def test_packing_agrees_with_the_encoder(seed, batch, n_features, dtype, layout):
    rng = np.random.default_rng(seed)
    high = 1 if dtype == "bool" else 255
    thresholds = rng.uniform(-1, 256, (rng.integers(1, 4), n_features))
    encoder = ThresholdEncoder(n_features, thresholds, "float64", 0, high)
    circuit = Circuit(
        encoder,
        Netlist(encoder.n_bits, [], [], [], np.arange(2, 2 + encoder.n_bits)),
        Readout.group_sum(encoder.n_bits, 1, 1.0),
        ("only",),
    )
    X = rng.integers(0, high, (batch, n_features), endpoint=True).astype(dtype)
    if layout == "F":
        X = np.asfortranarray(X)
    elif layout == "strided":
        X = np.repeat(X, 2, axis=0)[::2]
    np.testing.assert_array_equal(compile_circuit(circuit).bits(X), encoder.encode(X))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_floats_are_compared_as_numpy_does(dtype):
    edge = dtype(0.1)
    encoder = ThresholdEncoder(1, [float(np.float32(0.1))], "float64", 0, 1)
    circuit = Circuit(encoder, Netlist(1, [], [], [], [2]), Readout.group_sum(1, 1, 1.0), ("x",))
    X = np.array([[np.nextafter(edge, dtype(0))], [edge], [np.nextafter(edge, dtype(1))]])
    np.testing.assert_array_equal(compile_circuit(circuit).bits(X), encoder.encode(X))


@settings(deadline=None, max_examples=30)
@given(circuits(), st.integers(2, 5))
def test_threads_do_not_change_results(pair, threads):
    circuit, rows = pair
    rows = np.tile(rows, (5, 1))
    one, many = compile_circuit(circuit, threads=1), compile_circuit(circuit, threads=threads)
    np.testing.assert_array_equal(one.class_sums(rows), many.class_sums(rows))
    np.testing.assert_array_equal(one.predict(rows), many.predict(rows))


@settings(deadline=None, max_examples=60)
@given(
    st.integers(0, 2**31),
    st.sampled_from([*BATCH_SIZES, 3, 8, 1024, 1025, 2100]),
    st.sampled_from([8, 16, 32]),
    st.integers(0, 2500),
    st.sampled_from(["random", "layers", "trees"]),
)
def test_every_row_width_agrees_with_the_oracle(seed, batch, words, n_gates, kind):
    rng = np.random.default_rng(seed)
    n_inputs, n_outputs = int(rng.integers(1, 100)), int(rng.integers(0, 400))
    netlist = netlist_of(kind, rng, n_inputs, n_gates, n_outputs)
    circuit = Circuit(None, netlist, random_readout(rng, n_outputs, 3), ("a", "b", "c"))
    network, oracle = compile_circuit(circuit, threads=2), ReferenceNetwork(circuit)
    network._engine.words = words
    rows = rng.integers(0, 2, (batch, n_inputs), dtype=np.uint8)
    expected = oracle.class_sums(rows)
    np.testing.assert_array_equal(network.class_sums(rows), expected)
    np.testing.assert_array_equal(network.class_sums_packed(network.pack(rows)), expected)
    np.testing.assert_array_equal(network.predict(rows), oracle.predict(rows))
    np.testing.assert_array_equal(network.bits(rows), oracle.bits(rows))


def netlist_of(
    kind: str, rng: np.random.Generator, n_inputs: int, n_gates: int, n_outputs: int
) -> Netlist:
    """Gates that read any net, or the layer before, or one another's only readers."""
    if kind == "random" or n_gates == 0:
        return random_netlist(rng, n_inputs, n_gates, n_outputs)
    nets = 2 + n_inputs + np.arange(n_gates)
    if kind == "layers":
        width = max(1, n_gates // 4)
        below = (nets - 2 - n_inputs) // width * width + 2 + n_inputs
        first = np.maximum(below - width, 2)
        a, b = rng.integers(first, below, (2, n_gates))
    else:
        a, b = nets - 1, rng.integers(2, 2 + n_inputs, n_gates)
    last = rng.integers(max(0, nets[-1] - n_gates // 3), nets[-1] + 1, n_outputs)
    return Netlist(n_inputs, rng.integers(0, 16, n_gates), a, b, last)


@pytest.mark.parametrize(
    ("kind", "n_gates", "n_outputs"),
    [
        ("random", 0, 30),
        ("random", 700, 500),
        ("layers", 6000, 1200),
        ("layers", 200_000, 80_000),  # more nets than 16 bits number
        ("trees", 6000, 900),  # more levels than are worth a block each
    ],
)
@pytest.mark.parametrize("used", [None, np.arange(1, 400, 3)])
def test_one_sample_at_a_time(kind, n_gates, n_outputs, used):
    rng = np.random.default_rng(n_gates)
    thresholds = rng.uniform(-30, 280, (2, 200))
    encoder = ThresholdEncoder(200, thresholds, "float64", 0, 255, used)
    circuit = Circuit(
        encoder,
        netlist_of(kind, rng, encoder.n_bits, n_gates, n_outputs),
        replace(random_readout(rng, n_outputs, 7), scale=np.ones(7)),
        tuple("abcdefg"),
    )
    network = compile_circuit(circuit, threads=1)
    X = rng.integers(0, 256, (6, 200), dtype=np.uint8)
    expected = ReferenceNetwork(circuit).class_sums(X)
    for rows in (X, X.astype(np.float32), X.astype(np.float64)):
        sums = [network.class_sums(row[None]) for row in rows]
        np.testing.assert_array_equal(np.concatenate(sums), expected)
    for row, sums in zip(X, expected, strict=True):
        np.testing.assert_array_equal(network.class_sums_packed(network.pack(row[None])), [sums])
        assert network.predict(row[None]).tolist() == [sums.argmax()]


def test_every_function_of_three_bits():
    # All pairs of gates of which the second is the first's only reader, in both orders of inputs.
    outer, inner = np.divmod(np.arange(256), 16)
    first = 2 + 3 + 2 * np.arange(256)
    gate, a, b = np.empty(512, int), np.empty(512, int), np.empty(512, int)
    gate[0::2], gate[1::2] = inner, outer
    a[0::2], b[0::2] = 2, 3
    for swapped in (False, True):
        a[1::2], b[1::2] = (4, first) if swapped else (first, 4)
        netlist = Netlist(3, gate, a, b, first + 1)
        rows = (np.arange(8)[:, None] >> np.arange(3) & 1).astype(np.uint8)
        for weight in (1, -1):
            readout = Readout(
                np.arange(256), np.full(256, weight), np.zeros(256, int), np.ones(256)
            )
            circuit = Circuit(None, netlist, readout, tuple(map(str, range(256))))
            network, oracle = compile_circuit(circuit), ReferenceNetwork(circuit)
            np.testing.assert_array_equal(network.class_sums(rows), oracle.class_sums(rows))
            np.testing.assert_array_equal(network.bits(rows), oracle.bits(rows))


@pytest.mark.parametrize("n_classes", [1, 2, 2000])
@pytest.mark.parametrize("n_gates", [0, 40, 6000])
def test_outputs_that_are_repeated_constant_or_inputs(n_classes, n_gates):
    rng = np.random.default_rng(n_gates)
    netlist = random_netlist(rng, 30, n_gates, 9000)
    outputs = netlist.outputs.copy()
    outputs[:200], outputs[200:400], outputs[400:3000] = 0, 1, rng.integers(2, 32, 2600)
    netlist = Netlist(30, netlist.gate, netlist.a, netlist.b, outputs)
    weight = rng.choice([-70_000, -1, 0, 1, 1, 1, 2, 5], 9000)
    readout = Readout(
        rng.integers(0, n_classes, 9000), weight, rng.integers(-9, 9, n_classes), np.ones(n_classes)
    )
    circuit = Circuit(None, netlist, readout, tuple(map(str, range(n_classes))))
    network, oracle = compile_circuit(circuit, threads=2), ReferenceNetwork(circuit)
    rows = rng.integers(0, 2, (700, 30), dtype=np.uint8)
    for count in (1, 8, 65, 700):
        expected = oracle.class_sums(rows[:count])
        np.testing.assert_array_equal(network.class_sums(rows[:count]), expected)
        np.testing.assert_array_equal(network.predict(rows[:count]), expected.argmax(axis=1))
    np.testing.assert_array_equal(network.bits(rows[:70]), oracle.bits(rows[:70]))


def test_a_batch_of_5000_and_its_parts():
    rng = np.random.default_rng(5)
    circuit = Circuit(
        None, netlist_of("layers", rng, 40, 20_000, 4000), random_readout(rng, 4000, 10),
        tuple("0123456789"),
    )  # fmt: skip
    network = compile_circuit(circuit, threads=2)
    rows = rng.integers(0, 2, (5000, 40), dtype=np.uint8)
    sums = network.class_sums(rows)
    np.testing.assert_array_equal(sums[:300], ReferenceNetwork(circuit).class_sums(rows[:300]))
    for start, stop in ((0, 1), (1, 65), (100, 229), (600, 1111), (4000, 5000)):
        np.testing.assert_array_equal(network.class_sums(rows[start:stop]), sums[start:stop])


def test_sums_at_the_ends_of_32_bits():
    high, low = 2**31 - 1, -(2**31) + 1
    readout = Readout([0, 0, 1, 1], [2**30, 2**30 - 1, -(2**30), -(2**30) + 1], [0, 0], [1.0, 1.0])
    circuit = Circuit(None, Netlist(2, [], [], [], [2, 3, 2, 3]), readout, ("up", "down"))
    network = compile_circuit(circuit)
    assert network.class_sums([[1, 1], [0, 0]]).tolist() == [[high, low], [0, 0]]
    assert network.predict([[1, 1], [0, 0]]).tolist() == [0, 0]


@pytest.mark.parametrize("dtype", [np.uint8, np.float32, np.float64])
def test_thresholds_at_the_ends_of_a_type(dtype):
    if dtype == np.uint8:
        low, high = 0.0, 255.0
        ends = [low, 0.25, 254.5, high]
    else:
        low, high = float(np.finfo(dtype).min), float(np.finfo(dtype).max)
        inside = np.nextafter(np.array([low, high], dtype), dtype(0))
        ends = [low, *inside.tolist(), high]
    thresholds = [-1e300, *ends, 0.0, 1e-46, 0.5, 1e300]
    encoder = ThresholdEncoder(1, thresholds, "float64", low, high)
    n = len(thresholds)
    circuit = Circuit(
        encoder, Netlist(n, [], [], [], np.arange(2, 2 + n)), Readout.group_sum(n, 1, 1.0), ("x",)
    )
    tiny = 0 if dtype == np.uint8 else np.finfo(dtype).smallest_subnormal
    X = np.array([[low], [0], [tiny], [1], [high]], dtype)
    np.testing.assert_array_equal(compile_circuit(circuit).bits(X), encoder.encode(X))


def test_large_groups_count_right():
    netlist = Netlist(1, [], [], [], [2] * 70_000)
    readout = Readout(np.zeros(70_000, int), np.tile([3, -2], 35_000), [-7], [1.0])
    network = compile_circuit(Circuit(None, netlist, readout, ("x",)))
    assert network.class_sums([[0], [1]]).tolist() == [[-7], [35_000 - 7]]


@pytest.mark.parametrize("isa", OTHER_ISAS)
def test_every_instruction_set_passes_these_tests(isa):
    agreement = str(Path(__file__).parents[1] / "agreement" / "test_targets.py")
    selected = (
        "packing or threads_do or large or floats or every_row or one_sample or function or "
        "repeated or ends"
    )
    passes_under(isa, [__file__, "-k", selected], [agreement])


def test_labels_may_be_names_of_classes():
    circuit = Circuit(
        None, Netlist(1, [], [], [], [2, 0]), Readout.group_sum(2, 2, 1.0),
        ("on", "off"),
    )  # fmt: skip
    network = compile_circuit(circuit)
    X, right = [[1], [0], [1]], ["on", "off", "on"]
    assert network.predict(X).tolist() == [0, 0, 0]
    for labels in (right, np.array(right, dtype=object), [0, 1, 0]):
        assert network.accuracy(X, labels) == pytest.approx(2 / 3)
    with pytest.raises(ValueError, match="label 'no' is no class; these are on, off"):
        network.accuracy(X, ["on", "no", "on"])


AT_EXIT = """
import threading, time
import numpy as np
from gategrad.circuit import Circuit, Netlist, Readout
from gategrad.targets import compile as compile_circuit

rng = np.random.default_rng(0)
n = 20_000
a, b = rng.integers(0, 500 + np.arange(n)), rng.integers(0, 500 + np.arange(n))
netlist = Netlist(500, rng.integers(0, 16, n), a, b, np.arange(n, n + 500))
network = compile_circuit(
    Circuit(None, netlist, Readout.group_sum(500, 2, 1.0), ("x", "y")), threads=1
)
rows = rng.integers(0, 2, (5_000, 500), dtype=np.uint8)

def work():
    while True:
        network.predict(rows)

threading.Thread(target=work, daemon=True).start()
time.sleep(0.2)
"""


def test_python_may_end_while_another_thread_computes():
    for _ in range(6):  # a thread is met asking for the interpreter's lock in some of them
        ended = subprocess.run(
            [sys.executable, "-c", AT_EXIT], capture_output=True, text=True, check=False
        )
        assert (ended.returncode, ended.stderr) == (0, "")
