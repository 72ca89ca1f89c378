#include "training/dispatch.h"

#include "machine/instruction_sets.h"

namespace gategrad {

#define GATEGRAD_DECLARE(isa, is_there)          \
  namespace isa {                                \
  extern const TrainingKernels kTrainingKernels; \
  }
GATEGRAD_INSTRUCTION_SETS(GATEGRAD_DECLARE)
#undef GATEGRAD_DECLARE

const TrainingKernels& training_kernels() {
#define GATEGRAD_ADDRESS(isa, is_there) &isa::kTrainingKernels,
  static constexpr const TrainingKernels* kOfEach[] = {GATEGRAD_INSTRUCTION_SETS(GATEGRAD_ADDRESS)};
#undef GATEGRAD_ADDRESS
  return *kOfEach[static_cast<int>(instruction_set())];
}

}  // namespace gategrad
