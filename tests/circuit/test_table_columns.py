import json

import numpy as np
import pytest

import gategrad as gg
from gategrad.circuit import Circuit, Column, Netlist, Readout, ThresholdEncoder, load_circuit
from gategrad.circuit.encoders.table_rows import encode_frame, encode_rows
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.circuit.encoders.unknown_values import UnknownValues

COLUMNS = (Column("size", None, True), Column("color", ("blue", "red", "missing")), Column("age"))
TEXTS = {
    "age": ["30", "41", "8"],
    "color": ["red", "", "blue"],
    "size": ["1.5", "?", "-2"],
    "note": ["", "x", "y"],
}
NUMBERS = [[1.5, 1, 30], [MISSING, 2, 41], [-2, 0, 8]]


def table_circuit(columns=COLUMNS) -> Circuit:
    """Class ``old`` where the age is above 20, ``big`` where the size is above 0."""
    thresholds = [[0.0, 0.5, 20.0]]
    encoder = ThresholdEncoder(3, thresholds, "float64", MISSING, -MISSING, columns=columns)
    none = np.zeros(0, dtype=np.int32)
    netlist = Netlist(3, none.astype(np.uint8), none, none, [2, 4])
    return Circuit(encoder, netlist, Readout.group_sum(2, 2, 1.0), ("big", "old"))


def test_texts_become_numbers_by_name_in_any_order():
    np.testing.assert_array_equal(encode_rows(TEXTS, COLUMNS, "t"), NUMBERS)
    numbered = (Column("zip", ("01", "7", "a")),)
    assert encode_rows({"zip": ["7.0", "1", "a"]}, numbered, "t").ravel().tolist() == [1, 0, 2]
    with pytest.raises(ValueError, match=r"holds '1' \(row 1\); known are 01, 1\.0"):
        encode_rows({"zip": ["1"]}, (Column("zip", ("01", "1.0")),), "t")
    lines = TextTable({"zip": ["01", "1"]}, [2, 7])
    with pytest.raises(ValueError, match=r"holds '1' \(line 7\); known are 01, 1\.0"):
        encode_rows(lines, (Column("zip", ("01", "1.0")),), "t")


def test_columns_travel_through_files_and_passes(tmp_path):
    circuit = table_circuit()
    circuit.save(tmp_path / "c.npz")
    loaded = load_circuit(tmp_path / "c.npz")
    assert loaded == circuit
    small, _ = gg.optimize(loaded)
    assert loaded.encoder.columns == small.encoder.columns == COLUMNS
    assert small.encoder.n_bits == 2
    assert table_circuit(None) == circuit  # names decide no class
    table_circuit(None).save(tmp_path / "plain.npz")
    assert load_circuit(tmp_path / "plain.npz").encoder.columns is None


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ([{"name": "a"}], "missing 'categories'"),
        ({"a": 1}, "columns must be a list"),
        ([{"name": "a", "categories": None, "missing": False}], "1 columns for rows of 3"),
        ([{"name": "a", "categories": None, "missing": False}] * 3, "need different names"),
        ([{"name": "a", "categories": None, "missing": False, "usual": "b"}], "must be a number"),
        ([{"name": "a", "categories": ["b"], "missing": False, "usual": 1}], "none has the code 1"),
    ],
)
def test_hostile_columns(tmp_path, columns, message):
    table_circuit().save(tmp_path / "c.npz")
    with np.load(tmp_path / "c.npz") as file:
        arrays = dict(file)
    header = json.loads(arrays["header"].tobytes())
    header["encoder"]["columns"] = columns
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(ValueError, match=message):
        load_circuit(tmp_path / "bad.npz")


@pytest.mark.parametrize("target", ["engine", "reference"])
def test_a_compiled_network_reads_data_frames(target):
    pandas = pytest.importorskip("pandas")
    network = gg.compile(table_circuit(), target=target)
    sizes, ages = pandas.array([1.5, None, -2], dtype="Float64"), [30, 41, 8]
    frame = pandas.DataFrame({"age": ages, "color": ["red", None, "blue"], "size": sizes})
    np.testing.assert_array_equal(encode_frame(frame, COLUMNS), NUMBERS)
    for rows in (frame, frame[["size", "age", "color"]], frame.astype({"age": str})):
        np.testing.assert_array_equal(network.class_sums(rows), network.class_sums(NUMBERS))
    with pytest.raises(ValueError, match="the data frame has no columns 'size', 'age'; it has col"):
        network.predict(frame[["color"]])
    missing = network.class_sums(frame.assign(color=None))
    strange = frame.assign(color=["red", "3", "4"])
    unknown = "column 'color': 2 rows have a category that no training row had, such as '3' "
    with pytest.warns(UserWarning, match=rf"{unknown}\(row 2\): read as missing"):
        np.testing.assert_array_equal(network.class_sums(strange)[1:], missing[1:])
    with pytest.raises(ValueError, match=r"column 'color' holds '3' \(row 2\); known are blue"):
        encode_frame(strange, COLUMNS, UnknownValues("refuse"))
    with pytest.raises(ValueError, match="column 'age' lacks a number"):
        network.predict(frame.assign(age=[1, None, 2]))
    with pytest.raises(ValueError, match=r"rows of 3 features \(size, color, age\)"):
        network.predict(np.zeros((2, 4)))
    plain = gg.compile(table_circuit(None), target=target)  # frames of numbers, by position
    np.testing.assert_array_equal(
        plain.class_sums(pandas.DataFrame(NUMBERS)), network.class_sums(NUMBERS)
    )


def test_spaces_around_the_names_of_a_frame_say_nothing():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"size ": [1.5], " color": ["red"], "age": [30]})
    np.testing.assert_array_equal(encode_frame(frame, COLUMNS), [[1.5, 1, 30]])
