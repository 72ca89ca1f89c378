import dataclasses
import math

import numpy as np
import pytest
from hypothesis import given, settings
from oracle import class_sums
from strategies import circuits

from gategrad.approximate.equal_on_rows import merge_on_rows
from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder
from gategrad.passes import PASSES, optimize


@settings(max_examples=50, deadline=None)
@given(case=circuits())
def test_sums_of_the_rows_stay_and_the_agreement_is_what_was_measured(case):
    circuit, bits = case
    rng = np.random.default_rng(0)
    others = rng.integers(0, 2, (40, circuit.netlist.n_inputs), dtype=np.uint8)
    smaller, agreement = merge_on_rows(circuit, bits, held_out=others)
    np.testing.assert_array_equal(class_sums(circuit, bits), class_sums(smaller, bits))
    before, after = class_sums(circuit, others), class_sums(smaller, others)
    assert agreement.rows == 40
    assert agreement.same_sums == pytest.approx((before == after).all(axis=1).mean())
    predicted = circuit.readout.predict(before) == smaller.readout.predict(after)
    assert agreement.same_class == pytest.approx(predicted.mean())
    assert agreement.gates_before == optimize(circuit)[0].netlist.n_gates
    assert smaller.netlist.n_gates == agreement.gates <= agreement.gates_before


def and_circuit():
    encoder = ThresholdEncoder(2, [0.5], "uint8", 0, 255)
    return Circuit(encoder, Netlist(2, [1], [2], [3], [4]), Readout([0], [1], [0], [1.0]), ("a",))


def test_what_the_rows_never_show_is_lost():
    """On rows whose two values are equal, x & y is x."""
    rows = np.array([[0, 0], [9, 9]] * 10)
    smaller, agreement = merge_on_rows(and_circuit(), rows)
    assert smaller.netlist.n_gates == agreement.gates == 0
    assert (agreement.rows, agreement.same_class, agreement.same_sums) == (4, 1, 1)
    _, worse = merge_on_rows(and_circuit(), rows, held_out=[[9, 0], [0, 9]])
    assert worse.same_sums == 0.5


def test_it_is_no_pass_and_needs_rows():
    assert not any("rows" in name for name in PASSES)
    with pytest.raises(ValueError, match="at least one row"):
        merge_on_rows(and_circuit(), np.zeros((0, 2), np.uint8))
    with pytest.raises(ValueError, match="2 features"):
        merge_on_rows(and_circuit(), np.zeros((3, 3), np.uint8))
    none = merge_on_rows(and_circuit(), [[1, 0]], held_out=np.zeros((0, 2), np.uint8))[1]
    assert math.isnan(none.same_class)
    assert dataclasses.asdict(none)["rows"] == 0
