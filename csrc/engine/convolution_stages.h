// Convolutions in front of a program: one table of instructions serves all positions of a window.
#pragma once

#include <cstdint>
#include <vector>

#include "circuit/netlist.h"
#include "engine/kernels/kernels.h"
#include "engine/schedule.h"

namespace gategrad {

// A netlist that is applied at every position of a window over planes of bits. Its inputs are the
// window's bits by channel, row and column, its outputs one bit of each output channel. See
// circuit/stages/convolution.py.
struct StageView : NetlistView {
  int64_t channels;
  int64_t size[2];  // rows and columns, here and below
  int64_t window[2];
  int64_t stride[2];
  int64_t padding[2];

  int64_t out(int axis) const {
    return (size[axis] + 2 * padding[axis] - window[axis]) / stride[axis] + 1;
  }
  int64_t n_bits() const { return channels * size[0] * size[1]; }
  int64_t n_out_bits() const { return n_outputs * out(0) * out(1); }
};

// How passes are laid out, for experiments; 0 stands for what is chosen otherwise.
struct Tiling {
  int64_t words = 0;      // of a bit: 64 samples each; 1, 2, 4 or 8
  int64_t row_words = 0;  // of a row: those of one bit or more positions side by side
};

class ConvolutionStages {
 public:
  // Throws std::invalid_argument where a stage breaks a rule or does not fit the one before, and
  // std::length_error where they take more memory than the engine can name.
  explicit ConvolutionStages(const std::vector<StageView>& stages, Tiling tiling = {});

  int64_t n_inputs() const { return n_inputs_; }
  int64_t n_outputs() const { return n_outputs_; }

  // Words of memory that runs need. All must be false at first; runs leave them fit for the next.
  int64_t n_words() const { return n_words_; }

  // From a row of `words` words for each input to one for each output, for `count` samples; `few`
  // as for programs.
  void run(uint64_t* space, const uint64_t* inputs, int64_t words, int64_t count, bool few,
           uint64_t* outputs) const;

  // Tables that are computed for a block of samples, at all positions, and the bytes of code.
  int64_t n_instructions() const;
  int64_t n_code_bytes() const;

 private:
  // How a stage's input planes lie in memory, in units of one position's words: bits whose rows and
  // columns are the same modulo the stride together, so that windows at neighboring positions read
  // neighboring units.
  struct Grid {
    int64_t channels;
    int64_t padding[2];
    int64_t stride[2];
    int64_t needed[2];  // rows and columns that any window reads
    int64_t extent[2];  // of those, the ones that are the same modulo the stride
    int64_t pitch;      // from one channel to the next

    int64_t place(int64_t row, int64_t column) const {
      const int64_t phase = row % stride[0] * stride[1] + column % stride[1];
      return (phase * extent[0] + row / stride[0]) * extent[1] + column / stride[1];
    }
    // Where a bit lies that comes in, or -1 where nothing reads it.
    int64_t place_of(int64_t row, int64_t column) const {
      row += padding[0];
      column += padding[1];
      return row < needed[0] && column < needed[1] ? place(row, column) : -1;
    }
  };

  struct Stage {
    Grid grid;
    int64_t n_inputs;  // of the window
    int64_t out[2];
    std::vector<int64_t> place;  // of each input of the window
    Program program;
  };

  // A stage's positions in strips that are computed together.
  struct Strips {
    int64_t lanes;                // positions of a strip
    int width;                    // of kWidthWords: that of a strip's rows
    std::vector<int64_t> start;   // units
    std::vector<int32_t> target;  // of each lane: its place in what comes next, or -1
    std::vector<uint32_t> code;   // rows as words from a strip's start
    std::vector<int32_t> source;  // words of each output, from a strip's start, or -1: constant
  };

  // Everything for bits of `words` words.
  struct Plan {
    int64_t words;
    int64_t first;                // of the memory, where this plan's begins
    std::vector<int64_t> planes;  // of the same, where each stage's input planes begin
    std::vector<Strips> strips;
  };

  Stage stage_of(const StageView& view) const;
  Plan plan(int64_t words, int64_t row_words, int64_t first);
  Strips strips_of(size_t stage, int64_t words, int64_t row_words) const;
  void load(const Plan& plan, const uint64_t* inputs, int64_t stride, uint64_t* planes) const;
  void run_plan(const Plan& plan, uint64_t* space, const uint64_t* inputs, int64_t stride, bool few,
                uint64_t* outputs) const;

  std::vector<Stage> stages_;
  std::vector<int64_t> input_place_;
  int64_t n_inputs_ = 0;
  int64_t n_outputs_ = 0;
  int64_t n_words_ = 0;
  std::vector<Plan> plans_;  // for up to 64 samples, and for more
};

}  // namespace gategrad
