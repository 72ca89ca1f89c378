// The fewest two-input gates for every function of up to four inputs, inverters free.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace gategrad {

// Values of a function of four inputs: bit i is that at inputs i & 1, i >> 1 & 1, ...
typedef uint16_t FourInputTable;

constexpr std::array<FourInputTable, 4> INPUT_TABLES = {0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};

inline FourInputTable table_of(int gate, FourInputTable a, FourInputTable b) {
  FourInputTable table = 0;
  if (gate & 8) table |= static_cast<FourInputTable>(~a & ~b);
  if (gate & 4) table |= static_cast<FourInputTable>(~a & b);
  if (gate & 2) table |= static_cast<FourInputTable>(a & ~b);
  if (gate & 1) table |= static_cast<FourInputTable>(a & b);
  return table;
}

// Gates in topological order that compute a function. They read inputs, 0 to 3, and steps, from 4.
struct MinimalCircuit {
  struct Step {
    uint8_t gate, a, b;
  };
  std::array<Step, 6> steps;
  uint8_t n_steps;
  bool inverted;  // the function is the opposite of the last step
};

// How a function comes from the one that stands for all that differ from it by inverted inputs,
// their order and an inverted output: input i of that one reads input input[i] of this.
struct Matching {
  uint8_t stand_in;
  std::array<uint8_t, 4> input;
  uint8_t inverted_inputs;  // bit i: input i of the one that stands for it
  bool inverted;
};

class MinimalCircuits {
 public:
  // Found by search when first asked for, in some 30 ms.
  static const MinimalCircuits& all();

  const Matching& matching(FourInputTable table) const { return matchings_[table]; }
  // Different minimal circuits of a function that stands for others, at most eight: which of them
  // shares gates with what is there depends on the place. None where the function needs no gate or
  // more than five, as 84 of the 222 functions do.
  const std::vector<MinimalCircuit>& of(uint8_t stand_in) const { return circuits_[stand_in]; }
  // The same up to six gates; none for the 12 functions that need seven. Their search takes a part
  // of a second, the first time.
  const std::vector<MinimalCircuit>& of_up_to_six(uint8_t stand_in) const;
  int n_functions() const { return static_cast<int>(circuits_.size()); }

 private:
  MinimalCircuits();

  std::vector<Matching> matchings_;
  std::vector<std::vector<MinimalCircuit>> circuits_;
};

}  // namespace gategrad
