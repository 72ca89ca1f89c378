import re

import numpy as np
import pytest
from hypothesis import given, settings
from strategies import circuits, random_readout

from gategrad.circuit import Circuit, Netlist, simulate
from gategrad.targets import emit
from gategrad.targets.aiger import aiger, read_aiger


@settings(deadline=None)
@given(circuits())
def test_written_and_read_it_is_the_same_function(pair):
    circuit, rows = pair
    expected = simulate(circuit.netlist, rows)
    for ascii_ in (False, True):
        (content,) = aiger(circuit, ascii=ascii_).values()
        np.testing.assert_array_equal(simulate(read_aiger(content), rows), expected)


def test_golden():
    # xor and and of the same nets share an and-gate; inverters are free.
    netlist = Netlist(2, [6, 1, 14], [2, 2, 4], [3, 3, 5], [4, 5, 6, 1])
    circuit = Circuit(None, netlist, random_readout(np.random.default_rng(0), 4, 2), ("0", "1"))
    text = aiger(circuit, ascii=True)["network.aag"].decode()
    assert text.split("c\n")[0] == (
        "aag 6 2 0 4 4\n2\n4\n10\n6\n13\n1\n6 4 2\n8 5 3\n10 9 7\n12 10 6\n"
        "i0 in_0\ni1 in_1\no0 out_0\no1 out_1\no2 out_2\no3 out_3\n"
    )
    binary = aiger(circuit)["network.aig"]
    assert binary.startswith(
        b"aig 6 2 0 4 4\n10\n6\n13\n1\n\x02\x02\x03\x02\x01\x02\x02\x04i0 in_0\n"
    )


def test_large_numbers_take_several_bytes():
    n = 3_000
    netlist = Netlist(n, [1] * n, [2] * n, np.arange(n) + 2, np.arange(n) + 2 + n)
    circuit = Circuit(None, netlist, random_readout(np.random.default_rng(0), n, 2), ("0", "1"))
    rows = np.random.default_rng(0).integers(0, 2, (5, n))
    (content,) = aiger(circuit).values()
    np.testing.assert_array_equal(simulate(read_aiger(content), rows), simulate(netlist, rows))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the first line must be"),
        (b"aag 1 1 1 0 0\n", "1 latches"),
        (b"aag x 1 0 0 0\n", "cannot read the first line"),
        (b"aag 9 1 0 1 99999999\n2\n2\n", "does not fit the file"),
        (b"aag 1 1 0 1 0\n2\n", "cut short|expected a number"),
        (b"aag 2 1 0 1 1\n2\n4\n4 2\n", "is no and-gate"),
        (b"aag 2 1 0 1 1\n2\n4\n4 4 2\n", "gate 4 reads what is not before it"),
        (b"aag 2 1 0 1 1\n2\n8\n4 2 2\n", "literal 8 has no definition"),
        (b"aag 2 1 0 1 1\n2\n4\n2 2 2\n", "literal 2 is defined twice"),
        (b"aag 2 1 0 1 1\n2\nx\n4 2 2\n", "expected a number"),
        (b"aig 2 1 0 1 1\n4\n\x80", "cut short"),
        (b"aig 2 1 0 1 1\n4\n\x7f\x01    ", "gate 4 reads what is not before it"),
        (b"aig 2 1 0 1 1\n9\n\x02\x00    ", "output literal is out of range"),
        (b"aig 9 1 0 1 1\n4\n\x02\x00    ", "9 variables for 1 inputs and 1 gates"),
    ],
)
def test_damaged_files(content, message):
    with pytest.raises(
        ValueError, match=f"AIGER: .*({re.escape(message) if '|' not in message else message})"
    ):
        read_aiger(content)


def test_inputs_take_no_bytes_in_a_binary_file():
    netlist = read_aiger(b"aig 785 784 0 1 1\n1570\n\x02\x02")
    assert (netlist.n_inputs, netlist.n_gates) == (784, 1)
    assert (netlist.gate[0], netlist.a[0], netlist.b[0]) == (1, 785, 784)
    with pytest.raises(ValueError, match="does not fit the file"):
        read_aiger(b"aig 2000000001 2000000000 0 1 1\n2\n\x02\x02")
    with pytest.raises(ValueError, match="does not fit the file"):
        read_aiger(b"aig 900 0 0 1 900\n2\n\x02\x02")


def test_emit(tmp_path):
    netlist = Netlist(2, [6], [2], [3], [4])
    circuit = Circuit(None, netlist, random_readout(np.random.default_rng(0), 1, 1), ("0",))
    assert [p.name for p in emit(circuit, "aiger", tmp_path)] == ["network.aig"]
    assert [p.name for p in emit(circuit, "aiger", tmp_path, ascii=True)] == ["network.aag"]
