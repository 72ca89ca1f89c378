import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import GATE_ID, all_bits, class_sums
from strategies import circuits, random_netlist, random_readout

import gategrad as gg
from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder, simulate
from gategrad.passes import PASSES
from gategrad.verify.files import load
from gategrad.verify.nonzero_sum import nonzero

AND, XOR, OR, NOT = (GATE_ID[name] for name in ("and", "xor", "or", "not_a"))


def assert_differs(result, a, b):
    """Whatever the verdict's input claims, the oracle says, too."""
    assert result.verdict == "different"
    found = result.counterexample
    sides = (
        (class_sums(c, found.bits[None]) for c in (a, b))
        if isinstance(a, Circuit)
        else (simulate(n, found.bits[None]) for n in (a, b))
    )
    for claimed, said in zip((found.a, found.b), sides, strict=True):
        np.testing.assert_array_equal(claimed, said[0])
    assert (found.a != found.b).any()
    json.dumps(result.to_dict())


def mutated(rng, netlist):
    """One corner of one gate's truth table, flipped."""
    gate = netlist.gate.copy()
    gate[rng.integers(len(gate))] ^= 1 << rng.integers(4)
    return Netlist(netlist.n_inputs, gate, netlist.a, netlist.b, netlist.outputs)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 7), st.integers(1, 90), st.integers(0, 12))
def test_netlists_against_all_their_inputs(seed, n_inputs, n_gates, n_outputs):
    pytest.importorskip("pysat")
    rng = np.random.default_rng(seed)
    a = random_netlist(rng, n_inputs, n_gates, n_outputs)
    b = mutated(rng, a)
    result = gg.equivalence(a, b, samples=1, seed=seed)  # the solver has to find what differs
    outputs = (simulate(n, all_bits(n_inputs)) for n in (a, b))
    if np.array_equal(*outputs):
        assert (result.verdict, result.proven) == ("equal", n_outputs)
        assert result.counterexample is None
    else:
        assert_differs(result, a, b)
    assert (result.compared, result.total) == ("output bits", n_outputs)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 6), st.integers(1, 60), st.integers(1, 9))
def test_circuits_against_all_their_inputs(seed, n_inputs, n_gates, n_outputs):
    pytest.importorskip("pysat")
    rng = np.random.default_rng(seed)
    netlist = random_netlist(rng, n_inputs, n_gates, n_outputs)
    readout = random_readout(rng, n_outputs, int(rng.integers(1, 4)))
    names = tuple(map(str, range(readout.n_classes)))
    a = Circuit(None, netlist, readout, names)
    b = replace(a, dense=mutated(rng, netlist))
    result = gg.equivalence(a, b, samples=1, seed=seed)
    sums = (class_sums(c, all_bits(n_inputs)) for c in (a, b))
    if np.array_equal(*sums):
        assert (result.verdict, result.proven) == ("equal", readout.n_classes)
    else:
        assert_differs(result, a, b)
    assert result.compared == "class sums"


@pytest.mark.parametrize("name", PASSES)
@settings(max_examples=25, deadline=None)
@given(case=circuits())
def test_every_pass_is_proven_equal(name, case):
    pytest.importorskip("pysat")
    circuit, _ = case
    result = gg.equivalence(circuit, PASSES[name](circuit), samples=64)
    assert (result.verdict, result.unproven) == ("equal", ())


@pytest.fixture(scope="module")
def trained():
    pytest.importorskip("torch")
    digits = gg.load_dataset("digits", thresholds=[0.2, 0.5, 0.8])
    model = gg.nn.dlgn(digits.n_features, layers=3, width=400, head=gg.nn.GroupSum(10), seed=1)
    gg.fit(model, digits, epochs=2, lr=0.05)
    return gg.to_circuit(model, digits.encoder, digits.class_names), digits


@pytest.mark.parametrize("name", PASSES)
def test_every_pass_is_proven_equal_on_a_trained_network(name, trained):
    pytest.importorskip("pysat")
    circuit, digits = trained
    smaller = PASSES[name](circuit)
    # Every input of this one is read.
    assert (smaller.netlist != circuit.netlist) == (name != "drop_inputs")
    result = gg.equivalence(circuit, smaller, rows=digits.test.X, samples=1000)
    assert (result.verdict, result.proven, result.total) == ("equal", 10, 10)
    assert result.simulated == len(digits.test.X) + 1000


def test_a_mutated_trained_network_differs_for_a_raw_row(trained):
    pytest.importorskip("pysat")
    circuit, _ = trained
    smaller = PASSES["simplify"](circuit)
    rng = np.random.default_rng(0)
    with_row = 0
    for _ in range(5):
        other = replace(smaller, dense=mutated(rng, smaller.netlist))
        result = gg.equivalence(circuit, other)
        assert_differs(result, circuit, other)
        found = result.counterexample
        if found.row is not None:
            with_row += 1
            np.testing.assert_array_equal(circuit.encoder.encode(found.row[None])[0], found.bits)
            for c, claimed in ((circuit, found.a), (other, found.b)):
                np.testing.assert_array_equal(gg.compile(c).class_sums(found.row[None])[0], claimed)
    assert with_row


def sum_of_two(gates, weights, offset=0):
    """One class of weighted nets; nets 2 and 3 are inputs, 4 and on the given gates of them."""
    netlist = Netlist(2, gates, [2] * len(gates), [3] * len(gates), [n for n, _ in weights])
    group = [0] * len(weights)
    return Circuit(
        None, netlist, Readout(group, [w for _, w in weights], [offset], [1.0]), ("a",)
    )  # fmt: skip


def test_sums_of_other_bits_are_equal():
    """x + y is (x | y) + (x & y), and 2 (x & y) + (x ^ y)."""
    pytest.importorskip("pysat")
    plain = sum_of_two([], [(2, 1), (3, 1)])
    for other in (
        sum_of_two([OR, AND], [(4, 1), (5, 1)]),
        sum_of_two([AND, XOR], [(4, 2), (5, 1)]),
        sum_of_two([XOR, AND, OR], [(4, 3), (5, 4), (6, -2)]),
        sum_of_two([AND ^ 15, OR ^ 15], [(4, -1), (5, -1)], 2),
    ):
        assert gg.equivalence(plain, other, samples=1).verdict == "equal"
        nothing = gg.equivalence(plain, other, seconds=0)
        assert (nothing.verdict, nothing.proven, nothing.unproven) == ("unknown", 0, (0,))
        shifted = replace(other, readout=replace(other.readout, offset=other.readout.offset + 1))
        assert_differs(gg.equivalence(plain, shifted), plain, shifted)


def test_a_needle_is_found():
    """Two netlists that differ for one of 2^40 inputs."""
    pytest.importorskip("pysat")
    n = 40
    chain = [2, *range(2 + n, 2 + n + n - 2)]
    and_not = GATE_ID["a_and_not_b"]
    kinds = [and_not, AND] * (n // 2)
    a = Netlist(n, kinds[: n - 1], chain, range(3, 2 + n), [2 * n])
    b = Netlist(n, [], [], [], [0])
    result = gg.equivalence(a, b)
    assert_differs(result, a, b)
    assert result.counterexample.bits.tolist() == [1, 0] * (n // 2)
    assert result.simulated > 32_000


def test_zero_seconds_leave_what_structure_shows():
    netlist = random_netlist(np.random.default_rng(0), 10, 200, 20)
    assert gg.equivalence(netlist, netlist, seconds=0).verdict == "equal"


def test_a_difference_that_no_raw_row_shows():
    """x > 2 and x > 1 are the same as x > 2, but not for all bits."""
    pytest.importorskip("pysat")
    both = sum_of_two([AND], [(4, 1)])
    encoder = ThresholdEncoder(1, [2.0, 1.0], "float64", 0, 3)
    a = replace(both, encoder=encoder)
    result = gg.equivalence(a, replace(sum_of_two([], [(2, 1)]), encoder=encoder))
    assert (result.verdict, result.counterexample.row) == ("different", None)
    assert result.counterexample.bits.tolist() == [1, 0]
    assert result.notes == ("no raw row is encoded to these bits",)


def test_without_python_sat_structure_may_do(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pysat.solvers", None)
    plain, other = sum_of_two([], [(2, 1), (3, 1)]), sum_of_two([OR, AND], [(4, 1), (5, 1)])
    assert gg.equivalence(plain, plain).verdict == "equal"
    with pytest.raises(ImportError, match=r"gategrad\[sat\]"):
        gg.equivalence(plain, other)


def test_scores_and_names():
    circuit = sum_of_two([AND], [(2, 1), (4, 1)])
    scaled = replace(circuit, readout=replace(circuit.readout, scale=[2.0]))
    result = gg.equivalence(circuit, scaled)
    assert result.verdict == "different"
    assert (result.counterexample.a == result.counterexample.b).all()  # sums; scores differ
    assert "scores" in result.notes[0]
    named = gg.equivalence(circuit, replace(circuit, class_names=("b",)))
    assert (named.verdict, named.notes) == ("equal", ("the class names differ",))


def test_other_sums_of_the_same_scores_are_not_called_different():
    circuit = sum_of_two([AND], [(2, 1), (4, 1)])
    double = replace(circuit.readout, weight=2 * circuit.readout.weight, scale=[0.5])
    result = gg.equivalence(circuit, replace(circuit, readout=double), seconds=5)
    assert result.verdict == "unknown"
    assert "scores" in result.notes[0]


def test_a_circuit_and_a_netlist_are_compared_by_output_bits():
    circuit = sum_of_two([AND, OR], [(4, 1), (5, 1)])
    assert gg.equivalence(circuit, circuit.netlist).compared == "output bits"
    other = Netlist(2, [AND], [2], [3], [4, 3])
    result = gg.equivalence(other, circuit)
    assert result.verdict == "different"
    assert result.counterexample.a.tolist() != result.counterexample.b.tolist()


def test_what_cannot_be_compared():
    circuit = sum_of_two([AND], [(2, 1), (4, 1)])
    netlist = circuit.netlist
    two = replace(circuit, readout=Readout([0, 1], [1, 1], [0, 0], [1.0, 1.0]), class_names="ab")
    encoders = [ThresholdEncoder(2, [t], "uint8", 0, 255) for t in (63.75, 63.25, 64.0)]
    coded = [replace(circuit, encoder=encoder) for encoder in encoders]
    assert gg.equivalence(coded[0], coded[1]).verdict == "equal"  # both are true from 64 on
    for a, b, message in (
        (circuit, two, "1 classes with 2"),
        (netlist, Netlist(3, [], [], [], [2, 2]), "2 inputs with 3"),
        (netlist, Netlist(2, [], [], [], [2]), "2 outputs with 1"),
        (coded[0], coded[2], "the encoders differ"),
    ):
        with pytest.raises(ValueError, match=message):
            gg.equivalence(a, b)
    for wrong in ({"seconds": -1}, {"seconds": float("nan")}, {"samples": 0}):
        with pytest.raises(ValueError, match="must not be negative"):
            gg.equivalence(netlist, netlist, **wrong)
    with pytest.raises(ValueError, match="expected bits"):
        gg.equivalence(netlist, netlist, rows=[[0, 2]])
    with pytest.raises(ValueError, match="lies outside"):
        gg.equivalence(coded[0], coded[1], rows=[[0, 256]])


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int64", "float32", "float64"])
@pytest.mark.parametrize("thresholds", [[0.1], [0.2, 0.3, 0.7], [[0.5, 0.1], [0.25, 0.9]]])
def test_every_raw_rows_bits_lead_back_to_a_row(dtype, thresholds):
    from gategrad.verify.raw_rows import random_rows, row_of

    top = {"uint8": 255, "int64": 1000}.get(dtype, 1)
    encoder = ThresholdEncoder.scaled(2, np.array(thresholds), dtype, 0, top)
    rows = random_rows(encoder, np.random.default_rng(0), 200)
    for bits in encoder.encode(rows):
        row = row_of(encoder, bits)
        assert row.dtype == dtype
        np.testing.assert_array_equal(encoder.encode(row[None])[0], bits)


def test_bits_that_no_row_has():
    from gategrad.verify.raw_rows import row_of

    encoder = ThresholdEncoder(1, [1.0, 2.0], "float32", 0, 3)
    assert row_of(encoder, np.array([0, 1], np.uint8)) is None
    whole = ThresholdEncoder(1, [1.2, 1.7], "uint8", 0, 255)
    assert row_of(whole, np.array([1, 0], np.uint8)) is None


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(-9, 9).filter(bool), max_size=7), st.integers(-20, 20))
def test_adders_say_whether_a_sum_is_zero(coefficients, offset):
    n = len(coefficients)
    test = nonzero(Netlist(n, [], [], [], []), np.arange(2, 2 + n), np.array(coefficients), offset)
    bits = all_bits(n)
    expected = bits.astype(np.int64) @ np.array(coefficients, dtype=np.int64) + offset != 0
    np.testing.assert_array_equal(simulate(test, bits)[:, 0], expected)


def test_files_are_known_by_endings_in_any_case(tmp_path):
    rng = np.random.default_rng(0)
    netlist = random_netlist(rng, 3, 9, 4)
    circuit = Circuit(None, netlist, random_readout(rng, 4, 2), ("a", "b"))
    (path,) = gg.emit(circuit, "blif", tmp_path)
    path = path.rename(tmp_path / "A.BLIF")
    np.testing.assert_array_equal(simulate(load(path), all_bits(3)), simulate(netlist, all_bits(3)))
