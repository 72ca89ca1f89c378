#include "simplify.h"

#include <cstddef>
#include <utility>

namespace gategrad {
namespace {

// A net or its opposite: 2 * node + 1 is the opposite of 2 * node. Node 0 is constant false, then
// come the inputs and the new gates.
typedef int64_t Literal;

// Gates are four bits: 8 is the value at (0, 0), 4 at (0, 1), 2 at (1, 0), 1 at (1, 1).
int value_at(int gate, int a, int b) { return gate >> (3 - (2 * a + b)) & 1; }
int with_a_inverted(int gate) { return (gate & 3) << 2 | gate >> 2; }
int with_b_inverted(int gate) { return (gate & 5) << 1 | (gate >> 1 & 5); }
int with_inputs_swapped(int gate) { return (gate & 9) | (gate & 4) >> 1 | (gate & 2) << 1; }

// A new gate: a function of two different nodes, a < b, that depends on both and is 0 at (0, 0).
struct Node {
  int32_t a, b;
  uint8_t gate;
};

class Simplifier {
 public:
  explicit Simplifier(const NetlistView& old) : old_(old), first_gate_(1 + old.n_inputs) {
    nodes_.reserve(static_cast<size_t>(old.n_gates));
    size_t size = 16;
    while (size < 2 * static_cast<size_t>(old.n_gates)) size *= 2;
    table_.assign(size, -1);
  }

  NetlistArrays run() {
    std::vector<Literal> of_net(static_cast<size_t>(2 + old_.n_inputs + old_.n_gates));
    of_net[1] = 1;
    for (int64_t i = 0; i < old_.n_inputs; ++i) of_net[static_cast<size_t>(2 + i)] = 2 * (1 + i);
    for (int64_t g = 0; g < old_.n_gates; ++g) {
      const int64_t net = 2 + old_.n_inputs + g;
      of_net[static_cast<size_t>(net)] =
          literal(old_.gate[g], of_net[static_cast<size_t>(old_.a[g])],
                  of_net[static_cast<size_t>(old_.b[g])]);
    }
    std::vector<Literal> outputs;
    for (int64_t o = 0; o < old_.n_outputs; ++o) {
      outputs.push_back(of_net[static_cast<size_t>(old_.outputs[o])]);
    }
    return written(outputs);
  }

 private:
  static Literal unary(int at_0, int at_1, Literal x) { return at_0 == at_1 ? at_0 : x ^ at_0; }

  const Node* gate_at(int64_t node) const {
    return node >= first_gate_ ? &nodes_[static_cast<size_t>(node - first_gate_)] : nullptr;
  }

  Literal literal(int gate, Literal x, Literal y) {
    if (x & 1) gate = with_a_inverted(gate);
    if (y & 1) gate = with_b_inverted(gate);
    int64_t a = x >> 1, b = y >> 1;
    const int v00 = value_at(gate, 0, 0), v01 = value_at(gate, 0, 1);
    const int v10 = value_at(gate, 1, 0), v11 = value_at(gate, 1, 1);
    if (a == 0) return unary(v00, v01, 2 * b);
    if (b == 0) return unary(v00, v10, 2 * a);
    if (a == b) return unary(v00, v11, 2 * a);
    if (v00 == v01 && v10 == v11) return unary(v00, v10, 2 * a);
    if (v00 == v10 && v01 == v11) return unary(v00, v01, 2 * b);
    if (a > b) {
      std::swap(a, b);
      gate = with_inputs_swapped(gate);
    }
    int64_t p, q;
    if (two_leaves(a, b, &p, &q)) {
      int composed = 0;
      for (int corner = 0; corner < 4; ++corner) {
        const int u = corner >> 1, v = corner & 1;
        const int value = value_at(gate, value_of(a, p, q, u, v), value_of(b, p, q, u, v));
        composed |= value << (3 - corner);
      }
      return literal(composed, 2 * p, 2 * q);
    }
    const int inverted = gate >> 3;
    return 2 * hashed({static_cast<int32_t>(a), static_cast<int32_t>(b),
                       static_cast<uint8_t>(inverted ? gate ^ 15 : gate)}) +
           inverted;
  }

  // Whether a and b are both functions of two nodes, one of them perhaps such a node itself.
  bool two_leaves(int64_t a, int64_t b, int64_t* p, int64_t* q) const {
    const Node *of_a = gate_at(a), *of_b = gate_at(b);
    const bool holds = (of_b && (of_b->a == a || of_b->b == a)) ||
                       (of_a && of_b && of_a->a == of_b->a && of_a->b == of_b->b);
    if (holds) {  // a < b: a cannot read b
      *p = of_b->a;
      *q = of_b->b;
    }
    return holds;
  }

  int value_of(int64_t node, int64_t p, int64_t q, int u, int v) const {
    if (node == p) return u;
    if (node == q) return v;
    return value_at(gate_at(node)->gate, u, v);
  }

  int64_t hashed(const Node& node) {
    const uint64_t key = (static_cast<uint64_t>(node.a) << 32 | static_cast<uint32_t>(node.b)) *
                             0x9E3779B97F4A7C15u ^
                         node.gate * 0xD6E8FEB86659FD93u;
    size_t at =
        static_cast<size_t>((key ^ key >> 29) * 0xBF58476D1CE4E5B9u >> 32) & (table_.size() - 1);
    for (; table_[at] >= 0; at = (at + 1) & (table_.size() - 1)) {
      const Node& other = nodes_[static_cast<size_t>(table_[at])];
      if (other.a == node.a && other.b == node.b && other.gate == node.gate) {
        return first_gate_ + table_[at];
      }
    }
    table_[at] = static_cast<int32_t>(nodes_.size());
    nodes_.push_back(node);
    return first_gate_ + table_[at];
  }

  // The gates that outputs need. A gate that outputs want only inverted is inverted itself.
  NetlistArrays written(const std::vector<Literal>& outputs) const {
    const size_t n = nodes_.size(), first = static_cast<size_t>(first_gate_);
    std::vector<uint8_t> wanted(first + n, 0);  // 1: as it is, 2: inverted
    std::vector<uint8_t> needed(n, 0), inverted(n, 0);
    for (const Literal output : outputs) {
      const size_t node = static_cast<size_t>(output >> 1);
      wanted[node] |= output & 1 ? 2 : 1;
      if (node >= first) needed[node - first] = 1;
    }
    for (size_t i = n; i-- > 0;) {
      if (!needed[i]) continue;
      inverted[i] = wanted[first + i] == 2;
      for (const int64_t read : {nodes_[i].a, nodes_[i].b}) {
        if (read >= first_gate_) needed[static_cast<size_t>(read - first_gate_)] = 1;
      }
    }
    NetlistArrays made;
    std::vector<int32_t> net(first + n, 0), opposite(first + n, 0);
    for (int64_t i = 0; i < old_.n_inputs; ++i)
      net[static_cast<size_t>(1 + i)] = static_cast<int32_t>(2 + i);
    const auto add = [&](int gate, int32_t a, int32_t b) {
      made.gate.push_back(static_cast<uint8_t>(gate));
      made.a.push_back(a);
      made.b.push_back(b);
      return static_cast<int32_t>(1 + old_.n_inputs + static_cast<int64_t>(made.gate.size()));
    };
    const auto is_inverted = [&](int64_t node) {
      return node >= first_gate_ && inverted[static_cast<size_t>(node - first_gate_)];
    };
    for (size_t i = 0; i < n; ++i) {
      if (!needed[i]) continue;
      int gate = nodes_[i].gate;
      if (is_inverted(nodes_[i].a)) gate = with_a_inverted(gate);
      if (is_inverted(nodes_[i].b)) gate = with_b_inverted(gate);
      net[first + i] = add(inverted[i] ? gate ^ 15 : gate, net[static_cast<size_t>(nodes_[i].a)],
                           net[static_cast<size_t>(nodes_[i].b)]);
    }
    for (const Literal output : outputs) {
      const int64_t node = output >> 1;
      const size_t at = static_cast<size_t>(node);
      if (node == 0) {
        made.outputs.push_back(static_cast<int32_t>(output));
      } else if ((output & 1) == is_inverted(node)) {
        made.outputs.push_back(net[at]);
      } else {
        if (!opposite[at]) opposite[at] = add(12, net[at], net[at]);
        made.outputs.push_back(opposite[at]);
      }
    }
    return made;
  }

  const NetlistView& old_;
  const int64_t first_gate_;
  std::vector<Node> nodes_;
  std::vector<int32_t> table_;
};

}  // namespace

NetlistArrays simplify(const NetlistView& netlist) {
  check_netlist(netlist);
  return Simplifier(netlist).run();
}

}  // namespace gategrad
