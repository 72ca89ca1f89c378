import pickle
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from strategies import convolutional_circuits, random_convolutional_circuit, random_stage

from gategrad.circuit import (
    Circuit,
    ConvolutionStage,
    Netlist,
    Readout,
    circuit_stats,
    part_gates,
    simulate,
)
from gategrad.circuit.stages.tree_stage import tree_stage
from gategrad.gates import TRUTH_TABLES


def wires(n: int) -> Netlist:
    return Netlist(n, [], [], [], np.arange(2, 2 + n))


def stage(**changes) -> ConvolutionStage:
    fields = {
        "netlist": wires(2 * 3 * 2),
        "in_shape": (2, 5, 4),
        "window": (3, 2),
        "stride": (2, 1),
        "padding": (1, 0),
    }
    return ConvolutionStage(**(fields | changes))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"in_shape": (2, 5)}, "in_shape must be 3 integers"),
        ({"in_shape": (2, 5, 0)}, "in_shape must be 3 integers from 1 to"),
        ({"in_shape": (2, 5, 4.0)}, "in_shape must be 3 integers"),
        ({"window": 3}, "window must be 2 integers"),
        ({"stride": (0, 1)}, "stride must be 2 integers from 1 to"),
        ({"padding": (-1, 0)}, "padding must be 2 integers from 0 to"),
        ({"in_shape": (2, 5, 1)}, r"a window of 2 columns does not fit into 1 \+ 2 \* 0"),
        ({"netlist": wires(11)}, "the window has 12 bits, but the netlist 11 inputs"),
        ({"netlist": Netlist(12, [], [], [], [])}, "at least one output channel"),
        ({"in_shape": (2, 2**20, 2**20)}, "more than 32-bit net numbers can name"),
    ],
)
def test_a_stage_demands_sizes_that_fit(changes, message):
    with pytest.raises(ValueError, match=message):
        stage(**changes)


def test_a_window_of_wires_cuts_patches_out():
    s = stage()
    assert s.out_shape == (12, 3, 3)
    image = np.random.default_rng(0).integers(0, 2, (2, 5, 4))
    padded = np.pad(image, ((0, 0), (1, 1), (0, 0)))
    patches = [
        padded[:, r : r + 3, c : c + 2].reshape(-1) for r, c in product((0, 2, 4), (0, 1, 2))
    ]
    bits = s.simulate(image.reshape(1, -1))
    assert np.array_equal(bits.reshape(12, 9), np.stack(patches, axis=1))
    assert np.array_equal(simulate(s.unrolled(), image.reshape(1, -1)), bits)


@pytest.mark.parametrize("seed", range(12))
def test_an_unrolled_stage_computes_the_same(seed):
    rng = np.random.default_rng(seed)
    s = random_stage(rng, (int(rng.integers(1, 5)), *(int(n) for n in rng.integers(2, 10, 2))))
    rows = rng.integers(0, 2, (70, s.n_inputs))
    unrolled = s.unrolled()
    assert unrolled.n_gates == s.n_gates
    assert np.array_equal(simulate(unrolled, rows), s.simulate(rows))


def test_gates_of_a_level_stay_together_when_unrolled():
    rng = np.random.default_rng(0)
    s = random_stage(rng, (3, 9, 9), most_gates=200)
    assert len(list(s.unrolled().segments())) <= s.netlist.levels().max()


def naive_trees(leaves, gates, image, kernel_size, stride, padding, pool):
    # One tree, one position, one gate at a time.
    planes = np.pad(image, ((0, 0), (padding[0],) * 2, (padding[1],) * 2))
    size = [(planes.shape[1 + i] - kernel_size[i]) // stride[i] + 1 for i in range(2)]
    result = np.zeros((len(leaves), *size), dtype=np.uint8)
    for o, r, c in product(range(len(leaves)), range(size[0]), range(size[1])):
        values = [planes[k, r * stride[0] + i, c * stride[1] + j] for k, i, j in leaves[o]]
        kinds = list(gates[o])
        while len(values) > 1:
            pairs = zip(values[::2], values[1::2], strict=True)
            values = [TRUTH_TABLES[kinds.pop(0)][2 * a + b] for a, b in pairs]
        result[o, r, c] = values[0]
    rows, columns = size[0] // pool, size[1] // pool
    cut = result[:, : rows * pool, : columns * pool]
    return cut.reshape(len(leaves), rows, pool, columns, pool).max(axis=(2, 4))


@pytest.mark.parametrize(
    ("depth", "kernel", "stride", "padding", "pool"),
    [
        (1, (3, 3), (1, 1), (1, 1), 2),
        (2, (2, 3), (2, 1), (0, 1), 1),
        (3, (5, 5), (1, 1), (0, 0), 2),
        (3, (3, 3), (2, 2), (1, 1), 2),
        (4, (1, 1), (1, 1), (0, 0), 3),
    ],
)
def test_trees_with_pooling(depth, kernel, stride, padding, pool):
    rng = np.random.default_rng(depth)
    in_shape = (3, 9, 10)
    leaves = rng.integers(0, (3, *kernel), (5, 2**depth, 3))
    gates = rng.integers(0, 16, (5, 2**depth - 1))
    s = tree_stage(
        leaves, gates, in_shape, kernel_size=kernel, stride=stride, padding=padding, pool=pool
    )
    rows = rng.integers(0, 2, (40, *in_shape), dtype=np.uint8)
    expected = np.stack(
        [naive_trees(leaves, gates, x, kernel, stride, padding, pool) for x in rows]
    )
    assert s.out_shape == expected.shape[1:]
    assert np.array_equal(s.simulate(rows.reshape(40, -1)), expected.reshape(40, -1))
    assert s.netlist.n_gates == 5 * (pool**2 * (2**depth - 1) + pool**2 - 1)


@pytest.mark.parametrize(
    ("leaves", "gates", "message"),
    [
        (np.zeros((2, 3, 3), int), np.zeros((2, 2)), "leaves must have shape"),
        (np.zeros((2, 4, 3), int), np.zeros((2, 4)), r"gates must have shape \(2, 3\)"),
        (np.full((2, 4, 3), 2), np.zeros((2, 3)), r"leaf 0 of kernel 0 is \[2, 2, 2\]"),
        (-np.ones((2, 4, 3), int), np.zeros((2, 3)), "leaf 0 of kernel 0"),
        (np.full((2, 4, 3), 0.5), np.zeros((2, 3)), "leaves must be integers, got float64"),
    ],
)
def test_trees_that_do_not_fit(leaves, gates, message):
    with pytest.raises(ValueError, match=message):
        tree_stage(leaves, gates, (2, 5, 5), kernel_size=(3, 3))


@settings(max_examples=20, deadline=None)
@given(convolutional_circuits())
def test_an_unrolled_circuit_has_the_same_output_bits(pair):
    circuit, rows = pair
    plain = circuit.unrolled()
    assert isinstance(plain, Circuit)
    assert plain.n_gates == circuit.n_gates
    assert np.array_equal(plain.simulate(rows), circuit.simulate(rows))


def test_parts_must_fit():
    circuit = random_convolutional_circuit(np.random.default_rng(1), stages=2)
    parts = [circuit.encoder, circuit.dense, circuit.readout, circuit.class_names, circuit.stages]
    for i, part, message in (
        (4, circuit.stages[::-1], "but stage 1 reads"),
        (4, circuit.stages[:1], "the gates behind it"),
        (2, Readout.group_sum(1000, 2, 1.0), "readout reads 1000"),
        (3, ("one",) * 50, "50 class names"),
    ):
        with pytest.raises(ValueError, match=message):
            Circuit(*parts[:i], part, *parts[i + 1 :])


def test_its_netlist_is_not_silently_that_of_a_part():
    circuit = random_convolutional_circuit(np.random.default_rng(1))
    with pytest.raises(AttributeError, match=r"\.unrolled\(\)\.netlist"):
        circuit.netlist  # noqa: B018
    assert pickle.loads(pickle.dumps(circuit)) == circuit


def test_gates_by_part():
    circuit = random_convolutional_circuit(np.random.default_rng(3), encoder=True, stages=2)
    parts = part_gates(circuit)
    first, second = circuit.stages
    assert list(parts) == [
        "encoder", "convolution 0", "convolution 1", "network", "adders", "argmax"
    ]  # fmt: skip
    assert parts["convolution 0"] == first.n_positions * first.netlist.n_gates
    assert parts["convolution 1"] == second.n_gates
    assert parts["network"] == circuit.dense.n_gates
    assert circuit_stats(circuit).gates == circuit.n_gates
