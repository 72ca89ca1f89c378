#include "passes/rewrite.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <stdexcept>
#include <utility>

#include "passes/cuts.h"
#include "passes/gate_graph.h"
#include "passes/minimal_circuits.h"

namespace gategrad {
namespace {

// Cones of four inputs are small; without an end, long chains would take time that is quadratic.
constexpr size_t MOST_FREED = 64;

// One round: gates are made anew, one after the other, each in the best way found. What becomes of
// no use stays in the graph, but counts as a gate to be paid where it would be used again.
class Round {
 public:
  Round(const NetlistView& old, bool deeper, int perturbation)
      : old_(old),
        first_gate_(1 + old.n_inputs),
        perturbation_(perturbation),
        circuits_(MinimalCircuits::all()),
        graph_(old.n_inputs, old.n_gates),
        cuts_(graph_),
        reads_(static_cast<size_t>(first_gate_), 0),
        level_(reads_.size(), 0),
        in_cone_(reads_.size(), 0) {
    measure(deeper);
  }

  NetlistArrays run() {
    of_net_.resize(static_cast<size_t>(2 + old_.n_inputs + old_.n_gates));
    of_net_[1] = 1;
    for (int64_t i = 0; i < old_.n_inputs; ++i) of_net_[static_cast<size_t>(2 + i)] = 2 * (1 + i);
    for (int64_t g = 0; g < old_.n_gates; ++g) {
      if (old_reads_[static_cast<size_t>(2 + old_.n_inputs + g)] > 0) remake(g);
    }
    std::vector<Literal> outputs;
    for (int64_t o = 0; o < old_.n_outputs; ++o) {
      outputs.push_back(of_net_[static_cast<size_t>(old_.outputs[o])]);
    }
    return graph_.written(outputs);
  }

 private:
  struct Choice {
    const Cut* cut;
    const MinimalCircuit* circuit;  // null where the cut has no more than one leaf
    int gain;
    int32_t level;
  };

  // Readers of each old net in so far as outputs need them, and how deep a gate may be.
  void measure(bool deeper) {
    const size_t n_nets = static_cast<size_t>(2 + old_.n_inputs + old_.n_gates);
    old_reads_.assign(n_nets, 0);
    deepest_.assign(n_nets, INT32_MAX);
    std::vector<int32_t> level(n_nets, 0);
    for (int64_t g = 0; !deeper && g < old_.n_gates; ++g) {
      level[static_cast<size_t>(2 + old_.n_inputs + g)] =
          1 +
          std::max(level[static_cast<size_t>(old_.a[g])], level[static_cast<size_t>(old_.b[g])]);
    }
    int32_t depth = 0;
    for (int64_t o = 0; o < old_.n_outputs; ++o) {
      depth = std::max(depth, level[static_cast<size_t>(old_.outputs[o])]);
      ++old_reads_[static_cast<size_t>(old_.outputs[o])];
    }
    for (int64_t o = 0; !deeper && o < old_.n_outputs; ++o) {
      deepest_[static_cast<size_t>(old_.outputs[o])] = depth;
    }
    for (int64_t g = old_.n_gates; g-- > 0;) {
      const size_t net = static_cast<size_t>(2 + old_.n_inputs + g);
      if (old_reads_[net] == 0) continue;
      for (const int32_t read : {old_.a[g], old_.b[g]}) {
        const size_t at = static_cast<size_t>(read);
        ++old_reads_[at];
        if (!deeper) deepest_[at] = std::min(deepest_[at], deepest_[net] - 1);
      }
    }
  }

  void remake(int64_t g) {
    const size_t net = static_cast<size_t>(2 + old_.n_inputs + g);
    const Literal x = of_net_[static_cast<size_t>(old_.a[g])];
    const Literal y = of_net_[static_cast<size_t>(old_.b[g])];
    const int32_t readers = old_reads_[net];
    Literal made = graph_.add(old_.gate[g], x, y);
    follow();
    const int64_t node = made >> 1;
    const bool is_new = graph_.is_gate(node) && reads_[static_cast<size_t>(node)] == 0;
    use(node, readers);
    release(x >> 1, 1);
    release(y >> 1, 1);
    // Net numbers are 32 bits: far before they end, gates are only copied.
    if (is_new && graph_.n_nodes() + (old_.n_gates - g) < INT32_MAX - 64) {
      made = better(node, readers, deepest_[net]) ^ (made & 1);
    }
    of_net_[net] = made;
  }

  // The literal that has the function of a gate at least cost, in use by as many readers.
  Literal better(int64_t node, int32_t readers, int32_t deepest) {
    Choice best{nullptr, nullptr, perturbation_ ? -1 : 0, INT32_MAX};
    const Node& gate = graph_.gate(node);
    const bool frees_more = is_read_once(gate.a) || is_read_once(gate.b);
    for (const Cut* cut = cuts_.begin(node); cut != cuts_.end(node); ++cut) {
      // A gate that would free only itself is hardly ever there in another form, and it is most of
      // the time to look.
      if (cut->n_leaves > 2 && !frees_more) break;
      for (uint8_t i = 0; i < cut->n_leaves; ++i) ++reads_[static_cast<size_t>(cut->leaf[i])];
      free_cone(node);
      if (cut->n_leaves > 1) {
        choose(node, *cut, deepest, &best);
      } else if (static_cast<int>(cone_.size()) > best.gain) {
        best = {cut, nullptr, static_cast<int>(cone_.size()), 0};
      }
      restore_cone();
      for (uint8_t i = 0; i < cut->n_leaves; ++i) --reads_[static_cast<size_t>(cut->leaf[i])];
    }
    if (!best.cut) return 2 * node;
    const Cut cut = *best.cut;  // cuts move when gates are added
    const Literal made =
        best.circuit ? build(cut, *best.circuit) : (cut.n_leaves ? 2 * Literal{cut.leaf[0]} : 0);
    const int64_t before = in_use_;
    use(made >> 1, readers);
    release(node, readers);
    const int64_t gain = before - in_use_;
    if (gain > 0 || (perturbation_ && gain == 0)) return made;
    use(node, readers);
    release(made >> 1, readers);
    return 2 * node;
  }

  // Takes a circuit of the cut's function where it is better than the best so far.
  void choose(int64_t node, const Cut& cut, int32_t deepest, Choice* best) {
    const Matching& by = circuits_.matching(cut.table);
    const int freed = static_cast<int>(cone_.size());
    std::array<Literal, 4> input;
    std::array<int32_t, 4> level;
    for (size_t i = 0; i < 4; ++i) {
      const int32_t leaf = by.input[i] < cut.n_leaves ? cut.leaf[by.input[i]] : 0;
      input[i] = 2 * Literal{leaf} ^ (by.inverted_inputs >> i & 1);
      level[i] = level_[static_cast<size_t>(leaf)];
    }
    const std::vector<MinimalCircuit>& circuits =
        freed > 6 ? circuits_.of_up_to_six(by.stand_in) : circuits_.of(by.stand_in);
    for (size_t k = 0; k < circuits.size(); ++k) {
      // Another perturbation takes another of equals.
      const size_t turn = static_cast<size_t>(perturbation_ ? perturbation_ + node : 0);
      const MinimalCircuit& circuit = circuits[(k + turn) % circuits.size()];
      const int most = freed - best->gain - (best->cut ? 0 : 1);
      const Cost cost = cost_of(circuit, input, level, most);
      if (cost.node == node || cost.level > deepest) continue;
      const int gain = freed - cost.gates;
      if (gain > best->gain || (gain == best->gain && cost.level < best->level && best->cut)) {
        *best = {&cut, &circuit, gain, cost.level};
      }
    }
  }

  struct Cost {
    int gates;
    int32_t level;
    int64_t node;
  };

  // Gates that would have to be paid; stops where they are more than `most`.
  Cost cost_of(const MinimalCircuit& circuit, const std::array<Literal, 4>& input,
               const std::array<int32_t, 4>& input_level, int most) const {
    std::array<Literal, 10> literal;  // -1: not there
    std::array<int32_t, 10> level;
    std::copy(input.begin(), input.end(), literal.begin());
    std::copy(input_level.begin(), input_level.end(), level.begin());
    int gates = 0;
    size_t at = 4;
    for (size_t k = 0; k < circuit.n_steps; ++k, ++at) {
      const MinimalCircuit::Step& step = circuit.steps[k];
      const Literal x = literal[step.a], y = literal[step.b];
      literal[at] = x < 0 || y < 0 ? -1 : graph_.find(step.gate, x, y);
      if (literal[at] < 0) {
        level[at] = 1 + std::max(level[step.a], level[step.b]);
        ++gates;
      } else {
        const int64_t node = literal[at] >> 1;
        level[at] = level_[static_cast<size_t>(node)];
        if (graph_.is_gate(node)) gates += is_free(node);
      }
      if (gates > most) return {gates, INT32_MAX, -1};
    }
    return {gates, level[at - 1], literal[at - 1] >> 1};
  }

  Literal build(const Cut& cut, const MinimalCircuit& circuit) {
    const Matching& by = circuits_.matching(cut.table);
    std::array<Literal, 10> literal;
    for (size_t i = 0; i < 4; ++i) {
      const int32_t leaf = by.input[i] < cut.n_leaves ? cut.leaf[by.input[i]] : 0;
      literal[i] = 2 * Literal{leaf} ^ (by.inverted_inputs >> i & 1);
    }
    size_t at = 4;
    for (size_t k = 0; k < circuit.n_steps; ++k, ++at) {
      const MinimalCircuit::Step& step = circuit.steps[k];
      literal[at] = graph_.add(step.gate, literal[step.a], literal[step.b]);
    }
    follow();
    return literal[at - 1] ^ circuit.inverted ^ by.inverted;
  }

  // Cuts, levels and readers for gates that are new.
  void follow() {
    cuts_.update();
    for (int64_t node = static_cast<int64_t>(level_.size()); node < graph_.n_nodes(); ++node) {
      const Node& gate = graph_.gate(node);
      level_.push_back(
          1 + std::max(level_[static_cast<size_t>(gate.a)], level_[static_cast<size_t>(gate.b)]));
      reads_.push_back(0);
      in_cone_.push_back(0);
    }
  }

  // More or fewer readers; a gate that gets its first, or loses its last, does so with its inputs.
  void use(int64_t node, int32_t readers) {
    int32_t& reads = reads_[static_cast<size_t>(node)];
    reads += readers;
    if (reads > readers || !graph_.is_gate(node)) return;
    stack_.assign(1, node);
    while (!stack_.empty()) {
      const Node gate = graph_.gate(stack_.back());
      stack_.pop_back();
      ++in_use_;
      for (const int32_t read : {gate.a, gate.b}) {
        if (++reads_[static_cast<size_t>(read)] == 1 && graph_.is_gate(read)) {
          stack_.push_back(read);
        }
      }
    }
  }

  void release(int64_t node, int32_t readers) {
    int32_t& reads = reads_[static_cast<size_t>(node)];
    reads -= readers;
    if (reads > 0 || !graph_.is_gate(node)) return;
    stack_.assign(1, node);
    while (!stack_.empty()) {
      const Node gate = graph_.gate(stack_.back());
      stack_.pop_back();
      --in_use_;
      for (const int32_t read : {gate.a, gate.b}) {
        if (--reads_[static_cast<size_t>(read)] == 0 && graph_.is_gate(read)) {
          stack_.push_back(read);
        }
      }
    }
  }

  // The gates that only this one needs, itself first, and not more than matter; inputs of the
  // first n_freed_ of them have lost them as readers.
  void free_cone(int64_t node) {
    cone_.assign(1, node);
    in_cone_[static_cast<size_t>(node)] = 1;
    for (n_freed_ = 0; n_freed_ < cone_.size() && cone_.size() < MOST_FREED; ++n_freed_) {
      const Node& gate = graph_.gate(cone_[n_freed_]);
      for (const int32_t read : {gate.a, gate.b}) {
        if (--reads_[static_cast<size_t>(read)] == 0 && graph_.is_gate(read)) {
          cone_.push_back(read);
        }
      }
    }
  }

  void restore_cone() {
    for (size_t i = 0; i < n_freed_; ++i) {
      const Node& gate = graph_.gate(cone_[i]);
      ++reads_[static_cast<size_t>(gate.a)];
      ++reads_[static_cast<size_t>(gate.b)];
    }
    in_cone_[static_cast<size_t>(cone_[0])] = 0;
  }

  bool is_read_once(int64_t node) const {
    return graph_.is_gate(node) && reads_[static_cast<size_t>(node)] == 1;
  }

  bool is_free(int64_t node) const {
    return reads_[static_cast<size_t>(node)] == 0 || in_cone_[static_cast<size_t>(node)];
  }

  const NetlistView& old_;
  const int64_t first_gate_;
  const int perturbation_;  // 0: only what frees gates
  const MinimalCircuits& circuits_;
  GateGraph graph_;
  Cuts cuts_;
  std::vector<int32_t> old_reads_, deepest_;  // by old net
  std::vector<Literal> of_net_;
  std::vector<int32_t> reads_, level_;  // by node; readers still to be made anew count, too
  std::vector<uint8_t> in_cone_;
  std::vector<int64_t> stack_, cone_;
  size_t n_freed_ = 0;
  int64_t in_use_ = 0;
};

// Rounds until one frees no gate.
void improve(NetlistArrays* best, int64_t n_inputs, bool deeper) {
  for (;;) {
    NetlistArrays next = Round(view(*best, n_inputs), deeper, 0).run();
    if (next.gate.size() >= best->gate.size()) return;
    *best = std::move(next);
  }
}

}  // namespace

NetlistArrays rewrite(const NetlistView& netlist, bool deeper, int perturbations) {
  if (perturbations < 0) throw std::invalid_argument("perturbations must not be negative");
  check_netlist(netlist);
  NetlistArrays best;
  best.gate.assign(netlist.gate, netlist.gate + netlist.n_gates);
  best.a.assign(netlist.a, netlist.a + netlist.n_gates);
  best.b.assign(netlist.b, netlist.b + netlist.n_gates);
  best.outputs.assign(netlist.outputs, netlist.outputs + netlist.n_outputs);
  improve(&best, netlist.n_inputs, deeper);
  NetlistArrays current = best;
  for (int k = 1; k <= perturbations; ++k) {
    current = Round(view(current, netlist.n_inputs), deeper, k).run();
    improve(&current, netlist.n_inputs, deeper);
    if (current.gate.size() < best.gate.size()) best = current;
  }
  return best;
}

}  // namespace gategrad
