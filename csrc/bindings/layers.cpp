// The part of gategrad._native that trains layers of gates. Every array is checked here, shapes
// against one another; indices were checked when a wiring was made. Nothing below this file reads
// out of bounds.
#include "training/layers.h"

#include <nanobind/stl/optional.h>

#include <optional>

#include "bindings/released_gil.h"
#include "bindings/sample_rows.h"
#include "machine/memory.h"
#include "training/bit_rows.h"
#include "training/layer_wiring.h"

namespace gategrad {
namespace {

// A torch tensor (rows, columns) with undefined content, from memory that is used again and again.
template <class T>
nb::ndarray<nb::pytorch, T, nb::ndim<2>> empty_rows(int64_t rows, int64_t columns) {
  constexpr int64_t most = int64_t{1} << 40;
  require(rows >= 0 && columns >= 0 && (columns == 0 || rows <= most / columns),
          "rows and columns must not be negative, nor the tensor larger than 2^40 numbers");
  struct Block {
    void* data;
    size_t bytes;
  };
  const size_t bytes = static_cast<size_t>(rows) * static_cast<size_t>(columns) * sizeof(T);
  Block* block = new Block{take_block(bytes), bytes};
  nb::capsule owner(block, [](void* p) noexcept {
    Block* freed = static_cast<Block*>(p);
    give_block(freed->data, freed->bytes);
    delete freed;
  });
  const size_t shape[2] = {static_cast<size_t>(rows), static_cast<size_t>(columns)};
  return nb::ndarray<nb::pytorch, T, nb::ndim<2>>(block->data, 2, shape, owner);
}

int64_t checked_groups(int64_t n_groups, int64_t n_gates) {
  if (n_groups < 1 || n_groups > n_gates) {
    throw std::invalid_argument("groups must be 1 to " + std::to_string(n_gates) + ", got " +
                                std::to_string(n_groups));
  }
  return n_groups;
}

// ---- layers

template <class T>
void forward(const LayerWiring& wiring, InRows<T, 2> x, In<typename ComputedIn<T>::type, 2> c,
             OutRows<T, 2> out, int threads) {
  const Wiring& w = wiring.view();
  const int64_t batch = checked_batch(x);
  require_shape(x, w.n_inputs, batch, "x");
  require_shape(c, w.n_gates, 4, "coefficients");
  require_shape(out, w.n_gates, batch, "out");
  threads = checked_threads(threads);
  ReleasedGil released;
  layer_forward<T>(data<T>(x), c.data(), w, batch, data<T>(out), threads);
}

template <class T>
void sums(const LayerWiring& wiring, InRows<T, 2> x, In<typename ComputedIn<T>::type, 2> c,
          Out<typename ComputedIn<T>::type, 2> out, int threads) {
  const Wiring& w = wiring.view();
  const int64_t batch = checked_batch(x), groups = checked_groups(size(out, 0), w.n_gates);
  require_shape(x, w.n_inputs, batch, "x");
  require_shape(c, w.n_gates, 4, "coefficients");
  require_shape(out, groups, batch, "out");
  threads = checked_threads(threads);
  ReleasedGil released;
  layer_sums<T>(data<T>(x), c.data(), w, batch, groups, out.data(), threads);
}

template <class T, class Source, class X>
void any_backward(const LayerWiring& wiring, const InRows<T, 2>& grad, const X& x,
                  int64_t per_element, const In<typename ComputedIn<T>::type, 2>& c, bool grouped,
                  const std::optional<OutRows<T, 2>>& grad_x,
                  const Out<typename ComputedIn<T>::type, 2>& grad_c, int threads) {
  const Wiring& w = wiring.view();
  const int64_t batch = checked_batch(x, per_element);
  require_shape(x, w.n_inputs, batch / per_element, "x");
  const int64_t groups = grouped ? checked_groups(size(grad, 0), w.n_gates) : 0;
  require_shape(grad, grouped ? groups : w.n_gates, batch, "grad");
  require_shape(c, w.n_gates, 4, "coefficients");
  require_shape(grad_c, w.n_gates, 4, "grad_coefficients");
  if (grad_x) require_shape(*grad_x, w.n_inputs, batch, "grad_x");
  threads = checked_threads(threads);
  T* gx = grad_x ? data<T>(*grad_x) : nullptr;
  ReleasedGil released;
  layer_backward<T, Source>(data<T>(grad), data<Source>(x), c.data(), w, batch, groups, gx,
                            grad_c.data(), threads);
}

template <class T>
void backward(const LayerWiring& wiring, InRows<T, 2> grad, InRows<T, 2> x,
              In<typename ComputedIn<T>::type, 2> c, bool grouped,
              std::optional<OutRows<T, 2>> grad_x, Out<typename ComputedIn<T>::type, 2> grad_c,
              int threads) {
  any_backward<T, T>(wiring, grad, x, 1, c, grouped, grad_x, grad_c, threads);
}

template <class T>
void hard_backward(const LayerWiring& wiring, InRows<T, 2> grad, In<int32_t, 2> x, In<float, 2> c,
                   bool grouped, std::optional<OutRows<T, 2>> grad_x, Out<float, 2> grad_c,
                   int threads) {
  any_backward<T, uint32_t>(wiring, grad, x, 32, c, grouped, grad_x, grad_c, threads);
}

// Grouped where `grad` has a row for each of several groups of gates.
template <class T>
void candidate_sums(const LayerWiring& wiring, const LayerCandidates& candidates, InRows<T, 2> grad,
                    In<int32_t, 2> x, In<float, 2> c, bool grouped, Out<float, 2> out,
                    int threads) {
  const Wiring& w = wiring.view();
  const Candidates& of = candidates.view();
  const int64_t batch = checked_batch(x, 32);
  require(of.n_gates == w.n_gates && candidates.n_inputs() == w.n_inputs,
          "candidates must be those of the wiring's gates and inputs");
  require_shape(x, w.n_inputs, batch / 32, "x");
  const int64_t groups = grouped ? checked_groups(size(grad, 0), w.n_gates) : 0;
  require_shape(grad, grouped ? groups : w.n_gates, batch, "grad");
  require_shape(c, w.n_gates, 4, "coefficients");
  require_shape(out, 2 * of.n_gates, of.count, "out");
  threads = checked_threads(threads);
  ReleasedGil released;
  layer_candidate_sums<T>(data<T>(grad), data<uint32_t>(x), c.data(), w, of, batch, groups,
                          out.data(), threads);
}

// With moments of type M.
template <class M>
void adam_of_candidates(const LayerCandidates& candidates, In<float, 2> sums, Out<float, 2> weight,
                        OutRows<M, 2> mean, OutRows<M, 2> square, const AdamStep& step,
                        Out<int32_t, 2> chosen, int threads) {
  const Candidates& of = candidates.view();
  require_shape(sums, 2 * of.n_gates, of.count, "sums");
  require_shape(weight, 2 * of.n_gates, of.count, "weight");
  require_shape(mean, 2 * of.n_gates, of.count, "mean");
  require_shape(square, 2 * of.n_gates, of.count, "square");
  require_shape(chosen, 2, of.n_gates, "chosen");
  threads = checked_threads(threads);
  ReleasedGil released;
  candidate_adam<M>(sums.data(), of, step, weight.data(), data<M>(mean), data<M>(square),
                    chosen.data(), threads);
}

void hard_forward(const LayerWiring& wiring, In<int32_t, 2> x, In<uint8_t, 1> gates,
                  Out<int32_t, 2> out, int threads) {
  const Wiring& w = wiring.view();
  require_shape(x, w.n_inputs, size(x, 1), "x");
  require_shape(out, w.n_gates, size(x, 1), "out");
  check_gates(gates, w.n_gates);
  threads = checked_threads(threads);
  const int64_t batch = 32 * size(x, 1);
  ReleasedGil released;
  hard_layer_forward(data<uint32_t>(x), gates.data(), w, batch, data<uint32_t>(out), threads);
}

void hard_sums(const LayerWiring& wiring, In<int32_t, 2> x, In<uint8_t, 1> gates, Out<float, 2> out,
               int threads) {
  const Wiring& w = wiring.view();
  const int64_t batch = 32 * size(x, 1), groups = checked_groups(size(out, 0), w.n_gates);
  require_shape(x, w.n_inputs, size(x, 1), "x");
  require_shape(out, groups, batch, "out");
  check_gates(gates, w.n_gates);
  threads = checked_threads(threads);
  ReleasedGil released;
  hard_layer_sums(data<uint32_t>(x), gates.data(), w, batch, groups, out.data(), threads);
}

template <class T>
bool within(In<T, 2> x, double low, double high, bool ends, int threads) {
  threads = checked_threads(threads);
  ReleasedGil released;
  return all_within(x.data(), size(x, 0) * size(x, 1), static_cast<T>(low), static_cast<T>(high),
                    ends, threads);
}

bool pack(In<float, 2> x, Out<int32_t, 2> out, int threads) {
  const int64_t words = (size(x, 1) + 31) / 32;
  require_shape(out, size(x, 0), words, "out");
  threads = checked_threads(threads);
  ReleasedGil released;
  return bits_from_rows(x.data(), size(x, 0), size(x, 1), 32 * words, data<uint32_t>(out), threads);
}

// `x` is (samples, features), `out` has a row for each feature.
bool pack_samples(In<float, 2> x, Out<int32_t, 2> out, int threads) {
  const int64_t batch = checked_batch(out, 32);
  require(size(out, 0) == size(x, 1) && size(x, 0) <= batch && batch < size(x, 0) + kGrain,
          "out must have a row for each feature, and a word for each 32 samples");
  threads = checked_threads(threads);
  ReleasedGil released;
  return bits_from_samples(x.data(), size(x, 0), size(x, 1), batch, data<uint32_t>(out), threads);
}

void unpack(In<int32_t, 2> x, Out<float, 2> out, int threads) {
  const int64_t words = (size(out, 1) + 31) / 32;
  require_shape(x, size(out, 0), words, "x");
  threads = checked_threads(threads);
  ReleasedGil released;
  rows_from_bits(data<uint32_t>(x), size(out, 0), size(out, 1), 32 * words, out.data(), threads);
}

template <class M>
void bind_candidate_adam(nb::module_& m) {
  m.def("candidate_adam", &adam_of_candidates<M>, exact("candidates"), exact("sums"),
        exact("weight"), exact("mean"), exact("square"), exact("step"), exact("chosen"),
        exact("threads"));
}

template <class T>
void bind_rows(nb::module_& m) {
  m.def("forward", &forward<T>, exact("wiring"), exact("x"), exact("coefficients"), exact("out"),
        exact("threads"));
  m.def("sums", &sums<T>, exact("wiring"), exact("x"), exact("coefficients"), exact("out"),
        exact("threads"));
  m.def("backward", &backward<T>, exact("wiring"), exact("grad"), exact("x"), exact("coefficients"),
        exact("grouped"), exact("grad_x").none(), exact("grad_coefficients"), exact("threads"));
}

template <class T>
void bind_hard_rows(nb::module_& m) {
  m.def("hard_backward", &hard_backward<T>, exact("wiring"), exact("grad"), exact("x"),
        exact("coefficients"), exact("grouped"), exact("grad_x").none(), exact("grad_coefficients"),
        exact("threads"));
  m.def("candidate_sums", &candidate_sums<T>, exact("wiring"), exact("candidates"), exact("grad"),
        exact("x"), exact("coefficients"), exact("grouped"), exact("out"), exact("threads"));
}

template <class T>
void bind_within(nb::module_& m) {
  m.def("within", &within<T>, exact("x"), nb::arg("low"), nb::arg("high"), exact("ends"),
        exact("threads"));
}

}  // namespace

void bind_layers(nb::module_& m) {
  m.attr("GRAIN") = kGrain;
  m.def("empty_float32", &empty_rows<float>, exact("rows"), exact("columns"));
  m.def("empty_float64", &empty_rows<double>, exact("rows"), exact("columns"));
  m.def("empty_int16", &empty_rows<int16_t>, exact("rows"), exact("columns"));
  m.def("empty_int32", &empty_rows<int32_t>, exact("rows"), exact("columns"));

  nb::class_<LayerWiring>(m, "Wiring")
      .def(
          "__init__",
          [](LayerWiring* self, In<int32_t, 2> connections, int64_t n_inputs) {
            require(size(connections, 0) == 2, "connections must have shape (2, gates)");
            require(n_inputs >= 0, "n_inputs must not be negative");
            const int64_t n = size(connections, 1);
            new (self) LayerWiring(connections.data(), connections.data() + n, n, n_inputs);
          },
          exact("connections"), exact("n_inputs"))
      .def_prop_ro("n_gates", [](const LayerWiring& w) { return w.view().n_gates; })
      .def_prop_ro("n_inputs", [](const LayerWiring& w) { return w.view().n_inputs; });

  m.attr("MOST_CANDIDATES") = kMostCandidates;
  nb::class_<LayerCandidates>(m, "Candidates")
      .def(
          "__init__",
          [](LayerCandidates* self, In<int32_t, 2> candidates, int64_t n_inputs) {
            require(size(candidates, 0) % 2 == 0, "candidates must have shape (2 * gates, count)");
            require(n_inputs >= 0, "n_inputs must not be negative");
            new (self) LayerCandidates(candidates.data(), size(candidates, 0) / 2,
                                       size(candidates, 1), n_inputs);
          },
          exact("candidates"), exact("n_inputs"));
  bind_candidate_adam<float>(m);
  bind_candidate_adam<Half>(m);

  bind_rows<float>(m);
  bind_rows<double>(m);
  bind_rows<Half>(m);
  bind_hard_rows<float>(m);
  bind_hard_rows<Half>(m);
  m.def("hard_forward", &hard_forward, exact("wiring"), exact("x"), exact("gates"), exact("out"),
        exact("threads"));
  m.def("hard_sums", &hard_sums, exact("wiring"), exact("x"), exact("gates"), exact("out"),
        exact("threads"));
  bind_within<float>(m);
  bind_within<double>(m);
  m.def("pack", &pack, exact("x"), exact("out"), exact("threads"));
  m.def("pack_samples", &pack_samples, exact("x"), exact("out"), exact("threads"));
  m.def("unpack", &unpack, exact("x"), exact("out"), exact("threads"));
}

}  // namespace gategrad
