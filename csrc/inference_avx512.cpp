#define GATEGRAD_ISA avx512
#define GATEGRAD_NAME "avx512"
#define GATEGRAD_VECTOR 64
#include "inference.inc"

namespace gategrad {
const InferenceKernels* avx512_inference() { return &avx512::kTable; }
}  // namespace gategrad
