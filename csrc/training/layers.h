// Layers of gates on many threads. Results do not depend on how many: each row and each gradient is
// written by one thread, and every sum has one order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "machine/memory.h"
#include "training/dispatch.h"
#include "training/kernels/kernels.h"
#include "training/split.h"

namespace gategrad {

// Gates whose outputs are summed in one go.
constexpr int64_t kSummed = 512;

// Gates whose rows are worth a thread's while.
inline int64_t least_gates(int64_t batch) { return std::max<int64_t>(1, 16384 / (batch + 1)); }

// n gates in groups of consecutive ones, the first of which are longer by one where need be.
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
inline std::vector<int32_t> group_of_gates(int64_t n_gates, int64_t n_groups) {
  const Groups groups(n_gates, n_groups);
  std::vector<int32_t> of(static_cast<size_t>(n_gates));
  for (int64_t group = 0; group < n_groups; ++group) {
    std::fill(of.begin() + groups.begin(group), of.begin() + groups.begin(group + 1),
              static_cast<int32_t>(group));
  }
  return of;
}

// The first input at which `share` of all reads are done.
inline int64_t input_at(const Wiring& wiring, int64_t share, int64_t shares) {
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

template <class T>
void run_backward(const OutputGradient<T>& grad, const T* x, const typename ComputedIn<T>::type* c,
                  const Wiring& w, int64_t batch, int64_t i, int64_t j, T* gx,
                  typename ComputedIn<T>::type* gc) {
  layer_kernels<T>().backward(grad, x, c, w, batch, i, j, gx, gc);
}
template <class T>
void run_backward(const OutputGradient<T>& grad, const uint32_t* x, const float* c, const Wiring& w,
                  int64_t batch, int64_t i, int64_t j, T* gx, float* gc) {
  layer_kernels<T>().hard_backward(grad, x, c, w, batch, i, j, gx, gc);
}

template <class T>
void layer_forward(const T* x, const typename ComputedIn<T>::type* coefficients,
                   const Wiring& wiring, int64_t batch, T* out, int threads) {
  compute(wiring.n_gates, least_gates(batch), threads, [&](int64_t i, int64_t j) {
    layer_kernels<T>().forward(x, coefficients, wiring, batch, i, j, out);
  });
}

// Sums of outputs are those of `n_groups` groups of consecutive gates, the first of which are
// longer by one where they are not equal.
template <class T>
void layer_sums(const T* x, const typename ComputedIn<T>::type* coefficients, const Wiring& wiring,
                int64_t batch, int64_t n_groups, typename ComputedIn<T>::type* out, int threads) {
  sum_groups(wiring.n_gates, n_groups, batch, out, threads,
             [&](int64_t i, int64_t j, typename ComputedIn<T>::type* sums) {
               layer_kernels<T>().sums(x, coefficients, wiring, batch, i, j, sums);
             });
}

// Source is T, or uint32_t for bits. `grad` has one row per gate, or per group where n_groups is
// not 0. grad_x may be null.
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

// `grad` as of layer_backward.
template <class T>
void layer_candidate_sums(const T* grad, const uint32_t* x, const float* coefficients,
                          const Wiring& wiring, const Candidates& candidates, int64_t batch,
                          int64_t n_groups, float* sums, int threads) {
  const int64_t count = candidates.count;
  if (batch == 0) {
    std::fill(sums, sums + 2 * wiring.n_gates * count, 0.0f);
    return;
  }
  const std::vector<int32_t> row =
      n_groups ? group_of_gates(wiring.n_gates, n_groups) : std::vector<int32_t>();
  const OutputGradient<T> output = {grad, n_groups ? row.data() : nullptr};
  compute(wiring.n_gates, std::max<int64_t>(1, least_gates(batch) / count), threads,
          [&](int64_t i, int64_t j) {
            layer_kernels<T>().candidate_sums(output, x, coefficients, wiring, candidates, batch, i,
                                              j, sums);
          });
}

// `chosen` has a number for each input of a gate: all first ones, then all second ones.
template <class M>
void candidate_adam(const float* sums, const Candidates& candidates, const AdamStep& step,
                    float* weight, M* mean, M* square, int32_t* chosen, int threads) {
  CandidateAdam<M>* kernel;
  if constexpr (sizeof(M) == 2) {
    kernel = training_kernels().candidate_adam_half;
  } else {
    kernel = training_kernels().candidate_adam_f32;
  }
  compute(2 * candidates.n_gates, 256, threads, [&](int64_t i, int64_t j) {
    kernel(sums, candidates, step, weight, mean, square, chosen, i, j);
  });
}

inline void hard_layer_forward(const uint32_t* x, const uint8_t* gates, const Wiring& wiring,
                               int64_t batch, uint32_t* out, int threads) {
  split(wiring.n_gates, 16 * least_gates(batch), threads, [&](int64_t i, int64_t j) {
    training_kernels().hard_forward(x, gates, wiring, batch, i, j, out);
  });
}

inline void hard_layer_sums(const uint32_t* x, const uint8_t* gates, const Wiring& wiring,
                            int64_t batch, int64_t n_groups, float* out, int threads) {
  sum_groups(wiring.n_gates, n_groups, batch, out, threads, [&](int64_t i, int64_t j, float* sums) {
    training_kernels().hard_sums(x, gates, wiring, batch, i, j, sums);
  });
}

}  // namespace gategrad
