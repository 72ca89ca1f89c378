"""What a value that holds much is shown as."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

__all__ = ["short_repr"]

_MOST_LETTERS: Final = 120


def short_repr(value: Any) -> str:
    """A dataclass's fields in a line, of arrays only types and shapes; for its ``__repr__``."""
    parts = [f"{f.name}={_shown(getattr(value, f.name))}" for f in fields(value) if f.repr]
    return f"{type(value).__name__}({', '.join(parts)})"


def _shown(value: Any) -> str:
    if hasattr(value, "shape") and hasattr(value, "dtype"):
        return f"<{value.dtype} {tuple(value.shape)}>" if value.shape else repr(value)
    text = repr(value)
    if isinstance(value, list | tuple):
        inner = ", ".join(map(_shown, value))
        text = f"[{inner}]" if isinstance(value, list) else f"({inner}{',' * (len(value) == 1)})"
    if len(text) <= _MOST_LETTERS:
        return text
    many = isinstance(value, list | tuple | dict | set | frozenset)
    return f"<{len(value)} items>" if many else f"{text[:_MOST_LETTERS]} ..."
