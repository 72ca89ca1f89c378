"""A circuit as files for other tools.

To add an export, write a file beside this with a function from a circuit, and from keyword
arguments with defaults, to contents by file name; list it in :data:`EMITTERS`. Arguments that are
annotated with an ``ExportOption`` are options of ``gategrad compile``.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final

from gategrad.circuit import Circuit
from gategrad.config.near_names import did_you_mean, must_be_one_of
from gategrad.system.atomic import write_atomic
from gategrad.system.kinds import check_kind
from gategrad.system.memory import UNREAD_INPUTS, check_memory
from gategrad.targets.aiger import aiger
from gategrad.targets.blif import blif
from gategrad.targets.c.microcontroller import cortex_m
from gategrad.targets.c.source import c_source
from gategrad.targets.onnx_model import onnx_model
from gategrad.targets.verilog.design import verilog

__all__ = ["EMITTERS", "Emitter", "emit"]


@dataclass(frozen=True)
class Emitter:
    """A format that circuits can be written in.

    Attributes:
        files: From a circuit and options to contents by file name.
        unrolls: Whether it has no loops, so that it unrolls convolutions. Done before passes, these
            find what is special at borders, too.
        measures: Functions from the circuit and a value to what is known of the files beside; each
            is an option of ``gategrad compile`` by its name, and takes options of ``files``.
    """

    files: Callable[..., dict[str, bytes]]
    unrolls: bool = False
    measures: tuple[Callable[..., dict[str, Any]], ...] = ()

    @property
    def options(self) -> list[str]:
        """Names of keyword arguments."""
        return list(inspect.signature(self.files).parameters)[1:]


EMITTERS: Final[dict[str, Emitter]] = {
    "c": Emitter(c_source, measures=(cortex_m,)),
    "verilog": Emitter(verilog),
    "blif": Emitter(blif, unrolls=True),
    "aiger": Emitter(aiger, unrolls=True),
    "onnx": Emitter(onnx_model, unrolls=True),
}
"""What circuits can be written as, by name."""


_INPUT_BYTES: Final = 32  # at least, of what is known of an input and of its name


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
    check_kind("circuit", circuit, Circuit)
    if target not in EMITTERS:
        raise ValueError(must_be_one_of("target", target, EMITTERS))
    known = EMITTERS[target].options
    for option in options:
        if option not in known:
            raise ValueError(
                f"{target} has no option {option!r}: it has {', '.join(known)}"
                f"{did_you_mean(option, known)}"
            )
    check_memory(
        _INPUT_BYTES * circuit.n_inputs,
        f"a port's {circuit.n_inputs:,} bits in text",
        UNREAD_INPUTS,
    )
    contents = EMITTERS[target].files(circuit, **options)
    for name, content in contents.items():
        write_atomic(Path(directory) / name, partial(_write, content))
    return [Path(directory) / name for name in contents]


def _write(content: bytes, file: BinaryIO) -> None:
    file.write(content)
