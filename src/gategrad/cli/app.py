"""The application, what its commands share, and how they fail."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gategrad._version import __version__

if TYPE_CHECKING:
    from gategrad.circuit import Circuit

__all__ = [
    "GO_ON",
    "DataDir",
    "Json",
    "Quiet",
    "Run",
    "Threads",
    "app",
    "examples",
    "load_file",
    "main",
    "not_ended",
    "note_not_ended",
    "one_line_errors",
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
GO_ON = "to go on, repeat the command that started it, `gategrad train` with --resume"

DataDir = Annotated[
    Path | None, typer.Option(help="Folder with data files; before GATEGRAD_DATA and the cache.")
]
Threads = Annotated[int | None, typer.Option(help="CPU threads.", show_default="all")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="No progress on standard error.")]
Run = Annotated[Path, typer.Argument(help="A run's folder.", metavar="RUN")]


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
        typer.echo(
            f"gategrad: this command needs {error.name}: install the extra 'train'", err=True
        )
        raise typer.Exit(USER_ERROR) from error
    except (ValueError, OSError, TypeError, RuntimeError, ImportError) as error:
        _show(error, str(error))
        raise typer.Exit(USER_ERROR) from error
    except KeyboardInterrupt as error:
        _show(error, str(error) or "interrupted, nothing was saved")
        raise typer.Exit(INTERRUPTED) from error


def _show(error: BaseException, text: str) -> None:
    # Of several processes that all raise it, one shows it.
    if not getattr(error, "shown_elsewhere", False):
        typer.echo(f"gategrad: {text}", err=True)


def examples(*commands: str) -> str:
    """The end of a command's help: examples, one a line."""
    # What stands between empty lines stays a line.
    return "\n\n".join(["Examples:" if len(commands) > 1 else "Example:", *commands])


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gategrad {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show version.")
    ] = False,
) -> None:
    pass


def load_file(path: Path) -> Circuit:
    """The circuit of a file, or of a run's folder.

    Raises:
        ValueError: That run has no gates, or it was stopped before there was a circuit.
    """
    from gategrad.circuit import load_circuit

    if not path.is_dir():
        return load_circuit(path)
    result = path / "result.json"
    if (path / "circuit.npz").exists():
        return load_circuit(path / "circuit.npz")
    if result.is_file():
        network = json.loads(result.read_text())["config"]["model"].get("network", "dlgn")
        if network == "mlp":
            raise ValueError(
                f"{path} holds a multilayer perceptron (network 'mlp'), which has no gates: only "
                "networks of logic gates become circuits"
            )
    elif remark := not_ended(path):
        raise ValueError(f"{remark}: there is no circuit yet; {GO_ON}")
    return load_circuit(path / "circuit.npz")


def not_ended(run: Path) -> str:
    """What to say of a run that was stopped, or still goes on; nothing of any other folder."""
    if (run / "result.json").exists() or not (run / "checkpoint").is_dir():
        return ""
    try:
        with (run / "history.jsonl").open() as file:
            rows = [json.loads(line) for line in file if line.strip()]
        train = json.loads((run / "checkpoint" / "config.json").read_text())["train"]
        done, steps = len(rows), train["steps"]
        if done >= train["epochs"] or (rows and steps and rows[-1]["step"] >= steps):
            return ""  # as `fit` leaves it, which writes no result
        after = f" after epoch {done} of {train['epochs']}"
    except (OSError, ValueError, LookupError, TypeError):
        after = ""
    return f"the run in {run} was stopped{after}, or is still going on"


def note_not_ended(run: Path) -> None:
    """Say on standard error of a stopped run that its network is the best one so far.

    Raises:
        ValueError: It has none yet.
    """
    remark = not_ended(run) if run.is_dir() else ""
    if not remark:
        return
    if not (run / "checkpoint" / "model.safetensors").is_file():
        raise ValueError(f"{remark}: there is no network yet; {GO_ON}")
    typer.echo(f"gategrad: {remark}: this is its best network so far; {GO_ON}", err=True)


def main() -> None:
    """Entry point of the ``gategrad`` command."""
    app()
