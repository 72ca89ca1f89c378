// The kernels of the instruction set that this process runs.
#pragma once

#include "engine/kernels/kernels.h"

namespace gategrad {

const EngineKernels& engine_kernels();

}  // namespace gategrad
