// The part of gategrad._native that packs samples and runs circuits. Every array is checked here:
// shapes against one another and indices against what they point into.
#include <algorithm>
#include <cmath>
#include <vector>

#include "arrays.h"
#include "dispatch.h"
#include "engine.h"
#include "memory.h"
#include "thread_pool.h"

namespace gategrad {
namespace {

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
    return {{n_inputs, static_cast<int64_t>(gate.size()), gate.data(), a.data(), b.data(),
             static_cast<int64_t>(outputs.size()), outputs.data()},
            group.data(),
            weight.data(),
            static_cast<int64_t>(offset.size()),
            offset.data()};
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

void bind_inference(nb::module_& m) {
  m.attr("BLOCK") = kBlock;
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

}  // namespace gategrad
