from __future__ import annotations

import gzip
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from gategrad.circuit.encoders.table_columns import (
    Column,
    columns_from_json,
    columns_to_json,
)
from gategrad.circuit.encoders.table_rows import encode_rows
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.circuit.encoders.text_table import TextTable
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.data import from_table, load_dataset
from gategrad.data.files import compressed
from gategrad.data.formats.table_arrays import Roles, table_arrays
from gategrad.data.formats.tables import count_cells, parse_table, read_table

TEXT = """age,job,score,y
31,cook,0.5,yes
45,nurse,,no
28,cook,1.5,yes
60,?,2.5,no
33,guard,0.25,no
"""
COLUMNS = (
    Column("age"),
    Column("job", ("cook", "guard", "nurse", "missing")),
    Column("score", None, True),
)
TABLE = parse_table(TEXT, "people.csv")


def test_numbers_categories_and_what_is_missing() -> None:
    arrays = table_arrays(TABLE, Roles("y"), source="people.csv", test_fraction=0.2)
    assert arrays.columns == COLUMNS
    assert arrays.class_names == ("no", "yes")
    assert (len(arrays.y_train), len(arrays.y_test), arrays.shape) == (4, 1, (3,))
    X = encode_rows(TABLE, COLUMNS, "people.csv")
    assert X.tolist() == [
        [31, 0, 0.5], [45, 2, MISSING], [28, 0, 1.5], [60, 3, 2.5], [33, 1, 0.25],
    ]  # fmt: skip
    assert columns_from_json(columns_to_json(COLUMNS), "f") == COLUMNS
    with pytest.raises(ValueError, match="f does not describe"):
        columns_from_json("[{}]", "f")


def test_numbers_that_name_categories_and_classes_in_order() -> None:
    table = TextTable({"a": ["10", "9", "10", "2"] * 3, "y": ["10", "9", "2", "10"] * 3})
    arrays = table_arrays(table, Roles(categories=("a",)), source="t")
    assert arrays.columns == (Column("a", ("2", "9", "10")),)
    assert arrays.class_names == ("2", "9", "10")


def test_labels_that_are_equal_numbers_are_one_class() -> None:
    table = TextTable(
        {"a": ["1", "2", "3", "4", "5"], "y": ["0.0", "2e0", "0", "2", "0e99999999999999999999"]}
    )
    arrays = table_arrays(table, Roles("y"), source="t")
    assert arrays.class_names == ("0", "2")
    assert sorted([*arrays.y_train, *arrays.y_test]) == [0, 0, 0, 1, 1]
    for labels in (["1", "1.0", "x"], ["10000000000000000", "10000000000000001", "2"]):
        table = TextTable({"a": ["1", "2", "3"] * 2, "y": labels * 2})
        told_apart = table_arrays(table, Roles("y"), source="t", test_fraction=0.1)
        assert len(told_apart.class_names) == 3


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.csv", TEXT.encode()),
        ("a.tsv", TEXT.replace(",", "\t").encode()),
        ("a.csv", TEXT.replace(",", ";").encode()),
        ("a.csv", b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode()),
        ("a.csv.gz", gzip.compress(TEXT.replace("cook", '"cook"').encode())),
    ],
    ids=["commas", "tabs", "semicolons", "mark and carriage returns", "compressed"],
)
def test_forms_of_text(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    assert read_table(tmp_path / name) == TABLE


def test_parquet(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    import pyarrow.parquet as parquet

    columns = {
        "age": [31, 45, 28, 60, 33],
        "job": ["cook", "nurse", "cook", None, "guard"],
        "score": [0.5, None, 1.5, 2.5, 0.25],
        "y": ["yes", "no", "yes", "no", "no"],
    }
    path = tmp_path / "people.parquet"
    parquet.write_table(pyarrow.table(columns), path)
    table = read_table(path)
    assert table_arrays(table, Roles("y"), source="p").columns == COLUMNS
    X = encode_rows(table, COLUMNS, "p")
    np.testing.assert_array_equal(X, encode_rows(TABLE, COLUMNS, "p"))
    path.write_bytes(path.read_bytes()[:50])
    with pytest.raises(ValueError, match=r"people\.parquet is no Parquet file"):
        read_table(path)


def test_cells_are_counted_without_reading_them(tmp_path: Path) -> None:
    for name, content in (
        ("a.csv", TEXT.encode()),
        ("a.tsv", TEXT.replace(",", "\t").encode()),
        ("a.csv.gz", gzip.compress(TEXT.encode())),
    ):
        (tmp_path / name).write_bytes(content)
        rows, columns = count_cells(tmp_path / name)
        assert (rows, columns) == (6, 4), "the line of names counts, too"


@pytest.mark.parametrize("size", [1, 2, 3, 1000])
@pytest.mark.parametrize(
    ("content", "cells"),
    [
        (b"a;b;c\n1;2;3\n", (2, 3)),
        (b"\r\n\n\nab,cd\r\n1,2", (4, 2)),
        (b"a\tb", (0, 2)),
        (b"\n\n", (2, 1)),
        (b"", (0, 1)),
    ],
)
def test_cells_are_counted_in_parts_of_any_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, content: bytes, cells: tuple
) -> None:
    monkeypatch.setattr(compressed, "_CHUNK", size)
    (tmp_path / "a.csv").write_bytes(content)
    assert count_cells(tmp_path / "a.csv") == cells


def test_counting_cells_does_not_hold_the_table(tmp_path: Path) -> None:
    path = tmp_path / "large.csv.gz"
    path.write_bytes(gzip.compress(b"a,b\n" + b"1,2\n" * (8 << 20)))  # 32 MiB
    tracemalloc.start()
    try:
        assert count_cells(path) == ((8 << 20) + 1, 2)
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "holds no rows"),
        (b"a,y\n", "holds no rows"),
        (b"a,y\n1,2\n1\n", "line 3 has 1 value, but line 1 has 2 columns"),
        (b"a,a\n1,2\n", "more than one column 'a': give columns different names"),
        (b"a,,y\n1,2,3\n", "column 2 has no name: name it in the first line"),
        (b"a,y\n1,\xff\n", "line 2: the byte 0xff after '1,' is no text in UTF-8: save it as"),
    ],
)
def test_files_that_are_no_tables(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "people.csv"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=message) as info:
        read_table(path)
    assert "people.csv" in str(info.value)


@pytest.mark.parametrize(
    ("table", "label", "message"),
    [
        ({"a": ["1", "2"], "b": ["1", "2"]}, None, "which column of t is the label"),
        ({"a": ["1", "2"], "y": ["1", "2"]}, "z", "no column 'z'"),
        ({"a": ["1", "2"], "y": ["1", ""]}, "y", "t: row 2 has no value in the label"),
        ({"a": ["1", "2"], "y": ["1", "1"]}, "y", "holds one class"),
        ({"y": ["1", "2"]}, "y", "no column to learn from but the label"),
        ({"a": ["1"] * 30, "y": [str(i) for i in range(30)]}, "y", "a number to predict"),
    ],
)
def test_tables_that_cannot_be_learned(table, label, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        table_arrays(TextTable(table), Roles(label), source="t")


def test_too_many_categories() -> None:
    table = {"a": [f"x{i % 1100}" for i in range(3300)], "y": ["1", "2"] * 1650}
    with pytest.raises(ValueError, match="column 'a' holds 1100 different texts, such as"):
        from_table(table, "y", test_fraction=0.01, valid_fraction=0)


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        ("job", "pilot", r"column 'job' holds 'pilot' \(row 1\); known are cook"),
        ("age", "old", r"column 'age' holds 'old', not a number \(row 1\)"),
        ("age", "1e400", "column 'age' holds '1e400', not a number"),
        ("age", "?", r"column 'age' lacks a number \(row 1\), which none of the training rows"),
    ],
)
def test_rows_that_do_not_fit(column: str, value: str, message: str) -> None:
    refuse = UnknownValues("refuse")
    with pytest.raises(ValueError, match=message):
        encode_rows(TABLE | {column: [value] * 5}, COLUMNS, "rows.csv", refuse)
    with pytest.raises(ValueError, match=r"rows\.csv has no column"):
        encode_rows({"other": ["1"]}, COLUMNS, "rows.csv")


def test_values_that_no_training_row_had_are_read_as_missing_and_counted() -> None:
    table = TABLE | {"job": ["pilot", "cook", "smith", "", "nurse"], "age": ["?"] * 5}
    columns = (Column("age", usual=33.0), *COLUMNS[1:])
    seen = UnknownValues()
    X = encode_rows(table, columns, "rows.csv", seen)
    assert X[:, :2].tolist() == [[33, 3], [33, 0], [33, 3], [33, 3], [33, 2]]
    assert seen.lines() == [
        "column 'age': 5 rows have no value (row 1), which no training row lacked: read as 33, "
        "the median",
        "column 'job': 2 rows have a category that no training row had, such as 'pilot' (row 1): "
        "read as missing",
    ]


def test_a_table_as_a_data_set(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    columns = {"size": rng.normal(size=100).tolist(), "kind": ["a", "b", "c", None] * 25}
    columns["y"] = [int(value > 0) for value in columns["size"]]
    data = from_table(columns, "y", n_thresholds=4, valid_fraction=0.25)
    assert [len(part) for part in (data.train, data.valid, data.test)] == [60, 20, 20]
    assert (data.n_features, data.input_shape, data.shape) == (4 + 4, None, (2,))
    assert [column.name for column in data.columns] == ["size", "kind"]
    assert data.columns[1].categories == ("a", "b", "c", "missing")
    again = from_table(columns, "y", n_thresholds=4, valid_fraction=0.25, data_seed=1)
    assert again.test.X.tobytes() != data.test.X.tobytes()
    lines = [",".join(columns), *(",".join("" if v is None else str(v) for v in row)
             for row in zip(*columns.values(), strict=True))]  # fmt: skip
    path = tmp_path / "table.csv"
    path.write_text("\n".join(lines))
    by_path = load_dataset(str(path), label="y", n_thresholds=4, valid_fraction=0.25)
    assert by_path.name == "table"
    assert by_path.train.X.tobytes() == data.train.X.tobytes()
    assert by_path.encoder == data.encoder
    apart = from_table(path, "y", test=path)
    assert len(apart.test) == 100


def test_test_rows_have_the_same_columns() -> None:
    with pytest.raises(
        ValueError, match="t: the test rows have no column 'age', 'job', 'score', but y"
    ):
        table_arrays(TABLE, Roles("y"), source="t", test=TextTable({"y": ["yes"]}))


REAL = {
    "adult": (32_561, 16_281, [24_720, 7_841], 14, 156),
    "breast-cancer": (229, 57, None, 9, 40),
    "monk-1": (124, 432, [62, 62], 6, 15),
    "monk-2": (169, 432, [105, 64], 6, 15),
    "monk-3": (122, 432, [62, 60], 6, 15),
}


@pytest.mark.parametrize("name", REAL)
def test_tables_of_uci(real_data: Path, name: str) -> None:
    train, test, counts, columns, bits = REAL[name]
    data = load_dataset(name, data_dir=real_data, valid_fraction=0, data_seed=0)
    assert (len(data.train), len(data.test), data.shape) == (train, test, (columns,))
    if counts:
        assert np.bincount(data.train.y).tolist() == counts
    if name.startswith("monk"):
        assert data.encoder.n_bits == bits
        assert [len(column.categories) for column in data.columns] == [3, 3, 2, 3, 4, 2]
    if name == "adult":
        assert [c.name for c in data.columns if c.categories is None] == [
            "age", "fnlwgt", "education-num", "capital-gain", "capital-loss", "hours-per-week",
        ]  # fmt: skip
        assert "missing" in data.columns[1].categories
        assert data.class_names == ("<=50K", ">50K")


def test_a_real_table_by_path(real_data: Path) -> None:
    data = load_dataset(str(real_data / "pmlb-tabular" / "car.tsv.gz"), valid_fraction=0)
    assert (data.name, data.n_classes, len(data.train) + len(data.test)) == ("car", 4, 1728)


def test_a_damaged_table_of_uci_is_named(tmp_path: Path, real_data: Path) -> None:
    (tmp_path / "monk").mkdir()
    for part in ("train", "test"):
        content = (real_data / "uci" / "monk" / f"monks-1.{part}").read_bytes()
        (tmp_path / "monk" / f"monks-1.{part}").write_bytes(content)
    load_dataset("monk-1", data_dir=tmp_path)
    (tmp_path / "monk" / "monks-1.test").write_bytes(content[:-30])
    with pytest.raises(ValueError, match=r"monks-1\.test has other content"):
        load_dataset("monk-1", data_dir=tmp_path)
