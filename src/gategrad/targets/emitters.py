"""A circuit as files for other tools."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final

from gategrad.circuit import Circuit
from gategrad.system.atomic import write_atomic
from gategrad.targets.aiger import aiger
from gategrad.targets.blif import blif
from gategrad.targets.c_source import c_source
from gategrad.targets.onnx_model import onnx_model
from gategrad.targets.verilog import verilog

__all__ = ["EMITTERS", "emit"]

EMITTERS: Final[dict[str, Callable[..., dict[str, bytes]]]] = {
    "c": c_source,
    "verilog": verilog,
    "blif": blif,
    "aiger": aiger,
    "onnx": onnx_model,
}
"""What circuits can be written as: functions from a circuit to contents by file name."""


def emit(
    circuit: Circuit, target: str, directory: str | os.PathLike[str], **options: Any
) -> list[Path]:
    """Write a circuit as files for another tool.

    Args:
        circuit: What to write, as it is: see :func:`gategrad.optimize` for a smaller one.
        target: A name from :data:`EMITTERS`.
        directory: Where the files go; created where it is missing. Each is replaced as a whole.
        options: The target's own, such as ``name``; see its function.

    Returns:
        The files written.

    Raises:
        ValueError: An unknown target or option, or something that the target cannot express.
    """
    if target not in EMITTERS:
        raise ValueError(f"target must be one of {', '.join(EMITTERS)}, got {target!r}")
    known = [name for name in inspect.signature(EMITTERS[target]).parameters if name != "circuit"]
    for option in options:
        if option not in known:
            raise ValueError(f"{target} has no option {option!r}: it has {', '.join(known)}")
    contents = EMITTERS[target](circuit, **options)
    for name, content in contents.items():
        write_atomic(Path(directory) / name, partial(_write, content))
    return [Path(directory) / name for name in contents]


def _write(content: bytes, file: BinaryIO) -> None:
    file.write(content)
