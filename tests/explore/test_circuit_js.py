"""The page's interpreter against the oracle, in a JavaScript engine."""

import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from strategies import circuits, random_netlist, random_readout

from gategrad.circuit import Circuit, Codebook, Dense, Netlist, Readout, ThresholdEncoder, simulate
from gategrad.circuit.decoders import pack_codes
from gategrad.explore.circuit_data import circuit_data
from gategrad.explore.packed_arrays import pack
from gategrad.targets import compile as compile_circuit


def assert_page_agrees(scripts, circuit, rows):
    scripts.load(circuit)
    predicted, bits, sums = scripts.run(rows)
    network = compile_circuit(circuit, target="reference")
    np.testing.assert_array_equal(bits.reshape(len(rows), -1), network.bits(rows))
    np.testing.assert_array_equal(sums, network.class_sums(rows))
    np.testing.assert_array_equal(predicted, network.predict(rows))


@pytest.mark.parametrize(
    "values",
    [
        np.array([], np.int64),
        np.array([7, 7, 7]),
        np.arange(5, 300),
        np.array([0, 255, 3], np.uint8),
        np.array([-128, 127]),
        np.array([0, 65535]),
        np.array([-32768, 5]),
        np.array([0, 2**24 - 1, 70000]),
        np.array([0, 2**32 - 1]),
        np.array([-(2**31), 2**31 - 1]),
        np.array([-(2**40), 2**53 - 1]),
        np.array([0.1, -3.5, 1e300]),
        np.array([0.1, 2.5], np.float32),
        np.array([2.5, 2.5]),
    ],
)
def test_arrays_arrive_as_they_were(scripts, values):
    packed = pack(values)
    assert packed["length"] == len(values)
    assert scripts.call("unpacked", json.dumps(packed)) == values.tolist()


def test_a_number_that_javascript_cannot_hold_is_refused():
    for values in (np.array([0, 2**53]), np.array([2**60, 2**60])):
        with pytest.raises(ValueError, match="53 bits"):
            pack(values)


@given(circuits())
@settings(max_examples=20, deadline=None)
def test_random_circuits(scripts, sample):
    circuit, rows = sample
    assert_page_agrees(scripts, circuit, rows[:12])


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int64", "float32", "float64"])
def test_encoders(scripts, dtype):
    rng = np.random.default_rng(3)
    low, high = {"bool": (0, 1), "uint8": (0, 255)}.get(dtype, (-3, 3))
    rows = rng.uniform(low, high, (20, 9))
    rows = rows.astype(dtype) if dtype[0] == "f" else np.rint(rows).astype(dtype)
    # Thresholds that are values of the data, where "greater" and "at least" differ.
    thresholds = np.sort(rows[:3].astype(np.float64), axis=0)
    used = np.sort(rng.choice(27, 17, replace=False)).astype(np.int32)
    for selection in (None, used):
        encoder = ThresholdEncoder(9, thresholds, dtype, low, high, selection)
        netlist = random_netlist(rng, encoder.n_bits, 60, 20)
        names = tuple("abc")
        assert_page_agrees(
            scripts, Circuit(encoder, netlist, random_readout(rng, 20, 3), names), rows
        )


def test_codebooks_and_integer_layers(scripts):
    rng = np.random.default_rng(4)
    K, G, n = 6, 13, 40
    group, ones = np.arange(n) % G, np.ones(n, np.int32)
    codes = pack_codes(rng.integers(0, 2, (K, G)))
    layers = [rng.integers(-128, 128, shape).astype(np.int32) for shape in ((9, G), (K, 9))]
    biases = [rng.integers(-500, 500, size) for size in (9, K)]
    netlist = random_netlist(rng, 20, 100, n)
    rows = rng.integers(0, 2, (15, 20), dtype=np.uint8)
    for decoder in (
        Codebook(codes, G, rng.integers(-5, 5, K)),
        Dense(tuple(layers), tuple(biases)),
    ):
        for scale in (np.full(K, 0.37), rng.random(K) + 0.1):
            readout = Readout(group, ones, np.zeros(G, np.int64), scale, decoder)
            assert_page_agrees(scripts, Circuit(None, netlist, readout, tuple("abcdef")), rows)


def test_what_the_page_cannot_compute_exactly_is_refused():
    netlist = Netlist(1, [3], [2], [2], [3, 3])
    layers = Dense((np.ones((2, 2), np.float32),), (np.zeros(2, np.float32),))
    readout = Readout([0, 1], [1, 1], [0, 0], [1.0, 1.0], layers)
    circuit = Circuit(None, netlist, readout, ("a", "b"))
    with pytest.raises(ValueError, match=r"floating point.*gategrad quantize"):
        circuit_data(circuit)
    assert circuit_data(circuit.quantized(8))["readout"]["integer"]
    wide = np.full((2, 2), 2**28)
    decoder = Dense((wide, wide), (np.zeros(2, np.int64), np.zeros(2, np.int64)))
    with pytest.raises(ValueError, match="53 bits"):
        circuit_data(replace(circuit, readout=replace(readout, decoder=decoder)))


def test_a_gate_is_traced_to_the_inputs_that_it_depends_on(scripts):
    rng = np.random.default_rng(5)
    circuit = Circuit(None, random_netlist(rng, 8, 30, 4), Readout.group_sum(4, 2, 1.0), ("a", "b"))
    scripts.load(circuit)
    netlist = circuit.netlist
    every = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(np.uint8)
    for net in range(10, netlist.n_nets):
        marked = np.flatnonzero(scripts.call("cone", net))
        assert net in marked
        one = Netlist(8, netlist.gate, netlist.a, netlist.b, [net])
        values = simulate(one, every)[:, 0]
        for i in range(8):
            if (values != values[np.arange(256) ^ (1 << i)]).any():
                assert 2 + i in marked
