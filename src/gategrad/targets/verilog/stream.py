"""A wrapper that takes rows over several cycles, by AXI-Stream, and its part of the test bench."""

from __future__ import annotations

from string import Template
from typing import Final

__all__ = ["STREAM_BENCH", "STREAM_WIDTHS", "beats_of", "stream_module", "stream_top"]

STREAM_WIDTHS: Final = (8, 16, 32, 64, 128, 256, 512, 1024)
"""Bits of a beat that AXI-Stream has."""

_MODULE: Final = """\
// A row in $beats beats of $width bits, the lowest first; bits above $inputs are ignored. A packet
// that ends early (s_axis_tlast) is dropped. One beat for each result, zeros above $outputs bits.
module ${name}_axis (
    input wire aclk,
    input wire aresetn,
    input wire [$top:0] s_axis_tdata,
    input wire s_axis_tvalid,
    input wire s_axis_tlast,
    output wire s_axis_tready,
    output wire [$out_top:0] m_axis_tdata,
    output wire m_axis_tvalid,
    output wire m_axis_tlast,
    input wire m_axis_tready
);
    reg [$row_top:0] row;
    reg [$count_top:0] beat;
    reg full;
    wire taken;
    wire [$result_top:0] result;
    wire accepted = s_axis_tvalid & s_axis_tready;
    wire ends = beat == $last_beat;
    assign s_axis_tready = ~full | taken;
    assign m_axis_tlast = 1'b1;
    assign m_axis_tdata = $result;
    always @(posedge aclk)
        if (!aresetn) begin
            beat <= $first_beat;
            full <= 1'b0;
        end else if (accepted) begin
            beat <= (ends | s_axis_tlast) ? $first_beat : beat + 1'b1;
            full <= ends;
        end else if (taken)
            full <= 1'b0;
    always @(posedge aclk) if (accepted) row <= $shifted;
    $name classifier (
        .clk(aclk), .rst(~aresetn), .in_valid(full), .in_ready(taken), .in(row[$in_top:0]),
        .out_valid(m_axis_tvalid), .out_ready(m_axis_tready), .out(result)
    );
endmodule
"""

STREAM_BENCH: Final = """
    localparam WIDTH = $width, BEATS = $beats;
    reg clk = 0, rst = 1, in_valid = 0, last = 0, out_ready = 0;
    reg [WIDTH*BEATS-1:0] row;
    reg [WIDTH-1:0] data = 0;
    integer cycle = 0, sent = 0, beat = 0, received = 0, dropped = 0;
    wire in_ready, out_valid, out_last;
    wire [$out_top:0] out_data;
    assign result = out_data[OUTPUTS-1:0];
    ${name}_axis dut (
        .aclk(clk), .aresetn(~rst), .s_axis_tdata(data), .s_axis_tvalid(in_valid),
        .s_axis_tlast(last), .s_axis_tready(in_ready), .m_axis_tdata(out_data),
        .m_axis_tvalid(out_valid), .m_axis_tlast(out_last), .m_axis_tready(out_ready)
    );

    always #1 clk = ~clk;

    // Drive at the falling edge, with gaps and, now and then, packets that end early; look at the
    // rising one. What is offered stays until it is taken, and results may have to wait.
    always @(negedge clk) begin
        cycle = cycle + 1;
        rst = cycle < 4;
        if (!in_valid || taken) begin
            in_valid = !rst && sent < ROWS && cycle % 5 != 3;
            row = 0;
            row[INPUTS-1:0] = sent < ROWS ? vectors[sent][INPUTS+OUTPUTS-1:OUTPUTS] : 0;
            data = in_valid ? row[beat*WIDTH +: WIDTH] : ~data;
            last = in_valid && (beat == BEATS - 1 || (dropped < sent && sent % 4 == 1));
        end
        out_ready = cycle % 7 > 2;
        if (cycle > $limit) begin
            $$display("FAIL: %0d of %0d vectors came out in %0d cycles", received, ROWS, cycle);
            $$finish;
        end
    end

    reg taken = 0;
    always @(posedge clk) if (!rst) begin
        if (out_valid && out_ready) begin
            if (received >= ROWS || result !== vectors[received][OUTPUTS-1:0] || !out_last)
                mismatches = mismatches + 1;
            received = received + 1;
            if (received == ROWS) begin
                verdict;
                $$finish;
            end
        end
        taken = in_valid && in_ready;
        if (taken && beat == BEATS - 1) begin
            sent = sent + 1;
            beat = 0;
        end else if (taken && last) begin
            dropped = sent;
            beat = 0;
        end else if (taken) beat = beat + 1;
    end
"""


def beats_of(n_inputs: int, width: int) -> int:
    """Beats of so many bits that a row takes."""
    return -(-n_inputs // width)


def stream_top(n_outputs: int) -> int:
    """The highest bit of a result's beat, which has whole bytes."""
    return 8 * -(-n_outputs // 8) - 1


def stream_module(name: str, width: int, n_inputs: int, n_outputs: int) -> str:
    """The wrapper ``NAME_axis`` of a top ``NAME`` with a clock and ready signals.

    Args:
        name: The top's.
        width: Bits of a beat, of :data:`STREAM_WIDTHS`.
        n_inputs: Bits of a row.
        n_outputs: Of a result.
    """
    beats = beats_of(n_inputs, width)
    count = max(1, (beats - 1).bit_length())
    spare = stream_top(n_outputs) + 1 - n_outputs
    return Template(_MODULE).substitute(
        name=name,
        width=width,
        beats=beats,
        inputs=n_inputs,
        outputs=n_outputs,
        top=width - 1,
        row_top=beats * width - 1,
        in_top=n_inputs - 1,
        result_top=n_outputs - 1,
        out_top=stream_top(n_outputs),
        count_top=count - 1,
        first_beat=f"{count}'d0",
        last_beat=f"{count}'d{beats - 1}",
        shifted="s_axis_tdata"
        if beats == 1
        else f"{{s_axis_tdata, row[{beats * width - 1}:{width}]}}",
        result=f"{{{spare}'d0, result}}" if spare else "result",
    )
