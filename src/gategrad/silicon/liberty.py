"""What is asked of a library of standard cells: the area of each, and the unit to count in."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Final

from gategrad.data.files.compressed import read_bytes
from gategrad.system.short_repr import short_repr

__all__ = ["Liberty", "read_liberty"]

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.S)
_GROUP: Final = re.compile(r'\b(cell|pin)\s*\(\s*"?([^")]*?)"?\s*\)\s*\{|[{}]|"[^"]*"')
_AREA: Final = re.compile(r"\barea\s*:\s*\"?([0-9.eE+-]+)")
_DIRECTION: Final = re.compile(r"\bdirection\s*:\s*\"?(\w+)")
_FUNCTION: Final = re.compile(r"\bfunction\s*:\s*\"([^\"]*)\"")
_TOKEN: Final = re.compile(r"\s*([A-Za-z_]\w*|[01]|[!'()&*|+^])")
_MOST_BYTES: Final = 1 << 30


@dataclass(frozen=True)
class Liberty:
    """A library of standard cells.

    Attributes:
        path: The file.
        text: What it says.
        areas: Area of each cell, in the library's unit.
        unit_cell: The smallest cell that is a NAND of two inputs.
        timed: Whether it has delays.
    """

    path: Path
    text: str
    areas: dict[str, float]
    unit_cell: str
    timed: bool

    __repr__ = short_repr

    @property
    def unit(self) -> float:
        """A gate equivalent's area."""
        return self.areas[self.unit_cell]


def read_liberty(path: str | os.PathLike[str]) -> Liberty:
    """Read a liberty file, compressed by gzip or xz, or not.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: It is no liberty file, has no cells with areas, or no NAND of two inputs to
            count in.
    """
    file = Path(path)
    with file.open("rb") as opened:
        content = read_bytes(opened, str(file), _MOST_BYTES)
    text = content.decode(errors="replace")  # comments may be in anything
    areas, nands = {}, {}
    for name, body in _cells(_COMMENT.sub(" ", text)):
        found = _AREA.search(body)
        if found is not None:
            areas[name] = _number(found[1], name, file)
            if areas[name] > 0 and _is_nand(body):
                nands[name] = areas[name]
    if not areas:
        raise ValueError(f"{file} is no liberty file: it has no cells with an area")
    if not nands:
        raise ValueError(
            f"{file} has no cell that is a NAND of two inputs, in whose areas circuits are counted"
        )
    timed = "cell_rise" in text
    return Liberty(file, text, areas, min(nands, key=nands.__getitem__), timed)


def _number(text: str, cell: str, file: Path) -> float:
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"{file}: the area of {cell} is no number: {text!r}") from None


def _cells(text: str) -> Iterator[tuple[str, str]]:
    """Name and content of each cell."""
    depth, name, begin = 0, "", 0
    for found in _GROUP.finditer(text):
        if found[0][0] == '"':
            continue
        if found[0] == "}":
            depth -= 1
            if name and depth == 0:
                yield name, text[begin : found.start()]
                name = ""
        elif name:
            depth += 1
        elif found[1] == "cell":
            name, begin, depth = found[2], found.end(), 1


def _is_nand(body: str) -> bool:
    inputs, functions = [], []
    pins = [match for match in _GROUP.finditer(body) if match[1] == "pin"]
    for pin, following in zip_longest(pins, pins[1:]):
        inside = body[pin.end() : following.start() if following else len(body)]
        direction, function = _DIRECTION.search(inside), _FUNCTION.search(inside)
        if direction is not None and direction[1] == "input":
            inputs.append(pin[2])
        elif function is not None:
            functions.append(function[1])
    if len(inputs) != 2 or len(functions) != 1:
        return False
    try:
        table = [
            _Expression(functions[0], dict(zip(inputs, bits, strict=True))).value
            for bits in ((False, False), (False, True), (True, False), (True, True))
        ]
    except ValueError:  # a function of something else, such as a state
        return False
    return table == [True, True, True, False]


class _Expression:
    """A liberty function's value: NOT by ``!`` or a quote behind, then XOR, AND, OR.

    Two operands beside each other are an AND, too.
    """

    def __init__(self, text: str, pins: dict[str, bool]) -> None:
        self._tokens = [found[1] for found in _TOKEN.finditer(text)]
        self._pins = pins
        self.value = self._or()
        if self._tokens:
            raise ValueError(f"{self._tokens[0]!r} in {text!r}")

    def _next(self, *wanted: str) -> bool:
        if self._tokens and self._tokens[0] in wanted:
            del self._tokens[0]
            return True
        return False

    def _or(self) -> bool:
        value = self._and()
        while self._next("|", "+"):
            value |= self._and()
        return value

    def _and(self) -> bool:
        value = self._xor()
        while self._next("&", "*") or (self._tokens and self._tokens[0] not in ")|+^'"):
            value &= self._xor()
        return value

    def _xor(self) -> bool:
        value = self._not()
        while self._next("^"):
            value ^= self._not()
        return value

    def _not(self) -> bool:
        if self._next("!"):
            return not self._not()
        if self._next("("):
            value = self._or()
            if not self._next(")"):
                raise ValueError("a bracket is missing")
        elif self._tokens and (self._tokens[0] in self._pins or self._tokens[0] in "01"):
            name = self._tokens.pop(0)
            value = self._pins.get(name, name == "1")
        else:
            raise ValueError("a name is missing")
        while self._next("'"):
            value = not value
        return value
