// Written by gategrad 0.1.0.
// 19695 gates, depth 6, 784 inputs, 7760 outputs, 10 classes.
// out: the output bits, bit 0 lowest.
module network (
    input wire [783:0] in,
    output wire [7759:0] out
);
    network_network the_network (.in(in), .out(out));
endmodule
