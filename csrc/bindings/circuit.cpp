// The part of gategrad._native that looks at netlists: values of nets, and clauses for a solver.
#include "bindings/netlist_arrays.h"
#include "bindings/released_gil.h"
#include "circuit/cones.h"
#include "circuit/net_values.h"

namespace gategrad {
namespace {

void simulated_nets(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
                    In<uint64_t, 2> inputs, Out<uint64_t, 2> values) {
  const NetlistView view = netlist_view(n_inputs, gate, a, b);
  require(static_cast<int64_t>(inputs.shape(0)) == n_inputs, "inputs need one row for each input");
  require(static_cast<int64_t>(values.shape(0)) == 2 + n_inputs + view.n_gates,
          "values need one row for each net");
  require(values.shape(1) == inputs.shape(1), "inputs and values need as many words");
  ReleasedGil released;
  simulate_nets(view, inputs.data(), static_cast<int64_t>(inputs.shape(1)), values.data());
}

void mixed_signatures(int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
                      In<uint64_t, 2> inputs, In<uint8_t, 1> phase, Out<uint64_t, 1> signatures) {
  const NetlistView view = netlist_view(n_inputs, gate, a, b);
  const int64_t n_nets = 2 + n_inputs + view.n_gates;
  require(static_cast<int64_t>(inputs.shape(0)) == n_inputs, "inputs need one row for each input");
  require(static_cast<int64_t>(phase.shape(0)) == n_nets &&
              static_cast<int64_t>(signatures.shape(0)) == n_nets,
          "phase and signatures need one entry for each net");
  ReleasedGil released;
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
             In<int32_t, 1> b) { new (self) Cones(netlist_view(n_inputs, gate, a, b)); },
          exact("n_inputs"), exact("gate"), exact("a"), exact("b"))
      .def("merge", &Cones::merge, exact("net"), exact("literal"))
      .def("load", &loaded_clauses, exact("net"))
      .def("literal", &Cones::literal, exact("net"))
      .def("clear", &Cones::clear)
      .def("loaded_inputs", &loaded_inputs)
      .def_prop_ro("n_variables", &Cones::n_variables);
}

}  // namespace gategrad
