"""Tables as rows of numbers: what is read natively is what the reader of rows makes of them."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.config.table_format import TableFormat
from gategrad.data.formats import encoded_tables, number_blocks, text_lines
from gategrad.data.formats.encoded_tables import LabelColumn, TableReader, stream_numbers

COLUMNS = (
    Column("a", usual=2.5),
    Column("b", missing=True),
    Column("c", ("red", "blue", 'say "no"', "3", "\u00e9t\u00e9", "missing")),
    Column("d", ("NA", "x", "y;z"), usual=1.0),
    Column("e"),
)
NAMES = ["c", "a", "other", "b", "y", "d", "e"]
CLASSES = ("1", "2", "no")
NUMBERS = [
    "0", "1", "-1", "+3", "-0", "3.0", "0.1", "1.5e3", "1E-7", ".5", "5.", "1e5", "007", "-.0",
    "123456789012345678", "0.30000000000000004", "5e-324", "2.2250738585072011e-308", "1e22",
    "9007199254740993", "1e23", "8.41e+21", "123456.7890123456789012", "1e-5", "0e999", "1e-400",
]  # fmt: skip
ODD = [
    "inf", "-inf", "nan", "NaN", "NA", "na", "N/A", "?", "-", ".", "..", "+.", "e5", "1e", "1e+",
    "1e400", "1e301", "1.7976931348623157e308", "0x1", "1_0", "1,5", "--1", "+-1", "1.2.3",
    "\u0663", "\uff11", "1\u00a0000", "\u2212", "#N/A", "null", "None", "\ufeff", "Missing",
]  # fmt: skip
TEXTS = ["red", "blue", "3", "3.0", "\u00e9t\u00e9", "x", "y", "missing", "green", "", " ", "1.0"]
cells = st.one_of(
    st.sampled_from(NUMBERS),
    st.sampled_from(ODD),
    st.sampled_from(TEXTS),
    st.floats(allow_nan=False, allow_infinity=False).map(repr),
    st.decimals(allow_nan=False, allow_infinity=False).map(str),
    st.integers(-(10**25), 10**25).map(str),
    st.text("\"' \t,;|\u00a0\u2028\x0b\x1c\x85ab1.\r\n", max_size=4),
)
plain = {
    "a": st.sampled_from(NUMBERS),
    "b": st.sampled_from([*NUMBERS, "", "NA", "?"]),
    "c": st.sampled_from(["red", "blue", "3", "\u00e9t\u00e9", "NA", ""]),
    "d": st.sampled_from(["NA", "x"]),
    "e": st.floats(-1e9, 1e9).map(repr),
    "y": st.sampled_from(["1", "2", "1.0", "no", "yes", ""]),
    "other": cells,
}
padding = st.sampled_from(["", "", "", " ", "  ", "\t", "\u00a0"])


rarely = st.integers(0, 39).map(lambda number: number == 0)


@st.composite
def written_cells(draw: Any, values: st.SearchStrategy[str], delimiter: str, messy: bool) -> str:
    """A cell as it stands in a file: mostly what a writer of tables makes of it."""
    value = draw(values)
    raw = messy and draw(rarely)  # whatever that makes of the row
    if not raw and (draw(st.booleans()) or any(m in value for m in ('"', delimiter, "\n", "\r"))):
        doubled = value.replace('"', '""')
        after = " " if messy and draw(rarely) else ""
        return draw(st.sampled_from(["", "", " "])) + f'"{doubled}"{after}'
    return draw(padding) + value + draw(padding)


@st.composite
def written_rows(draw: Any, delimiter: str, odd: bool, messy: bool) -> str:
    row = []
    for name in NAMES:
        values = cells if odd and draw(rarely) else plain[name]
        row.append(draw(written_cells(values, delimiter, messy)))
    if messy and draw(rarely):
        row = draw(st.sampled_from([row[:-1], [*row, "1"], ["\0"], ['"']]))
    if draw(rarely):
        return draw(st.sampled_from(["", "  "]))
    return delimiter.join(row)


@st.composite
def tables(draw: Any) -> bytes:
    """A table, right or with a few things in it that are unusual, or mistakes."""
    delimiter = draw(st.sampled_from(",,;\t|"))
    end = draw(st.sampled_from(["\n", "\n", "\r\n", "\r"]))
    odd, messy = draw(st.booleans()), draw(st.integers(0, 3)) == 0
    rows = draw(st.lists(written_rows(delimiter, odd, messy), max_size=12))
    text = end.join([delimiter.join(NAMES), *rows]) + draw(st.sampled_from([end, end, ""]))
    content = text.encode(draw(st.sampled_from([*["utf-8"] * 8, "utf-8-sig", "utf-16"])))
    if messy and draw(rarely):
        at = draw(st.integers(0, len(content)))
        wrong = draw(st.sampled_from([b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xe2\x82"]))
        return content[:at] + wrong + content[at:]
    return content


@pytest.fixture
def by_rows(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From when it is called, nothing is read natively."""
    return lambda: monkeypatch.setattr(encoded_tables, "number_blocks", lambda *_: None)


def class_of(text: str) -> int:
    return {"1": 0, "1.0": 0, "2": 1, "no": 2}.get(text, -1)


def all_of(content: bytes, rule: str = "missing", **changed: Any) -> tuple[Any, ...]:
    """Everything that reading a table gives, up to an error."""
    unknown = UnknownValues(rule)
    label = LabelColumn(("y",), CLASSES, class_of)
    reader = TableReader(COLUMNS, label=label, unknown=unknown, **changed)
    blocks: list[Any] = []
    error = ""
    try:
        for X, labels, _ in reader.blocks(io.BytesIO(content), "t.csv"):
            blocks.append((X.shape, X.tobytes(), None if labels is None else labels.tolist()))
    except ValueError as raised:
        error = str(raised)
    return blocks, error, unknown.lines()


@settings(max_examples=400, deadline=None)
@given(
    tables(), st.sampled_from(["missing", "refuse"]), st.sampled_from([1, 3, 100]), st.booleans()
)
def test_the_same_as_the_reader_of_rows(
    content: bytes, rule: str, n_rows: int, small: bool
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_lines, "_CHUNK", 32 if small else 1 << 20)
        read = all_of(content, rule, n_rows=n_rows, threads=2)
        patch.setattr(encoded_tables, "number_blocks", lambda *_: None)
        expected = all_of(content, rule, n_rows=n_rows)
    assert read == expected


def repeated(rows: int, odd: dict[int, str], end: str = "\n") -> bytes:
    """Many rows, of which some are others."""
    plain = 'red,{0}.25,"a, b",,1,x,{0}e-3'
    lines = [",".join(NAMES), *(odd.get(i, plain.format(i)) for i in range(rows))]
    return end.join(lines).encode()


ODD_ROWS = {
    4000: 'red,1,"a\nb",,1,x,1',
    4001: "red,1,,,1,x,1",
    7000: "",
    7001: "red,,o,NA,9,w,5",
    9000: 'green,1,"",?,1.0,x,1',
}
"""Of which one is of two lines, and one is none."""


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_many_rows_on_threads(threads: int, end: str, by_rows: Callable[[], None]) -> None:
    content = repeated(10_000, ODD_ROWS, end)
    blocks, error, lines = read = all_of(content, threads=threads, n_rows=6000)
    assert [shape for shape, *_ in blocks] == [(6000, 5), (3999, 5)]
    assert lines == [
        "column 'a': 1 row has no value (line 7004), which no training row lacked: read as 2.5, "
        "the median",
        "column 'c': 1 row has a category that no training row had, such as 'green' (line 9003): "
        "read as missing",
        "column 'd': 1 row has a category that no training row had, such as 'w' (line 7004): read "
        "as 'x', the most frequent",
    ]
    assert not error
    by_rows()
    assert read == all_of(content, n_rows=6000)


def test_nearly_all_rows_are_read_natively(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those around the odd ones, too."""
    taken = []
    take = number_blocks._Reader._take
    monkeypatch.setattr(
        number_blocks._Reader,
        "_take",
        lambda *a: taken.extend(a[1]) or take(*a),  # type: ignore[func-returns-value]
    )
    all_of(repeated(10_000, ODD_ROWS))
    assert 2 <= len(taken) < 10


@pytest.mark.parametrize("row", [5, 3000])
@pytest.mark.parametrize(
    ("odd", "message"),
    [
        ("red,1", "line 7 has 2 values, but line 1 has 7 columns"),
        ("red,x,,,,,", "column 'a' holds 'x', not a number (line 7)"),
        ('red,1,"a" b', "line 7: after a closing quote, the value must end"),
        ("red,1,\0,,,,", "line 7: a character of code 0"),
    ],
)
def test_errors_name_the_line(
    row: int, odd: str, message: str, by_rows: Callable[[], None]
) -> None:
    content = repeated(6000, {row: odd})
    _, error, _ = read = all_of(content, threads=2, n_rows=1000)
    assert message.replace("line 7", f"line {row + 2}") in error
    by_rows()
    assert read == all_of(content, n_rows=1000)


@pytest.mark.parametrize("gap", ["-", "--", ".", "n.a.", "#REF!"])
def test_gaps_of_numbers_are_unknown_categories(gap: str) -> None:
    content = repeated(20, {3: f"{gap},1,,,1,x,1"})
    _, error, lines = all_of(content)
    assert not error
    assert lines == [
        f"column 'c': 1 row has a category that no training row had, such as {gap!r} (line 5): "
        "read as missing"
    ]
    assert f"column 'c' holds {gap!r} (line 5)" in all_of(content, "refuse")[1]


def test_columns_that_are_not_there() -> None:
    _, error, _ = all_of(b"a,b\n1,2\n")
    assert error == "t.csv has no columns 'c', 'd', 'e'; it has a, b"
    assert all_of(b"")[1].startswith("t.csv is empty")


class Dripping(io.RawIOBase):
    """A pipe that has one byte at a time."""

    def __init__(self, content: bytes) -> None:
        self._left = io.BytesIO(content)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        byte = self._left.read(1)
        buffer[: len(byte)] = byte
        return len(byte)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_marks_are_found_however_slowly_they_come(encoding: str) -> None:
    text = ",".join(NAMES) + "\n3,1.5,x,,1,x,7\n"
    whole = all_of(text.encode())
    reader = TableReader(COLUMNS, label=LabelColumn(("y",), CLASSES, class_of))
    pipe = io.BufferedReader(cast(Any, Dripping(text.encode(encoding))))
    ((X, _, _),) = reader.blocks(pipe, "t.csv")
    assert X.tobytes() == whole[0][0][1]


def test_no_rows_are_one_part() -> None:
    blocks, error, _ = all_of(",".join(NAMES).encode())
    assert (blocks, error) == ([((0, 5), b"", [])], "")


@pytest.mark.parametrize(
    "form", [TableFormat(decimal=","), TableFormat(missing=("3",)), TableFormat(" ")]
)
def test_forms_that_are_not_read_natively(form: TableFormat) -> None:
    delimiter = form.delimiter or ";"
    content = delimiter.join("ab") + "\n1" + delimiter + "3\n"
    reader = TableReader([Column("a"), Column("b", missing=True)], form)
    (block,) = reader.blocks(io.BytesIO(content.encode()), "t")
    assert block.X.tolist() == [[1, MISSING if form.missing else 3]]


def test_rows_without_a_header() -> None:
    columns = [Column("2"), Column("1", ("x", "y"))]
    reader = TableReader(columns, TableFormat(header=False), n_rows=2)
    content = '\ufeff\n"y",5\nx,7\nx,8'.encode()
    blocks = list(reader.blocks(io.BytesIO(content), "t"))
    assert [block.X.tolist() for block in blocks] == [[[5, 1], [7, 0]], [[8, 0]]]


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.lists(st.sampled_from([*NUMBERS, *ODD[:20]]), min_size=2, max_size=2), min_size=1)
)
def test_rows_of_numbers_alone(rows: list[list[str]]) -> None:
    content = "\n".join(map(",".join, rows)).encode()

    def read() -> tuple[list[bytes], str]:
        blocks: list[bytes] = []
        try:
            blocks += [X.tobytes() for X in stream_numbers(io.BytesIO(content), "t")]
        except ValueError as error:
            return blocks, str(error)
        return blocks, ""

    found = read()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encoded_tables, "number_blocks", lambda *_: None)
        assert read() == found
    if not found[1]:
        assert found[0][0] == np.array(rows, dtype=np.float64).tobytes()


class Endless(io.RawIOBase):
    """So many bytes of rows, that are nowhere."""

    def __init__(self, header: bytes, rows: bytes, size: int) -> None:
        self._rest, self._rows, self._size = header, rows, size

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._rest and self._size > 0:
            self._rest = self._rows
            self._size -= len(self._rows)
        n = min(len(buffer), len(self._rest))
        buffer[:n], self._rest = self._rest[:n], self._rest[n:]
        return n


def test_memory_does_not_grow_with_the_table() -> None:
    header, *lines = repeated(2000, {}).split(b"\n")
    rows = b"\n".join([*lines, b""])
    file = Endless(header + b"\n", rows, 40 << 20)
    tracemalloc.start()
    try:
        n = sum(len(b.X) for b in TableReader(COLUMNS).blocks(cast(Any, file), "t"))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert n * len(rows) == 2000 * len(rows) * -(-(40 << 20) // len(rows))
    assert peak < 16 << 20
