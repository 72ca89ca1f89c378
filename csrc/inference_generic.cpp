#define GATEGRAD_ISA generic
#define GATEGRAD_NAME "generic"
#define GATEGRAD_VECTOR 16
#include "inference.inc"

namespace gategrad {
const InferenceKernels* generic_inference() { return &generic::kTable; }
}  // namespace gategrad
