#define GATEGRAD_ISA avx2
#define GATEGRAD_NAME "avx2"
#define GATEGRAD_VECTOR 32
#include "kernels.inc"

namespace gategrad {
const Kernels* avx2_kernels() { return &avx2::kTable; }
}  // namespace gategrad
