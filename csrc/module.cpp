// The Python module gategrad._native. Every array is checked here: shapes against one another and
// indices against what they point into. Nothing below this file reads out of bounds.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include "dispatch.h"
#include "engine.h"
#include "memory.h"
#include "thread_pool.h"

namespace nb = nanobind;

namespace gategrad {
namespace {

template <class T, int N>
using In = nb::ndarray<const T, nb::ndim<N>, nb::c_contig, nb::device::cpu>;
template <class T, int N>
using Out = nb::ndarray<T, nb::ndim<N>, nb::c_contig, nb::device::cpu>;

// An argument that must have the right dtype and layout: a converted copy of a result would be
// lost.
auto exact(const char* name) { return nb::arg(name).noconvert(); }

void require(bool condition, const char* what) {
  if (!condition) throw std::invalid_argument(what);
}

int checked_threads(int threads) {
  if (threads < 1 || threads > 1024) {
    throw std::invalid_argument("threads must be 1 to 1024, got " + std::to_string(threads));
  }
  return threads;
}

template <class T>
const LayerKernels<T>& layer_kernels();
template <>
const LayerKernels<float>& layer_kernels<float>() {
  return kernels().f32;
}
template <>
const LayerKernels<double>& layer_kernels<double>() {
  return kernels().f64;
}

// Splits [0, n) into equal parts, one per thread.
template <class Part>
void split(int64_t n, int threads, Part part) {
  const int64_t parts = std::min<int64_t>(threads, std::max<int64_t>(1, n / 256));
  parallel(parts, threads, [&](int64_t i) { part(n * i / parts, n * (i + 1) / parts); });
}

template <class T>
void softmax(In<T, 2> weight, Out<T, 2> out, int threads) {
  const int64_t n = static_cast<int64_t>(weight.shape(0));
  require(weight.shape(1) == 16, "weight must have shape (gates, 16)");
  require(out.shape(0) == weight.shape(0) && out.shape(1) == 4, "out must have shape (gates, 4)");
  const T* w = weight.data();
  T* c = out.data();
  threads = checked_threads(threads);
  nb::gil_scoped_release release;
  split(n, threads, [&](int64_t i, int64_t j) { layer_kernels<T>().softmax(w, c, i, j); });
}

template <class T>
void softmax_backward(In<T, 2> grad, In<T, 2> weight, Out<T, 2> out, int threads) {
  const int64_t n = static_cast<int64_t>(weight.shape(0));
  require(weight.shape(1) == 16, "weight must have shape (gates, 16)");
  require(grad.shape(0) == weight.shape(0) && grad.shape(1) == 4,
          "grad must have shape (gates, 4)");
  require(out.shape(0) == weight.shape(0) && out.shape(1) == 16, "out must have shape (gates, 16)");
  const T *g = grad.data(), *w = weight.data();
  T* o = out.data();
  threads = checked_threads(threads);
  nb::gil_scoped_release release;
  split(n, threads,
        [&](int64_t i, int64_t j) { layer_kernels<T>().softmax_backward(g, w, o, i, j); });
}

// Checks that row 0 lists every gate once and rows 1 and 2 name inputs.
Wiring checked_wiring(const In<int32_t, 2>& wiring, int64_t n_inputs) {
  require(wiring.shape(0) == 3, "wiring must have shape (3, gates)");
  const int64_t n = static_cast<int64_t>(wiring.shape(1));
  const Wiring result = {wiring.data(), wiring.data() + n, wiring.data() + 2 * n, n};
  std::vector<bool> seen(static_cast<size_t>(n), false);
  for (int64_t i = 0; i < n; ++i) {
    const int64_t gate = result.gate[i];
    require(gate >= 0 && gate < n && !seen[static_cast<size_t>(gate)],
            "wiring must list every gate once");
    seen[static_cast<size_t>(gate)] = true;
  }
  int32_t low = 0, high = -1;
  for (int64_t i = 0; i < 2 * n; ++i) {
    low = std::min(low, result.a[i]);
    high = std::max(high, result.a[i]);
  }
  require(low >= 0 && high < n_inputs, "wiring names an input that does not exist");
  return result;
}

// Samples that one piece of work handles. Gradients of coefficients are summed within a piece and
// then piece by piece, in an order that does not depend on the number of threads.
int64_t piece_length(int64_t batch) { return 64 * std::max<int64_t>(1, (batch + 511) / 512); }

// Memory for the length of a call.
template <class T>
struct Scratch {
  explicit Scratch(int64_t n)
      : bytes(static_cast<size_t>(n) * sizeof(T)), data(static_cast<T*>(take_block(bytes))) {}
  ~Scratch() { give_block(data, bytes); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  size_t bytes;
  T* data;
};

template <class T>
void logic_layer(In<T, 2> x, In<T, 2> coefficients, In<int32_t, 2> wiring, Out<T, 2> out,
                 int threads) {
  const int64_t batch = static_cast<int64_t>(x.shape(1));
  const Wiring w = checked_wiring(wiring, static_cast<int64_t>(x.shape(0)));
  require(static_cast<int64_t>(coefficients.shape(0)) == w.n_gates && coefficients.shape(1) == 4,
          "coefficients must have shape (gates, 4)");
  require(static_cast<int64_t>(out.shape(0)) == w.n_gates &&
              static_cast<int64_t>(out.shape(1)) == batch,
          "out must have shape (gates, batch)");
  threads = checked_threads(threads);
  const T *px = x.data(), *pc = coefficients.data();
  T* po = out.data();
  nb::gil_scoped_release release;
  const int64_t piece = piece_length(batch), n_pieces = (batch + piece - 1) / piece;
  const int64_t parts = std::min<int64_t>(threads, n_pieces);
  parallel(parts, threads, [&](int64_t i) {
    const Slice slice = {batch, piece * (n_pieces * i / parts),
                         std::min(batch, piece * (n_pieces * (i + 1) / parts))};
    layer_kernels<T>().forward(px, pc, w, slice, po);
  });
}

template <class T>
void logic_layer_backward(In<T, 2> grad, In<T, 2> x, In<T, 2> coefficients, In<int32_t, 2> wiring,
                          Out<T, 2> grad_x, Out<T, 2> grad_coefficients, int threads) {
  const int64_t batch = static_cast<int64_t>(x.shape(1));
  const Wiring w = checked_wiring(wiring, static_cast<int64_t>(x.shape(0)));
  require(static_cast<int64_t>(grad.shape(0)) == w.n_gates &&
              static_cast<int64_t>(grad.shape(1)) == batch,
          "grad must have shape (gates, batch)");
  require(static_cast<int64_t>(coefficients.shape(0)) == w.n_gates && coefficients.shape(1) == 4,
          "coefficients must have shape (gates, 4)");
  require(grad_coefficients.shape(0) == coefficients.shape(0) && grad_coefficients.shape(1) == 4,
          "grad_coefficients must have shape (gates, 4)");
  const bool need_x = grad_x.size() > 0;
  require(!need_x || (grad_x.shape(0) == x.shape(0) && grad_x.shape(1) == x.shape(1)),
          "grad_x must have the shape of x, or be empty");
  threads = checked_threads(threads);
  const T *pg = grad.data(), *px = x.data(), *pc = coefficients.data();
  T *pgx = need_x ? grad_x.data() : nullptr, *pgc = grad_coefficients.data();
  nb::gil_scoped_release release;

  const int64_t piece = piece_length(batch), n_pieces = (batch + piece - 1) / piece;
  const int64_t parts = std::min<int64_t>(threads, n_pieces);
  const int64_t size = 4 * w.n_gates, n_inputs = static_cast<int64_t>(x.shape(0));
  if (n_pieces == 0) {
    std::fill(pgc, pgc + size, T(0));
    return;
  }
  const Scratch<T> beside(n_pieces > 1 ? n_pieces * size : 0);
  T* sums = n_pieces > 1 ? beside.data : pgc;
  std::vector<uint8_t> seen(need_x ? static_cast<size_t>(parts * n_inputs) : 0);
  parallel(parts, threads, [&](int64_t i) {
    const int64_t first = n_pieces * i / parts;
    const Slice slice = {batch, piece * first,
                         std::min(batch, piece * (n_pieces * (i + 1) / parts))};
    uint8_t* touched = seen.data() + (need_x ? i * n_inputs : 0);
    layer_kernels<T>().backward(pg, px, pc, w, slice, piece, pgx, touched, sums + first * size);
    for (int64_t row = 0; need_x && row < n_inputs; ++row) {
      if (touched[row]) continue;
      std::fill(pgx + row * batch + slice.begin, pgx + row * batch + slice.end, T(0));
    }
  });
  if (n_pieces == 1) return;
  split(size, threads, [&](int64_t i, int64_t j) {
    for (int64_t k = i; k < j; ++k) pgc[k] = sums[k];
    for (int64_t p = 1; p < n_pieces; ++p) {
      for (int64_t k = i; k < j; ++k) pgc[k] += sums[p * size + k];
    }
  });
}

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

// ---------------------------------------------------------------------------------------------

int64_t n_tiles(int64_t n_features) { return (n_features + kTile - 1) / kTile; }

// Packs blocks of rows: pack_block(rows, count, threshold, scratch, out), for each threshold.
template <class T, class Bound, class PackBlock>
void pack(const In<T, 2>& x, const In<Bound, 2>& bounds, const Out<uint64_t, 3>& out, int threads,
          PackBlock pack_block) {
  const int64_t n = static_cast<int64_t>(x.shape(0)), width = static_cast<int64_t>(x.shape(1));
  const int64_t n_thresholds = static_cast<int64_t>(bounds.shape(0));
  require(static_cast<int64_t>(bounds.shape(1)) == width, "bounds must have one column a feature");
  const int64_t n_blocks = (n + kBlock - 1) / kBlock;
  require(static_cast<int64_t>(out.shape(0)) == n_blocks &&
              static_cast<int64_t>(out.shape(1)) == n_thresholds * width &&
              static_cast<int64_t>(out.shape(2)) == kWords,
          "out must have shape (blocks, thresholds * features, 8)");
  threads = checked_threads(threads);
  const T* px = x.data();
  uint64_t* po = out.data();
  nb::gil_scoped_release release;
  const int64_t workers = std::min<int64_t>(threads, n_blocks);
  const int64_t scratch_words = n_tiles(width) * kTileRows * kWords;
  const Scratch<uint64_t> scratch(workers * scratch_words);
  parallel(workers, threads, [&](int64_t worker) {
    const int64_t end = n_blocks * (worker + 1) / workers;
    for (int64_t block = n_blocks * worker / workers; block < end; ++block) {
      const int64_t count = std::min(kBlock, n - block * kBlock);
      for (int64_t t = 0; t < n_thresholds; ++t) {
        pack_block(px + block * kBlock * width, count, t, scratch.data + worker * scratch_words,
                   po + (block * n_thresholds + t) * width * kWords);
      }
    }
  });
}

// bounds[t, f] = b: the bit is x >= b; 256 and above: never.
void pack_u8(In<uint8_t, 2> x, In<int16_t, 2> bounds, Out<uint64_t, 3> out, int threads) {
  const int64_t width = static_cast<int64_t>(bounds.shape(1));
  const int64_t n = static_cast<int64_t>(bounds.size());
  std::vector<uint8_t> at_least(static_cast<size_t>(n));
  std::vector<uint64_t> never(bounds.shape(0) * static_cast<size_t>(n_tiles(width)));
  for (int64_t i = 0; i < n; ++i) {
    const int16_t bound = bounds.data()[i];
    at_least[static_cast<size_t>(i)] = static_cast<uint8_t>(std::clamp<int16_t>(bound, 0, 255));
    const int64_t t = i / width, f = i % width;
    if (bound > 255)
      never[static_cast<size_t>(t * n_tiles(width) + f / kTile)] |= uint64_t{1} << (f % kTile);
  }
  pack(x, bounds, out, threads,
       [&](const uint8_t* rows, int64_t count, int64_t t, uint64_t* scratch, uint64_t* packed) {
         kernels().pack_u8(rows, count, width, at_least.data() + t * width,
                           never.data() + t * n_tiles(width), scratch, packed);
       });
}

template <class T, class Kernel>
void pack_floats(const In<T, 2>& x, const In<double, 2>& thresholds, const Out<uint64_t, 3>& out,
                 int threads, Kernel kernel) {
  const int64_t width = static_cast<int64_t>(thresholds.shape(1));
  const double* bounds = thresholds.data();
  pack(x, thresholds, out, threads,
       [&](const T* rows, int64_t count, int64_t t, uint64_t* scratch, uint64_t* packed) {
         kernel(rows, count, width, bounds + t * width, scratch, packed);
       });
}

void pack_f32(In<float, 2> x, In<double, 2> thresholds, Out<uint64_t, 3> out, int threads) {
  pack_floats(x, thresholds, out, threads, kernels().pack_f32);
}

void pack_f64(In<double, 2> x, In<double, 2> thresholds, Out<uint64_t, 3> out, int threads) {
  pack_floats(x, thresholds, out, threads, kernels().pack_f64);
}

// An engine that Python sees: the same, with arrays.
class BoundEngine {
 public:
  BoundEngine(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
              In<int32_t, 1> outputs, In<int32_t, 1> group, In<int32_t, 1> weight,
              In<int64_t, 1> offset)
      : engine_(view(n_inputs, gate, a, b, outputs, group, weight, offset)) {}

  void bits(In<uint64_t, 3> packed, int64_t n, Out<uint8_t, 2> out, int threads) const {
    check(packed, n, out.shape(0), out.shape(1), engine_.n_outputs());
    run(threads, [&](int t) { engine_.bits(packed.data(), n, t, out.data()); });
  }
  void class_sums(In<uint64_t, 3> packed, int64_t n, Out<int64_t, 2> out, int threads) const {
    check(packed, n, out.shape(0), out.shape(1), engine_.n_classes());
    run(threads, [&](int t) { engine_.class_sums(packed.data(), n, t, out.data()); });
  }
  void predict(In<uint64_t, 3> packed, int64_t n, Out<int64_t, 1> out, int threads) const {
    check(packed, n, out.shape(0), 1, 1);
    run(threads, [&](int t) { engine_.predict(packed.data(), n, t, out.data()); });
  }
  int64_t n_instructions() const { return engine_.n_instructions(); }
  int64_t n_rows() const { return engine_.n_rows(); }

 private:
  static CircuitView view(int64_t n_inputs, const In<uint8_t, 1>& gate, const In<int32_t, 1>& a,
                          const In<int32_t, 1>& b, const In<int32_t, 1>& outputs,
                          const In<int32_t, 1>& group, const In<int32_t, 1>& weight,
                          const In<int64_t, 1>& offset) {
    require(gate.size() == a.size() && a.size() == b.size(), "gate, a and b must have one length");
    require(outputs.size() == group.size() && group.size() == weight.size(),
            "outputs, group and weight must have one length");
    return {n_inputs,      static_cast<int64_t>(gate.size()),    gate.data(),    a.data(),
            b.data(),      static_cast<int64_t>(outputs.size()), outputs.data(), group.data(),
            weight.data(), static_cast<int64_t>(offset.size()),  offset.data()};
  }

  void check(const In<uint64_t, 3>& packed, int64_t n, size_t rows, size_t columns,
             int64_t wanted) const {
    require(n >= 0 && static_cast<int64_t>(packed.shape(0)) == (n + kBlock - 1) / kBlock &&
                static_cast<int64_t>(packed.shape(1)) == engine_.n_inputs() &&
                static_cast<int64_t>(packed.shape(2)) == kWords,
            "packed must have shape (blocks, inputs, 8)");
    require(static_cast<int64_t>(rows) == n && static_cast<int64_t>(columns) == wanted,
            "out has the wrong shape");
  }

  template <class Call>
  static void run(int threads, Call call) {
    threads = checked_threads(threads);
    nb::gil_scoped_release release;
    call(threads);
  }

  Engine engine_;
};

}  // namespace
}  // namespace gategrad

NB_MODULE(_native, m) {
  using namespace gategrad;
  m.doc() = "Kernels of gategrad. Use them through gategrad.nn and gategrad.targets.";
  nb::set_leak_warnings(false);
  kernels();  // An impossible GATEGRAD_ISA is an error at import.
  m.def("isa", [] { return std::string(kernels().name); });
  m.def("available_isas", &available_isas);
  m.attr("BLOCK") = kBlock;

  m.def("softmax_coefficients", &softmax<float>, exact("weight"), exact("out"), exact("threads"));
  m.def("softmax_coefficients", &softmax<double>, exact("weight"), exact("out"), exact("threads"));
  m.def("softmax_coefficients_backward", &softmax_backward<float>, exact("grad"), exact("weight"),
        exact("out"), exact("threads"));
  m.def("softmax_coefficients_backward", &softmax_backward<double>, exact("grad"), exact("weight"),
        exact("out"), exact("threads"));
  m.def("logic_layer", &logic_layer<float>, exact("x"), exact("coefficients"), exact("wiring"),
        exact("out"), exact("threads"));
  m.def("logic_layer", &logic_layer<double>, exact("x"), exact("coefficients"), exact("wiring"),
        exact("out"), exact("threads"));
  m.def("logic_layer_backward", &logic_layer_backward<float>, exact("grad"), exact("x"),
        exact("coefficients"), exact("wiring"), exact("grad_x"), exact("grad_coefficients"),
        exact("threads"));
  m.def("logic_layer_backward", &logic_layer_backward<double>, exact("grad"), exact("x"),
        exact("coefficients"), exact("wiring"), exact("grad_x"), exact("grad_coefficients"),
        exact("threads"));

  m.def("empty_rows_float32", &empty_rows<float>, exact("rows"), exact("columns"));
  m.def("empty_rows_float64", &empty_rows<double>, exact("rows"), exact("columns"));
  m.def("drop_kept_blocks", &drop_kept_blocks);
  m.def("kept_bytes", &kept_bytes);

  m.def("pack_u8", &pack_u8, exact("x"), exact("bounds"), exact("out"), exact("threads"));
  m.def("pack_f32", &pack_f32, exact("x"), exact("thresholds"), exact("out"), exact("threads"));
  m.def("pack_f64", &pack_f64, exact("x"), exact("thresholds"), exact("out"), exact("threads"));

  nb::class_<BoundEngine>(m, "Engine")
      .def(nb::init<int64_t, In<uint8_t, 1>, In<int32_t, 1>, In<int32_t, 1>, In<int32_t, 1>,
                    In<int32_t, 1>, In<int32_t, 1>, In<int64_t, 1>>(),
           exact("n_inputs"), exact("gate"), exact("a"), exact("b"), exact("outputs"),
           exact("group"), exact("weight"), exact("offset"))
      .def("bits", &BoundEngine::bits, exact("packed"), exact("n"), exact("out"), exact("threads"))
      .def("class_sums", &BoundEngine::class_sums, exact("packed"), exact("n"), exact("out"),
           exact("threads"))
      .def("predict", &BoundEngine::predict, exact("packed"), exact("n"), exact("out"),
           exact("threads"))
      .def_prop_ro("n_instructions", &BoundEngine::n_instructions)
      .def_prop_ro("n_rows", &BoundEngine::n_rows);
}
