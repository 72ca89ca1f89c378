"""A netlist as one Verilog module, combinational or pipelined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Netlist
from gategrad.gates import GATES
from gategrad.system.short_repr import short_repr
from gategrad.targets.gate_text import Operand, fill, gate_text

__all__ = ["Pipeline", "module_text"]

_NAMES: Final = ("1'b%d", "in[%d]", "n%d", "r%d")


@dataclass(frozen=True)
class Pipeline:
    """Where registers stand when gates are cut into stages of some levels each.

    A net that is read some stages later passes through a chain of as many registers; every output
    passes through the last stage's.

    Attributes:
        stages: Clock cycles from input to output.
        source: ``(R,)`` what each register reads: a net, or ``n_nets + r`` for register ``r``.
        a: ``(G,)`` what each gate reads first, numbered likewise.
        b: ``(G,)`` what each gate reads second.
        outputs: ``(O,)`` what each output is.
    """

    stages: int
    source: NDArray[np.int64]
    a: NDArray[np.int64]
    b: NDArray[np.int64]
    outputs: NDArray[np.int64]

    __repr__ = short_repr

    @classmethod
    def of(cls, netlist: Netlist, levels: int | None) -> Pipeline:
        """Cut a netlist every ``levels`` gate levels; without registers where that is None."""
        a, b, outputs = (x.astype(np.int64) for x in (netlist.a, netlist.b, netlist.outputs))
        if levels is None:
            return cls(0, np.zeros(0, dtype=np.int64), a, b, outputs)
        stage = np.maximum(netlist.levels().astype(np.int64) - 1, 0) // levels
        own = stage[netlist.first_gate_net :]
        stages = int(stage[outputs].max(initial=0)) + 1
        # How long each net must be kept. Constants need no register.
        wait = np.zeros(netlist.n_nets, dtype=np.int64)
        for nets, end in ((a, own), (b, own), (outputs, stages)):
            np.maximum.at(wait, nets, end - stage[nets])
        wait[:2] = 0
        first = netlist.n_nets + np.cumsum(wait) - wait

        def at(nets: NDArray[np.int64], end: NDArray[np.int64] | int) -> NDArray[np.int64]:
            late = end - stage[nets]
            late[nets < 2] = 0
            return np.where(late > 0, first[nets] + late - 1, nets)

        source = netlist.n_nets + np.arange(wait.sum()) - 1
        kept = np.flatnonzero(wait)
        source[first[kept] - netlist.n_nets] = kept
        return cls(stages, source, at(a, own), at(b, own), at(outputs, stages))


def module_text(netlist: Netlist, name: str, levels: int | None = None) -> tuple[list[str], int]:
    """A netlist as a module with ports ``in`` and ``out``, bit 0 first.

    Args:
        netlist: At least one input and one output.
        name: Of the module.
        levels: Gate levels between registers; then the module has ``clk`` and ``en`` as well.

    Returns:
        Pieces of text, and the clock cycles from input to output.

    Raises:
        ValueError: No input or no output, or ``levels`` below 1.
    """
    if netlist.n_inputs == 0 or netlist.n_outputs == 0:
        raise ValueError(
            f"a Verilog module needs inputs and outputs, but {name} has {netlist.n_inputs} and "
            f"{netlist.n_outputs}"
        )
    if levels is not None and levels < 1:
        raise ValueError(f"pipeline must be at least 1 gate level, got {levels}")
    netlist = _reads_what_it_needs(netlist)
    pipeline = Pipeline.of(netlist, levels)
    registers = np.arange(len(pipeline.source))
    clocked = "" if levels is None else "    input wire clk,\n    input wire en,\n"
    pieces = [
        f"// Gate levels between registers: {levels}.\n" if levels else "",
        f"module {name} (\n{clocked}"
        f"    input wire [{netlist.n_inputs - 1}:0] in,\n"
        f"    output wire [{netlist.n_outputs - 1}:0] out\n);\n",
        *fill(["    reg r%d;\n"], 0 * registers, registers),
        *gate_text(
            netlist,
            [f"    wire {{o}} = {gate.verilog};\n" for gate in GATES],
            _NAMES,
            a=_operand(netlist, pipeline.a),
            b=_operand(netlist, pipeline.b),
        ),
    ]
    if levels is not None:
        pieces.append("    always @(posedge clk) if (en) begin\n")
        templates = [f"        r%d <= {name};\n" for name in _NAMES]
        choice, number = _operand(netlist, pipeline.source)
        pieces += [*fill(templates, choice, registers, number), "    end\n"]
    # At once: simulators pass a vector on with every bit that is assigned by itself.
    choice, number = _operand(netlist, pipeline.outputs[:0:-1])
    pieces.append("    assign out = {\n")
    pieces += fill([f"        {name},\n" for name in _NAMES], choice, number)
    choice, number = _operand(netlist, pipeline.outputs[:1])
    pieces += fill([f"        {name}\n" for name in _NAMES], choice, number)
    pieces.append("    };\nendmodule\n")
    return pieces, pipeline.stages


def _reads_what_it_needs(netlist: Netlist) -> Netlist:
    # Constants, wires and inverters with one operand, so that nothing else decides their level.
    gate, a, b = netlist.gate.copy(), netlist.a.copy(), netlist.b.copy()
    for constant in (0, 15):
        a[gate == constant] = constant & 1
        gate[gate == constant] = 3
    of_b = (gate == 5) | (gate == 10)
    a[of_b] = b[of_b]
    gate[gate == 5], gate[gate == 10] = 3, 12
    of_one = (gate == 3) | (gate == 12)
    b[of_one] = a[of_one]
    return Netlist(netlist.n_inputs, gate, a, b, netlist.outputs)


def _operand(netlist: Netlist, nets: NDArray[np.int64]) -> Operand:
    starts = np.array([0, 2, netlist.first_gate_net, netlist.n_nets])
    kind = np.searchsorted(starts, nets, side="right") - 1
    return kind, nets - starts[kind]
