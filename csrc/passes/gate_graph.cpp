#include "passes/gate_graph.h"

#include <utility>

namespace gategrad {
namespace {

Literal unary(int at_0, int at_1, Literal x) { return at_0 == at_1 ? at_0 : x ^ at_0; }

}  // namespace

GateGraph::GateGraph(int64_t n_inputs, int64_t expected_gates) : first_gate_(1 + n_inputs) {
  nodes_.reserve(static_cast<size_t>(expected_gates));
  size_t size = 16;
  while (size < 2 * static_cast<size_t>(expected_gates)) size *= 2;
  table_.assign(size, -1);
}

Literal GateGraph::add(int gate, Literal x, Literal y) {
  Literal literal;
  Node node;
  if (known(gate, x, y, &literal, &node)) return literal;
  size_t at = place(node);
  if (table_[at] < 0) {
    if (2 * (nodes_.size() + 1) > table_.size()) {
      grow();
      at = place(node);
    }
    table_[at] = static_cast<int32_t>(nodes_.size());
    nodes_.push_back(node);
  }
  return 2 * (first_gate_ + table_[at]) + literal;
}

Literal GateGraph::find(int gate, Literal x, Literal y) const {
  Literal literal;
  Node node;
  if (known(gate, x, y, &literal, &node)) return literal;
  const int32_t found = table_[place(node)];
  return found < 0 ? -1 : 2 * (first_gate_ + found) + literal;
}

bool GateGraph::known(int gate, Literal x, Literal y, Literal* literal, Node* node) const {
  for (;;) {
    if (x & 1) gate = with_a_inverted(gate);
    if (y & 1) gate = with_b_inverted(gate);
    int64_t a = x >> 1, b = y >> 1;
    const int v00 = value_at(gate, 0, 0), v01 = value_at(gate, 0, 1);
    const int v10 = value_at(gate, 1, 0), v11 = value_at(gate, 1, 1);
    *literal = -1;
    if (a == 0) {
      *literal = unary(v00, v01, 2 * b);
    } else if (b == 0) {
      *literal = unary(v00, v10, 2 * a);
    } else if (a == b) {
      *literal = unary(v00, v11, 2 * a);
    } else if (v00 == v01 && v10 == v11) {
      *literal = unary(v00, v10, 2 * a);
    } else if (v00 == v10 && v01 == v11) {
      *literal = unary(v00, v01, 2 * b);
    }
    if (*literal >= 0) return true;
    if (a > b) {
      std::swap(a, b);
      gate = with_inputs_swapped(gate);
    }
    int64_t p, q;
    if (!two_leaves(a, b, &p, &q)) {
      *literal = gate >> 3;
      *node = {static_cast<int32_t>(a), static_cast<int32_t>(b),
               static_cast<uint8_t>(*literal ? gate ^ 15 : gate)};
      return false;
    }
    int composed = 0;
    for (int corner = 0; corner < 4; ++corner) {
      const int u = corner >> 1, v = corner & 1;
      const int value = value_at(gate, value_of(a, p, q, u, v), value_of(b, p, q, u, v));
      composed |= value << (3 - corner);
    }
    gate = composed;
    x = 2 * p;
    y = 2 * q;
  }
}

// Whether a and b are both functions of two nodes, one of them perhaps such a node itself.
bool GateGraph::two_leaves(int64_t a, int64_t b, int64_t* p, int64_t* q) const {
  if (!is_gate(b)) return false;  // a < b: a cannot read b
  const Node& of_b = gate(b);
  *p = of_b.a;
  *q = of_b.b;
  return of_b.a == a || of_b.b == a || (is_gate(a) && gate(a).a == of_b.a && gate(a).b == of_b.b);
}

int GateGraph::value_of(int64_t node, int64_t p, int64_t q, int u, int v) const {
  if (node == p) return u;
  if (node == q) return v;
  return value_at(gate(node).gate, u, v);
}

// Where the hash table has the node, or has room for it.
size_t GateGraph::place(const Node& node) const {
  const uint64_t key =
      (static_cast<uint64_t>(node.a) << 32 | static_cast<uint32_t>(node.b)) * 0x9E3779B97F4A7C15u ^
      node.gate * 0xD6E8FEB86659FD93u;
  size_t at =
      static_cast<size_t>((key ^ key >> 29) * 0xBF58476D1CE4E5B9u >> 32) & (table_.size() - 1);
  for (; table_[at] >= 0; at = (at + 1) & (table_.size() - 1)) {
    const Node& other = nodes_[static_cast<size_t>(table_[at])];
    if (other.a == node.a && other.b == node.b && other.gate == node.gate) break;
  }
  return at;
}

void GateGraph::grow() {
  table_.assign(2 * table_.size(), -1);
  for (size_t i = 0; i < nodes_.size(); ++i) table_[place(nodes_[i])] = static_cast<int32_t>(i);
}

NetlistArrays GateGraph::written(const std::vector<Literal>& outputs) const {
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
      if (is_gate(read)) needed[static_cast<size_t>(read - first_gate_)] = 1;
    }
  }
  NetlistArrays made;
  std::vector<int32_t> net(first + n, 0), opposite(first + n, 0);
  for (size_t i = 1; i < first; ++i) net[i] = static_cast<int32_t>(1 + i);
  const auto add = [&](int gate, int32_t a, int32_t b) {
    made.gate.push_back(static_cast<uint8_t>(gate));
    made.a.push_back(a);
    made.b.push_back(b);
    return static_cast<int32_t>(first + made.gate.size());
  };
  const auto is_inverted = [&](int64_t node) {
    return is_gate(node) && inverted[static_cast<size_t>(node - first_gate_)];
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

}  // namespace gategrad
