// The part of gategrad._native that packs samples and runs circuits. Every array is checked here:
// shapes against one another and indices against what they point into.
#include "engine/engine.h"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bindings/arrays.h"
#include "bindings/released_gil.h"
#include "engine/thresholds.h"
#include "machine/memory.h"
#include "machine/thread_pool.h"

namespace gategrad {
namespace {

// Raw rows of any type that thresholds know.
typedef nb::ndarray<nb::ro, nb::ndim<2>, nb::c_contig, nb::device::cpu> Raw;

Samples raw_samples(const Raw& x) {
  const int64_t n = static_cast<int64_t>(x.shape(0));
  if (x.dtype() == nb::dtype<uint8_t>()) return {Samples::Kind::kU8, x.data(), n};
  if (x.dtype() == nb::dtype<float>()) return {Samples::Kind::kF32, x.data(), n};
  if (x.dtype() == nb::dtype<double>()) return {Samples::Kind::kF64, x.data(), n};
  throw nb::type_error("x must be uint8, float32 or float64");
}

// Thresholds that Python sees: the same, with arrays.
class BoundThresholds {
 public:
  BoundThresholds(const In<int16_t, 2>& bounds, const In<double, 2>& thresholds,
                  const std::optional<In<int32_t, 1>>& used)
      : thresholds_(bounds.data(), checked(bounds, thresholds),
                    static_cast<int64_t>(bounds.shape(0)), static_cast<int64_t>(bounds.shape(1)),
                    checked(used, bounds.size()), used ? static_cast<int64_t>(used->size()) : 0) {}

  void pack(const Raw& x, const Out<uint64_t, 3>& out, int threads) const {
    const Samples samples = checked_samples(x);
    const int64_t n_bits = thresholds_.n_bits(), n_blocks = (samples.n + kBlock - 1) / kBlock;
    require(static_cast<int64_t>(out.shape(0)) == n_blocks &&
                static_cast<int64_t>(out.shape(1)) == n_bits &&
                static_cast<int64_t>(out.shape(2)) == kWords,
            "out must have shape (blocks, bits, 8)");
    threads = checked_threads(threads);
    uint64_t* words = out.data();
    ReleasedGil released;
    const int64_t workers = std::min<int64_t>(threads, n_blocks);
    const int64_t scratch_words = thresholds_.scratch_words();
    const Scratch<uint64_t> scratch(workers * scratch_words);
    parallel(workers, threads, [&](int64_t worker) {
      const int64_t end = n_blocks * (worker + 1) / workers;
      for (int64_t block = n_blocks * worker / workers; block < end; ++block) {
        const int64_t first = block * kBlock;
        thresholds_.pack(samples, first, std::min(kBlock, samples.n - first), kWords,
                         scratch.data + worker * scratch_words, words + block * n_bits * kWords,
                         kWords);
      }
    });
  }

  Samples checked_samples(const Raw& x) const {
    require(static_cast<int64_t>(x.shape(1)) == thresholds_.n_features(),
            "x must have one column a feature");
    return raw_samples(x);
  }
  const Thresholds& thresholds() const { return thresholds_; }

 private:
  static const double* checked(const In<int16_t, 2>& bounds, const In<double, 2>& thresholds) {
    require(bounds.shape(0) == thresholds.shape(0) && bounds.shape(1) == thresholds.shape(1),
            "bounds and thresholds must have one shape");
    return thresholds.data();
  }
  static const int32_t* checked(const std::optional<In<int32_t, 1>>& used, size_t n_bits) {
    if (!used) return nullptr;
    const int32_t* bits = used->data();
    const size_t n = used->size();
    bool ascending = n > 0 && bits[0] >= 0 && static_cast<size_t>(bits[n - 1]) < n_bits;
    for (size_t i = 1; i < n; ++i) ascending = ascending && bits[i - 1] < bits[i];
    require(ascending, "used must hold bits of the grid, ascending");
    return bits;
  }

  Thresholds thresholds_;
};

// A convolution that Python hands over: a view of arrays, and the arrays.
class BoundStage {
 public:
  BoundStage(In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b, In<int32_t, 1> outputs,
             const std::vector<int64_t>& in_shape, const std::vector<int64_t>& window,
             const std::vector<int64_t>& stride, const std::vector<int64_t>& padding)
      : gate_(gate), a_(a), b_(b), outputs_(outputs) {
    require(gate.size() == a.size() && a.size() == b.size(), "gate, a and b must have one length");
    require(in_shape.size() == 3 && window.size() == 2 && stride.size() == 2 && padding.size() == 2,
            "in_shape must be three numbers, window, stride and padding two each");
    // Sizes are checked with the netlist, which needs to know how many inputs there are.
    constexpr int64_t kMost = INT32_MAX;
    bool small = in_shape[0] >= 0 && in_shape[0] <= kMost;
    int64_t n_inputs = in_shape[0];
    for (const int64_t size : window) {
      small = small && size >= 0 && size <= kMost;
      if (!small) break;
      n_inputs *= size;
      small = n_inputs <= kMost;
    }
    require(small, "the window has too many bits");
    view_ = {{n_inputs, static_cast<int64_t>(gate.size()), gate.data(), a.data(), b.data(),
              static_cast<int64_t>(outputs.size()), outputs.data()},
             in_shape[0],
             {in_shape[1], in_shape[2]},
             {window[0], window[1]},
             {stride[0], stride[1]},
             {padding[0], padding[1]}};
  }

  const StageView& view() const { return view_; }

 private:
  In<uint8_t, 1> gate_;
  In<int32_t, 1> a_, b_, outputs_;
  StageView view_;
};

// An engine that Python sees: the same, with arrays.
class BoundEngine {
 public:
  BoundEngine(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
              In<int32_t, 1> outputs, In<int32_t, 1> group, In<int32_t, 1> weight,
              In<int64_t, 1> offset, const nb::list& stages, int64_t bit_words, int64_t row_words)
      : engine_(view(n_inputs, gate, a, b, outputs, group, weight, offset), views(stages),
                {bit_words, row_words}) {}

  void bits(const In<uint64_t, 3>& packed, int64_t n, const Out<uint8_t, 2>& out,
            int threads) const {
    const Samples samples = checked(packed, n);
    check(samples, out.shape(0), out.shape(1), engine_.n_outputs());
    run(threads, [&](int t) { engine_.bits(samples, nullptr, t, out.data()); });
  }
  void class_sums(const In<uint64_t, 3>& packed, int64_t n, const Out<int64_t, 2>& out,
                  int threads) const {
    const Samples samples = checked(packed, n);
    check(samples, out.shape(0), out.shape(1), engine_.n_classes());
    run(threads, [&](int t) { engine_.class_sums(samples, nullptr, t, out.data()); });
  }
  void predict(const In<uint64_t, 3>& packed, int64_t n, const Out<int64_t, 1>& out,
               int threads) const {
    const Samples samples = checked(packed, n);
    check(samples, out.shape(0), 1, 1);
    run(threads, [&](int t) { engine_.predict(samples, nullptr, t, out.data()); });
  }

  void raw_bits(const BoundThresholds& bound, const Raw& x, const Out<uint8_t, 2>& out,
                int threads) const {
    const Samples samples = checked(bound, x);
    check(samples, out.shape(0), out.shape(1), engine_.n_outputs());
    run(threads, [&](int t) { engine_.bits(samples, &bound.thresholds(), t, out.data()); });
  }
  void raw_class_sums(const BoundThresholds& bound, const Raw& x, const Out<int64_t, 2>& out,
                      int threads) const {
    const Samples samples = checked(bound, x);
    check(samples, out.shape(0), out.shape(1), engine_.n_classes());
    run(threads, [&](int t) { engine_.class_sums(samples, &bound.thresholds(), t, out.data()); });
  }
  void raw_predict(const BoundThresholds& bound, const Raw& x, const Out<int64_t, 1>& out,
                   int threads) const {
    const Samples samples = checked(bound, x);
    check(samples, out.shape(0), 1, 1);
    run(threads, [&](int t) { engine_.predict(samples, &bound.thresholds(), t, out.data()); });
  }

  int64_t n_instructions() const { return engine_.n_instructions(); }
  int64_t n_rows() const { return engine_.executor().program().n_rows; }
  int64_t n_reads() const { return engine_.executor().program().n_reads; }
  int64_t n_code_bytes() const { return engine_.n_code_bytes(); }
  int64_t n_bytes() const { return engine_.n_bytes(); }
  int64_t words() const { return engine_.executor().words(); }
  void set_words(int64_t words) { engine_.executor().set_words(words); }

 private:
  static CircuitView view(int64_t n_inputs, const In<uint8_t, 1>& gate, const In<int32_t, 1>& a,
                          const In<int32_t, 1>& b, const In<int32_t, 1>& outputs,
                          const In<int32_t, 1>& group, const In<int32_t, 1>& weight,
                          const In<int64_t, 1>& offset) {
    require(gate.size() == a.size() && a.size() == b.size(), "gate, a and b must have one length");
    require(outputs.size() == group.size() && group.size() == weight.size(),
            "outputs, group and weight must have one length");
    return {{n_inputs, static_cast<int64_t>(gate.size()), gate.data(), a.data(), b.data(),
             static_cast<int64_t>(outputs.size()), outputs.data()},
            group.data(),
            weight.data(),
            static_cast<int64_t>(offset.size()),
            offset.data()};
  }

  static std::vector<StageView> views(const nb::list& stages) {
    std::vector<StageView> all;
    for (const nb::handle stage : stages) all.push_back(nb::cast<const BoundStage&>(stage).view());
    return all;
  }

  Samples checked(const In<uint64_t, 3>& packed, int64_t n) const {
    require(n >= 0 && static_cast<int64_t>(packed.shape(0)) == n / kBlock + (n % kBlock != 0) &&
                static_cast<int64_t>(packed.shape(1)) == engine_.n_inputs() &&
                static_cast<int64_t>(packed.shape(2)) == kWords,
            "packed must have shape (blocks, inputs, 8)");
    return {Samples::Kind::kPacked, packed.data(), n};
  }
  Samples checked(const BoundThresholds& bound, const Raw& x) const {
    require(bound.thresholds().n_bits() == engine_.n_inputs(),
            "thresholds must give one bit an input");
    return bound.checked_samples(x);
  }
  static void check(const Samples& samples, size_t rows, size_t columns, int64_t wanted) {
    require(static_cast<int64_t>(rows) == samples.n && static_cast<int64_t>(columns) == wanted,
            "out has the wrong shape");
  }

  template <class Call>
  static void run(int threads, Call call) {
    threads = checked_threads(threads);
    ReleasedGil released;
    call(threads);
  }

  Engine engine_;
};

}  // namespace

void bind_engine(nb::module_& m) {
  m.attr("BLOCK") = kBlock;
  nb::class_<BoundThresholds>(m, "Thresholds")
      .def(nb::init<const In<int16_t, 2>&, const In<double, 2>&,
                    const std::optional<In<int32_t, 1>>&>(),
           exact("bounds"), exact("thresholds"), exact("used").none() = nb::none())
      .def("pack", &BoundThresholds::pack, exact("x"), exact("out"), exact("threads"));

  nb::class_<BoundStage>(m, "ConvolutionStage")
      .def(nb::init<In<uint8_t, 1>, In<int32_t, 1>, In<int32_t, 1>, In<int32_t, 1>,
                    const std::vector<int64_t>&, const std::vector<int64_t>&,
                    const std::vector<int64_t>&, const std::vector<int64_t>&>(),
           exact("gate"), exact("a"), exact("b"), exact("outputs"), nb::arg("in_shape"),
           nb::arg("window"), nb::arg("stride"), nb::arg("padding"));

  nb::class_<BoundEngine>(m, "Engine")
      .def(nb::init<int64_t, In<uint8_t, 1>, In<int32_t, 1>, In<int32_t, 1>, In<int32_t, 1>,
                    In<int32_t, 1>, In<int32_t, 1>, In<int64_t, 1>, const nb::list&, int64_t,
                    int64_t>(),
           exact("n_inputs"), exact("gate"), exact("a"), exact("b"), exact("outputs"),
           exact("group"), exact("weight"), exact("offset"), nb::arg("stages") = nb::list(),
           nb::arg("bit_words") = 0, nb::arg("row_words") = 0)
      .def("bits", &BoundEngine::bits, exact("packed"), exact("n"), exact("out"), exact("threads"))
      .def("class_sums", &BoundEngine::class_sums, exact("packed"), exact("n"), exact("out"),
           exact("threads"))
      .def("predict", &BoundEngine::predict, exact("packed"), exact("n"), exact("out"),
           exact("threads"))
      .def("raw_bits", &BoundEngine::raw_bits, exact("thresholds"), exact("x"), exact("out"),
           exact("threads"))
      .def("raw_class_sums", &BoundEngine::raw_class_sums, exact("thresholds"), exact("x"),
           exact("out"), exact("threads"))
      .def("raw_predict", &BoundEngine::raw_predict, exact("thresholds"), exact("x"), exact("out"),
           exact("threads"))
      .def_prop_ro("n_instructions", &BoundEngine::n_instructions)
      .def_prop_ro("n_rows", &BoundEngine::n_rows)
      .def_prop_ro("n_reads", &BoundEngine::n_reads)
      .def_prop_ro("n_code_bytes", &BoundEngine::n_code_bytes)
      .def_prop_ro("n_bytes", &BoundEngine::n_bytes)
      .def_prop_rw("words", &BoundEngine::words, &BoundEngine::set_words);
}

}  // namespace gategrad
