#include "passes/window.h"

#include <algorithm>

namespace gategrad {
namespace {

typedef Window::Values Values;

constexpr size_t WORDS = Window::WORDS;
constexpr size_t MAX_INSIDE = 80, MAX_DIVISORS = 64, MAX_ABOVE = 16;
constexpr int MAX_READERS = 8, LEVELS_ABOVE = 3;

Values filled(uint64_t word) {
  Values values;
  values.fill(word);
  return values;
}

Values leaf_values(size_t leaf) {
  constexpr std::array<uint64_t, 6> within = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC,
                                              0xF0F0F0F0F0F0F0F0, 0xFF00FF00FF00FF00,
                                              0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
  if (leaf < 6) return filled(within[leaf]);
  Values values;
  for (size_t w = 0; w < WORDS; ++w) values[w] = (w >> (leaf - 6) & 1) ? ~uint64_t{0} : 0;
  return values;
}

Values gate_values(int gate, const Values& a, const Values& b) {
  const uint64_t v00 = gate & 8 ? ~uint64_t{0} : 0, v01 = gate & 4 ? ~uint64_t{0} : 0;
  const uint64_t v10 = gate & 2 ? ~uint64_t{0} : 0, v11 = gate & 1 ? ~uint64_t{0} : 0;
  Values values;
  for (size_t w = 0; w < WORDS; ++w) {
    values[w] = (~a[w] & ((~b[w] & v00) | (b[w] & v01))) | (a[w] & ((~b[w] & v10) | (b[w] & v11)));
  }
  return values;
}

}  // namespace

bool Window::open(int32_t gate) {
  int levels = LEVELS_ABOVE;
  while (!surround(gate, levels)) {
    if (--levels < 0) return false;
  }
  deepen();
  compute(gate);
  observe(gate);
  find_divisors(gate);
  return true;
}

void Window::close() {
  for (const Member& each : members_) place_[at(each.net)] = -1;
  members_.clear();
  n_leaves_ = 0;
}

void Window::enter(int32_t net, bool is_leaf) {
  place_[at(net)] = static_cast<int32_t>(members_.size());
  members_.push_back({net, is_leaf, {}, {}});
  n_leaves_ += is_leaf;
}

// What a net reads becomes part of the window, as leaves where it is not in it.
void Window::enter_inputs(int32_t net) {
  for (const int32_t read : {netlist_.a(net), netlist_.b(net)}) {
    if (!holds(read)) enter(read, read > 1);
  }
}

int Window::new_leaves(int32_t leaf) const {
  const int32_t x = netlist_.a(leaf), y = netlist_.b(leaf);
  return (!holds(x) && x > 1) + (!holds(y) && y > 1 && x != y);
}

// A leaf that is a gate becomes a gate of the window.
void Window::expand(Member* leaf) {
  leaf->is_leaf = false;
  --n_leaves_;
  enter_inputs(leaf->net);
}

// The gate, what reads it some levels up, and what all these read. False where too many leaves are
// needed that do not depend on the gate.
bool Window::surround(int32_t gate, int levels) {
  close();
  enter(gate, false);
  size_t done = 0;
  for (int level = 0; level < levels; ++level) {
    for (const size_t end = members_.size(); done < end; ++done) {
      const int32_t net = members_[done].net;
      if (netlist_.is_output(net) || netlist_.n_readers(net) > MAX_READERS) continue;
      for (int32_t e = netlist_.first_entry(net); e >= 0; e = netlist_.next_entry(e)) {
        if (!holds(netlist_.gate_of(e))) enter(netlist_.gate_of(e), false);
      }
    }
    if (members_.size() > 1 + MAX_ABOVE) return false;
  }
  const size_t n_above = members_.size();
  for (size_t i = 0; i < n_above; ++i) enter_inputs(members_[i].net);
  for (size_t i = n_above; i < members_.size(); ++i) {
    if (members_[i].is_leaf && members_[i].net > gate) expand(&members_[i]);
    if (n_leaves_ > 2 * MAX_LEAVES || members_.size() > MAX_INSIDE) return false;
  }
  return n_leaves_ <= MAX_LEAVES;
}

// More gates below, as long as the leaves are few.
void Window::deepen() {
  while (members_.size() < MAX_INSIDE) {
    Member* best = nullptr;
    int least = 3;
    for (Member& each : members_) {
      if (!each.is_leaf || !netlist_.is_gate(each.net)) continue;
      const int more = new_leaves(each.net);
      if (more < least) {
        best = &each;
        least = more;
      }
    }
    if (!best || n_leaves_ + static_cast<size_t>(least) > MAX_LEAVES + 1) return;
    expand(best);
  }
}

// The values of all in the window.
void Window::compute(int32_t gate) {
  order_.clear();
  size_t leaf = 0;
  for (Member& each : members_) {
    if (each.net < 2) {
      each.values = filled(each.net ? ~uint64_t{0} : 0);
    } else if (each.is_leaf) {
      each.values = leaf_values(leaf++);
    } else {
      order_.push_back(each.net);
    }
    each.values_if_1 = each.values;
  }
  std::sort(order_.begin(), order_.end());
  for (const int32_t net : order_) {
    Member& each = member(net);
    const int kind = netlist_.kind(net);
    const Member &x = member(netlist_.a(net)), &y = member(netlist_.b(net));
    each.values = each.values_if_1 = gate_values(kind, x.values, y.values);
    if (net == gate) {
      function_ = each.values;
      each.values = filled(0);
      each.values_if_1 = filled(~uint64_t{0});
    } else if (net > gate) {
      each.values_if_1 = gate_values(kind, x.values_if_1, y.values_if_1);
    }
  }
}

// Where the gate's value matters to what is read outside of the window.
void Window::observe(int32_t gate) {
  care_ = filled(0);
  for (const Member& each : members_) {
    if (each.net < gate || each.is_leaf) continue;
    bool is_seen = netlist_.is_output(each.net);
    for (int32_t e = netlist_.first_entry(each.net); e >= 0 && !is_seen;
         e = netlist_.next_entry(e)) {
      is_seen = !holds(netlist_.gate_of(e));
    }
    if (!is_seen) continue;
    for (size_t w = 0; w < WORDS; ++w) care_[w] |= each.values[w] ^ each.values_if_1[w];
  }
}

void Window::find_divisors(int32_t gate) {
  divisors_.clear();
  divisors_.push_back(0);
  if (!holds(0)) {
    enter(0, false);
    members_.back().values = filled(0);
  }
  for (size_t i = 0; i < members_.size() && divisors_.size() < MAX_DIVISORS; ++i) {
    const int32_t net = members_[i].net;
    if (net >= gate || net < 2) continue;
    divisors_.push_back(net);
    int seen = 0;
    for (int32_t e = netlist_.first_entry(net); e >= 0 && seen < MAX_READERS;
         e = netlist_.next_entry(e)) {
      const int32_t reader = netlist_.gate_of(e);
      ++seen;
      if (reader >= gate || holds(reader)) continue;
      const int32_t x = netlist_.a(reader), y = netlist_.b(reader);
      if (!holds(x) || !holds(y) || x >= gate || y >= gate || members_.size() > 2 * MAX_INSIDE) {
        continue;
      }
      const Values values = gate_values(netlist_.kind(reader), member(x).values, member(y).values);
      enter(reader, false);
      members_.back().values = values;
    }
  }
}

}  // namespace gategrad
