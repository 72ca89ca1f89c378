// The parameters of gates on many threads: coefficients of logits, gradients and steps of Adam.
// Results do not depend on how many.
#pragma once

#include <cstdint>

#include "training/kernels/kernels.h"

namespace gategrad {

template <class T>
void gate_coefficients(const Logits<T>& logits, int64_t n, T* coefficients, uint8_t* gates,
                       int threads);
template <class T>
void gate_weight_gradient(const T* grad, const Logits<T>& logits, int64_t n, T* grad_weight,
                          int threads);
double gate_gradient_square(const float* grad, const Logits<float>& logits, int64_t n, int threads);
void gate_adam(const float* grad, const Logits<float>& logits, const AdamStep& step, int64_t n,
               float* weight, float* mean, float* square, float* coefficients, uint8_t* gates,
               int threads);

}  // namespace gategrad
