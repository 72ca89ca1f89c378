"""What ``gategrad verify`` compares, from files and runs' folders."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gategrad.circuit import Circuit, Netlist, load_circuit
from gategrad.targets.aiger import read_aiger
from gategrad.targets.blif import read_blif
from gategrad.targets.verilog import read_verilog

__all__ = ["READERS", "load"]


def load(path: str | os.PathLike[str]) -> Circuit | Netlist:
    """Read what a file describes.

    Args:
        path: A file of one of the kinds in :data:`READERS`, or a run's folder: its trained network,
            or its circuit file where there is no checkpoint.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: Another kind of file, or a damaged one; names it.
        ModuleNotFoundError: A checkpoint, and torch is not installed.
    """
    path = Path(path)
    if path.is_dir():
        model = path / "checkpoint" / "model.safetensors"
        path = model if model.is_file() else path / "circuit.npz"
    if path.suffix not in READERS:
        raise ValueError(
            f"cannot read {path.name or path} as a circuit: files end in {', '.join(READERS)}; "
            "or give a run's folder"
        )
    if not path.is_file():
        raise FileNotFoundError(f"no circuit, checkpoint or netlist at {path}")
    return READERS[path.suffix](path)


def _load_checkpoint(path: Path) -> Circuit:
    from gategrad.checkpoint import load_model
    from gategrad.extract import to_circuit

    saved = load_model(path)
    return to_circuit(saved.model, saved.data.encoder, saved.data.class_names)


READERS: Final[dict[str, Callable[[Path], Circuit | Netlist]]] = {
    ".npz": load_circuit,
    ".safetensors": _load_checkpoint,
    ".blif": lambda path: read_blif(path.read_text()),
    ".v": lambda path: read_verilog(path.read_text()),
    ".aig": lambda path: read_aiger(path.read_bytes()),
    ".aag": lambda path: read_aiger(path.read_bytes()),
}
"""Files by suffix."""
