from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import random_netlist, random_readout

from gategrad.approximate import (
    ORDERS,
    output_rates,
    prune_outputs,
    pruning_curve,
    smallest_network,
)
from gategrad.circuit import Circuit, Codebook, Netlist, Readout, simulate
from gategrad.circuit.decoders import pack_codes
from gategrad.circuit.stats import used_nets
from gategrad.nn.connections import connect


def group_sum_circuit(seed, *, weighted=False, n_classes=3, n_outputs=60, n_gates=200):
    rng = np.random.default_rng(seed)
    readout = Readout.group_sum(n_outputs, n_classes, 4.0)
    if weighted:
        readout = replace(random_readout(rng, n_outputs, n_classes), group=readout.group)
    netlist = random_netlist(rng, 12, n_gates, n_outputs)
    X = rng.integers(0, 2, (130, 12), dtype=np.uint8)
    circuit = Circuit(None, netlist, readout, tuple("abcdefgh"[:n_classes]))
    return circuit, X, rng.integers(0, n_classes, 130)


@given(st.integers(0, 2**32), st.booleans())
@settings(max_examples=15, deadline=None)
def test_the_outputs_that_are_left_are_what_they_were(seed, weighted):
    circuit, X, _ = group_sum_circuit(seed, weighted=weighted)
    gone = np.random.default_rng(seed).permutation(60)[: seed % 60]
    pruned = prune_outputs(circuit, gone)
    kept = np.delete(np.arange(60), gone)
    bits = simulate(circuit.netlist, X)[:, kept]
    np.testing.assert_array_equal(simulate(pruned.netlist, X), bits)
    first = pruned.netlist.first_gate_net
    assert used_nets(pruned.netlist)[first:].all()
    assert pruned.readout.offset.tolist() == circuit.readout.offset.tolist()
    for name in ("group", "weight"):
        expected = getattr(circuit.readout, name)[kept]
        np.testing.assert_array_equal(getattr(pruned.readout, name), expected)


@pytest.mark.parametrize("method", ORDERS)
@pytest.mark.parametrize("corrected", [False, True])
@pytest.mark.parametrize("weighted", [False, True])
def test_a_curve_is_what_pruned_circuits_have(method, corrected, weighted):
    circuit, X, y = group_sum_circuit(1, weighted=weighted)
    order = ORDERS[method](circuit, X, y, seed=3)
    assert order.shape == (19, 3)
    assert (circuit.readout.group[order] == [0, 1, 2]).all()
    assert len(np.unique(order)) == order.size
    rates = output_rates(circuit, X) if corrected else None
    curve = pruning_curve(circuit, order, X, y, rates=rates)
    assert curve.removed.tolist() == list(range(20))
    full = prune_outputs(circuit, [])
    for m in (0, 1, 7, 19):
        pruned = prune_outputs(circuit, order[:m], rates=rates if m else None)
        assert pruned.netlist.n_gates == curve.gates[m]
        assert pruned.netlist.n_outputs == curve.outputs[m] == 60 - 3 * m
        share = 1 - pruned.netlist.n_gates / full.netlist.n_gates
        assert curve.gates_removed[m] == pytest.approx(share)
        sums = pruned.readout.class_sums(simulate(pruned.netlist, X))
        assert curve.accuracy[m] == np.mean(pruned.readout.predict(sums) == y)
    some = pruning_curve(circuit, order, X, y, removed=[0, 7, 19], rates=rates)
    np.testing.assert_array_equal(some.accuracy, curve.accuracy[[0, 7, 19]])
    assert np.isnan(pruning_curve(circuit, order).accuracy).all()


def test_the_share_of_gates_is_the_papers():
    """Appendix D: balanced random wiring, 6 x 64,000; the printed points of the dashed curve."""
    rng = np.random.default_rng(0)
    width, starts = 64_000, [2, *range(2 + 784, 2 + 784 + 6 * 64_000, 64_000)]
    pairs = [
        connect("random", 784 if i == 0 else width, width, rng).astype(np.int64) + starts[i]
        for i in range(6)
    ]
    a, b = np.concatenate(pairs, axis=1)
    outputs = starts[-1] + np.arange(width)
    netlist = Netlist(784, np.full(6 * width, 6, dtype=np.uint8), a, b, outputs)
    circuit = Circuit(None, netlist, Readout.group_sum(width, 10, 1.0), tuple("0123456789"))
    order = ORDERS["random"](circuit, [], [], seed=0)
    percent = np.arange(0, 100, 5)
    curve = pruning_curve(circuit, order, removed=64 * percent)
    r = percent / 100
    expected = 100 * np.mean([r ** (2**level) for level in range(6)], axis=0)
    found = 100 * curve.gates_removed
    np.testing.assert_allclose(found, expected, atol=0.25)
    printed = [0.0, 0.876, 13.595, 66.042]
    np.testing.assert_allclose(found[[0, 1, 10, 19]], printed, atol=0.25)


def test_offsets_keep_each_classs_share_of_its_mean_sum():
    circuit, X, _ = group_sum_circuit(5, n_outputs=300)
    rates = output_rates(circuit, X)
    # Of class 0 those that are 1 most often go, of the others those least often.
    by_rate = [np.argsort(rates[circuit.readout.group == k]) + 100 * k for k in range(3)]
    gone = np.concatenate([by_rate[0][50:], by_rate[1][:50], by_rate[2][:50]])
    pruned = prune_outputs(circuit, gone, rates=rates)
    before = circuit.readout.class_sums(simulate(circuit.netlist, X)).mean(axis=0)
    after = pruned.readout.class_sums(simulate(pruned.netlist, X)).mean(axis=0)
    difference = after - before / 2
    np.testing.assert_allclose(difference, difference.mean(), atol=1)
    assert pruned.readout.offset.min() == 0


def test_activation_order_takes_constants_first():
    circuit, X, y = group_sum_circuit(7)
    changes = output_rates(circuit, X) * (1 - output_rates(circuit, X))
    order = ORDERS["activation"](circuit, X, y, seed=0)
    assert (np.diff(changes[order], axis=0) >= 0).all()


def noisy_classes(seed):
    """Outputs of each class: copies of a bit that says the class, noise, and constants."""
    rng = np.random.default_rng(seed)
    y = rng.integers(0, 2, 600)
    X = rng.integers(0, 2, (600, 40), dtype=np.uint8)
    for i in range(8):
        X[:, i] = y ^ (rng.random(600) < 0.25)
    gate = np.array([3] * 8 + [12] * 8 + [3] * 32 + [0] * 8)
    a = np.array([*range(2, 10), *range(2, 10), *range(10, 42), *[2] * 8])
    first, outputs = 42, np.arange(42, 98)
    groups = np.concatenate([np.ones(8), np.zeros(8), np.tile([0, 1], 16), np.tile([0, 1], 4)])
    readout = Readout(groups.astype(int), np.ones(56, dtype=int), [0, 0], [0.2, 0.2])
    netlist = Netlist(40, gate, a, a, outputs)
    assert netlist.first_gate_net == first
    return Circuit(None, netlist, readout, ("no", "yes")), X, y


def test_greedy_keeps_what_tells_the_classes_apart():
    circuit, X, y = noisy_classes(0)
    curves = {}
    for method in ORDERS:
        order = ORDERS[method](circuit, X, y, seed=0)
        curves[method] = pruning_curve(circuit, order, X, y, rates=output_rates(circuit, X))
    # It can do without constants and most of the noise, others cannot know.
    kept = curves["greedy"].accuracy[16]
    assert kept > curves["random"].accuracy[16]
    assert kept > curves["greedy"].accuracy[0] - 0.05
    assert kept > 0.75


def test_greedy_uses_fewer_rows_on_request():
    circuit, X, y = noisy_classes(1)
    orders = [ORDERS["greedy"](circuit, X, y, seed=s, rows=100, share=0.1) for s in (0, 0, 1)]
    np.testing.assert_array_equal(orders[0], orders[1])
    assert (orders[0] != orders[2]).any()


@pytest.mark.parametrize("method", ORDERS)
def test_the_smallest_network_within_a_loss(method):
    circuit, X, y = noisy_classes(2)
    other, _, _ = noisy_classes(3)
    assert other.netlist == circuit.netlist
    _, V, v = noisy_classes(3)
    found = smallest_network(circuit, X, y, V, v, loss=3.0, method=method)
    assert found.accuracy >= found.accuracy_before - 0.03 - 1e-9
    assert found.outputs == 56 - 2 * found.removed
    assert found.gates == found.circuit.netlist.n_gates <= found.gates_before
    assert found.accuracy == found.curve.accuracy[found.removed]
    later = found.curve.accuracy[found.removed + 1 :]
    assert (later < found.accuracy_before - 0.03).all()
    said: list[str] = []
    unchanged = smallest_network(circuit, X, y, V, v, loss=0, method=method, report=said.append)
    stages = [n for n, text in enumerate(said) if not text.startswith("exact passes: ")]
    assert said[stages[0]].endswith(f"outputs go first ({method})")
    assert said[stages[1]] == "looking how many may go"
    assert 0 < stages[0] < stages[1] < len(said) - 1, "passes before and after"
    assert unchanged.accuracy >= unchanged.accuracy_before


def test_what_cannot_be_pruned_is_refused():
    circuit, X, y = group_sum_circuit(0)
    r = circuit.readout
    decoder = Codebook(pack_codes(np.eye(3)), 3, [0, 0, 0])
    codebook = replace(circuit, readout=replace(r, decoder=decoder))
    for call in (
        lambda: prune_outputs(codebook, [0]),
        lambda: ORDERS["random"](codebook, X, y),
        lambda: smallest_network(codebook, X, y, X, y),
    ):
        with pytest.raises(ValueError, match=r"heads group-sum, tree and tree-full.*\(decoder\)"):
            call()
    order = ORDERS["random"](circuit, X, y)
    for call, message in (
        (lambda: prune_outputs(circuit, [60]), "no output 60"),
        (lambda: prune_outputs(circuit, [1, 1]), "named twice"),
        (lambda: prune_outputs(circuit, [0.7]), "must be integers, got float64"),
        (lambda: prune_outputs(circuit, [1], rates=np.full(60, np.nan)), "shares from 0 to 1"),
        (lambda: prune_outputs(circuit, [1], rates=np.full(1, 0.5)), r"got shape \(1,\)"),
        (lambda: pruning_curve(circuit, order, X), "give both, or neither"),
        (lambda: pruning_curve(circuit, order, X, y[:-1]), "one class per row"),
        (lambda: pruning_curve(circuit, order, X, y + 0.5), "must be integers"),
        (lambda: pruning_curve(circuit, order, removed=[0.5]), "numbers from 0 to"),
        (lambda: ORDERS["greedy"](circuit, X, y - 1), "integers from 0 to 2"),
        (lambda: pruning_curve(circuit, order[:, :2]), r"shape \(steps, 3\)"),
        (lambda: pruning_curve(circuit, order[:, ::-1]), "outputs of class k alone"),
        (lambda: pruning_curve(circuit, np.concatenate([order, order])), "each once"),
        (lambda: pruning_curve(circuit, order, removed=[20]), "from 0 to 19"),
        (lambda: pruning_curve(circuit, order, X, y[:5]), "one class per row"),
        (lambda: smallest_network(circuit, X, y, X, y, loss=-1), "0 to 100 percentage points"),
        (lambda: smallest_network(circuit, X, y, X, y, method="best"), "method must be one of"),
        (lambda: smallest_network(circuit, X, y, X[:0], y[:0]), "validation samples"),
    ):
        with pytest.raises(ValueError, match=message):
            call()
    none = replace(circuit, readout=replace(r, group=np.minimum(r.group, 1)))
    with pytest.raises(ValueError, match="class c has no outputs"):
        ORDERS["greedy"](none, X, y)
