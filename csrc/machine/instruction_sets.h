// Instruction sets that kernels are compiled for, and the one that this process runs.
#pragma once

#include <string>
#include <vector>

namespace gategrad {

// X(name, whether this processor has it), best last. CMakeLists.txt has the compiler flags of each
// in a call of gategrad_add_isa; there, the name becomes the namespace of its kernels.
#ifdef GATEGRAD_X86
#define GATEGRAD_HAS_AVX2                                             \
  (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && \
   __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
#define GATEGRAD_HAS_AVX512                                                                        \
  (GATEGRAD_HAS_AVX2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && \
   __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
#define GATEGRAD_INSTRUCTION_SETS(X) \
  X(generic, true) X(avx2, GATEGRAD_HAS_AVX2) X(avx512, GATEGRAD_HAS_AVX512)
#else
#define GATEGRAD_INSTRUCTION_SETS(X) X(generic, true)
#endif

enum class InstructionSet {
#define GATEGRAD_NAME(isa, is_there) isa,
  GATEGRAD_INSTRUCTION_SETS(GATEGRAD_NAME)
#undef GATEGRAD_NAME
};

std::string name_of(InstructionSet set);

// Those that this processor has, best last.
std::vector<InstructionSet> available_instruction_sets();

// The one that kernels are taken from: the best one, or the one that the environment variable
// GATEGRAD_ISA names. Throws std::invalid_argument where it names none that is there.
InstructionSet instruction_set();

// From now on another one, which must be available: for tests.
void use_instruction_set(InstructionSet set);

}  // namespace gategrad
