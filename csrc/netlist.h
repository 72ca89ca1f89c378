// Netlists as the circuit types of Python hold them, and what must hold of them.
#pragma once

#include <cstdint>

namespace gategrad {

// Nets as in circuit/netlist.py: constants 0 and 1, inputs, then gates, each reading nets before
// it.
struct NetlistView {
  int64_t n_inputs;
  int64_t n_gates;
  const uint8_t* gate;
  const int32_t* a;
  const int32_t* b;
  int64_t n_outputs;
  const int32_t* outputs;
};

// Throws std::invalid_argument where a netlist breaks a rule; names the first offender.
void check_netlist(const NetlistView& netlist);

}  // namespace gategrad
