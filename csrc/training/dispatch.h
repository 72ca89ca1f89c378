// The kernels of the instruction set that this process runs.
#pragma once

#include "training/kernels/kernels.h"

namespace gategrad {

const TrainingKernels& training_kernels();

}  // namespace gategrad
