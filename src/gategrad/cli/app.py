"""The application, what its commands share, and how they fail."""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tokenize import TokenError
from typing import Annotated

import typer

from gategrad._version import __version__
from gategrad.cli.flags import in_words_of_the_command
from gategrad.cli.output import say

__all__ = [
    "CircuitOrRun",
    "CircuitOut",
    "DataDir",
    "Json",
    "Quiet",
    "RunFolderArgument",
    "Threads",
    "app",
    "examples",
    "main",
    "one_line_errors",
    "one_line_warnings",
]

app = typer.Typer(
    help="Logic gate networks: train two-input gates by gradient descent, run them as pure logic.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

USER_ERROR = 2
INTERRUPTED = 130

DataDir = Annotated[
    Path | None, typer.Option(help="Folder with data files; before GATEGRAD_DATA and the cache.")
]
Threads = Annotated[int | None, typer.Option(help="CPU threads.", show_default="all")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="No progress on standard error.")]
RunFolderArgument = Annotated[Path, typer.Argument(help="A run's folder.", metavar="RUN")]
CircuitOrRun = Annotated[Path, typer.Argument(help="A circuit file, or a run's folder.")]
CircuitOut = Annotated[Path, typer.Option("--out", "-o", help="Circuit file to write.")]


@contextmanager
def one_line_errors() -> Iterator[None]:
    """A user's mistake is one line with the remedy and exit code 2.

    ``GATEGRAD_TRACEBACK=1`` shows where it came from.
    """
    if os.environ.get("GATEGRAD_TRACEBACK"):
        yield
        return
    try:
        yield
    except ModuleNotFoundError as error:
        say(f"gategrad: this command needs {error.name}: install the extra 'train'", err=True)
        raise typer.Exit(USER_ERROR) from error
    except BrokenPipeError:
        raise  # whoever read the output has enough, such as `head`: typer ends without a word
    except (ValueError, OSError, TypeError, RuntimeError, ImportError) as error:
        _show(error, str(error))
        raise typer.Exit(USER_ERROR) from error
    except (SyntaxError, TokenError) as error:  # of NumPy, which parses headers as Python
        _show(error, f"a file of NumPy arrays is damaged: {error}")
        raise typer.Exit(USER_ERROR) from error
    except MemoryError as error:
        why = f": {error}" if str(error) else ""
        _show(error, f"there is not enough memory{why}. Ask for less at a time")
        raise typer.Exit(USER_ERROR) from error
    except KeyboardInterrupt as error:
        _show(error, str(error) or "interrupted")
        raise typer.Exit(INTERRUPTED) from error


@contextmanager
def one_line_warnings() -> Iterator[None]:
    """Each warning is a line on standard error."""
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: say(f"gategrad: {message}", err=True)
        yield


def _show(error: BaseException, text: str) -> None:
    # Of several processes that all raise it, one shows it.
    if not getattr(error, "shown_elsewhere", False):
        say(f"gategrad: {in_words_of_the_command(text)}", err=True)


def examples(*commands: str) -> str:
    """The end of a command's help: examples, one a line."""
    # What stands between empty lines stays a line.
    return "\n\n".join(["Examples:" if len(commands) > 1 else "Example:", *commands])


def _show_version(wanted: bool) -> None:
    if wanted:
        say(f"gategrad {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Entry point of the ``gategrad`` command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # else it is closed
            stream.reconfigure(errors="backslashreplace")  # what its encoding does not have
    try:
        with one_line_errors():  # for what commands do after they have computed
            app()
    except typer.Exit as end:
        raise SystemExit(end.exit_code) from end
