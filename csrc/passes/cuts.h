// Small cuts of gates: up to four nodes that a gate is a function of, and that function.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "passes/gate_graph.h"
#include "passes/minimal_circuits.h"

namespace gategrad {

struct Cut {
  std::array<int32_t, 4> leaf;  // ascending; the function depends on each of them
  FourInputTable table;         // 0 where all leaves are 0, as gates are
  uint8_t n_leaves;
};

// A few cuts per gate of a graph that grows, the smallest first.
class Cuts {
 public:
  static constexpr size_t KEPT = 12;

  explicit Cuts(const GateGraph& graph) : graph_(graph) {}

  // Cuts of every gate that was added since the last call.
  void update();

  const Cut* begin(int64_t gate) const { return &cuts_[start_[index(gate)]]; }
  const Cut* end(int64_t gate) const { return begin(gate) + count_[index(gate)]; }

 private:
  size_t index(int64_t gate) const { return static_cast<size_t>(gate - graph_.first_gate()); }
  void add_gate(int64_t gate);
  void merge(int gate, const Cut& a, const Cut& b);

  const GateGraph& graph_;
  std::vector<size_t> start_;
  std::vector<uint8_t> count_;
  std::vector<Cut> cuts_;
  std::vector<Cut> found_;  // of the gate in hand
};

}  // namespace gategrad
