// Written by gategrad 0.1.0.
// 19695 gates, depth 6, 784 inputs, 7760 outputs, 10 classes.
// Compares network with 64 vectors from network_vectors.mem; prints PASS or FAIL.
`timescale 1ns / 1ps
module network_tb;
    localparam INPUTS = 784, OUTPUTS = 100, ROWS = 64;
    // A vector: inputs above expected outputs.
    reg [INPUTS+OUTPUTS-1:0] vectors [0:ROWS-1];
    wire [OUTPUTS-1:0] result;
    integer mismatches = 0;

    task verdict;
        if (mismatches == 0) $display("PASS: %0d vectors", ROWS);
        else $display("FAIL: %0d of %0d vectors differ", mismatches, ROWS);
    endtask

    initial $readmemb("network_vectors.mem", vectors);

    reg [INPUTS-1:0] stimulus;
    network dut (.in(stimulus), .out(result));

    integer i;
    initial begin
        #1;
        for (i = 0; i < ROWS; i = i + 1) begin
            stimulus = vectors[i][INPUTS+OUTPUTS-1:OUTPUTS];
            #1;
            if (result !== vectors[i][OUTPUTS-1:0]) mismatches = mismatches + 1;
        end
        verdict;
        $finish;
    end

endmodule
