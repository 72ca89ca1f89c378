"""Text from files as it can be printed: a name may hold what moves a terminal's cursor."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["one_line", "printable"]

# Control characters, other ends of lines, what turns the direction of writing, and half characters,
# as which Python holds bytes of file names that are no text.
_CONTROLS: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
_ENDS: Final = str.maketrans({"\n": "\\n", "\t": "\\t"})


def printable(text: str) -> str:
    r"""A text with escapes, as in Python's strings, for control characters but tabs and line ends.

    Bytes in the names of files that are no text become escapes such as ``\xff``.
    """
    return _CONTROLS.sub(_escape, text)


def one_line(text: str) -> str:
    """A name as :func:`printable` has it, with its line ends and tabs as escapes, too."""
    return printable(text).translate(_ENDS)


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    if 0xDC80 <= code <= 0xDCFF:
        code -= 0xDC00
    return {13: "\\r"}.get(code, f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}")
