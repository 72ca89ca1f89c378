"""The generated Verilog in simulators, against the oracle; and the reader of its own modules."""

import re
import shutil
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from simulators import SIMULATORS, icarus
from strategies import circuits, random_circuit, random_convolutional_circuit

from gategrad.circuit import (
    Circuit,
    ConvolutionStage,
    Dense,
    Netlist,
    Readout,
    ThresholdEncoder,
    simulate,
)
from gategrad.targets import emit
from gategrad.targets.verilog import verilog
from gategrad.targets.verilog.module import module_text
from gategrad.targets.verilog.reader import read_verilog


def five_classes(seed=0, *, encoder=None):
    return random_circuit(np.random.default_rng(seed), 16, 120, 40, 5, encoder=encoder)


needs_icarus = pytest.mark.skipif(not shutil.which("iverilog"), reason="needs iverilog")

BYTES = ThresholdEncoder(8, [63.75, 200], "uint8", 0, 255)
OPTIONS = [
    {},
    {"argmax": False},
    {"adders": False},
    {"pipeline": 1},
    {"pipeline": 3, "ready": True},
    {"pipeline": 4, "argmax": False, "ready": True},
    {"encoder": True},
    {"encoder": True, "pipeline": 2},
    {"pipeline": 3, "axi": 8},
    {"pipeline": 2, "axi": 16, "argmax": False},
    {"encoder": True, "pipeline": 2, "axi": 32},
    {"encoder": True, "pipeline": 5, "axi": 128},
]


@needs_icarus
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_bench_passes(options, tmp_path):
    circuit = five_classes(len(str(options)), encoder=BYTES if "encoder" in options else None)
    emit(circuit, "verilog", tmp_path, **options)
    assert icarus(tmp_path).startswith("PASS: 64 vectors\n")


def convolutional(seed):
    circuit = random_convolutional_circuit(np.random.default_rng(seed), encoder=True)
    readout = circuit.readout
    even = Readout(readout.group, readout.weight, readout.offset, np.ones(readout.n_classes))
    return replace(circuit, readout=even)


@needs_icarus
@pytest.mark.parametrize("seed", range(4))
def test_convolutions(seed, tmp_path):
    options = [{}, {"pipeline": 2}, {"encoder": True}, {"adders": False, "pipeline": 3}][seed]
    emit(convolutional(seed), "verilog", tmp_path, **options)
    assert icarus(tmp_path).startswith("PASS: 64 vectors\n")


@needs_icarus
def test_the_bench_finds_a_wrong_position(tmp_path):
    stage = ConvolutionStage(Netlist(4, [], [], [], [2, 5]), (1, 4, 4), (2, 2), (1, 1))
    wires = Netlist(18, [], [], [], np.arange(2, 20))
    circuit = Circuit(None, wires, Readout.group_sum(18, 1, 1.0), ("a",), (stage,))
    emit(circuit, "verilog", tmp_path, adders=False)
    path = tmp_path / "network_convolution_0.v"
    text = path.read_text()
    path.write_text(text.replace("= result[k];", "= result[k] ^ (r == 1 && c == 1);"))
    assert text != path.read_text()
    assert re.match(r"FAIL: \d+ of 64 vectors differ", icarus(tmp_path))


@pytest.mark.parametrize("simulate_bench", SIMULATORS)
@pytest.mark.parametrize(
    "options", [{}, {"pipeline": 3, "ready": True}, {"pipeline": 3, "axi": 8}], ids=str
)
@pytest.mark.parametrize("convolutions", [False, True])
def test_simulators(simulate_bench, options, convolutions, tmp_path):
    circuit = convolutional(2) if convolutions else five_classes()
    rows = np.random.default_rng(1).integers(0, 2, (37, circuit.n_inputs))
    emit(circuit, "verilog", tmp_path, vectors=rows, **options)
    assert simulate_bench(tmp_path).startswith("PASS: 37 vectors\n")


@needs_icarus
@pytest.mark.parametrize("options", [{}, {"pipeline": 2}], ids=str)
def test_the_bench_finds_a_wrong_bit(options, tmp_path):
    emit(five_classes(), "verilog", tmp_path, adders=False, **options)
    path = tmp_path / "network_network.v"
    text = path.read_text()
    path.write_text(re.sub(r"(\S+)\n    };", r"~\1\n    };", text))
    assert text != path.read_text()
    assert re.match(r"FAIL: \d+ of 64 vectors differ", icarus(tmp_path))


@needs_icarus
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("~full | taken", "1'b1"),  # beats that nobody waits for
        ("? 3'd0 :", "& ~s_axis_tlast ? 3'd0 :"),
        ("(ends | s_axis_tlast)", "ends"),  # packets that end early are not dropped
        ("{s_axis_tdata, row", "{~s_axis_tdata, row"),
    ],
)
def test_the_bench_finds_what_is_wrong_with_a_stream(old, new, tmp_path):
    circuit = random_circuit(np.random.default_rng(0), 40, 120, 40, 5)
    emit(circuit, "verilog", tmp_path, pipeline=2, axi=8)
    path = tmp_path / "network_axis.v"
    text = path.read_text()
    path.write_text(text.replace(old, new))
    assert text != path.read_text()
    assert icarus(tmp_path).startswith("FAIL: ")


@needs_icarus
@settings(deadline=None, max_examples=4)
@given(circuits())
def test_any_circuit(tmp_path_factory, pair):
    circuit, rows = pair
    if circuit.netlist.n_inputs == 0 or circuit.netlist.n_outputs == 0:
        with pytest.raises(ValueError, match="needs inputs and outputs"):
            verilog(circuit, argmax=False)
        return
    folder = tmp_path_factory.mktemp("verilog")
    pipeline = (None, 2)[len(rows) % 2]
    argmax = circuit.readout.is_integer
    emit(circuit, "verilog", folder, vectors=rows[:70], argmax=argmax, pipeline=pipeline)
    assert icarus(folder).startswith(f"PASS: {len(rows[:70])} vectors\n")


@settings(deadline=None)
@given(circuits())
def test_modules_read_back_are_the_same_function(pair):
    circuit, rows = pair
    netlist = circuit.netlist
    if netlist.n_inputs == 0 or netlist.n_outputs == 0:
        return
    for levels in (None, 1 + len(rows) % 4):
        text = "".join(module_text(netlist, "m", levels)[0])
        again = read_verilog("// a comment\n" + text)
        np.testing.assert_array_equal(simulate(again, rows), simulate(netlist, rows))
        assert "".join(module_text(again, "m", levels)[0]) == text


def test_golden():
    netlist = Netlist(2, [6, 10, 15], [2, 0, 0], [3, 4, 0], [4, 5, 6, 1, 3])
    assert "".join(module_text(netlist, "small")[0]) == (
        "module small (\n    input wire [1:0] in,\n    output wire [4:0] out\n);\n"
        "    wire n0 = in[0] ^ in[1];\n    wire n1 = ~n0;\n    wire n2 = 1'b1;\n"
        "    assign out = {\n        in[1],\n        1'b1,\n        n2,\n        n1,\n        n0\n"
        "    };\nendmodule\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("in[0] ^ in[1]", "in[0] + in[1]", 5),
        ("in[0] ^ in[1]", "in[0] ^ in[7]", None),
        ("in[0] ^ in[1]", "n1 ^ in[1]", None),
        ("wire n1 = ~n0", "wire n3 = ~n0", 6),
        ("        n1,\n", "", 3),  # then there are four outputs
        ("        n1,\n", "        n1 ,\n", 3),
        ("endmodule\n", "", 14),
        ("endmodule\n", "endmodule\nmodule more;\nendmodule\n", 16),
        ("[1:0] in", "[2:0] in", None),
        ("module small", '`include "x"\nmodule small', 1),
        ("    wire n1", "    initial $finish;\n    wire n1", 6),
    ],
)
def test_the_reader_refuses_what_was_not_written(old, new, line):
    netlist = Netlist(2, [6, 10, 15], [2, 0, 0], [3, 4, 0], [4, 5, 6, 1, 3])
    text = "".join(module_text(netlist, "small")[0])
    assert old in text
    if line is None and "[2:0]" in new:  # a module with an input that nothing reads
        assert read_verilog(text.replace(old, new)).n_inputs == 3
        return
    with pytest.raises(ValueError, match=f"Verilog line {line}:" if line else "Verilog"):
        read_verilog(text.replace(old, new))
    with pytest.raises(ValueError, match="no line that begins a module"):
        read_verilog("")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"ready": True}, "ready needs pipeline"),
        ({"pipeline": 0}, "pipeline must be at least 1"),
        ({"axi": 32}, "axi needs pipeline"),
        ({"axi": 24, "pipeline": 2}, "axi must be one of 8, 16, .* got 24"),
        ({"encoder": True}, "has no encoder"),
        ({"vectors": np.zeros((0, 16))}, "at least one vector"),
        ({"vectors": np.zeros((2, 15))}, "expected bits of shape"),
    ],
)
def test_bad_options(options, message):
    with pytest.raises(ValueError, match=message):
        verilog(five_classes(), **options)


def test_the_reader_takes_no_more_memory_than_a_file_deserves():
    netlist = Netlist(3, [1], [2], [3], [5])
    text = "".join(module_text(netlist, "network", None)[0])
    with pytest.raises(ValueError, match="more than 16,777,216 inputs"):
        read_verilog(text.replace("[2:0]", "[2000000000:0]"))


def test_a_keyword_is_no_name(tmp_path):
    netlist, readout = Netlist(2, [1], [2], [3], [4]), Readout([0], [1], [0], [1.0])
    circuit = Circuit(None, netlist, readout, ("a",))
    with pytest.raises(ValueError, match="must not be 'output', a reserved word of Verilog: use"):
        emit(circuit, "verilog", tmp_path, name="output")


def test_what_gates_cannot_say_is_refused():
    circuit = five_classes(encoder=ThresholdEncoder(16, [0.5], "float32", 0, 1))
    with pytest.raises(ValueError, match="reads float32: leave it out"):
        verilog(circuit, encoder=True)
    readout = circuit.readout
    scales = np.linspace(0.1, 0.5, 5)
    scaled = Readout(readout.group, readout.weight, readout.offset, scales)
    circuit = Circuit(None, circuit.netlist, scaled, circuit.class_names)
    with pytest.raises(ValueError, match=r"scales differ \(0.1 to 0.5\): use argmax=False"):
        verilog(circuit)
    assert "network_adders.v" in verilog(circuit, argmax=False)


def test_a_head_whose_weights_are_all_zero_is_refused():
    circuit = five_classes()
    dense = Dense((np.zeros((5, circuit.readout.n_sums), dtype=np.int64),), (np.arange(5),))
    readout = replace(circuit.readout, decoder=dense)
    with pytest.raises(ValueError, match="the class is always the same"):
        verilog(Circuit(None, circuit.netlist, readout, circuit.class_names))
