// How the parts of the Python module that train check their arguments: rows of samples.
#pragma once

#include "bindings/arrays.h"
#include "training/kernels/kernels.h"

namespace gategrad {

// How numbers that C++ has no type for arrive: bfloat16 as its bits.
template <class T>
struct Carried {
  typedef T type;
};
template <>
struct Carried<Half> {
  typedef int16_t type;
};

template <class T, int N>
using InRows = In<typename Carried<T>::type, N>;
template <class T, int N>
using OutRows = Out<typename Carried<T>::type, N>;

template <class T, class A>
auto data(A& array) {
  typedef std::conditional_t<std::is_const_v<std::remove_pointer_t<decltype(array.data())>>,
                             const T, T>
      Element;
  return reinterpret_cast<Element*>(array.data());
}

template <class A>
int64_t size(const A& array, size_t axis) {
  return static_cast<int64_t>(array.shape(axis));
}

template <class A>
void require_shape(const A& array, int64_t rows, int64_t columns, const char* name) {
  if (size(array, 0) == rows && size(array, 1) == columns) return;
  throw std::invalid_argument(std::string(name) + " must have shape (" + std::to_string(rows) +
                              ", " + std::to_string(columns) + "), got (" +
                              std::to_string(size(array, 0)) + ", " +
                              std::to_string(size(array, 1)) + ")");
}

template <class A>
void require_length(const A& array, int64_t n, const char* name) {
  if (size(array, 0) == n) return;
  throw std::invalid_argument(std::string(name) + " must have length " + std::to_string(n) +
                              ", got " + std::to_string(size(array, 0)));
}

// Samples of rows; of rows of bits where `x` is words.
template <class A>
int64_t checked_batch(const A& x, int64_t per_element = 1) {
  const int64_t batch = size(x, 1) * per_element;
  if (batch % kGrain) {
    throw std::invalid_argument("rows must hold a multiple of " + std::to_string(kGrain) +
                                " samples, got " + std::to_string(batch));
  }
  return batch;
}

inline void check_gates(const In<uint8_t, 1>& gates, int64_t n) {
  require_length(gates, n, "gates");
  for (int64_t i = 0; i < n; ++i) require(gates.data()[i] < 16, "gates must be 0 to 15");
}

}  // namespace gategrad
