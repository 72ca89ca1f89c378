// The parameters of gates on many threads: coefficients of logits, gradients and steps of Adam.
// Results do not depend on how many.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "training/dispatch.h"
#include "training/kernels/kernels.h"
#include "training/split.h"

namespace gategrad {

// Gates whose squared gradients are summed in one go.
constexpr int64_t kSquared = 4096;

template <class T>
void gate_coefficients(const Logits<T>& logits, int kind, int64_t n, T* coefficients,
                       uint8_t* gates, int threads) {
  compute(n, 256, threads, [&](int64_t i, int64_t j) {
    parameter_kernels<T>(kind).coefficients(logits, coefficients, gates, i, j);
  });
}

template <class T>
void gate_weight_gradient(const T* grad, const Logits<T>& logits, int kind, int64_t n,
                          T* grad_weight, int threads) {
  compute(n, 256, threads, [&](int64_t i, int64_t j) {
    parameter_kernels<T>(kind).weight_gradient(grad, logits, grad_weight, i, j);
  });
}

inline double gate_gradient_square(const float* grad, const Logits<float>& logits, int kind,
                                   int64_t n, int threads) {
  const int64_t blocks = (n + kSquared - 1) / kSquared;
  std::vector<double> parts(static_cast<size_t>(blocks));
  parallel(blocks, threads, [&](int64_t i) {
    const FlushDenormals guard;
    parts[static_cast<size_t>(i)] = parameter_kernels<float>(kind).gradient_square(
        grad, logits, i * kSquared, std::min(n, (i + 1) * kSquared));
  });
  double total = 0;
  for (const double part : parts) total += part;
  return total;
}

inline void gate_adam(const float* grad, const Logits<float>& logits, int kind,
                      const AdamStep& step, int64_t n, float* weight, float* mean, float* square,
                      float* coefficients, uint8_t* gates, int threads) {
  compute(n, 256, threads, [&](int64_t i, int64_t j) {
    parameter_kernels<float>(kind).adam(grad, logits, step, weight, mean, square, coefficients,
                                        gates, i, j);
  });
}

inline void gate_noise(bool logistic, uint64_t key, int64_t n, float* out, int threads) {
  Noise* const noise = logistic ? training_kernels().logistic : training_kernels().gumbel;
  const int64_t blocks = (n + kNoiseBlock - 1) / kNoiseBlock;
  parallel(blocks, threads, [&](int64_t i) {
    noise(key, i * kNoiseBlock, std::min(n, (i + 1) * kNoiseBlock), out);
  });
}

}  // namespace gategrad
