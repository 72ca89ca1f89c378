"""What Yosys writes as JSON, of AND gates and inverters, as a netlist."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from gategrad.circuit import Netlist
from gategrad.gates import GATE_IDS

__all__ = ["mapped_netlist"]

_GATES: Final = {
    "$_AND_": (GATE_IDS["and"], "A", "B"),
    "$_NOT_": (GATE_IDS["not_a"], "A", "A"),
}
_CONSTANTS: Final = {"0": 0, "1": 1, "x": 0}


def mapped_netlist(path: Path, ports: tuple[str, str] = ("in", "out")) -> Netlist:
    """Read the module ``top``, with a port of inputs and one of outputs, bit 0 first.

    Raises:
        ValueError: It has other cells, or a loop.
    """
    module = json.loads(path.read_text())["modules"]["top"]
    inputs, outputs = (module["ports"][name]["bits"] for name in ports)
    net_of: dict[Any, int] = {**_CONSTANTS, **{bit: 2 + i for i, bit in enumerate(inputs)}}
    waiting: dict[Any, tuple[int, Any, Any]] = {}
    for cell in module["cells"].values():
        if cell["type"] not in _GATES:
            raise ValueError(f"a cell of type {cell['type']}, whose function is not known")
        gate, a, b = _GATES[cell["type"]]
        bits = {pin: found[0] for pin, found in cell["connections"].items()}
        waiting[bits["Y"]] = gate, bits[a], bits[b]
    gates: list[tuple[int, int, int]] = []
    for output in outputs:
        stack, open_bits = [output], set()
        while stack:
            bit = stack[-1]
            if bit in net_of:
                stack.pop()
                continue
            gate, a, b = waiting[bit]
            behind = [other for other in (a, b) if other not in net_of]
            if not behind:
                net_of[bit] = 2 + len(inputs) + len(gates)
                gates.append((gate, net_of[a], net_of[b]))
            elif bit in open_bits:
                raise ValueError("a loop of cells")
            else:
                open_bits.add(bit)
                stack += behind
    arrays = np.array(gates, dtype=np.int32).reshape(-1, 3)
    return Netlist(
        len(inputs),
        arrays[:, 0].astype(np.uint8),
        arrays[:, 1],
        arrays[:, 2],
        np.array([net_of[bit] for bit in outputs], dtype=np.int32),
    )
