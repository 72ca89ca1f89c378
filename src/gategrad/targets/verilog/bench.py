"""A test bench that compares the generated Verilog with what the circuit computes."""

from __future__ import annotations

from string import Template
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Circuit
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.hardware.adders import SumFormat
from gategrad.targets.verilog.parts import ModulePart
from gategrad.targets.verilog.stream import STREAM_BENCH, beats_of, stream_top

__all__ = ["bench_files"]

_VECTORS: Final = 64

_BENCH: Final = """\
// Compares $name with $rows vectors from ${name}_vectors.mem; prints PASS or FAIL.
`timescale 1ns / 1ps
module ${name}_tb;
    localparam INPUTS = $inputs, OUTPUTS = $outputs, ROWS = $rows;
    // A vector: inputs above expected outputs.
    reg [INPUTS+OUTPUTS-1:0] vectors [0:ROWS-1];
    wire [OUTPUTS-1:0] result;
    integer mismatches = 0;

    task verdict;
        if (mismatches == 0) $$display("PASS: %0d vectors", ROWS);
        else $$display("FAIL: %0d of %0d vectors differ", mismatches, ROWS);
    endtask

    initial $$readmemb("${name}_vectors.mem", vectors);
$body
endmodule
"""

_BENCH_PLAIN: Final = """
    reg [INPUTS-1:0] stimulus;
    $name dut (.in(stimulus), .out(result));

    integer i;
    initial begin
        #1;
        for (i = 0; i < ROWS; i = i + 1) begin
            stimulus = vectors[i][INPUTS+OUTPUTS-1:OUTPUTS];
            #1;
            if (result !== vectors[i][OUTPUTS-1:0]) mismatches = mismatches + 1;
        end
        verdict;
        $$finish;
    end
"""

_BENCH_CLOCKED: Final = """
    reg clk = 0, rst = 1, in_valid = 0, out_ready = 0;
    reg [INPUTS-1:0] stimulus = 0;
    integer cycle = 0, sent = 0, received = 0;
    wire out_valid;
    $in_ready
    $name dut (
        .clk(clk), .rst(rst), ${ready_ports}.in_valid(in_valid), .in(stimulus),
        .out_valid(out_valid), .out(result)
    );

    always #1 clk = ~clk;

    // Drive at the falling edge, with gaps; look at the rising one, where transfers happen.
    always @(negedge clk) begin
        cycle = cycle + 1;
        rst = cycle < 4;
        in_valid = !rst && sent < ROWS && cycle % 5 != 3;
        stimulus = in_valid ? vectors[sent][INPUTS+OUTPUTS-1:OUTPUTS] : ~stimulus;
        out_ready = $out_ready;
        if (cycle > $limit) begin
            $$display("FAIL: %0d of %0d vectors came out in %0d cycles", received, ROWS, cycle);
            $$finish;
        end
    end

    always @(posedge clk) if (!rst) begin
        if (out_valid && out_ready) begin
            if (received >= ROWS || result !== vectors[received][OUTPUTS-1:0])
                mismatches = mismatches + 1;
            received = received + 1;
            if (received == ROWS) begin
                verdict;
                $$finish;
            end
        end
        if (in_valid && in_ready) sent = sent + 1;
    end
"""


def bench_files(
    circuit: Circuit,
    parts: dict[str, ModulePart],
    name: str,
    head: str,
    *,
    cycles: int,
    ready: bool,
    clocked: bool,
    axi: int | None,
    vectors: ArrayLike | None,
) -> dict[str, bytes]:
    """``NAME_tb.v``, and its vectors.

    Args:
        circuit: What the parts were made of.
        parts: What the top is made of.
        name: The top's.
        head: Comment at the beginning.
        cycles: Clock cycles from input to output.
        ready: Whether the top has a ready signal.
        clocked: Whether it has a clock.
        axi: Bits of a beat, where the wrapper is to be tried in the top's place.
        vectors: Rows to try; 64 at random by default.
    """
    rows, expected = _vectors(circuit, parts, vectors)
    bench = _bench(name, parts, len(rows), cycles, ready, clocked, axi)
    return {
        f"{name}_tb.v": (head + bench).encode(),
        f"{name}_vectors.mem": _memory(rows, expected),
    }


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
    clocked: bool,
    axi: int | None,
) -> str:
    inputs, outputs = next(iter(parts.values())).n_inputs, list(parts.values())[-1].n_outputs
    beats = 1 if axi is None else beats_of(inputs, axi)
    fields = {
        "name": name,
        "rows": rows,
        "inputs": inputs,
        "outputs": outputs,
        "width": axi,
        "beats": beats,
        "out_top": stream_top(outputs),
        "limit": 4 * rows * (beats + 1) + 2 * cycles + 100,
        "ready_ports": ".in_ready(in_ready), .out_ready(out_ready), " if ready else "",
        "out_ready": "cycle % 7 != 2" if ready else "1'b1",
        "in_ready": "wire in_ready;" if ready else "wire in_ready = 1'b1;",
    }
    body = _BENCH_CLOCKED if clocked else _BENCH_PLAIN
    if axi is not None:
        body = STREAM_BENCH
    fields["body"] = Template(body).substitute(fields)
    return Template(_BENCH).substitute(fields)


def _memory(rows: NDArray[np.uint8], expected: NDArray[np.uint8]) -> bytes:
    # A line per vector: inputs, then outputs, highest bit first.
    digits = np.concatenate([rows[:, ::-1], expected[:, ::-1]], axis=1) + ord("0")
    ends = np.full((len(digits), 1), ord("\n"), dtype=np.uint8)
    return np.concatenate([digits, ends], axis=1).astype(np.uint8).tobytes()
