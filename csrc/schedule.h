// The engine's programs: tables in an order that keeps few rows in use and those near.
#pragma once

#include <cstdint>
#include <vector>

#include "inference.h"
#include "lut_network.h"

namespace gategrad {

struct Program {
  // Ones among outputs of one class that have one weight.
  struct Counter {
    int64_t group;
    uint32_t weight;
    uint32_t plane;
    uint8_t n_planes;
  };

  std::vector<Run> runs;
  std::vector<uint32_t> code;  // kLookAhead words longer than the runs need
  // Row 0 is never written: false. Input i is row 1 + i when the program starts.
  int64_t n_rows = 1;
  int64_t n_luts = 0;
  int64_t n_reads = 0;  // rows read by all instructions
  std::vector<Counter> counters;
  int64_t n_planes = 0;
  // Where each output is found at the end, for programs that count nothing.
  std::vector<uint32_t> output_rows;
  std::vector<uint8_t> output_inverted;
};

// What a program counts: the class and weight of each output.
struct Weights {
  const int32_t* group;
  const int32_t* weight;
  int64_t n_classes;
};

// A program that leaves all outputs in rows.
Program program_for_bits(const LutNetwork& network);

// A program that counts the outputs of each class. An output of weight w adds w per one that is
// counted where w > 0; where it is negative its zeros are counted instead and add -w, and w goes to
// `offset` (n_classes sums, added to).
Program program_for_sums(const LutNetwork& network, const Weights& weights, int64_t* offset);

}  // namespace gategrad
