// The engine's programs: tables in an order that keeps few rows in use and those near.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/class_sum_terms.h"
#include "engine/kernels/kernels.h"
#include "engine/lut_network.h"

namespace gategrad {

struct Program {
  std::vector<Run> runs;
  std::vector<uint32_t> code;  // kLookAhead words longer than the runs need
  // Row 0 is never written: false. Input i is row 1 + i when the program starts.
  int64_t n_rows = 1;
  int64_t n_luts = 0;
  int64_t n_reads = 0;  // rows read by all instructions
  int64_t n_planes = 0;
  // Where each output is found at the end, for programs that count nothing.
  std::vector<uint32_t> output_rows;
  std::vector<uint8_t> output_inverted;
};

// A program that leaves all outputs in rows. Where `keep_inputs`, it never writes the inputs' rows.
Program program_for_bits(const LutNetwork& network, bool keep_inputs = false);

// A program that counts terms.
Program program_for_sums(const LutNetwork& network, const ClassSumTerms& terms);

}  // namespace gategrad
