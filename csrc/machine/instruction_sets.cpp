#include "machine/instruction_sets.h"

#include <atomic>
#include <cstdlib>
#include <stdexcept>

namespace gategrad {
namespace {

InstructionSet choose() {
  const std::vector<InstructionSet> found = available_instruction_sets();
  const char* wanted = std::getenv("GATEGRAD_ISA");
  if (!wanted || !*wanted) return found.back();
  std::string names;
  for (const InstructionSet set : found) {
    if (wanted == name_of(set)) return set;
    names += (names.empty() ? "" : ", ") + name_of(set);
  }
  throw std::invalid_argument("GATEGRAD_ISA is '" + std::string(wanted) +
                              "', but this machine can run: " + names);
}

std::atomic<InstructionSet>& current() {
  static std::atomic<InstructionSet> set{choose()};
  return set;
}

}  // namespace

std::string name_of(InstructionSet set) {
  switch (set) {
#define GATEGRAD_NAME(isa, is_there) \
  case InstructionSet::isa: return #isa;
    GATEGRAD_INSTRUCTION_SETS(GATEGRAD_NAME)
#undef GATEGRAD_NAME
  }
  return "";
}

std::vector<InstructionSet> available_instruction_sets() {
#ifdef GATEGRAD_X86
  __builtin_cpu_init();
#endif
  std::vector<InstructionSet> found;
#define GATEGRAD_FIND(isa, is_there) \
  if (is_there) found.push_back(InstructionSet::isa);
  GATEGRAD_INSTRUCTION_SETS(GATEGRAD_FIND)
#undef GATEGRAD_FIND
  return found;
}

InstructionSet instruction_set() { return current().load(std::memory_order_relaxed); }

void use_instruction_set(InstructionSet set) { current() = set; }

}  // namespace gategrad
