// Written by gategrad 0.1.0.
// 19695 gates, depth 6, 784 inputs, 7760 outputs, 10 classes.
// out: 10 class sums of 10 bits, unsigned, class 0 lowest.
module network (
    input wire [783:0] in,
    output wire [99:0] out
);
    wire [7759:0] network_out;
    network_network the_network (.in(in), .out(network_out));
    network_adders the_adders (.in(network_out), .out(out));
endmodule
