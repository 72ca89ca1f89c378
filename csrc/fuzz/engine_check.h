// The engine on one netlist, compared with a plain loop over its gates.
#pragma once

#include <cstdint>

#include "circuit/netlist.h"

namespace gategrad {

// Builds an engine with a readout that `seed` chooses and runs it in one of its ways: number of
// samples, width, threads, instruction set, packed or raw. Ends the program where a result is
// wrong.
void check_engine(const NetlistView& netlist, uint64_t seed);

// Whether the engine refuses a netlist.
bool engine_refuses(const NetlistView& netlist);

}  // namespace gategrad
