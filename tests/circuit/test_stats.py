import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import random_convolutional_circuit

from gategrad.circuit import (
    Circuit,
    Netlist,
    Readout,
    ThresholdEncoder,
    circuit_stats,
    live_features,
)


def test_counts_by_hand():
    # xor, a wire of it, an unused gate, a constant.
    netlist = Netlist(2, [6, 3, 1, 15], [2, 4, 2, 0], [3, 4, 3, 0], [5, 7])
    stats = circuit_stats(Circuit(None, netlist, Readout.group_sum(2, 2, 1.0), ("0", "1")))
    assert (stats.inputs, stats.gates, stats.logic_gates) == (2, 4, 2)
    assert (stats.used_gates, stats.depth, stats.outputs, stats.classes) == (3, 2, 2, 2)
    assert stats.kinds["xor"] == stats.kinds["and"] == stats.kinds["a"] == stats.kinds["true"] == 1
    assert sum(stats.kinds.values()) == 4
    assert stats.live_inputs == 2
    # Never read: the unused gate; once: the wire and the constant; twice: the inputs, the xor.
    assert stats.fan_out == {"0": 1, "1": 2, "2": 3}
    assert sum(stats.fan_out.values()) == 6


def test_live_features_count_thresholds():
    encoder = ThresholdEncoder(3, [10, 20], "uint8", 0, 255)
    netlist = Netlist(6, [1], [2], [5], [8, 3])  # bits 0 and 3 are feature 0, bit 1 feature 1
    readout = Readout.group_sum(2, 2, 1.0)
    circuit = Circuit(encoder, netlist, readout, ("0", "1"))
    np.testing.assert_array_equal(live_features(circuit), [2, 1, 0])
    bits = Circuit(None, netlist, readout, ("0", "1"))
    np.testing.assert_array_equal(live_features(bits), [1, 1, 0, 1, 0, 0])


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_convolutions_are_counted_as_if_unrolled(seed):
    circuit = random_convolutional_circuit(np.random.default_rng(seed), encoder=seed % 2 == 0)
    assert circuit_stats(circuit) == circuit_stats(circuit.unrolled())
    np.testing.assert_array_equal(live_features(circuit), live_features(circuit.unrolled()))


def test_convolutions_are_not_unrolled_to_count_them(monkeypatch):
    circuit = random_convolutional_circuit(np.random.default_rng(1), encoder=True)
    plain = circuit_stats(circuit.unrolled())
    monkeypatch.setattr(
        "gategrad.circuit.stages.stage_counts._CELLS", 64
    )  # some positions at a time
    monkeypatch.delattr(type(circuit), "unrolled")
    assert circuit_stats(circuit) == plain
    live_features(circuit)
