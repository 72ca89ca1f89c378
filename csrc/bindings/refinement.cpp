// The part of gategrad._native that changes circuits gate by gate on samples.
#include "refinement/refinement.h"

#include "bindings/netlist_arrays.h"
#include "bindings/released_gil.h"

namespace gategrad {
namespace {

void bind_refinement_of(Refinement* self, int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a,
                        In<int32_t, 1> b, In<int32_t, 1> outputs, In<int32_t, 1> group,
                        In<int32_t, 1> weight, In<int32_t, 1> offset, In<uint64_t, 2> inputs,
                        In<int32_t, 1> label, double tau, In<float, 1> gate_cost,
                        In<float, 1> input_cost, double output_cost, double price, uint64_t seed) {
  const NetlistView netlist = netlist_view(n_inputs, gate, a, b, outputs.data(), outputs.shape(0));
  require(group.shape(0) == outputs.shape(0) && weight.shape(0) == outputs.shape(0),
          "group and weight must have a number for each output");
  require(static_cast<int64_t>(inputs.shape(0)) == n_inputs &&
              static_cast<int64_t>(input_cost.shape(0)) == n_inputs,
          "inputs and input_cost must have a row for each input");
  require(gate_cost.shape(0) == 16, "gate_cost must have 16 numbers");
  require(offset.shape(0) >= 1, "there must be a class");
  const RefinementTask task{netlist,
                            inputs.data(),
                            static_cast<int64_t>(label.shape(0)),
                            static_cast<int64_t>(inputs.shape(1)),
                            label.data(),
                            group.data(),
                            weight.data(),
                            offset.data(),
                            static_cast<int64_t>(offset.shape(0)),
                            tau,
                            gate_cost.data(),
                            input_cost.data(),
                            output_cost,
                            price,
                            seed};
  ReleasedGil released;
  new (self) Refinement(task);
}

}  // namespace

void bind_refinement(nb::module_& m) {
  nb::class_<Refinement>(m, "Refinement")
      .def("__init__", &bind_refinement_of, exact("n_inputs"), exact("gate"), exact("a"),
           exact("b"), exact("outputs"), exact("group"), exact("weight"), exact("offset"),
           exact("inputs"), exact("label"), nb::arg("tau"), exact("gate_cost"), exact("input_cost"),
           nb::arg("output_cost"), nb::arg("price"), nb::arg("seed"))
      .def("shuffle", &Refinement::shuffle)
      .def(
          "visit",
          [](Refinement& self, int64_t begin, int64_t end, int64_t n_pairs) {
            ReleasedGil released;
            return self.visit(begin, end, n_pairs);
          },
          nb::arg("begin"), nb::arg("end"), nb::arg("n_pairs"))
      .def_prop_ro("n_gates", &Refinement::n_gates)
      .def_prop_ro("loss", &Refinement::loss)
      .def_prop_ro("cost", &Refinement::cost)
      .def("netlist", [](const Refinement& self) {
        NetlistArrays found = self.netlist();
        return nb::make_tuple(owned(std::move(found.gate)), owned(std::move(found.a)),
                              owned(std::move(found.b)), owned(std::move(found.outputs)));
      });
}

}  // namespace gategrad
