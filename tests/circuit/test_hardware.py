import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import random_readout

from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder, simulate
from gategrad.circuit.hardware.adders import SumFormat, adders_netlist
from gategrad.circuit.hardware.argmax import argmax_netlist
from gategrad.circuit.hardware.comparators import encoder_netlist
from gategrad.circuit.hardware.part_gates import part_gates
from gategrad.circuit.netlist_builder import NetlistBuilder, simplest
from gategrad.gates import GATES


def numbers(bits, width, signed):
    values = bits.reshape(len(bits), -1, width).astype(np.int64) << np.arange(width)
    if signed:
        values[:, :, -1] *= -1
    return values.sum(axis=2)


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 60), st.integers(1, 9))
def test_adders_and_argmax(seed, n_outputs, n_classes):
    rng = np.random.default_rng(seed)
    readout = random_readout(rng, n_outputs, n_classes)
    if seed % 2:  # of many small sums, many are equal
        readout = Readout.group_sum(n_outputs, n_classes, 1.0)
    bits = rng.integers(0, 2, (40, n_outputs), dtype=np.uint8)
    sums = readout.class_sums(bits)
    form = SumFormat.of(readout)
    found = simulate(adders_netlist(readout), bits)
    np.testing.assert_array_equal(numbers(found, form.width, form.signed), sums)
    label = simulate(argmax_netlist(n_classes, form, chain=bool(seed & 2)), found)
    np.testing.assert_array_equal(numbers(label, label.shape[1], False)[:, 0], sums.argmax(axis=1))


def test_a_format_is_as_narrow_as_can_be():
    def form(weight, offset):
        return SumFormat.of(Readout([0] * len(weight), weight, [offset], [1.0]))

    assert form([1] * 7, 0) == SumFormat(3, False)
    assert form([1] * 8, 0) == SumFormat(4, False)
    assert form([-1] * 8, 0) == SumFormat(4, True)
    assert form([-1] * 8, 8) == SumFormat(4, False)
    assert form([1] * 8, -8) == SumFormat(4, True)
    assert form([1] * 8, -9) == SumFormat(5, True)
    assert form([], 0) == SumFormat(1, False)


@pytest.mark.parametrize(
    "encoder",
    [
        ThresholdEncoder(2, [-1, 0, 63.75, 128, 254, 255], "uint8", 0, 255),
        ThresholdEncoder(2, [0.5, -1, 1], "bool", 0, 1),
    ],
)
def test_comparators(encoder):
    rows = np.stack([np.arange(int(encoder.high) + 1)] * 2, axis=1).astype(np.uint8)
    width = 8 if encoder.dtype == "uint8" else 1
    bits = (rows[:, :, None] >> np.arange(width) & 1).reshape(len(rows), -1)
    found = simulate(encoder_netlist(encoder), bits)
    np.testing.assert_array_equal(found, encoder.encode(rows))


def test_comparators_of_real_numbers_are_refused():
    with pytest.raises(ValueError, match="but the encoder reads float32"):
        encoder_netlist(ThresholdEncoder(1, [0.5], "float32", 0, 1))


def test_counts_of_a_full_and_a_half_adder():
    def gates(n):
        return adders_netlist(Readout.group_sum(n, 1, 1.0)).n_gates

    assert [gates(n) for n in (1, 2, 3, 7)] == [0, 2, 5, 20]
    # Inverted bits and a constant cost nothing more where adders can take them in.
    assert adders_netlist(Readout([0] * 3, [-1, 1, 1], [1], [1.0])).n_gates == 5
    circuit = Circuit(
        ThresholdEncoder(3, [0.5], "float32", 0, 1),
        Netlist(3, [1], [2], [3], [2, 3, 5]),
        Readout([0, 0, 1], [1, 1, 1], [0, 0], [1.0, 2.0]),
        ("a", "b"),
    )
    assert part_gates(circuit) == {"encoder": None, "network": 1, "adders": 2, "argmax": None}


@pytest.mark.parametrize("gate", range(16))
def test_simplest_and_builder_compute_the_gate(gate):
    for a in range(4):
        for b in range(4):
            kind, x, y = simplest(gate, a, b)
            assert (kind in (0, 15)) == (x == y == 0)
            for value in range(4):
                bit = (0, 1, value & 1, value >> 1)
                expected = GATES[gate](bit[a], bit[b])
                assert GATES[kind](bit[x], bit[y]) == expected
            builder = NetlistBuilder(2)
            netlist = builder.netlist([builder.gate(gate, ~a, b), ~builder.gate(gate, a, ~b)])
            rows = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])
            nets = [0 * rows[:, 0], 0 * rows[:, 0] + 1, rows[:, 0], rows[:, 1]]
            pairs = zip(nets[a], nets[b], strict=True)
            expected = [[GATES[gate](1 - x, y), 1 - GATES[gate](x, 1 - y)] for x, y in pairs]
            np.testing.assert_array_equal(simulate(netlist, rows), expected)
