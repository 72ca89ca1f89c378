// One sample, as quickly as can be: tables of one level side by side instead of samples.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/class_sum_terms.h"
#include "engine/kernels/kernels.h"
#include "engine/thresholds.h"

namespace gategrad {

class SingleSample {
 public:
  // What it takes to count the terms.
  SingleSample(const LutNetwork& network, const ClassSumTerms& terms);

  // Whether this is the quickest way, which takes levels of many tables. Only then may it run, on
  // processors whose kernels have a way for one sample.
  bool pays() const { return pays_; }
  // Adds weight times count of each counter to the sum of its group, modulo 2^32.
  void add(const Samples& sample, const Thresholds* thresholds,
           const std::vector<Counter>& counters, uint32_t* sums) const;

 private:
  struct Lane;
  class Builder;

  int64_t first_written() const { return (n_inputs_ + kLanes - 1) / kLanes * kLanes; }

  bool pays_ = false;
  int64_t n_inputs_;
  int64_t n_places_;  // a bit each: inputs, then what blocks write
  std::vector<LaneRun> runs_;
  std::vector<LaneStep> steps_;
  std::vector<uint16_t> code_;
  std::vector<uint8_t> tables_;
  std::vector<int64_t> begins_;
};

}  // namespace gategrad
