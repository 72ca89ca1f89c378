"""What a circuit's C code takes of a microcontroller's memory."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from gategrad.circuit import Circuit
from gategrad.config.near_names import must_be_one_of
from gategrad.targets.c.compiler import folder_of, run_tool
from gategrad.targets.c.source import c_source
from gategrad.targets.export_option import ExportOption

__all__ = ["CodeSize", "code_size", "cortex_m"]


@dataclass(frozen=True)
class CodeSize:
    """Bytes of the compiled network, without the C library, start-up code and stack.

    Attributes:
        flash: Code and constants.
        ram: One state, the only memory that a caller must provide, and static variables (none).
        cpu: What it was compiled for.
        compiler: The compiler's own words about its version.
    """

    flash: int
    ram: int
    cpu: str
    compiler: str


def code_size(circuit: Circuit, *, cpu: str = "cortex-m4", **options: Any) -> CodeSize:
    """Compile the C code for a Cortex-M with ``arm-none-eabi-gcc -Os`` and read its sizes.

    Args:
        circuit: What to compile.
        cpu: As in gcc's ``-mcpu``.
        options: Of :func:`~gategrad.targets.c.c_source`; one sample at a time by default.

    Raises:
        ValueError: No CPU that it knows; names those that are Cortex-Ms.
        RuntimeError: The compiler is missing (Debian: gcc-arm-none-eabi) or fails.
    """
    compiler = shutil.which("arm-none-eabi-gcc")
    if compiler is None:
        raise RuntimeError("no arm-none-eabi-gcc found: on Debian, install gcc-arm-none-eabi")
    files = c_source(circuit, **{"samples": 1, **options, "name": "network"})
    # The state's size must be a static object to be seen in the sections.
    files["state.c"] = b'#include "network.h"\nnetwork_state state;\n'
    with folder_of(files) as folder:
        flags = ["-std=c99", "-Os", "-ffreestanding", "-mthumb", f"-mcpu={cpu}", "-c"]
        with _unknown_named(cpu):
            run_tool([compiler, *flags, "network.c", "state.c"], folder)
        sizes = run_tool(["arm-none-eabi-size", "network.o", "state.o"], folder).splitlines()[1:]
    text, data, bss = (sum(int(line.split()[i]) for line in sizes) for i in range(3))
    version = run_tool([compiler, "--version"], Path()).splitlines()[0]
    return CodeSize(text + data, data + bss, cpu, version)


@contextmanager
def _unknown_named(cpu: str) -> Iterator[None]:
    """A CPU that gcc does not know is refused with those of its long list that are Cortex-Ms."""
    try:
        yield
    except RuntimeError as error:
        if "unrecognized -mcpu" not in str(error):
            raise
        known = sorted({word for word in str(error).split() if word.startswith("cortex-m")})
        raise ValueError(must_be_one_of("cpu", cpu, known)) from None


def cortex_m(
    circuit: Circuit,
    cpu: Annotated[str, ExportOption("show flash and RAM, for gcc's -mcpu, such as cortex-m4.")],
    *,
    samples: int = 1,
    style: str = "auto",
) -> dict[str, Any]:
    """The same for printing; see :func:`code_size`."""
    size = code_size(circuit, cpu=cpu, samples=samples, style=style)
    return {"cpu": size.cpu, "flash_bytes": size.flash, "ram_bytes": size.ram}
