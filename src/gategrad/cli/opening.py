"""What commands open: a run's folder, or a circuit file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gategrad.cli.output import say

if TYPE_CHECKING:
    from gategrad.circuit import Circuit
    from gategrad.runs import FinishedRun

__all__ = ["open_circuit", "open_run"]


def open_run(path: Path, data_dir: Path | None = None) -> FinishedRun:
    """A run's folder; says on standard error of one that was stopped that it is the best so far.

    Raises:
        ValueError: It was stopped before it had a network.
    """
    from gategrad.runs import FinishedRun

    run = FinishedRun(path, data_dir=data_dir)
    if run.note:
        say(f"gategrad: {run.note}", err=True)
    return run


def open_circuit(path: Path) -> Circuit:
    """The circuit of a file, or of a run's folder: its :attr:`~gategrad.runs.FinishedRun.circuit`.

    Raises:
        FileNotFoundError: There is none.
        ValueError: A damaged file, or a run without gates or without a network yet.
    """
    if path.is_dir():
        return open_run(path).circuit
    from gategrad.circuit import load_circuit

    return load_circuit(path)
