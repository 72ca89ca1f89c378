// Every pass: what Python is offered and the fuzzer tries.
#pragma once

#include "passes/resubstitute.h"
#include "passes/rewrite.h"
#include "passes/simplify.h"

namespace gategrad {

// Calls visit(name, function, names of the options that it takes after the netlist).
template <class Visit>
void for_each_pass(Visit visit) {
  visit("simplify", simplify);
  visit("rewrite", rewrite, "deeper", "perturbations");
  visit("resubstitute", resubstitute, "deeper");
}

}  // namespace gategrad
