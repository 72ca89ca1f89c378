"""Libraries of cells: what is read of them, and what is none."""

import gzip

import pytest
from small_liberty import SMALL

from gategrad.silicon import read_liberty
from gategrad.silicon.liberty import _Expression


def test_areas_and_the_unit(tmp_path):
    path = tmp_path / "small.lib"
    path.write_text(SMALL)
    found = read_liberty(path)
    assert found.areas == {"INV": 2, "NAND2": 4, "NAND2X4": 9, "NOR2": 3.5, "FLOP": 20}
    assert (found.unit_cell, found.unit, found.timed) == ("NAND2", 4, False)
    packed = tmp_path / "small.lib.gz"
    packed.write_bytes(gzip.compress(SMALL.encode()))
    assert read_liberty(packed).areas == found.areas
    middle = len(SMALL) // 2
    parts = [gzip.compress(part.encode()) for part in (SMALL[:middle], SMALL[middle:])]
    packed.write_bytes(b"".join(parts))
    assert read_liberty(packed).areas == found.areas
    odd = SMALL.replace("cell (NOR2) {", 'cell (NOR2) { note : "}"; /* \xb5 */', 1)
    path.write_bytes(odd.encode("latin-1"))
    assert read_liberty(path).areas == found.areas


@pytest.mark.parametrize(
    ("function", "table"),
    [
        ("A", "0011"), ("!A", "1100"), ("A'", "1100"), ("A B", "0001"), ("A*B'", "0010"),
        ("A + B", "0111"), ("A|!B", "1011"), ("A ^ B", "0110"), ("!(A ^ B)", "1001"),
        ("(A B)'", "1110"), ("A B + A' B'", "1001"), ("A&B|!A&!B", "1001"), ("0", "0000"),
        ("A (B + 1)", "0011"), ("!!A", "0011"),
    ],
)  # fmt: skip
def test_functions(function, table):
    found = [_Expression(function, {"A": a, "B": b}).value for a in (0, 1) for b in (0, 1)]
    assert "".join(str(int(bit)) for bit in found) == table


@pytest.mark.parametrize("function", ["", "A +", "(A", "A)", "IQ", "A !"])
def test_what_is_no_function(function):
    with pytest.raises(ValueError, match=r"missing| in "):
        _Expression(function, {"A": True, "B": False})


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "no liberty file: it has no cells"),
        (b"library (x) { cell (INV) { area : -; } }", "the area of INV is no number: '-'"),
        (b"library (x) { cell (INV) { area : 2; } }", "no cell that is a NAND of two inputs"),
        (
            gzip.compress(SMALL.encode())[:-9],
            r"is damaged gzip data \(Compressed file ended before",
        ),
        (b"\x1f\x8bnothing", "is damaged gzip data"),
    ],
)
def test_what_is_no_library(content, message, tmp_path):
    path = tmp_path / "cells.lib"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=message):
        read_liberty(path)
