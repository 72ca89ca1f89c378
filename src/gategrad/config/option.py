"""What a field of a configuration is on the command line, declared with the field itself."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from gategrad.config.near_names import did_you_mean, must_be_one_of

__all__ = ["DATA", "NETWORK", "TABLES", "TRAINING", "Option", "check_choices", "option", "options"]

NETWORK: Final = "Network"
TRAINING: Final = "Training"
DATA: Final = "Data, and how it becomes bits"
TABLES: Final = "Tables in files"

_T = TypeVar("_T")


@dataclass(frozen=True)
class Option:
    """A field's option; make one with :func:`option`.

    Attributes:
        panel: The part of the help that it stands in: :data:`NETWORK`, :data:`TRAINING`,
            :data:`DATA` or :data:`TABLES`.
        help: A short line. What takes more words stands in the docstring of the field's class.
        flag: Its word on the command line, such as ``--batch-size``.
        choices: The only values that there are; :func:`check_choices` refuses others.
        suggestions: Values that the tab key offers.
        shown: The default in words, where a recipe, a data set or another field decides it.
        parse: Reads the value from text, for types that the command line has no notation for.
        path: Whether the text is a path.
        after: The field that it stands behind in the help; the panel, if it is the first in it. By
            default the order is that of the fields.
    """

    panel: str
    help: str
    flag: str
    choices: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    shown: str | None = None
    parse: Callable[[str], Any] | None = None
    path: bool = False
    after: str | None = None


def option(
    default: _T,
    panel: str,
    text: str,
    *,
    flag: str = "",
    choices: tuple[str, ...] = (),
    suggestions: tuple[str, ...] = (),
    shown: str | None = None,
    parse: Callable[[str], Any] | None = None,
    path: bool = False,
    after: str | None = None,
    later: bool = False,
) -> _T:
    """A field of a configuration that is an option of the command line, too.

    A new field stands last in its class, whose fields can be given by position; with ``after`` its
    option stands where a reader looks for it.

    Args:
        default: The field's value by default.
        panel: See :class:`Option`.
        text: The help; ``{names}`` in it becomes the list of choices or suggestions.
        flag: Where it is not the field's name.
        choices: See :class:`Option`, as for those that follow.
        suggestions: Values that the tab key offers.
        shown: The default in words.
        parse: Reads the value from text.
        path: Whether the text is a path.
        after: The field that the help shows it behind.
        later: Whether results had been recorded before this field was there; see
            :attr:`gategrad.config.RunConfig.run_id`.
    """
    text = text.replace("{names}", _listed(choices or suggestions))
    declared = Option(panel, text, flag, choices, suggestions, shown, parse, path, after)
    made: _T = field(default=default, metadata={"option": declared, "later": later})
    return made


def _listed(names: tuple[str, ...]) -> str:
    return " or ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


@functools.cache
def options(kind: Any) -> Mapping[str, Option]:
    """The options of a configuration's class, by field; fields without one are left out."""
    found = {}
    for f in fields(kind):
        if declared := f.metadata.get("option"):
            found[f.name] = replace(declared, flag=declared.flag or f"--{f.name.replace('_', '-')}")
    return found


def check_choices(config: Any, *, quoted: bool = False) -> None:
    """Refuse what is none of a field's choices.

    Args:
        config: A configuration.
        quoted: Whether the message has the choices as Python spells them.

    Raises:
        ValueError: Names the field, its choices and the value.
    """
    kind: Any = type(config)
    for name, declared in options(kind).items():
        value = getattr(config, name)
        if declared.choices and value not in declared.choices:
            if not quoted:
                raise ValueError(must_be_one_of(name, value, declared.choices))
            known = _listed(tuple(map(repr, declared.choices)))
            near = did_you_mean(value, declared.choices)
            raise ValueError(f"{name} must be {known}, got {value!r}{near}")
