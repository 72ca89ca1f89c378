"""Messages of the library in the words of the command line: options instead of Python's names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

__all__ = ["as_flags", "in_words_of_the_command"]

_VALUE = r"""'[^']*'|"[^"]*"|[\w.+-]*\w"""


def in_words_of_the_command(text: str) -> str:
    """A message of the library with the options of the command that runs; see :func:`as_flags`."""
    context = _current_context()
    return text if context is None else as_flags(text, _flags_of(context))


def _current_context() -> Any:
    try:  # later versions of Typer have a Click of their own
        from typer.main import get_current_context  # type: ignore[attr-defined,unused-ignore]
    except ImportError:
        from click import get_current_context  # type: ignore[no-redef,unused-ignore]
    return get_current_context(silent=True)


def _flags_of(context: Any) -> dict[str, str]:
    """The options of a command by the names that Python has for them: of parameters and fields."""
    flags = {}
    for parameter in context.command.params:
        words = [word for word in parameter.opts if word.startswith("--")]
        if words and parameter.name is not None:
            flags[parameter.name] = words[0]
    return {**flags, **_fields(set(flags.values()))}


def _fields(there: set[str]) -> dict[str, str]:
    from gategrad.config import DataConfig, ModelConfig, TrainConfig
    from gategrad.config.option import options

    return {
        name: declared.flag
        for kind in (DataConfig, ModelConfig, TrainConfig)
        for name, declared in options(kind).items()
        if declared.flag in there
    }


def as_flags(text: str, flags: Mapping[str, str]) -> str:
    """A message with options in place of names.

    Replaced are ``name=value``; names that are no words, such as ``batch_size``; and the name that
    a message begins with. What stands in quotes or belongs to a path stays as it is.

    Args:
        text: The message.
        flags: Options by name.
    """
    if not flags:
        return text
    names = "|".join(map(re.escape, sorted(flags, key=len, reverse=True)))
    # Neither in quotes, nor a part of a path, of a dotted name or of another option.
    alone = rf"(?<![\w'\"./\\=-])({names})(?![\w'\"/\\(-])"

    def assigned(match: re.Match[str]) -> str:
        flag, value = flags[match[1]], match[2]
        if value in ("True", "False"):
            return flag if value == "True" else f"--no-{flag[2:]}"
        return f"{flag} {value.strip(chr(39) + chr(34))}"

    def named(match: re.Match[str]) -> str:
        return flags[match[1]] if "_" in match[1] else match[1]

    text = re.sub(rf"{alone}=({_VALUE})", assigned, text)
    text = re.sub(rf"{alone}(?![=.]\w)", named, text)
    text = re.sub(rf"^({names})(?= (?:must|is|are|has|needs)\b)", lambda m: flags[m[1]], text)
    # What already told both.
    return re.sub(r"(--[\w-]+(?: [^\s()]+)?) \(\1\)", r"\1", text)
