"""Options of commands that are made from fields of configurations."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any

import typer

from gategrad.cli.app import one_line_errors
from gategrad.cli.completions import starting
from gategrad.config.option import Option, options
from gategrad.config.typed_fields import types_of

__all__ = ["named_by_user", "options_of", "sign"]

_GIVEN = "given"


def options_of(**kinds: type) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options that are declared with fields of configurations.

    They stand in the place of its parameter ``given``, which gets what the user named, by dotted
    names such as ``model.tau``: what is not there is for recipes and defaults to decide.

    Args:
        **kinds: Classes of configurations, by the part of a run's that they are.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        own = inspect.signature(command, eval_str=True).parameters
        made = {f"{field.part}.{field.name}": field for field in _fields(kinds)}

        @wraps(command)
        def with_options(context: typer.Context, **values: Any) -> None:
            with one_line_errors():
                given = {
                    name: field.value(values[field.key])
                    for name, field in made.items()
                    if named_by_user(context, field.key)
                }
            command(given=given, **{name: values[name] for name in own if name != _GIVEN})

        sign(with_options, _in_order(own, made.values()))
        return with_options

    return decorate


def named_by_user(context: typer.Context, parameter: str) -> bool:
    """Whether the command line names a parameter, which otherwise has its default."""
    return getattr(context.get_parameter_source(parameter), "name", "") == "COMMANDLINE"


@dataclass(frozen=True)
class _Field:
    """A field that is an option.

    Attributes:
        part: The part of a run's configuration that it is in, such as ``model``.
        name: Its own name.
        type: Its type.
        default: Its default.
        option: What is declared with it.
    """

    part: str
    name: str
    type: Any
    default: Any
    option: Option

    @property
    def key(self) -> str:
        """The name of the command's parameter."""
        return f"{self.part}_{self.name}"

    @property
    def parameter(self) -> inspect.Parameter:
        """The command's parameter that Typer makes the option of."""
        declared, default, kind = self.option, self.default, self.type
        if declared.parse:
            default, kind = _as_text(default), str | None
        elif declared.path:
            kind = Path | None
        info = typer.Option(
            default,
            declared.flag,
            help=declared.help,
            show_default=declared.shown or True,
            rich_help_panel=declared.panel,
            autocompletion=starting(lambda: declared.suggestions) if declared.suggestions else None,
        )
        return inspect.Parameter(
            self.key, inspect.Parameter.KEYWORD_ONLY, default=info, annotation=kind
        )

    def value(self, typed: Any) -> Any:
        """The field's value, of what Typer read."""
        if self.option.parse:
            return self.option.parse(typed)
        return str(typed) if self.option.path else typed


def _as_text(default: Any) -> str | None:
    items = default if isinstance(default, tuple) else (default,)
    return ",".join(i if isinstance(i, str) else f"{i:g}" for i in items) or None


def _fields(kinds: Mapping[str, type]) -> Iterator[_Field]:
    for part, kind in kinds.items():
        declared, types = options(kind), types_of(kind)
        for field in fields(kind):
            if field.name in declared:
                option = declared[field.name]
                yield _Field(part, field.name, types[field.name], field.default, option)


def _in_order(
    own: Mapping[str, inspect.Parameter], made: Iterable[_Field]
) -> Iterator[inspect.Parameter]:
    """The context, and the command's own parameters, those of fields in the place of ``given``."""
    kind = inspect.Parameter.KEYWORD_ONLY
    yield inspect.Parameter("context", kind, annotation=typer.Context)
    for name, parameter in own.items():
        if name == _GIVEN:
            yield from (field.parameter for field in _as_help_has(list(made)))
        else:
            yield parameter.replace(kind=kind)


def _as_help_has(made: Sequence[_Field]) -> Iterator[_Field]:
    """Fields panel by panel, each behind the one that its option names."""
    panels = dict.fromkeys(field.option.panel for field in made if not field.option.after)
    behind: dict[str, list[_Field]] = {panel: [] for panel in panels}
    for field in sorted(made, key=lambda field: not field.option.after):
        behind.setdefault(field.option.after or field.option.panel, []).append(field)
    if unknown := behind.keys() - panels.keys() - {field.name for field in made}:
        raise ValueError(f"options stand behind {', '.join(unknown)}, which is no option")

    def following(name: str) -> Iterator[_Field]:
        for field in behind.get(name, ()):
            yield field
            yield from following(field.name)

    for panel in panels:
        yield from following(panel)


def sign(command: Any, parameters: Iterable[inspect.Parameter]) -> None:
    """Let Typer see these parameters in place of the command's own."""
    signature = inspect.Signature(list(parameters))
    command.__signature__ = signature
    command.__annotations__ = {
        name: parameter.annotation for name, parameter in signature.parameters.items()
    }
