// Convolutions with trees of gates on many threads. Results do not depend on how many.
#pragma once

#include <cstdint>
#include <vector>

#include "training/kernels/kernels.h"

namespace gategrad {

// Which inputs the trees of a convolution read, checked. Never changes.
class TreeWiring {
 public:
  struct Sizes {
    int64_t n_channels, plane, n_kernels, depth, n_outputs, pool, window, n_groups;
  };

  // Trees fall into `n_groups` runs of consecutive ones, as even as can be, and so do channels: a
  // tree reads channels of its own group alone. Sizes have been checked; arrays as in Convolution.
  // Throws std::invalid_argument where a leaf reads what it must not.
  TreeWiring(const Sizes& sizes, const int32_t* channel, const int32_t* place, const int32_t* tap);

  TreeWiring(const TreeWiring&) = delete;
  TreeWiring& operator=(const TreeWiring&) = delete;

  const Convolution& view() const { return view_; }
  const std::vector<ConvolutionGroup>& groups() const { return groups_; }
  int64_t n_inputs() const { return view_.n_channels * view_.plane; }
  int64_t n_outputs() const { return view_.n_kernels * view_.n_outputs; }
  int64_t n_gates() const { return view_.n_kernels * view_.gates(); }

 private:
  std::vector<int32_t> channel_, place_, tap_;
  std::vector<ConvolutionGroup> groups_;
  Convolution view_;
};

// Throws std::invalid_argument for sizes that cannot be.
void check_tree_sizes(const TreeWiring::Sizes& sizes);

template <class T>
void tree_forward(const T* x, const typename ComputedIn<T>::type* coefficients,
                  const TreeWiring& wiring, int64_t batch, T* out, int threads);
void hard_tree_forward(const uint32_t* x, const uint8_t* gates, const TreeWiring& wiring,
                       int64_t batch, uint32_t* out, int threads);
// grad_x may be null.
template <class T>
void tree_backward(const T* grad, const T* x, const typename ComputedIn<T>::type* coefficients,
                   const TreeWiring& wiring, int64_t batch, T* grad_x,
                   typename ComputedIn<T>::type* grad_coefficients, int threads);
template <class T>
void hard_tree_backward(const T* grad, const uint32_t* x,
                        const typename ComputedIn<T>::type* coefficients, const uint8_t* gates,
                        const TreeWiring& wiring, int64_t batch, T* grad_x,
                        typename ComputedIn<T>::type* grad_coefficients, int threads);

}  // namespace gategrad
