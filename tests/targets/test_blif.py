import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import circuits, random_netlist, random_readout

from gategrad.circuit import Circuit, Netlist, simulate
from gategrad.targets import emit
from gategrad.targets.blif import blif, read_blif
from gategrad.targets.lookup_tables import LookupTables


def text(circuit):
    (content,) = blif(circuit).values()
    return content.decode()


@settings(deadline=None)
@given(circuits())
def test_written_and_read_it_is_the_same_function(pair):
    circuit, rows = pair
    again = read_blif(text(circuit))
    np.testing.assert_array_equal(simulate(again, rows), simulate(circuit.netlist, rows))
    assert again.n_gates <= circuit.netlist.n_gates


def test_golden():
    netlist = Netlist(2, [6, 10, 15], [2, 0, 0], [3, 4, 0], [4, 5, 6, 1, 3])
    circuit = Circuit(None, netlist, random_readout(np.random.default_rng(0), 5, 2), ("0", "1"))
    assert text(circuit).split("\n", 1)[1] == (
        "# 3 gates, depth 2, 2 inputs, 5 outputs, 2 classes.\n"
        ".model network\n.inputs in_0 in_1\n.outputs out_0 out_1 out_2 out_3 out_4\n"
        ".names const0\n.names const1\n1\n"
        ".names in_0 in_1 n0\n01 1\n10 1\n.names n0 n1\n0 1\n.names n2\n1\n"
        ".names n0 out_0\n1 1\n.names n1 out_1\n1 1\n.names n2 out_2\n1 1\n"
        ".names const1 out_3\n1 1\n.names in_1 out_4\n1 1\n.end\n"
    )


@given(st.integers(0, 6), st.integers(0))
def test_tables_of_any_size_become_gates(inputs, number):
    table = number % (1 << (1 << inputs))
    tables = LookupTables(inputs)
    netlist = tables.netlist([tables.add(table, range(2, 2 + inputs))])
    rows = np.array([[int(bit) for bit in f"{i:0{inputs}b}"] if inputs else [] for i in
                     range(1 << inputs)], dtype=np.uint8).reshape(1 << inputs, inputs)  # fmt: skip
    found = "".join(map(str, simulate(netlist, rows)[:, 0]))
    assert int(found, 2) == table


def test_any_order_covers_of_zeros_and_continued_lines():
    netlist = read_blif(
        "# by hand\n.model m\n.inputs a \\\n b c # three\n.outputs y z k\n"
        ".names t c y\n0- 0\n-0 0\n.names a b t\n10 1\n01 1\n"
        ".names a b c z\n11- 1\n1-1 1\n-11 1\n.names k\n.end\n"
    )
    rows = np.array([[i >> 2 & 1, i >> 1 & 1, i & 1] for i in range(8)], dtype=np.uint8)
    a, b, c = rows.T
    expected = np.stack([(a ^ b) & c, (a & b) | (a & c) | (b & c), 0 * a], axis=1)
    np.testing.assert_array_equal(simulate(netlist, rows), expected)


HEAD = ".model m\n.inputs a b\n.outputs y\n"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (".latch a y re clk 0\n.end\n", "BLIF line 4: .latch cannot be read"),
        (".subckt m a=a\n", "BLIF line 4: .subckt"),
        (".names a y\n1 1\n.names b y\n1 1\n", "BLIF line 6: signal y is defined twice"),
        (".names y a\n1 1\n", "BLIF line 4: signal a is defined twice"),
        (".names a q y\n11 1\n", "BLIF line 4: signal q has no definition"),
        (".names a t y\n11 1\n.names y t\n0 1\n", "BLIF line 6: signal y depends on itself"),
        (".names a b y\n1 1\n", "BLIF line 4: '1 1' is no row of a cover of 2 inputs"),
        (".names a b y\n11 1\n00 0\n", "BLIF line 4: a cover whose rows give both"),
        (".names a b a b a b a y\n", "BLIF line 4: signal y reads 7 signals"),
        (".names\n", "BLIF line 4: .names without a signal"),
        ("11 1\n", "BLIF line 4: expected a statement, got '11 1'"),
        (".end\n", "BLIF line 3: output y has no definition"),
        (".inputs a\n", "BLIF line 4: signal a is defined twice"),
        (".model n\n", "BLIF line 4: a second .model"),
        (".names y\n.end\n.names z\n", "BLIF line 6: text after .end"),
    ],
)
def test_what_cannot_be_read_names_the_line(lines, message):
    with pytest.raises(ValueError, match=message.replace(".", r"\.")):
        read_blif(HEAD + lines)


def test_a_deep_chain_needs_no_deep_stack():
    n = 30_000
    lines = "".join(f".names n{i} n{i + 1}\n0 1\n" for i in reversed(range(n)))
    netlist = read_blif(f".model m\n.inputs n0\n.outputs n{n}\n{lines}.end\n")
    assert netlist.n_gates == n


def test_emit(tmp_path):
    rng = np.random.default_rng(0)
    netlist = random_netlist(rng, 5, 20, 4)
    circuit = Circuit(None, netlist, random_readout(rng, 4, 2), ("0", "1"))
    (path,) = emit(circuit, "blif", tmp_path / "new", name="tiny")
    assert path == tmp_path / "new" / "tiny.blif"
    assert read_blif(path.read_text()).n_inputs == 5
    assert [p.name for p in path.parent.iterdir()] == ["tiny.blif"]
    with pytest.raises(ValueError, match="target must be one of c, verilog, blif"):
        emit(circuit, "vhdl", tmp_path)
    with pytest.raises(ValueError, match="blif has no option 'width': it has name"):
        emit(circuit, "blif", tmp_path, width=3)
    with pytest.raises(ValueError, match="name must be a short identifier"):
        emit(circuit, "blif", tmp_path, name="a b")
