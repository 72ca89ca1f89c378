// The part of gategrad._native that rewrites circuits: a function for each pass that is listed.
#include "bindings/netlist_arrays.h"
#include "bindings/released_gil.h"
#include "passes/minimal_circuits.h"
#include "passes/pass_list.h"

namespace gategrad {
namespace {

struct BindPass {
  nb::module_& m;

  template <class... Options, class... Names>
  void operator()(const char* name, NetlistArrays (*pass)(const NetlistView&, Options...),
                  Names... options) const {
    static_assert(sizeof...(Options) == sizeof...(Names), "each option has a name");
    m.def(
        name,
        [pass](int64_t n_inputs, In<uint8_t, 1> gate, In<int32_t, 1> a, In<int32_t, 1> b,
               In<int32_t, 1> outputs, Options... values) {
          const NetlistView netlist =
              netlist_view(n_inputs, gate, a, b, outputs.data(), outputs.shape(0));
          NetlistArrays made;
          {
            ReleasedGil released;
            made = pass(netlist, values...);
          }
          return nb::make_tuple(owned(std::move(made.gate)), owned(std::move(made.a)),
                                owned(std::move(made.b)), owned(std::move(made.outputs)));
        },
        exact("n_inputs"), exact("gate"), exact("a"), exact("b"), exact("outputs"),
        exact(options)...);
  }
};

// For every function of four inputs, by its value table, the fewest gates; 255: not known.
nb::ndarray<nb::numpy, uint8_t, nb::ndim<1>> fewest_gates() {
  const MinimalCircuits& circuits = MinimalCircuits::all();
  std::vector<uint8_t> fewest;
  for (int table = 0; table < 1 << 16; ++table) {
    const auto& of =
        circuits.of_up_to_six(circuits.matching(static_cast<FourInputTable>(table)).stand_in);
    fewest.push_back(of.empty() ? 255 : of[0].n_steps);
  }
  return owned(std::move(fewest));
}

}  // namespace

void bind_passes(nb::module_& m) {
  for_each_pass(BindPass{m});
  m.def("fewest_gates", &fewest_gates);
}

}  // namespace gategrad
