#include "training/tree_wiring.h"

#include <stdexcept>
#include <string>

namespace gategrad {
namespace {

constexpr int64_t kMost = int64_t{1} << 31;  // rows are numbered by int32

void check(bool right, const char* what) {
  if (!right) throw std::invalid_argument(what);
}

}  // namespace

TreeWiring::TreeWiring(const Sizes& s, const int32_t* channel, const int32_t* place,
                       const int32_t* tap)
    : channel_(channel, channel + (s.n_kernels << s.depth)),
      place_(place, place + (s.n_kernels << s.depth)),
      tap_(tap, tap + s.n_outputs * s.pool * s.window),
      view_{s.n_channels, s.plane,  s.n_kernels,     s.depth,       s.n_outputs,
            s.pool,       s.window, channel_.data(), place_.data(), tap_.data()} {
  for (int64_t g = 0; g < s.n_groups; ++g) {
    groups_.push_back({s.n_kernels * g / s.n_groups, s.n_kernels * (g + 1) / s.n_groups,
                       s.n_channels * g / s.n_groups, s.n_channels * (g + 1) / s.n_groups});
  }
  for (const ConvolutionGroup& group : groups_) {
    for (int64_t i = group.kernel_begin << s.depth; i < group.kernel_end << s.depth; ++i) {
      const int64_t from = channel_[static_cast<size_t>(i)], at = place_[static_cast<size_t>(i)];
      if (from < group.channel_begin || from >= group.channel_end) {
        throw std::invalid_argument("kernel " + std::to_string(i >> s.depth) + " reads channel " +
                                    std::to_string(from) + ", but its group has channels " +
                                    std::to_string(group.channel_begin) + " to " +
                                    std::to_string(group.channel_end - 1));
      }
      if (at < 0 || at >= s.window) {
        throw std::invalid_argument("a leaf reads place " + std::to_string(at) +
                                    " of a window of " + std::to_string(s.window));
      }
    }
  }
  for (const int32_t row : tap_) check(row >= 0 && row <= s.plane, "a tap is outside its channel");
}

void check_tree_sizes(const TreeWiring::Sizes& s) {
  check(s.depth >= 1 && s.depth <= kMaxDepth, "depth must be 1 to 4");
  check(s.pool == 1 || s.pool == kPooled, "pool must be 1 or 4");
  for (const int64_t size : {s.n_channels, s.plane, s.n_kernels, s.n_outputs, s.window}) {
    check(size >= 1 && size < kMost, "sizes must be at least 1 and below 2^31");
  }
  check(s.n_groups >= 1 && s.n_groups <= s.n_channels && s.n_groups <= s.n_kernels,
        "groups must be at least 1, and no more than channels or kernels");
  check(s.n_channels * s.plane < kMost && s.n_kernels * s.n_outputs < kMost &&
            s.n_outputs * s.pool < kMost && (s.n_kernels << s.depth) < kMost,
        "a convolution has below 2^31 inputs, outputs and leaves");
}

}  // namespace gategrad
