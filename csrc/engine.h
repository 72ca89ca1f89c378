// The bit-parallel engine: a netlist as a table of instructions on rows of 512 samples.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "kernels.h"
#include "netlist.h"

namespace gategrad {

// A netlist and readout. See circuit/readout.py.
struct CircuitView : NetlistView {
  const int32_t* group;
  const int32_t* weight;
  int64_t n_classes;
  const int64_t* offset;
};

class Engine {
 public:
  // Throws std::invalid_argument where the circuit breaks a rule.
  explicit Engine(const CircuitView& circuit);
  ~Engine();

  // Inputs are packed: blocks of n_inputs rows of kWords words. Results have one row per sample.
  void bits(const uint64_t* packed, int64_t n_samples, int threads, uint8_t* out) const;
  void class_sums(const uint64_t* packed, int64_t n_samples, int threads, int64_t* out) const;
  // The class with the largest sum, the first of several.
  void predict(const uint64_t* packed, int64_t n_samples, int threads, int64_t* out) const;

  int64_t n_inputs() const { return n_inputs_; }
  int64_t n_outputs() const { return static_cast<int64_t>(output_rows_.size()); }
  int64_t n_classes() const { return static_cast<int64_t>(offset_.size()); }
  // Gates left when wires and constants are read where they come from.
  int64_t n_instructions() const { return static_cast<int64_t>(code_.size()); }
  int64_t n_rows() const { return n_rows_; }

 private:
  // Output bits of one class that have one weight.
  struct Counter {
    int64_t group;
    int32_t weight;
    int64_t begin;
    int64_t end;
  };
  struct Workspace;

  void build_code(const CircuitView& circuit);
  void build_counters(const CircuitView& circuit);
  template <class Consume>
  void run(const uint64_t* packed, int64_t n_samples, int threads, Consume consume) const;
  void sum_classes(const uint64_t* rows, int32_t* sums) const;

  int64_t n_inputs_;
  int64_t n_rows_ = 0;
  std::vector<Run> runs_;
  std::vector<Instruction> code_;
  std::vector<uint32_t> output_rows_;
  std::vector<uint32_t> counted_rows_;
  std::vector<Counter> counters_;
  std::vector<int32_t> offset_;
  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<Workspace>> idle_;
};

}  // namespace gategrad
