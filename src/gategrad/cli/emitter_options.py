"""Options of ``gategrad compile`` that exports declare with their keyword arguments."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import typer
from typer.core import TyperCommand

from gategrad.cli.config_options import named_by_user, sign

if TYPE_CHECKING:
    from gategrad.circuit import Circuit

__all__ = ["EmitterCommand", "given_options", "take_measures", "unrolls"]


class EmitterCommand(TyperCommand):
    """A command with a ``--target``, and with the options of all exports in front of ``--json``.

    They are made when the command is parsed or its help is shown: exports take a while to import,
    which other commands need not wait for.
    """

    _complete = False

    def get_params(self, ctx: Any) -> list[Any]:
        """The command's own parameters, and those of exports."""
        if not self._complete:
            self._complete = True
            own: dict[str | None, Any] = {param.name: param for param in self.params}
            own["target"].help = _target_help()
            at = list(own).index("as_json")
            self.params[at:at] = _made_by_typer(_parameters())
        return super().get_params(ctx)


def given_options(context: typer.Context) -> dict[str, Any]:
    """The exports' options that the command line names, with their values."""
    return dict(context.ensure_object(dict))


def unrolls(target: str) -> bool:
    """Whether a target is an export that unrolls convolutions."""
    from gategrad.targets.emitters import EMITTERS

    return target in EMITTERS and EMITTERS[target].unrolls


def take_measures(target: str, options: dict[str, Any]) -> Callable[[Circuit], dict[str, Any]]:
    """What is to be printed beside, as a function of the circuit that is written.

    Args:
        target: What the command line names.
        options: Those given, from which the measures' own are taken.

    Raises:
        ValueError: A measure of another target.
    """
    from gategrad.targets.emitters import EMITTERS

    wanted = []
    for owner, emitter in EMITTERS.items():
        for measure in emitter.measures:
            value = options.pop(measure.__name__, None)
            if value and owner != target:
                flag = measure.__name__.replace("_", "-")
                raise ValueError(f"--{flag} goes with the target {owner}, not {target}")
            if value:
                known = inspect.signature(measure).parameters
                taken = {name: options[name] for name in options if name in known}
                wanted.append((partial(measure, **taken), value))

    def measured(circuit: Circuit) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        for measure, value in wanted:
            fields |= measure(circuit, value)
        return fields

    return measured


def _target_help() -> str:
    from gategrad.targets.emitters import EMITTERS

    *names, last = EMITTERS
    return f"engine (a circuit file), {', '.join(names)} or {last}."


class _Flag(NamedTuple):
    """An argument that is an option: its name, type, help and default."""

    name: str
    type: Any
    help: str
    default: Any


def _note(context: typer.Context, param: typer.CallbackParam, value: Any) -> Any:
    if named_by_user(context, str(param.name)):
        context.ensure_object(dict)[str(param.name)] = value
    return value


def _parameters() -> Iterator[inspect.Parameter]:
    from gategrad.targets.emitters import EMITTERS

    flags: dict[str, dict[str, _Flag]] = {}
    for target, emitter in EMITTERS.items():
        for function in (emitter.files, *emitter.measures):
            for flag in _flags(function):
                flags.setdefault(flag.name, {})[target] = flag
    for name, users in flags.items():
        target, flag = next(iter(users.items()))
        text = flag.help if len(users) > 1 else f"{target}: {flag.help}"
        names = [f"--{name.replace('_', '-')}"] if flag.default is False else []
        option = typer.Option(flag.default, *names, help=text, callback=_note, expose_value=False)
        kind = inspect.Parameter.KEYWORD_ONLY
        yield inspect.Parameter(name, kind, default=option, annotation=flag.type)


def _flags(function: Callable[..., Any]) -> Iterator[_Flag]:
    """The arguments that are options; what a measure is told is an option of its name."""
    from gategrad.targets.export_option import ExportOption

    hints = get_type_hints(function, include_extras=True)
    for name, parameter in inspect.signature(function).parameters.items():
        if get_origin(hints[name]) is not Annotated:
            continue
        kind, flag = get_args(hints[name])
        assert isinstance(flag, ExportOption)
        if parameter.default is inspect.Parameter.empty:
            yield _Flag(function.__name__, kind | None, flag.help, None)
        else:
            yield _Flag(name, kind, flag.help, parameter.default)


def _made_by_typer(parameters: Iterator[inspect.Parameter]) -> list[Any]:
    def command(**options: Any) -> None: ...

    sign(command, parameters)
    other = typer.Typer(add_completion=False)
    other.command()(command)
    return typer.main.get_command(other).params
