// What all parts of the Python module use to check their arguments.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>

namespace gategrad {

namespace nb = nanobind;

template <class T, int N>
using In = nb::ndarray<const T, nb::ndim<N>, nb::c_contig, nb::device::cpu>;
template <class T, int N>
using Out = nb::ndarray<T, nb::ndim<N>, nb::c_contig, nb::device::cpu>;

// An argument that must have the right dtype and layout: a converted copy of a result would be
// lost.
inline auto exact(const char* name) { return nb::arg(name).noconvert(); }

inline void require(bool condition, const char* what) {
  if (!condition) throw std::invalid_argument(what);
}

inline int checked_threads(int threads) {
  if (threads < 1 || threads > 1024) {
    throw std::invalid_argument("threads must be 1 to 1024, got " + std::to_string(threads));
  }
  return threads;
}

// A file each.
void bind_layers(nb::module_& m);
void bind_gate_parameters(nb::module_& m);
void bind_trees(nb::module_& m);
void bind_engine(nb::module_& m);
void bind_circuit(nb::module_& m);
void bind_passes(nb::module_& m);
void bind_refinement(nb::module_& m);
void bind_tables(nb::module_& m);

}  // namespace gategrad
