#include "engine/dispatch.h"

#include "machine/instruction_sets.h"

namespace gategrad {

#define GATEGRAD_DECLARE(isa, is_there)      \
  namespace isa {                            \
  extern const EngineKernels kEngineKernels; \
  }
GATEGRAD_INSTRUCTION_SETS(GATEGRAD_DECLARE)
#undef GATEGRAD_DECLARE

const EngineKernels& engine_kernels() {
#define GATEGRAD_ADDRESS(isa, is_there) &isa::kEngineKernels,
  static constexpr const EngineKernels* kOfEach[] = {GATEGRAD_INSTRUCTION_SETS(GATEGRAD_ADDRESS)};
#undef GATEGRAD_ADDRESS
  return *kOfEach[static_cast<int>(instruction_set())];
}

}  // namespace gategrad
