"""The generated C, compiled without a warning and called from Python and from a C program."""

import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from strategies import circuits, random_circuit, random_convolutional_circuit

import gategrad as gg
from gategrad.circuit import Circuit, Dense, Netlist, Readout, ThresholdEncoder
from gategrad.circuit.stages.tree_stage import tree_stage
from gategrad.targets import ReferenceNetwork, emit
from gategrad.targets.c.library import CLibraryNetwork
from gategrad.targets.c.register_allocation import allocate_registers
from gategrad.targets.c.source import c_source

COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
STRICT = ("-O1", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Werror")

pytestmark = pytest.mark.skipif(not COMPILERS, reason="needs gcc or clang")


def circuit_of(seed, *, encoder=None, one_scale=True):
    rng = np.random.default_rng(seed)
    return random_circuit(rng, 24, 300, 90, 4, encoder=encoder, one_scale=one_scale)


def assert_library_agrees(found, circuit, rows):
    oracle = ReferenceNetwork(circuit)
    for method in ("bits", "class_sums", "scores", "predict"):
        expected = getattr(oracle, method)(rows)
        result = getattr(found, method)(rows)
        np.testing.assert_array_equal(result, expected, err_msg=method)
        assert result.dtype == expected.dtype


@settings(deadline=None, max_examples=12)
@given(circuits())
def test_any_circuit(pair):
    circuit, rows = pair
    samples = (1, 32, 64)[rows.sum() % 3]
    style = ("straight", "table")[len(rows) % 2]
    found = CLibraryNetwork(circuit, samples=samples, style=style, flags=STRICT)
    assert_library_agrees(found, circuit, rows)


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("style", ["straight", "table"])
@pytest.mark.parametrize("samples", [1, 32, 64])
def test_every_style_and_compiler(compiler, style, samples):
    circuit = circuit_of(samples, one_scale=samples != 32)
    rows = np.random.default_rng(1).integers(0, 2, (130, 24), dtype=np.uint8)
    found = CLibraryNetwork(circuit, compiler=compiler, samples=samples, style=style, flags=STRICT)
    assert_library_agrees(found, circuit, rows)


@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
@pytest.mark.parametrize("samples", [1, 64])
def test_classes_without_outputs_give_no_warning(level, samples):
    readout = Readout([], [], [14, 15, 42], [0.1165] * 3)
    circuit = Circuit(None, Netlist(0, [13], [0], [0], []), readout, ("a", "b", "c"))
    found = CLibraryNetwork(circuit, samples=samples, flags=(level, *STRICT[1:]))
    assert_library_agrees(found, circuit, np.zeros((3, 0), dtype=np.uint8))


ENCODERS = [
    ThresholdEncoder(12, [63.75, 128], "uint8", 0, 255),
    ThresholdEncoder(12, np.arange(24).reshape(2, 12) * 13.5 - 20, "uint8", 0, 255),
    ThresholdEncoder(24, [0.5], "bool", 0, 1),
    ThresholdEncoder(12, [0.1, 1 / 3], "float32", -1, 1),
    ThresholdEncoder(12, [[0.1] * 12, [-1.5] * 6 + [0.3] * 6], "float64", -1, 1),
    ThresholdEncoder(12, [-3.5, 7], "int64", -10, 10),
]


@pytest.mark.parametrize("encoder", ENCODERS, ids=lambda e: f"{e.dtype}-{e.thresholds.shape}")
def test_raw_rows(encoder, tmp_path):
    circuit = circuit_of(3, encoder=encoder)
    rng = np.random.default_rng(2)
    if encoder.dtype.startswith("float"):
        rows = rng.uniform(-1, 1, (100, encoder.n_features)).astype(encoder.dtype)
        rows[0] = encoder.thresholds.astype(encoder.dtype)[0]
    else:
        rows = rng.integers(encoder.low, encoder.high + 1, (100, encoder.n_features))
        rows = rows.astype(encoder.dtype)
    assert_library_agrees(CLibraryNetwork(circuit, flags=STRICT), circuit, rows)
    if encoder.dtype == "float32":  # more digits than a float has
        assert_library_agrees(
            CLibraryNetwork(circuit, flags=STRICT), circuit, rng.uniform(-1, 1, (40, 12))
        )
    paths = emit(circuit, "c", tmp_path, name="digits", example=True)
    assert sorted(path.name for path in paths) == ["digits.c", "digits.h", "digits_main.c"]
    sources = [str(path) for path in paths if path.suffix == ".c"]
    program = str(tmp_path / "digits")
    subprocess.run([COMPILERS[0], "-std=c99", *STRICT, *sources, "-o", program], check=True)
    printed = subprocess.run([program], input=rows.tobytes(), capture_output=True, check=True)
    assert printed.stdout.split() == [b"%d" % k for k in gg.compile(circuit).predict(rows)]


def test_a_program_of_rows_of_bits(tmp_path):
    circuit = circuit_of(5)
    rows = np.random.default_rng(1).integers(0, 2, (70, 24), dtype=np.uint8)
    paths = emit(circuit, "c", tmp_path, example=True, samples=1, style="table")
    sources = [str(path) for path in paths if path.suffix == ".c"]
    program = str(tmp_path / "program")
    subprocess.run([COMPILERS[-1], "-std=c99", *STRICT, *sources, "-o", program], check=True)
    printed = subprocess.run([program], input=rows.tobytes(), capture_output=True, check=True)
    assert printed.stdout.split() == [b"%d" % k for k in ReferenceNetwork(circuit).predict(rows)]


def test_ties_go_to_the_first_class():
    readout = Readout([0, 1, 2], [1, 1, 1], [0, 0, 0], [0.1] * 3)
    circuit = Circuit(None, Netlist(1, [], [], [], [2, 2, 2]), readout, ("a", "b", "c"))
    assert CLibraryNetwork(circuit).predict([[0], [1]]).tolist() == [0, 0]


def test_slots_are_reused_and_wires_cost_nothing():
    # A chain of inverters and wires: one slot does.
    chain = Netlist(1, [12, 3, 12, 3, 12], range(2, 7), range(2, 7), [7])
    program = allocate_registers(chain)
    assert (program.n_registers, program.gate.tolist()) == (1, [12, 12, 12])


def test_the_header_says_what_the_circuit_is():
    files = c_source(circuit_of(0), samples=32, style="table")
    text = files["network.h"].decode()
    assert f"Written by gategrad {gg.__version__}" in text
    assert "300 gates, depth " in text
    assert "24 inputs, 90 outputs, 4 classes" in text
    assert "uint8_t network_gates_first[]" in files["network.c"].decode()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"samples": 16}, "samples must be 1, 32 or 64, got 16"),
        ({"style": "loop"}, "style must be auto, straight or table, got 'loop'"),
        ({"name": "for-loop"}, "name must be a short identifier"),
    ],
)
def test_bad_options(options, message):
    with pytest.raises(ValueError, match=message):
        c_source(circuit_of(0), **options)


def test_compile_knows_the_target():
    circuit = circuit_of(4)
    rows = np.random.default_rng(1).integers(0, 2, (5, 24), dtype=np.uint8)
    assert_library_agrees(gg.compile(circuit, target="c", samples=32), circuit, rows)
    assert_library_agrees(gg.compile(circuit, target="reference"), circuit, rows)
    with pytest.raises(ValueError, match="target must be one of engine, reference, c, got 'wasm'"):
        gg.compile(circuit, target="wasm")
    with pytest.raises(ValueError, match="c has no option 'threads'"):
        gg.compile(circuit, target="c", threads=2)


def test_without_a_compiler_the_error_says_so(monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(RuntimeError, match="no C compiler found"):
        CLibraryNetwork(circuit_of(0))


@pytest.mark.parametrize("seed", range(6))
def test_convolutions(seed):
    circuit = random_convolutional_circuit(np.random.default_rng(seed), encoder=True)
    found = CLibraryNetwork(
        circuit,
        samples=(1, 32, 64)[seed % 3],
        style=("straight", "table")[seed // 3],
        compiler=COMPILERS[seed % len(COMPILERS)],
        flags=STRICT,
    )
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 256, (70, circuit.encoder.n_features), dtype=np.uint8)
    assert_library_agrees(found, circuit, rows)


def test_the_code_of_a_convolution_does_not_grow_with_its_positions():
    def code(size):
        leaves = np.zeros((4, 8, 3), dtype=int)
        first = tree_stage(leaves, np.full((4, 7), 6), (1, size, size), kernel_size=(3, 3))
        netlist = Netlist(first.n_outputs, [], [], [], [2, 3])
        readout = Readout.group_sum(2, 2, 1.0)
        return c_source(Circuit(None, netlist, readout, ("a", "b"), (first,)))

    small, large = (len(code(size)["network.c"]) for size in (6, 60))
    assert large < small + 100


MAIN = """
#include <stdio.h>
int main(void)
{
    static first_state a;
    static second_state b;
    uint8_t bits[24] = {0};
    int32_t label;
    size_t i;
    for (i = 0; i < 24; i += 3) bits[i] = 1;
    first_predict_bits(&a, bits, 1, &label);
    printf("%d ", (int)label);
    second_predict_bits(&b, bits, 1, &label);
    printf("%d", (int)label);
    return 0;
}
"""


@pytest.mark.parametrize("style", ["straight", "table"])
@pytest.mark.parametrize("samples", [(1, 64), (64, 32), (32, 32)])
@pytest.mark.parametrize("together", ["included", "linked"])
def test_two_networks_in_one_program(tmp_path, together, samples, style):
    parts = [circuit_of(seed, one_scale=seed == 5) for seed in (5, 6)]
    for name, circuit, n in zip(("first", "second"), parts, samples, strict=True):
        emit(circuit, "c", tmp_path, name=name, samples=n, style=style)
    ending = "c" if together == "included" else "h"
    headers = "".join(f'#include "{name}.{ending}"\n' for name in ("first", "second"))
    (tmp_path / "main.c").write_text(headers + MAIN)
    files = ["main.c"] if together == "included" else ["main.c", "first.c", "second.c"]
    for compiler in COMPILERS:
        subprocess.run(
            [compiler, "-std=c99", *STRICT, *files, "-o", "both"], cwd=tmp_path, check=True
        )
        done = subprocess.run([tmp_path / "both"], capture_output=True, text=True, check=True)
        bits = (np.arange(24) % 3 == 0)[None].astype(np.uint8)
        labels = [ReferenceNetwork(circuit).predict(bits)[0] for circuit in parts]
        assert done.stdout == f"{labels[0]} {labels[1]}"


@pytest.mark.parametrize("seed", range(4))
def test_all_that_a_file_defines_has_its_name(seed, tmp_path):
    """Heads with decoders, convolutions and encoders, too: included twice, by two names."""
    if seed == 0:
        circuit = random_convolutional_circuit(np.random.default_rng(0), encoder=True)
    else:
        encoder = ENCODERS[seed]
        circuit = circuit_of(seed, encoder=encoder)
    if seed == 2:
        dense = Dense((np.ones((3, 4), np.float32),), (np.zeros(3, np.float32),))
        readout = replace(circuit.readout, decoder=dense, scale=np.ones(3))
        circuit = replace(circuit, readout=readout, class_names=tuple("abc"))
    for name in ("first", "second"):
        emit(circuit, "c", tmp_path, name=name, style=("straight", "table")[seed % 2])
    (tmp_path / "both.c").write_text('#include "first.c"\n#include "second.c"\n')
    for compiler in COMPILERS:
        subprocess.run([compiler, "-std=c99", *STRICT, "-c", "both.c"], cwd=tmp_path, check=True)
