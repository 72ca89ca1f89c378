// The part of gategrad._native that rewrites circuits.
#include "arrays.h"
#include "minimal_circuits.h"
#include "resubstitute.h"
#include "rewrite.h"
#include "simplify.h"

namespace gategrad {
namespace {

// A NumPy array that owns what was in the vector.
template <class T>
nb::ndarray<nb::numpy, T, nb::ndim<1>> owned(std::vector<T>&& values) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return nb::ndarray<nb::numpy, T, nb::ndim<1>>(kept->data(), {kept->size()}, owner);
}

// A pass on a netlist's arrays, without the interpreter's lock.
template <class Pass>
nb::tuple passed(Pass pass, int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a,
                 In<int32_t, 1> b, In<int32_t, 1> outputs) {
  require(n_inputs >= 0, "n_inputs must not be negative");
  require(gate.shape(0) == a.shape(0) && a.shape(0) == b.shape(0),
          "gate, a and b must have one length");
  require(
      static_cast<uint64_t>(n_inputs) + gate.shape(0) + outputs.shape(0) < (uint64_t{1} << 31) - 2,
      "more nets than 32-bit numbers can name");
  NetlistArrays made;
  {
    nb::gil_scoped_release release;
    made = pass({n_inputs, static_cast<int64_t>(gate.shape(0)), gate.data(), a.data(), b.data(),
                 static_cast<int64_t>(outputs.shape(0)), outputs.data()});
  }
  return nb::make_tuple(owned(std::move(made.gate)), owned(std::move(made.a)),
                        owned(std::move(made.b)), owned(std::move(made.outputs)));
}

nb::tuple simplified(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
                     In<int32_t, 1> outputs) {
  return passed([](const NetlistView& netlist) { return simplify(netlist); }, n_inputs, gate, a, b,
                outputs);
}

nb::tuple rewritten(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
                    In<int32_t, 1> outputs, bool deeper, int perturbations) {
  require(perturbations >= 0, "perturbations must not be negative");
  return passed([=](const NetlistView& netlist) { return rewrite(netlist, deeper, perturbations); },
                n_inputs, gate, a, b, outputs);
}

nb::tuple resubstituted(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
                        In<int32_t, 1> outputs, bool deeper) {
  return passed([=](const NetlistView& netlist) { return resubstitute(netlist, deeper); }, n_inputs,
                gate, a, b, outputs);
}

// For every function of four inputs, by its value table, the fewest gates; 255: not known.
nb::ndarray<nb::numpy, uint8_t, nb::ndim<1>> fewest_gates() {
  const MinimalCircuits& circuits = MinimalCircuits::all();
  std::vector<uint8_t> fewest;
  for (int table = 0; table < 1 << 16; ++table) {
    const auto& of = circuits.of_up_to_six(circuits.matching(static_cast<Table>(table)).stand_in);
    fewest.push_back(of.empty() ? 255 : of[0].n_steps);
  }
  return owned(std::move(fewest));
}

}  // namespace

void bind_circuit(nb::module_& m) {
  m.def("simplify", &simplified, exact("n_inputs"), exact("gate"), exact("a"), exact("b"),
        exact("outputs"));
  m.def("rewrite", &rewritten, exact("n_inputs"), exact("gate"), exact("a"), exact("b"),
        exact("outputs"), exact("deeper"), exact("perturbations"));
  m.def("resubstitute", &resubstituted, exact("n_inputs"), exact("gate"), exact("a"), exact("b"),
        exact("outputs"), exact("deeper"));
  m.def("fewest_gates", &fewest_gates);
}

}  // namespace gategrad
