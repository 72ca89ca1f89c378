// How the parts of the Python module that take netlists check and return arrays.
#pragma once

#include <utility>
#include <vector>

#include "bindings/arrays.h"
#include "circuit/netlist.h"

namespace gategrad {

// A NumPy array that owns what was in the vector.
template <class T>
nb::ndarray<nb::numpy, T, nb::ndim<1>> owned(std::vector<T>&& values) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return nb::ndarray<nb::numpy, T, nb::ndim<1>>(kept->data(), {kept->size()}, owner);
}

// A netlist's arrays as a view, their lengths checked.
inline NetlistView netlist_view(int64_t n_inputs, const In<uint8_t, 1>& gate,
                                const In<int32_t, 1>& a, const In<int32_t, 1>& b,
                                const int32_t* outputs = nullptr, size_t n_outputs = 0) {
  require(n_inputs >= 0, "n_inputs must not be negative");
  require(gate.shape(0) == a.shape(0) && a.shape(0) == b.shape(0),
          "gate, a and b must have one length");
  require(static_cast<uint64_t>(n_inputs) + gate.shape(0) + n_outputs < (uint64_t{1} << 31) - 2,
          "more nets than 32-bit numbers can name");
  return {n_inputs, static_cast<int64_t>(gate.shape(0)), gate.data(), a.data(),
          b.data(), static_cast<int64_t>(n_outputs),     outputs};
}

}  // namespace gategrad
