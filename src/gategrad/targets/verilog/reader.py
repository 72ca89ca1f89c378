"""A module that was written here, read back into a netlist."""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from gategrad.circuit import Netlist
from gategrad.gates import GATES
from gategrad.targets.verilog.module import module_text

__all__ = ["read_verilog"]

_OPERAND: Final = re.compile(r"1'b[01]|in\[\d+\]|[nr]\d+")
_MODULE: Final = re.compile(r"module (\w+) \($")
_LEVELS: Final = re.compile(r"// Gate levels between registers: (\d+)\.$")
_INPUTS: Final = re.compile(r"    input wire \[(\d+):0\] in,$")
_GATE: Final = re.compile(r"    wire n\d+ = (.+);$")
_REGISTER: Final = re.compile(r"        r(\d+) <= (.+);$")
_OUTPUT: Final = re.compile(r"        ([^ <]+?),?$")
_EXPRESSIONS: Final = {
    re.sub(r"\{[ab]\}|1'b[01]", "@", gate.verilog): gate.id
    for gate in GATES
    if gate.name not in ("b", "not_b", "false", "true")
}


# Memory for them is taken before a line that reads them is seen.
_MOST_INPUTS: Final = 1 << 24


def read_verilog(text: str) -> Netlist:
    """Read a module that :func:`module_text` wrote, such as ``NAME_network.v``, and nothing else.

    Registers are seen through: the netlist is the function of the inputs some cycles before.

    Args:
        text: One file with one module; comments before it.

    Returns:
        The netlist; gates that are constants or wires are kept as wires.

    Raises:
        ValueError: A line that this version of gategrad would not have written; names it.
    """
    lines = text.splitlines()
    start = next((i for i, line in enumerate(lines) if _MODULE.match(line)), None)
    if start is None:
        raise ValueError("Verilog: no line that begins a module that gategrad wrote")
    levels = None
    for number, line in enumerate(lines[:start], 1):
        if not line.startswith("//") and line:
            raise _error(number, line)
        found = _LEVELS.match(line)
        levels = int(found[1]) if found else levels
    n_inputs = 0
    gates: list[tuple[int, str, str]] = []
    registers: dict[str, str] = {}
    outputs: list[str] = []
    for number, line in enumerate(lines[start:], start + 1):
        if found := _GATE.match(line):
            kind = _EXPRESSIONS.get(_OPERAND.sub("@", found[1]))
            if kind is None:
                raise _error(number, line)
            operands = _OPERAND.findall(found[1])
            gates.append((kind, operands[0], operands[-1]))
        elif found := _REGISTER.match(line):
            registers[f"r{found[1]}"] = found[2]
        elif found := _OUTPUT.match(line):
            outputs.append(found[1])
        elif found := _INPUTS.match(line):
            n_inputs = int(found[1]) + 1
            if n_inputs > _MOST_INPUTS:
                raise ValueError(f"Verilog line {number}: more than {_MOST_INPUTS:,} inputs")
    first = 2 + n_inputs

    def net(name: str) -> int:
        chain = []
        while name.startswith("r"):
            chain.append(name)
            name = registers[name]
            if len(chain) > len(registers):
                raise KeyError(name)
        registers.update(dict.fromkeys(chain, name))  # seen through once
        if name.startswith("n"):
            return first + int(name[1:])
        return int(name[3:]) if name.startswith("1'b") else 2 + int(name[3:-1])

    try:
        arrays = [[k for k, _, _ in gates], [net(a) for _, a, _ in gates]]
        arrays += [[net(b) for _, _, b in gates], [net(name) for name in reversed(outputs)]]
        netlist = Netlist(n_inputs, *(np.array(array, dtype=np.int32) for array in arrays))  # type: ignore[arg-type]
        name = _MODULE.match(lines[start])[1]  # type: ignore[index]
        written = "".join(module_text(netlist, name, levels)[0]).splitlines()
    except (KeyError, ValueError, OverflowError) as error:
        raise ValueError(f"Verilog: not a module that gategrad wrote: {error}") from error
    # What was understood, written again, must be the same text.
    written = written[1:] if levels else written
    for number, line in enumerate(lines[start:], start + 1):
        if number - start > len(written) or line != written[number - start - 1]:
            raise _error(number, line)
    if len(lines) - start < len(written):
        raise ValueError(f"Verilog line {len(lines)}: the file ends within its module")
    return netlist


def _error(number: int, line: str) -> ValueError:
    return ValueError(f"Verilog line {number}: {line.strip()[:60]!r} is nothing gategrad wrote")
