import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import class_sums
from strategies import circuits

import gategrad as gg
from gategrad.circuit import Circuit, Netlist, Readout
from gategrad.passes import DEFAULT_PASSES, PASSES, fold_outputs, optimize
from gategrad.targets import TARGETS


def needs_what_is_installed(*names):
    if "functional_reduction" in names:
        pytest.importorskip("pysat")


@pytest.mark.parametrize("name", PASSES)
@settings(max_examples=60, deadline=None)
@given(case=circuits())
def test_every_pass_keeps_every_class_sum(name, case):
    needs_what_is_installed(name)
    circuit, bits = case
    after = PASSES[name](circuit)
    np.testing.assert_array_equal(class_sums(circuit, bits), class_sums(after, bits))
    assert np.array_equal(after.readout.scale, circuit.readout.scale)
    assert after.class_names == circuit.class_names
    assert PASSES[name](after).netlist == after.netlist


@settings(max_examples=60, deadline=None)
@given(case=circuits(), passes=st.lists(st.sampled_from(sorted(PASSES)), max_size=3))
def test_optimize_keeps_every_class_sum(case, passes):
    needs_what_is_installed(*passes)
    circuit, bits = case
    for names in (passes, DEFAULT_PASSES):
        after, reports = optimize(circuit, names)
        np.testing.assert_array_equal(class_sums(circuit, bits), class_sums(after, bits))
        assert reports[0].name == "start"
        assert reports[-1].gates == after.netlist.n_gates
        assert reports[-1].outputs == after.netlist.n_outputs
        again, _ = optimize(after, names)
        assert again.netlist == after.netlist
        assert again.readout == after.readout


def test_outputs_fold_into_the_readout():
    # Nets: x, y, x & y, ~x, ~(x & y). Class 0 reads 1, x, x, ~x; class 1 the last, 0, y, x & y.
    netlist = Netlist(2, [1, 12, 12], [2, 2, 4], [3, 2, 4], [1, 2, 2, 5, 6, 0, 3, 4])
    readout = Readout([0] * 4 + [1] * 4, [5, 1, 1, 3, 2, 9, 1, 2], [10, 20], [1.0, 1.0])
    circuit = Circuit(None, netlist, readout, ("a", "b"))
    folded = fold_outputs(circuit)
    # Class 0: 10 + 5 + 3 + (1 + 1 - 3) x. Class 1: 20 + 2 + y + (2 - 2)(x & y).
    assert folded.netlist.outputs.tolist() == [2, 3]
    assert folded.readout == Readout([0, 1], [-1, 1], [18, 22], [1.0, 1.0])


def test_sums_that_would_not_fit_stay_as_they_are():
    big = 2**30 - 1
    readout = Readout([0], [big], [big], [1.0])
    circuit = Circuit(None, Netlist(1, [12], [2], [2], [3]), readout, ("a",))
    assert fold_outputs(circuit) is circuit


def test_outputs_that_all_fold_away(tmp_path):
    readout = Readout([0, 0, 1, 1], [3, 3, -2, 2], [1, 2], [1.0, 1.0])
    circuit = Circuit(None, Netlist(1, [6, 12], [2, 2], [2, 2], [2, 4, 3, 1]), readout, ("a", "b"))
    smaller, _ = optimize(circuit)
    assert smaller.netlist.n_gates == smaller.netlist.n_outputs == 0
    smaller.save(tmp_path / "small.npz")
    for target in TARGETS.values():
        network = target(gg.load_circuit(tmp_path / "small.npz"))
        np.testing.assert_array_equal(network.class_sums_encoded([[0], [1]]), [[4, 4], [4, 4]])


def test_what_cannot_be_asked():
    circuit = Circuit(None, Netlist(1, [], [], [], [2]), Readout.group_sum(1, 1, 1.0), ("a",))
    with pytest.raises(ValueError, match=r"pass must be one of simplify, .*, got 'abc'"):
        optimize(circuit, ["abc"])
    with pytest.raises(ValueError, match="seconds must not be negative"):
        optimize(circuit, seconds=-1)
    assert len(optimize(circuit, seconds=0)[1]) == 1


def test_a_trained_networks_optimized_circuit_predicts_the_same():
    pytest.importorskip("torch")
    model = gg.nn.dlgn(64, layers=4, width=900, head=gg.nn.GroupSum(10), seed=1).eval()
    circuit = gg.to_circuit(model)
    seen = []
    smaller, reports = optimize(circuit, report=seen.append)
    assert seen == reports
    assert smaller.netlist.n_gates < 0.8 * circuit.netlist.n_gates
    bits = np.random.default_rng(0).integers(0, 2, (600, 64), dtype=np.uint8)
    for target in ("reference", "engine"):
        before, after = (TARGETS[target](c) for c in (circuit, smaller))
        np.testing.assert_array_equal(before.predict_encoded(bits), after.predict_encoded(bits))
        np.testing.assert_array_equal(before.scores_encoded(bits), after.scores_encoded(bits))
