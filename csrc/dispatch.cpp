#include "dispatch.h"

#include <cstdlib>
#include <stdexcept>

namespace gategrad {
namespace {

struct InstructionSet {
  const Kernels* training;
  const InferenceKernels* inference;
  const char* name() const { return training->name; }
};

std::vector<InstructionSet> available() {
  std::vector<InstructionSet> found = {{generic_kernels(), generic_inference()}};
#ifdef GATEGRAD_X86
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                    __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  if (avx2) found.push_back({avx2_kernels(), avx2_inference()});
  if (avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")) {
    found.push_back({avx512_kernels(), avx512_inference()});
  }
#endif
  return found;
}

InstructionSet choose() {
  const std::vector<InstructionSet> found = available();
  const char* wanted = std::getenv("GATEGRAD_ISA");
  if (!wanted || !*wanted) return found.back();
  std::string names;
  for (const InstructionSet& each : found) {
    if (std::string(wanted) == each.name()) return each;
    names += (names.empty() ? "" : ", ") + std::string(each.name());
  }
  throw std::invalid_argument("GATEGRAD_ISA is '" + std::string(wanted) +
                              "', but this machine can run: " + names);
}

const InstructionSet& chosen() {
  static const InstructionSet once = choose();
  return once;
}

}  // namespace

const Kernels& kernels() { return *chosen().training; }

const InferenceKernels& inference_kernels() { return *chosen().inference; }

std::vector<std::string> available_isas() {
  std::vector<std::string> names;
  for (const InstructionSet& each : available()) names.push_back(each.name());
  return names;
}

}  // namespace gategrad
