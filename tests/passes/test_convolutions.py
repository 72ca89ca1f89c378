"""Passes on circuits whose convolutions stay convolutions."""

import numpy as np
import pytest
from strategies import random_convolutional_circuit

from gategrad.circuit import Circuit, ConvolutionStage, Netlist, Readout
from gategrad.passes import PASSES, drop_channels, optimize


def same_sums(a, b, rows=200):
    bits = np.random.default_rng(0).integers(0, 2, (rows, a.n_inputs))
    sums = [x.readout.class_sums(x.simulate(bits)) for x in (a, b)]
    np.testing.assert_array_equal(*sums)


@pytest.mark.parametrize("name", [n for n in PASSES if n != "functional_reduction"])
@pytest.mark.parametrize("seed", range(4))
def test_each_pass_keeps_class_sums(name, seed):
    circuit = random_convolutional_circuit(np.random.default_rng(seed))
    smaller, _ = optimize(circuit, [name])
    same_sums(circuit, smaller)


@pytest.mark.parametrize("seed", range(6))
def test_optimize_keeps_convolutions_and_class_sums(seed):
    circuit = random_convolutional_circuit(np.random.default_rng(100 + seed), encoder=True)
    smaller, reports = optimize(circuit)
    assert smaller.stages
    assert smaller.stages[0].in_shape == circuit.stages[0].in_shape
    assert reports[0].gates == circuit.n_gates
    assert reports[-1].gates == smaller.n_gates <= circuit.n_gates
    same_sums(circuit, smaller)
    plain, _ = optimize(smaller.unrolled())
    assert plain.n_gates <= smaller.n_gates


def test_functional_reduction_of_convolutions():
    pytest.importorskip("pysat")
    circuit = random_convolutional_circuit(np.random.default_rng(7))
    smaller, _ = optimize(circuit, ["functional_reduction"], seconds=20)
    same_sums(circuit, smaller)


def two_convolutions(first: Netlist, second: Netlist, padding=(0, 0)) -> Circuit:
    one = ConvolutionStage(first, (1, 4, 4), (2, 2), (1, 1))
    two = ConvolutionStage(second, one.out_shape, (2, 2), (1, 1), padding)
    dense = Netlist(two.n_outputs, [], [], [], np.arange(2, 2 + two.n_outputs))
    return Circuit(None, dense, Readout.group_sum(dense.n_outputs, 1, 1.0), ("all",), (one, two))


# Inputs are nets 2 to 5; 6 is the and of the first two, 7 the or of the last two.
FIRST = (4, [1, 7], [2, 4], [3, 5])


def test_channels_that_nothing_reads_go():
    # The second stage reads channel 1 alone, its bits being nets 6 to 9.
    circuit = two_convolutions(Netlist(*FIRST, [6, 7, 2]), Netlist(12, [6], [6], [9], [14]))
    smaller = drop_channels(circuit)
    assert [s.in_shape for s in smaller.stages] == [(1, 4, 4), (1, 3, 3)]
    assert smaller.stages[0].netlist.outputs.tolist() == [7]
    same_sums(circuit, smaller)


def test_channels_that_only_dead_gates_read_go():
    second = Netlist(12, [6, 6], [6, 2], [9, 10], [14])
    circuit = two_convolutions(Netlist(*FIRST, [6, 7, 2]), second)
    assert drop_channels(circuit).stages[1].in_shape[0] == 1
    same_sums(circuit, drop_channels(circuit))


def test_equal_channels_are_one():
    second = Netlist(12, [6, 7, 1], [2, 6, 14], [13, 11, 15], [16, 15])
    circuit = two_convolutions(Netlist(*FIRST, [7, 6, 7]), second)
    smaller = drop_channels(circuit)
    assert smaller.stages[0].netlist.outputs.tolist() == [7, 6]
    same_sums(circuit, smaller)


@pytest.mark.parametrize(("padding", "left"), [((0, 0), [6]), ((0, 1), [6, 1])])
def test_a_channel_of_ones_is_not_constant_beside_padding(padding, left):
    second = Netlist(12, [1, 7, 6], [2, 6, 10], [13, 14, 15], [16])
    circuit = two_convolutions(Netlist(*FIRST, [6, 1, 0]), second, padding)
    smaller = drop_channels(circuit)
    assert smaller.stages[0].netlist.outputs.tolist() == left
    same_sums(circuit, smaller)


def test_one_channel_is_left():
    second = Netlist(12, [], [], [], [1])
    smaller = drop_channels(two_convolutions(Netlist(*FIRST, [6, 7, 0]), second))
    assert smaller.stages[0].out_shape[0] == 1
    same_sums(two_convolutions(Netlist(*FIRST, [6, 7, 0]), second), smaller)


@pytest.mark.parametrize("seed", range(8))
def test_dropping_channels_of_random_stages(seed):
    rng = np.random.default_rng(seed)
    circuit = random_convolutional_circuit(rng, stages=2)
    kept = drop_channels(circuit)
    same_sums(circuit, kept)
    assert drop_channels(kept) == kept
