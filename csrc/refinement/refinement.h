// A circuit changed gate by gate, so that its loss on samples and its cost fall together. What
// comes out computes something else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "circuit/netlist.h"

namespace gategrad {

// What a circuit is for. Arrays are read by the constructor alone.
struct RefinementTask {
  NetlistView netlist;
  const uint64_t* inputs;  // (n_inputs, n_words), a bit for each row
  int64_t n_rows;
  int64_t n_words;
  const int32_t* label;   // (n_rows,)
  const int32_t* group;   // (n_outputs,), the class whose sum an output adds to
  const int32_t* weight;  // (n_outputs,)
  const int32_t* offset;  // (n_classes,), what sums begin with
  int64_t n_classes;
  double tau;
  const float* gate_cost;   // (16,)
  const float* input_cost;  // (n_inputs,), of inputs that are read
  double output_cost;       // of outputs that are not constant
  double price;             // loss that a cost of 1 is worth
  uint64_t seed;
};

// For each gate in turn, the loss of every row with the gate's bit 0 and 1. All functions of any
// two nets can then be compared exactly by sums over rows: the best one takes the gate's place.
class Refinement {
 public:
  // Throws std::invalid_argument where parts do not fit together.
  explicit Refinement(const RefinementTask& task);

  // Gates in a new random order.
  void shuffle();

  // Visit gates begin to end of that order; gives how many were changed. Besides a gate's own
  // inputs, n_pairs pairs are drawn: one of these, and a random net before the gate.
  // Of many rows, some say which sixteen of the pairs are compared on all.
  int64_t visit(int64_t begin, int64_t end, int64_t n_pairs);

  int64_t n_gates() const { return static_cast<int64_t>(gate_.size()); }
  double loss() const;                   // cross-entropy, mean of the rows
  double cost() const { return cost_; }  // of all that outputs need
  NetlistArrays netlist() const;

 private:
  struct Choice {
    double objective;
    uint8_t gate;
    int32_t a, b;
  };

  struct Sums {  // of gains: all, and where a net is true
    int64_t all, a;
  };

  const uint64_t* values(int32_t net) const {
    return values_.data() + static_cast<int64_t>(net) * n_words_;
  }
  uint64_t* values(int32_t net) { return values_.data() + static_cast<int64_t>(net) * n_words_; }
  bool is_gate(int32_t net) const { return net >= first_; }
  void read(int32_t net);
  void release(int32_t net);
  void read_inputs(uint8_t gate, int32_t a, int32_t b);
  void release_inputs(uint8_t gate, int32_t a, int32_t b);
  double cost_with(int64_t i, uint8_t gate, int32_t a, int32_t b);
  float loss_of(const int32_t* sums, int32_t label) const;
  void add_difference(int32_t net, const uint64_t* changed);
  void propagate(int64_t i, const uint64_t* changed_gate);
  void find_differences(int64_t i);
  int64_t sum_where(const uint64_t* x, const uint64_t* y, std::size_t stride = 1) const;
  int64_t promise_of(int32_t a, int32_t b, const Sums& some) const;
  void compare(int64_t i, int32_t a, int32_t b, int64_t sum_a, Choice& best);
  void apply(int64_t i, const Choice& choice);
  void link(int64_t i, bool there);
  uint64_t random();

  int64_t n_rows_, n_words_, n_classes_;
  int32_t first_;  // the first gate's net
  std::vector<uint8_t> gate_;
  std::vector<int32_t> a_, b_, outputs_, group_, weight_;
  std::vector<float> gate_cost_, input_cost_;
  double output_cost_, price_, cost_ = 0.0;
  double tau_;
  std::vector<int32_t> label_;
  std::vector<float> exp_;  // of minus a difference of two sums over tau
  std::vector<uint64_t> values_;
  std::vector<int32_t> sums_;  // (n_rows, n_classes)
  std::vector<float> losses_;
  std::vector<int32_t> reads_;                 // gates and outputs that need a net
  std::vector<std::vector<int32_t>> readers_;  // gates that are needed, by net
  std::vector<bool> is_linked_;                // whether a gate is among its inputs' readers
  std::vector<std::vector<int32_t>> outputs_of_;
  std::vector<int64_t> order_;
  uint64_t random_;

  // Of the gate that is visited.
  std::vector<uint64_t> changed_values_;  // of nets that change with it, in their order
  std::vector<int32_t> slot_;             // where they are there, or -1
  std::vector<int32_t> changed_nets_;
  std::vector<uint64_t> touched_;  // rows whose sums change
  std::vector<int64_t> touched_words_;
  std::vector<int32_t> difference_;   // of sums, (n_rows, n_classes), else 0
  std::vector<int32_t> gain_;         // loss with the bit less loss without, scaled
  std::vector<int32_t> nibble_sums_;  // of gains, by four rows and which of them
  int64_t sum_ = 0;                   // of all gains
};

}  // namespace gategrad
