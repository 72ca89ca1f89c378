// The Python module gategrad._native._extension.
#include "bindings/arrays.h"
#include "machine/instruction_sets.h"
#include "machine/memory.h"

NB_MODULE(_extension, m) {
  using namespace gategrad;
  m.doc() =
      "Kernels of gategrad. Use them through gategrad.nn, gategrad.passes and gategrad.targets.";
  nb::set_leak_warnings(false);
  instruction_set();  // An impossible GATEGRAD_ISA is an error at import.
  m.def("isa", [] { return name_of(instruction_set()); });
  m.def("available_isas", [] {
    std::vector<std::string> names;
    for (const InstructionSet set : available_instruction_sets()) names.push_back(name_of(set));
    return names;
  });
  m.def("drop_kept_blocks", &drop_kept_blocks);
  m.def("kept_bytes", &kept_bytes);
  bind_layers(m);
  bind_gate_parameters(m);
  bind_trees(m);
  bind_engine(m);
  bind_circuit(m);
  bind_passes(m);
  bind_refinement(m);
  bind_tables(m);
}
