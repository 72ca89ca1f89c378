"""A circuit as synthesizable Verilog-2001 in separate modules, with a test bench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from numpy.typing import ArrayLike

from gategrad.circuit import Circuit, Netlist
from gategrad.circuit.hardware.adders import MOST_ADDED, SumFormat, adders_netlist
from gategrad.circuit.hardware.argmax import argmax_netlist
from gategrad.circuit.hardware.comparators import encoder_netlist
from gategrad.targets.export_option import ExportOption, Name
from gategrad.targets.gate_text import about, check_name
from gategrad.targets.verilog.bench import bench_files
from gategrad.targets.verilog.parts import ModulePart, convolution_part, netlist_part
from gategrad.targets.verilog.stream import STREAM_WIDTHS, stream_module

__all__ = ["verilog"]


def verilog(
    circuit: Circuit,
    *,
    name: Name = "network",
    pipeline: Annotated[int | None, ExportOption("registers every so many gate levels.")] = None,
    ready: Annotated[bool, ExportOption("a ready signal.")] = False,
    axi: Annotated[int | None, ExportOption("a wrapper: rows in beats of so many bits.")] = None,
    encoder: Annotated[bool, ExportOption("comparators for raw bytes.")] = False,
    adders: Annotated[bool, ExportOption("sum each class's bits.")] = True,
    argmax: Annotated[bool, ExportOption("find the largest sum.")] = True,
    chain_argmax: Annotated[
        bool, ExportOption("compare class after class: slower, smaller.")
    ] = False,
    vectors: ArrayLike | None = None,
) -> dict[str, bytes]:
    """The classifier as modules of two-input gates, and a test bench that checks itself.

    Files: ``NAME_network.v``, ``NAME_adders.v``, ``NAME_argmax.v``, the top ``NAME.v``, and the
    bench ``NAME_tb.v`` with its vectors. Of a convolution, ``NAME_window_0.v`` has the gates of one
    window, and ``NAME_convolution_0.v`` an instance for every position; ``NAME_dense.v`` is then
    what lies behind them. Simulate, for example, with
    ``iverilog -o tb *.v && ./tb``: it prints a line that begins with PASS or FAIL.

    Args:
        circuit: What to write. Weights and offsets of the readout are exact.
        name: Of the top module, and what the others' names begin with.
        pipeline: Registers after every so many gate levels, and a valid bit that travels along;
            combinational without it.
        ready: Also a ready signal, which stops the pipeline while the receiver is not ready.
        axi: Also ``NAME_axis.v``: the top, with a ready signal, as an AXI-Stream module that takes
            a row over several cycles, so many bits in each (8 to 1024, a power of two), the lowest
            first. The bench is then of this module.
        encoder: Put comparators before the network: the top then reads raw uint8 values, 8 bits
            each, the first lowest (bool: 1 bit). Without, it reads input bits, bit 0 first.
        adders: Sum the output bits of each class; without, the top gives the output bits.
        argmax: Give the number of the class with the largest sum, the first of equals; without,
            the top gives the sums, class 0 lowest.
        chain_argmax: Compare class after class: slower than in pairs, which leaves synthesis time
            to make the adders smaller.
        vectors: Rows for the bench: raw values with ``encoder``, else bits; 64 at random by
            default.

    Returns:
        Contents by file name.

    Raises:
        ValueError: What this cannot express: an argmax over classes of several scales, an encoder
            of real numbers, adders behind a dense head; no inputs or outputs; options out of range.
    """
    check_name(name)
    if ready and pipeline is None:
        raise ValueError("ready needs pipeline: combinational logic has nothing to stop")
    if axi is not None:
        if axi not in STREAM_WIDTHS:
            raise ValueError(f"axi must be one of {', '.join(map(str, STREAM_WIDTHS))}, got {axi}")
        if pipeline is None:
            raise ValueError("axi needs pipeline: combinational logic has nothing to stop")
        ready = True
    if adders:
        given = circuit.readout.n_outputs
        try:
            circuit = circuit.expanded(MOST_ADDED)
        except ValueError as error:
            raise ValueError(
                f"{error}; or leave the adders out (adders=False, --no-adders)"
            ) from None
        if circuit.readout.n_outputs == 0 < given:
            raise ValueError(
                "all weights of the head are zero: the class is always the same, and there is "
                "nothing to build"
            )
    readout = circuit.readout
    form = SumFormat.of(readout)
    if adders and argmax and not readout.is_integer:
        raise ValueError(
            "argmax compares integer sums, but the classes' scales differ "
            f"({readout.scale.min():g} to {readout.scale.max():g}): use argmax=False "
            "(--no-argmax), which gives the sums"
        )
    parts: dict[str, ModulePart] = {}

    def add(part: str, netlist: Netlist) -> None:
        parts[part] = netlist_part(netlist, part, name, pipeline)

    if encoder:
        if circuit.encoder is None:
            raise ValueError("the circuit has no encoder: its rows are bits already")
        add("encoder", encoder_netlist(circuit.encoder))
    for i, stage in enumerate(circuit.stages):
        parts[f"convolution_{i}"] = convolution_part(stage, i, name, pipeline)
    add("dense" if circuit.stages else "network", circuit.dense)
    if adders:
        add("adders", adders_netlist(readout))
        if argmax:
            add("argmax", argmax_netlist(readout.n_classes, form, chain=chain_argmax))
    head = "".join(f"// {line}\n" for line in about(circuit))
    files = {
        f"{name}_{module}.v": "".join([head, *pieces]).encode()
        for part in parts.values()
        for module, pieces in part.modules.items()
    }
    cycles = sum(part.cycles for part in parts.values())
    result = _result(circuit, list(parts), form)
    top = _top(name, parts, cycles, ready, pipeline is not None)
    files[f"{name}.v"] = f"{head}// {result}\n{top}".encode()
    if axi is not None:
        n_inputs, n_outputs = (
            next(iter(parts.values())).n_inputs,
            list(parts.values())[-1].n_outputs,
        )
        wrapper = stream_module(name, axi, n_inputs, n_outputs)
        files[f"{name}_axis.v"] = f"{head}// {result}\n{wrapper}".encode()
    return files | bench_files(
        circuit, parts, name, head, cycles=cycles, ready=ready, clocked=pipeline is not None,
        axi=axi, vectors=vectors,
    )  # fmt: skip


def _result(circuit: Circuit, parts: Sequence[str], form: SumFormat) -> str:
    if parts[-1] == "argmax":
        return "out: the number of the class, the first of those with the largest sum."
    if parts[-1] == "adders":
        kind = "two's complement" if form.signed else "unsigned"
        n = circuit.readout.n_classes
        return f"out: {n} class sums of {form.width} bits, {kind}, class 0 lowest."
    return "out: the output bits, bit 0 lowest."


def _top(name: str, parts: dict[str, ModulePart], cycles: int, ready: bool, clocked: bool) -> str:
    first, last = next(iter(parts.values())), list(parts.values())[-1]
    ports = [f"input wire [{first.n_inputs - 1}:0] in", f"output wire [{last.n_outputs - 1}:0] out"]
    body = []
    if clocked:
        clock = ["input wire clk", "input wire rst", "input wire in_valid"]
        ports = clock + ["output wire in_ready"] * ready + ports[:1] + ["output wire out_valid"]
        ports += ["input wire out_ready"] * ready + [f"output wire [{last.n_outputs - 1}:0] out"]
        shifted = f"{{valid[{cycles - 2}:0], in_valid}}" if cycles > 1 else "in_valid"
        body = [
            f"// {cycles} cycles from in to out. rst clears the valid bits, nothing else.",
            f"reg [{cycles - 1}:0] valid;",
            f"wire en = {'out_ready | ~out_valid' if ready else chr(49) + chr(39) + 'b1'};",
            f"assign out_valid = valid[{cycles - 1}];",
            *["assign in_ready = en;"] * ready,
            "always @(posedge clk)",
            f"    if (rst) valid <= {cycles}'d0;",
            f"    else if (en) valid <= {shifted};",
        ]
    signal = "in"
    for part, module in parts.items():
        target = "out" if module is last else f"{part}_out"
        if module is not last:
            body.append(f"wire [{module.n_outputs - 1}:0] {target};")
        clock_ports = ".clk(clk), .en(en), " if clocked else ""
        body.append(f"{name}_{part} the_{part} ({clock_ports}.in({signal}), .out({target}));")
        signal = target
    lines = "".join(f"    {line}\n" for line in body)
    joined = ",\n".join(f"    {port}" for port in ports)
    return f"module {name} (\n{joined}\n);\n{lines}endmodule\n"
