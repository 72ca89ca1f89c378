// A netlist as lookup tables of two or three inputs: what the engine's instructions compute.
#pragma once

#include <cstdint>
#include <vector>

#include "circuit/netlist.h"
#include "engine/kernels/kernels.h"

namespace gategrad {

// Nets count from 0: first the inputs, then one per table.
struct Lut {
  int32_t in[3];
  TruthTable table;
  uint8_t n_inputs;  // 2 or 3
};

// A net, or its complement; or a constant.
struct NetLiteral {
  static constexpr int32_t kConstant = -1;  // false, or true where inverted
  int32_t net;
  bool inverted;
};

struct LutNetwork {
  int64_t n_inputs;
  std::vector<Lut> luts;  // in topological order
  std::vector<NetLiteral> outputs;

  int64_t n_nets() const { return n_inputs + static_cast<int64_t>(luts.size()); }
};

// What the outputs compute, in as few tables as one linear pass finds. Constants, wires and
// inverters are none: tables read through them, and every table is false where all its inputs are
// (its net is the complement of the gate's where need be), which leaves 38 kinds of tables. A gate
// that only one other gate reads becomes part of that one's table of three inputs. Gates that no
// output needs are left out. The netlist must have been checked.
LutNetwork lut_network(const NetlistView& netlist);

}  // namespace gategrad
