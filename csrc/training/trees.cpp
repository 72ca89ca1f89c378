#include "training/trees.h"

#include <algorithm>
#include <atomic>
#include <new>
#include <stdexcept>
#include <string>

#include "machine/memory.h"
#include "training/dispatch.h"
#include "training/split.h"

namespace gategrad {
namespace {

constexpr int64_t kMost = int64_t{1} << 31;  // rows are numbered by int32
// Outputs of a piece of work.
constexpr int64_t kLeastOutputs = 64;

template <class T>
const ConvolutionKernels<T>& convolution_kernels();
template <>
const ConvolutionKernels<float>& convolution_kernels<float>() {
  return training_kernels().convolutions_f32;
}
template <>
const ConvolutionKernels<Half>& convolution_kernels<Half>() {
  return training_kernels().convolutions_half;
}

void check(bool right, const char* what) {
  if (!right) throw std::invalid_argument(what);
}

// run(group, at, sums, grad_coefficients) for each group and chunk of samples; the chunks'
// gradients of coefficients are then added up, always in the same order.
template <class C, class Run>
void split_backward(const TreeWiring& wiring, int64_t batch, bool need_x, C* grad_coefficients,
                    int threads, Run run) {
  const Convolution& view = wiring.view();
  const int64_t n = 4 * wiring.n_gates();
  const int64_t chunks = (batch + kTreeChunk - 1) / kTreeChunk;
  if (chunks == 0) {
    std::fill(grad_coefficients, grad_coefficients + n, C(0));
    return;
  }
  const int64_t n_groups = static_cast<int64_t>(wiring.groups().size());
  const Scratch<C> parts((chunks - 1) * n);
  std::atomic<bool> failed{false};  // jobs must not throw
  parallel(chunks * n_groups, threads, [&](int64_t i) {
    const FlushDenormals guard;
    const int64_t chunk = i / n_groups;
    const ConvolutionGroup& group = wiring.groups()[static_cast<size_t>(i % n_groups)];
    const int64_t rows = (group.channel_end - group.channel_begin) * view.plane + 1;
    try {
      const Scratch<C> sums(need_x ? rows * kTreeChunk : 0);
      C* own = chunk ? parts.data + (chunk - 1) * n : grad_coefficients;
      run(group, chunk * kTreeChunk, need_x ? sums.data : nullptr,
          own + 4 * view.gates() * group.kernel_begin);
    } catch (const std::bad_alloc&) {
      failed = true;
    }
  });
  if (failed) throw std::bad_alloc();
  for (int64_t chunk = 1; chunk < chunks; ++chunk) {
    const C* part = parts.data + (chunk - 1) * n;
    for (int64_t i = 0; i < n; ++i) grad_coefficients[i] += part[i];
  }
}

// What leaves outside of the image read.
template <class T>
struct Zeros {
  explicit Zeros(int64_t n) : row(static_cast<size_t>(n)) {}
  std::vector<T> row;
};

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

template <class T>
void tree_forward(const T* x, const typename ComputedIn<T>::type* coefficients,
                  const TreeWiring& wiring, int64_t batch, T* out, int threads) {
  const Zeros<T> zeros(batch);
  compute(wiring.n_outputs(), kLeastOutputs, threads, [&](int64_t i, int64_t j) {
    convolution_kernels<T>().forward(x, zeros.row.data(), coefficients, wiring.view(), batch, i, j,
                                     out);
  });
}

void hard_tree_forward(const uint32_t* x, const uint8_t* gates, const TreeWiring& wiring,
                       int64_t batch, uint32_t* out, int threads) {
  const Zeros<uint32_t> zeros(batch / 32);
  compute(wiring.n_outputs(), kLeastOutputs, threads, [&](int64_t i, int64_t j) {
    training_kernels().hard_convolution(x, zeros.row.data(), gates, wiring.view(), batch, i, j,
                                        out);
  });
}

template <class T>
void tree_backward(const T* grad, const T* x, const typename ComputedIn<T>::type* coefficients,
                   const TreeWiring& wiring, int64_t batch, T* grad_x,
                   typename ComputedIn<T>::type* grad_coefficients, int threads) {
  typedef typename ComputedIn<T>::type C;
  const Zeros<T> zeros(kTreeChunk);
  split_backward(wiring, batch, grad_x != nullptr, grad_coefficients, threads,
                 [&](const ConvolutionGroup& group, int64_t at, C* sums, C* grad_c) {
                   convolution_kernels<T>().backward(grad, x, zeros.row.data(), coefficients,
                                                     wiring.view(), group, batch, at, sums, grad_x,
                                                     grad_c);
                 });
}

template <class T>
void hard_tree_backward(const T* grad, const uint32_t* x,
                        const typename ComputedIn<T>::type* coefficients, const uint8_t* gates,
                        const TreeWiring& wiring, int64_t batch, T* grad_x,
                        typename ComputedIn<T>::type* grad_coefficients, int threads) {
  typedef typename ComputedIn<T>::type C;
  const Zeros<uint32_t> zeros(kTreeChunk / 32);
  split_backward(wiring, batch, grad_x != nullptr, grad_coefficients, threads,
                 [&](const ConvolutionGroup& group, int64_t at, C* sums, C* grad_c) {
                   convolution_kernels<T>().hard_backward(grad, x, zeros.row.data(), coefficients,
                                                          gates, wiring.view(), group, batch, at,
                                                          sums, grad_x, grad_c);
                 });
}

#define GATEGRAD_TREES(T)                                                                          \
  template void tree_forward(const T*, const ComputedIn<T>::type*, const TreeWiring&, int64_t, T*, \
                             int);                                                                 \
  template void tree_backward(const T*, const T*, const ComputedIn<T>::type*, const TreeWiring&,   \
                              int64_t, T*, ComputedIn<T>::type*, int);                             \
  template void hard_tree_backward(const T*, const uint32_t*, const ComputedIn<T>::type*,          \
                                   const uint8_t*, const TreeWiring&, int64_t, T*,                 \
                                   ComputedIn<T>::type*, int);
GATEGRAD_TREES(float)
GATEGRAD_TREES(Half)

}  // namespace gategrad
