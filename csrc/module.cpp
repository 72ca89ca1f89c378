// The Python module gategrad._native.
#include "arrays.h"
#include "dispatch.h"
#include "memory.h"

NB_MODULE(_native, m) {
  using namespace gategrad;
  m.doc() =
      "Kernels of gategrad. Use them through gategrad.nn, gategrad.passes and gategrad.targets.";
  nb::set_leak_warnings(false);
  kernels();  // An impossible GATEGRAD_ISA is an error at import.
  m.def("isa", [] { return std::string(kernels().name); });
  m.def("available_isas", &available_isas);
  m.def("drop_kept_blocks", &drop_kept_blocks);
  m.def("kept_bytes", &kept_bytes);
  bind_training(m);
  bind_convolution(m);
  bind_inference(m);
  bind_circuit(m);
}
