// The bit-parallel engine: a circuit as a table of instructions on rows of bits.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "circuit/netlist.h"
#include "engine/class_sum_terms.h"
#include "engine/convolution_stages.h"
#include "engine/executor.h"
#include "engine/lut_network.h"
#include "engine/single_sample.h"
#include "engine/thresholds.h"

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
  // Throws std::invalid_argument where the circuit breaks a rule. Convolutions come before its
  // netlist, which reads what they put out.
  explicit Engine(const CircuitView& circuit, const std::vector<StageView>& stages = {},
                  Tiling tiling = {});
  ~Engine();

  // Samples are packed bits, or raw values that `thresholds` (n_inputs bits) turn into bits.
  // Results have one row per sample.
  void bits(const Samples& samples, const Thresholds* thresholds, int threads, uint8_t* out) const;
  void class_sums(const Samples& samples, const Thresholds* thresholds, int threads,
                  int64_t* out) const;
  // The class with the largest sum, the first of several.
  void predict(const Samples& samples, const Thresholds* thresholds, int threads,
               int64_t* out) const;

  int64_t n_inputs() const { return front_ ? front_->n_inputs() : network_.n_inputs; }
  int64_t n_outputs() const { return static_cast<int64_t>(network_.outputs.size()); }
  int64_t n_classes() const { return static_cast<int64_t>(offset_.size()); }
  // Tables that are computed for a block of samples.
  int64_t n_instructions() const;
  // Bytes that the instructions for class sums take, and with them one thread's rows.
  int64_t n_code_bytes() const;
  int64_t n_bytes() const;
  // What computes the class sums.
  const Executor& executor() const { return sums_; }
  Executor& executor() { return sums_; }

 private:
  const Executor& bits_executor() const;
  // Null where these samples go another way.
  const SingleSample* single_sample(const Samples& samples) const;
  void sum(const Pass& pass) const;

  LutNetwork network_;
  std::unique_ptr<const ConvolutionStages> front_;  // none: null
  std::vector<int64_t> offset_;
  ClassSumTerms terms_;
  Executor sums_;
  // Made when a single sample's sums, or output bits, are first asked for.
  mutable std::atomic<const SingleSample*> single_sample_{nullptr};
  mutable std::atomic<const Executor*> bits_{nullptr};
};

}  // namespace gategrad
