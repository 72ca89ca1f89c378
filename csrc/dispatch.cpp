#include "dispatch.h"

#include <cstdlib>
#include <stdexcept>

namespace gategrad {
namespace {

std::vector<const Kernels*> available() {
  std::vector<const Kernels*> found = {generic_kernels()};
#ifdef GATEGRAD_X86
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                    __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  if (avx2) found.push_back(avx2_kernels());
  if (avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")) {
    found.push_back(avx512_kernels());
  }
#endif
  return found;
}

const Kernels& choose() {
  const std::vector<const Kernels*> found = available();
  const char* wanted = std::getenv("GATEGRAD_ISA");
  if (!wanted || !*wanted) return *found.back();
  std::string names;
  for (const Kernels* each : found) {
    if (std::string(wanted) == each->name) return *each;
    names += (names.empty() ? "" : ", ") + std::string(each->name);
  }
  throw std::invalid_argument("GATEGRAD_ISA is '" + std::string(wanted) +
                              "', but this machine can run: " + names);
}

}  // namespace

const Kernels& kernels() {
  static const Kernels& chosen = choose();
  return chosen;
}

std::vector<std::string> available_isas() {
  std::vector<std::string> names;
  for (const Kernels* each : available()) names.push_back(each->name);
  return names;
}

}  // namespace gategrad
