from __future__ import annotations

import pytest

from gategrad.system.printable import one_line, printable

CASES = [
    ("plain, \u00e9 \u4e2d", "plain, \u00e9 \u4e2d"),
    ("\x1b[31mred\x1b[0m", r"\x1b[31mred\x1b[0m"),
    ("\x1b]0;title\x07", r"\x1b]0;title\x07"),
    ("a\rb\x00\x7f\x9b", r"a\rb\x00\x7f\x9b"),
    ("\u202edcba\u2066\u2028", r"\u202edcba\u2066\u2028"),
    ("a\udcff\ud800", r"a\xff\ud800"),
]


@pytest.mark.parametrize(("text", "shown"), CASES)
def test_what_moves_a_cursor_is_shown(text: str, shown: str) -> None:
    assert printable(text) == one_line(text) == shown


def test_lines() -> None:
    assert printable("a\tb\nc") == "a\tb\nc"
    assert one_line("a\tb\nc") == r"a\tb\nc"
