"""Names of a source file's own, so that two such files can stand in one translation unit."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

__all__ = ["private_names"]

_DEFINED: Final = re.compile(
    r"^(?:static [\w ]+?[ *]+(\w+)(?=\(|\[| =)"  # functions, arrays, numbers
    r"|static \w+ \(\*const (\w+)\["  # arrays of functions
    r"|typedef [\w ]+ (\w+);"
    r"|\} (\w+);)",  # structures
    re.MULTILINE,
)
_MACRO: Final = re.compile(r"^#define (\w+)", re.MULTILINE)


def private_names(source: str, name: str) -> str:
    """Let all that a source file defines for itself begin with a name, and end its macros.

    Args:
        source: The file; what it defines stands at the beginning of a line.
        name: What public identifiers begin with already.
    """
    found = {next(filter(None, groups)) for groups in _DEFINED.findall(source)}
    own = sorted(word for word in found if not word.startswith(f"{name}_"))
    if own:
        # Neither what comments say nor members of structures.
        words = rf"/\*.*?\*/|(?<![\w.])(?<!->)({'|'.join(own)})\b"
        source = re.sub(words, partial(_prefixed, name), source, flags=re.DOTALL)
    macros = dict.fromkeys(_MACRO.findall(source))
    return "".join([source, "\n" * bool(macros), *(f"#undef {macro}\n" for macro in macros)])


def _prefixed(name: str, match: re.Match[str]) -> str:
    return match[0] if match[1] is None else f"{name}_{match[1]}"
