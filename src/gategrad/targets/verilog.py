"""A circuit as synthesisable Verilog-2001 in separate modules, with a test bench."""

from __future__ import annotations

from collections.abc import Sequence
from string import Template
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Circuit, Netlist
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.hardware.adders import MOST_ADDED, SumFormat, adders_netlist
from gategrad.circuit.hardware.argmax import argmax_netlist
from gategrad.circuit.hardware.comparators import encoder_netlist
from gategrad.targets.gate_text import about, check_name
from gategrad.targets.verilog_parts import ModulePart, convolution_part, netlist_part
from gategrad.targets.verilog_templates import BENCH, BENCH_CLOCKED, BENCH_PLAIN

__all__ = ["verilog"]

_VECTORS: Final = 64


def verilog(
    circuit: Circuit,
    *,
    name: str = "network",
    pipeline: int | None = None,
    ready: bool = False,
    encoder: bool = False,
    adders: bool = True,
    argmax: bool = True,
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
        encoder: Put comparators before the network: the top then reads raw uint8 values, 8 bits
            each, the first lowest (bool: 1 bit). Without, it reads input bits, bit 0 first.
        adders: Sum the output bits of each class; without, the top gives the output bits.
        argmax: Give the number of the class with the largest sum, the first of equals; without,
            the top gives the sums, class 0 lowest.
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
            add("argmax", argmax_netlist(readout.n_classes, form))
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
    rows, expected = _vectors(circuit, parts, vectors)
    files[f"{name}_tb.v"] = (
        head + _bench(name, parts, len(rows), cycles, ready, pipeline)
    ).encode()
    files[f"{name}_vectors.mem"] = _memory(rows, expected)
    return files


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


def _vectors(
    circuit: Circuit, parts: dict[str, ModulePart], vectors: ArrayLike | None
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    first = next(iter(parts.values()))
    rows: NDArray[Any]
    if "encoder" in parts:
        assert circuit.encoder is not None
        width = first.n_inputs // circuit.encoder.n_features
        if vectors is None:
            values = np.random.default_rng(0).integers(
                int(circuit.encoder.low), int(circuit.encoder.high) + 1,
                (_VECTORS, circuit.encoder.n_features),
            )  # fmt: skip
        else:
            values = circuit.encoder.check(vectors).astype(np.int64)
        bits = circuit.encoder.encode(values)
        rows = (values[:, :, None] >> np.arange(width) & 1).reshape(len(values), -1)
    else:
        if vectors is None:
            vectors = np.random.default_rng(0).integers(0, 2, (_VECTORS, first.n_inputs))
        rows = bits = as_bits(vectors, first.n_inputs)
    if len(rows) == 0:
        raise ValueError("the bench needs at least one vector")
    # Expected: from the readout's own arithmetic, not from the adders that are to be checked.
    expected: NDArray[Any] = circuit.simulate(bits)
    if "adders" in parts:
        sums = circuit.readout.class_sums(expected)
        width = SumFormat.of(circuit.readout).width
        expected = (sums[:, :, None] >> np.arange(width) & 1).reshape(len(rows), -1)
        if "argmax" in parts:
            label = circuit.readout.predict(sums)
            expected = label[:, None] >> np.arange(parts["argmax"].n_outputs) & 1
    return rows.astype(np.uint8), expected.astype(np.uint8)


def _bench(
    name: str,
    parts: dict[str, ModulePart],
    rows: int,
    cycles: int,
    ready: bool,
    pipeline: int | None,
) -> str:
    fields = {
        "name": name,
        "rows": rows,
        "inputs": next(iter(parts.values())).n_inputs,
        "outputs": list(parts.values())[-1].n_outputs,
        "limit": 4 * rows + 2 * cycles + 100,
        "ready_ports": ".in_ready(in_ready), .out_ready(out_ready), " if ready else "",
        "out_ready": "cycle % 7 != 2" if ready else "1'b1",
        "in_ready": "wire in_ready;" if ready else "wire in_ready = 1'b1;",
    }
    body = BENCH_PLAIN if pipeline is None else BENCH_CLOCKED
    fields["body"] = Template(body).substitute(fields)
    return Template(BENCH).substitute(fields)


def _memory(rows: NDArray[np.uint8], expected: NDArray[np.uint8]) -> bytes:
    # A line per vector: inputs, then outputs, highest bit first.
    digits = np.concatenate([rows[:, ::-1], expected[:, ::-1]], axis=1) + ord("0")
    ends = np.full((len(digits), 1), ord("\n"), dtype=np.uint8)
    return np.concatenate([digits, ends], axis=1).astype(np.uint8).tobytes()
