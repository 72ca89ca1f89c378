// The choice of instruction set, made once.
#pragma once

#include <string>
#include <vector>

#include "inference.h"
#include "kernels.h"

namespace gategrad {

// The best kernels that this processor can run, or those that the environment variable
// GATEGRAD_ISA names. Throws std::invalid_argument where it names others.
const Kernels& kernels();
// Those of inference, for the same instruction set.
const InferenceKernels& inference_kernels();

// Names that this processor can run, best last.
std::vector<std::string> available_isas();

}  // namespace gategrad
