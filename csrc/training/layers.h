// Layers of gates on many threads. Results do not depend on how many: each row and each gradient is
// written by one thread, and every sum has one order.
#pragma once

#include <cstdint>
#include <vector>

#include "training/kernels/kernels.h"

namespace gategrad {

// A layer's wiring, checked, in every order that kernels need. Never changes.
class LayerWiring {
 public:
  // Throws std::invalid_argument where an input does not exist.
  LayerWiring(const int32_t* a, const int32_t* b, int64_t n_gates, int64_t n_inputs);

  LayerWiring(const LayerWiring&) = delete;
  LayerWiring& operator=(const LayerWiring&) = delete;

  const Wiring& view() const { return view_; }

 private:
  struct Sorted {
    std::vector<int32_t> start, gate, a, b;
  };
  void sort(const std::vector<int32_t>& key, Sorted& sorted) const;

  std::vector<int32_t> a_, b_;
  Sorted by_a_, by_b_;
  Wiring view_;
};

// Sums of outputs are those of `n_groups` groups of consecutive gates, the first of which are
// longer by one where they are not equal.

template <class T>
void layer_forward(const T* x, const typename ComputedIn<T>::type* coefficients,
                   const Wiring& wiring, int64_t batch, T* out, int threads);
template <class T>
void layer_sums(const T* x, const typename ComputedIn<T>::type* coefficients, const Wiring& wiring,
                int64_t batch, int64_t n_groups, typename ComputedIn<T>::type* out, int threads);
// Source is T, or uint32_t for bits. `grad` has one row per gate, or per group where n_groups is
// not 0. grad_x may be null.
template <class T, class Source>
void layer_backward(const T* grad, const Source* x,
                    const typename ComputedIn<T>::type* coefficients, const Wiring& wiring,
                    int64_t batch, int64_t n_groups, T* grad_x,
                    typename ComputedIn<T>::type* grad_coefficients, int threads);
void hard_layer_forward(const uint32_t* x, const uint8_t* gates, const Wiring& wiring,
                        int64_t batch, uint32_t* out, int threads);
void hard_layer_sums(const uint32_t* x, const uint8_t* gates, const Wiring& wiring, int64_t batch,
                     int64_t n_groups, float* out, int threads);

}  // namespace gategrad
