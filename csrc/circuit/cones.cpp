#include "circuit/cones.h"

#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>

namespace gategrad {

Cones::Cones(const NetlistView& n) : first_gate_(2 + n.n_inputs) {
  check_netlist(n);
  gate_.assign(n.gate, n.gate + n.n_gates);
  a_.assign(n.a, n.a + n.n_gates);
  b_.assign(n.b, n.b + n.n_gates);
  const size_t n_nets = static_cast<size_t>(first_gate_ + n.n_gates);
  stands_for_.resize(n_nets);
  for (size_t net = 0; net < n_nets; ++net) stands_for_[net] = 2 * static_cast<int64_t>(net);
  stands_for_[1] = 1;  // true is false inverted
  variable_.assign(n_nets, 0);
}

int64_t Cones::representative(int64_t net) const {
  int64_t literal = 2 * net;
  for (;;) {
    const int64_t next = stands_for_[static_cast<size_t>(literal >> 1)] ^ (literal & 1);
    if (next == literal) return literal;
    literal = next;
  }
}

void Cones::merge(int64_t net, int64_t literal) {
  if (net < first_gate_ || net >= n_nets() || literal < 0 || literal >> 1 >= net) {
    throw std::invalid_argument("literal " + std::to_string(literal) + " cannot stand for net " +
                                std::to_string(net));
  }
  stands_for_[static_cast<size_t>(net)] = literal;
}

int32_t Cones::variable(int64_t net) {
  int32_t& variable = variable_[static_cast<size_t>(net)];
  if (!variable) {
    loaded_.push_back(static_cast<int32_t>(net));
    variable = static_cast<int32_t>(loaded_.size());
    if (net >= 2 && net < first_gate_) {
      inputs_.push_back(static_cast<int32_t>(net - 2));
      input_variables_.push_back(variable);
    }
  }
  return variable;
}

int32_t Cones::literal(int64_t net) const {
  if (net < 0 || net >= n_nets()) return 0;
  const int64_t literal = representative(net);
  const int32_t variable = variable_[static_cast<size_t>(literal >> 1)];
  // Net 0, false, has variable 1, which is true.
  return ((literal & 1) != (literal >> 1 == 0)) ? -variable : variable;
}

std::vector<int32_t> Cones::load(int64_t net) {
  if (net < 0 || net >= n_nets()) {
    throw std::invalid_argument("net " + std::to_string(net) + " does not exist");
  }
  std::vector<int32_t> out;
  if (loaded_.empty()) {
    variable(0);
    out = {1, 0};
  }
  size_t next = loaded_.size();
  variable(representative(net) >> 1);
  for (; next < loaded_.size(); ++next) {
    if (loaded_[next] >= first_gate_) clauses(loaded_[next] - first_gate_, &out);
  }
  return out;
}

void Cones::clauses(int64_t gate, std::vector<int32_t>* out) {
  const size_t g = static_cast<size_t>(gate);
  variable(representative(a_[g]) >> 1);
  variable(representative(b_[g]) >> 1);
  const int32_t x = literal(a_[g]), y = literal(b_[g]);
  const int32_t z = variable_[static_cast<size_t>(first_gate_ + gate)];
  const auto value = [&](int u, int v) { return gate_[g] >> (3 - (2 * u + v)) & 1; };
  const auto add = [&](std::initializer_list<int32_t> literals) {
    out->insert(out->end(), literals);
    out->push_back(0);
  };
  // Where x is u and y is v, z is the value: one clause a corner, or one for two where one input
  // decides.
  bool done[2][2] = {};
  for (const int u : {0, 1}) {
    if (value(u, 0) != value(u, 1)) continue;
    add({u ? -x : x, value(u, 0) ? z : -z});
    done[u][0] = done[u][1] = true;
  }
  for (const int v : {0, 1}) {
    if (value(0, v) != value(1, v) || (done[0][v] && done[1][v])) continue;
    add({v ? -y : y, value(0, v) ? z : -z});
    done[0][v] = done[1][v] = true;
  }
  for (const int u : {0, 1}) {
    for (const int v : {0, 1}) {
      if (!done[u][v]) add({u ? -x : x, v ? -y : y, value(u, v) ? z : -z});
    }
  }
}

void Cones::clear() {
  for (const int32_t net : loaded_) variable_[static_cast<size_t>(net)] = 0;
  loaded_.clear();
  inputs_.clear();
  input_variables_.clear();
}

}  // namespace gategrad
