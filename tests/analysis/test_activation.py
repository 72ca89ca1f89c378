import numpy as np
import pytest
from hypothesis import given, settings
from strategies import circuits

from gategrad.analysis import activations
from gategrad.approximate import output_rates
from gategrad.circuit import Netlist, simulate


@given(circuits())
@settings(max_examples=20, deadline=None)
def test_rates_and_functions_are_those_of_the_oracle(case):
    circuit, X = case
    found = activations(circuit.netlist, X).outputs
    bits = simulate(circuit.netlist, X)
    assert found.n_rows == len(X)
    np.testing.assert_allclose(found.rates, bits.mean(axis=0), atol=1e-12)
    np.testing.assert_allclose(output_rates(circuit, X), found.rates, atol=1e-12)
    columns = [tuple(column) for column in bits.T]
    opposite = {column: tuple(1 - bit for bit in column) for column in columns}
    assert found.dead == sum(not any(column) for column in columns)
    assert found.saturated == sum(all(column) for column in columns)
    seen = set()
    equal = complementary = 0
    for column in columns:
        equal += column in seen
        complementary += column not in seen and opposite[column] in seen
        seen.add(column)
    assert (found.equal, found.complementary) == (equal, complementary)
    assert found.distinct == len(columns) - equal - complementary
    changing = [c for c in columns if any(c) and not all(c)]
    together = [c for c in changing if changing.count(c) + changing.count(opposite[c]) > 1]
    assert found.synchronized == len(together)


def test_layers_of_a_netlist():
    # 2 and 3 are inputs; 4 = a and b, 5 = not a, 6 = 4 xor 5, 7 = 4 xor 5.
    netlist = Netlist(2, [1, 12, 6, 6], [2, 2, 4, 4], [3, 3, 5, 5], [6, 7, 5])
    found = activations(netlist, [[0, 0], [0, 1], [1, 0], [1, 1]])
    assert [layer.rates.tolist() for layer in found.layers] == [[0.25, 0.5], [0.75, 0.75]]
    assert [layer.equal for layer in found.layers] == [0, 1]
    assert found.outputs.synchronized == 2
    shares, edges = found.outputs.histogram(4)
    np.testing.assert_allclose(shares, [0, 0, 1 / 3, 2 / 3])
    assert edges.tolist() == [0, 0.25, 0.5, 0.75, 1]


def test_no_rows():
    netlist = Netlist(1, [3], [2], [2], [3])
    with pytest.raises(ValueError, match="need rows"):
        activations(netlist, np.zeros((0, 1)))
