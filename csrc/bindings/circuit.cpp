// The part of gategrad._native that rewrites circuits.
#include "bindings/arrays.h"
#include "circuit/cones.h"
#include "circuit/net_values.h"
#include "passes/minimal_circuits.h"
#include "passes/resubstitute.h"
#include "passes/rewrite.h"
#include "passes/simplify.h"

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

NetlistView gates_view(int64_t n_inputs, const In<uint8_t, 1>& gate, const In<int32_t, 1>& a,
                       const In<int32_t, 1>& b) {
  require(n_inputs >= 0, "n_inputs must not be negative");
  require(gate.shape(0) == a.shape(0) && a.shape(0) == b.shape(0),
          "gate, a and b must have one length");
  require(static_cast<uint64_t>(n_inputs) + gate.shape(0) < (uint64_t{1} << 31) - 2,
          "more nets than 32-bit numbers can name");
  return {n_inputs, static_cast<int64_t>(gate.shape(0)), gate.data(), a.data(), b.data(), 0,
          nullptr};
}

void simulated_nets(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
                    In<uint64_t, 2> inputs, Out<uint64_t, 2> values) {
  const NetlistView view = gates_view(n_inputs, gate, a, b);
  require(static_cast<int64_t>(inputs.shape(0)) == n_inputs, "inputs need one row for each input");
  require(static_cast<int64_t>(values.shape(0)) == 2 + n_inputs + view.n_gates,
          "values need one row for each net");
  require(values.shape(1) == inputs.shape(1), "inputs and values need as many words");
  nb::gil_scoped_release release;
  simulate_nets(view, inputs.data(), static_cast<int64_t>(inputs.shape(1)), values.data());
}

void mixed_signatures(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
                      In<uint64_t, 2> inputs, In<uint8_t, 1> phase, Out<uint64_t, 1> signatures) {
  const NetlistView view = gates_view(n_inputs, gate, a, b);
  const int64_t n_nets = 2 + n_inputs + view.n_gates;
  require(static_cast<int64_t>(inputs.shape(0)) == n_inputs, "inputs need one row for each input");
  require(static_cast<int64_t>(phase.shape(0)) == n_nets &&
              static_cast<int64_t>(signatures.shape(0)) == n_nets,
          "phase and signatures need one entry for each net");
  nb::gil_scoped_release release;
  mix_signatures(view, inputs.data(), static_cast<int64_t>(inputs.shape(1)), phase.data(),
                 signatures.data());
}

nb::tuple loaded_inputs(const Cones& cones) {
  std::vector<int32_t> inputs = cones.inputs(), variables = cones.input_variables();
  return nb::make_tuple(owned(std::move(inputs)), owned(std::move(variables)));
}

// The clauses as lists, which is what solvers of python-sat take.
nb::list loaded_clauses(Cones& cones, int64_t net) {
  nb::list clauses, clause;
  for (const int32_t literal : cones.load(net)) {
    if (literal) {
      clause.append(literal);
    } else {
      clauses.append(clause);
      clause = nb::list();
    }
  }
  return clauses;
}

}  // namespace

void bind_circuit(nb::module_& m) {
  m.def("simulate_nets", &simulated_nets, exact("n_inputs"), exact("gate"), exact("a"), exact("b"),
        exact("inputs"), exact("values"));
  m.def("mix_signatures", &mixed_signatures, exact("n_inputs"), exact("gate"), exact("a"),
        exact("b"), exact("inputs"), exact("phase"), exact("signatures"));
  nb::class_<Cones>(m, "Cones")
      .def(
          "__init__",
          [](Cones* self, int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a,
             In<int32_t, 1> b) { new (self) Cones(gates_view(n_inputs, gate, a, b)); },
          exact("n_inputs"), exact("gate"), exact("a"), exact("b"))
      .def("merge", &Cones::merge, exact("net"), exact("literal"))
      .def("load", &loaded_clauses, exact("net"))
      .def("literal", &Cones::literal, exact("net"))
      .def("clear", &Cones::clear)
      .def("loaded_inputs", &loaded_inputs)
      .def_prop_ro("n_variables", &Cones::n_variables);
  m.def("simplify", &simplified, exact("n_inputs"), exact("gate"), exact("a"), exact("b"),
        exact("outputs"));
  m.def("rewrite", &rewritten, exact("n_inputs"), exact("gate"), exact("a"), exact("b"),
        exact("outputs"), exact("deeper"), exact("perturbations"));
  m.def("resubstitute", &resubstituted, exact("n_inputs"), exact("gate"), exact("a"), exact("b"),
        exact("outputs"), exact("deeper"));
  m.def("fewest_gates", &fewest_gates);
}

}  // namespace gategrad
