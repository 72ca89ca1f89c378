"""The native reader of delimited text: what it reads is right, what it is not sure of it leaves."""

from __future__ import annotations

import csv
import io
import math
import random
import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gategrad._native import RowReader

LARGE = 1e300


def reader(**changed: Any) -> RowReader:
    arguments = {
        "delimiter": ord(","), "n_cells": 2, "places": [0, 1], "numbers": [True, False],
        "texts": [[b"NA"], [b"x", "\u00e9".encode(), b""]], "values": [[-1.0], [0.0, 1.0, 2.0]],
    }  # fmt: skip
    return RowReader(**(arguments | changed))


def read(
    text: bytes, rows: int = 10, threads: int = 1, **changed: Any
) -> tuple[list[Any], int, list[Any]]:
    """Rows' numbers, None for a cell that is left; where the text goes on; what is left."""
    made = reader(**changed)
    out = np.full((rows, len(changed.get("places", [0, 1]))), np.nan)
    n, end, left = made.read(text, 0, out, threads)
    values = out[:n].tolist()
    cells = left.reshape(-1, 4).tolist()
    for row, column, *_ in cells:
        values[row][column] = None
    return values, end, [text[begin:stop] for *_, begin, stop in cells]


@pytest.mark.parametrize(
    ("text", "values", "left"),
    [
        (b"1,x\n2,\xc3\xa9\n", [[1, 0], [2, 1]], []),
        (b" 1 , x \r\n2,", [[1, 0], [2, 2]], []),
        (b'"1","x"\n " 2 ", "x"\n', [[1, 0], [2, 0]], []),
        (b"NA,y\n", [[-1, None]], [b"y"]),
        (b'"y""z"," ,"\n', [[None, None]], [b'"y""z"', b'" ,"']),
        (b'1,a"b\n', [[1, None]], [b'a"b']),
        (b"\xc2\xa01,\tx\n", [[None, None]], [b"\xc2\xa01", b"\tx"]),
    ],
)
def test_rows(text: bytes, values: list[Any], left: list[bytes]) -> None:
    assert read(text) == (values, len(text), left)


@pytest.mark.parametrize(
    "line",
    [
        b"1\n", b"1,x,\n", b"\n", b"  \n", b'1,"x\n', b'1,"x" \n', b'1,"x"y\n', b"1,\0\n",
        b"1\r,x\n",
        b"1,\xff\n", b"1,\xc3\n", b"1,\xed\xa0\x80\n", b"1,\xc0\x80\n", b"1,\xf4\x90\x80\x80\n",
        b"1," + 70_000 * b"x" + b"\n", b'"', b'1,"',
    ],
)  # fmt: skip
def test_lines_that_are_not_certain_to_be_rows(line: bytes) -> None:
    before = b"1,x\n2,y\n"
    assert read(before + line + b"3,x\n") == ([[1, 0], [2, None]], len(before), [b"y"])


@settings(max_examples=1000, deadline=None)
@given(st.binary(max_size=12) | st.text("0123456789+-.eE", max_size=30))
@example("1e-400")
@example("4.9406564584124654e-324")
@example("2.4703282292062327e-324")
@example("9007199254740993")
@example("1e23")
@example("." + 400 * "0" + "1e401")
@example("1" + 400 * "0")
@example("1e+0000000001")
@example("1e" + 30 * "9")
def test_a_number_is_what_python_reads(cell: bytes | str) -> None:
    text = cell if isinstance(cell, bytes) else cell.encode()
    values, _, left = read(text + b",x\n")
    if not values or left:
        return
    expected = float(text.decode()) if text.strip() != b"NA" else -1.0
    assert struct.pack("d", values[0][0]) == struct.pack("d", expected)


@settings(max_examples=500, deadline=None)
@given(
    st.floats(allow_nan=False, allow_infinity=False), st.sampled_from("efgr"), st.integers(0, 20)
)
def test_numbers_that_are_written_as_usual_are_not_left(
    number: float, way: str, digits: int
) -> None:
    text = repr(number) if way == "r" else f"{number:.{digits}{way}}"
    if not abs(float(text)) < LARGE or 0 < abs(number) < 1e-290:
        return
    ((value, _),), _, left = read(f"{text},x".encode())
    assert not left or len(text) > 1000
    assert value is not None
    assert math.copysign(1, value) == math.copysign(1, float(text))
    assert value == float(text)


@settings(max_examples=500, deadline=None)
@given(
    st.lists(
        st.sampled_from([b",", b'"', b"\n", b"\r", b" ", b"1", b"x", b"\xc3", b"\xa9", b"\0"])
    ),
    st.integers(1, 3),
)
def test_cells_are_those_of_the_module_csv(marks: list[bytes], n_cells: int) -> None:
    text = b"".join(marks)
    out = np.empty((100, n_cells))
    made = reader(
        n_cells=n_cells, places=range(n_cells), numbers=n_cells * [False],
        texts=n_cells * [[]], values=n_cells * [[]],
    )  # fmt: skip
    n, end, left = made.read(text, 0, out, 2)
    lines = io.StringIO(text[:end].decode(), newline="")
    rows = [
        [cell.strip() for cell in row]
        for row in csv.reader(lines, skipinitialspace=True, strict=True)
    ]
    found = [text[begin:stop].decode() for *_, begin, stop in left.reshape(-1, 4).tolist()]
    found = [c[1:-1].replace('""', '"') if c.startswith('"') else c for c in found]
    assert len(rows) == n
    assert [cell.strip() for cell in found] == [cell for row in rows for cell in row]


@settings(max_examples=500, deadline=None)
@given(st.binary(), st.integers(0, 40), st.integers(0, 5), st.integers(1, 4))
def test_any_bytes(text: bytes, begin: int, rows: int, threads: int) -> None:
    begin = min(begin, len(text))
    out = np.empty((rows, 2))
    n, end, left = reader().read(text, begin, out, threads)
    assert 0 <= n <= rows
    assert begin <= end <= len(text)
    assert n == 0 or end == len(text) or text[end - 1] == ord("\n")
    assert all(begin <= a <= b <= end for *_, a, b in left.reshape(-1, 4).tolist())


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_it_stops_at_the_first_of_several_parts(threads: int) -> None:
    rng = random.Random(0)
    for _ in range(20):
        lines = [b"%d,x\n" % i for i in range(rng.randrange(1, 9000))]
        odd = sorted(rng.sample(range(len(lines)), min(len(lines), rng.randrange(4))))
        for i in odd:
            lines[i] = b"1\n"
        asked = rng.randrange(1, 9000)
        n, end, left = reader().read(b"".join(lines), 0, out := np.empty((asked, 2)), threads)
        expected = min([asked, len(lines), *odd])
        assert n == expected
        assert end == len(b"".join(lines[:expected]))
        assert len(left) == 0
        assert (out[:n, 0] == np.arange(n)).all()


def test_many_known_texts() -> None:
    names = [f"name {i}" for i in range(1000)] + [chr(i) for i in range(48, 2000)]
    made = reader(
        n_cells=1, places=[0], numbers=[False], texts=[[name.encode() for name in names]],
        values=[list(range(len(names)))],
    )  # fmt: skip
    text = "\n".join(f'"{name}"' for name in [*names, "name", "name 1000"]).encode()
    n, _, left = made.read(text, 0, out := np.empty((len(names) + 2, 1)), 1)
    assert (out[: len(names), 0] == np.arange(len(names))).all()
    assert left.reshape(-1, 4)[:, 0].tolist() == [len(names), len(names) + 1] == [n - 2, n - 1]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"delimiter": 300}, "delimiter must be a code of ASCII"),
        ({"delimiter": -1}, "delimiter must be a code of ASCII"),
        *(({"delimiter": ord(mark)}, "got code") for mark in '"\r\n\0 a7\x7f'),
        ({"n_cells": 0}, "n_cells must be 1 to 16777216, got 0"),
        ({"n_cells": 2**40}, "n_cells must be"),
        ({"places": [0, 2]}, "places must be 0 to 1, got 2"),
        ({"places": [-1, 0]}, "got -1"),
        ({"places": [1, 1]}, "places must differ, got 1 twice"),
        ({"places": [0]}, "places, numbers, texts and values must have one length"),
        ({"values": [[], [1.0, 2.0, 3.0]]}, "texts and numbers must have one length"),
        ({"texts": [[b"a"], [b"x", b"x", b"y"]]}, "must differ, got x twice"),
    ],
)
def test_arguments_are_checked(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        reader(**changed)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"begin": -1}, "begin must be 0 to 4, got -1"),
        ({"begin": 5}, "begin must be 0 to 4, got 5"),
        ({"out": np.empty((3, 1))}, "one column for each"),
        ({"threads": 0}, "threads must be 1 to 1024"),
    ],
)
def test_arguments_of_reading_are_checked(changed: dict[str, Any], message: str) -> None:
    arguments = {"text": b"1,x\n", "begin": 0, "out": np.empty((3, 2)), "threads": 1}
    with pytest.raises(ValueError, match=message):
        reader().read(**(arguments | changed))


@pytest.mark.parametrize("out", [np.empty((3, 2), np.float32), np.empty((2, 3)).T, np.empty(2)])
def test_other_arrays_are_refused_not_copied(out: np.ndarray[Any, Any]) -> None:
    with pytest.raises(TypeError):
        reader().read(b"1,x\n", 0, out, 1)
    with pytest.raises(TypeError):
        reader().read("1,x\n", 0, np.empty((3, 2)), 1)
