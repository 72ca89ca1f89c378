#include "training/layers.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "machine/memory.h"
#include "training/dispatch.h"
#include "training/split.h"

namespace gategrad {
namespace {

// Gates whose outputs are summed in one go.
constexpr int64_t kSummed = 512;
template <class T>
const LayerKernels<T>& layer_kernels();
template <>
const LayerKernels<float>& layer_kernels<float>() {
  return training_kernels().layers_f32;
}
template <>
const LayerKernels<double>& layer_kernels<double>() {
  return training_kernels().layers_f64;
}
template <>
const LayerKernels<Half>& layer_kernels<Half>() {
  return training_kernels().layers_half;
}

// Gates whose rows are worth a thread's while.
int64_t least_gates(int64_t batch) { return std::max<int64_t>(1, 16384 / (batch + 1)); }

struct Groups {
  Groups(int64_t n, int64_t count) : q(n / count), r(n % count) {}
  int64_t begin(int64_t group) const { return group * q + std::min(group, r); }
  int64_t q, r;
};

// sum_block(begin, end, out) for blocks of gates of one group; the blocks' rows are then added up.
template <class C, class SumBlock>
void sum_groups(int64_t n_gates, int64_t n_groups, int64_t batch, C* out, int threads,
                SumBlock sum_block) {
  struct Block {
    int64_t group, begin, end;
  };
  const Groups groups(n_gates, n_groups);
  std::vector<Block> blocks;
  std::vector<int64_t> first;
  for (int64_t group = 0; group < n_groups; ++group) {
    first.push_back(static_cast<int64_t>(blocks.size()));
    const int64_t end = groups.begin(group + 1);
    for (int64_t at = groups.begin(group); at < end; at += kSummed) {
      blocks.push_back({group, at, std::min(at + kSummed, end)});
    }
  }
  first.push_back(static_cast<int64_t>(blocks.size()));
  const int64_t n_blocks = static_cast<int64_t>(blocks.size());
  const Scratch<C> parts(n_blocks * batch);
  const int64_t jobs = std::min<int64_t>(n_blocks, kPieces * threads);
  parallel(jobs, threads, [&](int64_t job) {
    const FlushDenormals guard;
    for (int64_t i = n_blocks * job / jobs; i < n_blocks * (job + 1) / jobs; ++i) {
      const Block& block = blocks[static_cast<size_t>(i)];
      sum_block(block.begin, block.end, parts.data + i * batch);
    }
  });
  for (int64_t group = 0; group < n_groups; ++group) {
    C* row = out + group * batch;
    std::fill(row, row + batch, C(0));
    const auto at = first.begin() + group;
    for (int64_t i = at[0]; i < at[1]; ++i) {
      for (int64_t s = 0; s < batch; ++s) row[s] += parts.data[i * batch + s];
    }
  }
}

// The group of each gate.
std::vector<int32_t> group_of_gates(int64_t n_gates, int64_t n_groups) {
  const Groups groups(n_gates, n_groups);
  std::vector<int32_t> of(static_cast<size_t>(n_gates));
  for (int64_t group = 0; group < n_groups; ++group) {
    std::fill(of.begin() + groups.begin(group), of.begin() + groups.begin(group + 1),
              static_cast<int32_t>(group));
  }
  return of;
}

// The first input at which `share` of all reads are done.
int64_t input_at(const Wiring& wiring, int64_t share, int64_t shares) {
  const int64_t wanted = 2 * wiring.n_gates * share / shares;
  int64_t low = 0, high = wiring.n_inputs;
  while (low < high) {
    const int64_t middle = (low + high) / 2;
    if (int64_t{wiring.by_a.start[middle]} + wiring.by_b.start[middle] < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return share == shares ? wiring.n_inputs : low;
}

void run_backward(const OutputGradient<float>& grad, const uint32_t* x, const float* c,
                  const Wiring& w, int64_t batch, int64_t i, int64_t j, float* gx, float* gc) {
  training_kernels().layers_f32.hard_backward(grad, x, c, w, batch, i, j, gx, gc);
}
void run_backward(const OutputGradient<Half>& grad, const uint32_t* x, const float* c,
                  const Wiring& w, int64_t batch, int64_t i, int64_t j, Half* gx, float* gc) {
  training_kernels().layers_half.hard_backward(grad, x, c, w, batch, i, j, gx, gc);
}
template <class T>
void run_backward(const OutputGradient<T>& grad, const T* x, const typename ComputedIn<T>::type* c,
                  const Wiring& w, int64_t batch, int64_t i, int64_t j, T* gx,
                  typename ComputedIn<T>::type* gc) {
  layer_kernels<T>().backward(grad, x, c, w, batch, i, j, gx, gc);
}

}  // namespace

LayerWiring::LayerWiring(const int32_t* a, const int32_t* b, int64_t n_gates, int64_t n_inputs)
    : a_(a, a + n_gates), b_(b, b + n_gates) {
  for (const std::vector<int32_t>* side : {&a_, &b_}) {
    for (const int32_t input : *side) {
      if (input < 0 || input >= n_inputs) {
        throw std::invalid_argument("a gate reads input " + std::to_string(input) +
                                    ", but there are " + std::to_string(n_inputs));
      }
    }
  }
  view_ = {n_inputs, n_gates, a_.data(), b_.data(), {}, {}};
  for (Sorted* sorted : {&by_a_, &by_b_}) {
    sort(sorted == &by_a_ ? a_ : b_, *sorted);
    (sorted == &by_a_ ? view_.by_a : view_.by_b) = {sorted->start.data(), sorted->gate.data(),
                                                    sorted->a.data(), sorted->b.data()};
  }
}

void LayerWiring::sort(const std::vector<int32_t>& key, Sorted& sorted) const {
  const size_t n_inputs = static_cast<size_t>(view_.n_inputs);
  sorted.start.assign(n_inputs + 1, 0);
  for (const int32_t input : key) ++sorted.start[static_cast<size_t>(input) + 1];
  for (size_t i = 0; i < n_inputs; ++i) sorted.start[i + 1] += sorted.start[i];
  std::vector<int32_t> next(sorted.start);
  for (std::vector<int32_t>* out : {&sorted.gate, &sorted.a, &sorted.b}) out->resize(key.size());
  for (size_t gate = 0; gate < key.size(); ++gate) {
    const size_t at = static_cast<size_t>(next[static_cast<size_t>(key[gate])]++);
    sorted.gate[at] = static_cast<int32_t>(gate);
    sorted.a[at] = a_[gate];
    sorted.b[at] = b_[gate];
  }
}

template <class T>
void layer_forward(const T* x, const typename ComputedIn<T>::type* coefficients,
                   const Wiring& wiring, int64_t batch, T* out, int threads) {
  compute(wiring.n_gates, least_gates(batch), threads, [&](int64_t i, int64_t j) {
    layer_kernels<T>().forward(x, coefficients, wiring, batch, i, j, out);
  });
}

template <class T>
void layer_sums(const T* x, const typename ComputedIn<T>::type* coefficients, const Wiring& wiring,
                int64_t batch, int64_t n_groups, typename ComputedIn<T>::type* out, int threads) {
  sum_groups(wiring.n_gates, n_groups, batch, out, threads,
             [&](int64_t i, int64_t j, typename ComputedIn<T>::type* sums) {
               layer_kernels<T>().sums(x, coefficients, wiring, batch, i, j, sums);
             });
}

template <class T, class Source>
void layer_backward(const T* grad, const Source* x,
                    const typename ComputedIn<T>::type* coefficients, const Wiring& wiring,
                    int64_t batch, int64_t n_groups, T* grad_x,
                    typename ComputedIn<T>::type* grad_coefficients, int threads) {
  if (batch == 0) {
    std::fill(grad_coefficients, grad_coefficients + 4 * wiring.n_gates, 0);
    return;
  }
  const std::vector<int32_t> row =
      n_groups ? group_of_gates(wiring.n_gates, n_groups) : std::vector<int32_t>();
  const OutputGradient<T> output = {grad, n_groups ? row.data() : nullptr};
  const auto pass = [&](int64_t i, int64_t j) {
    const FlushDenormals guard;
    run_backward(output, x, coefficients, wiring, batch, i, j, grad_x, grad_coefficients);
  };
  if (!grad_x) {
    split(wiring.n_gates, least_gates(batch), threads, pass);
    return;
  }
  const int64_t parts = pieces(wiring.n_gates, least_gates(batch), threads);
  parallel(parts, threads,
           [&](int64_t i) { pass(input_at(wiring, i, parts), input_at(wiring, i + 1, parts)); });
}

void hard_layer_forward(const uint32_t* x, const uint8_t* gates, const Wiring& wiring,
                        int64_t batch, uint32_t* out, int threads) {
  split(wiring.n_gates, 16 * least_gates(batch), threads, [&](int64_t i, int64_t j) {
    training_kernels().hard_forward(x, gates, wiring, batch, i, j, out);
  });
}

void hard_layer_sums(const uint32_t* x, const uint8_t* gates, const Wiring& wiring, int64_t batch,
                     int64_t n_groups, float* out, int threads) {
  sum_groups(wiring.n_gates, n_groups, batch, out, threads, [&](int64_t i, int64_t j, float* sums) {
    training_kernels().hard_sums(x, gates, wiring, batch, i, j, sums);
  });
}

#define GATEGRAD_LAYERS(T)                                                                        \
  template void layer_forward(const T*, const ComputedIn<T>::type*, const Wiring&, int64_t, T*,   \
                              int);                                                               \
  template void layer_sums(const T*, const ComputedIn<T>::type*, const Wiring&, int64_t, int64_t, \
                           ComputedIn<T>::type*, int);                                            \
  template void layer_backward(const T*, const T*, const ComputedIn<T>::type*, const Wiring&,     \
                               int64_t, int64_t, T*, ComputedIn<T>::type*, int);
GATEGRAD_LAYERS(float)
GATEGRAD_LAYERS(double)
GATEGRAD_LAYERS(Half)
template void layer_backward(const float*, const uint32_t*, const float*, const Wiring&, int64_t,
                             int64_t, float*, float*, int);
template void layer_backward(const Half*, const uint32_t*, const float*, const Wiring&, int64_t,
                             int64_t, Half*, float*, int);

}  // namespace gategrad
