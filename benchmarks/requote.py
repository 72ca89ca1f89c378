"""Rewrite f-strings that only Python 3.12 and later can parse.

Before 3.12 a string inside an f-string's ``{...}`` must not use the quotes of a string around it.
:func:`requote` gives each such string other quotes of the same length and leaves the rest alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["requote", "requote_package"]

_STRING = re.compile(r"(?P<prefix>[A-Za-z]{0,2})(?P<quotes>'''|\"\"\"|'|\")")
_PIECE = re.compile(r"#[^\n]*|\w+(?!['\"\w])")  # a comment, or a name that is no string's prefix
_OTHER = {'"""': "'''", "'''": '"""', '"': "'", "'": '"'}


@dataclass(frozen=True)
class _String:
    old: str
    new: str
    formatted: bool


def requote_package(folder: Path) -> list[str]:
    """Requote every file below ``folder`` that this Python cannot parse.

    Returns:
        One line per changed file: its path below ``folder`` and the number of strings requoted.

    Raises:
        SyntaxError: A file that does not parse for another reason.
    """
    changes = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        try:
            compile(source, path.name, "exec")
            continue
        except SyntaxError:
            fixed, count = requote(source)
        compile(fixed, path.name, "exec")
        path.write_text(fixed, encoding="utf-8")
        changes.append(f"{path.relative_to(folder)}: {count} nested f-string quotes exchanged")
    return changes


def requote(source: str) -> tuple[str, int]:
    """Return the rewritten source and the number of strings that got other quotes."""
    out: list[str] = []
    stack: list[_String | int] = []  # from the outside in; an int counts brackets within braces
    i = count = 0
    while i < len(source):
        top = stack[-1] if stack else 0
        if isinstance(top, _String):
            text, step = _inside_string(source, i, top, stack)
        elif match := _STRING.match(source, i):
            taken = {frame.new for frame in stack if isinstance(frame, _String)}
            old = match["quotes"]
            new = _OTHER[old] if old in taken else old
            count += new != old
            stack.append(_String(old, new, "f" in match["prefix"].lower()))
            text, step = match["prefix"] + new, len(match[0])
        else:
            text = _code(source, i, top, stack)
            step = len(text)
        out.append(text)
        i += step
    return "".join(out), count


def _inside_string(
    source: str, i: int, string: _String, stack: list[_String | int]
) -> tuple[str, int]:
    """What to write and how far to go; closes the string or opens its braces."""
    if source[i] == "\\" or (string.formatted and source[i : i + 2] in ("{{", "}}")):
        return source[i : i + 2], 2
    if source.startswith(string.old, i):
        stack.pop()
        return string.new, len(string.old)
    if string.formatted and source[i] == "{":
        stack.append(0)
    return source[i], 1


def _code(source: str, i: int, depth: int, stack: list[_String | int]) -> str:
    """The next piece of code that starts no string; a closing brace ends an expression."""
    if piece := _PIECE.match(source, i):
        # Within braces "#" belongs to a format, as in {x:#x}.
        if piece[0][0] != "#" or not stack:
            return piece[0]
    elif stack and source[i] in "([{":
        stack[-1] = depth + 1
    elif stack and source[i] in ")]}":
        if depth == 0:
            stack.pop()
        else:
            stack[-1] = depth - 1
    return source[i]
