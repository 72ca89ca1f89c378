"""The test bench of the generated Verilog, as :class:`string.Template` text."""

from __future__ import annotations

from typing import Final

__all__ = ["BENCH", "BENCH_CLOCKED", "BENCH_PLAIN"]

BENCH: Final = """\
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

BENCH_PLAIN: Final = """
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

BENCH_CLOCKED: Final = """
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
