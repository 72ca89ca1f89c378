#include "passes/resubstitute.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "passes/edited_netlist.h"
#include "passes/simplify.h"
#include "passes/window.h"

namespace gategrad {
namespace {

typedef Window::Values Values;

bool differ(const Values& a, const Values& b, uint64_t inverted, const Values& care) {
  for (size_t w = 0; w < Window::WORDS; ++w) {
    if ((a[w] ^ b[w] ^ inverted) & care[w]) return true;
  }
  return false;
}

// One round: each gate in turn, in its window.
class Round {
 public:
  Round(NetlistArrays netlist, int64_t n_inputs, bool deeper)
      : net_(std::move(netlist), n_inputs),
        window_(net_),
        deeper_(deeper),
        level_(index(net_.n_nets()), 0) {
    for (int32_t gate = net_.first_gate(); gate < net_.n_nets(); ++gate) {
      level_[index(gate)] = 1 + std::max(level_[index(net_.a(gate))], level_[index(net_.b(gate))]);
    }
  }

  NetlistArrays run() {
    for (int32_t gate = net_.first_gate(); gate < net_.n_nets(); ++gate) {
      if (net_.n_readers(gate) > 0) improve(gate);
    }
    return std::move(net_.arrays());
  }

 private:
  static size_t index(int32_t net) { return static_cast<size_t>(net); }

  void improve(int32_t gate) {
    if (net_.a(gate) == net_.b(gate)) return;
    if (window_.open(gate) && !by_a_net(gate)) by_a_gate(gate);
    window_.close();
  }

  // A constant or another net, as it is or inverted.
  bool by_a_net(int32_t gate) {
    for (const int32_t net : window_.divisors()) {
      if (!deeper_ && level_[index(net)] > level_[index(gate)]) continue;
      for (const int inverted : {0, 1}) {
        const uint64_t flip = inverted ? ~uint64_t{0} : 0;
        if (differ(window_.function(), window_.values(net), flip, window_.care())) continue;
        net_.replace(gate, net, inverted);
        return true;
      }
    }
    return false;
  }

  // A gate that reads two other nets.
  bool by_a_gate(int32_t gate) {
    if (!net_.frees_more(gate, 0, 0)) return false;
    candidates_.clear();
    for (const int32_t net : window_.divisors()) {
      if (net > 1 && (deeper_ || level_[index(net)] < level_[index(gate)])) {
        candidates_.push_back(net);
      }
    }
    for (size_t i = 0; i < candidates_.size(); ++i) {
      const Values& x = window_.values(candidates_[i]);
      for (size_t j = 0; j < i; ++j) {
        const Values& y = window_.values(candidates_[j]);
        int kind_now = 0;
        if (!is_function_of(x, y, &kind_now)) continue;
        if (!net_.frees_more(gate, candidates_[i], candidates_[j])) continue;
        net_.redefine(gate, kind_now, candidates_[i], candidates_[j]);
        return true;
      }
    }
    return false;
  }

  // Whether the gate could be one that reads a pair, and which: no value of the pair may go with
  // both values of the gate where they matter.
  bool is_function_of(const Values& x, const Values& y, int* kind_now) const {
    const Values &function = window_.function(), &care = window_.care();
    int can_be_0 = 0, can_be_1 = 0;
    for (size_t w = 0; w < Window::WORDS; ++w) {
      const uint64_t on = function[w] & care[w], off = ~function[w] & care[w];
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

  EditedNetlist net_;
  Window window_;
  const bool deeper_;
  std::vector<int32_t> level_;
  std::vector<int32_t> candidates_;
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
