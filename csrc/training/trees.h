// Convolutions with trees of gates on many threads. Results do not depend on how many.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <new>
#include <vector>

#include "machine/memory.h"
#include "training/dispatch.h"
#include "training/kernels/kernels.h"
#include "training/split.h"
#include "training/tree_wiring.h"

namespace gategrad {

// Outputs of a piece of work.
constexpr int64_t kLeastOutputs = 64;

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

template <class T>
void tree_forward(const T* x, const typename ComputedIn<T>::type* coefficients,
                  const TreeWiring& wiring, int64_t batch, T* out, int threads) {
  const Zeros<T> zeros(batch);
  compute(wiring.n_outputs(), kLeastOutputs, threads, [&](int64_t i, int64_t j) {
    convolution_kernels<T>().forward(x, zeros.row.data(), coefficients, wiring.view(), batch, i, j,
                                     out);
  });
}

inline void hard_tree_forward(const uint32_t* x, const uint8_t* gates, const TreeWiring& wiring,
                              int64_t batch, uint32_t* out, int threads) {
  const Zeros<uint32_t> zeros(batch / 32);
  compute(wiring.n_outputs(), kLeastOutputs, threads, [&](int64_t i, int64_t j) {
    training_kernels().hard_convolution(x, zeros.row.data(), gates, wiring.view(), batch, i, j,
                                        out);
  });
}

// grad_x may be null.
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

// `sums` has the shape of the candidates, one row a leaf.
template <class T>
void leaf_candidate_sums(const T* grad, const uint32_t* x, const float* coefficients,
                         const uint8_t* gates, const TreeWiring& wiring,
                         const Candidates& candidates, int64_t batch, float* sums, int threads) {
  const Zeros<uint32_t> zeros(kTreeChunk / 32);
  const Convolution& view = wiring.view();
  const int64_t of_tree = view.leaves() * candidates.count;
  std::fill(sums, sums + view.n_kernels * of_tree, 0.0f);
  const int64_t jobs = pieces(view.n_kernels, 1, threads);
  std::atomic<bool> failed{false};  // jobs must not throw
  parallel(jobs, threads, [&](int64_t job) {
    const FlushDenormals guard;
    try {
      const Scratch<float> scratch(kLeafScratch(view.depth));
      const int64_t end = view.n_kernels * (job + 1) / jobs;
      for (int64_t kernel = view.n_kernels * job / jobs; kernel < end; ++kernel) {
        for (int64_t at = 0; at < batch; at += kTreeChunk) {
          convolution_kernels<T>().leaf_sums(grad, x, zeros.row.data(), coefficients, gates, view,
                                             candidates, kernel, batch, at, scratch.data, sums);
        }
      }
    } catch (const std::bad_alloc&) {
      failed = true;
    }
  });
  if (failed) throw std::bad_alloc();
}

}  // namespace gategrad
