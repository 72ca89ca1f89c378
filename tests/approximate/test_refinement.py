"""Gates changed one by one: sums over rows are what running the changed circuit gives."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import logsumexp
from typer.testing import CliRunner

from gategrad._native import _extension
from gategrad.approximate import NotPrunable, refine
from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder, load_circuit, simulate
from gategrad.circuit.net_values import pack_patterns
from gategrad.cli import app

AREAS = np.array([0, 1.4, 1.4, 0, 1.4, 0, 2.3, 1.4, 1.4, 2.3, 0.3, 1.4, 0.3, 1.4, 1.4, 0])
OUTPUT_AREA, INPUT_AREA = 8.0, 0.5
NAMES = "abc"


def some_circuit(rng, n_inputs=6, n_gates=30, n_outputs=9, n_classes=3):
    first = 2 + n_inputs
    a, b = (rng.integers(0, first + np.arange(n_gates)) for _ in range(2))
    outputs = rng.integers(2, first + n_gates, n_outputs)
    netlist = Netlist(n_inputs, rng.integers(0, 16, n_gates), a, b, outputs)
    group, weight = rng.integers(0, n_classes, n_outputs), rng.integers(-2, 3, n_outputs)
    readout = Readout(group, weight, rng.integers(-3, 4, n_classes), [0.7] * n_classes)
    return Circuit(None, netlist, readout, tuple(NAMES[:n_classes]))


def loss_of(circuit, bits, y):
    scores = circuit.readout.scores(circuit.readout.class_sums(simulate(circuit.netlist, bits)))
    return float(np.mean(logsumexp(scores, axis=1) - scores[np.arange(len(y)), y]))


def area_of(netlist):
    """Of what outputs need; an output that is a constant gate, or net, has no adder."""
    needed, gates = np.zeros(netlist.n_nets, bool), netlist.gate.tolist()
    needed[netlist.outputs] = True
    for i in reversed(range(netlist.n_gates)):
        if needed[netlist.first_gate_net + i]:
            table = f"{gates[i]:04b}"  # for ab = 00, 01, 10, 11
            needed[netlist.a[i]] |= table[:2] != table[2:]
            needed[netlist.b[i]] |= table[::2] != table[1::2]
    inputs = needed[2 : netlist.first_gate_net].sum()
    return INPUT_AREA * inputs + AREAS[netlist.gate[needed[netlist.first_gate_net :]]].sum()


def search_of(circuit, bits, y, price=0.0, seed=0, **changed):
    netlist, readout = circuit.netlist, circuit.readout
    arguments = {
        "n_inputs": netlist.n_inputs,
        "gate": netlist.gate,
        "a": netlist.a,
        "b": netlist.b,
        "outputs": netlist.outputs,
        "group": readout.group.astype(np.int32),
        "weight": readout.weight.astype(np.int32),
        "offset": readout.offset.astype(np.int32),
        "inputs": pack_patterns(bits),
        "label": y.astype(np.int32),
        "tau": 1 / 0.7,
        "gate_cost": AREAS.astype(np.float32),
        "input_cost": np.full(netlist.n_inputs, INPUT_AREA, np.float32),
        "output_cost": OUTPUT_AREA,
        "price": price,
        "seed": seed,
    }
    return _extension.Refinement(**(arguments | changed))


def samples(rng, n, n_inputs=6, n_classes=3):
    return rng.integers(0, 2, (n, n_inputs), dtype=np.uint8), rng.integers(0, n_classes, n)


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 150), st.sampled_from([0.0, 1e-3, 0.05]))
def test_what_it_says_of_loss_and_area_is_so(seed, n, price):
    rng = np.random.default_rng(seed)
    circuit = some_circuit(rng)
    bits, y = samples(rng, n)
    search = search_of(circuit, bits, y, price, seed)
    adders = search.cost - area_of(circuit.netlist)
    assert adders == pytest.approx(OUTPUT_AREA * circuit.n_outputs, rel=1e-5)
    before = search.loss + price * search.cost
    for _ in range(3):
        search.shuffle()
        search.visit(0, search.n_gates, 5)
        found = Netlist(circuit.netlist.n_inputs, *search.netlist())
        changed = Circuit(None, found, circuit.readout, circuit.class_names)
        assert search.loss == pytest.approx(loss_of(changed, bits, y), abs=1e-5)
        # Adders go with outputs that this made constant, no others.
        adders = (search.cost - area_of(found)) / OUTPUT_AREA
        assert adders == pytest.approx(round(adders), abs=1e-3)
        assert 0 <= round(adders) <= circuit.n_outputs
        now = search.loss + price * search.cost
        assert now <= before + 1e-5
        before = now


def test_many_pairs_are_screened_by_some_of_many_rows():
    rng = np.random.default_rng(0)
    a, b = (rng.integers(2, 22 + np.arange(40)) for _ in range(2))
    netlist = Netlist(20, rng.integers(1, 15, 40), a, b, np.arange(50, 62))
    readout = Readout(np.arange(12) % 3, [1] * 12, [0] * 3, [0.7] * 3)
    circuit = Circuit(None, netlist, readout, tuple(NAMES))
    bits = rng.integers(0, 2, (9_000, 20), dtype=np.uint8)
    y = (bits[:, 3] ^ bits[:, 17]) + (bits[:, 5] & bits[:, 9]).astype(np.int64)
    losses = {}
    for pairs in (16, 300):
        search = search_of(circuit, bits, y, 1e-4)
        for _ in range(3):
            search.shuffle()
            search.visit(0, search.n_gates, pairs)
        found = Netlist(20, *search.netlist())
        changed = Circuit(None, found, circuit.readout, circuit.class_names)
        assert search.loss == pytest.approx(loss_of(changed, bits, y), abs=1e-5)
        losses[pairs] = search.loss
    assert losses[300] < losses[16] < loss_of(circuit, bits, y)
    # Of very many draws each pair counts once, so that more of them are no worse for a gate.
    objectives = []
    for pairs in (100, 20_000):
        search = search_of(circuit, bits, y)
        search.visit(30, 31, pairs)
        objectives.append(search.loss)
    assert objectives[1] <= objectives[0] + 1e-6


@settings(deadline=None)
@given(st.integers(0, 2**32))
def test_the_best_of_all_functions_is_found(seed):
    rng = np.random.default_rng(seed)
    circuit = some_circuit(rng, n_gates=12)
    netlist = circuit.netlist
    bits, y = samples(rng, 100)
    price = 0.01
    search = search_of(circuit, bits, y, price)
    before = search.loss + price * search.cost
    first = int(rng.integers(netlist.n_gates))
    search.visit(first, first + 1, 0)
    now = search.loss + price * search.cost
    if netlist.gate[first] in (0, 15):
        assert now == before
        return
    # A gate's own inputs are those that it reads.
    table, a, b = f"{netlist.gate[first]:04b}", netlist.a.copy(), netlist.b.copy()
    if table[:2] == table[2:]:
        a[first] = b[first]
    if table[::2] == table[1::2]:
        b[first] = a[first]
    objectives = []
    for gate in range(16):
        gates = netlist.gate.copy()
        gates[first] = gate
        other = Netlist(netlist.n_inputs, gates, a, b, netlist.outputs)
        loss = loss_of(Circuit(None, other, circuit.readout, circuit.class_names), bits, y)
        is_constant = gate in (0, 15)
        adders = (netlist.outputs != netlist.first_gate_net + first * is_constant).sum()
        if not is_constant:
            adders = circuit.n_outputs
        objectives.append(loss + price * (area_of(other) + OUTPUT_AREA * adders))
    needed = search_needs(netlist, first)
    assert now == pytest.approx(min(objectives) if needed else before, abs=1e-5)


def search_needs(netlist, i):
    needed, gates = np.zeros(netlist.n_nets, bool), netlist.gate.tolist()
    needed[netlist.outputs] = True
    for j in reversed(range(netlist.n_gates)):
        if needed[netlist.first_gate_net + j]:
            table = f"{gates[j]:04b}"
            needed[netlist.a[j]] |= table[:2] != table[2:]
            needed[netlist.b[j]] |= table[::2] != table[1::2]
    return needed[netlist.first_gate_net + i]


def parity_rows(rng, n):
    bits = rng.integers(0, 2, (n, 5), dtype=np.uint8)
    return bits, (bits[:, 0] ^ bits[:, 3]).astype(np.int64)


def wrong_circuit():
    """Two classes whose outputs know nothing of the parity of inputs 0 and 3."""
    netlist = Netlist(5, [1, 7, 8, 6], [2, 3, 4, 5], [3, 4, 5, 6], [7, 8, 9, 10])
    return Circuit(
        None, netlist, Readout([0, 0, 1, 1], [1] * 4, [0, 0], [1.0, 1.0]), ("even", "odd")
    )


def test_it_learns_what_a_circuit_does_not_know():
    rng = np.random.default_rng(0)
    train, valid = parity_rows(rng, 500), parity_rows(rng, 200)
    found = refine(wrong_circuit(), *train, *valid, price=1e-4, pairs=100, sweeps=8)
    assert found.start.valid_accuracy < 0.8
    assert found.sweeps[found.chosen - 1].valid_accuracy == 1.0
    sums = found.circuit.readout.class_sums(simulate(found.circuit.netlist, valid[0]))
    assert (sums.argmax(axis=1) == valid[1]).all()
    assert found.gates == found.circuit.netlist.n_gates
    again = refine(wrong_circuit(), *train, *valid, price=1e-4, pairs=100, sweeps=8)
    assert again.sweeps == found.sweeps
    np.testing.assert_array_equal(again.circuit.netlist.gate, found.circuit.netlist.gate)


def test_outputs_go_that_are_not_worth_their_adders():
    rng = np.random.default_rng(1)
    bits, y = parity_rows(rng, 500)
    found = refine(wrong_circuit(), bits, y, price=1.0)
    assert found.gates == 0
    assert found.sweeps[-1].area == 0
    assert found.sweeps[-1].valid_accuracy is None
    assert found.chosen == len(found.sweeps)


def test_no_time_changes_nothing():
    bits, y = parity_rows(np.random.default_rng(0), 100)
    found = refine(wrong_circuit(), bits, y, seconds=0)
    assert [sweep.changed for sweep in found.sweeps] == [0]
    assert found.sweeps[0].loss == found.start.loss


def test_inputs_cost_their_comparators():
    rng = np.random.default_rng(0)
    circuit = wrong_circuit()
    for thresholds, area in (([127.5], 0.0), ([100.0], 5 * 6 * 1.4)):
        encoder = ThresholdEncoder(5, np.array(thresholds), "uint8", 0, 255)
        whole = Circuit(encoder, circuit.netlist, circuit.readout, circuit.class_names)
        found = refine(whole, *parity_rows(rng, 50), sweeps=1, seconds=0)
        gates = AREAS[circuit.netlist.gate].sum() + 4 * OUTPUT_AREA
        assert found.start.area == pytest.approx(gates + area, rel=0.35 if area else 1e-5)
        assert (found.start.area > gates + 1) == bool(area)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"price": -1.0}, "price must be a number of 0 or more, got -1"),
        ({"price": float("nan")}, "price must be"),
        ({"price": float("inf")}, "price must be"),
        ({"pairs": -1}, "pairs must be a whole number from 0 to 1,000,000, got -1"),
        ({"pairs": 10**7}, "pairs must be a whole number from 0 to 1,000,000"),
        ({"sweeps": 0}, "sweeps must be a whole number from 1"),
        ({"train_y": ["a"] * 4}, "train_y must be whole numbers, got <U1"),
        ({"valid_bits": np.zeros((2, 5), np.uint8)}, "valid_y must"),
        ({"valid_y": [0, 1]}, "valid_y must have a class for each of the 0 samples"),
        ({"seed": 0.5}, "seed must be a whole number"),
        ({"seconds": -1}, "seconds must be"),
        ({"train_y": [0, 1]}, "train_y must have a class for each of the 4 samples"),
        ({"train_y": [0, 1, 2, 0]}, "train_y must be 0 to 1, got 0 to 2"),
        ({"train_y": [0, 1, 0.5, 0]}, "train_y must be whole numbers"),
        ({"valid_bits": np.zeros((1, 5), np.uint8), "valid_y": [7]}, "valid_y must be 0 to 1"),
        ({"train_bits": np.zeros((0, 5), np.uint8), "train_y": []}, "and there are none"),
    ],
)
def test_what_it_refuses(changed, message):
    arguments = {"train_bits": np.zeros((4, 5), np.uint8), "train_y": [0, 1, 0, 1]}
    with pytest.raises(ValueError, match=message):
        refine(wrong_circuit(), **(arguments | changed))


def test_heads_that_are_more_than_sums_are_refused():
    circuit = wrong_circuit()
    scaled = Readout([0, 0, 1, 1], [1] * 4, [0, 0], [1.0, 0.5])
    circuit = Circuit(None, circuit.netlist, scaled, circuit.class_names)
    with pytest.raises(NotPrunable, match="sums of outputs, all of one scale"):
        refine(circuit, np.zeros((4, 5), np.uint8), [0, 1, 0, 1])


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"tau": 0.0}, "tau must be above 0"),
        ({"tau": float("nan")}, "tau must be above 0"),
        ({"price": -1.0}, "price must be 0 or more"),
        ({"label": np.array([0, 1, 2, 3], np.int32)}, "labels must be below n_classes=3, got 3"),
        ({"label": np.array([-1, 1, 2, 0], np.int32)}, "labels must be"),
        ({"label": np.zeros(65, np.int32)}, "n_words must be that of n_rows"),
        ({"label": np.zeros(0, np.int32)}, "n_words must be that of n_rows"),
        ({"group": np.full(9, 3, np.int32)}, "group must name a class"),
        ({"group": np.zeros(8, np.int32)}, "a number for each output"),
        ({"weight": np.full(9, 2**30, np.int32)}, "sums of classes are too large"),
        ({"gate_cost": np.zeros(15, np.float32)}, "gate_cost must have 16 numbers"),
        ({"gate_cost": np.full(16, np.nan, np.float32)}, "costs must be finite"),
        ({"input_cost": np.zeros(5, np.float32)}, "a row for each input"),
        ({"offset": np.zeros(0, np.int32)}, "there must be a class"),
    ],
)
def test_what_the_native_part_refuses(changed, message):
    rng = np.random.default_rng(0)
    bits, y = samples(rng, 4)
    with pytest.raises(ValueError, match=message):
        search_of(some_circuit(rng), bits, y, **changed)


def test_gates_that_are_not_there_are_refused():
    rng = np.random.default_rng(0)
    search = search_of(some_circuit(rng), *samples(rng, 4))
    for begin, end, pairs in ((-1, 3, 0), (0, 31, 0), (3, 2, 0), (0, 3, -1), (0, 3, 10**7)):
        with pytest.raises(ValueError, match="begin and end must be numbers of gates"):
            search.visit(begin, end, pairs)


def test_the_command(tmp_path):
    call = CliRunner().invoke
    run, out = str(tmp_path / "run"), str(tmp_path / "refined.npz")
    sizes = ["--width", "100", "--layers", "2", "--epochs", "2", "--valid-fraction", "0.2"]
    trained = call(app, ["train", "digits", *sizes, "--out", run, "--quiet"])
    assert trained.exit_code == 0, trained.output
    options = ["refine", run, "-o", out, "--pairs", "20", "--sweeps", "2"]
    shown = call(app, options)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.startswith("NOT the same function")
    content = json.loads(call(app, [*options, "--json"]).stdout)
    assert content["valid_accuracy"] > content["before_valid_accuracy"]
    assert content["area"] < content["area_before"]
    assert content["gates"] == load_circuit(out).netlist.n_gates
    refused = call(app, ["refine", run, "-o", out, "--pairs", "-1"])
    assert refused.exit_code == 2
    assert "pairs must be a whole number" in refused.stderr
