#include "training/gate_parameters.h"

#include <algorithm>
#include <vector>

#include "training/dispatch.h"
#include "training/split.h"

namespace gategrad {
namespace {

// Gates whose squared gradients are summed in one go.
constexpr int64_t kSquared = 4096;

template <class T>
const ParameterKernels<T>& parameter_kernels();
template <>
const ParameterKernels<float>& parameter_kernels<float>() {
  return training_kernels().parameters_f32;
}
template <>
const ParameterKernels<double>& parameter_kernels<double>() {
  return training_kernels().parameters_f64;
}

}  // namespace

template <class T>
void gate_coefficients(const Logits<T>& logits, int64_t n, T* coefficients, uint8_t* gates,
                       int threads) {
  compute(n, 256, threads, [&](int64_t i, int64_t j) {
    parameter_kernels<T>().coefficients(logits, coefficients, gates, i, j);
  });
}

template <class T>
void gate_weight_gradient(const T* grad, const Logits<T>& logits, int64_t n, T* grad_weight,
                          int threads) {
  compute(n, 256, threads, [&](int64_t i, int64_t j) {
    parameter_kernels<T>().weight_gradient(grad, logits, grad_weight, i, j);
  });
}

double gate_gradient_square(const float* grad, const Logits<float>& logits, int64_t n,
                            int threads) {
  const int64_t blocks = (n + kSquared - 1) / kSquared;
  std::vector<double> parts(static_cast<size_t>(blocks));
  parallel(blocks, threads, [&](int64_t i) {
    const FlushDenormals guard;
    parts[static_cast<size_t>(i)] = training_kernels().parameters_f32.gradient_square(
        grad, logits, i * kSquared, std::min(n, (i + 1) * kSquared));
  });
  double total = 0;
  for (const double part : parts) total += part;
  return total;
}

void gate_adam(const float* grad, const Logits<float>& logits, const AdamStep& step, int64_t n,
               float* weight, float* mean, float* square, float* coefficients, uint8_t* gates,
               int threads) {
  compute(n, 256, threads, [&](int64_t i, int64_t j) {
    training_kernels().parameters_f32.adam(grad, logits, step, weight, mean, square, coefficients,
                                           gates, i, j);
  });
}

template void gate_coefficients(const Logits<float>&, int64_t, float*, uint8_t*, int);
template void gate_coefficients(const Logits<double>&, int64_t, double*, uint8_t*, int);
template void gate_weight_gradient(const float*, const Logits<float>&, int64_t, float*, int);
template void gate_weight_gradient(const double*, const Logits<double>&, int64_t, double*, int);

}  // namespace gategrad
