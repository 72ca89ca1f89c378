"""What ``gategrad verify`` compares, from files and runs' folders."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gategrad.circuit import Circuit, Netlist, load_circuit
from gategrad.runs import FinishedRun
from gategrad.targets.aiger import read_aiger
from gategrad.targets.blif import read_blif
from gategrad.targets.verilog import read_verilog

__all__ = ["READERS", "load"]


def load(path: str | os.PathLike[str]) -> Circuit | Netlist:
    """Read what a file describes.

    Args:
        path: A file of one of the kinds in :data:`READERS`, or a run's folder: its
            :attr:`~gategrad.runs.FinishedRun.trained_circuit`, or the circuit file where there is
            no checkpoint.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: Another kind of file, or a damaged one; names it.
        ModuleNotFoundError: A checkpoint, and torch is not installed.
    """
    path = Path(path)
    if path.is_dir():
        run = FinishedRun(path)
        return run.trained_circuit if run.folder.model.is_file() else run.circuit
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        raise ValueError(
            f"cannot read {path.name or path} as a circuit: files end in {', '.join(READERS)}; "
            "or give a run's folder"
        )
    if not path.is_file():
        raise FileNotFoundError(f"no circuit, checkpoint or netlist at {path}")
    return reader(path)


READERS: Final[dict[str, Callable[[Path], Circuit | Netlist]]] = {
    ".npz": load_circuit,
    ".safetensors": lambda path: FinishedRun(path).trained_circuit,
    ".blif": lambda path: read_blif(path.read_text()),
    ".v": lambda path: read_verilog(path.read_text()),
    ".aig": lambda path: read_aiger(path.read_bytes()),
    ".aag": lambda path: read_aiger(path.read_bytes()),
}
"""Files by suffix."""
