#define GATEGRAD_ISA avx512
#define GATEGRAD_NAME "avx512"
#define GATEGRAD_VECTOR 64
#include "kernels.inc"

namespace gategrad {
const Kernels* avx512_kernels() { return &avx512::kTable; }
}  // namespace gategrad
