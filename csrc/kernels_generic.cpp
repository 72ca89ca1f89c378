#define GATEGRAD_ISA generic
#define GATEGRAD_NAME "generic"
#define GATEGRAD_VECTOR 16
#include "kernels.inc"

namespace gategrad {
const Kernels* generic_kernels() { return &generic::kTable; }
}  // namespace gategrad
