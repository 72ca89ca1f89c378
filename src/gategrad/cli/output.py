"""What commands print: the one place, so that nothing that a file holds reaches a terminal raw."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import typer

from gategrad.system.printable import printable

__all__ = ["say", "write_lines"]


def say(text: object, *, err: bool = False) -> None:
    """Print a line, or several, with control characters as escapes.

    Args:
        text: What to print.
        err: To standard error.

    Raises:
        OSError: It cannot be written; names where to.
    """
    with _named_stream():
        typer.echo(printable(str(text)), err=err)


def write_lines(lines: Iterable[str]) -> None:
    """Print many lines at once, each with what ends it left to this; as :func:`say` does."""
    if sys.stdout is None:  # closed: nobody looks
        return
    with _named_stream():
        sys.stdout.write(printable("\n".join([*lines, ""])))
        sys.stdout.flush()


@contextmanager
def _named_stream() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, "standard output") from error
