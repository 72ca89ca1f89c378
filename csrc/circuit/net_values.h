// What all nets of a netlist are for many inputs at once, to find nets that may be equal.
#pragma once

#include <cstdint>

#include "circuit/netlist.h"

namespace gategrad {

// The values of every net: inputs are (n_inputs, n_words), values (n_nets, n_words). Throws
// std::invalid_argument where the netlist breaks a rule.
void simulate_nets(const NetlistView& netlist, const uint64_t* inputs, int64_t n_words,
                   uint64_t* values);

// Mixes the values of every net, inverted where phase is 1, into its signature, (n_nets): nets
// whose signatures were equal and whose values differ get different ones, but for a chance of
// 2^-64. Needs 64 bytes of memory a net. Throws std::invalid_argument as above.
void mix_signatures(const NetlistView& netlist, const uint64_t* inputs, int64_t n_words,
                    const uint8_t* phase, uint64_t* signatures);

}  // namespace gategrad
