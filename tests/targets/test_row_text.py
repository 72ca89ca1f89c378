"""What generated files say of a row's values, and that the rows of Python's are those."""

import json
import re
import shutil
import subprocess

import numpy as np
import pytest

import gategrad as gg
from gategrad.circuit import Circuit, Column, Netlist, Readout, ThresholdEncoder
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.targets.c.source import c_source
from gategrad.targets.row_text import class_lines, column_lines, quoted

COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
STRICT = ("-O1", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Werror")
COLUMNS = (
    Column("age", None, True),
    Column("color", ("blue", "red", "missing")),
    Column("size", ("s", "m"), usual=1.0),
    Column("weight", None, False, 30.5),
)
HOSTILE = [
    "*/ int x; /*", "a\nb\r\n*", "??/", "*??/", "what??", "back\\", "$dollar ${NAME}", '"', "ü名",
    "\ud800", "/*/", "**//", "x" * 200, "// y \\", "\\u000a", "\x7f\x00", "",
]  # fmt: skip


def table_circuit(columns=COLUMNS, names=("no", "yes")):
    """A class for the first value above 0, another for the last above 20."""
    n = len(columns)
    encoder = ThresholdEncoder(
        n, [[0.0, *[0.5] * (n - 2), 20.0]], "float64", MISSING, -MISSING, columns=tuple(columns)
    )
    readout = Readout.group_sum(2, 2, 1.0)
    if len(names) > 2:
        readout = Readout(range(len(names)), [1] * len(names), [0] * len(names), [1.0] * len(names))
    outputs = [2, 1 + n] if len(names) == 2 else [2] * len(names)
    return Circuit(encoder, Netlist(n, [], [], [], outputs), readout, tuple(names))


def comment_of(header):
    """The text of the comment about raw rows."""
    (text,) = re.findall(r"/\* Raw rows:.*?\*/", header, flags=re.DOTALL)
    return text


def test_the_header_says_what_each_value_of_a_row_is():
    header = c_source(table_circuit(), name="cars")["cars.h"].decode()
    text = comment_of(header)
    for line in (
        '  0  "age": a number; a missing one is CARS_MISSING',
        '  1  "color": a category: 0 = "blue", 1 = "red", 2 = "missing"; missing or unknown: 2',
        '  2  "size": a category: 0 = "s", 1 = "m"; missing or unknown: 1, the most frequent',
        '  3  "weight": a number; no training row lacked it: for a missing one, 30.5, the median',
    ):
        assert f" * {line}\n" in text
    (value,) = re.findall(r"#define CARS_MISSING \((\S+)\)", header)
    assert float(value) == MISSING
    assert ' * Classes: 0 = "no", 1 = "yes"\n' in header
    assert "from -4" not in header


def test_columns_of_earlier_versions_take_nothing_else():
    lines = column_lines((Column("a"), Column("b", ("x",))), "M")
    assert lines == [
        '  0  "a": a number; never missing',
        '  1  "b": a category: 0 = "x"; never missing or unknown',
    ]


def test_no_constant_where_nothing_can_be_missing_and_none_without_a_table():
    assert "MISSING" not in c_source(table_circuit(COLUMNS[1:]))["network.h"].decode()
    encoder = ThresholdEncoder(2, [63.75], "uint8", 0, 255)
    circuit = Circuit(
        encoder, Netlist(2, [], [], [], [2, 3]), Readout.group_sum(2, 2, 1.0), ("a", "b")
    )
    assert "from 0 to\n * 255." in comment_of(c_source(circuit)["network.h"].decode())


def test_of_many_names_the_first_are_shown():
    names = [f"name {k}" for k in range(51)]
    text = "\n".join(class_lines(names))
    assert re.findall(r'"(name \d+)"', text) == names[:50]
    assert text.endswith(", ...")
    assert max(map(len, text.splitlines())) <= 100
    assert "..." not in "\n".join(class_lines(names[:50]))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_stays_one_string_of_one_line(name):
    text = quoted(name)
    assert text.isascii()
    assert not set(text) & set("\n\r")
    assert not re.search(r"\*/|/\*|\?\?", text)
    assert json.loads(text.removesuffix("...")) == name[:60]


@pytest.mark.skipif(not COMPILERS, reason="needs gcc or clang")
@pytest.mark.parametrize("standard", ["-std=c99", "-std=gnu99"])
def test_any_names_compile_without_a_warning(standard, tmp_path):
    columns = [Column(name, tuple(HOSTILE)) for name in HOSTILE]
    gg.emit(table_circuit(columns, HOSTILE), "c", tmp_path, example=True)
    for compiler in COMPILERS:
        command = [compiler, standard, *STRICT, "-Wcomment", "-Wtrigraphs", "-c"]
        subprocess.run([*command, "network.c", "network_main.c"], cwd=tmp_path, check=True)


@pytest.mark.skipif(not COMPILERS, reason="needs gcc or clang")
def test_rows_of_a_data_frame_are_what_the_example_reads(tmp_path):
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(
        {
            "weight": [30.0, 10.0, 25.0],
            "size": ["m", "s", "m"],
            "color": ["red", None, "blue"],
            "age": [-1.0, 3.5, None],
        }
    )
    circuit = table_circuit()
    rows = circuit.encoder.rows(frame)
    assert rows.tolist() == [[-1, 1, 1, 30], [3.5, 2, 0, 10], [MISSING, 0, 1, 25]]
    assert rows.flags.c_contiguous
    gg.emit(circuit, "c", tmp_path, name="cars", example=True)
    command = [COMPILERS[0], "-std=c99", *STRICT, "cars.c", "cars_main.c", "-o", "cars"]
    subprocess.run(command, cwd=tmp_path, check=True)
    done = subprocess.run(
        [tmp_path / "cars"], input=rows.tobytes(), capture_output=True, check=True
    )
    expected = gg.compile(circuit).predict(frame)
    assert sorted(set(expected.tolist())) == [0, 1]
    assert done.stdout.split() == [b"%d" % k for k in expected]


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int64", "float32", "float64"])
def test_rows_have_the_declared_type_and_order(dtype):
    encoder = ThresholdEncoder(3, [0.5], dtype, 0, 1)
    given = np.asfortranarray([[0, 1, 1], [1, 0, 1]])
    rows = encoder.rows(given)
    assert rows.dtype == dtype
    assert rows.tobytes() == given.astype(dtype).tobytes(order="C")
    with pytest.raises(ValueError, match="expected rows of 3 features"):
        encoder.rows([[0, 1]])


def test_an_onnx_model_says_the_same():
    onnx = pytest.importorskip("onnx")
    from gategrad.targets.onnx_model import onnx_model

    (content,) = onnx_model(table_circuit()).values()
    words = onnx.load_from_string(content).graph.doc_string
    assert '  1  "color": a category: 0 = "blue"' in words
    assert f"a missing one is {MISSING!r}" in words
    assert 'Classes: 0 = "no", 1 = "yes"' in words
