#define GATEGRAD_ISA avx2
#define GATEGRAD_NAME "avx2"
#define GATEGRAD_VECTOR 32
#include "inference.inc"

namespace gategrad {
const InferenceKernels* avx2_inference() { return &avx2::kTable; }
}  // namespace gategrad
