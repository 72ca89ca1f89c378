#include "engine/convolution_stages.h"

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>

#include "engine/dispatch.h"
#include "engine/lut_network.h"

namespace gategrad {
namespace {

void check_stage(const StageView& s, size_t number) {
  const auto demand = [&](bool right, const char* what) {
    if (right) return;
    throw std::invalid_argument("convolution " + std::to_string(number) + ": " + what);
  };
  check_netlist(s);
  constexpr int64_t kMost = INT32_MAX;
  demand(s.channels >= 1 && s.channels <= kMost && s.n_outputs >= 1, "channels must be positive");
  int64_t bits = s.channels, window_bits = s.channels;  // bits: padding among them
  for (int axis = 0; axis < 2; ++axis) {
    const int64_t size = s.size[axis], window = s.window[axis], padding = s.padding[axis];
    demand(size >= 1 && size <= kMost && window >= 1 && window <= kMost && s.stride[axis] >= 1 &&
               s.stride[axis] <= kMost && padding >= 0 && padding <= kMost,
           "sizes out of range");
    demand(window <= size + 2 * padding, "the window does not fit");
    demand(size + 2 * padding <= kMost, "too many bits");
    bits *= size + 2 * padding;  // at most 2^62
    window_bits *= window;
    demand(bits <= kMost && window_bits <= kMost, "too many bits");
  }
  demand(s.n_inputs == window_bits, "the netlist must have one input a bit of the window");
  demand(s.n_out_bits() <= kMost, "too many bits");
}

constexpr int64_t kLine = 8;  // words of a cache line, which rows begin at

int64_t whole_lines(int64_t words) { return (words + kLine - 1) / kLine * kLine; }

}  // namespace

ConvolutionStages::ConvolutionStages(const std::vector<StageView>& stages, Tiling tiling) {
  if (stages.empty()) return;
  const auto one_of = [](int64_t n, std::initializer_list<int64_t> choices) {
    return std::find(choices.begin(), choices.end(), n) != choices.end();
  };
  if (!one_of(tiling.words, {0, 1, 2, 4, 8}) || !one_of(tiling.row_words, {0, 8, 16, 32})) {
    throw std::invalid_argument("bits must take 1, 2, 4 or 8 words and rows 8, 16 or 32");
  }
  for (size_t i = 0; i < stages.size(); ++i) {
    check_stage(stages[i], i);
    if (i == 0) continue;
    const StageView &before = stages[i - 1], &s = stages[i];
    if (before.n_outputs != s.channels || before.out(0) != s.size[0] ||
        before.out(1) != s.size[1]) {
      throw std::invalid_argument("convolution " + std::to_string(i) +
                                  " does not read what the one before gives");
    }
  }
  n_inputs_ = stages.front().n_bits();
  n_outputs_ = stages.back().n_out_bits();
  for (const StageView& view : stages) stages_.push_back(stage_of(view));
  const StageView& first = stages.front();
  for (int64_t r = 0; r < first.size[0]; ++r) {
    for (int64_t c = 0; c < first.size[1]; ++c) {
      input_place_.push_back(stages_.front().grid.place_of(r, c));
    }
  }
  plans_.push_back(plan(1, tiling.row_words, 0));
  plans_.push_back(plan(tiling.words ? tiling.words : kWords, tiling.row_words, n_words_));
}

ConvolutionStages::Stage ConvolutionStages::stage_of(const StageView& view) const {
  Stage stage;
  Grid& grid = stage.grid;
  grid.channels = view.channels;
  for (int axis = 0; axis < 2; ++axis) {
    stage.out[axis] = view.out(axis);
    grid.padding[axis] = view.padding[axis];
    grid.needed[axis] = (stage.out[axis] - 1) * view.stride[axis] + view.window[axis];
    // Of an only position, no stride matters.
    grid.stride[axis] = std::min(view.stride[axis], grid.needed[axis]);
    grid.extent[axis] = (grid.needed[axis] + grid.stride[axis] - 1) / grid.stride[axis];
  }
  // Odd, so that channels do not lie in the same sets of the caches.
  grid.pitch = (grid.stride[0] * grid.extent[0] * grid.stride[1] * grid.extent[1]) | 1;
  stage.n_inputs = view.n_inputs;
  for (int64_t channel = 0; channel < view.channels; ++channel) {
    for (int64_t r = 0; r < view.window[0]; ++r) {
      for (int64_t c = 0; c < view.window[1]; ++c) {
        stage.place.push_back(channel * grid.pitch + grid.place(r, c));
      }
    }
  }
  stage.program = program_for_bits(lut_network(view), true);
  return stage;
}

// Positions in strips of one row each, or of all rows one after the other with what lies between
// them, whichever takes fewer.
ConvolutionStages::Strips ConvolutionStages::strips_of(size_t number, int64_t words,
                                                       int64_t row_words) const {
  const Stage& stage = stages_[number];
  const int64_t rows = stage.out[0], columns = stage.out[1], pitch = stage.grid.extent[1];
  Strips strips;
  strips.lanes = row_words / words;
  strips.width = 0;
  while (kWidthWords[strips.width] != row_words) ++strips.width;
  const int64_t lanes = strips.lanes, together = (rows - 1) * pitch + columns;
  const bool by_row = rows * ((columns + lanes - 1) / lanes) <= (together + lanes - 1) / lanes;
  if (by_row) {
    for (int64_t r = 0; r < rows; ++r) {
      for (int64_t c = 0; c < columns; c += lanes) {
        // The last one goes back a little rather than beyond the end.
        strips.start.push_back(r * pitch + std::max<int64_t>(0, std::min(c, columns - lanes)));
      }
    }
  } else {
    for (int64_t at = 0; at < together; at += lanes) strips.start.push_back(at);
  }
  const bool last = number + 1 == stages_.size();
  for (const int64_t start : strips.start) {
    for (int64_t at = start; at < start + lanes; ++at) {
      const int64_t r = at / pitch, c = at % pitch;
      const bool real = r < rows && c < columns;
      strips.target.push_back(static_cast<int32_t>(!real ? -1
                                                   : last
                                                       ? r * columns + c
                                                       : stages_[number + 1].grid.place_of(r, c)));
    }
  }
  return strips;
}

ConvolutionStages::Plan ConvolutionStages::plan(int64_t words, int64_t row_words, int64_t first) {
  Plan plan{words, first, {}, {}};
  int64_t scratch = 0, slide = 0, tail = 0;
  for (size_t i = 0; i < stages_.size(); ++i) {
    const int64_t positions = stages_[i].out[0] * stages_[i].out[1];
    int64_t wide = row_words ? row_words : 16;
    wide = std::max(wide, words);
    if (positions == 1 && words == 1) wide = 1;
    plan.strips.push_back(strips_of(i, words, wide));
    const Strips& strips = plan.strips.back();
    const int64_t rows = stages_[i].program.n_rows - 1 - stages_[i].n_inputs;
    scratch = std::max(scratch, whole_lines(rows * wide));
    const int64_t furthest = *std::max_element(strips.start.begin(), strips.start.end());
    slide = std::max(slide, whole_lines(furthest * words));
    tail = std::max(tail, whole_lines(strips.lanes * words));
  }
  int64_t at = scratch + slide;
  for (const Stage& stage : stages_) {
    plan.planes.push_back(at);
    at += whole_lines(stage.grid.channels * stage.grid.pitch * words);
  }
  at += tail;
  if (at > int64_t{INT32_MAX}) {
    throw std::length_error("these convolutions take more memory than the engine has");
  }
  for (size_t i = 0; i < stages_.size(); ++i) {
    const Stage& stage = stages_[i];
    Strips& strips = plan.strips[i];
    // The memory from a strip's start on: rows between instructions first. They move along with the
    // strip, which costs nothing and spares instructions a second base.
    const auto word = [&](uint32_t row) {
      return row > stage.n_inputs ? (row - 1 - stage.n_inputs) * kWidthWords[strips.width]
             : row > 0            ? plan.planes[i] + stage.place[row - 1] * words
                                  : int64_t{0};
    };
    for (const uint32_t row : stage.program.code) {
      strips.code.push_back(static_cast<uint32_t>(word(row)));
    }
    for (const uint32_t row : stage.program.output_rows) {
      strips.source.push_back(row ? static_cast<int32_t>(word(row)) : -1);
    }
  }
  n_words_ = first + at;
  return plan;
}

void ConvolutionStages::run(uint64_t* space, const uint64_t* inputs, int64_t words, int64_t count,
                            bool few, uint64_t* outputs) const {
  const Plan& plan = words == 1 ? plans_[0] : plans_[1];
  for (int64_t at = 0; at < words && at * 64 < count; at += plan.words) {
    run_plan(plan, space + plan.first, inputs + at, words, few, outputs + at);
  }
}

void ConvolutionStages::run_plan(const Plan& plan, uint64_t* space, const uint64_t* inputs,
                                 int64_t stride, bool few, uint64_t* outputs) const {
  const EngineKernels& k = engine_kernels();
  const int64_t words = plan.words;
  // Where samples are bytes, only their lowest bits may ever be set.
  const uint64_t ones = few ? 0x0101010101010101u : ~uint64_t{0};
  load(plan, inputs, stride, space + plan.planes[0]);
  for (size_t i = 0; i < stages_.size(); ++i) {
    const Stage& stage = stages_[i];
    const Strips& strips = plan.strips[i];
    const bool last = i + 1 == stages_.size();
    uint64_t* next = last ? outputs : space + plan.planes[i + 1];
    const int64_t pitch = last ? stage.out[0] * stage.out[1] : stages_[i + 1].grid.pitch;
    const std::vector<Run>& runs = stage.program.runs;
    for (size_t s = 0; s < strips.start.size(); ++s) {
      uint64_t* base = space + strips.start[s] * words;
      k.run[strips.width](runs.data(), static_cast<int64_t>(runs.size()), strips.code.data(), base,
                          nullptr);
      k.scatter(base, strips.source.data(), stage.program.output_inverted.data(), ones,
                static_cast<int64_t>(strips.source.size()),
                strips.target.data() + static_cast<int64_t>(s) * strips.lanes, strips.lanes, words,
                next, pitch, last ? stride : words);
    }
  }
}

// Input rows to the first planes.
void ConvolutionStages::load(const Plan& plan, const uint64_t* inputs, int64_t stride,
                             uint64_t* planes) const {
  const Grid& grid = stages_.front().grid;
  const int64_t size = static_cast<int64_t>(input_place_.size());
  for (int64_t channel = 0; channel < grid.channels; ++channel) {
    const uint64_t* from = inputs + channel * size * stride;
    uint64_t* to = planes + channel * grid.pitch * plan.words;
    for (int64_t i = 0; i < size; ++i) {
      if (input_place_[i] < 0) continue;
      std::copy_n(from + i * stride, plan.words, to + input_place_[i] * plan.words);
    }
  }
}

int64_t ConvolutionStages::n_instructions() const {
  int64_t n = 0;
  for (const Stage& s : stages_) n += s.program.n_luts * s.out[0] * s.out[1];
  return n;
}

int64_t ConvolutionStages::n_code_bytes() const {
  int64_t n = 0;
  for (size_t i = 0; i < stages_.size(); ++i) {
    n += static_cast<int64_t>(plans_.back().strips[i].code.size() * sizeof(uint32_t) +
                              stages_[i].program.runs.size() * sizeof(Run));
  }
  return n;
}

}  // namespace gategrad
