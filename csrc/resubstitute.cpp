#include "resubstitute.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "simplify.h"

namespace gategrad {
namespace {

constexpr size_t MAX_LEAVES = 8, WORDS = size_t{1} << (MAX_LEAVES - 6);
constexpr size_t MAX_INSIDE = 80, MAX_DIVISORS = 64, MAX_ABOVE = 16;
constexpr int MAX_READERS = 8, LEVELS_ABOVE = 3;

// Values of a net for every value of the window's leaves.
typedef std::array<uint64_t, WORDS> Values;

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

bool differ(const Values& a, const Values& b, uint64_t inverted, const Values& care) {
  for (size_t w = 0; w < WORDS; ++w) {
    if ((a[w] ^ b[w] ^ inverted) & care[w]) return true;
  }
  return false;
}

class Round {
 public:
  Round(NetlistArrays netlist, int64_t n_inputs, bool deeper)
      : net_(std::move(netlist)),
        first_(static_cast<int32_t>(2 + n_inputs)),
        deeper_(deeper),
        readers_(static_cast<size_t>(first_) + net_.gate.size(), 0),
        head_(readers_.size(), -1),
        next_(2 * net_.gate.size(), -1),
        before_(2 * net_.gate.size(), -1),
        level_(readers_.size(), 0),
        is_output_(readers_.size(), 0),
        place_(readers_.size(), -1) {
    for (const int32_t output : net_.outputs) {
      ++readers_[index(output)];
      is_output_[index(output)] = 1;
    }
    for (int32_t g = 0; g < n_gates(); ++g) {
      attach(first_ + g);
      level_[index(first_ + g)] =
          1 + std::max(level_[index(a(first_ + g))], level_[index(b(first_ + g))]);
    }
  }

  NetlistArrays run() {
    for (int32_t net = first_; net < first_ + n_gates(); ++net) {
      if (readers_[index(net)] > 0) improve(net);
    }
    return std::move(net_);
  }

 private:
  // What is known of a net of the window. Nets that depend on the gate in hand have values for it
  // being 0 and being 1.
  struct Member {
    int32_t net;
    bool is_leaf;
    Values values, values_if_1;
  };

  static size_t index(int32_t net) { return static_cast<size_t>(net); }
  int32_t n_gates() const { return static_cast<int32_t>(net_.gate.size()); }
  bool is_gate(int32_t net) const { return net >= first_; }
  uint8_t& kind(int32_t net) { return net_.gate[index(net - first_)]; }
  int32_t& a(int32_t net) { return net_.a[index(net - first_)]; }
  int32_t& b(int32_t net) { return net_.b[index(net - first_)]; }

  // ---- readers of each net: a list through the two inputs of each gate ----

  void attach(int32_t net) {
    for (int32_t side = 0; side < 2; ++side) {
      const int32_t read = side ? b(net) : a(net), entry = 2 * (net - first_) + side;
      link(entry, read);
    }
  }

  void link(int32_t entry, int32_t read) {
    const int32_t following = head_[index(read)];
    next_[index(entry)] = following;
    before_[index(entry)] = -1;
    if (following >= 0) before_[index(following)] = entry;
    head_[index(read)] = entry;
    ++readers_[index(read)];
  }

  // A gate reads nothing any more; neither do those that only it has read.
  void detach(int32_t net) {
    gone_.assign(1, net);
    while (!gone_.empty()) {
      const int32_t gate = gone_.back();
      gone_.pop_back();
      for (int32_t side = 0; side < 2; ++side) {
        const int32_t read = side ? b(gate) : a(gate), entry = 2 * (gate - first_) + side;
        const int32_t following = next_[index(entry)], before = before_[index(entry)];
        (before < 0 ? head_[index(read)] : next_[index(before)]) = following;
        if (following >= 0) before_[index(following)] = before;
        if (--readers_[index(read)] == 0 && is_gate(read)) gone_.push_back(read);
      }
    }
  }

  // Whether other gates would be of no use without a gate, where the kept nets stay.
  bool frees_more(int32_t gate, int32_t kept_1, int32_t kept_2) {
    const int32_t x = a(gate), y = b(gate);
    ++readers_[index(kept_1)];
    ++readers_[index(kept_2)];
    const int twice = x == y ? 2 : 1;
    const bool frees =
        (is_gate(x) && readers_[index(x)] == twice) || (is_gate(y) && readers_[index(y)] == twice);
    --readers_[index(kept_1)];
    --readers_[index(kept_2)];
    return frees;
  }

  // ---- the window ----

  Member& member(int32_t net) { return members_[index(place_[index(net)])]; }
  bool in_window(int32_t net) const { return place_[index(net)] >= 0; }

  void enter(int32_t net, bool is_leaf) {
    place_[index(net)] = static_cast<int32_t>(members_.size());
    members_.push_back({net, is_leaf, {}, {}});
    n_leaves_ += is_leaf;
  }

  void leave() {
    for (const Member& each : members_) place_[index(each.net)] = -1;
    members_.clear();
    n_leaves_ = 0;
  }

  // What a net reads becomes part of the window, as leaves where it is not in it.
  void enter_inputs(int32_t net) {
    for (const int32_t read : {a(net), b(net)}) {
      if (!in_window(read)) enter(read, read > 1);
    }
  }

  int new_leaves(int32_t net) {
    const int32_t x = a(net), y = b(net);
    return (!in_window(x) && x > 1) + (!in_window(y) && y > 1 && x != y);
  }

  // A leaf that is a gate becomes a gate of the window.
  void expand(Member* leaf) {
    leaf->is_leaf = false;
    --n_leaves_;
    enter_inputs(leaf->net);
  }

  // The gate, what reads it some levels up, and what all these read. False where too many leaves
  // are needed that do not depend on the gate.
  bool open(int32_t gate, int levels) {
    leave();
    enter(gate, false);
    size_t done = 0;
    for (int level = 0; level < levels; ++level) {
      for (const size_t end = members_.size(); done < end; ++done) {
        const int32_t net = members_[done].net;
        if (is_output_[index(net)] || readers_[index(net)] > MAX_READERS) continue;
        for (int32_t e = head_[index(net)]; e >= 0; e = next_[index(e)]) {
          if (!in_window(first_ + e / 2)) enter(first_ + e / 2, false);
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
  void deepen() {
    while (members_.size() < MAX_INSIDE) {
      Member* best = nullptr;
      int least = 3;
      for (Member& each : members_) {
        if (!each.is_leaf || !is_gate(each.net)) continue;
        const int more = new_leaves(each.net);
        if (more < least) {
          best = &each;
          least = more;
        }
      }
      if (!best || n_leaves_ + static_cast<size_t>(least) > MAX_LEAVES + 1) return;
      const size_t at = static_cast<size_t>(best - members_.data());
      best->is_leaf = false;
      --n_leaves_;
      enter_inputs(members_[at].net);
    }
  }

  // The values of all in the window.
  void compute(int32_t gate) {
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
      const Member &x = member(a(net)), &y = member(b(net));
      each.values = each.values_if_1 = gate_values(kind(net), x.values, y.values);
      if (net == gate) {
        function_ = each.values;
        each.values = filled(0);
        each.values_if_1 = filled(~uint64_t{0});
      } else if (net > gate) {
        each.values_if_1 = gate_values(kind(net), x.values_if_1, y.values_if_1);
      }
    }
  }

  // Where the gate's value matters to what is read outside of the window.
  void observe(int32_t gate) {
    care_ = filled(0);
    for (const Member& each : members_) {
      if (each.net < gate || each.is_leaf) continue;
      bool is_seen = is_output_[index(each.net)];
      for (int32_t e = head_[index(each.net)]; e >= 0 && !is_seen; e = next_[index(e)]) {
        is_seen = !in_window(first_ + e / 2);
      }
      if (!is_seen) continue;
      for (size_t w = 0; w < WORDS; ++w) care_[w] |= each.values[w] ^ each.values_if_1[w];
    }
  }

  // Nets of the window that the gate may read, and others that are functions of two of them.
  void find_divisors(int32_t gate) {
    divisors_.clear();
    divisors_.push_back(0);
    if (!in_window(0)) {
      enter(0, false);
      members_.back().values = filled(0);
    }
    for (size_t i = 0; i < members_.size() && divisors_.size() < MAX_DIVISORS; ++i) {
      const int32_t net = members_[i].net;
      if (net >= gate || net < 2) continue;
      divisors_.push_back(net);
      int seen = 0;
      for (int32_t e = head_[index(net)]; e >= 0 && seen < MAX_READERS; e = next_[index(e)]) {
        const int32_t reader = first_ + e / 2;
        ++seen;
        if (reader >= gate || in_window(reader) || !in_window(a(reader)) || !in_window(b(reader)) ||
            a(reader) >= gate || b(reader) >= gate || members_.size() > 2 * MAX_INSIDE) {
          continue;
        }
        const Values values =
            gate_values(kind(reader), member(a(reader)).values, member(b(reader)).values);
        enter(reader, false);
        members_.back().values = values;
      }
    }
  }

  // ---- replacements ----

  void improve(int32_t gate) {
    if (a(gate) == b(gate)) return;
    int levels = LEVELS_ABOVE;
    while (!open(gate, levels)) {
      if (--levels < 0) {
        leave();
        return;
      }
    }
    deepen();
    compute(gate);
    observe(gate);
    find_divisors(gate);
    if (!by_a_net(gate)) by_a_gate(gate);
    leave();
  }

  // A constant or another net, as it is or inverted.
  bool by_a_net(int32_t gate) {
    for (const int32_t net : divisors_) {
      if (!deeper_ && level_[index(net)] > level_[index(gate)]) continue;
      for (const int inverted : {0, 1}) {
        if (differ(function_, member(net).values, inverted ? ~uint64_t{0} : 0, care_)) continue;
        replace(gate, net, inverted);
        return true;
      }
    }
    return false;
  }

  // All that reads the gate reads the net instead.
  void replace(int32_t gate, int32_t net, int inverted) {
    for (int32_t e = head_[index(gate)]; e >= 0;) {
      const int32_t following = next_[index(e)], reader = first_ + e / 2;
      const int kept = kind(reader);
      (e & 1 ? b(reader) : a(reader)) = net;
      if (inverted) {
        kind(reader) = static_cast<uint8_t>(e & 1 ? with_b_inverted(kept) : with_a_inverted(kept));
      }
      link(e, net);
      --readers_[index(gate)];
      e = following;
    }
    head_[index(gate)] = -1;
    if (is_output_[index(gate)]) {
      redefine(gate, inverted ? 12 : 3, net, net);
    } else {
      detach(gate);
    }
  }

  // The gate gets another function, of other nets.
  void redefine(int32_t gate, int kind_now, int32_t x, int32_t y) {
    ++readers_[index(x)];  // to stay
    ++readers_[index(y)];
    detach(gate);
    kind(gate) = static_cast<uint8_t>(kind_now);
    a(gate) = x;
    b(gate) = y;
    attach(gate);
    --readers_[index(x)];
    --readers_[index(y)];
  }

  // A gate that reads two other nets.
  bool by_a_gate(int32_t gate) {
    if (!frees_more(gate, 0, 0)) return false;
    candidates_.clear();
    for (const int32_t net : divisors_) {
      if (net > 1 && (deeper_ || level_[index(net)] < level_[index(gate)])) {
        candidates_.push_back(net);
      }
    }
    for (size_t i = 0; i < candidates_.size(); ++i) {
      const Values& x = member(candidates_[i]).values;
      for (size_t j = 0; j < i; ++j) {
        const Values& y = member(candidates_[j]).values;
        int kind_now = 0;
        if (!is_function_of(x, y, &kind_now)) continue;
        if (!frees_more(gate, candidates_[i], candidates_[j])) continue;
        redefine(gate, kind_now, candidates_[i], candidates_[j]);
        return true;
      }
    }
    return false;
  }

  // Whether the gate could be one that reads a pair, and which: no value of the pair may go with
  // both values of the gate where they matter.
  bool is_function_of(const Values& x, const Values& y, int* kind_now) const {
    int can_be_0 = 0, can_be_1 = 0;
    for (size_t w = 0; w < WORDS; ++w) {
      const uint64_t on = function_[w] & care_[w], off = ~function_[w] & care_[w];
      const std::array<uint64_t, 4> corner = {~x[w] & ~y[w], ~x[w] & y[w], x[w] & ~y[w],
                                              x[w] & y[w]};
      for (int c = 0; c < 4; ++c) {
        can_be_1 |= ((on & corner[static_cast<size_t>(c)]) != 0) << (3 - c);
        can_be_0 |= ((off & corner[static_cast<size_t>(c)]) != 0) << (3 - c);
      }
      if (can_be_0 & can_be_1) return false;
    }
    *kind_now = can_be_1;
    return true;
  }

  NetlistArrays net_;
  const int32_t first_;
  const bool deeper_;
  std::vector<int32_t> readers_, head_, next_, before_, level_;
  std::vector<uint8_t> is_output_;
  std::vector<int32_t> place_;  // in members_, by net; -1: not in the window
  std::vector<Member> members_;
  size_t n_leaves_ = 0;
  std::vector<int32_t> order_, divisors_, candidates_, gone_;
  Values function_, care_;
};

}  // namespace

NetlistArrays resubstitute(const NetlistView& netlist, bool deeper) {
  NetlistArrays best = simplify(netlist);
  for (;;) {
    NetlistArrays next = Round(best, netlist.n_inputs, deeper).run();
    next = simplify(view(next, netlist.n_inputs));
    if (next.gate.size() >= best.gate.size()) return best;
    best = std::move(next);
  }
}

}  // namespace gategrad
