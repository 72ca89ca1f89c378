#include "passes/minimal_circuits.h"

#include <algorithm>
#include <cstddef>

#include "passes/gate_graph.h"

namespace gategrad {
namespace {

constexpr int INPUTS = 4, MAX_STEPS = 6;
constexpr size_t KEPT = 8;

// The five gates that depend on both inputs and are 0 at (0, 0); others are these, inverted.
constexpr std::array<uint8_t, 5> GATES = {1, 2, 4, 6, 7};

// The value table of a function of four others.
FourInputTable transformed(FourInputTable table, const Matching& by) {
  FourInputTable result = 0;
  for (int row = 0; row < 16; ++row) {
    int read = 0;
    for (size_t i = 0; i < INPUTS; ++i) {
      read |= ((row >> by.input[i] & 1) ^ (by.inverted_inputs >> i & 1)) << i;
    }
    result |= static_cast<FourInputTable>(((table >> read & 1) ^ by.inverted) << row);
  }
  return result;
}

// Every circuit of so many steps in which each step but the last is read: once, up to the order of
// steps that do not depend on one another, and up to the order and inversion of inputs. Those are
// chosen so that the first step reads inputs 0 and 1 and is AND or XOR, that input 2 is not read
// after input 3 and that the first gate to read one of these does not invert it.
class Search {
 public:
  Search(const std::vector<Matching>& matchings, std::vector<std::vector<MinimalCircuit>>* circuits)
      : matchings_(matchings), circuits_(*circuits) {
    std::copy(INPUT_TABLES.begin(), INPUT_TABLES.end(), tables_.begin());
  }

  void run(int n_steps) {
    n_steps_ = n_steps;
    for (const uint8_t gate : {uint8_t{1}, uint8_t{6}}) {
      take(0, {gate, 0, 1}, table_of(gate, tables_[0], tables_[1]), 0, 1);
    }
  }

 private:
  // Step k is this; then all that can follow. `unread` steps, this one among them, are not read
  // yet. A step can lower their number by one.
  void take(size_t k, MinimalCircuit::Step step, FourInputTable table, int last_code, int unread) {
    const int left = n_steps_ - static_cast<int>(k) - 1;
    if (unread > left + 1) return;
    steps_[k] = step;
    tables_[INPUTS + k] = table;
    if (left == 0) {
      keep();
      return;
    }
    ++reads_[step.a];
    ++reads_[step.b];
    const size_t n = INPUTS + k + 1;
    for (size_t b = left == 1 ? n - 1 : 1; b < n; ++b) {  // the last step reads the one before it
      for (size_t a = 0; a < b; ++a) {
        const int now = unread + 1 - is_unread(a) - is_unread(b);
        if (now > left) continue;
        const bool first_2 = (a == 2 || b == 2) && reads_[2] == 0;
        const bool first_3 = (a == 3 || b == 3) && reads_[3] == 0;
        if (first_3 && !first_2 && reads_[2] == 0) continue;
        for (const uint8_t gate : GATES) {
          if ((first_2 || first_3) && (gate == 2 || gate == 4)) continue;
          if (first_2 && first_3 && gate == 7) continue;
          const int code = static_cast<int>((b * 16 + a) * 16) + gate;
          if (b + 1 < n && code < last_code) continue;  // would do as well before the last step
          const FourInputTable next = table_of(gate, tables_[a], tables_[b]);
          const auto end = tables_.begin() + static_cast<std::ptrdiff_t>(n);
          if (left > 1 && (next == 0 || std::find(tables_.begin(), end, next) != end)) continue;
          take(k + 1, {gate, static_cast<uint8_t>(a), static_cast<uint8_t>(b)}, next, code, now);
        }
      }
    }
    --reads_[step.a];
    --reads_[step.b];
  }

  int is_unread(size_t operand) const { return operand >= INPUTS && reads_[operand] == 0; }

  // The circuit, as one of the function that stands for its own.
  void keep() {
    const Matching& by = matchings_[tables_[static_cast<size_t>(INPUTS + n_steps_ - 1)]];
    std::vector<MinimalCircuit>& kept = circuits_[by.stand_in];
    if (kept.size() == KEPT || (!kept.empty() && kept[0].n_steps < n_steps_)) return;
    if (by.stand_in == matchings_[0].stand_in ||
        by.stand_in == matchings_[INPUT_TABLES[0]].stand_in) {
      return;
    }
    MinimalCircuit circuit{};
    circuit.n_steps = static_cast<uint8_t>(n_steps_);
    circuit.inverted = by.inverted;
    std::array<uint8_t, INPUTS> input{};
    for (uint8_t i = 0; i < INPUTS; ++i) input[by.input[i]] = i;
    const auto inverted = [&](uint8_t operand) {
      return operand < INPUTS && (by.inverted_inputs >> input[operand] & 1);
    };
    for (size_t k = 0; k < circuit.n_steps; ++k) {
      MinimalCircuit::Step step = steps_[k];
      int gate = step.gate;
      if (inverted(step.a)) gate = with_a_inverted(gate);
      if (inverted(step.b)) gate = with_b_inverted(gate);
      step.gate = static_cast<uint8_t>(gate);
      if (step.a < INPUTS) step.a = input[step.a];
      if (step.b < INPUTS) step.b = input[step.b];
      circuit.steps[k] = step;
    }
    kept.push_back(circuit);
  }

  const std::vector<Matching>& matchings_;
  std::vector<std::vector<MinimalCircuit>>& circuits_;
  int n_steps_ = 0;
  std::array<MinimalCircuit::Step, MAX_STEPS> steps_{};
  std::array<FourInputTable, INPUTS + MAX_STEPS> tables_{};
  std::array<uint8_t, INPUTS + MAX_STEPS> reads_{};
};

}  // namespace

const MinimalCircuits& MinimalCircuits::all() {
  static const MinimalCircuits circuits;
  return circuits;
}

MinimalCircuits::MinimalCircuits() : matchings_(1 << 16) {
  std::vector<bool> seen(matchings_.size());
  for (size_t table = 0; table < matchings_.size(); ++table) {
    if (seen[table]) continue;
    Matching by{};
    by.stand_in = static_cast<uint8_t>(circuits_.size());
    by.input = {0, 1, 2, 3};
    do {
      for (int choice = 0; choice < 32; ++choice) {
        by.inverted_inputs = choice & 15;
        by.inverted = choice >> 4;
        const FourInputTable other = transformed(static_cast<FourInputTable>(table), by);
        if (!seen[other]) matchings_[other] = by;
        seen[other] = true;
      }
    } while (std::next_permutation(by.input.begin(), by.input.end()));
    circuits_.emplace_back();
  }
  Search search(matchings_, &circuits_);
  for (int n_steps = 1; n_steps < MAX_STEPS; ++n_steps) search.run(n_steps);
}

const std::vector<MinimalCircuit>& MinimalCircuits::of_up_to_six(uint8_t stand_in) const {
  static const std::vector<std::vector<MinimalCircuit>> circuits = [this] {
    std::vector<std::vector<MinimalCircuit>> found = circuits_;
    Search(matchings_, &found).run(MAX_STEPS);
    return found;
  }();
  return circuits[stand_in];
}

}  // namespace gategrad
