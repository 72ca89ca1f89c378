// The part of gategrad._native that trains convolutions. Every array is checked here, shapes
// against one another; what trees read was checked when a wiring was made.
#include "training/trees.h"

#include <nanobind/stl/optional.h>

#include <optional>

#include "bindings/released_gil.h"
#include "bindings/sample_rows.h"
#include "training/layer_wiring.h"

namespace gategrad {
namespace {

template <class T>
void forward(const TreeWiring& wiring, InRows<T, 2> x, In<float, 2> c, OutRows<T, 2> out,
             int threads) {
  const int64_t batch = checked_batch(x);
  require_shape(x, wiring.n_inputs(), batch, "x");
  require_shape(c, wiring.n_gates(), 4, "coefficients");
  require_shape(out, wiring.n_outputs(), batch, "out");
  threads = checked_threads(threads);
  ReleasedGil released;
  tree_forward<T>(data<T>(x), c.data(), wiring, batch, data<T>(out), threads);
}

void hard_forward(const TreeWiring& wiring, In<int32_t, 2> x, In<uint8_t, 1> gates,
                  Out<int32_t, 2> out, int threads) {
  require_shape(x, wiring.n_inputs(), size(x, 1), "x");
  require_shape(out, wiring.n_outputs(), size(x, 1), "out");
  check_gates(gates, wiring.n_gates());
  threads = checked_threads(threads);
  const int64_t batch = 32 * size(x, 1);
  ReleasedGil released;
  hard_tree_forward(data<uint32_t>(x), gates.data(), wiring, batch, data<uint32_t>(out), threads);
}

template <class T, class X>
int64_t checked_backward(const TreeWiring& wiring, const InRows<T, 2>& grad, const X& x,
                         int64_t per_element, const In<float, 2>& c,
                         const std::optional<OutRows<T, 2>>& grad_x, const Out<float, 2>& grad_c) {
  const int64_t batch = checked_batch(x, per_element);
  require_shape(x, wiring.n_inputs(), batch / per_element, "x");
  require_shape(grad, wiring.n_outputs(), batch, "grad");
  require_shape(c, wiring.n_gates(), 4, "coefficients");
  require_shape(grad_c, wiring.n_gates(), 4, "grad_coefficients");
  if (grad_x) require_shape(*grad_x, wiring.n_inputs(), batch, "grad_x");
  return batch;
}

template <class T>
void backward(const TreeWiring& wiring, InRows<T, 2> grad, InRows<T, 2> x, In<float, 2> c,
              std::optional<OutRows<T, 2>> grad_x, Out<float, 2> grad_c, int threads) {
  const int64_t batch = checked_backward<T>(wiring, grad, x, 1, c, grad_x, grad_c);
  threads = checked_threads(threads);
  T* gx = grad_x ? data<T>(*grad_x) : nullptr;
  ReleasedGil released;
  tree_backward<T>(data<T>(grad), data<T>(x), c.data(), wiring, batch, gx, grad_c.data(), threads);
}

template <class T>
void hard_backward(const TreeWiring& wiring, InRows<T, 2> grad, In<int32_t, 2> x, In<float, 2> c,
                   In<uint8_t, 1> gates, std::optional<OutRows<T, 2>> grad_x, Out<float, 2> grad_c,
                   int threads) {
  const int64_t batch = checked_backward<T>(wiring, grad, x, 32, c, grad_x, grad_c);
  check_gates(gates, wiring.n_gates());
  threads = checked_threads(threads);
  T* gx = grad_x ? data<T>(*grad_x) : nullptr;
  ReleasedGil released;
  hard_tree_backward<T>(data<T>(grad), data<uint32_t>(x), c.data(), gates.data(), wiring, batch, gx,
                        grad_c.data(), threads);
}

template <class T>
void leaf_sums(const TreeWiring& wiring, const LayerCandidates& candidates, InRows<T, 2> grad,
               In<int32_t, 2> x, In<float, 2> c, In<uint8_t, 1> gates, Out<float, 2> out,
               int threads) {
  const Convolution& view = wiring.view();
  const Candidates& of = candidates.view();
  const int64_t batch = checked_batch(x, 32), n_leaves = view.n_kernels * view.leaves();
  require(2 * of.n_gates == n_leaves && candidates.n_inputs() == view.n_channels * view.window,
          "candidates must be places of the windows of the wiring's leaves");
  require_shape(x, wiring.n_inputs(), batch / 32, "x");
  require_shape(grad, wiring.n_outputs(), batch, "grad");
  require_shape(c, wiring.n_gates(), 4, "coefficients");
  check_gates(gates, wiring.n_gates());
  require_shape(out, n_leaves, of.count, "out");
  threads = checked_threads(threads);
  ReleasedGil released;
  leaf_candidate_sums<T>(data<T>(grad), data<uint32_t>(x), c.data(), gates.data(), wiring, of,
                         batch, out.data(), threads);
}

template <class T>
void bind_rows(nb::module_& m) {
  m.def("tree_forward", &forward<T>, exact("wiring"), exact("x"), exact("coefficients"),
        exact("out"), exact("threads"));
  m.def("tree_backward", &backward<T>, exact("wiring"), exact("grad"), exact("x"),
        exact("coefficients"), exact("grad_x").none(), exact("grad_coefficients"),
        exact("threads"));
  m.def("hard_tree_backward", &hard_backward<T>, exact("wiring"), exact("grad"), exact("x"),
        exact("coefficients"), exact("gates"), exact("grad_x").none(), exact("grad_coefficients"),
        exact("threads"));
  m.def("leaf_sums", &leaf_sums<T>, exact("wiring"), exact("candidates"), exact("grad"), exact("x"),
        exact("coefficients"), exact("gates"), exact("out"), exact("threads"));
}

}  // namespace

void bind_trees(nb::module_& m) {
  nb::class_<TreeWiring>(m, "TreeWiring")
      .def(
          "__init__",
          [](TreeWiring* self, In<int32_t, 3> leaves, In<int32_t, 3> taps, int64_t n_channels,
             int64_t plane, int64_t n_groups) {
            require(size(leaves, 0) == 2, "leaves must have shape (2, kernels, 2^depth)");
            int64_t depth = 0;
            while (depth < kMaxDepth && (int64_t{1} << depth) < size(leaves, 2)) ++depth;
            require(size(leaves, 2) == int64_t{1} << depth, "leaves must be 2, 4, 8 or 16 a tree");
            const TreeWiring::Sizes sizes = {n_channels,    plane,         size(leaves, 1),
                                             depth,         size(taps, 0), size(taps, 1),
                                             size(taps, 2), n_groups};
            check_tree_sizes(sizes);
            new (self) TreeWiring(sizes, leaves.data(),
                                  leaves.data() + size(leaves, 1) * size(leaves, 2), taps.data());
          },
          exact("leaves"), exact("taps"), exact("n_channels"), exact("plane"), exact("n_groups"))
      .def_prop_ro("n_inputs", &TreeWiring::n_inputs)
      .def_prop_ro("n_outputs", &TreeWiring::n_outputs)
      .def_prop_ro("n_gates", &TreeWiring::n_gates);
  bind_rows<float>(m);
  bind_rows<Half>(m);
  m.def("hard_tree_forward", &hard_forward, exact("wiring"), exact("x"), exact("gates"),
        exact("out"), exact("threads"));
}

}  // namespace gategrad
