// Kernels of the engine. See kernels.h for the contract, and training/kernels/kernels.h for why
// this file and what it includes use nothing from the C++ library.
//
// Compiled once per instruction set by gategrad_add_isa in CMakeLists.txt, which defines
// GATEGRAD_ISA (a namespace) and GATEGRAD_VECTOR (bytes of a register).
#include "engine/kernels/kernels.h"

#include <string.h>

// Not where a whole build has these instructions switched on but this file's registers are smaller.
#if GATEGRAD_VECTOR == 64 && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__BMI2__)
#define GATEGRAD_AVX512
#include <immintrin.h>
#endif

namespace gategrad {
namespace GATEGRAD_ISA {
namespace {

#define GATEGRAD_INLINE static inline __attribute__((always_inline))

// 512 samples of a net. As wide on every instruction set: the compiler splits it where registers
// are narrower.
typedef uint64_t Row __attribute__((vector_size(64)));

// clang-format off: they build on one another
#include "engine/kernels/truth_tables.inc"
#include "engine/kernels/programs.inc"
#include "engine/kernels/readout.inc"
#include "engine/kernels/scatter.inc"
#include "engine/kernels/packing.inc"
#include "engine/kernels/single_sample.inc"
// clang-format on

constexpr EngineKernels all_kernels() {
  EngineKernels k{};
  k.run[0] = run_program<uint64_t, 1, false>;
  k.run[1] = run_program<Row, 1, false>;
  k.run[2] = run_program<Row, 2, false>;
  k.run[3] = run_program<Row, 4, false>;
  k.run_ahead = run_program<Row, 1, true>;
  k.run_few = run_few;
  k.single_sample = kSingleSample;
  k.scatter = scatter;
  k.add_counts = add_counts;
  k.argmax = argmax;
  k.unpack = unpack;
  k.pack_u8 = pack_u8;
  k.pack_f32 = pack_float<float>;
  k.pack_f64 = pack_float<double>;
  return k;
}

}  // namespace

extern const EngineKernels kEngineKernels;
constexpr EngineKernels kEngineKernels = all_kernels();

}  // namespace GATEGRAD_ISA
}  // namespace gategrad
