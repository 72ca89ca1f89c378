// Netlists as the circuit types of Python hold them, and what must hold of them.
#pragma once

#include <cstdint>
#include <vector>

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

// A netlist of its own, but for the number of inputs.
struct NetlistArrays {
  std::vector<uint8_t> gate;
  std::vector<int32_t> a, b, outputs;
};

inline NetlistView view(const NetlistArrays& arrays, int64_t n_inputs) {
  return {n_inputs,
          static_cast<int64_t>(arrays.gate.size()),
          arrays.gate.data(),
          arrays.a.data(),
          arrays.b.data(),
          static_cast<int64_t>(arrays.outputs.size()),
          arrays.outputs.data()};
}

// Throws std::invalid_argument where a netlist breaks a rule; names the first offender.
void check_netlist(const NetlistView& netlist);

}  // namespace gategrad
