// Gates in a normal form under structural hashing, as passes build netlists from them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "circuit/netlist.h"

namespace gategrad {

// A net or its opposite: 2 * node + 1 is the opposite of 2 * node. Node 0 is constant false, then
// come the inputs and the gates.
typedef int64_t Literal;

// Gates are four bits: 8 is the value at (0, 0), 4 at (0, 1), 2 at (1, 0), 1 at (1, 1).
inline int value_at(int gate, int a, int b) { return gate >> (3 - (2 * a + b)) & 1; }
inline int with_a_inverted(int gate) { return (gate & 3) << 2 | gate >> 2; }
inline int with_b_inverted(int gate) { return (gate & 5) << 1 | (gate >> 1 & 5); }
inline int with_inputs_swapped(int gate) { return (gate & 9) | (gate & 4) >> 1 | (gate & 2) << 1; }

// A gate: a function of two different nodes, a < b, that depends on both and is 0 at (0, 0).
struct Node {
  int32_t a, b;
  uint8_t gate;
};

// Gates are only ever added, after the gates that they read, so their order is topological.
class GateGraph {
 public:
  GateGraph(int64_t n_inputs, int64_t expected_gates);

  int64_t first_gate() const { return first_gate_; }
  int64_t n_nodes() const { return first_gate_ + static_cast<int64_t>(nodes_.size()); }
  bool is_gate(int64_t node) const { return node >= first_gate_; }
  const Node& gate(int64_t node) const { return nodes_[static_cast<size_t>(node - first_gate_)]; }

  // A function of two literals, by a gate that is added where no node has that function of these
  // nodes. Functions that depend on one node only need no gate; a function of two functions of the
  // same two nodes is a function of these.
  Literal add(int gate, Literal x, Literal y);

  // The same where it needs no new gate, else -1.
  Literal find(int gate, Literal x, Literal y) const;

  // The gates that outputs need. A gate that outputs want only inverted is inverted itself.
  NetlistArrays written(const std::vector<Literal>& outputs) const;

 private:
  // True where the function is a literal already, false where it is the node given or its opposite.
  bool known(int gate, Literal x, Literal y, Literal* literal, Node* node) const;
  bool two_leaves(int64_t a, int64_t b, int64_t* p, int64_t* q) const;
  int value_of(int64_t node, int64_t p, int64_t q, int u, int v) const;
  size_t place(const Node& node) const;
  void grow();

  const int64_t first_gate_;
  std::vector<Node> nodes_;
  std::vector<int32_t> table_;
};

}  // namespace gategrad
