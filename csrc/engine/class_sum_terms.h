// What class sums add up: output bits by class and weight.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/lut_network.h"

namespace gategrad {

// What is counted: the class and weight of each output.
struct OutputWeights {
  const int32_t* group;
  const int32_t* weight;
  int64_t n_classes;
};

// An output bit as it is counted.
struct Term {
  int32_t net;
  int32_t batch;  // 2 * counter, + 1 where zeros are counted
};

// Ones, or zeros, among outputs of one class that have one weight. Bits of its count lie in planes
// [plane, plane + n_planes).
struct Counter {
  int64_t group;
  uint32_t weight;
  uint32_t plane;
  uint8_t n_planes;
};

struct ClassSumTerms {
  std::vector<Term> terms;  // by counter
  std::vector<Counter> counters;
  int64_t n_planes = 0;
};

// An output of weight w adds w per one that is counted where w > 0; where it is negative its zeros
// are counted instead and add -w, and w goes to `offset` (n_classes sums, added to). Constant
// outputs go there too.
ClassSumTerms class_sum_terms(const LutNetwork& network, const OutputWeights& weights,
                              int64_t* offset);

// Which tables the terms need, by themselves or through others.
std::vector<uint8_t> needed_tables(const LutNetwork& network, const std::vector<Term>& terms);

}  // namespace gategrad
